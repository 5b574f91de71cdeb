// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <QLocale>
#include <QString>

#include <optional>

/// Usage and CPUs times their time, as people read them in a locale.
namespace fairlead::models::valueformat {

/// In which unit CPUs times their time are said in the whole program, as its language: CPU-hours
/// until somebody chooses.
enum class HoursUnit
{
    CpuHours,
    NodeHours ///< of as many CPUs as a node of the cluster has on average
};
void setHoursUnit(HoursUnit unit);
/// How many CPUs a node has on average; nothing where CPU-hours are said: they were chosen, or the
/// source does not say how many nodes and CPUs there are.
std::optional<double> cpusOfNode(const Snapshot& snapshot);
inline constexpr int ownDecimals = -1; ///< by the size of the number alone
/// Decimals for all hours of a column, so that their points stand below each other.
/// @param largest  of the column, in seconds
inline int decimalsOfHours(long double largest)
{
    return largest < 100'000 * 3600.0L ? 1 : 0;
}
/// CPU-seconds in hours: 123.4, 1 234; without the unit.
QString cpuHours(long double seconds, const QLocale& locale = {}, int decimals = ownDecimals);
/// CPU-seconds in the unit that is said.
QString cpuUse(const Snapshot& snapshot, long double seconds, const QLocale& locale = {},
               int decimals = ownDecimals);
/// The same with the unit: "123.4 node-hours".
QString cpuUseText(const Snapshot& snapshot, long double seconds, const QLocale& locale = {});
/// "CPU-hours" or "node-hours", for the heading of a column.
QString cpuUnit(const Snapshot& snapshot);
/// Decayed usage (billing-seconds) in the unit that is said, without it.
QString usageAmount(const Snapshot& snapshot, long double seconds, const QLocale& locale = {},
                    int decimals = ownDecimals);
/// The same with its unit: cpuUnit(), "billing-hours" where a partition weighs its resources, or
/// "PE-hours" where usage is of processor equivalents.
QString usage(const Snapshot& snapshot, long double seconds, const QLocale& locale = {});
/// What the hours of usage() are of.
enum class UsageHours
{
    Cpus, ///< in the unit that is said
    Billing,
    Equivalents
};
UsageHours hoursOfUsage(const Snapshot& snapshot);
/// The unit alone, for the heading of a column.
QString usageUnit(const Snapshot& snapshot);
/// Decayed usage in seconds, for tool tips: 4 444 200 s.
QString usageSeconds(long double seconds, const QLocale& locale = {});

} // namespace fairlead::models::valueformat
