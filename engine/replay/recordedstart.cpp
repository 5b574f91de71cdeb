// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recordedstart.h"

namespace fairlead::replay {

std::optional<LiveId> startAsRecorded(Cluster& cluster, std::uint32_t position, Moment now)
{
    const auto id = cluster.find(position);
    const auto& task = cluster.workload().jobs[position];
    if (!id || cluster.live(*id).state != Live::State::Pending || task.recorded.nodes == nothing)
        return std::nullopt;
    const auto& nodes = cluster.workload().nodeSets[task.recorded.nodes];
    if (nodes.isEmpty())
        return std::nullopt; // the machine knows none of their names
    const auto& partitions = cluster.bindings().partitionsOf(task);
    const auto found = std::find_if(partitions.begin(), partitions.end(), [&](auto partition) {
        return nodes.isSubsetOf(cluster.machine().partitions[partition].nodes);
    });
    if (found == partitions.end())
        return std::nullopt;
    cluster.swapNext(position);
    auto demand = cluster.bindings().demandOf(task, *found);
    Placement placement(cluster.machine());
    // What it asked for says best how its CPUs lie on the nodes, if it comes to all of them.
    if (placement.choose(demand, cluster.free(), nodes)
        && placement.shares().size() == nodes.count())
        return cluster.start(*id, *found, placement.shares(), now, task.recorded.by);
    demand.minNodes = demand.maxNodes = demand.wantedNodes
        = static_cast<std::uint32_t>(nodes.count());
    demand.required = &nodes;
    if (placement.choose(demand, cluster.free(), nodes))
        return cluster.start(*id, *found, placement.shares(), now, task.recorded.by);
    // More than there is: what the history says counts.
    std::vector<Share> shares;
    const auto each = std::max(1U, demand.cpus / demand.minNodes);
    nodes.forEach([&](std::size_t node) {
        shares.push_back({static_cast<std::uint32_t>(node), each, 0, demand.gpusPerNode});
    });
    return cluster.start(*id, *found, shares, now, task.recorded.by);
}

} // namespace fairlead::replay
