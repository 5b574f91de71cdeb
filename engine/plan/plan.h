// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/priority/queueplace.h"
#include "engine/scenario/scenario.h"

#include <string>
#include <vector>

namespace fairlead {

/// Jobs that nobody has submitted yet, all alike.
struct PlannedJobs
{
    std::string user;
    std::string account; ///< empty: each account that the user is a member of
    /// As sbatch's -p takes them; empty: the default one, or the only one there is.
    std::vector<std::string> partitions;
    std::string qos; ///< empty: "normal", or else the first one
    std::uint32_t cpus = 1; ///< of each job  @range [1, 2^32)
    std::uint32_t nodes = 1; ///< of each job  @range [1, 2^32)
    std::uint32_t limit = slurm::noTimeLimit; ///< minutes, or unlimitedTime; of each job
    std::uint32_t count = 1; ///< @range [1, mostPlanned]
};
inline constexpr std::uint32_t mostPlanned = 100000;

/// What becomes of them under one account, submitted at the moment of the inputs.
struct PlannedPlace
{
    AssocKey assoc;
    bool isRanked = false; ///< false: they have to wait until they are eligible
    std::uint32_t firstRank = 0; ///< of the best of them
    std::uint32_t lastRank = 0; ///< of the worst
    std::uint32_t ranked = 0; ///< rows that are ranked, with them
    std::int64_t priority = 0; ///< of the best, as it is shown
    QueuePlace place; ///< who stands before the best
    double factor = 0.0; ///< the fair-share factor now  @range [0, 1]
    /// The same once all of them have run to their limits and nothing else has happened; negative:
    /// they have no limit.
    double factorAfter = -1.0;
    double usage = 0.0; ///< that they would be charged  @unit billing-seconds  @range [0, inf)
    std::string partition; ///< in which the best of them has its rank
};

/// The default partition; null: the source tells of none.
const Partition* defaultPartition(const std::vector<Partition>& partitions);

/// The jobs with the partition and the QOS that count where they are left open, if there is one,
/// and of several partitions without those in which they could never run, if there is another.
PlannedJobs completed(const Snapshot& snapshot, PlannedJobs jobs);
/// Partitions that they name and that do not count, as they could never run there.
std::vector<std::string> withoutUse(const Snapshot& snapshot, const PlannedJobs& jobs);

/// Error code DataInvalid: the scheduler has no fair-share factor, and no job can be planned.
Result<void> checkPlannable(const Policy& policy);

/// The places of planned jobs, the best first; in several partitions their best rows count, as
/// those of any job. Error codes: Usage (a name that is not there, a user without an account, no
/// jobs or too many, jobs that can never run), DataInvalid (the queue cannot be built, or its
/// scheduler has no fair-share factor).
Result<std::vector<PlannedPlace>> planned(const Inputs& inputs, const PlannedJobs& jobs);

} // namespace fairlead
