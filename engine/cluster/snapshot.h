// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/constants.h"
#include "engine/base/indices.h"
#include "engine/base/issues.h"
#include "engine/base/names.h"
#include "engine/cluster/answers.h"
#include "engine/cluster/colourslots.h"
#include "engine/cluster/consumption.h"
#include "engine/cluster/provenance.h"
#include "engine/cluster/usageform.h"
#include "engine/cluster/usagehistory.h"
#include "engine/policy/policy.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairlead {

/// The share tree, one entry per association in Slurm's printed order: depth first, so that a
/// parent always precedes its children. Entry 0 is the account root.
struct AssocTable
{
    std::vector<std::uint32_t> id; ///< Slurm's association id; 0 for one that only a scenario has
    std::vector<NameId> account;
    std::vector<NameId> user; ///< empty name: this is an account
    std::vector<NameId> partition; ///< empty name: all partitions
    std::vector<AssocIndex> parent; ///< the account one level up; invalid for root
    std::vector<std::uint32_t> shares; ///< raw shares, or slurm::useParentShares
    std::vector<std::uint32_t> priority; ///< effective priority, or slurm::noPriority
    /// Decayed usage at Snapshot::computedAt, accounts included.
    /// @unit TRES-weighted billing-seconds  @range [0, inf)  @source specification 2
    std::vector<long double> rawUsage;
    /// What was charged after Snapshot::computedAt, when jobs ended, and is not in `rawUsage`: the
    /// scheduler prints it as used, and counts it when it computes again. Empty: nothing.
    /// @unit TRES-weighted billing-seconds  @range [0, inf)
    std::vector<long double> chargedSince;
    /// What the source printed of accounts whose `rawUsage` is summed up again; nothing of users,
    /// and of accounts without a number. Empty: of every form but UsageForm::Rounded.
    /// @unit TRES-weighted billing-seconds  @range [0, inf)  @source specification 9.9
    std::vector<std::optional<long double>> printedUsage;
    /// How far the scheduler's own number may lie below and above `rawUsage`, because the source
    /// prints it rounded. Empty: it is exact, or its error has no bound.
    /// @unit TRES-weighted billing-seconds  @range [0, inf)  @source specification 9.9
    std::vector<float> usageBelow;
    std::vector<float> usageAbove;
    std::vector<std::uint32_t> tieOrder; ///< smaller first among equals (specification 4.4)
    std::vector<AssocIndex> byName; ///< all, by what nameKey() says: find() asks it
    std::vector<std::uint32_t> firstOfAccount; ///< [name] where its own begin in byName

    using NameKey = std::array<NameId, 3>; ///< account, user, partition
    [[nodiscard]] std::size_t size() const { return id.size(); }
    [[nodiscard]] bool isUser(AssocIndex i) const { return user[i.at()].value != 0; }
    [[nodiscard]] NameKey nameKey(AssocIndex i) const
    {
        return {account[i.at()], user[i.at()], partition[i.at()]};
    }
    /// The association of these names, else an invalid index. The time of a search among those of
    /// the account.
    [[nodiscard]] AssocIndex find(const NameKey& names) const
    {
        const auto first = names[0];
        if (!first.isValid() || first.at() + 1 >= firstOfAccount.size())
            return {};
        const auto key = [this](AssocIndex i) { return nameKey(i); };
        const auto* end = byName.data() + firstOfAccount[first.at() + 1];
        const auto* found = std::ranges::lower_bound(byName.data() + firstOfAccount[first.at()],
                                                     end, names, {}, key);
        return found == end || nameKey(*found) != names ? AssocIndex() : *found;
    }
};

enum class JobState : std::uint8_t
{
    Pending,
    Running,
    Suspended,
    Completing,
    Other
};
/// It runs, or is suspended: it is charged, and counts against limits.
constexpr bool holdsResources(JobState state)
{
    return state == JobState::Running || state == JobState::Suspended;
}

