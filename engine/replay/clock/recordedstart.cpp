// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/recordedstart.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
/// How its CPUs lie on its nodes was a guess.
bool isGuess(const Cluster& cluster, const Live& live)
{
    const auto demand = cluster.bindings().demandOf(cluster.jobNow(live.job), live.partition);
    return live.shares.size() > 1 && !demand.isExclusive && demand.tasksPerNode == 0
        && demand.minCpusPerNode == 0 && demand.cpusPerTask <= 1;
}

/// Frees CPUs of a node by moving those of jobs whose shares are guesses to other nodes of theirs.
/// Returns how many.
std::uint32_t freeCpus(Cluster& cluster, std::uint32_t node, std::uint32_t wanted,
                       const NodeSet& kept)
{
    std::uint32_t gained = 0;
    const auto running = cluster.occupancy().running();
    for (const auto& entry : running) {
        const auto id = cluster.occupancy().liveOf(entry);
        const auto& live = cluster.live(id);
        const auto own = std::ranges::find(live.shares, node, &Share::node);
        if (own == live.shares.end() || own->cpus < 2 || !isGuess(cluster, live))
            continue;
        for (std::size_t i = 0; i < live.shares.size() && gained < wanted; ++i) {
            const auto other = live.shares[i].node;
            const auto left = live.shares[static_cast<std::size_t>(own - live.shares.begin())].cpus;
            const auto moved
                = std::min({wanted - gained, left - 1U, cluster.occupancy().free().cpus(other)});
            if (kept.contains(other) || moved == 0)
                continue;
            cluster.moveCpus(id, node, other, moved);
            gained += moved;
        }
        if (gained == wanted)
            break;
    }
    return gained;
}

/// The job did run there: then earlier guesses were wrong.
void makeRoom(Cluster& cluster, const Demand& demand, const NodeSet& nodes)
{
    const auto count = static_cast<std::uint32_t>(nodes.count());
    std::uint32_t free = 0;
    nodes.forEach([&](std::size_t node) {
        if (cluster.occupancy().free().cpus(node) == 0)
            (void)freeCpus(cluster, static_cast<std::uint32_t>(node), 1, nodes);
        free += cluster.occupancy().free().cpus(node);
    });
    const auto needed = std::max(demand.cpus, count);
    nodes.forEach([&](std::size_t node) {
        if (free < needed)
            free += freeCpus(cluster, static_cast<std::uint32_t>(node), needed - free, nodes);
    });
}

/// One CPU of each node, the others where some are free, and the rest of any.
std::vector<Share> sharesAnyhow(const Cluster& cluster, const Demand& demand, const NodeSet& nodes)
{
    std::vector<Share> shares;
    nodes.forEach([&](std::size_t node) {
        shares.push_back(
            {static_cast<std::uint32_t>(node), 1, 0, demand.gpusPerNode, demand.capped});
    });
    auto left = demand.cpus - std::min<std::uint64_t>(demand.cpus, shares.size());
    for (const bool isFree : {true, false}) {
        for (auto& share : shares) {
            const auto most = isFree ? cluster.occupancy().free().cpus(share.node)
                                     : cluster.machine().nodes[share.node].cpus;
            const auto more = std::min<std::uint64_t>(left, most - std::min(most, share.cpus));
            share.cpus += static_cast<std::uint32_t>(more);
            left -= more;
        }
    }
    return shares;
}

/// Whether it had more than it asked for: all CPUs of its nodes.
bool hadWholeNodes(const Machine& machine, const Job& task, const NodeSet& nodes)
{
    std::uint64_t all = 0;
    nodes.forEach([&](std::size_t node) { all += machine.nodes[node].cpus; });
    return task.recorded.cpus > task.request.cpus && task.recorded.cpus == all;
}
} // namespace

std::vector<Share> withRecordedCpus(const Machine& machine, const Job& task,
                                    std::vector<Share> shares)
{
    if (shares.size() == 1 && task.recorded.cpus != 0)
        shares.front().cpus = std::min(machine.nodes[shares.front().node].cpus, task.recorded.cpus);
    return shares;
}

std::optional<LiveId> startAsRecorded(Cluster& cluster, Placement& placement,
                                      std::uint32_t position, Moment now)
{
    const auto id = cluster.find(position);
    const auto& task = cluster.jobNow(position);
    if (!id || cluster.live(*id).state != Live::State::Pending || task.recorded.nodes == nothing)
        return std::nullopt;
    const auto& nodes = cluster.workload().nodeSets[task.recorded.nodes];
    if (nodes.isEmpty())
        return std::nullopt; // the machine knows none of their names
    const auto partition = cluster.bindings().startedIn(task);
    if (partition == nothing)
        return std::nullopt;
    cluster.swapNext(position);
    auto demand = cluster.bindings().demandOf(task, partition);
    demand.isExclusive |= hadWholeNodes(cluster.machine(), task, nodes);
    bool fits = placement.choose(demand, cluster.occupancy().free(), nodes);
    if (!fits) {
        makeRoom(cluster, demand, nodes);
        fits = placement.choose(demand, cluster.occupancy().free(), nodes);
    }
    // What it asked for says best how its CPUs lie on the nodes, if it comes to all of them.
    if (fits && placement.shares().size() == nodes.count()) {
        const auto told = withRecordedCpus(cluster.machine(), task,
                                           {placement.shares().begin(), placement.shares().end()});
        return cluster.start(*id, partition, told, now, task.recorded.by);
    }
    demand.minNodes = demand.maxNodes = demand.wantedNodes
        = static_cast<std::uint32_t>(nodes.count());
    demand.required = &nodes;
    if (placement.choose(demand, cluster.occupancy().free(), nodes))
        return cluster.start(*id, partition, placement.shares(), now, task.recorded.by);
    // More than there is: what the history says counts.
    const auto shares = sharesAnyhow(cluster, demand, nodes);
    return cluster.start(*id, partition, shares, now, task.recorded.by);
}

} // namespace fairlead::replay
