// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/usagereset.h"

#include "engine/base/timetext.h"
#include "engine/slurm/usage/charging.h"

#include <cstdlib>
#include <optional>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t quarter = 900; // s: zones differ by such
constexpr std::int64_t farthestWest = -12 * 3600;
constexpr std::int64_t farthestEast = 14 * 3600;

/// The offset nearest to that of the source at which a period began at that moment; nothing: at
/// none.  @unit s east of UTC
std::optional<std::int64_t> offsetOf(const std::string& period, std::int64_t last,
                                     std::int64_t told)
{
    std::optional<std::int64_t> nearest;
    for (auto offset = farthestWest; offset <= farthestEast; offset += quarter) {
        const bool isBegin = slurm::lastUsageReset(period, last, offset) == last;
        if (isBegin && (!nearest || std::abs(offset - told) < std::abs(*nearest - told)))
            nearest = offset;
    }
    return nearest;
}
} // namespace

void noteUsageReset(const TimeReader& times, std::int64_t last, SnapshotRecords& records)
{
    records.utcOffset = times.utcOffset;
    const auto& period = records.policy.slurm().usageReset;
    if (period == "NONE")
        return;
    const auto own = last > 0 ? offsetOf(period, last, times.utcOffset) : std::nullopt;
    records.utcOffset = own.value_or(times.utcOffset);
    Message days{
        said("Messages",
             "days of PriorityUsageResetPeriod %1 as the clock of the capture counts them"),
        {period}};
    if (own)
        days
            = {said("Messages",
                    "days of PriorityUsageResetPeriod %1 as the last reset tells them, that of %2"),
               {period, isoTime(last)}};
    if (period == "NOW")
        days = said("Messages",
                    "PriorityUsageResetPeriod NOW: no start of slurmctld after what is read");
    records.provenance.push_back({said("Messages", "usage reset"), days, !own});
}

} // namespace fairlead::accounting
