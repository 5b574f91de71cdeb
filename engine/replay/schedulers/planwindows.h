// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/machine.h"
#include "engine/replay/schedulers/planmap.h"

#include <algorithm>

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
    /// The slots [first, end) of a window.
    struct Slots
    {
        std::size_t first = 0;
        std::size_t end = 0;
    };
    struct Answer
    {
        bool isEnough = false; ///< at least so many nodes
        std::size_t first = 0; ///< slot of the window
        Second later = 0; ///< when more nodes come back; 0: never
        Second behind = 0; ///< the beginning of the slot behind the window; 0: there is none
    };
    /// Slot by slot. `nodes` is what is left of the partition, if it is enough.
    Answer find(const Question& question, NodeSet& nodes) const;
    /// Whether a walk answers it: nobody is excluded by name.
    [[nodiscard]] bool isByCounts(const Question& question) const
    {
        return question.excluded == nullptr && m_map.firstAfter(question.from) < m_map.size();
    }
    /// The nodes of the partition that nobody has planned in the window, and how many they are;
    /// where these are fewer than `least` not all of the window may have been looked at.
    std::size_t cut(const Question& question, Slots slots, std::size_t least, NodeSet& nodes) const;
    /// The same, but counts those among others.
    std::size_t cutAmong(const Question& question, Slots slots, std::size_t least,
                         const NodeSet& others, NodeSet& nodes) const;

    /// The windows of one length from moment to moment, ruled out by the number of nodes in one
    /// slot. While the map is as it is.
    class Walk;
    [[nodiscard]] Walk walkFrom(const Question& question);

private:
    /// The map as it is for all partitions of the same nodes.
    struct View
    {
        const NodeSet* nodes = nullptr;
        std::uint64_t run = 0; // of the map
        std::size_t edits = 0; // of the map that it has seen
        std::vector<std::uint32_t> counts; // [place] nodes
        std::vector<std::uint8_t> rises; // [place] Rise
        std::vector<std::uint32_t> nextRise; // [place] the first one that rises, here or behind
    };
    /// Whether the next slot has a node that this one has not.
    enum Rise : std::uint8_t
    {
        No,
        Yes,
        Unknown
    };
    void refresh(View& view) const;
    void begin(View& view) const;
    static void apply(const PlanMap::Edit& edit, View& view);
    [[nodiscard]] bool isRising(const View& view, std::size_t place) const;
    View& viewOf(const Question& question)
    {
        auto& view = m_views[m_viewOf[question.partition]];
        refresh(view);
        return view;
    }

    const Machine& m_machine;
    const PlanMap& m_map;
    std::vector<View> m_views;
    std::vector<std::size_t> m_viewOf; // [partition]
};

class PlanWindows::Walk
{
public:
    Walk(const PlanMap& map, const View& view, const Question& question)
        : m_map(map)
        , m_view(view)
        , m_question(question)
        , m_length(question.to - question.from)
        , m_first(map.firstAfter(question.from))
        , m_end(m_first)
    {
        reach();
    }

    [[nodiscard]] Second from() const { return m_question.from; }
    [[nodiscard]] Second to() const { return m_question.to; }
    [[nodiscard]] Slots slots() const { return {m_first, m_end}; }
    /// When more nodes come back; 0: never.
    [[nodiscard]] Second next() const { return m_next; }
    /// Whether each slot of the window has nodes enough.
    [[nodiscard]] bool mayBeEnough() const { return m_low <= m_first; }
    /// Goes to next(), which is not 0.
    void step()
    {
        m_first = m_nextFirst;
        m_question.from = m_next;
        m_question.to = m_next + m_length;
        reach();
    }

private:
    /// Finds the end of the window and what comes next.
    void reach()
    {
        const auto size = m_map.size();
        for (m_end = std::max(m_end, m_first);
             m_end < size && (m_end <= m_first || m_map.begin(m_end) <= m_question.to); ++m_end)
            m_low = m_view.counts[m_end] < m_question.least ? m_end + 1 : m_low;
        const std::size_t rise = m_view.nextRise[m_first];
        m_next = 0;
        if (rise < size && rise <= m_end) {
            m_nextFirst = rise + 1;
            m_next = m_map.end(rise);
        } else if (m_question.isNew && m_end + 2 < size) {
            m_nextFirst = m_end + 2;
            m_next = m_map.end(m_end + 1);
        }
    }

    const PlanMap& m_map;
    const View& m_view;
    Question m_question;
    Second m_length;
    std::size_t m_first;
    std::size_t m_end;
    std::size_t m_low = 0; // behind the last slot before m_end that has too few nodes; 0: none
    std::size_t m_nextFirst = 0; // slot that begins at m_next
    Second m_next = 0;
};

inline PlanWindows::Walk PlanWindows::walkFrom(const Question& question)
{
    return {m_map, viewOf(question), question};
}

} // namespace fairlead::replay
