// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/progress.h"
#include "engine/base/result.h"
#include "engine/replay/clock/phases.h"
#include "engine/replay/limits/keptlimit.h"
#include "engine/replay/recording/recording.h"
#include "engine/replay/state/waits.h"

#include <atomic>

namespace fairlead::replay {

struct ReplayOptions
{
    Phases phases;
    std::uint64_t seed = 0; ///< 0: submissions as recorded; else shaken inside their second
    Second from = 0; ///< jobs that ended before only leave their usage
    Second to = 0; ///< 0: until every job that can start has ended
    /// [Workload::jobs] In place of the workload's run times, s; null: those.
    const std::vector<std::uint32_t>* runTimes = nullptr;
    const std::atomic<bool>* isCancelled = nullptr;
    Progress progress; ///< some times a second
};

/// What the replay made of one job.
struct JobOutcome
{
    Second start = 0; ///< 0: it did not start
    Second end = 0; ///< also when that is behind the period
    WaitParts wait{}; ///< adds up to start - submission
    std::uint32_t firstNode = 0; ///< into Outcome::nodes
    std::uint32_t nodeCount = 0;
    std::uint32_t cpus = 0; ///< that it holds
    std::uint32_t partition = 0; ///< into Machine::partitions
    StartedBy by = StartedBy::Unknown;
};

/// How long one limit kept one job.
struct LimitWait
{
    std::uint32_t job = 0; ///< into Workload::jobs
    std::uint32_t limit = 0; ///< into Outcome::limits
    std::uint32_t seconds = 0;
};

/// What happened in a replay. The same inputs give the same bits.
struct Outcome
{
    std::vector<JobOutcome> jobs; ///< [Workload::jobs]
    std::vector<std::uint32_t> nodes; ///< of all starts, one after the other
    std::vector<NamedLimit> limits; ///< that kept somebody
    /// Of those that started, in that order: of each the parts of its wait for limits.
    std::vector<LimitWait> limitWaits;
    Second from = 0;
    Second to = 0; ///< the last moment that was replayed
    std::uint64_t passes = 0; ///< of both schedulers
    bool isComplete = true; ///< false: cancelled
};

/// Replays the recording under the policy.
Outcome replay(const Scene& scene, const ReplayOptions& options);

} // namespace fairlead::replay
