// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/usagehistory.h"
#include "engine/replay/clock/replay.h"

#include <memory>

namespace fairlead::replay {

/// A recording up to a moment, and from then on its last weeks again and again: the same jobs, as
/// many whole weeks (or days, or all of it where it is shorter) later.
struct ComingWeeks
{
    std::shared_ptr<const Recording> recording; ///< completed()
    std::vector<std::uint32_t> copyOf; ///< [Workload::jobs] the recorded job that comes again
    std::size_t recorded = 0; ///< so many jobs come first and are no copies
    Second begin = 0; ///< until then it is what was recorded
    Second end = 0; ///< so far jobs come
    Second weeks = 0; ///< how long what comes again is  @unit s
};

/// @param begin  @range (from, to] of the recording
/// @param until  how far jobs are wanted: they come for at least one of the periods, and as many
///     times as make two million jobs at most
/// Error codes: DataInvalid (no job was recorded before `begin`), Usage (not Slurm's policy).
Result<ComingWeeks> comingWeeks(const Recording& recording, const Policy& policy, Second begin,
                                Second until);

/// What everybody is charged in [begin, end) if those weeks come under a policy: who waits and runs
/// at `begin` goes on. Another seed draws other phases, and other jobs that fail at once.
/// Cancelled, it returns what it has.
std::vector<UsageInterval> chargesOf(const ComingWeeks& coming, const Inputs& policy,
                                     std::uint64_t seed,
                                     const std::atomic<bool>* isCancelled = nullptr);

} // namespace fairlead::replay
