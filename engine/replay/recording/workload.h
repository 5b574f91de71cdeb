// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/constants.h"
#include "engine/base/message.h"
#include "engine/replay/recording/machine.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fairlead::replay {

inline constexpr std::uint32_t nothing = 0xffffffffU; ///< of positions in lists: none
/// The begin time of who was held to the end.  @unit s since 1970
inline constexpr Second neverBegins = 4'000'000'000;

/// What a job asks the machine for (specification scheduling 5.1, 5.2).
struct Request
{
    std::uint32_t cpus = 1; ///< all together  @range [1, 2^32)
    std::uint32_t cpusPerTask = 1; ///< @range [1, cpus]
    std::uint32_t tasksPerNode = 0; ///< 0: not asked for
    /// Of each node at the least; 0: not asked for.  @source --mincpus, --mem beyond MaxMemPerCPU
    std::uint32_t minCpusPerNode = 0;
    std::uint32_t threadsPerCore = 0; ///< CPUs of a core that it uses; 0: all
    bool isTaskPerCore = false; ///< a core has one task at the most
    std::uint32_t minNodes = 1;
    std::uint32_t maxNodes = noLimit;
    std::uint32_t gpusPerNode = 0;
    std::uint32_t gpus = 0; ///< of the whole job
    std::uint32_t gpuType = nothing; ///< the one that it names: into Workload::gpuTypes
    std::uint32_t required = nothing; ///< -w: into Workload::nodeSets
    std::uint32_t excluded = nothing; ///< -x: into Workload::nodeSets
    std::uint32_t reservation = nothing; ///< --reservation: into Workload::reservationNames
    MemoryRequest memory; ///< with asksMemory
    bool asksMemory = false; ///< else the defaults of partition and cluster count
    bool asksNodes = false; ///< -N was given
    bool isExclusive = false;
    bool isContiguous = false;
    bool isSpread = false; ///< --spread-job
    bool isForUser = false; ///< --exclusive=user: its nodes have jobs of its user alone
    /// GPUs that it asks for, if it has so many nodes.
    [[nodiscard]] std::uint64_t gpusOn(std::uint64_t nodes) const
    {
        return std::max<std::uint64_t>(gpus, gpusPerNode * nodes);
    }
    bool operator==(const Request&) const = default;
};

/// Which of the two schedulers started a job.
enum class StartedBy : std::uint8_t
{
    Unknown,
    Main,
    Backfill,
    Submission ///< srun and salloc
};

/// What really happened to a job.
struct Recorded
{
    Second start = 0; ///< 0: it never did
    Second end = 0; ///< 0: not yet
    Second eligible = 0; ///< 0: it never was
    std::uint32_t nodes = nothing; ///< into Workload::nodeSets
    std::uint32_t cpus = 0; ///< AllocCPUS
    StartedBy by = StartedBy::Unknown;
    bool hasFailed = false; ///< by itself or with its node: FAILED, NODE_FAIL, BOOT_FAIL
    std::uint32_t partition = nothing; ///< into the job's list: where it started, if that is told
    std::uint32_t billing = noLimit; ///< of AllocTRES, whole ones; noLimit: not told
    bool operator==(const Recorded&) const = default;
};

/// One job, or one task of an array.
struct Job
{
    std::uint32_t id = 0; ///< Slurm's number
    std::uint32_t array = nothing; ///< into Workload::arrays
    std::uint32_t arrayTask = 0;
    std::uint32_t owner = 0; ///< into Workload::owners
    std::uint32_t qos = 0; ///< into Workload::qos
    std::uint32_t partitions = 0; ///< into Workload::partitionLists
    std::uint32_t dependencies = nothing; ///< into Workload::dependencyLists
    std::uint32_t setPriority = 0; ///< by an administrator, and kept; 0: computed
    std::int32_t nice = 0;
    std::uint32_t limit = noLimit; ///< @unit min  noLimit: the partition's; or unlimited
    std::uint32_t leastLimit = noLimit; ///< backfill takes it; noLimit: the limit  @unit min
    Moment submit = 0;
    Second begin = 0; ///< not before; 0: at once
    Second cancelled = 0; ///< while it waited; 0: it was not
    /// How long it runs once started. noLimit: to its time limit (it has not ended yet).
    std::uint32_t runTime = 0; ///< @unit s  @source End - Start
    Request request;
    Recorded recorded;
    /// Whether it says how many minutes it may run.
    [[nodiscard]] bool hasLimit() const { return limit < unlimited; }
    /// The limit in Slurm's words: slurm::noTimeLimit, slurm::unlimitedTime.  @unit min
    [[nodiscard]] std::uint32_t slurmLimit() const
    {
        return limit == noLimit  ? slurm::noTimeLimit
            : limit == unlimited ? slurm::unlimitedTime
                                 : limit;
    }
    /// CPUs that it really had; what it asked for where that is not told.
    [[nodiscard]] std::uint32_t cpusHeld() const
    {
        return recorded.cpus != 0 ? recorded.cpus : request.cpus;
    }
    bool operator==(const Job&) const = default;
};

