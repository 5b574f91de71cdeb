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
        : m_snapshot(*scene.policy.snapshot)
        , m_machine(scene.recording->machine)
        , m_limits(scene.recording->limits, *scene.policy.snapshot, scene.recording->parameters)
        , m_bindings(scene, m_limits)
        , m_placement(m_machine)
        , m_free(m_machine)
    {
    }

    /// Nothing: it starts.
    [[nodiscard]] std::optional<NeverStart> whyNot(const Job& job)
    {
        std::optional<NeverStart> why = NeverStart{};
        for (const auto partition : m_bindings.partitionsOf(job)) {
            why = whyNotIn(job, partition);
            if (!why)
                break;
        }
        return why;
    }

private:
    using Reason = NeverStart::Reason;

    std::optional<NeverStart> whyNotIn(const Job& job, std::uint32_t partition)
    {
        const auto holders = m_bindings.holdersOf(job, partition);
        if (!m_bindings.isCandidate(job, partition))
            return NeverStart{Reason::Partition, {}};
        if (!m_bindings.isAdmitted(job, partition))
            return NeverStart{Reason::Access, {}};
        if (!m_limits.allowsCount(holders, m_bindings.minutesOf(job, partition)))
            return ofLimit();
        if (!m_placement.choose(m_bindings.demandOf(job, partition), m_free,
                                m_machine.partitions[partition].nodes))
            return NeverStart{Reason::Nodes, {}};
        const auto shares = m_placement.shares();
        if (m_limits.isFree(holders)
            || m_limits.allowsAmounts(holders, m_bindings.holdingOf(job, partition, shares),
                                      shares))
            return std::nullopt;
        return ofLimit();
    }

    /// The one for which the last test failed.
    [[nodiscard]] NeverStart ofLimit() const
    {
        const auto number = m_limits.kept();
        return {Reason::Limit,
                number == nothing ? NamedLimit() : m_limits.keptLimits(m_snapshot)[number]};
    }

    const Snapshot& m_snapshot;
    const Machine& m_machine;
    LimitBook m_limits;
    Bindings m_bindings;
    Placement m_placement;
    FreeNodes m_free;
};
} // namespace

std::vector<std::optional<NeverStart>> whyNever(const Scene& scene,
                                                const std::vector<std::uint32_t>& jobs)
{
    std::vector<std::optional<NeverStart>> all;
    if (jobs.empty())
        return all;
    IdleMachine machine(scene);
    for (const auto job : jobs)
        all.push_back(machine.whyNot(scene.recording->workload.jobs[job]));
    return all;
}

std::vector<std::uint32_t> neverStarting(const Scene& scene, const std::vector<std::uint32_t>& jobs)
{
    const auto why = whyNever(scene, jobs);
    std::vector<std::uint32_t> never;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (why[i])
            never.push_back(jobs[i]);
    }
    return never;
}

} // namespace fairlead::replay
