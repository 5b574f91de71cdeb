// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/machine.h"
#include "engine/replay/schedulers/planmap.h"

namespace fairlead::replay {

/// Looks in the map of a backfill run for nodes that nobody has planned while a job would run. A
/// run looks at hundreds of windows for each job; most are ruled out by the number of nodes in one
/// slot, and of a row of slots that only lose nodes the last one says what is left.
class PlanWindows
{
public:
    PlanWindows(const Machine& machine, const PlanMap& map);

    struct Question
    {
        std::uint32_t partition = 0; ///< into Machine::partitions
        std::uint32_t least = 1; ///< nodes
        const NodeSet* excluded = nullptr;
        Second from = 0; ///< of the window
        Second to = 0; ///< included: a slot that begins then counts
        bool isNew = false; ///< from Slurm 24.11 on
    };
    struct Answer
    {
        bool isEnough = false; ///< at least so many nodes; look() knows only that there may be
        std::size_t first = 0; ///< slot of the window
        std::size_t end = 0; ///< slot behind the window
        /// When more nodes come back; 0: never. Where there are too few it may be later than the
        /// next moment at which some do, if all windows before are too small as well.
        Second later = 0;
        Second next = 0; ///< the first moment at which some do; 0: never
        Second behind = 0; ///< the beginning of the slot behind the window; 0: not looked at
    };
    /// `nodes` is what is left of the partition, if it is enough.
    Answer find(const Question& question, NodeSet& nodes);
    /// Whether look() and cut() answer it.
    [[nodiscard]] bool isByCounts(const Question& question) const
    {
        return question.excluded == nullptr && m_map.firstAfter(question.from) < m_map.size();
    }
    /// The same by the numbers of nodes alone: cut() says whether it is enough.
    Answer look(const Question& question);
    /// Leaves of these nodes of the partition what nobody has planned in the window. False: fewer
    /// than so many are left.
    bool cut(const Question& question, const Answer& answer, std::size_t least,
             NodeSet& nodes) const;

private:
    /// The map as it is for all partitions of the same nodes.
    struct View
    {
        const NodeSet* nodes = nullptr;
        std::uint64_t stamp = 0; // of the map
        std::vector<std::uint64_t> stamps; // [place]
        std::vector<std::uint32_t> counts; // [place] nodes
        std::vector<std::uint8_t> rises; // [place] the next slot has one that this one has not
        std::vector<std::uint32_t> nextRise; // [place] the first one that rises, here or behind
    };
    void refresh(View& view) const;
    void findWithout(const Question& question, Answer& answer, NodeSet& nodes) const;
    [[nodiscard]] std::size_t behind(std::size_t place, Second moment) const;

    const Machine& m_machine;
    const PlanMap& m_map;
    std::vector<View> m_views;
    std::vector<std::size_t> m_viewOf; // [partition]
};

} // namespace fairlead::replay
