// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/message.h"

#include "engine/base/timetext.h"

#include <utility>

namespace fairlead {

Message::Message(Sentence sentence)
    : text(sentence.text)
    , isSentence(true)
{
}

Message::Message(Sentence sentence, std::vector<FilledIn> inPlaces)
    : Message(sentence)
{
    for (auto& place : inPlaces)
        arguments.push_back(std::move(place.message));
}

Message::Message(std::string plain)
    : text(std::move(plain))
{
}

Message::Message(const char* plain)
    : text(plain)
{
}

Message Message::remembered(std::string english)
{
    Message message(std::move(english));
    message.isSentence = true;
    return message;
}

Message number(std::string text)
{
    Message message(std::move(text));
    message.isNumber = true;
    return message;
}

Message momentOf(std::int64_t second)
{
    Message message(minuteText(second));
    message.second = second;
    return message;
}

bool Message::operator==(const Message& other) const
{
    return english(*this) == english(other);
}

std::string english(const Message& message)
{
    std::vector<std::string> arguments;
    for (const auto& argument : message.arguments)
        arguments.push_back(english(argument));
    return filledIn(message.text, arguments);
}

Message counted(std::size_t count, Sentence one, Sentence several, std::vector<FilledIn> rest)
{
    rest.insert(rest.begin(), number(count));
    return {count == 1 ? one : several, std::move(rest)};
}

Message about(std::string subject, Message message)
{
    return because(Message(std::move(subject)), std::move(message));
}

Message because(Message what, Message why)
{
    return {said("Messages", "%1: %2"), {std::move(what), std::move(why)}};
}

Message worded(std::string text)
{
    return Message(std::move(text));
}

Message renamed(Message message, std::string_view from, std::string_view to)
{
    for (auto& argument : message.arguments)
        argument = renamed(std::move(argument), from, to);
    if (message.isSentence || from.empty())
        return message;
    auto& text = message.text;
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return message;
}

// In one pass: what looks like a place inside an argument is none.
std::string filledIn(std::string_view text, const std::vector<std::string>& arguments)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char digit = text[i] == '%' && i + 1 < text.size() ? text[i + 1] : '0';
        const auto place = static_cast<std::size_t>(digit - '1');
        if (digit >= '1' && digit <= '9' && place < arguments.size()) {
            result += arguments[place];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

} // namespace fairlead
