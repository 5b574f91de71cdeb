// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sqlvalue.h"

#include "models/accounting/store/decimaltext.h"
#include "models/accounting/store/enumnames.h"

#include <QUtf8StringView>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace fairlead::accounting {

namespace {
constexpr std::array<std::string_view, 5> stateNames{"pending", "running", "suspended",
                                                     "completing", "other"};
constexpr std::array<std::string_view, 8> usageFormNames{
    "exact", "rounded", "rounded_sums", "whole", "leaf", "saved", "history", "unread"};
constexpr std::array<std::string_view, 3> preemptTypeNames{"none", "partition_prio", "qos"};
constexpr std::array<std::string_view, 3> severityNames{"note", "warning", "error"};

void appendEscaped(std::string& target, std::string_view text)
{
    for (const char c : text) {
        if (c == ',' || c == '\\')
            target += '\\';
        target += c;
    }
}

/// The entries between the commas, with the escapes undone; nothing for a lone backslash.
std::optional<std::vector<std::string>> splitEscaped(const std::string& text)
{
    std::vector<std::string> entries(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ',') {
            entries.emplace_back();
            continue;
        }
        if (text[i] == '\\' && ++i == text.size())
            return {};
        entries.back() += text[i];
    }
    return entries;
}
} // namespace

void SqlValue<std::string>::put(SqlCell& cell, const std::string& value)
{
    const auto isPlain = [](char c) { return static_cast<signed char>(c) > 0; };
    if (std::all_of(value.begin(), value.end(), isPlain))
        return cell.setText(value);
    // SQL text ends at a zero byte, and readers drop a byte order mark.
    const bool isText
        = QUtf8StringView(value.data(), static_cast<qsizetype>(value.size())).isValidUtf8()
        && value.find('\0') == std::string::npos && !value.starts_with("\xef\xbb\xbf");
    return isText ? cell.setText(value) : cell.setBytes(value);
}

std::optional<std::string> SqlValue<std::string>::from(const SqlCell& cell)
{
    if (cell.isNull())
        return {};
    return cell.text();
}

void SqlValue<Message>::put(SqlCell& cell, const Message& value)
{
    SqlValue<std::string>::put(cell, english(value));
}

std::optional<Message> SqlValue<Message>::from(const SqlCell& cell)
{
    auto text = SqlValue<std::string>::from(cell);
    if (!text)
        return {};
    return Message::remembered(*std::move(text));
}

void SqlValue<double>::put(SqlCell& cell, double value)
{
    return std::isnan(value) ? cell.clear() : cell.setReal(value);
}

std::optional<double> SqlValue<double>::from(const SqlCell& cell)
{
    return cell.isNull() ? std::numeric_limits<double>::quiet_NaN() : cell.real();
}

void SqlValue<long double>::put(SqlCell& cell, long double value)
{
    // What is this small is nothing, and could not be read back: strtold calls it out of range.
    if (std::fpclassify(value) == FP_SUBNORMAL)
        value = 0.0L;
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::general, 21);
    cell.setText({text.data(), end.ptr});
}

std::optional<long double> SqlValue<long double>::from(const SqlCell& cell)
{
    return parsed<long double>(cell.text());
}

std::optional<bool> SqlValue<bool>::from(const SqlCell& cell)
{
    const auto number = cell.integer();
    if (!number || *number < 0 || *number > 1)
        return {};
    return *number == 1;
}

void SqlValue<JobState>::put(SqlCell& cell, JobState value)
{
    cell.setText(stateNames.at(static_cast<std::size_t>(value)));
}

std::optional<JobState> SqlValue<JobState>::from(const SqlCell& cell)
{
    return enumNamed<JobState>(stateNames, cell.text());
}

void SqlValue<Severity>::put(SqlCell& cell, Severity value)
{
    cell.setText(severityNames.at(static_cast<std::size_t>(value)));
}

std::optional<Severity> SqlValue<Severity>::from(const SqlCell& cell)
{
    return enumNamed<Severity>(severityNames, cell.text());
}

void SqlValue<UsageForm>::put(SqlCell& cell, UsageForm value)
{
    cell.setText(usageFormNames.at(static_cast<std::size_t>(value)));
}

std::optional<UsageForm> SqlValue<UsageForm>::from(const SqlCell& cell)
{
    return enumNamed<UsageForm>(usageFormNames, cell.text());
}

void SqlValue<PreemptType>::put(SqlCell& cell, PreemptType value)
{
    cell.setText(preemptTypeNames.at(static_cast<std::size_t>(value)));
}

std::optional<PreemptType> SqlValue<PreemptType>::from(const SqlCell& cell)
{
    return enumNamed<PreemptType>(preemptTypeNames, cell.text());
}

void SqlValue<std::vector<std::string>>::put(SqlCell& cell, const std::vector<std::string>& list)
{
    if (list.empty())
        return cell.clear();
    std::string text;
    for (const auto& entry : list) {
        text += &entry == &list.front() ? "" : ",";
        appendEscaped(text, entry);
    }
    SqlValue<std::string>::put(cell, text);
}

std::optional<std::vector<std::string>>
SqlValue<std::vector<std::string>>::from(const SqlCell& cell)
{
    if (cell.isNull())
        return std::vector<std::string>();
    const auto text = SqlValue<std::string>::from(cell);
    return text ? splitEscaped(*text) : std::nullopt;
}

void SqlValue<TresCounts>::put(SqlCell& cell, const TresCounts& list)
{
    std::vector<std::string> entries;
    entries.reserve(list.size());
    for (const auto& [name, count] : list)
        entries.push_back(name + '=' + std::to_string(count));
    SqlValue<std::vector<std::string>>::put(cell, entries);
}

std::optional<TresCounts> SqlValue<TresCounts>::from(const SqlCell& cell)
{
    const auto entries = SqlValue<std::vector<std::string>>::from(cell);
    if (!entries)
        return {};
    TresCounts list;
    list.reserve(entries->size());
    for (const auto& entry : *entries) {
        const auto equal = entry.rfind('=');
        if (equal == std::string::npos)
            return {};
        const auto count = parsed<std::uint64_t>(std::string_view(entry).substr(equal + 1));
        if (!count)
            return {};
        list.emplace_back(entry.substr(0, equal), *count);
    }
    return list;
}

} // namespace fairlead::accounting