/// The jobs of the queue in the source's order. Times are Unix seconds up to 2106, 0 = not set.
struct JobTable
{
    std::vector<std::uint32_t> id;
    std::vector<NameId> user;
    std::vector<NameId> account;
    std::vector<AssocIndex> assoc; ///< invalid: no association found
    std::vector<std::uint32_t> assocPriority; ///< of the association; 0 = it has none
    std::vector<QosIndex> qos; ///< invalid: unknown QOS
    std::vector<std::uint32_t> nodes; ///< minimum nodes
    std::vector<std::uint32_t> cpus; ///< CPUs as the job-size factor counts them
    std::vector<std::uint32_t> timeLimit; ///< minutes, slurm::noTimeLimit, slurm::unlimitedTime
    std::vector<std::uint32_t> submitTime;
    std::vector<std::uint32_t> eligibleTime;
    std::vector<std::uint32_t> accrueTime;
    std::vector<std::int32_t> nice; ///< as printed by squeue, without the offset
    std::vector<std::int32_t> site; ///< site factor, without the offset
    std::vector<JobState> state;
    std::vector<std::uint8_t> held; ///< 1: priority 0
    std::vector<NameId> reason; ///< why it waits, in Slurm's words
    std::vector<std::vector<std::uint64_t>> tres; ///< [tres][job]; an empty column is all zero
    // Columns that most queues do not need; an empty one means "none" for every job.
    std::vector<std::uint32_t> setPriority; ///< set by an administrator and kept; 0 = computed
    std::vector<std::uint32_t> earlierPriority; ///< what INCR_ONLY may not fall below
    std::vector<std::uint32_t> arrayJob; ///< number of the array that a task belongs to; 0 = none
    std::vector<std::uint32_t> arrayTask; ///< slurm::noValue = no single task
    std::vector<std::uint32_t> waitingTasks; ///< of an array that waits as one; of others 1
    std::vector<std::uint8_t> reserved; ///< 1: asks for a reservation
    std::vector<std::uint8_t> neverStarts; ///< 1: asks for more than it may ever have
    std::vector<std::int64_t> startTime; ///< of running jobs
    /// @unit billing units (usage per second)  @range [0, inf)  @source TRES billing x UsageFactor
    std::vector<double> usageRate;
    std::vector<NameId> label; ///< the source's own name; empty name, or no column: the number

    [[nodiscard]] std::size_t size() const { return id.size(); }
    /// An entry of a column that may be empty.
    template <typename T>
    [[nodiscard]] static T entry(const std::vector<T>& column, JobIndex job, T otherwise = {})
    {
        return column.empty() ? otherwise : column[job.at()];
    }
    [[nodiscard]] std::uint64_t tresCount(std::size_t tresIndex, JobIndex job) const
    {
        return tres[tresIndex].empty() ? 0 : tres[tresIndex][job.at()];
    }
};

/// One row per job and partition, grouped by job, in the order of the job's partition list; of a
/// job with several QOS one per partition and QOS, partitions outermost.
struct QueueRows
{
    std::vector<JobIndex> job;
    std::vector<PartitionIndex> partition; ///< invalid: the partition is not in the source
    std::vector<RowIndex> firstOfJob; ///< [job], with one more entry for the end
    std::vector<QosIndex> qos; ///< empty: every row has its job's
    /// All rows by what decides among equal priorities: submit time, job id (of an array: the
    /// array's), array task, place in the job's lists (specification 5.8).
    std::vector<RowIndex> tieOrder;

    [[nodiscard]] std::size_t size() const { return job.size(); }
};

struct Partition
{
    std::string name;
    std::uint32_t jobFactor = 1; ///< PriorityJobFactor
    std::uint32_t tier = 1; ///< PriorityTier
    std::uint32_t maxTime = slurm::unlimitedTime; ///< minutes
    std::vector<double> tresTotal; ///< [tres] totals, in TRES units (mem in MB)
    std::string billingWeights; ///< TRESBillingWeights as written
    bool isDefault = false; ///< of jobs that name none  @source Default of scontrol
    bool operator==(const Partition&) const = default;
};

struct Qos
{
    std::string name;
    std::uint32_t priority = 0;
    double usageFactor = 1.0; ///< @unit 1  @range [0, inf)  @source sacctmgr UsageFactor
    bool noDecay = false;
    std::vector<std::string> preempts{}; ///< names of the QOS that it may push aside
    std::string preemptMode{}; ///< upper case; "CLUSTER" or empty: as the cluster's
    std::uint32_t id = 0; ///< slurmdbd's number; 0: not told
    /// Decayed usage of its jobs; no part of a priority. Nothing: not told.
    /// @unit TRES-weighted billing-seconds  @range [0, inf)  @source assoc_mgr or qos_usage,
    /// spec 2.5
    std::optional<long double> rawUsage{};
    bool operator==(const Qos&) const = default;
};

/// What one scheduler keeps of a cluster and its jobs that the others do not know; only its folder
/// looks inside. Never changed after the snapshot was built.
struct SchedulerFacts
{
    SchedulerFacts() = default;
    virtual ~SchedulerFacts() = default;
    SchedulerFacts(const SchedulerFacts&) = delete;
    SchedulerFacts& operator=(const SchedulerFacts&) = delete;
};

/// What jobs and usage are.
enum class Basis : std::uint8_t
{
    Reading, ///< as the source told them at the moment
    Rebuilt, ///< of a past moment, from the history of jobs
    Coming ///< of a moment to come, if all goes on as it is
};

