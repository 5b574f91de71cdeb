// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sqlvalue.h"

#include <QByteArray>
#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace fairlead::accounting {

namespace {
template <typename Number>
std::optional<Number> parsed(std::string_view text)
{
    Number number{};
    const auto* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end)
        return {};
    return number;
}

/// Names of an enumeration whose values count from 0.
template <typename Enum, std::size_t count>
std::optional<Enum> enumNamed(const std::array<std::string_view, count>& names,
                              const std::string& name)
{
    const auto known = std::find(names.begin(), names.end(), name);
    if (known == names.end())
        return {};
    return static_cast<Enum>(known - names.begin());
}

constexpr std::array<std::string_view, 5> stateNames{"pending", "running", "suspended",
                                                     "completing", "other"};
constexpr std::array<std::string_view, 7> usageFormNames{
    "exact", "rounded", "rounded_sums", "whole", "leaf", "saved", "history"};
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

QVariant SqlValue<std::string>::to(const std::string& value)
{
    const auto size = static_cast<qsizetype>(value.size());
    const auto isPlain = [](char c) { return static_cast<signed char>(c) > 0; };
    if (std::all_of(value.begin(), value.end(), isPlain)) {
        // A null QString would be bound as NULL.
        return value.empty() ? QString(QLatin1String("")) : QString::fromLatin1(value.data(), size);
    }
    QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = utf8(QByteArrayView(value.data(), size));
    // The decoder drops a byte order mark; SQL text ends at a zero byte.
    const bool isChanged
        = utf8.hasError() || text.contains(QChar(u'\0')) || value.starts_with("\xef\xbb\xbf");
    return isChanged ? QVariant(QByteArray(value.data(), size)) : QVariant(text);
}

std::optional<std::string> SqlValue<std::string>::from(const QVariant& value)
{
    if (value.isNull())
        return {};
    return value.typeId() == QMetaType::QByteArray ? value.toByteArray().toStdString()
                                                   : value.toString().toStdString();
}

QVariant SqlValue<Message>::to(const Message& value)
{
    return SqlValue<std::string>::to(english(value));
}

std::optional<Message> SqlValue<Message>::from(const QVariant& value)
{
    auto text = SqlValue<std::string>::from(value);
    if (!text)
        return {};
    return Message::remembered(*std::move(text));
}

QVariant SqlValue<double>::to(double value)
{
    return std::isnan(value) ? QVariant() : QVariant(value);
}

std::optional<double> SqlValue<double>::from(const QVariant& value)
{
    if (value.isNull())
        return std::numeric_limits<double>::quiet_NaN();
    if (value.typeId() == QMetaType::QByteArray) // MariaDB: decimal text
        return parsed<double>(value.toByteArray().toStdString());
    if (value.typeId() != QMetaType::Double && value.typeId() != QMetaType::LongLong)
        return {};
    return value.toDouble();
}

QVariant SqlValue<long double>::to(long double value)
{
    // What is this small is nothing, and could not be read back: strtold calls it out of range.
    if (std::fpclassify(value) == FP_SUBNORMAL)
        value = 0.0L;
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                   std::chars_format::general, 21);
    return QString::fromLatin1(text.data(), end.ptr - text.data());
}

std::optional<long double> SqlValue<long double>::from(const QVariant& value)
{
    return parsed<long double>(value.toByteArray().toStdString());
}

std::optional<bool> SqlValue<bool>::from(const QVariant& value)
{
    const auto number = integerIn(value);
    if (!number || *number < 0 || *number > 1)
        return {};
    return *number == 1;
}

std::optional<std::int64_t> integerIn(const QVariant& value)
{
    if (value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Int)
        return value.toLongLong();
    return parsed<std::int64_t>(value.toByteArray().toStdString());
}

QVariant SqlValue<JobState>::to(JobState value)
{
    return QString::fromLatin1(stateNames.at(static_cast<std::size_t>(value)));
}

std::optional<JobState> SqlValue<JobState>::from(const QVariant& value)
{
    return enumNamed<JobState>(stateNames, value.toString().toStdString());
}

QVariant SqlValue<Severity>::to(Severity value)
{
    return QString::fromLatin1(severityNames.at(static_cast<std::size_t>(value)));
}

std::optional<Severity> SqlValue<Severity>::from(const QVariant& value)
{
    return enumNamed<Severity>(severityNames, value.toString().toStdString());
}

QVariant SqlValue<UsageForm>::to(UsageForm value)
{
    return QString::fromLatin1(usageFormNames.at(static_cast<std::size_t>(value)));
}

std::optional<UsageForm> SqlValue<UsageForm>::from(const QVariant& value)
{
    return enumNamed<UsageForm>(usageFormNames, value.toString().toStdString());
}

QVariant SqlValue<PreemptType>::to(PreemptType value)
{
    return QString::fromLatin1(preemptTypeNames.at(static_cast<std::size_t>(value)));
}

std::optional<PreemptType> SqlValue<PreemptType>::from(const QVariant& value)
{
    return enumNamed<PreemptType>(preemptTypeNames, value.toString().toStdString());
}

QVariant SqlValue<std::vector<std::string>>::to(const std::vector<std::string>& list)
{
    if (list.empty())
        return {};
    std::string text;
    for (const auto& entry : list) {
        text += &entry == &list.front() ? "" : ",";
        appendEscaped(text, entry);
    }
    return SqlValue<std::string>::to(text);
}

std::optional<std::vector<std::string>>
SqlValue<std::vector<std::string>>::from(const QVariant& value)
{
    if (value.isNull())
        return std::vector<std::string>();
    const auto text = SqlValue<std::string>::from(value);
    return text ? splitEscaped(*text) : std::nullopt;
}

QVariant SqlValue<TresCounts>::to(const TresCounts& list)
{
    std::vector<std::string> entries;
    entries.reserve(list.size());
    for (const auto& [name, count] : list)
        entries.push_back(name + '=' + std::to_string(count));
    return SqlValue<std::vector<std::string>>::to(entries);
}

std::optional<TresCounts> SqlValue<TresCounts>::from(const QVariant& value)
{
    const auto entries = SqlValue<std::vector<std::string>>::from(value);
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
