// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/store/sqlcell.h"

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
    static void put(SqlCell& cell, const std::string& value);
    static std::optional<std::string> from(const SqlCell& cell);
};

/// In English.
template <>
struct SqlValue<Message>
{
    static void put(SqlCell& cell, const Message& value);
    static std::optional<Message> from(const SqlCell& cell);
};

/// NULL stands for NaN, which SQL does not know.
template <>
struct SqlValue<double>
{
    static void put(SqlCell& cell, double value);
    static std::optional<double> from(const SqlCell& cell);
};

/// Decimal text of 21 significant digits: enough to tell every 80-bit number from its neighbours.
template <>
struct SqlValue<long double>
{
    static void put(SqlCell& cell, long double value);
    static std::optional<long double> from(const SqlCell& cell);
};

template <>
struct SqlValue<bool>
{
    static void put(SqlCell& cell, bool value) { cell.setInteger(value ? 1 : 0); }
    static std::optional<bool> from(const SqlCell& cell);
};

template <typename T>
requires std::is_integral_v<T>
struct SqlValue<T>
{
    static_assert(sizeof(T) < sizeof(std::int64_t) || std::is_signed_v<T>);
    static void put(SqlCell& cell, T value) { cell.setInteger(static_cast<std::int64_t>(value)); }
    static std::optional<T> from(const SqlCell& cell)
    {
        const auto number = cell.integer();
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
    static void put(SqlCell& cell, JobState value);
    static std::optional<JobState> from(const SqlCell& cell);
};
template <>
struct SqlValue<Severity>
{
    static void put(SqlCell& cell, Severity value);
    static std::optional<Severity> from(const SqlCell& cell);
};

template <>
struct SqlValue<UsageForm>
{
    static void put(SqlCell& cell, UsageForm value);
    static std::optional<UsageForm> from(const SqlCell& cell);
};

template <>
struct SqlValue<PreemptType>
{
    static void put(SqlCell& cell, PreemptType value);
    static std::optional<PreemptType> from(const SqlCell& cell);
};

/// "rapide,normal"; NULL is the empty list. A comma or a backslash in an entry gets a backslash.
template <>
struct SqlValue<std::vector<std::string>>
{
    static void put(SqlCell& cell, const std::vector<std::string>& list);
    static std::optional<std::vector<std::string>> from(const SqlCell& cell);
};

// What records share is read by SharedValues.
template <>
struct SqlValue<NameList>
{
    static void put(SqlCell& cell, const NameList& list)
    {
        SqlValue<std::vector<std::string>>::put(cell, list);
    }
};
template <>
struct SqlValue<SharedText>
{
    static void put(SqlCell& cell, const SharedText& text)
    {
        SqlValue<std::string>::put(cell, text);
    }
};

/// "cpu=4,mem=16000", as Slurm writes it, with the same escapes.
using TresCounts = std::vector<std::pair<std::string, std::uint64_t>>;
template <>
struct SqlValue<TresCounts>
{
    static void put(SqlCell& cell, const TresCounts& list);
    static std::optional<TresCounts> from(const SqlCell& cell);
};
template <>
struct SqlValue<JobTres>
{
    static void put(SqlCell& cell, const JobTres& list)
    {
        SqlValue<TresCounts>::put(cell, list.list());
    }
};

/// A condition on a column of names, which takes the name twice. MariaDB takes texts that differ in
/// spaces at their end for the same; a file does not.
inline constexpr auto isThatName = "name = ? AND LENGTH(name) = LENGTH(?)";

/// A cell of its own for one value.
template <typename T>
SqlCell cellWith(const T& value)
{
    SqlCell cell;
    SqlValue<T>::put(cell, value);
    return cell;
}

} // namespace fairlead::accounting
