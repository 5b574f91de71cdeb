// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/demand.h"
#include "engine/replay/state/fairshare.h"

#include <memory>

namespace fairlead::replay {

/// Priorities of waiting jobs, by the engine's own formulas (specification priority 5). A row is
/// one job in one partition; rows that are given back are used again.
class Priorities
{
public:
    Priorities(const Inputs& policy, std::vector<long double> usage, Second usageAt);

    [[nodiscard]] FairShare& fairShare() { return m_fairShare; }
    /// priority/basic: a job keeps what it was given first.
    [[nodiscard]] bool isRatedOnce() const { return m_evaluation.inputs.policy.slurm().isBasic; }

    /// Whether a priority never falls.
    [[nodiscard]] bool onlyRises() const
    {
        return m_evaluation.inputs.policy.slurm().has(IncrOnly);
    }
    /// @param partition  of the snapshot; invalid: it knows none of this name
    /// @param counted  of the request: Bindings::countedAs()
    std::uint32_t addRow(const Job& job, AssocIndex assoc, QosIndex qos, PartitionIndex partition,
                         const CountedAs& counted, bool isListed);
    void removeRow(std::uint32_t row) { m_unused.push_back(row); }
    /// Whether age counts since the submission, come what may.
    [[nodiscard]] bool accruesAlways() const
    {
        return m_evaluation.inputs.policy.slurm().has(AccrueAlways);
    }
    void setEligible(std::uint32_t row, Second eligible);
    /// Since when another row is eligible and grows older, this one does.
    void copyTimes(std::uint32_t from, std::uint32_t to);
    /// Since when its age counts, under ACCRUE_ALWAYS since its submission.
    void setAccrue(std::uint32_t row, Second accrue);
    /// The CPUs that its size counts by from now on.
    void setCpus(std::uint32_t row, std::uint32_t cpus);
    /// The priority that slurmctld would store at `now`.
    std::uint32_t rate(std::uint32_t row, Second now);

private:
    static std::shared_ptr<Snapshot> treeOf(const Inputs& policy);
    [[nodiscard]] static Inputs inputsOf(const Inputs& policy,
                                         const std::shared_ptr<Snapshot>& snapshot);
    void grow();

    std::shared_ptr<Snapshot> m_snapshot; // the tree of the policy's with the waiting jobs alone
    FairShare m_fairShare;
    Evaluation m_evaluation;
    std::vector<bool> m_isListed; // [row] of a job with several partitions
    std::vector<std::uint32_t> m_unused;
    std::uint32_t m_lowest = 4294901760U; // priority/basic gives the next lower one
};

} // namespace fairlead::replay
