// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/planmemo.h"

#include <algorithm>
#include <limits>

namespace fairlead::replay {

void PlanMemo::begin(const Cluster& cluster, Second now, Second mapBegin, Second mapEnd)
{
    if (!isOf(cluster))
        m_count = 0;
    m_change = cluster.occupancy().change();
    m_limits = cluster.limits().stamp();
    m_reservations = cluster.reservations().stamp();
    m_usable = cluster.occupancy().usable();
    m_next = 0;
    m_isOpen = true;
    m_now = now;
    m_mapBegin = mapBegin;
    m_mapEnd = mapEnd;
    const auto& running = cluster.occupancy().running();
    const auto next = cluster.occupancy().endingBy(now);
    m_firstEnd = next == running.size() ? std::numeric_limits<Second>::max() : running[next].end;
}

const PlanMemo::Look* PlanMemo::recall(LiveId id, const Live& live, std::uint32_t partition)
{
    if (m_next >= m_count)
        return nullptr;
    const auto& look = m_looks[m_next];
    const bool isFound = look.live == id && look.order == live.order && look.job == live.job
        && look.partition == partition && isSame(look, m_now, m_mapBegin, m_mapEnd);
    if (isFound) {
        ++m_next;
        return &look;
    }
    m_count = m_next;
    return nullptr;
}

bool PlanMemo::isOf(const Cluster& cluster) const
{
    return m_change == cluster.occupancy().change() && m_limits == cluster.limits().stamp()
        && m_reservations == cluster.reservations().stamp()
        && m_usable == cluster.occupancy().usable();
}

/// Whether it is found again, and cuts the map into the same slots as it did.
bool PlanMemo::isSame(const Look& look, Second now, Second mapBegin, Second mapEnd)
{
    if (now > look.until)
        return false;
    if (look.found != Found::Plan)
        return true;
    if (look.begin <= look.mapBegin)
        return mapBegin == look.mapBegin && mapEnd == look.mapEnd;
    return look.begin > mapBegin && (look.end < look.mapEnd || mapEnd <= look.end);
}

bool PlanMemo::holds(const Cluster& cluster, Second now, Second mapBegin, Second mapEnd) const
{
    const auto isSameStill = [&](const Look& look) { return isSame(look, now, mapBegin, mapEnd); };
    return m_isOpen && isOf(cluster)
        && std::all_of(m_looks.begin(), m_looks.begin() + static_cast<std::ptrdiff_t>(m_next),
                       isSameStill);
}

void PlanMemo::keep(LiveId id, const Live& live, std::uint32_t partition, Found found,
                    bool isTested)
{
    if (!m_isOpen)
        return;
    if (m_count == m_looks.size())
        m_looks.emplace_back();
    auto& look = m_looks[m_count];
    look.live = id;
    look.order = live.order;
    look.job = live.job;
    look.partition = partition;
    look.found = found;
    look.isTested = isTested;
    look.until = m_until;
    look.mapBegin = m_mapBegin;
    look.mapEnd = m_mapEnd;
    m_next = ++m_count;
}

void PlanMemo::keepPlan(const NodeSet& nodes, Second begin, Second end)
{
    if (!m_isOpen)
        return;
    auto& look = m_looks[m_count - 1];
    look.found = Found::Plan;
    look.nodes = nodes;
    look.begin = begin;
    look.end = end;
}

} // namespace fairlead::replay
