// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/occupancy.h"

#include <vector>

namespace fairlead::replay {

/// What running jobs hold, one block beside the other in the order of their expected ends: most
/// searches go over dozens of jobs, and the processor cannot guess where the blocks of each end.
/// Made as far as somebody looks, while nothing else runs. Places are those of Cluster::running().
class HeldBlocks
{
public:
    explicit HeldBlocks(const Occupancy& occupancy)
        : m_occupancy(occupancy)
    {
    }

    /// Something else runs.
    void refresh()
    {
        m_blocks.clear();
        m_firstOf.assign(1, 0);
    }
    struct Reach
    {
        std::size_t place = 0; ///< with whose end it is enough; the last one's if it is not
        std::uint64_t total = 0; ///< enough at least, or all
        std::size_t firstOn = 0; ///< the first place on the nodes, or behind those looked at
    };
    /// How far the jobs at the places [first, end) must have ended for `total` to become `enough`
    /// by the CPUs that they give back on the nodes.
    Reach reach(std::size_t first, std::size_t end, const NodeSet& nodes, std::uint64_t total,
                std::uint64_t enough);

private:
    struct Held
    {
        Block block;
        std::size_t place = 0;
    };
    void extend(std::size_t places);

    const Occupancy& m_occupancy;
    std::vector<Held> m_blocks;
    std::vector<std::size_t> m_firstOf; // [place] into m_blocks, and behind the last one made
};

} // namespace fairlead::replay
