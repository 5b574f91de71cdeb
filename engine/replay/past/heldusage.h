// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/past/decaycycles.h"
#include "engine/replay/state/fairshare.h"

namespace fairlead::replay {

/// With the classic algorithm slurmctld rates jobs by parts of the cluster's usage that it has held
/// for a while: those of accounts are of the cycle before, that of a user is of the moment at which
/// a job of theirs was rated first, in the midst of the jobs that the cycle charges one by one
/// (specification priority 2.2). The same as in a replay, of one cycle.
class HeldUsage
{
public:
    /// @param rates  chargedRates()
    HeldUsage(const Scene& scene, const std::vector<double>& rates);

    /// Of each association after the last cycle until a moment, and what happened since.
    /// @param usage  raw usage after the cycle `before`
    [[nodiscard]] std::vector<long double> partsAt(std::vector<long double> usage, Second before,
                                                   Second cycle, Second moment) const;

private:
    /// A job in the list of slurmctld, which is in the order in which its records were made.
    struct Listed
    {
        Moment made = 0;
        std::uint32_t job = 0;
        bool isRunning = false;
        auto operator<=>(const Listed&) const = default;
    };
    [[nodiscard]] std::vector<Listed> listAt(Second cycle) const;
    [[nodiscard]] Moment madeAt(std::uint32_t job, Second cycle) const;
    void chargeEnds(FairShare& fairShare, Second since, Second from, Second to) const;
    void runCycle(FairShare& fairShare, Second before, Second cycle) const;
    void goOn(FairShare& fairShare, Second cycle, Second moment) const;
    [[nodiscard]] const std::vector<Job>& jobs() const { return m_scene.recording->workload.jobs; }

    Scene m_scene;
    const std::vector<double>& m_rates;
    std::vector<AssocIndex> m_assocs; // [job]
    bool m_chargesEnds; // only with AccountingStorageEnforce=limits
};

} // namespace fairlead::replay
