// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

#include <vector>

namespace fairlead::replay {

/// Something that is due.
struct Timed
{
    Moment at = 0;
    std::uint32_t what = 0;
    bool operator>(const Timed& other) const
    {
        return at != other.at ? at > other.at : what > other.what;
    }
};

/// Submissions in order: jobs, of arrays the first tasks. Who ended before `from` is left out.
/// @param seed  0: as recorded; else somewhere in the recorded second, in the order of numbers
std::vector<Timed> submissionsOf(const Workload& workload, Second from, std::uint64_t seed);

/// Those of the workload, a node's that overlap as one: it is out until the last one ends.
std::vector<Outage> outagesOf(const Workload& workload);

/// Of Timed: a reservation begins or ends, which asks for no pass.
inline constexpr std::uint32_t reservationTurns = nothing - 1;
/// @unit s since 1970; what ends later does not end
inline constexpr Second farFuture = 3'000'000'000;
/// Of Timed: a partition (x 2, and 1 more when it opens) beside this bit.
inline constexpr std::uint32_t partitionTurns = 0x80000000U;
/// Of Timed: jobs are changed by hand, as changeJobs() takes it, beside this bit.
inline constexpr std::uint32_t jobTurns = 0x40000000U;
/// When jobs are changed by hand, in order: of each moment the first of Workload::formerValues.
std::vector<Timed> jobChangesOf(const Workload& workload);
/// What else asks for a pass from then on, in order: nodes that go down and come back (node x 2,
/// and 1 more when it comes back), partitions that close and open, jobs that are changed, held
/// jobs that are released and reservations that are made (`nothing`); and `reservationTurns`.
std::vector<Timed> switchesOf(const Workload& workload, Second from);

/// The first moment of a beat at or after `from`.
inline Moment nextBeat(Moment beat, std::int64_t period, Moment from)
{
    if (from <= beat)
        return beat;
    return beat + (from - beat + period - 1) / period * period;
}

} // namespace fairlead::replay
