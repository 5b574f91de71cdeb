// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/freenodes.h"

#include <span>
#include <vector>

namespace fairlead::replay {

/// The nodes on which jobs that have ended still complete.
class CompletingNodes
{
public:
    explicit CompletingNodes(std::size_t nodes)
        : m_nodes(nodes)
        , m_jobs(nodes)
    {
    }
    [[nodiscard]] const NodeSet& nodes() const { return m_nodes; }
    void add(std::span<const Share> shares)
    {
        for (const auto& share : shares) {
            ++m_jobs[share.node];
            m_nodes.insert(share.node);
        }
    }
    void remove(std::span<const Share> shares)
    {
        for (const auto& share : shares) {
            if (--m_jobs[share.node] == 0)
                m_nodes.erase(share.node);
        }
    }

private:
    NodeSet m_nodes;
    std::vector<std::uint32_t> m_jobs; // [node]
};

} // namespace fairlead::replay
