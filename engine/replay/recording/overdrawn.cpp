// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/overdrawn.h"

#include "engine/base/timetext.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace fairlead::replay {

namespace {
struct Step
{
    std::uint32_t node = 0;
    Second at = 0;
    std::int64_t cpus = 0; // below 0: an end, which comes first
    bool operator<(const Step& other) const
    {
        return std::tie(node, at, cpus) < std::tie(other.node, other.at, other.cpus);
    }
};

/// Starts and ends are told in whole seconds, and not by one clock: who overlaps by one of them may
/// not have.
Second endOf(const Recording& recording, const Job& job)
{
    return job.recorded.end != 0 ? job.recorded.end - 1 : recording.workload.to;
}

void addSteps(const Recording& recording, const Job& job, std::vector<Step>& steps)
{
    const auto& nodes = recording.workload.nodeSets[job.recorded.nodes];
    std::int64_t all = 0;
    nodes.forEach([&](std::size_t node) { all += recording.machine.nodes[node].cpus; });
    const auto end = endOf(recording, job);
    nodes.forEach([&](std::size_t node) {
        const auto others = all - std::int64_t{recording.machine.nodes[node].cpus};
        const auto own = std::max<std::int64_t>(std::int64_t{job.cpusHeld()} - others, 1);
        steps.push_back({static_cast<std::uint32_t>(node), job.recorded.start, own});
        steps.push_back({static_cast<std::uint32_t>(node), end, -own});
    });
}
} // namespace

std::optional<Overdrawn> overdrawnNodes(const Recording& recording)
{
    std::vector<Step> steps;
    for (const auto& job : recording.workload.jobs) {
        const auto& told = job.recorded;
        const bool hasRun = told.start != 0 && endOf(recording, job) > told.start;
        if (hasRun && told.nodes != nothing)
            addSteps(recording, job, steps);
    }
    std::sort(steps.begin(), steps.end());
    Overdrawn overdrawn;
    std::int64_t held = 0;
    std::uint32_t last = nothing; // that is overdrawn
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& step = steps[i];
        held = (i > 0 && steps[i - 1].node == step.node ? held : 0) + step.cpus;
        if (held <= std::int64_t{recording.machine.nodes[step.node].cpus})
            continue;
        overdrawn.nodes += last != step.node ? 1 : 0;
        last = step.node;
        overdrawn.node = overdrawn.nodes == 1 ? step.node : overdrawn.node;
        if (step.node == overdrawn.node && static_cast<std::uint64_t>(held) > overdrawn.cpus) {
            overdrawn.cpus = static_cast<std::uint64_t>(held);
            overdrawn.at = step.at;
        }
    }
    return overdrawn.nodes > 0 ? std::optional(overdrawn) : std::nullopt;
}

Message overdrawnWords(const Overdrawn& overdrawn, const Machine& machine)
{
    const auto& node = machine.nodes[overdrawn.node];
    return counted(overdrawn.nodes,
                   said("Messages",
                        "on node %2 up to %3 of %4 CPUs are held at %5: its jobs overlap, or it "
                        "had more then"),
                   said("Messages",
                        "on node %2 up to %3 of %4 CPUs are held at %5, and on others, %1 nodes in "
                        "all, more than they have: their jobs overlap, or they had more then"),
                   {node.name, number(overdrawn.cpus), number(node.cpus), isoTime(overdrawn.at)});
}

} // namespace fairlead::replay
