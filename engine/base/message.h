// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairlead {

/// The English of a sentence, with the places %1 to %9. It names the sentence to the translators.
struct Sentence
{
    const char* text;
};

/// Marks a sentence: lupdate reads it like QT_TRANSLATE_NOOP. The context is always "Messages".
constexpr Sentence said(const char* /*context*/, const char* text)
{
    return {text};
}

struct FilledIn;

/// What is said to people: a sentence and what is filled in, or a name or text as it is. Logs and
/// the command line print its English, surfaces word it in their language
/// (models/words/messagewords.h).
struct Message
{
    Message() = default;
    Message(Sentence sentence);
    Message(Sentence sentence, std::vector<FilledIn> inPlaces);
    /// As it is: English alone could not be worded, so nothing becomes a message by itself.
    explicit Message(std::string plain);
    explicit Message(const char* plain);

    /// What english() gave: as far as nothing is filled in it is the sentence again.
    static Message remembered(std::string english);

    std::string text;
    std::vector<Message> arguments; ///< for %1 and so on, in this order
    bool isSentence = false; ///< there may be a translation
    bool isNumber = false; ///< surfaces group its digits and put its point as their language does
    std::optional<std::int64_t> second; ///< a moment, in Unix seconds: reports say it in words

    /// The same English: what a store gives back is equal to what it was given.
    bool operator==(const Message& other) const;
};

/// What a sentence is filled in with: names are as they are.
struct FilledIn
{
    FilledIn(Message what)
        : message(std::move(what))
    {
    }
    FilledIn(Sentence sentence)
        : message(sentence)
    {
    }
    FilledIn(Sentence sentence, std::vector<FilledIn> inPlaces)
        : message(sentence, std::move(inPlaces))
    {
    }
    FilledIn(std::string plain)
        : message(std::move(plain))
    {
    }
    FilledIn(const char* plain)
        : message(plain)
    {
    }

    Message message;
};

/// A number, in the C locale.
Message number(std::string text);
Message number(std::integral auto value)
{
    return number(std::to_string(value));
}

/// A moment in UTC, to the minute. @param second  Unix seconds
Message momentOf(std::int64_t second);

/// In English.
std::string english(const Message& message);

/// A sentence about a number of things, in the form for one of them or in that for several. The
/// number is %1, what else is filled in follows.
Message counted(std::size_t count, Sentence one, Sentence several, std::vector<FilledIn> rest = {});

/// What somebody else said (a driver, a server), or a surface in its language: nobody words it
/// anew.
Message worded(std::string text);

/// "subject: message".
Message about(std::string subject, Message message);

/// "what: why".
Message because(Message what, Message why);

/// The same with `to` in place of each `from` in the names that are filled in.
Message renamed(Message message, std::string_view from, std::string_view to);

/// `text` with the arguments in its places; a place without an argument stays.
std::string filledIn(std::string_view text, const std::vector<std::string>& arguments);

} // namespace fairlead
