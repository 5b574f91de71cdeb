// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/prospects.h"

#include <functional>
#include <limits>

namespace fairlead::replay {

namespace {
constexpr auto never = std::numeric_limits<Second>::max();
} // namespace

Prospects::Prospects(const Cluster& cluster)
    : m_cluster(cluster)
    , m_placement(cluster.machine())
    , m_until(cluster.machine().nodes.size(), never)
    , m_offered(cluster.machine().nodes.size())
{
}

void Prospects::begin(const std::vector<Entry>& queue, Moment now)
{
    m_now = secondOf(now);
    m_plans = 0;
    m_nextLook = 0;
    m_next = 0;
    m_end = 0;
    m_isAnyoneNear = false;
    m_candidates.clear();
    findOpen();
    for (auto i = queue.size(); i-- > 0;) {
        const auto& entry = queue[i];
        if (!entry.isLimited && !mayHold(entry))
            continue;
        const bool isNear
            = !m_isAnyoneNear && mayHold(entry) && isWaiting(entry) && couldStart(entry);
        m_isAnyoneNear = m_isAnyoneNear || isNear;
        if (m_end == 0 && (isNear || (entry.isLimited && isWaiting(entry))))
            m_end = i + 1;
        if (m_end != 0)
            m_candidates.push_back(static_cast<std::uint32_t>(i));
    }
}

void Prospects::findOpen()
{
    const auto& free = m_cluster.free();
    std::fill(m_until.begin(), m_until.end(), never);
    m_openNodes = m_cluster.usable();
    m_openNodes &= free.withRoom();
    m_openNodes -= m_cluster.completing();
    m_rooms.clear();
    m_openNodes.forEach([&](std::size_t node) { m_rooms.push_back(free.cpus(node)); });
    std::sort(m_rooms.begin(), m_rooms.end(), std::greater<>());
    m_sums.assign(1, 0);
    for (const auto room : m_rooms)
        m_sums.push_back(m_sums.back() + room);
}

/// With nothing planned.
bool Prospects::mayHold(const Entry& entry) const
{
    const auto nodes = m_sums.size() - 1;
    return entry.minNodes <= nodes
        && entry.cpus <= m_sums[std::min<std::size_t>(entry.maxNodes, nodes)];
}

bool Prospects::isWaiting(const Entry& entry) const
{
    const auto& live = m_cluster.live(entry.live);
    return live.state == Live::State::Pending && live.order == entry.order && entry.priority != 0
        && !m_cluster.isThrottled(live);
}

bool Prospects::couldStart(const Entry& entry)
{
    m_offered = m_openNodes;
    m_offered &= m_cluster.machine().partitions[entry.partition].nodes;
    return m_placement.choose(m_cluster.demandOf(entry), m_cluster.free(), m_offered);
}

void Prospects::plan(const NodeSet& nodes, Second begin)
{
    ++m_plans;
    nodes.forEachIn(m_openNodes,
                    [&](std::size_t node) { m_until[node] = std::min(m_until[node], begin); });
}

bool Prospects::areLeft(const std::vector<Entry>& queue, std::size_t place)
{
    if (m_plans
        >= m_nextLook) { // after twice as many plans again: to look costs as much as to plan
        m_nextLook = m_plans + 1;
        orderOpen();
        while (m_next < m_candidates.size() && !isLeft(queue[m_candidates[m_next]]))
            ++m_next;
    }
    return m_next < m_candidates.size() && m_candidates[m_next] >= place;
}

void Prospects::orderOpen()
{
    const auto& free = m_cluster.free();
    m_open.clear();
    m_openNodes.forEach([&](std::size_t node) {
        m_open.push_back({m_until[node], static_cast<std::uint32_t>(node), free.cpus(node), 0, 0});
    });
    std::sort(m_open.begin(), m_open.end(),
              [](const Open& a, const Open& b) { return a.until > b.until; });
    std::uint32_t most = 0;
    std::uint64_t sum = 0;
    for (auto& open : m_open) {
        open.most = most = std::max(most, open.cpus);
        open.sum = sum += open.cpus;
    }
}

/// Who runs until a node is planned, that second included, does not get it.
bool Prospects::isLeft(const Entry& entry)
{
    const auto end = m_now + std::int64_t{60} * entry.minutes;
    const auto last = std::partition_point(m_open.begin(), m_open.end(),
                                           [&](const Open& open) { return open.until > end; });
    const auto nodes = static_cast<std::size_t>(last - m_open.begin());
    const auto isTooSmall = [&] {
        if (nodes < entry.minNodes || nodes == 0)
            return true;
        const auto& all = m_open[nodes - 1];
        return all.sum < entry.cpus || std::uint64_t{all.most} * entry.maxNodes < entry.cpus;
    };
    if (!entry.isLimited && isTooSmall())
        return false;
    if (!isWaiting(entry))
        return false;
    if (entry.isLimited)
        return m_cluster.allowsCount(entry);
    m_offered.clear();
    std::for_each(m_open.begin(), last, [&](const Open& open) { m_offered.insert(open.node); });
    m_offered &= m_cluster.machine().partitions[entry.partition].nodes;
    return m_placement.mayFit(m_cluster.demandOf(entry), m_cluster.free(), m_offered);
}

} // namespace fairlead::replay
