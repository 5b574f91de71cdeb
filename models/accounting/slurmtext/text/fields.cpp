// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/fields.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace fairlead::accounting {

namespace {
/// Keys of scontrol: letters, digits and a few signs; an option such as --mem=6G is not one.
constexpr std::array<bool, 256> keySigns()
{
    std::array<bool, 256> signs{};
    for (const char c : std::string_view("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                         "0123456789_:/&"))
        signs[static_cast<unsigned char>(c)] = true;
    return signs;
}

constexpr double most = 1.8e19; // of a count: llround() ends at half of that

std::optional<int> digits(std::string_view text, std::size_t from, std::size_t count)
{
    const auto part = text.substr(std::min(from, text.size()), count);
    if (part.size() != count)
        return std::nullopt;
    int number = 0;
    for (const char c : part) {
        if (c < '0' || c > '9') { // a sign, or a blank
            const auto value = text::toInteger(part);
            return value && *value >= 0 ? std::optional(static_cast<int>(*value)) : std::nullopt;
        }
        number = number * 10 + (c - '0');
    }
    return number;
}
} // namespace

std::string assigned(std::string_view key, std::string_view value)
{
    return std::string(key) + '=' + std::string(value);
}

std::size_t keyLength(std::string_view text)
{
    static constexpr auto isKeySign = keySigns();
    std::size_t length = 0;
    while (length < text.size() && isKeySign[static_cast<unsigned char>(text[length])])
        ++length;
    return length < text.size() && text[length] == '=' ? length : 0;
}

Keys parseKeyValues(std::string_view line)
{
    Keys values;
    std::string* current = nullptr;
    std::string ignored;
    for (const auto word : text::split(line, ' ')) {
        if (const auto length = keyLength(word); length > 0) {
            const auto [entry, isNew]
                = values.emplace(std::string(word.substr(0, length)), word.substr(length + 1));
            current = isNew ? &entry->second : &ignored;
        } else if (current != nullptr && !word.empty()) {
            *current += " " + std::string(word);
        }
    }
    return values;
}

std::string valueOf(const Keys& keys, const std::string& name)
{
    const auto found = keys.find(name);
    return found == keys.end() ? std::string() : found->second;
}

std::optional<std::uint64_t> parseTresAmount(const std::string& name, std::string_view text)
{
    constexpr std::size_t mostDigits = 9;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (!text.empty() && text.size() <= mostDigits && std::ranges::all_of(text, isDigit))
        return static_cast<std::uint64_t>(*text::toInteger(text)); // most are
    std::string_view rest;
    const auto number = text::leadingNumber(text, &rest);
    if (!number || *number < 0)
        return std::nullopt;
    double value = *number;
    const bool countsMegabytes = name == "mem" || name.starts_with("bb/");
    if (!rest.empty()) {
        const auto unit = std::string_view("KMGTPkmgtp").find(rest.front());
        if (unit == std::string_view::npos)
            return std::nullopt;
        constexpr std::array powers{1.0 / 1024, 1.0, 0x1p10, 0x1p20, 0x1p30, 0x1p40, 0x1p50};
        value *= powers[unit % 5 + (countsMegabytes ? 0 : 2)];
    }
    if (value > most)
        return std::nullopt;
    return static_cast<std::uint64_t>(std::round(value));
}

TresCounts parseTresCounts(std::string_view text, std::vector<std::string>* bad)
{
    TresCounts counts;
    if (text.empty() || text == "(null)" || text == "N/A")
        return counts;
    counts.reserve(static_cast<std::size_t>(std::count(text.begin(), text.end(), ',')) + 1);
    for (const auto entry : text::split(text, ',')) {
        const auto equal = entry.find('=');
        const auto name = text::lower(text::trimmed(entry.substr(0, equal)));
        const auto count = equal == std::string_view::npos
            ? std::nullopt
            : parseTresAmount(name, entry.substr(equal + 1));
        if (count)
            counts.emplace_back(name, *count);
        else if (bad != nullptr)
            bad->emplace_back(entry);
    }
    return counts;
}

std::optional<std::uint32_t> wholeCount(const std::string& value)
{
    std::string_view rest;
    const auto number = text::leadingNumber(text::trimmed(value), &rest);
    if (!number || !(*number >= 0 && *number <= 4294967294.0))
        return std::nullopt;
    return static_cast<std::uint32_t>(*number);
}

std::optional<std::uint32_t> wholeCount(const Keys& keys, const char* name)
{
    return wholeCount(valueOf(keys, name));
}

bool isGiven(std::string_view value)
{
    return !value.empty() && value != "(null)";
}

bool takesWholeNodes(std::optional<std::string_view> exclusive, std::string_view overSubscribe)
{
    return exclusive ? *exclusive == "NODE" || *exclusive == "YES" : overSubscribe == "NO";
}

std::uint32_t requestedNodes(const JobTres& requested, std::uint32_t shown)
{
    for (const auto& [name, count] : requested) {
        if (name == "node" && count > 0 && count <= 4294967295U)
            return static_cast<std::uint32_t>(count);
    }
    return shown;
}

namespace {
/// As SLURM_TIME_FORMAT=%s writes a moment of these decades.
std::optional<std::int64_t> sinceEpoch(std::string_view text)
{
    constexpr std::size_t shortest = 9; // digits: from 1973 on
    const bool isSo = text.size() >= shortest && text.size() <= shortest + 1;
    return isSo ? text::toInteger(text) : std::nullopt;
}
} // namespace

std::optional<std::int64_t> TimeReader::read(std::string_view text) const
{
    text = text::trimmed(text);
    if (text.empty() || text == "Unknown" || text == "None" || text == "N/A" || text == "(null)"
        || text == "NONE")
        return 0;
    if (const auto seconds = sinceEpoch(text))
        return seconds;
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
    std::string text(text::trimmed(raw));
    if (text == "Z")
        return 0;
    if (text.size() == 6 && text[3] == ':') // date +%:z, date --iso-8601=seconds
        text.erase(3, 1);
    if (text.size() != 5 || (text[0] != '+' && text[0] != '-'))
        return std::nullopt;
    const auto hours = digits(text, 1, 2);
    const auto minutes = digits(text, 3, 2);
    constexpr int farthest = 14; // h, of any place on earth
    if (!hours || !minutes || *hours > farthest || *minutes > 59)
        return std::nullopt;
    const std::int64_t seconds = *hours * 3600 + *minutes * 60;
    return text[0] == '-' ? -seconds : seconds;
}

std::optional<std::uint32_t> wholeNumber(std::string_view text)
{
    const auto value = text::toInteger(text);
    if (!value || *value < 0 || *value > 4294967295LL)
        return std::nullopt;
    return static_cast<std::uint32_t>(*value);
}

std::optional<std::uint32_t> firstNumber(std::string_view text)
{
    return wholeNumber(text.substr(0, text.find('-', 1)));
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
    return wholeNumber(text.substr(open + 1, text.size() - open - 2));
}

PipeTable::PipeTable(std::string_view header)
{
    std::size_t position = 0;
    for (const auto name : text::split(header, '|'))
        m_columns.emplace(text::lower(text::trimmed(name)), position++);
}

PipeTable::Column PipeTable::column(std::string_view name) const
{
    const auto known = m_columns.find(text::lower(name));
    return {known == m_columns.end() ? noColumn : known->second};
}

bool PipeTable::has(std::string_view name) const
{
    return column(name).place != noColumn;
}

std::string PipeTable::missing(std::span<const char* const> names) const
{
    std::string missing;
    for (const auto* name : names) {
        if (!has(name))
            missing += (missing.empty() ? "" : ", ") + std::string(name);
    }
    return missing;
}

void PipeTable::setRow(std::string_view line)
{
    m_line = line;
    text::split(line, '|', m_cells);
}

std::string_view PipeTable::cell(Column column) const
{
    return column.place < m_cells.size() ? text::trimmed(m_cells[column.place])
                                         : std::string_view();
}

std::string_view PipeTable::rest(std::string_view column) const
{
    const auto first = cell(column);
    if (first.data() == nullptr)
        return {};
    const auto begin = static_cast<std::size_t>(first.data() - m_line.data());
    return m_line.substr(begin);
}

Message PipeTable::shortness() const
{
    return {said("Messages", "the line has %1 of %2 columns and is left out"),
            {std::to_string(cells()), std::to_string(columns())}};
}

} // namespace fairlead::accounting
