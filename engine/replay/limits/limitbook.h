// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/replay/limits/keptlimit.h"
#include "engine/replay/limits/limitcounters.h"
#include "engine/replay/limits/usedminutes.h"
#include "engine/replay/recording/parameters.h"
#include "engine/replay/recording/workload.h"

#include <optional>
#include <span>
#include <unordered_map>

namespace fairlead::replay {

/// Who holds what a job takes: every counter that it touches.
struct Holders
{
    AssocIndex assoc; ///< invalid: none was found
    std::uint32_t user = 0; ///< number of the user's name
    std::uint32_t account = 0; ///< number of the account's name
    std::uint32_t qos = nothing; ///< of the job: a number of LimitBook::qosNumber()
    std::uint32_t partitionQos = nothing; ///< of the partition
};

/// The limits of QOS and associations, and how much of them is used (specification scheduling 6).
/// Without AccountingStorageEnforce=limits there are none.
class LimitBook
{
public:
    LimitBook(const Limits& limits, const Snapshot& snapshot, const Parameters& parameters);

    /// The number of a QOS, which there need not be a limit for; nothing for no name.
    [[nodiscard]] std::uint32_t qosNumber(const std::string& name);
    [[nodiscard]] std::uint32_t nameNumber(const std::string& name);
    [[nodiscard]] bool isEnforced() const { return m_isEnforced; }
    /// The types of GPUs that it tells apart, in the order in which TresAmounts has them.
    [[nodiscard]] const std::vector<std::string>& gpuTypes() const { return m_gpuTypes; }
    [[nodiscard]] bool readsUsage() const { return m_readsUsage; }
    /// Whether some say how many waiting jobs may grow older.
    [[nodiscard]] bool limitsAccruing() const { return m_isEnforced && m_limitsAccruing; }
    /// Whether some say whose priority is too low to be planned.
    [[nodiscard]] bool limitsPlans() const { return m_isEnforced && m_limitsPlans; }
    struct Pair
    {
        std::uint32_t first = nothing;
        std::uint32_t second = nothing;
    };
    /// The QOS whose limits count first, and the one after it.
    [[nodiscard]] Pair qosOf(const Holders& holders) const
    {
        if (holders.partitionQos == nothing || holders.partitionQos == holders.qos)
            return {holders.qos, nothing};
        if (holders.qos != nothing && m_qos[holders.qos].rules.isOverPartition)
            return {holders.qos, holders.partitionQos};
        return {holders.partitionQos, holders.qos};
    }
    /// Of one of qosNumber().
    [[nodiscard]] const LimitSet& limitsOfQos(std::uint32_t qos) const
    {
        return m_qos[qos].rules.limits;
    }
    /// With what it inherits.
    [[nodiscard]] const LimitSet& limitsOfAssoc(AssocIndex assoc) const
    {
        return m_assocs[assoc.at()].limits;
    }
    [[nodiscard]] AssocIndex parentOf(AssocIndex assoc) const { return m_parents[assoc.at()]; }
    [[nodiscard]] bool hasNoReserve(std::uint32_t qos) const
    {
        return qos != nothing && m_qos[qos].rules.hasNoReserve;
    }

    /// Another one whenever limits may be used otherwise though nobody has started or ended.
    [[nodiscard]] std::uint64_t stamp() const { return m_stamp; }
    /// Whether no limit can concern the job.
    [[nodiscard]] bool isFree(const Holders& holders) const { return kindsFor(holders) == 0; }
    /// Limits that count jobs and wall time: whether the job may start, before nodes are looked
    /// for.
    [[nodiscard]] bool allowsCount(const Holders& holders, std::uint32_t minutes) const;
    /// Limits of amounts, with what was chosen, or requested when nothing was.
    [[nodiscard]] bool allowsAmounts(const Holders& holders, const Holding& holding,
                                     std::span<const Share> nodes) const;

