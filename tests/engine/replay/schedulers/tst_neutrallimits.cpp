// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/splitmix.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>
#include <string>

namespace fairlead::replay {

namespace {
/// Forty jobs on a small machine, with a window that is as long as their limits or not. Some are
/// arrays of which one task runs at a time.
std::string crowd(SplitMix& random, const std::string& limit)
{
    const auto window = random.chance(0.5) ? " bf_window=60" : "";
    std::string line = "N | 3x4" + std::string(window) + limit + " | ";
    for (int i = 0; i < 40; ++i) {
        const auto minutes
            = random.chance(0.2) ? 60 : 1 + random.below(random.chance(0.5) ? 10 : 70);
        line += (i == 0 ? "J" : "; J") + std::to_string(i) + " c"
            + std::to_string(1 + random.below(random.chance(0.7) ? 4 : 12)) + " t"
            + std::to_string(minutes) + " r" + std::to_string(random.below(60 * minutes) + 1) + " @"
            + std::to_string(random.below(3000)) + " p" + std::to_string(1 + random.below(20))
            + " qone" + (random.chance(0.1) ? " arr3%1" : "");
    }
    return line + " | J0=1";
}
} // namespace

/// What a run of backfill need not look at is what a look would find: whom a limit could concern is
/// always looked at, and a limit that nobody reaches changes no start.
TEST(NeutralLimits, aLimitThatNobodyReachesChangesNoStart)
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SplitMix random(seed);
        SplitMix again(seed);
        const auto without = parseVector(crowd(random, ""));
        const auto with = parseVector(crowd(again, " qos:one:GrpTRES=cpu=99999"));
        const auto first = replay(without.scene, vectorOptions());
        const auto second = replay(with.scene, vectorOptions());
        for (std::size_t job = 0; job < first.jobs.size(); ++job)
            ASSERT_EQ(first.jobs[job].start, second.jobs[job].start)
                << "job " << job << " of seed " << seed;
    }
}

/// Neither does a bf_max_job_ count that is as large as the queue.
TEST(NeutralLimits, aCountAsLargeAsTheQueueChangesNoStart)
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SplitMix random(seed);
        SplitMix again(seed);
        const auto without = parseVector(crowd(random, ""));
        const auto with = parseVector(crowd(again, " bf_max_job_user=1000"));
        const auto first = replay(without.scene, vectorOptions());
        const auto second = replay(with.scene, vectorOptions());
        for (std::size_t job = 0; job < first.jobs.size(); ++job)
            ASSERT_EQ(first.jobs[job].start, second.jobs[job].start)
                << "job " << job << " of seed " << seed;
    }
}

} // namespace fairlead::replay
