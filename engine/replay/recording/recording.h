// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/issues.h"
#include "engine/cluster/provenance.h"
#include "engine/priority/evaluation.h"
#include "engine/replay/recording/limits.h"
#include "engine/replay/recording/parameters.h"
#include "engine/replay/recording/workload.h"

#include <memory>
#include <vector>

namespace fairlead::replay {

/// A line of slurmctld's log: when something happened, to the millisecond.
struct LoggedEvent
{
    enum class Kind : std::uint8_t
    {
        Submitted,
        Ended,
        StartedByMain,
        StartedByBackfill,
        Cycle,
        Left ///< its nodes are free again: told of those alone that took more than a minute
    };
    Moment at = 0;
    Kind kind = Kind::Submitted;
    std::uint32_t job = 0; ///< into Workload::jobs; of an array its first task
    Second cycle = 0; ///< of a cycle: its second
    [[nodiscard]] bool isStart() const
    {
        return kind == Kind::StartedByMain || kind == Kind::StartedByBackfill;
    }
    bool operator==(const LoggedEvent&) const = default;
};

/// Everything that a source tells about a cluster over time: what a replay begins with. Never
/// changed once it is shared.
struct Recording
{
    Machine machine;
    Parameters parameters;
    Limits limits;
    Workload workload;
    /// Decayed usage when the workload begins, for associations by name; empty: none was recorded.
    struct Usage
    {
        std::string account;
        std::string user; ///< empty: of the account, what no user of it has
        std::string partition;
        /// @unit TRES-weighted billing-seconds  @range [0, inf)  @source assoc_usage, assoc_mgr
        long double raw = 0;
        bool operator==(const Usage&) const = default;
    };
    std::vector<Usage> usage;
    Second usageAt = 0; ///< the cycle of which that is; 0: not known
    [[nodiscard]] bool knowsUsageAtBegin() const { return usageAt != 0 || !usage.empty(); }
    /// Up to when usage is charged at the beginning; where no cycle is told it begins with the
    /// jobs.
    [[nodiscard]] Second chargedUpTo() const { return usageAt != 0 ? usageAt : workload.from; }
    /// In order of time, at most one start, one end and one Left of a job; empty: there is none.
    std::vector<LoggedEvent> log;
    /// A start that backfill had planned for a job that waited.
    struct Planned
    {
        std::uint32_t job = 0; ///< into Workload::jobs
        Second start = 0; ///< @source StartTime
        std::uint32_t nodes = nothing; ///< into Workload::nodeSets  @source SchedNodeList
        bool operator==(const Planned&) const = default;
    };
    std::vector<Planned> planned; ///< at one moment; empty: not known
    Second plannedAt = 0; ///< that moment; 0: there is none
    std::vector<Second> cycles; ///< of the decay thread, as its log says; empty: not known
    Second cycleAt = 0; ///< some cycle: the others are whole periods away; 0: not known
    bool isMadeUp = false; ///< nothing of it happened: its starts are those of a replay
    std::vector<Provenance> provenance;
    Issues issues;
    bool operator==(const Recording&) const = default;
};

/// Under what a recording is replayed: the recording, and a policy over its share tree.
struct Scene
{
    std::shared_ptr<const Recording> recording;
    Inputs policy;
};

} // namespace fairlead::replay
