// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/nodeset.h"

#include <cstdint>
#include <vector>

namespace fairlead::replay {

/// The map of one backfill run: which nodes are not planned for anybody, by time. Nodes are planned
/// whole, whatever a job uses of them, and running jobs are not entered (specification
/// scheduling 4.3). Times are seconds since 1970.
class PlanMap
{
public:
    struct Slot
    {
        std::int64_t begin = 0;
        std::int64_t end = 0; ///< not included
        NodeSet free;
        std::uint64_t stamp = 0; ///< another one whenever `free` is, never given again
    };

    /// One slot with all usable nodes over [begin, end).
    void reset(std::int64_t begin, std::int64_t end, const NodeSet& usable);
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Another one whenever something in it is.
    [[nodiscard]] std::uint64_t stamp() const { return m_stamp; }
    /// Where the memory of a slot is: a number below memory() that it keeps.
    [[nodiscard]] std::size_t memoryOf(std::size_t place) const { return m_order[place]; }
    [[nodiscard]] std::size_t memory() const { return m_slots.size(); }
    [[nodiscard]] const Slot& operator[](std::size_t place) const
    {
        return m_slots[m_order[place]];
    }
    /// The first slot that ends after the moment.
    [[nodiscard]] std::size_t firstAfter(std::int64_t moment) const;
    /// Whether a node of the set is planned somewhere in [begin, end).
    [[nodiscard]] bool isTaken(const NodeSet& nodes, std::int64_t begin, std::int64_t end) const;
    /// Plans the nodes for [begin, end), which is cut to the map and at least `least` long.
    void plan(const NodeSet& nodes, std::int64_t begin, std::int64_t end, std::int64_t least);

private:
    void splitAt(std::int64_t moment);
    void merge(std::size_t first, std::size_t end);

    std::vector<Slot> m_slots; // memory of them, in any order
    std::vector<std::uint32_t> m_order; // by time
    std::vector<std::uint32_t> m_unused;
    std::size_t m_size = 0;
    std::uint64_t m_stamp = 0;
};

} // namespace fairlead::replay
