// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/jobchanges.h"

#include <algorithm>
#include <utility>

namespace fairlead::replay {

namespace {
/// A job that is changed, by its record.
using Changed = std::pair<LiveId, std::uint32_t>;

/// Those that wait or run, each once.
std::vector<Changed> changedOf(const Cluster& cluster, std::span<const FormerValue> changes)
{
    std::vector<Changed> changed;
    for (const auto& change : changes) {
        const auto id = cluster.find(change.job);
        if (id && cluster.live(*id).state != Live::State::Completing)
            changed.emplace_back(*id, change.job);
    }
    std::ranges::sort(changed);
    const auto [gone, end] = std::ranges::unique(changed);
    changed.erase(gone, end);
    return changed;
}

/// Tasks of an array that is a candidate have records of their own from now on, unless all that
/// wait are changed.  @source update_job_str() of slurmctld
std::vector<LiveId> recordsOf(Cluster& cluster, const std::vector<Changed>& changed)
{
    std::vector<LiveId> records;
    for (auto next = changed.begin(); next != changed.end();) {
        const auto id = next->first;
        const auto first = next;
        next = std::find_if(first, changed.end(),
                            [&](const Changed& other) { return other.first != id; });
        const auto& live = cluster.live(id);
        if (live.state == Live::State::Running || live.array == nothing || !live.isEligible
            || cluster.tasksIn(id) == static_cast<std::size_t>(next - first)) {
            records.push_back(id);
            continue;
        }
        for (auto task = first; task != next; ++task) {
            cluster.swapNext(task->second);
            records.push_back(cluster.splitWaiting(id));
        }
    }
    return records;
}
} // namespace

void changeJobs(Cluster& cluster, std::size_t first)
{
    const auto& all = cluster.workload().formerValues;
    auto end = first;
    while (end < all.size() && all[end].until == all[first].until)
        ++end;
    const auto changed = changedOf(cluster, std::span(all).subspan(first, end - first));
    cluster.changeJobs(first, end, recordsOf(cluster, changed));
}

} // namespace fairlead::replay
