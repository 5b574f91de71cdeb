// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/limits.h"
#include "engine/replay/machine.h"

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
    /// Nodes with at least one free CPU.
    [[nodiscard]] const NodeSet& withRoom() const { return m_withRoom; }

    void take(std::span<const Share> shares);
    void giveBack(std::span<const Share> shares);

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
};

} // namespace fairlead::replay
