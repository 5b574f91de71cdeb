// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/runningplans.h"

namespace fairlead::replay {

void planRunning(const Cluster& cluster, LiveId running, std::size_t mostSlots, PlanMap& map)
{
    if (!cluster.hasWholeNodes(running) || map.size() >= mostSlots)
        return;
    const auto& live = cluster.live(running);
    NodeSet nodes(cluster.machine().nodes.size());
    for (const auto& share : live.shares)
        nodes.insert(share.node);
    const auto step = cluster.parameters().resolution;
    map.plan(nodes, map.begin(0), roundedDown(live.expectedEnd, step), step);
}

bool planAllRunning(const Cluster& cluster, std::size_t mostSlots, PlanMap& map)
{
    if (!cluster.parameters().entersRunning)
        return false;
    for (const auto& running : cluster.occupancy().runningInListOrder())
        planRunning(cluster, running.live, mostSlots, map);
    return true;
}

} // namespace fairlead::replay
