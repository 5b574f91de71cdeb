// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/backfillbeat.h"

#include "engine/base/splitmix.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr Moment shortestRun = 3;
constexpr int mostDoublings = 9;
} // namespace

std::int64_t recordedBackfillRun(const Workload& workload, const Parameters& parameters)
{
    constexpr Second fewestPairs = 10;
    const auto interval = parameters.backfillInterval;
    std::vector<Second> starts;
    for (const auto& job : workload.jobs) {
        if (job.recorded.by == StartedBy::Backfill && job.recorded.start != 0)
            starts.push_back(job.recorded.start);
    }
    std::sort(starts.begin(), starts.end());
    Second pairs = 0;
    Second sum = 0;
    Second run = 0; // the first start of the one before
    Second last = 0;
    for (const auto start : starts) {
        const auto gap = start - run;
        if (start - last < std::max<Second>(interval / 2, 1)) { // of the same run
            last = start;
            continue;
        }
        if (run != 0 && gap + 1 >= interval && 4 * gap <= 5 * interval) {
            ++pairs;
            sum += gap - interval;
        }
        run = last = start;
    }
    return pairs < fewestPairs ? -1 : std::max<Second>(momentOf(sum) / pairs, 0);
}

Moment drawnBackfillRun(std::int64_t recorded, std::uint64_t seed)
{
    if (seed == 0)
        return 0;
    SplitMix random(seed ^ 0xbf58476d1ce4e5b9ULL);
    const auto base = recorded >= 0 ? std::max<Moment>(recorded / 2, shortestRun) << random.below(2)
                                    : shortestRun << random.below(mostDoublings);
    return base + static_cast<Moment>(random.below(static_cast<std::uint64_t>(base)));
}

} // namespace fairlead::replay
