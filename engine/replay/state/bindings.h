// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/limits/limitbook.h"
#include "engine/replay/placement/placement.h"
#include "engine/replay/recording/recording.h"
#include "engine/replay/state/access.h"
#include "engine/replay/state/nodeusers.h"

namespace fairlead::replay {

/// What the names of a recording stand for in a snapshot and in the limits: found once, when a
/// replay begins.
class Bindings
{
public:
    Bindings(const Scene& scene, LimitBook& limits);

    [[nodiscard]] AssocIndex assocOf(const Job& job) const { return m_owners[job.owner].assoc; }
    [[nodiscard]] QosIndex qosOf(const Job& job) const { return m_qos[job.qos].inSnapshot; }
    [[nodiscard]] PartitionIndex inSnapshot(std::uint32_t partition) const
    {
        return m_partitions[partition].inSnapshot;
    }
    /// The job's partitions that the machine has.
    [[nodiscard]] const std::vector<std::uint32_t>& partitionsOf(const Job& job) const
    {
        return m_partitionLists[job.partitions];
    }
    [[nodiscard]] Holders holdersOf(const Job& job, std::uint32_t partition) const;
    /// Whose the job is, and whether it has nodes with its user's own jobs alone.
    [[nodiscard]] NodeUsers::Claim claimOf(const Job& job, std::uint32_t partition) const
    {
        return {m_owners[job.owner].user,
                job.request.isForUser || m_recording->machine.partitions[partition].isForUser};
    }
    /// What a job with these amounts is charged per second: billable TRES x UsageFactor.
    [[nodiscard]] double rateOf(const Job& job, std::uint32_t partition,
                                const TresAmounts& amounts) const;
    /// What a recorded job with these amounts was charged per second: as accounting says, which has
    /// whole billable TRES; with their fraction where the amounts give as many.
    [[nodiscard]] double chargedRateOf(const Job& job, std::uint32_t partition,
                                       const TresAmounts& amounts) const;
    /// Of a recorded job's partitions that where it started, if it has its nodes, else the first
    /// that has them; nothing: none has, or its nodes are not told.
    [[nodiscard]] std::uint32_t startedIn(const Job& job) const;
    /// Billable TRES as Slurm counts them: whole ones.
    [[nodiscard]] std::uint64_t billingOf(std::uint32_t partition,
                                          const TresAmounts& amounts) const;

    /// By the first partition that it asks for; of whole nodes that of the smallest there.
    [[nodiscard]] MemoryRequest memoryOf(const Job& job) const;
    /// What the TRES factor counts of the job beside what it asks for.
    [[nodiscard]] CountedAs countedAs(const Job& job) const;
    [[nodiscard]] Demand demandOf(const Job& job, std::uint32_t partition) const;
    /// Whether sbatch's test whether it could ever run looks at a partition with
    /// OverSubscribe=EXCLUSIVE: at the first that would do, with EnforcePartLimits=ALL at each.
    /// @source job_allocate(), _select_nodes_parts()
    [[nodiscard]] bool isTestedAlone(const Job& job) const;
    /// Whether schedulers look at a job in a partition at all: bounds that no wait changes.
    /// @source job_limits_check(), _part_access_check()
    [[nodiscard]] bool isCandidate(const Job& job, std::uint32_t partition) const;
    /// Whether backfill looks at a job in a partition: it leaves out whose QOS may not start there.
    [[nodiscard]] bool isPlanned(const Job& job, std::uint32_t partition) const
    {
        return m_access.isPlanned(job, partition);
    }
    /// Whether a job may start in a partition: whose account may not is looked at there and
    /// planned.
    /// @source select_nodes(), part_policy_valid_acct(), part_policy_valid_qos()
    [[nodiscard]] bool isAdmitted(const Job& job, std::uint32_t partition) const
    {
        return m_access.admits(job, partition);
    }
    /// Minutes that the job may run in a partition.
    [[nodiscard]] std::uint32_t minutesOf(const Job& job, std::uint32_t partition) const;
    /// The same as limits of minutes count them: NO_VAL where neither job nor partition tells any.
    /// @source _set_time_limit() of acct_policy.c
    [[nodiscard]] std::uint32_t countedMinutesOf(const Job& job, std::uint32_t partition) const;
    /// The same for a plan: whoever gives no time limit is planned with the partition's longest,
    /// who says how little is enough with that.
    [[nodiscard]] std::uint32_t plannedMinutesOf(const Job& job, std::uint32_t partition) const;
    /// How long a job in a partition may run beyond its limit. noLimit: for ever
    [[nodiscard]] std::uint32_t overMinutesOf(std::uint32_t partition) const;
    /// What the job would hold with these shares; with none, what it asks for.
    /// @param testedCpus  without shares: in place of the CPUs that it asks for; 0: those
    [[nodiscard]] Holding holdingOf(const Job& job, std::uint32_t partition,
                                    std::span<const Share> shares,
                                    std::uint64_t testedCpus = 0) const;

