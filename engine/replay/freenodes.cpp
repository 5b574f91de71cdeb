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
        m_free.push_back({static_cast<std::int64_t>(node.memory), node.cpus,
                          static_cast<std::int32_t>(node.gpus), 0});
        if (node.cpus > 0)
            m_withRoom.insert(i);
    }
}

} // namespace fairlead::replay
