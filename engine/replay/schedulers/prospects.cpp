// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/prospects.h"

#include <functional>

namespace fairlead::replay {

namespace {
constexpr std::uint32_t mostLevels = 4096; // nodes with more CPUs are sorted

std::uint32_t togetherOn(const Machine& machine)
{
    const auto nodes = machine.nodes.size();
    const auto together = nodes == 0 ? 1 : machine.cpusTogether(0);
    for (std::size_t i = 1; i < nodes; ++i) {
        if (machine.cpusTogether(i) != together)
            return 0;
    }
    return together;
}
} // namespace

Prospects::Prospects(const Cluster& cluster)
    : m_cluster(cluster)
    , m_occupancy(cluster.occupancy())
    , m_placement(cluster.machine())
    , m_weighsSize(cluster.weighsSize())
    , m_together(togetherOn(cluster.machine()))
    , m_offered(cluster.machine().nodes.size())
{
}

void Prospects::begin(std::span<const Entry> queue, Moment now)
{
    m_now = secondOf(now);
    m_plans = 0;
    m_plannedCount = 0;
    m_horizonCount = 0;
    m_nextLook = 0;
    m_lookedChange = 0;
    m_next = 0;
    m_end = 0;
    m_isAnyoneNear = false;
    m_candidates.clear();
    m_ruledOut.clear();
    findOpen();
    for (auto i = queue.size(); i-- > 0;) {
        const auto& entry = queue[i];
        const bool isLooked = needsLook(entry);
        if (!isLooked && (!mayHold(entry) || isRuledOut(entry)))
            continue;
        const bool isNear
            = !m_isAnyoneNear && mayHold(entry) && isWaiting(entry) && couldStart(entry);
        m_isAnyoneNear = m_isAnyoneNear || isNear;
        if (m_end == 0 && (isNear || (isLooked && isWaiting(entry))))
            m_end = i + 1;
        if (m_end != 0)
            m_candidates.push_back(static_cast<std::uint32_t>(i));
    }
}

void Prospects::findOpen()
{
    const auto& free = m_occupancy.free();
    m_openNodes = m_occupancy.usable();
    m_openNodes &= free.withRoom();
    m_openNodes -= m_occupancy.completing();
    m_openCount = m_openNodes.count();
    m_sums.clear();
    if (free.isOverdrawn())
        sumRooms();
    m_openCpus = free.isOverdrawn() ? m_sums.back() : free.counts().sumIn(m_openNodes);
}

void Prospects::sumRooms()
{
    const auto& free = m_occupancy.free();
    m_rooms.clear();
    m_openNodes.forEach([&](std::size_t node) { m_rooms.push_back(free.cpus(node)); });
    std::uint32_t most = 0;
    for (const auto room : m_rooms)
        most = std::max(most, room);
    m_sums.assign(1, 0);
    if (most >= mostLevels) {
        std::sort(m_rooms.begin(), m_rooms.end(), std::greater<>());
        for (const auto room : m_rooms)
            m_sums.push_back(m_sums.back() + room);
        return;
    }
    m_levels.assign(most + std::size_t{1}, 0);
    for (const auto room : m_rooms)
        ++m_levels[room];
    for (auto level = m_levels.size(); level-- > 0;) {
        for (auto left = m_levels[level]; left > 0; --left)
            m_sums.push_back(m_sums.back() + level);
    }
}

/// With nothing planned.
bool Prospects::mayHold(const Entry& entry)
{
    if (m_openCount < entry.minNodes || m_openCpus < entry.cpus)
        return false;
    if (entry.maxNodes >= std::min<std::size_t>(m_openCount, entry.cpus))
        return true; // each has at least one
    if (m_sums.empty())
        sumRooms();
    return entry.cpus <= m_sums[entry.maxNodes];
}

/// A limit is found by a look, and so are the CPUs by which the size of a job counts.
bool Prospects::needsLook(const Entry& entry) const
{
    return entry.isLimited || weighsMore(entry);
}

/// Of whole cores a job gets no more if it asks for whole ones, and for one a node.
bool Prospects::weighsMore(const Entry& entry) const
{
    if (!m_weighsSize)
        return false;
    const auto& demand = m_cluster.demandOf(entry);
    if (!demand.takesItsCpus() || demand.cpus != m_cluster.job(entry.live).request.cpus)
        return true;
    const bool isOfCores = m_cluster.machine().unit == SelectUnit::Core && m_together != 0
        && demand.cpus % m_together == 0 && demand.cpus / m_together >= demand.minNodes;
    return m_together != 1 && !isOfCores;
}

bool Prospects::isWaiting(const Entry& entry) const
{
    return m_cluster.isConsidered(entry) && entry.priority != 0
        && !m_cluster.isThrottled(m_cluster.live(entry.live));
}

bool Prospects::couldStart(const Entry& entry)
{
    m_offered = m_openNodes;
    return mayFit(entry, 0)
        && m_placement.choose(m_cluster.demandOf(entry), m_occupancy.free(), m_offered);
}

bool Prospects::isAnyNear(std::span<const Entry> queue)
{
    if (m_openCount == 0)
        return false;
    return std::any_of(queue.begin(), queue.end(), [this](const Entry& entry) {
        return mayHold(entry) && !isRuledOut(entry) && isWaiting(entry) && couldStart(entry);
    });
}

bool Prospects::takesRoom(const Entry& entry, std::optional<FreeNodes>& left)
{
    if (!mayHold(entry) || isRuledOut(entry) || !isWaiting(entry)
        || (entry.isLimited && !m_cluster.allowsCount(entry)))
        return false;
    m_offered = openUntil(m_now + std::int64_t{60} * entry.minutes);
    const auto& free = left ? *left : m_occupancy.free();
    if (!mayFit(entry, entry.minutes)
        || !m_placement.choose(m_cluster.demandOf(entry), free, m_offered))
        return false;
    const auto shares = m_placement.shares();
    const auto& job = m_cluster.job(entry.live);
    if (entry.isLimited
        && !m_cluster.limits().allowsAmounts(
            m_cluster.holdersOf(m_cluster.live(entry.live), entry.partition),
            m_cluster.bindings().holdingOf(job, entry.partition, shares), shares))
        return false;
    if (!left)
        left = m_occupancy.free();
    std::vector<Block> blocks;
    fillBlocks(blocks, shares);
    left->take(shares, blocks);
    return true;
}

/// Whether there may be room for it on m_offered, which is cut to its partition: of what is open
/// for so many minutes and more.
bool Prospects::mayFit(const Entry& entry, std::uint32_t minutes)
{
    m_offered &= m_cluster.machine().partitions[entry.partition].nodes;
    const auto& demand = m_cluster.demandOf(entry);
    if (m_placement.mayFit(demand, m_occupancy.free(), m_offered))
        return true;
    if (m_placement.isPlain(demand, m_occupancy.free())) {
        const RuledOut now{entry.partition, minutes, demand.cpus, demand.minNodes, demand.maxNodes};
        std::erase_if(m_ruledOut, [&](const RuledOut& old) { return now.bounds(old); });
        m_ruledOut.push_back(now);
    }
    return false;
}

/// Whether there is no room for the other one either. What is open gets less during a run, and who
/// asks for more than CPUs and nodes has less room. The roomiest nodes have the most on average, so
/// that more nodes have at most as much more.
bool Prospects::RuledOut::bounds(const RuledOut& other) const
{
    const auto isAsMuchEach = [&] {
        return other.maxNodes <= maxNodes
            || std::uint64_t{other.cpus} * maxNodes >= std::uint64_t{cpus} * other.maxNodes;
    };
    return other.partition == partition && other.minutes >= minutes && other.cpus >= cpus
        && other.minNodes >= minNodes && isAsMuchEach();
}

bool Prospects::isRuledOut(const Entry& entry) const
{
    const RuledOut asked{entry.partition, entry.minutes, entry.cpus, entry.minNodes,
                         entry.maxNodes};
    return std::any_of(m_ruledOut.begin(), m_ruledOut.end(),
                       [&](const RuledOut& ruledOut) { return ruledOut.bounds(asked); });
}

void Prospects::plan(const NodeSet& nodes, Second begin)
{
    ++m_plans;
    if (!nodes.meets(m_openNodes))
        return;
    if (m_plannedCount == m_planned.size())
        m_planned.emplace_back();
    auto& planned = m_planned[m_plannedCount++];
    planned.begin = begin;
    planned.nodes = nodes;
}

bool Prospects::areLeft(std::span<const Entry> queue, std::size_t place)
{
    if (m_plans >= m_nextLook) {
        m_nextLook = m_plans + 1;
        if (!isLeftStill(queue)) {
            while (m_next < m_candidates.size() && !isLeft(queue[m_candidates[m_next]]))
                ++m_next;
            m_lookedChange = m_occupancy.change();
            m_lookedPlans = m_plannedCount;
        }
    }
    return m_next < m_candidates.size() && m_candidates[m_next] >= place;
}

/// Whether nobody has started, and no open node was planned before its end, since the next
/// candidate was found left. Most plans take nodes that are not open, or begin later.
bool Prospects::isLeftStill(std::span<const Entry> queue)
{
    if (m_lookedChange != m_occupancy.change())
        return false;
    if (m_next == m_candidates.size())
        return true;
    const auto end = m_now + std::int64_t{60} * queue[m_candidates[m_next]].minutes;
    while (m_lookedPlans < m_plannedCount && m_planned[m_lookedPlans].begin > end)
        ++m_lookedPlans;
    return m_lookedPlans == m_plannedCount;
}

/// Who runs until a node is planned, that second included, does not get it.
const NodeSet& Prospects::openUntil(Second end)
{
    std::size_t place = 0;
    while (place < m_horizonCount && m_horizons[place].end != end)
        ++place;
    if (place == m_horizons.size())
        m_horizons.emplace_back();
    auto& horizon = m_horizons[place];
    if (place == m_horizonCount) {
        ++m_horizonCount;
        horizon.end = end;
        horizon.plans = 0;
        horizon.nodes = m_openNodes;
    }
    for (; horizon.plans < m_plannedCount; ++horizon.plans) {
        const auto& planned = m_planned[horizon.plans];
        if (planned.begin <= end)
            horizon.nodes -= planned.nodes;
    }
    return horizon.nodes;
}

bool Prospects::isLeft(const Entry& entry)
{
    if (needsLook(entry))
        return isWaiting(entry) && (!entry.isLimited || m_cluster.allowsCount(entry));
    if (isRuledOut(entry) || !isWaiting(entry))
        return false;
    m_offered = openUntil(m_now + std::int64_t{60} * entry.minutes);
    return mayFit(entry, entry.minutes);
}

} // namespace fairlead::replay
