// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/demands.h"

#include <algorithm>

namespace fairlead::replay {

/// With no more nodes than limits leave it.
Demand Demands::within(const Job& job, std::uint32_t partition) const
{
    auto demand = m_bindings.demandOf(job, partition);
    demand.maxNodes
        = std::min(demand.maxNodes, m_limits.mostNodes(m_bindings.holdersOf(job, partition)));
    demand.wantedNodes = std::min(demand.wantedNodes, std::max(demand.maxNodes, demand.minNodes));
    return demand;
}

const Demand& Demands::of(const Entry& entry, std::uint32_t job, bool isExclusive)
{
    if (entry.row >= m_asked.size())
        m_asked.resize(entry.row + std::size_t{1});
    auto& asked = m_asked[entry.row];
    if (asked.job != job) {
        asked.demand = within(m_jobs[job], entry.partition);
        asked.demand.isExclusive |= isExclusive;
        asked.job = job;
    }
    return asked.demand;
}

std::optional<Entry> Demands::entryOf(const Live& live, LiveId id, std::size_t place) const
{
    const auto& job = m_jobs[live.job];
    const auto& partitions = m_bindings.partitionsOf(job);
    const auto partition = partitions[place];
    if (!m_bindings.isCandidate(job, partition))
        return std::nullopt;
    Entry entry;
    entry.submit = secondOf(job.submit);
    entry.id = m_workload.numberOf(job);
    entry.task = live.isTask ? job.arrayTask : nothing;
    entry.live = id;
    entry.partition = partition;
    entry.row = live.rows[place];
    entry.order = live.order;
    entry.place = static_cast<std::uint32_t>(place);
    entry.isLimited
        = m_limits.isEnforced() && !m_limits.isFree(m_bindings.holdersOf(job, partition));
    entry.isReserved = job.request.reservation != nothing;
    entry.isAlone = job.array == nothing && partitions.size() == 1;
    bound(entry, live.firstTask, live.end);
    return entry;
}

void Demands::bound(Entry& entry, std::uint32_t first, std::uint32_t end) const
{
    entry.cpus = entry.minNodes = entry.minutes = noLimit;
    for (auto i = first; i < end; ++i) {
        const auto& job = m_jobs[i];
        const auto demand = within(job, entry.partition);
        entry.cpus = std::min(entry.cpus, demand.cpus);
        entry.minNodes = std::min(entry.minNodes, demand.minNodes);
        entry.maxNodes = std::max(entry.maxNodes, demand.maxNodes);
        entry.minutes = std::min({entry.minutes, m_bindings.minutesOf(job, entry.partition),
                                  m_bindings.plannedMinutesOf(job, entry.partition)});
    }
}

} // namespace fairlead::replay