    /// The same of a plan: of GPUs what the job asks for on so many nodes, also of one that will
    /// have nodes alone with all of theirs.
    [[nodiscard]] Holding plannedHoldingOf(const Job& job, std::uint32_t partition,
                                           std::span<const Share> shares) const;

    /// What the job holds when it has started: its GPUs are of the types of their nodes, and
    /// backfill may have given it its least time limit.
    /// @source gres_list_alloc of slurmctld
    [[nodiscard]] Holding startedHoldingOf(const Job& job, std::uint32_t partition,
                                           std::span<const Share> shares, StartedBy by) const;

    /// Puts another number of GPUs into a holding, with what they change of its billing.
    void setGpus(Holding& holding, const Job& job, std::uint32_t partition,
                 std::uint64_t gpus) const;

    /// The recorded usage for every association of the snapshot, accounts summed up.
    static std::vector<long double> usageAtBegin(const Scene& scene);

    /// The association for the owner's partition, or else the one for all; invalid: there is none.
    static AssocIndex assocOf(const Owner& owner, const Snapshot& snapshot);

private:
    struct BoundOwner
    {
        AssocIndex assoc;
        std::uint32_t user = 0;
        std::uint32_t account = 0;
    };
    struct BoundQos
    {
        QosIndex inSnapshot;
        std::uint32_t number = nothing;
        double usageFactor = 1.0;
    };
    struct BoundPartition
    {
        PartitionIndex inSnapshot;
        std::uint32_t qos = nothing;
        std::vector<TresWeight> billing;
        std::uint64_t cpus = 0; // of its nodes
        std::uint64_t maxMemory = 0; // MaxMemPerNode  @unit MB; 0: none
    };

    void bindOwners(const Scene& scene, LimitBook& limits);
    void bindQos(const Scene& scene, LimitBook& limits);
    void bindPartitions(const Scene& scene, LimitBook& limits);
    void bindGpuTypes(const Scene& scene, const LimitBook& limits);
    /// As which type the GPUs count that a job asks for; nothing: as none.
    [[nodiscard]] std::uint32_t askedTypeOf(const Job& job) const
    {
        return job.request.gpuType < m_typeOfName.size() ? m_typeOfName[job.request.gpuType]
                                                         : m_untyped;
    }
    [[nodiscard]] double billable(std::uint32_t partition, const TresAmounts& amounts) const;

    std::shared_ptr<const Recording> m_recording;
    slurm::Settings m_settings;
    std::vector<BoundOwner> m_owners; // [owner]
    std::vector<BoundQos> m_qos; // [Workload::qos]
    std::vector<BoundPartition> m_partitions; // [partition]
    std::vector<std::vector<std::uint32_t>> m_partitionLists;
    std::vector<std::uint64_t> m_leastMemory; // [partition]
    std::vector<std::string> m_tresOfTypes; // [LimitBook::gpuTypes()] "gres/gpu:a100"
    std::vector<std::uint32_t> m_typeOfName; // [Workload::gpuTypes] into these; nothing: no such
    std::vector<std::uint32_t> m_typeOfNode; // [node] the same
    std::string m_untypedName; // untypedGpus()
    std::uint32_t m_untyped = nothing; // the same, into these
    Access m_access;
};

} // namespace fairlead::replay
