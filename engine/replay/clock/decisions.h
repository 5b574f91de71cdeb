// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/progress.h"
#include "engine/replay/recording/recording.h"

#include <atomic>
#include <string>
#include <vector>

namespace fairlead::replay {

/// What one pass of a scheduler really started, and what the replay's starts in the same state.
struct Decision
{
    /// A job of the pass, by either.
    struct Start
    {
        std::uint32_t job = 0; ///< into Workload::jobs
        bool isRecorded = false;
        bool isFound = false; ///< the replay's pass starts it, too
        bool isOnSameNodes = false;
        std::vector<std::uint32_t> nodes; ///< the replay's
    };
    Moment at = 0;
    StartedBy by = StartedBy::Unknown;
    std::vector<Start> starts;
};

/// Counts over passes that started something (specification scheduling 13).
struct DecisionCounts
{
    std::size_t passes = 0;
    std::size_t starts = 0; ///< recorded ones
    std::size_t found = 0; ///< of these, in the same pass
    std::size_t sameNodes = 0; ///< of these, on the same nodes
    std::size_t tooMany = 0; ///< the replay's that the pass did not start
    bool isChecked = true; ///< false: the check was stopped, and nothing is counted
};

struct Decisions
{
    std::vector<Decision> passes;
    [[nodiscard]] DecisionCounts countOf(StartedBy by) const;
    [[nodiscard]] DecisionCounts total() const;
    /// Starts that were planned at Recording::plannedAt: found ones in the same second, sameNodes
    /// the very nodes; empty: none are known. The run of backfill that planned them left no trace:
    /// of the moments just before, that counts which explains most.
    Decision planned;
    [[nodiscard]] DecisionCounts plannedCounts() const;
    /// Leaves out what was decided before `from` and from `to` on; 0: no bound on that side.
    void keepPeriod(Second from, Second to);
    bool isComplete = true; ///< false: cancelled
};

/// Whether a recording says on which nodes its jobs ran: without it no state can be put together.
bool hasRecordedNodes(const Recording& recording);

/// Puts the recorded state before each recorded pass together, from the history alone: who ran
/// where, who waited, usage; asks the scheduler that started the jobs what it would start, and
/// compares. With the log of slurmctld passes and cycles are where it says. Without it a pass is
/// all starts of one second, and what else happened in that second came before it or after it,
/// whichever explains more. Nothing without recorded nodes.
/// @param progress  of what happened; empty: nobody is told
Decisions checkDecisions(const Scene& scene, const std::atomic<bool>* isCancelled = nullptr,
                         const Progress& progress = {});

} // namespace fairlead::replay
