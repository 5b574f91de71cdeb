// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/runlimits.h"

#include <algorithm>
#include <array>
#include <limits>

namespace fairlead::replay {

namespace {
constexpr auto unknown = std::numeric_limits<std::size_t>::max();

struct Cap
{
    std::uint32_t most; // 0: off
    std::uint64_t key; // of its count
};
} // namespace

RunLimits::RunLimits(const Cluster& cluster)
    : m_cluster(cluster)
{
    const auto& parameters = cluster.parameters();
    m_countsHolders = parameters.maxOfPartition != 0 || parameters.maxOfUser != 0
        || parameters.maxOfUserInPartition != 0 || parameters.maxOfAssociation != 0;
}

void RunLimits::clear()
{
    m_counts.ofHolders.clear();
    m_counts.tested = 0;
    m_isMapFull = false;
    m_usable.assign(m_cluster.machine().partitions.size(), unknown);
}

std::size_t RunLimits::reach(std::span<const Entry> queue)
{
    std::uint32_t counted = 0;
    std::size_t planned = 0; // nodes, at most
    if (m_countsHolders || queue.size() <= m_cluster.parameters().maxTested)
        return queue.size();
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const auto& entry = queue[i];
        if (entry.priority == 0 || !m_cluster.isConsidered(entry))
            continue;
        const auto usable = usableIn(entry.partition);
        if (entry.isAlone && !entry.isLimited && planned + entry.minNodes <= usable) {
            const auto& demand = m_cluster.demandOf(entry);
            counted += demand.required == nullptr && demand.excluded == nullptr ? 1 : 0;
        }
        if (counted >= m_cluster.parameters().maxTested)
            return i + 1;
        const auto each = entry.isAlone // a CPU on each node, at least
            ? std::min(entry.maxNodes, std::max(entry.cpus, entry.minNodes))
            : entry.maxNodes;
        const auto tasks = entry.isAlone ? 1U : m_cluster.parameters().maxArrayPlans;
        planned += tasks * std::min<std::size_t>(each, usable);
        if (planned >= m_cluster.machine().nodes.size())
            return queue.size(); // nobody behind counts for sure
    }
    return queue.size();
}

std::size_t RunLimits::usableIn(std::uint32_t partition)
{
    auto& usable = m_usable[partition];
    if (usable == unknown)
        usable = m_cluster.machine().partitions[partition].nodes.countIn(
            m_cluster.occupancy().usable());
    return usable;
}

bool RunLimits::takes(const Entry& entry)
{
    if (!m_countsHolders)
        return true;
    const auto& parameters = m_cluster.parameters();
    const auto holders = m_cluster.holdersOf(m_cluster.live(entry.live), entry.partition);
    const auto assoc = holders.assoc.isValid() ? holders.assoc.value : nothing;
    const auto inPartition = std::uint64_t{entry.partition} << 32 | holders.user;
    constexpr auto kind = std::uint64_t{1} << 60;
    const std::array<Cap, 4> caps{{{parameters.maxOfPartition, kind | entry.partition},
                                   {parameters.maxOfUser, kind * 2 | holders.user},
                                   {parameters.maxOfUserInPartition, kind * 3 | inPartition},
                                   {parameters.maxOfAssociation, kind * 4 | assoc}}};
    const auto isReached
        = [&](const Cap& cap) { return cap.most != 0 && m_counts.ofHolders[cap.key] >= cap.most; };
    if (std::ranges::any_of(caps, isReached))
        return false;
    for (const auto& cap : caps)
        m_counts.ofHolders[cap.key] += cap.most != 0 ? 1 : 0;
    return true;
}

bool RunLimits::hasRoom(std::size_t slots)
{
    m_isMapFull = slots >= mostSlots();
    return !m_isMapFull;
}

bool RunLimits::isFull(std::size_t started) const
{
    const auto most = m_cluster.parameters().maxBackfilled;
    return m_isMapFull || (most != 0 && started >= most);
}

} // namespace fairlead::replay
