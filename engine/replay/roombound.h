// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/machine.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fairlead::replay {

/// How many nodes of a set have how many free CPUs: a bound that most requests on a full machine
/// already miss. Who misses it would find no room there, nor on a part of the set.
class RoomBound
{
public:
    explicit RoomBound(const Machine& machine)
    {
        std::uint32_t most = 0;
        for (const auto& node : machine.nodes)
            most = std::max(most, node.cpus);
        m_counts.resize(std::min(most, countless) + std::size_t{1});
    }

    void clear()
    {
        std::fill(m_counts.begin(), m_counts.end(), 0U);
        m_nodes = 0;
        m_cpus = 0;
        m_beyond = 0;
    }
    /// A node with so many free CPUs, at least one.
    void add(std::uint32_t cpus)
    {
        ++m_counts[levelOf(cpus)];
        m_beyond += isBeyond(cpus) ? 1 : 0;
        ++m_nodes;
        m_cpus += cpus;
    }
    /// A node of the set has more than before, when it had perhaps none.
    void grow(std::uint32_t before, std::uint32_t now)
    {
        if (before > 0) {
            --m_counts[levelOf(before)];
            m_beyond -= isBeyond(before) ? 1 : 0;
            --m_nodes;
            m_cpus -= before;
        }
        if (now > 0)
            add(now);
    }
    /// Whether at least `minNodes` have room, and the roomiest `maxNodes` together so many CPUs.
    [[nodiscard]] bool mayHold(std::uint32_t cpus, std::uint32_t minNodes,
                               std::uint32_t maxNodes) const
    {
        if (m_nodes < minNodes || m_cpus < cpus)
            return false;
        if (m_beyond > 0)
            return true;
        std::uint64_t sum = 0;
        std::uint64_t left = maxNodes;
        for (auto level = m_counts.size(); level-- > 1 && left > 0;) {
            const auto taken = std::min<std::uint64_t>(left, m_counts[level]);
            sum += taken * level;
            left -= taken;
            if (sum >= cpus)
                return true;
        }
        return false;
    }

private:
    // Nodes with more CPUs, or more free than any node has (history can tell of more jobs than
    // fit), count as if nothing bounded them.
    static constexpr std::uint32_t countless = 1023;

    [[nodiscard]] std::size_t levelOf(std::uint32_t cpus) const
    {
        return std::min<std::size_t>(cpus, m_counts.size() - 1);
    }
    [[nodiscard]] bool isBeyond(std::uint32_t cpus) const { return cpus >= m_counts.size(); }

    std::vector<std::uint32_t> m_counts; // [CPUs] nodes
    std::uint64_t m_cpus = 0;
    std::uint32_t m_nodes = 0;
    std::uint32_t m_beyond = 0; // nodes with more than is counted
};

} // namespace fairlead::replay
