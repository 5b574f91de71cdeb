// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/limitsums.h"

#include <algorithm>
#include <map>

namespace fairlead::replay {

std::vector<std::vector<LimitSum>> limitSums(const Recording& recording, const Outlook& outlook,
                                             const PolicyOutlook& policy, Grouping by)
{
    const Groups groups(recording.workload);
    const auto& outcome = policy.first;
    std::vector<std::map<std::uint32_t, LimitSum>> found(groups.names(by).size());
    for (const auto& wait : outcome.limitWaits) {
        const auto start = outcome.jobs[wait.job].start;
        const auto& job = recording.workload.jobs[wait.job];
        if (start >= outlook.to || !isOfPeriod(job, start, outlook.from, outlook.to))
            continue;
        auto& sum = found[groups.of(job, by)][wait.limit];
        sum.limit = wait.limit;
        ++sum.jobs;
        sum.seconds += wait.seconds;
    }
    std::vector<std::vector<LimitSum>> sums;
    for (const auto& limits : found) {
        auto& list = sums.emplace_back();
        for (const auto& [limit, sum] : limits)
            list.push_back(sum);
        std::ranges::stable_sort(list, std::ranges::greater(), &LimitSum::seconds);
    }
    return sums;
}

LimitSums limitSums(const Recording& recording, const Outlook& outlook, const PolicyOutlook& policy)
{
    LimitSums sums;
    for (std::size_t by = 0; by < groupingCount; ++by)
        sums[by] = limitSums(recording, outlook, policy, static_cast<Grouping>(by));
    return sums;
}

} // namespace fairlead::replay