/// Whose job it is, by the names of an association.
struct Owner
{
    std::string account;
    std::string user;
    std::string partition; ///< the first of the job's: there may be an association for it
    bool operator==(const Owner&) const = default;
};

/// The tasks of one array: consecutive jobs of the workload.
struct Array
{
    std::uint32_t id = 0; ///< ArrayJobId
    std::uint32_t first = 0; ///< into Workload::jobs
    std::uint32_t count = 0;
    std::uint32_t throttle = noLimit; ///< so many at a time
    bool operator==(const Array&) const = default;
};

/// Nodes that are kept for some jobs, or for nobody, for a while: a course, a maintenance.
/// Source: sacctmgr show reservation, slurmctld's log.
struct Reservation
{
    std::uint32_t name = 0; ///< into Workload::reservationNames: one that returns has several
    std::uint32_t nodes = 0; ///< into Workload::nodeSets
    Second made = 0; ///< schedulers know it since then
    Second from = 0;
    Second to = 0; ///< not included
    bool operator==(const Reservation&) const = default;
};

/// A job waits until another one, or all tasks of an array, ended; or started. Or until somebody
/// lets go of it.
struct Dependency
{
    std::uint32_t job = 0; ///< Slurm's number, of an array its own; of a release 0
    bool isOnStart = false;
    bool isOnTask = false; ///< aftercorr: each task until that of the same number ended
    bool isRelease = false; ///< on nobody: at Job::begin it is released, which asks for a pass
    std::uint32_t delay = 0; ///< so long behind the start  @unit min
    std::uint32_t task = nothing; ///< on this one of an array alone; nothing: on all of them
    bool isAlternative = false; ///< of those of a list one is enough
    /// By how the other one ended in the history: afterok on who failed, afternotok on who did not.
    bool isNeverMet = false;
    bool operator==(const Dependency&) const = default;
};

/// Whether who waits for these waits for ever.
inline bool isNeverMet(const std::vector<Dependency>& dependencies)
{
    bool hasAlternative = false;
    bool isPossible = false; // with one of them
    for (const auto& dependency : dependencies) {
        if (dependency.isNeverMet && !dependency.isAlternative)
            return true;
        hasAlternative = hasAlternative || dependency.isAlternative;
        isPossible = isPossible || (dependency.isAlternative && !dependency.isNeverMet);
    }
    return hasAlternative && !isPossible;
}

/// What a job was until somebody changed it by hand; Job tells what it is in the end.
/// Source: _update_job() in slurmctld's log, and what the job was submitted with.
struct FormerValue
{
    enum class What : std::uint8_t
    {
        Limit,
        LeastLimit,
        Qos,
        Owner,
        Partitions,
        Priority,
        Nice,
        Begin,
        Cpus,
        CpusPerTask,
        CpusPerNode,
        MinNodes,
        MaxNodes
    };
    std::uint32_t job = 0; ///< into Workload::jobs
    What what = What::Limit;
    std::int64_t value = 0; ///< as the member of Job or of its Request has it
    Moment until = 0; ///< not included; 0: nothing tells when
    bool operator==(const FormerValue&) const = default;
};

std::int64_t valueOf(const Job& job, FormerValue::What what);
void setValue(Job& job, FormerValue::What what, std::int64_t value);

/// A feature that the replay does not have, and how many jobs use it.
struct LeftOut
{
    Message what;
    std::vector<std::uint32_t> jobs; ///< into Workload::jobs
    bool operator==(const LeftOut&) const = default;
};

/// What was asked of a cluster, by the moment of submission. Values, bound to no snapshot: names
/// find associations, QOS and partitions when a replay begins.
struct Workload
{
    std::vector<Job> jobs; ///< by submission, then number; the tasks of an array together
    std::vector<Array> arrays;
    std::vector<Owner> owners;
    std::vector<std::string> qos;
    std::vector<std::vector<std::string>> partitionLists;
    std::vector<std::vector<Dependency>> dependencyLists;
    std::vector<NodeSet> nodeSets;
    std::vector<Outage> outages; ///< by their beginning
    std::vector<Closure> closures; ///< by their beginning, of a partition one after the other
    std::vector<std::string> reservationNames;
    std::vector<std::string> gpuTypes; ///< that jobs name, each once
    std::vector<Reservation> reservations; ///< by their beginning
    std::vector<FormerValue> formerValues; ///< by the moment of the change
    std::vector<LeftOut> leftOut;
    Second from = 0; ///< the history is complete since then
    Second to = 0; ///< and until then

    /// The number by which users name it: of a task that of its array.
    [[nodiscard]] std::uint32_t numberOf(const Job& job) const
    {
        return job.array == nothing ? job.id : arrays[job.array].id;
    }
    /// Where it started; null: that is not told.
    [[nodiscard]] const std::string* partitionOf(const Job& job) const
    {
        const auto& list = partitionLists[job.partitions];
        return job.recorded.partition < list.size() ? &list[job.recorded.partition] : nullptr;
    }
    bool operator==(const Workload&) const = default;
};

} // namespace fairlead::replay
