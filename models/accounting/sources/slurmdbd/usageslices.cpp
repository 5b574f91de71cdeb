// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/usageslices.h"

#include "engine/base/durations.h"

namespace fairlead::accounting {

namespace {
void addSlice(std::vector<UsageSlice>& slices, UsageSlice::Table table, const UsagePeriod& period)
{
    if (period.from >= period.to)
        return;
    // Neighbours of one table are read in one go.
    if (!slices.empty() && slices.back().table == table && slices.back().period.to == period.from)
        slices.back().period.to = period.to;
    else
        slices.push_back({table, period});
}

/// Days where there are whole ones, hours else.
void addDays(std::vector<UsageSlice>& slices, const UsagePeriod& period,
             const std::vector<UsagePeriod>& days)
{
    auto at = period.from;
    for (const auto& slot : days) {
        if (slot.from < at || slot.to > period.to)
            continue;
        addSlice(slices, UsageSlice::Table::Hour, {at, slot.from});
        addSlice(slices, UsageSlice::Table::Day, slot);
        at = slot.to;
    }
    addSlice(slices, UsageSlice::Table::Hour, {at, period.to});
}
} // namespace

std::int64_t sreportHour(std::int64_t moment)
{
    const auto inHour = moment % durations::hour;
    // 30 s make a minute more, and then 30 minutes an hour more.
    constexpr std::int64_t roundsUp = 29 * 60 + 30;
    return moment - inHour + (inHour >= roundsUp ? durations::hour : 0);
}

std::vector<UsageSlice> usageSlices(const UsagePeriod& period,
                                    const std::vector<UsagePeriod>& months,
                                    const std::vector<UsagePeriod>& days)
{
    std::vector<UsageSlice> slices;
    auto at = period.from;
    for (const auto& month : months) {
        if (month.from < at || month.to > period.to)
            continue;
        addDays(slices, {at, month.from}, days);
        addSlice(slices, UsageSlice::Table::Month, month);
        at = month.to;
    }
    addDays(slices, {at, period.to}, days);
    return slices;
}

} // namespace fairlead::accounting
