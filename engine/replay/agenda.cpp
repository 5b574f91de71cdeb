// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/agenda.h"

#include "engine/base/splitmix.h"

#include <algorithm>

namespace fairlead::replay {

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
    std::ranges::stable_sort(submissions, {}, &Timed::at);
    return submissions;
}

std::vector<Timed> switchesOf(const Workload& workload)
{
    std::vector<Timed> switches;
    for (const auto& outage : workload.outages) {
        switches.push_back({momentOf(outage.from), outage.node * 2});
        switches.push_back({momentOf(outage.to), outage.node * 2 + 1});
    }
    std::ranges::stable_sort(switches, {}, &Timed::at);
    return switches;
}

} // namespace fairlead::replay