    /// The number of the limit for which the last of the tests above that failed did; nothing: none
    /// has since forgetKept().
    [[nodiscard]] std::uint32_t kept() const { return m_kept.number(); }
    /// Whether so many CPUs are too many for it now, whatever nodes they are on.
    [[nodiscard]] bool exceedsCpus(const Holders& holders, std::uint64_t cpus) const;
    void forgetKept() const { m_kept.forget(); }
    /// [kept()] their names.
    [[nodiscard]] std::vector<NamedLimit> keptLimits(const Snapshot& snapshot) const
    {
        return namedLimits(m_kept, snapshot, m_qosNumbers, m_nameNumbers, m_gpuTypes);
    }

    /// How many nodes limits leave one job at most, whatever others hold; noLimit: none does.
    [[nodiscard]] std::uint32_t mostNodes(const Holders& holders) const;

    void add(const Holders& holders, Holding& holding, std::span<const Share> nodes);
    void remove(const Holders& holders, const Holding& holding, std::span<const Share> nodes);
    /// What the limits GrpTRESMins and GrpWall look at: where readsUsage(), decays with all usage,
    /// and is charged with a slice of a job, itself decayed.
    void decay(double factor)
    {
        m_used.decay(factor);
        ++m_stamp;
    }
    /// All of it is zero, as PriorityUsageResetPeriod has it.
    void forgetUsage()
    {
        m_used.forget();
        ++m_stamp;
    }
    void charge(const Holders& holders, const Holding& holding, double decayed, double seconds);
    /// A running job has run `seconds` more of its limit.
    void runOn(const Holders& holders, Holding& holding, std::uint64_t seconds);

private:
    using Counters = LimitCounters;
    struct BoundQos
    {
        QosLimits rules;
        double usageFactor = 1.0;
        LimitKinds kinds = 0; // of its limits
        Counters all;
        std::unordered_map<std::uint32_t, Counters> ofUser;
        std::unordered_map<std::uint32_t, Counters> ofAccount;
    };
    struct BoundAssoc
    {
        LimitSet limits;
        LimitKinds kinds = 0; // of limits here or above
        Counters all;
    };
    /// Of what some limit concerns the job.
    [[nodiscard]] LimitKinds kindsFor(const Holders& holders) const;
    template <typename LimitOf, typename Fails>
    bool anyFails(const Holders& holders, bool isGroup, const LimitKind& kind, LimitOf&& limitOf,
                  Fails&& fails) const;
    [[nodiscard]] bool exceedsJobs(const Holders& holders) const;
    [[nodiscard]] bool exceedsWall(const Holders& holders, std::uint32_t minutes) const;
    [[nodiscard]] bool exceeds(const Holders& holders, const Holding& holding, std::size_t tres,
                               std::span<const Share> nodes) const;
    [[nodiscard]] bool exceedsOfOne(const Holders& holders, const Holding& holding,
                                    std::size_t tres, std::span<const Share> nodes) const;
    [[nodiscard]] bool exceedsMinutes(const Holders& holders, const Holding& holding,
                                      std::size_t tres) const;
    void noteKinds(const LimitSet& limits);
    template <typename Visit>
    void forEachHolder(const Holders& holders, Visit&& visit);

    std::vector<BoundQos> m_qos;
    std::unordered_map<std::string, std::uint32_t> m_qosNumbers;
    std::unordered_map<std::string, std::uint32_t> m_nameNumbers;
    std::vector<BoundAssoc> m_assocs; // [assoc]
    std::vector<AssocIndex> m_parents; // [assoc]
    std::vector<std::string> m_gpuTypes;
    UsedMinutes m_used;
    bool m_isEnforced;
    bool m_isSafe;
    bool m_readsUsage = false;
    bool m_limitsAccruing = false;
    bool m_limitsPlans = false;
    bool m_readsTimeLeft = false; // of running jobs
    std::uint64_t m_stamp = 0;
    mutable KeptLimits m_kept; // what a test that fails says besides: no test reads it
};

} // namespace fairlead::replay
