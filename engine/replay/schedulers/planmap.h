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
    /// One slot with all usable nodes over [begin, end).
    void reset(std::int64_t begin, std::int64_t end, const NodeSet& usable);
    /// Slots, one behind the other.
    [[nodiscard]] std::size_t size() const { return m_ends.size(); }
    [[nodiscard]] std::int64_t begin(std::size_t place) const
    {
        return place == 0 ? m_begin : m_ends[place - 1];
    }
    /// Not included.
    [[nodiscard]] std::int64_t end(std::size_t place) const { return m_ends[place]; }
    [[nodiscard]] const NodeSet& free(std::size_t place) const { return m_sets[m_setOf[place]]; }
    /// [place] Another one whenever what is free is, never given again.
    [[nodiscard]] const std::vector<std::uint64_t>& stamps() const { return m_stamps; }
    /// Another one whenever something in the map is.
    [[nodiscard]] std::uint64_t stamp() const { return m_stamp; }
    /// The first slot that ends after the moment.
    [[nodiscard]] std::size_t firstAfter(std::int64_t moment) const;
    /// Whether a node of the set is planned somewhere in [begin, end).
    [[nodiscard]] bool isTaken(const NodeSet& nodes, std::int64_t begin, std::int64_t end) const;
    /// Plans the nodes for [begin, end), which is cut to the map and at least `least` long.
    void plan(const NodeSet& nodes, std::int64_t begin, std::int64_t end, std::int64_t least);

private:
    [[nodiscard]] std::uint32_t unusedSet();
    void splitAt(std::int64_t moment);
    void merge(std::size_t first, std::size_t end);

    std::int64_t m_begin = 0; // of the first slot
    std::vector<std::int64_t> m_ends; // [place]
    std::vector<std::uint64_t> m_stamps; // [place]
    std::vector<std::uint32_t> m_setOf; // [place] into m_sets
    std::vector<NodeSet> m_sets; // in any order
    std::vector<std::uint32_t> m_unused; // of m_sets
    std::uint64_t m_stamp = 0;
};

} // namespace fairlead::replay
