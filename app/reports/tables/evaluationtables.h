// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/priority/difference.h"
#include "engine/priority/evaluation.h"

/// What an evaluation says, as tables in the words of sshare and sprio. Column names and row
/// order are what scripts rely on. Times: linear in the rows of the evaluation.
namespace fairlead::reports {

/// Which rows of sharesTable(): an empty list lets everything pass.
struct SharesOptions
{
    std::vector<std::string> accounts; ///< these accounts and their users, as sshare -A
    std::vector<std::string> users; ///< of the user rows these; accounts stay, as sshare -u
    bool usersOnly = false; ///< no account rows, as sshare -U
    bool hasPlace = false; ///< with Parent and Level behind the columns of sshare
};

/// Cluster, Account, User, Partition, RawShares, NormShares, RawUsage, NormUsage, EffectvUsage,
/// FairShare, LevelFS as sshare shows them, in its order; empty where sshare leaves a field empty.
/// Parent is the account above (of a user its own), Level how far below root the row stands.
Table sharesTable(const Evaluation& evaluation, const SharesOptions& options = {});

/// Which rows of jobsTable(), and how. An empty list lets everything pass.
struct JobsOptions
{
    bool norm = false; ///< factors instead of contributions, as sprio -n
    bool all = false; ///< rows without a rank follow
    std::vector<std::string> users;
    std::vector<std::string> accounts; ///< the job's own account
    std::vector<std::string> partitions;
    std::vector<std::uint32_t> jobs;
    bool starving = false; ///< of placesTable(): only jobs that wait far too long
    std::vector<std::string> jobNames; ///< where jobs have names instead of numbers
};

/// The queue as the scheduler's own tool lists it, best rank first.
/// As sprio: Rank, JobID, User, Account, Partition, Priority, Site, Age, Assoc, FairShare, JobSize,
/// PartitionPrio, QOS, Nice, TRES. The priority of a held job is 0. With `norm` Priority is the
/// sum / (2^32 - 1) and the six factors are term / weight.
/// As diagnose -p: Rank, JobID, User, Group, Account, Class, QOS, Priority, StartPriority,
/// RunPriority, Cred, FS, Attr, Serv, Targ, Res, Usage. Priority is the sum; with `norm` the
/// components are unrounded.
Table jobsTable(const Evaluation& evaluation, const JobsOptions& options = {});

/// Those columns of jobsTable() that say something under a policy, separated by commas: without
/// the parts that have no weight.
std::string countingColumns(const Policy& policy);

/// JobID, Partition, Rank, Priority, Part, Sub, Value, Cap, Weight, Points: how the priorities of
/// these rows come about. A line for each part in the order of jobsTable(), with Sub empty; then
/// one for each subcomponent or TRES with a weight. Points are unrounded, those of Sub before the
/// cap of the part; Cap is empty where none binds.
Table explainTable(const Evaluation& evaluation, const std::vector<RowIndex>& rows);

/// Rank, JobID, User, Account, Partition, Priority, JobsAhead, CPUHoursAhead, PartitionJobsAhead,
/// PartitionCPUHoursAhead, Waited, Starving: where the ranked rows stand. Ahead is who stands
/// before, each job once; CPU-hours are CPUs x time limit, without jobs that have none. Waited is
/// in seconds since the job was eligible.
Table placesTable(const Evaluation& evaluation, const JobsOptions& options = {});
/// How many ranked rows of each partition have a priority from Low up to High; ranges without rows
/// are left out.
Table histogramTable(const Evaluation& evaluation);

/// Name, Value: the policy in the words of slurm.conf.
Table weightsTable(const Evaluation& evaluation);

/// Name, Priority, UsageFactor, NoDecay, Preempt, RawUsage: the qualities of service. RawUsage is
/// empty where the source does not tell it.
Table qosTable(const Snapshot& snapshot);

/// JobID, User, Account, Partition, RankBefore, RankAfter, Change, PriorityBefore, PriorityAfter
/// in the order of `difference`. Change is the number of places won, negative when lost.
Table compareTable(const Evaluation& before, const Evaluation& after, const Difference& difference);

/// What compareTable() shows, for -u, -A, -p and -j: `norm` and `all` have no meaning here.
Table compareTable(const Evaluation& before, const Evaluation& after, const Difference& difference,
                   const JobsOptions& options);

/// MovedJobs, RankedJobs, MovedRows, RankedRows, GainsMost, LosesMost, KendallTau, ComparedRows,
/// FarthestJobs: one row over all of compareTable(). ComparedRows are ranked by both, KendallTau is
/// the correlation of their ranks, FarthestJobs are those whose ranks differ most.
Table compareSummary(const Evaluation& after, const Difference& difference);

} // namespace fairlead::reports
