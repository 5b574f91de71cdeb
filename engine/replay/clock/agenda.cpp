// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/agenda.h"

#include "engine/base/splitmix.h"

#include <algorithm>
#include <unordered_map>

namespace fairlead::replay {

namespace {
/// Numbers are given in order of arrival: what came in one second stays in its order.
void orderSeconds(std::vector<Timed>& submissions)
{
    std::vector<Moment> moments;
    for (std::size_t first = 0; first < submissions.size();) {
        const auto second = secondOf(submissions[first].at);
        moments.clear();
        auto end = first;
        for (; end < submissions.size() && secondOf(submissions[end].at) == second; ++end)
            moments.push_back(submissions[end].at);
        std::ranges::sort(moments);
        for (auto i = first; i < end; ++i)
            submissions[i].at = moments[i - first];
        first = end;
    }
}
} // namespace

std::vector<Timed> submissionsOf(const Workload& workload, Second from, std::uint64_t seed)
{
    std::vector<Timed> submissions;
    SplitMix random(seed);
    for (std::uint32_t i = 0; i < workload.jobs.size();) {
        const auto& job = workload.jobs[i];
        const auto first = i;
        const bool isAlone = job.array == nothing;
        i = isAlone ? i + 1 : workload.arrays[job.array].first + workload.arrays[job.array].count;
        auto at = job.submit;
        if (seed != 0)
            at = momentOf(secondOf(at)) + static_cast<Moment>(random.below(1000));
        const bool isOver = job.recorded.end != 0 && job.recorded.end <= from;
        if (!isOver || !isAlone)
            submissions.push_back({at, first});
    }
    if (seed != 0)
        orderSeconds(submissions);
    std::ranges::stable_sort(submissions, {}, &Timed::at);
    return submissions;
}

std::vector<Outage> outagesOf(const Workload& workload)
{
    std::vector<Outage> outages;
    std::unordered_map<std::uint32_t, std::size_t> lastOf; // by node
    for (const auto& outage : workload.outages) {
        const auto [last, isFirst] = lastOf.try_emplace(outage.node, outages.size());
        if (!isFirst && outage.from < outages[last->second].to) {
            outages[last->second].to = std::max(outages[last->second].to, outage.to);
            continue;
        }
        last->second = outages.size();
        outages.push_back(outage);
    }
    return outages;
}

std::vector<Timed> jobChangesOf(const Workload& workload)
{
    std::vector<Timed> changes;
    Moment last = 0; // of those before it nothing tells when
    for (std::uint32_t i = 0; i < workload.formerValues.size(); ++i) {
        if (const auto at = workload.formerValues[i].until; at != last) {
            changes.push_back({at, i});
            last = at;
        }
    }
    return changes;
}

std::vector<Timed> switchesOf(const Workload& workload, Second from)
{
    std::vector<Timed> switches;
    for (const auto& outage : outagesOf(workload)) {
        switches.push_back({momentOf(outage.from), outage.node * 2});
        switches.push_back({momentOf(outage.to), outage.node * 2 + 1});
    }
    for (const auto& closure : workload.closures) {
        switches.push_back({closure.from, partitionTurns | closure.partition * 2});
        if (secondOf(closure.to) < farFuture)
            switches.push_back({closure.to, partitionTurns | (closure.partition * 2 + 1)});
    }
    for (const auto& change : jobChangesOf(workload))
        switches.push_back({change.at, jobTurns | change.what});
    for (const auto& job : workload.jobs) {
        if (job.dependencies != nothing
            && std::ranges::any_of(workload.dependencyLists[job.dependencies],
                                   &Dependency::isRelease))
            switches.push_back({momentOf(job.begin), nothing});
    }
    for (const auto& each : workload.reservations) {
        switches.push_back({momentOf(each.made), nothing});
        switches.push_back({momentOf(each.from), reservationTurns});
        switches.push_back({momentOf(each.to), reservationTurns});
    }
    std::erase_if(switches, [&](const Timed& each) { return each.at < momentOf(from); });
    std::ranges::stable_sort(switches, {}, &Timed::at);
    return switches;
}

} // namespace fairlead::replay
