// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/nodeset.h"
#include "engine/replay/recording/parameters.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fairlead::replay {

/// To whole steps of the map: bf_resolution.
constexpr Second roundedDown(Second moment, Second step)
{
    return moment / step * step;
}

/// What the map of a run covers: [begin, end).
struct PlanSpan
{
    Second begin = 0;
    Second end = 0;
};
/// bf_window from now on, in steps of bf_resolution.
PlanSpan planSpanOf(const Parameters& parameters, Second now);

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
    /// What one plan made of the slots, for those who keep something of each.
    struct Edit
    {
        NodeSet nodes; ///< that were planned
        bool isWhole = false; ///< each slot from `first` to `end` had all of them
        bool isFirstCut = false; ///< before that `first` was cut off the slot before it
        bool isEndCut = false; ///< and `end` off the slot before it, then
        std::size_t first = 0; ///< the slots that lost them, when these had been cut
        std::size_t end = 0; ///< not included
        bool isEndJoined = false; ///< then the last one and the slot behind became one
        bool isFirstJoined = false; ///< and then the first one and the slot before
    };
    /// Since reset(), one for each plan.
    [[nodiscard]] std::span<const Edit> edits() const { return {m_edits.data(), m_editCount}; }
    /// Another number after each reset().
    [[nodiscard]] std::uint64_t run() const { return m_run; }
    /// The first slot that ends after the moment.
    [[nodiscard]] std::size_t firstAfter(std::int64_t moment) const;
    /// Whether a node of the set is planned somewhere in [begin, end).
    [[nodiscard]] bool isTaken(const NodeSet& nodes, std::int64_t begin, std::int64_t end) const;
    /// Plans the nodes for [begin, end), which is cut to the map and at least `least` long.
    void plan(const NodeSet& nodes, std::int64_t begin, std::int64_t end, std::int64_t least);

private:
    [[nodiscard]] std::uint32_t unusedSet();
    bool splitAt(std::int64_t moment);
    bool joinSame(std::size_t place);
    void join(Edit& edit);

    std::int64_t m_begin = 0; // of the first slot
    std::vector<std::int64_t> m_ends; // [place]
    std::vector<std::uint32_t> m_setOf; // [place] into m_sets
    std::vector<NodeSet> m_sets; // in any order
    std::vector<std::uint32_t> m_unused; // of m_sets
    std::vector<Edit> m_edits;
    std::size_t m_editCount = 0; // of m_edits in this run
    std::uint64_t m_run = 0;
};

} // namespace fairlead::replay
