// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/cpucounts.h"
#include "engine/replay/recording/limits.h"
#include "engine/replay/recording/machine.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace fairlead::replay {

/// What a job holds of one node.
struct Share
{
    std::uint32_t node = 0;
    std::uint32_t cpus = 0; ///< whole units
    std::uint64_t memory = 0; ///< @unit MB
    std::uint32_t gpus = 0;
    std::uint32_t capped = 0; ///< Demand::capped
};

/// What a job holds, as sets of nodes with the same number of CPUs. Shares are in node order.
void fillBlocks(std::vector<Block>& blocks, std::span<const Share> shares);

/// So many CPUs of one node lie on another one.
void moveCpus(std::span<Share> shares, std::uint32_t from, std::uint32_t to, std::uint32_t cpus);

/// What is free on each node. A copy of it is what will be free when others have ended.
class FreeNodes
{
public:
    FreeNodes() = default;
    explicit FreeNodes(const Machine& machine);

    [[nodiscard]] std::uint32_t cpus(std::size_t node) const
    {
        return static_cast<std::uint32_t>(std::max<std::int64_t>(m_free[node].cpus, 0));
    }
    [[nodiscard]] std::uint64_t memory(std::size_t node) const
    {
        return static_cast<std::uint64_t>(std::max<std::int64_t>(m_free[node].memory, 0));
    }
    [[nodiscard]] std::uint32_t gpus(std::size_t node) const
    {
        return static_cast<std::uint32_t>(std::max<std::int32_t>(m_free[node].gpus, 0));
    }
    /// CPUs of a node that jobs of a partition hold, which caps them: Demand::capped.
    [[nodiscard]] std::uint32_t cpusOf(std::uint32_t capped, std::size_t node) const
    {
        return m_cpusOf[capped][node];
    }
    [[nodiscard]] bool isEmpty(std::size_t node) const { return m_free[node].jobs == 0; }
    /// Whether somebody once took more than there was, as a history can tell. It is owed: what is
    /// given back later counts from below zero.
    [[nodiscard]] bool isOverdrawn() const { return m_isOverdrawn; }
    /// Nodes with at least one free CPU.
    [[nodiscard]] const NodeSet& withRoom() const { return m_withRoom; }

    /// Free CPUs, unless isOverdrawn().
    [[nodiscard]] const CpuCounts& counts() const { return m_counts; }

    void take(std::span<const Share> shares, std::span<const Block> blocks)
    {
        for (const auto& share : shares)
            takeUncounted(share);
        for (const auto& block : blocks)
            m_counts.subtract(block.word, block.nodes, block.cpus);
    }
    void giveBack(std::span<const Share> shares, std::span<const Block> blocks)
    {
        for (const auto& share : shares)
            giveBackUncounted(share);
        for (const auto& block : blocks)
            m_counts.add(block.word, block.nodes, block.cpus);
    }
    /// All but counts(), for who does not look at them.
    void takeUncounted(const Share& share)
    {
        auto& free = m_free[share.node];
        free.cpus -= share.cpus;
        free.memory -= static_cast<std::int64_t>(share.memory);
        free.gpus -= static_cast<std::int32_t>(share.gpus);
        ++free.jobs;
        if (share.capped != 0)
            m_cpusOf[share.capped][share.node] += share.cpus;
        m_isOverdrawn = m_isOverdrawn || free.cpus < 0;
        if (free.cpus <= 0)
            m_withRoom.erase(share.node);
    }
    void giveBackUncounted(const Share& share)
    {
        auto& free = m_free[share.node];
        free.cpus += share.cpus;
        free.memory += static_cast<std::int64_t>(share.memory);
        free.gpus += static_cast<std::int32_t>(share.gpus);
        free.jobs -= std::min(free.jobs, 1U);
        if (share.capped != 0)
            m_cpusOf[share.capped][share.node] -= share.cpus;
        if (free.cpus > 0)
            m_withRoom.insert(share.node);
    }

private:
    struct Amounts
    {
        std::int64_t memory = 0;
        std::int64_t cpus = 0;
        std::int32_t gpus = 0;
        std::uint32_t jobs = 0;
    };
    std::vector<Amounts> m_free; // [node]
    std::vector<std::vector<std::uint32_t>> m_cpusOf; // [capped][node]; empty: none has a cap
    CpuCounts m_counts;
    NodeSet m_withRoom;
    bool m_isOverdrawn = false;
};

} // namespace fairlead::replay
