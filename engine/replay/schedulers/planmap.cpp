// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/planmap.h"

#include "engine/base/clones.h"

namespace fairlead::replay {

void PlanMap::reset(std::int64_t begin, std::int64_t end, const NodeSet& usable)
{
    m_unused.insert(m_unused.end(), m_order.begin(), m_order.end());
    m_order.clear();
    if (m_unused.empty()) {
        m_unused.push_back(static_cast<std::uint32_t>(m_slots.size()));
        m_slots.emplace_back();
    }
    const auto slot = m_unused.back();
    m_unused.pop_back();
    m_slots[slot].begin = begin;
    m_slots[slot].end = end;
    m_slots[slot].free = usable;
    m_slots[slot].stamp = ++m_stamp;
    m_order.push_back(slot);
    m_size = 1;
}

std::size_t PlanMap::firstAfter(std::int64_t moment) const
{
    const auto found = std::partition_point(
        m_order.begin(), m_order.end(), [&](auto place) { return m_slots[place].end <= moment; });
    return static_cast<std::size_t>(found - m_order.begin());
}

FAIRLEAD_CLONES
bool PlanMap::isTaken(const NodeSet& nodes, std::int64_t begin, std::int64_t end) const
{
    for (auto i = firstAfter(begin); i < m_order.size(); ++i) {
        const auto& slot = m_slots[m_order[i]];
        if (slot.begin >= end)
            return false;
        if (!nodes.isSubsetOf(slot.free))
            return true;
    }
    return false;
}

void PlanMap::splitAt(std::int64_t moment)
{
    const auto i = firstAfter(moment);
    if (i == m_order.size() || m_slots[m_order[i]].begin >= moment)
        return;
    if (m_unused.empty()) {
        m_unused.push_back(static_cast<std::uint32_t>(m_slots.size()));
        m_slots.emplace_back();
    }
    const auto added = m_unused.back();
    m_unused.pop_back();
    m_slots[added] = m_slots[m_order[i]];
    m_slots[added].begin = moment;
    m_slots[m_order[i]].end = moment;
    m_order.insert(m_order.begin() + static_cast<std::ptrdiff_t>(i) + 1, added);
    m_size = m_order.size();
}

FAIRLEAD_CLONES
void PlanMap::plan(const NodeSet& nodes, std::int64_t begin, std::int64_t end, std::int64_t least)
{
    begin = std::max(begin, m_slots[m_order.front()].begin);
    end = std::max(end, begin + least);
    splitAt(begin);
    splitAt(end);
    ++m_stamp;
    const auto first = firstAfter(begin);
    auto i = first;
    for (; i < m_order.size() && m_slots[m_order[i]].begin < end; ++i) {
        auto& slot = m_slots[m_order[i]];
        slot.free -= nodes;
        slot.stamp = ++m_stamp;
    }
    merge(first == 0 ? 0 : first - 1, std::min(i + 1, m_order.size()));
}

/// Neighbours with the same nodes become one, among those of [first, end): others have none.
void PlanMap::merge(std::size_t first, std::size_t end)
{
    if (first >= end)
        return;
    auto kept = first;
    for (auto i = first + 1; i < end; ++i) {
        auto& last = m_slots[m_order[kept]];
        const auto& slot = m_slots[m_order[i]];
        if (last.free == slot.free) {
            last.end = slot.end;
            m_unused.push_back(m_order[i]);
        } else {
            m_order[++kept] = m_order[i];
        }
    }
    const auto gone = m_order.begin() + static_cast<std::ptrdiff_t>(kept) + 1;
    m_order.erase(gone, m_order.begin() + static_cast<std::ptrdiff_t>(end));
    m_size = m_order.size();
}

} // namespace fairlead::replay
