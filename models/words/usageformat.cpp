// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/usageformat.h"

#include "engine/priority/usagememory.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace fairlead::models::valueformat {

namespace {
struct UsageFormat
{
    Q_DECLARE_TR_FUNCTIONS(UsageFormat)
};

bool isWeighted(const Snapshot& snapshot)
{
    return std::any_of(snapshot.partitions.begin(), snapshot.partitions.end(),
                       [](const Partition& p) { return !p.billingWeights.empty(); });
}

std::atomic<HoursUnit> chosenUnit{HoursUnit::CpuHours}; // reports are written on other threads
} // namespace

UsageHours hoursOfUsage(const Snapshot& snapshot)
{
    if (usageMemory(snapshot.policy).isOfEquivalents)
        return UsageHours::Equivalents;
    return isWeighted(snapshot) ? UsageHours::Billing : UsageHours::Cpus;
}

void setHoursUnit(HoursUnit unit)
{
    chosenUnit = unit;
}

std::optional<double> cpusOfNode(const Snapshot& snapshot)
{
    if (chosenUnit == HoursUnit::CpuHours || snapshot.nodeCount == 0 || snapshot.cpuCount == 0)
        return std::nullopt;
    return static_cast<double>(snapshot.cpuCount) / static_cast<double>(snapshot.nodeCount);
}

QString cpuHours(long double seconds, const QLocale& locale, int decimals)
{
    const auto hours = static_cast<double>(seconds / 3600.0L);
    return locale.toString(hours, 'f', decimals >= 0 ? decimals : hours < 999.5 ? 1 : 0);
}

QString cpuUse(const Snapshot& snapshot, long double seconds, const QLocale& locale, int decimals)
{
    return cpuHours(seconds / cpusOfNode(snapshot).value_or(1.0), locale, decimals);
}

QString cpuUseText(const Snapshot& snapshot, long double seconds, const QLocale& locale)
{
    constexpr double oneDecimalFrom = 0.1; // h: two CPU-hours of a large node are not 0.0
    constexpr int moreDecimals = 2;
    const auto hours = static_cast<double>(seconds / cpusOfNode(snapshot).value_or(1.0)) / 3600.0;
    const bool isSmall = hours > 0.0 && hours < oneDecimalFrom;
    return (cpusOfNode(snapshot) ? UsageFormat::tr("%1 node-hours")
                                 : UsageFormat::tr("%1 CPU-hours"))
        .arg(cpuUse(snapshot, seconds, locale, isSmall ? moreDecimals : -1));
}

QString cpuUnit(const Snapshot& snapshot)
{
    return cpusOfNode(snapshot) ? UsageFormat::tr("node-hours") : UsageFormat::tr("CPU-hours");
}

QString usageAmount(const Snapshot& snapshot, long double seconds, const QLocale& locale,
                    int decimals)
{
    return hoursOfUsage(snapshot) == UsageHours::Cpus ? cpuUse(snapshot, seconds, locale, decimals)
                                                      : cpuHours(seconds, locale, decimals);
}

QString usage(const Snapshot& snapshot, long double seconds, const QLocale& locale)
{
    switch (hoursOfUsage(snapshot)) {
    case UsageHours::Billing:
        return UsageFormat::tr("%1 billing-hours").arg(cpuHours(seconds, locale));
    case UsageHours::Equivalents:
        return UsageFormat::tr("%1 PE-hours").arg(cpuHours(seconds, locale));
    case UsageHours::Cpus:
        break;
    }
    return cpuUseText(snapshot, seconds, locale);
}

QString usageUnit(const Snapshot& snapshot)
{
    switch (hoursOfUsage(snapshot)) {
    case UsageHours::Billing:
        return UsageFormat::tr("billing-hours");
    case UsageHours::Equivalents:
        return UsageFormat::tr("PE-hours", "hours of Moab's processor equivalents");
    case UsageHours::Cpus:
        break;
    }
    return cpuUnit(snapshot);
}

QString usageSeconds(long double seconds, const QLocale& locale)
{
    return UsageFormat::tr("%1 s").arg(locale.toString(static_cast<double>(seconds), 'f', 0));
}

} // namespace fairlead::models::valueformat
