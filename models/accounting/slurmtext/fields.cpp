// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/fields.h"

#include "engine/base/text.h"

#include <chrono>
#include <cmath>

namespace fairlead::accounting {

namespace {
bool isKey(std::string_view word)
{
    // Keys of scontrol: letters, digits and a few signs; an option such as --mem=6G is not one.
    return !word.empty() && word.front() != '-'
        && word.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                                  "_:/&")
        == std::string_view::npos;
}

std::optional<std::uint64_t> parseTresNumber(const std::string& name, std::string_view text)
{
    std::string_view rest;
    const auto number = text::leadingNumber(text, &rest);
    if (!number || *number < 0)
        return std::nullopt;
    double value = *number;
    const bool countsMegabytes = name == "mem" || name.starts_with("bb/");
    if (!rest.empty()) {
        const auto unit = std::string_view("KMGTP").find(text::upper(rest.substr(0, 1)));
        if (unit == std::string_view::npos)
            return std::nullopt;
        const int base = countsMegabytes ? 2 : 0;
        value *= std::pow(1024.0, static_cast<int>(unit) + 1 - base);
    }
    if (value > 1.8e19) // llround() ends at half of that
        return std::nullopt;
    return static_cast<std::uint64_t>(std::round(value));
}

std::optional<int> digits(std::string_view text, std::size_t from, std::size_t count)
{
    const auto part = text.substr(std::min(from, text.size()), count);
    const auto value = text::toInteger(part);
    return part.size() == count && value && *value >= 0 ? std::optional(static_cast<int>(*value))
                                                        : std::nullopt;
}
} // namespace

std::map<std::string, std::string> parseKeyValues(std::string_view line)
{
    std::map<std::string, std::string> values;
    std::string* current = nullptr;
    std::string ignored;
    for (const auto word : text::split(line, ' ')) {
        const auto equal = word.find('=');
        if (equal != std::string_view::npos && isKey(word.substr(0, equal))) {
            const auto [entry, isNew]
                = values.emplace(std::string(word.substr(0, equal)), word.substr(equal + 1));
            current = isNew ? &entry->second : &ignored;
        } else if (current != nullptr && !word.empty()) {
            *current += " " + std::string(word);
        }
    }
    return values;
}

std::map<std::string, std::string> parseJobKeyValues(std::string_view line)
{
    const auto name = line.find(" JobName=");
    const auto group = line.find(" GroupId=");
    if (name == std::string_view::npos || group == std::string_view::npos)
        return parseKeyValues(line);
    const auto user = line.substr(0, group).rfind(" UserId=");
    if (user == std::string_view::npos || user < name)
        return parseKeyValues(line);
    auto values = parseKeyValues(line.substr(0, name));
    values.emplace("JobName", line.substr(name + 9, user - name - 9));
    values.merge(parseKeyValues(line.substr(user)));
    return values;
}

TresCounts parseTresCounts(std::string_view text, std::vector<std::string>* bad)
{
    TresCounts counts;
    if (text.empty() || text == "(null)" || text == "N/A")
        return counts;
    for (const auto entry : text::split(text, ',')) {
        const auto equal = entry.find('=');
        const auto name = text::lower(text::trimmed(entry.substr(0, equal)));
        const auto count = equal == std::string_view::npos
            ? std::nullopt
            : parseTresNumber(name, entry.substr(equal + 1));
        if (count)
            counts.emplace_back(name, *count);
        else if (bad != nullptr)
            bad->emplace_back(entry);
    }
    return counts;
}

std::uint32_t requestedNodes(const TresCounts& requested, std::uint32_t shown)
{
    for (const auto& [name, count] : requested) {
        if (name == "node" && count > 0 && count <= 4294967295U)
            return static_cast<std::uint32_t>(count);
    }
    return shown;
}

std::optional<std::int64_t> TimeReader::read(std::string_view text) const
{
    text = text::trimmed(text);
    if (text.empty() || text == "Unknown" || text == "None" || text == "N/A" || text == "(null)"
        || text == "NONE")
        return 0;
    const auto year = digits(text, 0, 4);
    const auto month = digits(text, 5, 2);
    const auto day = digits(text, 8, 2);
    const auto hour = digits(text, 11, 2);
    const auto minute = digits(text, 14, 2);
    const auto second = digits(text, 17, 2);
    if (!year || !month || !day || !hour || !minute || !second || text.size() != 19)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok() || *hour > 23 || *minute > 59 || *second > 60)
        return std::nullopt;
    const auto days = std::chrono::sys_days(date).time_since_epoch().count();
    return static_cast<std::int64_t>(days) * 86400 + *hour * 3600 + *minute * 60 + *second
        - utcOffset;
}

std::optional<std::int64_t> parseUtcOffset(std::string_view raw)
{
    const auto text = text::trimmed(raw);
    if (text.size() != 5 || (text[0] != '+' && text[0] != '-'))
        return std::nullopt;
    const auto hours = digits(text, 1, 2);
    const auto minutes = digits(text, 3, 2);
    if (!hours || !minutes)
        return std::nullopt;
    const std::int64_t seconds = *hours * 3600 + *minutes * 60;
    return text[0] == '-' ? -seconds : seconds;
}

std::string nameBeforeParenthesis(std::string_view text)
{
    return std::string(text.substr(0, text.find('(')));
}

std::optional<std::uint32_t> numberInParentheses(std::string_view text)
{
    const auto open = text.find('(');
    if (open == std::string_view::npos || !text.ends_with(')'))
        return std::nullopt;
    const auto number = text::toInteger(text.substr(open + 1, text.size() - open - 2));
    if (!number || *number < 0 || *number > 4294967295LL)
        return std::nullopt;
    return static_cast<std::uint32_t>(*number);
}

PipeTable::PipeTable(std::string_view header)
{
    std::size_t position = 0;
    for (const auto name : text::split(header, '|'))
        m_columns.emplace(text::lower(text::trimmed(name)), position++);
}

bool PipeTable::has(std::string_view column) const
{
    return m_columns.contains(text::lower(column));
}

void PipeTable::setRow(std::string_view line)
{
    m_line = std::string(line);
    m_cells = text::split(m_line, '|');
}

std::string_view PipeTable::cell(std::string_view column) const
{
    const auto known = m_columns.find(text::lower(column));
    if (known == m_columns.end() || known->second >= m_cells.size())
        return {};
    return text::trimmed(m_cells[known->second]);
}

} // namespace fairlead::accounting
