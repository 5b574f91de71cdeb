// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/replay/recording/machine.h"
#include "engine/slurm/workspace/cache.h"

#include <vector>

namespace fairlead::replay {

/// Usage and fair-share factors as slurmctld's decay thread steps them (specification priority 2.2,
/// scheduling 7). A cycle is beginCycle(), charge() for every running job, endCycle(); whoever
/// rates jobs asks factorOf(). With Fair Tree that is the rank of the last cycle, which is found
/// when it is first asked for: nobody asks while no job waits. Otherwise accounts are one cycle
/// old, and a user's value is computed when it is first asked for after the cycle began, and kept
/// until the next one. With DEPTH_OBLIVIOUS it counts for the siblings too, until it is asked for
/// again; at the beginning somebody has asked for all of them, as sshare does.
class FairShare
{
public:
    /// @param usage  of each association when the replay begins
    /// @param usageAt  the cycle of which that is
    FairShare(const Inputs& policy, std::vector<long double> usage, Second usageAt);

    [[nodiscard]] bool isFairTree() const { return m_isFairTree; }
    /// Decay per second.
    [[nodiscard]] double decay() const { return m_decay; }
    /// Sets everything to zero where PriorityUsageResetPeriod has begun anew since the last cycle
    /// (specification priority 2.6), and decays it by the seconds since then. Whether everything
    /// was set to zero.
    bool beginCycle(Second now);
    void endCycle();
    /// The last cycle, or up to when usage was charged at the beginning.
    [[nodiscard]] Second lastCycle() const { return m_last; }
    /// Charges [from, to) to the association and all above it.
    /// @param rate  billing x UsageFactor, usage per second
    void charge(AssocIndex assoc, Second from, Second to, double rate);
    /// The fair-share factor as a job would get it now; 0 without an association.
    double factorOf(AssocIndex assoc);
    [[nodiscard]] const Inputs& inputs() const { return m_inputs; }
    /// Classic: of the cluster's usage the part of each association that factorOf() goes by.
    [[nodiscard]] std::vector<long double> heldParts();

private:
    void computeAccounts();
    [[nodiscard]] long double effectiveUsageOf(std::size_t assoc) const;
    void rank();

    Inputs m_inputs;
    slurm::Cache m_cache;
    AssocResults m_results;
    std::vector<bool> m_isKnown; // [assoc] a user's value of this cycle
    double m_decay;
    Second m_last = 0;
    Second m_sliceOf = 0; // seconds, of which m_slice is what they count for
    double m_slice = 0.0;
    bool m_isFairTree;
    bool m_isRankDue = false; // from usage as it is
    bool m_isOblivious; // DEPTH_OBLIVIOUS
    bool m_isLazy; // that and classic
};

} // namespace fairlead::replay
