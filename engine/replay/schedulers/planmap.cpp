// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/planmap.h"

#include "engine/base/clones.h"

namespace fairlead::replay {

namespace {
/// Takes nodes out of a set; whether it had all of them.
inline bool takeOut(const NodeSet& nodes, NodeSet& free)
{
    std::uint64_t missing = 0;
    for (std::size_t i = 0; i < nodes.wordCount(); ++i) {
        missing |= nodes.word(i) & ~free.word(i);
        free.eraseIn(i, nodes.word(i));
    }
    return missing == 0;
}
} // namespace

PlanSpan planSpanOf(const Parameters& parameters, Second now)
{
    return {roundedDown(now, parameters.resolution),
            roundedDown(now + parameters.window * 60, parameters.resolution)};
}

std::uint32_t PlanMap::unusedSet()
{
    if (m_unused.empty()) {
        m_unused.push_back(static_cast<std::uint32_t>(m_sets.size()));
        m_sets.emplace_back();
    }
    const auto set = m_unused.back();
    m_unused.pop_back();
    return set;
}

void PlanMap::reset(std::int64_t begin, std::int64_t end, const NodeSet& usable)
{
    m_unused.insert(m_unused.end(), m_setOf.begin(), m_setOf.end());
    const auto set = unusedSet();
    m_sets[set] = usable;
    m_setOf.assign(1, set);
    m_begin = begin;
    m_ends.assign(1, end);
    m_editCount = 0;
    ++m_run;
}

/// Halves what is left without a branch: nobody can guess it.
std::size_t PlanMap::firstAfter(std::int64_t moment) const
{
    const auto* first = m_ends.data();
    for (auto left = m_ends.size(); left > 0;) {
        const auto half = (left + 1) / 2;
        first += first[half - 1] <= moment ? half : 0;
        left -= half;
    }
    return static_cast<std::size_t>(first - m_ends.data());
}

FAIRLEAD_CLONES
bool PlanMap::isTaken(const NodeSet& nodes, std::int64_t begin, std::int64_t end) const
{
    for (auto i = firstAfter(begin); i < size() && this->begin(i) < end; ++i) {
        if (!nodes.isSubsetOf(free(i)))
            return true;
    }
    return false;
}

/// False: there is a boundary already, or it is not in the map.
bool PlanMap::splitAt(std::int64_t moment)
{
    const auto i = firstAfter(moment);
    if (i == size() || begin(i) >= moment)
        return false;
    const auto added = unusedSet();
    m_sets[added] = m_sets[m_setOf[i]];
    const auto place = static_cast<std::ptrdiff_t>(i);
    m_ends.insert(m_ends.begin() + place, moment);
    m_setOf.insert(m_setOf.begin() + place, added);
    return true;
}

FAIRLEAD_CLONES
void PlanMap::plan(const NodeSet& nodes, std::int64_t begin, std::int64_t end, std::int64_t least)
{
    begin = std::max(begin, m_begin);
    end = std::max(end, begin + least);
    if (m_editCount == m_edits.size())
        m_edits.emplace_back();
    auto& edit = m_edits[m_editCount++];
    edit.nodes = nodes;
    edit.isFirstCut = splitAt(begin);
    edit.isEndCut = splitAt(end);
    edit.isWhole = true;
    edit.first = firstAfter(begin);
    edit.end = edit.first;
    for (; edit.end < size() && this->begin(edit.end) < end; ++edit.end) {
        const bool hadAll = takeOut(nodes, m_sets[m_setOf[edit.end]]);
        edit.isWhole = edit.isWhole && hadAll;
    }
    join(edit);
}

/// Neighbours with the same nodes become one. Where all slots had the nodes that were planned,
/// those between the first and the last one differ as before.
void PlanMap::join(Edit& edit)
{
    edit.isEndJoined = edit.isFirstJoined = false;
    if (edit.first == edit.end)
        return;
    edit.isEndJoined = joinSame(edit.end - 1);
    for (auto place = edit.end - 1; !edit.isWhole && place-- > edit.first;)
        joinSame(place);
    edit.isFirstJoined = edit.first > 0 && joinSame(edit.first - 1);
}

/// Makes a slot and the one behind it one, if they have the same nodes.
bool PlanMap::joinSame(std::size_t place)
{
    if (place + 1 == size() || free(place) != free(place + 1))
        return false;
    m_unused.push_back(m_setOf[place]);
    m_ends.erase(m_ends.begin() + static_cast<std::ptrdiff_t>(place));
    m_setOf.erase(m_setOf.begin() + static_cast<std::ptrdiff_t>(place));
    return true;
}

} // namespace fairlead::replay