/// Everything read from one source at one moment. Never changed after it was built.
struct Snapshot
{
    std::string cluster;
    std::string source; ///< as the user named it
    /// Of the Fairlead store that it was read from; nothing: it came from no store.
    std::optional<std::int64_t> storeRevision;
    std::int64_t takenAt = 0; ///< when the source was read; 0 = unknown
    std::int64_t computedAt = 0; ///< when the scheduler last computed priorities: default `now`
    ColourSlots colourSlots; ///< of accounts, as the source keeps them; empty: it keeps none
    FormerNames formerNames; ///< of accounts that edits renamed
    NamePool names;
    AssocTable assocs;
    JobTable jobs;
    QueueRows rows;
    std::vector<Partition> partitions;
    std::vector<Qos> qos;
    std::vector<std::string> tresNames; ///< in TRES index order, lower case
    std::uint32_t nodeCount = 0; ///< every node record, whatever its state
    std::uint32_t cpuCount = 0; ///< effective CPUs of all nodes
    Policy policy;
    UsageHistory history;
    /// When slurmctld decayed and charged, Unix seconds, ascending; empty: every
    /// PriorityCalcPeriod.
    std::vector<std::int64_t> cycles;
    /// [assoc] With the classic algorithm, of the cluster's usage the part that the scheduler held
    /// of each at `computedAt`: of accounts it is that of the cycle before. Empty: not known, as
    /// they follow from usage.
    /// @unit 1  @range [0, 1]  @source specification 2.2, 3.4
    std::vector<long double> heldParts;
    std::shared_ptr<const Consumption> consumption; ///< null: the source has no list of jobs
    std::int64_t utcOffset = 0; ///< seconds east of UTC, for the days of usage resets
    UsageForm usageForm = UsageForm::Exact; ///< in which it was read
    bool usageFromHistory = false; ///< AssocTable::rawUsage is empty of meaning: history has it all
    bool historyIsWhole = false; ///< with what was used before the first job that is known
    Basis basis = Basis::Reading;
    Answers answers;
    std::shared_ptr<SchedulerFacts> facts; ///< null: the scheduler has none beside these
    std::vector<Provenance> provenance;
    Issues issues;

    /// The moment that it is shown for where it is computed for `now`: a rebuilt one is of the
    /// moment that was asked for, and its priorities are those of the scheduler's last cycle
    /// before.
    [[nodiscard]] std::int64_t shownAt(std::int64_t now) const
    {
        return basis == Basis::Rebuilt ? takenAt : now;
    }
    /// Whether what was used is known; else fair-share counts nothing.
    [[nodiscard]] bool isUsageRead() const { return usageForm != UsageForm::Unread; }
    [[nodiscard]] const std::string& accountName(AssocIndex i) const
    {
        return names[assocs.account[i.at()]];
    }
    [[nodiscard]] const std::string& userName(AssocIndex i) const
    {
        return names[assocs.user[i.at()]];
    }
    [[nodiscard]] const std::string& partitionName(AssocIndex i) const
    {
        return names[assocs.partition[i.at()]];
    }
    /// The association of these names, else an invalid index. Logarithmic time.
    [[nodiscard]] AssocIndex findAssoc(std::string_view account, std::string_view user,
                                       std::string_view partition) const
    {
        return assocs.find({names.find(account), names.find(user), names.find(partition)});
    }
    [[nodiscard]] NameId labelOf(JobIndex job) const
    {
        return JobTable::entry(jobs.label, job, NameId(std::size_t{0}));
    }
    /// What the source calls a job: its number, or a name of its own.
    [[nodiscard]] std::string jobLabel(JobIndex job) const
    {
        const auto& label = names[labelOf(job)];
        return label.empty() ? std::to_string(jobs.id[job.at()]) : label;
    }
    /// "2001_2": the task of an array as Slurm's users name it; empty: it is none.
    [[nodiscard]] std::string taskLabel(JobIndex job) const
    {
        const auto array = JobTable::entry(jobs.arrayJob, job, 0U);
        const auto task = JobTable::entry(jobs.arrayTask, job, slurm::noValue);
        return array == 0 || task == slurm::noValue
            ? std::string()
            : std::to_string(array) + '_' + std::to_string(task);
    }
    /// Whether a job is called so: by its number, the source's name or as a task of an array, also
    /// one that still waits in it.
    [[nodiscard]] bool isCalled(JobIndex job, std::string_view name) const
    {
        return jobLabel(job) == name || (!name.empty() && taskLabel(job) == name)
            || waitsIn(job, name);
    }
    /// Whether the job is an array whose tasks wait as one record.
    [[nodiscard]] bool waitsAsOne(JobIndex job) const
    {
        return JobTable::entry(jobs.waitingTasks, job, 1U) > 1;
    }
    /// Whether it is, and the name that of a task: "2001_2".
    [[nodiscard]] bool waitsIn(JobIndex job, std::string_view name) const
    {
        const auto line = name.find('_');
        const bool isTask = line != std::string_view::npos && waitsAsOne(job)
            && name.find_first_not_of("0123456789", line + 1) == std::string_view::npos;
        return isTask && line + 1 < name.size() && jobLabel(job) == name.substr(0, line);
    }
    /// The name of a row's partition; empty when the source does not know it.
    [[nodiscard]] std::string rowPartitionName(RowIndex row) const
    {
        const auto p = rows.partition[row.at()];
        return p.isValid() ? partitions[p.at()].name : std::string();
    }
    /// The QOS of a row: one of several, or its job's.
    [[nodiscard]] QosIndex rowQos(RowIndex row) const
    {
        return rows.qos.empty() ? jobs.qos[rows.job[row.at()].at()] : rows.qos[row.at()];
    }
};

} // namespace fairlead
