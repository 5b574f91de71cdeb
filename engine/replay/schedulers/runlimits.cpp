// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/runlimits.h"

#include <algorithm>
#include <array>

namespace fairlead::replay {

namespace {
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
}

std::size_t RunLimits::reach(std::span<const Entry> queue) const
{
    std::uint32_t counted = 0; // that count whatever comes
    for (std::size_t i = 0; i < queue.size() && !m_countsHolders; ++i) {
        const auto& entry = queue[i];
        const auto& live = m_cluster.live(entry.live);
        const bool counts = entry.isAlone && !entry.isLimited && entry.priority != 0
            && live.state == Live::State::Pending && live.order == entry.order;
        counted += counts ? 1 : 0;
        if (counted >= m_cluster.parameters().maxTested)
            return i + 1;
    }
    return queue.size();
}

bool RunLimits::takes(const Entry& entry)
{
    if (!m_countsHolders) {
        count();
        return true;
    }
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
    count();
    return true;
}

bool RunLimits::hasRoom(std::size_t slots)
{
    const auto& parameters = m_cluster.parameters();
    m_isMapFull = slots >= (parameters.maxSlots != 0 ? parameters.maxSlots : parameters.maxTested);
    return !m_isMapFull;
}

bool RunLimits::isFull(std::size_t started) const
{
    const auto most = m_cluster.parameters().maxBackfilled;
    return m_isMapFull || (most != 0 && started >= most);
}

} // namespace fairlead::replay
