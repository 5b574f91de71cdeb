// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/limits.h"
#include "engine/replay/machine.h"

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
};

/// What is free on each node. A copy of it is what will be free when others have ended.
class FreeNodes
{
public:
    FreeNodes() = default;
    explicit FreeNodes(const Machine& machine);

    [[nodiscard]] std::uint32_t cpus(std::size_t node) const { return m_free[node].cpus; }
    [[nodiscard]] std::uint64_t memory(std::size_t node) const { return m_free[node].memory; }
    [[nodiscard]] std::uint32_t gpus(std::size_t node) const { return m_free[node].gpus; }
    [[nodiscard]] bool isEmpty(std::size_t node) const { return m_free[node].jobs == 0; }
    /// Whether somebody once took more than there was: what is free then can exceed the node.
    [[nodiscard]] bool isOverdrawn() const { return m_isOverdrawn; }
    /// Nodes with at least one free CPU.
    [[nodiscard]] const NodeSet& withRoom() const { return m_withRoom; }

    void take(std::span<const Share> shares)
    {
        for (const auto& share : shares)
            take(share);
    }
    void giveBack(std::span<const Share> shares)
    {
        for (const auto& share : shares)
            giveBack(share);
    }
    void take(const Share& share)
    {
        auto& free = m_free[share.node];
        m_isOverdrawn = m_isOverdrawn || share.cpus > free.cpus;
        free.cpus -= std::min(free.cpus, share.cpus);
        free.memory -= std::min(free.memory, share.memory);
        free.gpus -= std::min(free.gpus, share.gpus);
        ++free.jobs;
        if (free.cpus == 0)
            m_withRoom.erase(share.node);
    }
    void giveBack(const Share& share)
    {
        auto& free = m_free[share.node];
        free.cpus += share.cpus;
        free.memory += share.memory;
        free.gpus += share.gpus;
        free.jobs -= std::min(free.jobs, 1U);
        if (free.cpus > 0)
            m_withRoom.insert(share.node);
    }

private:
    struct Amounts
    {
        std::uint64_t memory = 0;
        std::uint32_t cpus = 0;
        std::uint32_t gpus = 0;
        std::uint32_t jobs = 0;
    };
    std::vector<Amounts> m_free; // [node]
    NodeSet m_withRoom;
    bool m_isOverdrawn = false;
};

} // namespace fairlead::replay
