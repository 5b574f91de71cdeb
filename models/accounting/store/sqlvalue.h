// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <QVariant>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// How one value of the engine lies in a column, and what a column must hold to become one again.
/// Everything comes back exactly as it went in: text byte for byte, numbers bit for bit.
namespace fairlead::accounting {

template <typename T>
struct SqlValue;

/// Text that is not UTF-8, or holds a zero byte, is kept as a blob.
template <>
struct SqlValue<std::string>
{
    static QVariant to(const std::string& value);
    static std::optional<std::string> from(const QVariant& value);
};

/// In English.
template <>
struct SqlValue<Message>
{
    static QVariant to(const Message& value);
    static std::optional<Message> from(const QVariant& value);
};

/// NULL stands for NaN, which SQL does not know.
template <>
struct SqlValue<double>
{
    static QVariant to(double value);
    static std::optional<double> from(const QVariant& value);
};

/// Decimal text of 21 significant digits: enough to tell every 80-bit number from its neighbours.
template <>
struct SqlValue<long double>
{
    static QVariant to(long double value);
    static std::optional<long double> from(const QVariant& value);
};

template <>
struct SqlValue<bool>
{
    static QVariant to(bool value) { return value ? 1 : 0; }
    static std::optional<bool> from(const QVariant& value);
};

/// The number in an integer column, when there is one.
std::optional<std::int64_t> integerIn(const QVariant& value);

template <typename T>
requires std::is_integral_v<T>
struct SqlValue<T>
{
    static_assert(sizeof(T) < sizeof(std::int64_t) || std::is_signed_v<T>);
    static QVariant to(T value) { return QVariant(static_cast<qlonglong>(value)); }
    static std::optional<T> from(const QVariant& value)
    {
        const auto number = integerIn(value);
        if (!number || *number < std::numeric_limits<T>::min()
            || *number > static_cast<std::int64_t>(std::numeric_limits<T>::max()))
            return {};
        return static_cast<T>(*number);
    }
};

/// Enumerations are kept by name.
template <>
struct SqlValue<JobState>
{
    static QVariant to(JobState value);
    static std::optional<JobState> from(const QVariant& value);
};
template <>
struct SqlValue<Severity>
{
    static QVariant to(Severity value);
    static std::optional<Severity> from(const QVariant& value);
};

template <>
struct SqlValue<UsageForm>
{
    static QVariant to(UsageForm value);
    static std::optional<UsageForm> from(const QVariant& value);
};

template <>
struct SqlValue<PreemptType>
{
    static QVariant to(PreemptType value);
    static std::optional<PreemptType> from(const QVariant& value);
};

/// "rapide,normal"; NULL is the empty list. A comma or a backslash in an entry gets a backslash.
template <>
struct SqlValue<std::vector<std::string>>
{
    static QVariant to(const std::vector<std::string>& list);
    static std::optional<std::vector<std::string>> from(const QVariant& value);
};

/// "cpu=4,mem=16000", as Slurm writes it, with the same escapes.
using TresCounts = std::vector<std::pair<std::string, std::uint64_t>>;
template <>
struct SqlValue<TresCounts>
{
    static QVariant to(const TresCounts& list);
    static std::optional<TresCounts> from(const QVariant& value);
};

} // namespace fairlead::accounting
