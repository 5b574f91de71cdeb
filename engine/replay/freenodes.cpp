// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/freenodes.h"

namespace fairlead::replay {

FreeNodes::FreeNodes(const Machine& machine)
    : m_withRoom(machine.nodes.size())
{
    m_free.reserve(machine.nodes.size());
    for (std::size_t i = 0; i < machine.nodes.size(); ++i) {
        const auto& node = machine.nodes[i];
        m_free.push_back({node.memory, node.cpus, node.gpus, 0});
        if (node.cpus > 0)
            m_withRoom.insert(i);
    }
}

void FreeNodes::take(std::span<const Share> shares)
{
    for (const auto& share : shares) {
        auto& free = m_free[share.node];
        free.cpus -= std::min(free.cpus, share.cpus);
        free.memory -= std::min(free.memory, share.memory);
        free.gpus -= std::min(free.gpus, share.gpus);
        ++free.jobs;
        if (free.cpus == 0)
            m_withRoom.erase(share.node);
    }
}

void FreeNodes::giveBack(std::span<const Share> shares)
{
    for (const auto& share : shares) {
        auto& free = m_free[share.node];
        free.cpus += share.cpus;
        free.memory += share.memory;
        free.gpus += share.gpus;
        free.jobs -= std::min(free.jobs, 1U);
        if (free.cpus > 0)
            m_withRoom.insert(share.node);
    }
}

} // namespace fairlead::replay
