// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/past/pastusage.h"

#include "engine/replay/state/bindings.h"
#include "engine/slurm/usage/charging.h"
#include "engine/slurm/usage/rawusage.h"

#include <algorithm>
#include <limits>

namespace fairlead::replay {

namespace {
constexpr auto never = std::numeric_limits<std::int64_t>::max();

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

/// Where it ran; nothing: it has no partition.
std::uint32_t partitionOf(const Job& job, const Bindings& bindings)
{
    const auto& partitions = bindings.partitionsOf(job);
    const auto started = bindings.startedIn(job);
    return started == nothing && !partitions.empty() ? partitions.front() : started;
}

/// What has left usage at a cycle: some rate during the period before it.
UsageInterval leaving(const Inputs& policy, Second cycle, AssocIndex assoc, long double usage)
{
    const slurm::Charging rules(policy.policy.slurm());
    const auto from = cycle - rules.period;
    const auto left = slurm::chargedUsage(1.0, from, cycle, cycle, rules);
    return {assoc, from, cycle, left > 0.0 ? static_cast<double>(usage) / left : 0.0};
}

/// What the recording tells of its beginning.
std::vector<UsageInterval> recordedBefore(const Scene& scene)
{
    const auto& recording = *scene.recording;
    std::vector<UsageInterval> parts;
    for (const auto& entry : recording.usage) {
        const auto assoc
            = scene.policy.snapshot->findAssoc(entry.account, entry.user, entry.partition);
        if (assoc.isValid() && entry.raw > 0)
            parts.push_back(leaving(scene.policy, recording.chargedUpTo(), assoc, entry.raw));
    }
    return parts;
}

/// What the recorded jobs were charged from a moment on.
std::vector<UsageInterval> partsOfJobs(const Scene& scene, const std::vector<double>& rates,
                                       Second from)
{
    const auto& jobs = scene.recording->workload.jobs;
    LimitBook limits(scene.recording->limits, *scene.policy.snapshot, scene.recording->parameters);
    const Bindings bindings(scene, limits);
    std::vector<UsageInterval> parts;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        const auto& recorded = jobs[i].recorded;
        const auto assoc = bindings.assocOf(jobs[i]);
        const auto start = std::max(recorded.start, from);
        const auto end = recorded.end != 0 ? recorded.end : never;
        if (rates[i] > 0.0 && assoc.isValid() && end > start)
            parts.push_back({assoc, start, end, rates[i]});
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
        const auto partition = job.recorded.start != 0 ? partitionOf(job, bindings) : nothing;
        rates.push_back(partition == nothing ? 0.0
                                             : bindings.chargedRateOf(
                                                 job, partition,
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

UsageHistory jobsCharged(const Scene& scene, const std::vector<double>& rates)
{
    constexpr auto always = std::numeric_limits<Second>::min();
    return {partsOfJobs(scene, rates, always), scene.policy.snapshot->assocs.size()};
}

std::vector<long double> usageAt(const Inputs& today, const UsageHistory& history,
                                 std::span<const std::int64_t> cycles, Second moment)
{
    auto charged = std::make_shared<Snapshot>();
    charged->assocs = today.snapshot->assocs;
    charged->history = history;
    charged->usageFromHistory = true;
    charged->utcOffset = today.snapshot->utcOffset;
    charged->cycles.assign(cycles.begin(), cycles.end());
    auto inputs = today;
    inputs.snapshot = charged;
    inputs.now = moment;
    slurm::Cache cache;
    std::vector<long double> usage;
    slurm::computeRawUsage(inputs, cache, usage);
    return usage;
}

UsageHistory pastUsage(const Scene& scene, const std::vector<double>& rates)
{
    const auto& snapshot = *scene.policy.snapshot;
    if (snapshot.usageFromHistory)
        return snapshot.history; // it has it all
    if (scene.recording->usage.empty())
        return jobsCharged(scene, rates);
    auto parts = partsOfJobs(scene, rates, scene.recording->chargedUpTo());
    const auto before = recordedBefore(scene);
    parts.insert(parts.end(), before.begin(), before.end());
    return {parts, snapshot.assocs.size()};
}

} // namespace fairlead::replay
