// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/past/pastusage.h"

#include "engine/replay/state/bindings.h"
#include "engine/slurm/usage/chargingcycles.h"
#include "engine/slurm/usage/rawusage.h"

#include <algorithm>
#include <limits>

namespace fairlead::replay {

namespace {
constexpr auto never = std::numeric_limits<std::int64_t>::max();
/// A reading and its jobs agree within this part of the usage: less beyond it tells nothing.
constexpr long double noise = 0.005L;

/// What the job held: what it was given, and of the rest what it asked for.
/// @param cpus, nodes  0: not known
TresAmounts heldBy(const Job& job, std::uint32_t partition, const Bindings& bindings,
                   std::uint64_t cpus, std::uint64_t nodes)
{
    auto amounts = bindings.holdingOf(job, partition, {}).amounts;
    const auto at
        = [&](Tres tres) -> std::uint64_t& { return amounts[static_cast<std::size_t>(tres)]; };
    if (cpus != 0) {
        if (job.request.memory.kind == MemoryRequest::Kind::PerCpu && at(Tres::Cpu) != 0)
            at(Tres::Memory) = at(Tres::Memory) / at(Tres::Cpu) * cpus;
        at(Tres::Cpu) = cpus;
    }
    if (nodes != 0) {
        if (job.request.memory.kind == MemoryRequest::Kind::PerNode && at(Tres::Node) != 0)
            at(Tres::Memory) = at(Tres::Memory) / at(Tres::Node) * nodes;
        at(Tres::Node) = nodes;
    }
    return amounts;
}

/// On how many nodes the job ran; 0: not known.
std::uint64_t recordedNodes(const Job& job, const Workload& workload)
{
    if (job.recorded.nodes == nothing)
        return 0;
    return std::max<std::uint64_t>(workload.nodeSets[job.recorded.nodes].count(), 1);
}

/// The first of its partitions that has its nodes.
std::uint32_t partitionOf(const Job& job, const Bindings& bindings, const Recording& recording)
{
    const auto& partitions = bindings.partitionsOf(job);
    if (partitions.empty())
        return nothing;
    if (job.recorded.nodes == nothing)
        return partitions.front();
    const auto& nodes = recording.workload.nodeSets[job.recorded.nodes];
    const auto found = std::ranges::find_if(partitions, [&](auto partition) {
        return nodes.isSubsetOf(recording.machine.partitions[partition].nodes);
    });
    return found == partitions.end() ? partitions.front() : *found;
}

/// What rate 1 during one period before `begin` has left at `now`.
class UnitBefore
{
public:
    UnitBefore(const Inputs& policy, std::span<const std::int64_t> cycles, Second begin, Second now)
        : m_rules(policy.policy.slurm())
        , m_from(begin - m_rules.period)
    {
        const slurm::ChargingCycles charging(m_rules, cycles, now);
        const auto boundary = slurm::lastUsageReset(policy.policy.slurm().usageReset, now,
                                                    policy.snapshot->utcOffset);
        const auto reset = charging.resetAt(boundary);
        m_left = begin > reset.at ? charging.charged(1.0, m_from, begin) : 0.0;
    }
    [[nodiscard]] UsageInterval leaving(AssocIndex assoc, long double usage) const
    {
        return {assoc, m_from, m_from + m_rules.period,
                m_left > 0.0 ? static_cast<double>(usage) / m_left : 0.0};
    }

private:
    slurm::Charging m_rules;
    Second m_from;
    double m_left = 0.0;
};

/// What the recording tells of its beginning.
std::vector<UsageInterval> recordedBefore(const Scene& scene, std::span<const std::int64_t> cycles)
{
    const auto& recording = *scene.recording;
    const auto at = recording.chargedUpTo();
    const UnitBefore unit(scene.policy, cycles, at, at);
    std::vector<UsageInterval> parts;
    for (const auto& entry : recording.usage) {
        const auto assoc
            = scene.policy.snapshot->findAssoc(entry.account, entry.user, entry.partition);
        if (assoc.isValid() && entry.raw > 0)
            parts.push_back(unit.leaving(assoc, entry.raw));
    }
    return parts;
}

bool hasUsageBeyondJobs(const Snapshot& reading)
{
    return reading.isUsageRead() && !reading.usageFromHistory && reading.computedAt != 0;
}

/// What the reading has of an association itself, beyond what its recorded jobs have left.
std::vector<UsageInterval> remainder(const Scene& scene, const UsageHistory& jobs,
                                     std::span<const std::int64_t> cycles)
{
    const auto& snapshot = *scene.policy.snapshot;
    const auto now = snapshot.computedAt;
    if (!hasUsageBeyondJobs(snapshot))
        return {};
    auto charged = std::make_shared<Snapshot>();
    charged->assocs = snapshot.assocs;
    charged->history = jobs;
    charged->usageFromHistory = true;
    charged->utcOffset = snapshot.utcOffset;
    charged->cycles.assign(cycles.begin(), cycles.end());
    auto inputs = scene.policy;
    inputs.snapshot = charged;
    inputs.now = now;
    slurm::Cache cache;
    std::vector<long double> ofJobs;
    slurm::computeRawUsage(inputs, cache, ofJobs);
    std::vector<long double> missing(ofJobs.size());
    for (std::size_t i = missing.size(); i-- > 0;) {
        missing[i] += snapshot.assocs.rawUsage[i] - ofJobs[i];
        if (i > 0) // what belongs to children is theirs
            missing[snapshot.assocs.parent[i].at()] -= snapshot.assocs.rawUsage[i] - ofJobs[i];
    }
    const UnitBefore unit(scene.policy, cycles, scene.recording->workload.from, now);
    std::vector<UsageInterval> parts;
    for (std::size_t i = 0; i < missing.size(); ++i) {
        if (missing[i] > snapshot.assocs.rawUsage[i] * noise)
            parts.push_back(unit.leaving(AssocIndex(i), missing[i]));
    }
    return parts;
}
} // namespace

std::vector<double> chargedRates(const Scene& scene)
{
    const auto& recording = *scene.recording;
    LimitBook limits(recording.limits, *scene.policy.snapshot, recording.parameters);
    const Bindings bindings(scene, limits);
    std::vector<double> rates;
    rates.reserve(recording.workload.jobs.size());
    for (const auto& job : recording.workload.jobs) {
        const auto partition
            = job.recorded.start != 0 ? partitionOf(job, bindings, recording) : nothing;
        rates.push_back(partition == nothing
                            ? 0.0
                            : bindings.rateOf(job, partition,
                                              heldBy(job, partition, bindings, job.recorded.cpus,
                                                     recordedNodes(job, recording.workload))));
    }
    return rates;
}

std::vector<UsageInterval> chargedBy(const Scene& scene, const Outcome& outcome, Second from,
                                     Second to)
{
    const auto& recording = *scene.recording;
    LimitBook limits(recording.limits, *scene.policy.snapshot, recording.parameters);
    const Bindings bindings(scene, limits);
    std::vector<UsageInterval> parts;
    for (std::size_t i = 0; i < outcome.jobs.size(); ++i) {
        const auto& its = outcome.jobs[i];
        const auto& job = recording.workload.jobs[i];
        const auto assoc = bindings.assocOf(job);
        const auto begin = std::max(its.start, from);
        const auto end = std::min(its.end, to);
        if (its.start == 0 || begin >= end || !assoc.isValid())
            continue;
        const auto amounts = heldBy(job, its.partition, bindings, its.cpus, its.nodeCount);
        if (const auto rate = bindings.rateOf(job, its.partition, amounts); rate > 0.0)
            parts.push_back({assoc, begin, end, rate});
    }
    return parts;
}

bool knowsUsageBefore(const Scene& scene)
{
    return !scene.recording->usage.empty() || hasUsageBeyondJobs(*scene.policy.snapshot);
}

UsageHistory pastUsage(const Scene& scene, const std::vector<double>& rates,
                       std::span<const std::int64_t> cycles)
{
    const auto& snapshot = *scene.policy.snapshot;
    if (snapshot.usageFromHistory)
        return snapshot.history; // it has it all
    const auto& jobs = scene.recording->workload.jobs;
    LimitBook limits(scene.recording->limits, snapshot, scene.recording->parameters);
    const Bindings bindings(scene, limits);
    std::vector<UsageInterval> parts;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        const auto& recorded = jobs[i].recorded;
        const auto assoc = bindings.assocOf(jobs[i]);
        const auto end = recorded.end != 0 ? recorded.end : never;
        if (rates[i] > 0.0 && assoc.isValid() && end > recorded.start)
            parts.push_back({assoc, recorded.start, end, rates[i]});
    }
    const auto before = scene.recording->usage.empty()
        ? remainder(scene, UsageHistory(parts, snapshot.assocs.size()), cycles)
        : recordedBefore(scene, cycles);
    parts.insert(parts.end(), before.begin(), before.end());
    return {parts, snapshot.assocs.size()};
}

} // namespace fairlead::replay
