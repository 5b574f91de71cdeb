// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/recovery/recovery.h"
#include "engine/replay/outcome/outlook.h"

namespace fairlead {

/// How an association fares if the recorded weeks come again and it goes on with its jobs, from
/// several phases.
struct ReplayedRecovery
{
    std::vector<Recovery> replicas; ///< at the same moments; none: cancelled
    std::int64_t weeks = 0; ///< how long the time is that comes again  @unit s

    /// The moments of a course are those of the first replica.
    [[nodiscard]] replay::Estimate effectiveUsage(std::size_t point) const;
    /// The means of all replicas; it is back when half of them are.
    [[nodiscard]] Recovery middle() const;
};

/// What a replay needs to know beside the recording.
struct ReplayedOptions
{
    std::optional<std::int64_t> until; ///< nothing: as far as ahead.h finds worth looking
    std::uint32_t replicas = 10;
    std::uint64_t seed = 1; ///< of the first replica
    unsigned threads = 1; ///< the answer is the same for any number
    const std::atomic<bool>* isCancelled = nullptr;
    Progress progress; ///< of all replicas
};

/// What is recorded comes again from `inputs.now` on, as far as looked: all of it where it ends
/// within a day from then or before, else what is until then. Error codes: as recoveryOf(),
/// DataInvalid also for a recording without jobs, Usage for a policy that is not Slurm's.
Result<ReplayedRecovery> replayedRecoveryOf(const Inputs& inputs, AssocIndex assoc,
                                            const replay::Recording& recording,
                                            const ReplayedOptions& options);

} // namespace fairlead
