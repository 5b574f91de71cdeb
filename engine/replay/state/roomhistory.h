// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/placement/freenodes.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fairlead::replay {

/// Since when each node has had so much free of something, without a break.
class RoomHistory
{
public:
    explicit RoomHistory(std::size_t nodes)
        : m_steps(nodes)
    {
    }

    /// It has less or more now.
    void set(std::size_t node, std::uint64_t free, Second now)
    {
        auto& steps = m_steps[node];
        while (!steps.empty() && steps.back().free > free) {
            now = steps.back().since; // so much there was before, too
            steps.pop_back();
        }
        if (free > 0 && (steps.empty() || steps.back().free < free))
            steps.push_back({free, now});
    }
    /// Nothing of what was before counts.
    void restart(std::size_t node, std::uint64_t free, Second now)
    {
        m_steps[node].clear();
        set(node, free, now);
    }
    /// It has that much free; since when.
    [[nodiscard]] Second since(std::size_t node, std::uint64_t amount) const
    {
        for (const auto& step : m_steps[node]) {
            if (step.free >= amount)
                return step.since;
        }
        return 0;
    }
    /// When the most that it has free became so much.
    [[nodiscard]] Second latest(std::size_t node) const
    {
        return m_steps[node].empty() ? 0 : m_steps[node].back().since;
    }

private:
    struct Step
    {
        std::uint64_t free = 0;
        Second since = 0;
    };
    std::vector<std::vector<Step>> m_steps; // [node] both rise
};

/// The same of the CPUs of all nodes, and of their memory where it is consumed.
class NodeRoom
{
public:
    explicit NodeRoom(const Machine& machine);

    /// These nodes have more or less now.
    void note(std::span<const Share> shares, const FreeNodes& free, Second now);
    /// A node comes back.
    void restart(std::uint32_t node, const FreeNodes& free, Second now);
    /// Since when they have had that room. Of GPUs nobody has noted it: since nothing was given
    /// back.
    [[nodiscard]] Second since(std::span<const Share> shares) const;

private:
    RoomHistory m_cpus;
    RoomHistory m_memory;
    bool m_isMemoryConsumed;
};

} // namespace fairlead::replay
