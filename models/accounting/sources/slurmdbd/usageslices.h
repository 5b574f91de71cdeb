// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/consumption.h"

#include <cstdint>
#include <vector>

namespace fairlead::accounting {

/// A table of slurmdbd and the part of a period that is read from it.
struct UsageSlice
{
    enum class Table
    {
        Hour,
        Day,
        Month
    };
    Table table = Table::Hour;
    UsagePeriod period;
    bool operator==(const UsageSlice&) const = default;
};

/// Which tables to read for a period: whole months, then whole days, then hours for what is left.
/// `months` and `days` are slots that are complete, in order and without overlap.
std::vector<UsageSlice> usageSlices(const UsagePeriod& period,
                                    const std::vector<UsagePeriod>& months,
                                    const std::vector<UsagePeriod>& days);

/// The full hour at which sreport begins or ends where it is asked for `moment`, Unix seconds: from
/// half an hour on it is the next one. Of UTC; sreport does so in its local time.
/// @source src/common/slurmdb_defs.c, slurmdb_report_set_start_end_time()
std::int64_t sreportHour(std::int64_t moment);

} // namespace fairlead::accounting
