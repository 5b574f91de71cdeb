// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/planmemo.h"

#include <algorithm>
#include <limits>

namespace fairlead::replay {

void PlanMemo::begin(const Cluster& cluster, Second now, Second mapBegin, Second mapEnd)
{
    if (m_change != cluster.change() || m_limits != cluster.limits().stamp()
        || !(m_usable == cluster.usable()))
        m_count = 0;
    m_change = cluster.change();
    m_limits = cluster.limits().stamp();
    m_usable = cluster.usable();
    m_next = 0;
    m_isOpen = true;
    m_now = now;
    m_mapBegin = mapBegin;
    m_mapEnd = mapEnd;
    const auto& running = cluster.running();
    const auto next = cluster.endingBy(now);
    m_firstEnd = next == running.size() ? std::numeric_limits<Second>::max() : running[next].end;
}

const PlanMemo::Look* PlanMemo::recall(LiveId id, const Live& live, std::uint32_t partition)
{
    if (m_next >= m_count)
        return nullptr;
    const auto& look = m_looks[m_next];
    const bool isSame = look.live == id && look.order == live.order && look.job == live.job
        && look.partition == partition && m_now <= look.until
        && (look.found != Found::Plan || isSamePlan(look));
    if (isSame) {
        ++m_next;
        return &look;
    }
    m_count = m_next;
    return nullptr;
}

/// Whether it cuts the map into the same slots as it did.
bool PlanMemo::isSamePlan(const Look& look) const
{
    if (look.begin <= look.mapBegin)
        return m_mapBegin == look.mapBegin && m_mapEnd == look.mapEnd;
    return look.begin > m_mapBegin && (look.end < look.mapEnd || m_mapEnd <= look.end);
}

void PlanMemo::keep(LiveId id, const Live& live, std::uint32_t partition, Found found)
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
