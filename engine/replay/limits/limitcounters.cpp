// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/limits/limitcounters.h"

#include <algorithm>

namespace fairlead::replay {

void LimitCounters::add(const Holding& holding, const TresLimits& limits,
                        std::span<const Share> nodes)
{
    ++jobs;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        runSeconds[i] += static_cast<std::int64_t>(holding.amounts[i] * holding.secondsLeft);
        if (i != nodeTres || limits[i] == noAmount)
            amounts[i] += holding.amounts[i];
    }
    if (limits[nodeTres] == noAmount)
        return;
    for (const auto& share : nodes) {
        if (share.node >= jobsOnNode.size())
            jobsOnNode.resize(share.node + std::size_t{1});
        if (++jobsOnNode[share.node] == 1)
            ++amounts[nodeTres];
    }
}

void LimitCounters::remove(const Holding& holding, const TresLimits& limits,
                           std::span<const Share> nodes)
{
    --jobs;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        runSeconds[i] -= static_cast<std::int64_t>(holding.amounts[i] * holding.secondsLeft);
        if (i != nodeTres || limits[i] == noAmount)
            amounts[i] -= holding.amounts[i];
    }
    if (limits[nodeTres] == noAmount)
        return;
    for (const auto& share : nodes) {
        if (--jobsOnNode[share.node] == 0)
            --amounts[nodeTres];
    }
}

std::uint64_t LimitCounters::newNodes(std::span<const Share> nodes) const
{
    return static_cast<std::uint64_t>(std::ranges::count_if(nodes, [&](const Share& share) {
        return share.node >= jobsOnNode.size() || jobsOnNode[share.node] == 0;
    }));
}

} // namespace fairlead::replay
