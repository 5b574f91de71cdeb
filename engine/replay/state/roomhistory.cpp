// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/roomhistory.h"

#include <algorithm>

namespace fairlead::replay {

NodeRoom::NodeRoom(const Machine& machine)
    : m_cpus(machine.nodes.size())
    , m_memory(machine.nodes.size())
    , m_isMemoryConsumed(machine.isMemoryConsumed)
{
    for (std::size_t i = 0; i < machine.nodes.size(); ++i) {
        m_cpus.set(i, machine.nodes[i].cpus, 0);
        m_memory.set(i, machine.nodes[i].memory, 0);
    }
}

void NodeRoom::note(std::span<const Share> shares, const FreeNodes& free, Second now)
{
    for (const auto& share : shares) {
        m_cpus.set(share.node, free.cpus(share.node), now);
        if (m_isMemoryConsumed)
            m_memory.set(share.node, free.memory(share.node), now);
    }
}

void NodeRoom::restart(std::uint32_t node, const FreeNodes& free, Second now)
{
    m_cpus.restart(node, free.cpus(node), now);
    m_memory.restart(node, free.memory(node), now);
}

Second NodeRoom::since(std::span<const Share> shares) const
{
    Second since = 0;
    for (const auto& share : shares) {
        since = std::max(since,
                         share.gpus > 0 ? m_cpus.latest(share.node)
                                        : m_cpus.since(share.node, share.cpus));
        if (m_isMemoryConsumed && share.memory > 0)
            since = std::max(since, m_memory.since(share.node, share.memory));
    }
    return since;
}

} // namespace fairlead::replay
