// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/joblist.h"

#include <algorithm>

namespace fairlead::replay {

LiveId JobList::add(std::uint32_t job, std::uint32_t array)
{
    if (m_unused.empty()) {
        m_unused.push_back(static_cast<LiveId>(m_lives.size()));
        m_lives.emplace_back();
    }
    const auto id = m_unused.back();
    m_unused.pop_back();
    auto& live = m_lives[id];
    live.state = Live::State::Pending;
    live.isEligible = live.isAccruing = live.isBlockedByLimit = live.isExclusive = false;
    live.entries = 0;
    live.job = live.firstTask = job;
    live.array = array;
    live.end = job + 1;
    live.isTask = false;
    live.unmet = 0;
    live.notBefore = 0;
    live.eligible = live.start = live.expectedEnd = 0;
    live.testedCpus = 0;
    live.by = StartedBy::Unknown;
    live.shares.clear();
    live.blocks.clear();
    live.rows.clear();
    live.order = m_order++;
    live.place = live.order;
    if (m_list.size() > 2 * m_lives.size() + 64)
        std::erase_if(m_list, [&](const Listed& entry) { return !isListed(entry); });
    m_list.push_back({live.order, id});
    return id;
}

void JobList::remove(LiveId id)
{
    m_lives[id].state = Live::State::Unused;
    m_unused.push_back(id);
}

JobList::Places JobList::byPlace() const
{
    Places placed;
    for (const auto& entry : m_list) {
        if (isListed(entry))
            placed.push_back({m_lives[entry.live].place, entry});
    }
    std::ranges::sort(placed, {}, &Placed::place);
    return placed;
}

std::optional<LiveId> JobList::find(std::uint64_t order) const
{
    const auto place = std::ranges::lower_bound(m_list, order, {}, &Listed::order);
    if (place == m_list.end() || place->order != order || !isListed(*place))
        return std::nullopt;
    return place->live;
}

} // namespace fairlead::replay
