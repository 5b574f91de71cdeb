// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/agenda.h"

#include "engine/base/splitmix.h"

#include <algorithm>

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

} // namespace fairlead::replay
