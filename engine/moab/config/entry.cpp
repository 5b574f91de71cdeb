// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/config/entry.h"

#include "engine/base/text.h"

#include <algorithm>
#include <utility>

namespace fairlead::moab {

namespace {
bool isBlank(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || c == '\x7f';
}

std::string_view withoutLeadingBlanks(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    return text;
}

std::string_view trimmedBlanks(std::string_view text)
{
    text = withoutLeadingBlanks(text);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The values: words at blanks; quoted parts may hold blanks and lose their quotes.
void readValues(std::string_view text, Entry& entry)
{
    auto& list = entry.values;
    std::string word;
    bool isOpen = false;
    char quote = 0;
    for (const char c : text) {
        if (quote != 0) {
            if (c == quote)
                quote = 0;
            else
                word += c;
        } else if (c == '"' || c == '\'') {
            quote = c;
            isOpen = true;
        } else if (!isBlank(c)) {
            word += c;
            isOpen = true;
        } else if (isOpen) {
            list.push_back(std::exchange(word, {}));
            isOpen = false;
        }
    }
    if (isOpen)
        list.push_back(word);
    entry.hasOpenQuote = quote != 0;
}

bool isSign(const std::string& word)
{
    return word == "=" || word == "+=" || word == "-=";
}

/// "A", "=", "5" and "A=", "5" and "A", "=5" become "A=5".
std::vector<std::string> joined(const std::vector<std::string>& values)
{
    std::vector<std::string> list;
    for (const auto& value : values) {
        const bool continues = !list.empty()
            && (isSign(value) || value.starts_with('=') || list.back().ends_with('='));
        if (continues && list.back().find('=') != list.back().size() - 1
            && list.back().find('=') != std::string::npos)
            list.push_back(value);
        else if (continues)
            list.back() += value;
        else
            list.push_back(value);
    }
    return list;
}

bool parseAttribute(const std::string& word, Dialect dialect, Attribute& attribute)
{
    const auto sign = word.find('=');
    if (sign == std::string::npos || sign == 0)
        return false;
    auto name = word.substr(0, sign);
    if (name.ends_with('+') || name.ends_with('-')) {
        attribute.op = dialect == Dialect::Maui ? '=' : name.back();
        name.pop_back();
    }
    if (const auto open = name.find('['); open != std::string::npos) {
        const auto close = name.find(']', open);
        if (close == std::string::npos)
            return false;
        attribute.key = std::string(trimmedBlanks(name.substr(open + 1, close - open - 1)));
        name = name.substr(0, open);
    }
    attribute.name = dialect == Dialect::Maui ? name : text::upper(name);
    attribute.value = word.substr(sign + 1);
    return !attribute.name.empty();
}
} // namespace

std::string_view withoutComment(std::string_view line)
{
    char quote = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (quote != 0)
            quote = line[i] == quote ? '\0' : quote;
        else if (line[i] == '"')
            quote = line[i];
        else if (line[i] == '#')
            return line.substr(0, i);
    }
    return quote == 0 ? line : line.substr(0, std::min(line.find('#'), line.size()));
}

Entry parseEntry(std::string_view line, Dialect dialect)
{
    Entry entry;
    line = withoutComment(line);
    if (dialect == Dialect::Maui && !line.empty() && isBlank(line.front()))
        return entry;
    line = trimmedBlanks(line);
    std::size_t end = 0;
    while (end < line.size() && !isBlank(line[end]) && line[end] != '[' && line[end] != '=')
        ++end;
    entry.name = dialect == Dialect::Maui ? std::string(line.substr(0, end))
                                          : text::upper(line.substr(0, end));
    line = withoutLeadingBlanks(line.substr(end));
    if (line.starts_with('[')) {
        const auto close = std::min(line.find(']'), line.size() - 1);
        entry.index
            = std::string(trimmedBlanks(line.substr(1, std::max<std::size_t>(close, 1) - 1)));
        line = withoutLeadingBlanks(line.substr(close + 1));
    }
    if (line.starts_with('='))
        line.remove_prefix(1);
    readValues(line, entry);
    return entry;
}

std::vector<Attribute> parseAttributes(const std::vector<std::string>& values, Dialect dialect,
                                       std::vector<std::string>& others)
{
    std::vector<Attribute> attributes;
    for (const auto& word : dialect == Dialect::Moab ? joined(values) : values) {
        Attribute attribute;
        if (parseAttribute(word, dialect, attribute))
            attributes.push_back(std::move(attribute));
        else
            others.push_back(word);
    }
    return attributes;
}

} // namespace fairlead::moab
