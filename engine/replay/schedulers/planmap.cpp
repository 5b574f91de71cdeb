// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/planmap.h"

#include "engine/base/clones.h"

namespace fairlead::replay {

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
    m_stamps.assign(1, ++m_stamp);
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

void PlanMap::splitAt(std::int64_t moment)
{
    const auto i = firstAfter(moment);
    if (i == size() || begin(i) >= moment)
        return;
    const auto added = unusedSet();
    m_sets[added] = m_sets[m_setOf[i]];
    const auto place = static_cast<std::ptrdiff_t>(i);
    m_ends.insert(m_ends.begin() + place, moment);
    m_stamps.insert(m_stamps.begin() + place, m_stamps[i]);
    m_setOf.insert(m_setOf.begin() + place, added);
}

FAIRLEAD_CLONES
void PlanMap::plan(const NodeSet& nodes, std::int64_t begin, std::int64_t end, std::int64_t least)
{
    begin = std::max(begin, m_begin);
    end = std::max(end, begin + least);
    splitAt(begin);
    splitAt(end);
    ++m_stamp;
    const auto first = firstAfter(begin);
    auto i = first;
    for (; i < size() && this->begin(i) < end; ++i) {
        m_sets[m_setOf[i]] -= nodes;
        m_stamps[i] = ++m_stamp;
    }
    merge(first == 0 ? 0 : first - 1, std::min(i + 1, size()));
}

/// Neighbours with the same nodes become one, among those of [first, end): others have none.
void PlanMap::merge(std::size_t first, std::size_t end)
{
    if (first >= end)
        return;
    auto kept = first;
    for (auto i = first + 1; i < end; ++i) {
        if (free(kept) == free(i)) {
            m_unused.push_back(m_setOf[i]);
        } else {
            ++kept;
            m_stamps[kept] = m_stamps[i];
            m_setOf[kept] = m_setOf[i];
        }
        m_ends[kept] = m_ends[i];
    }
    const auto drop = [&](auto& slots) {
        slots.erase(slots.begin() + static_cast<std::ptrdiff_t>(kept) + 1,
                    slots.begin() + static_cast<std::ptrdiff_t>(end));
    };
    drop(m_ends);
    drop(m_stamps);
    drop(m_setOf);
}

} // namespace fairlead::replay
