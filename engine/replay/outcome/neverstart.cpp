// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/neverstart.h"

#include "engine/replay/limits/limitbook.h"
#include "engine/replay/placement/placement.h"
#include "engine/replay/state/bindings.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
/// The machine without jobs, all nodes up.
class IdleMachine
{
public:
    explicit IdleMachine(const Scene& scene)
        : m_machine(scene.recording->machine)
        , m_limits(scene.recording->limits, *scene.policy.snapshot, scene.recording->parameters)
        , m_bindings(scene, m_limits)
        , m_placement(m_machine)
        , m_free(m_machine)
    {
    }

    [[nodiscard]] bool starts(const Job& job)
    {
        const auto& partitions = m_bindings.partitionsOf(job);
        return std::ranges::any_of(partitions,
                                   [&](auto partition) { return startsIn(job, partition); });
    }

private:
    bool startsIn(const Job& job, std::uint32_t partition)
    {
        const auto holders = m_bindings.holdersOf(job, partition);
        if (!m_bindings.isCandidate(job, partition)
            || !m_limits.allowsCount(holders, m_bindings.minutesOf(job, partition))
            || !m_placement.choose(m_bindings.demandOf(job, partition), m_free,
                                   m_machine.partitions[partition].nodes))
            return false;
        const auto shares = m_placement.shares();
        return m_limits.isFree(holders)
            || m_limits.allowsAmounts(holders, m_bindings.holdingOf(job, partition, shares),
                                      shares);
    }

    const Machine& m_machine;
    LimitBook m_limits;
    Bindings m_bindings;
    Placement m_placement;
    FreeNodes m_free;
};
} // namespace

std::vector<std::uint32_t> neverStarting(const Scene& scene, const std::vector<std::uint32_t>& jobs)
{
    std::vector<std::uint32_t> never;
    if (jobs.empty())
        return never;
    IdleMachine machine(scene);
    std::ranges::copy_if(jobs, std::back_inserter(never), [&](auto job) {
        return !machine.starts(scene.recording->workload.jobs[job]);
    });
    return never;
}

} // namespace fairlead::replay
