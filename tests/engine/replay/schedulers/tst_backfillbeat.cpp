// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/backfillbeat.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
/// Two starts in each run of backfill, runs so far apart.
Workload startsEvery(Second milliseconds, int runs)
{
    Workload workload;
    for (int i = 0; i < runs; ++i) {
        for (const Second behind : {0, 1}) {
            Job job;
            job.recorded.start = 1000 + milliseconds * i / 1000 + behind;
            job.recorded.by = StartedBy::Backfill;
            workload.jobs.push_back(job);
        }
    }
    return workload;
}
} // namespace

TEST(BackfillBeat, whatIsBeyondTheIntervalIsTheRun)
{
    EXPECT_NEAR(static_cast<double>(recordedBackfillRun(startsEvery(30700, 101), {})), 700.0, 20.0);
    EXPECT_EQ(recordedBackfillRun(startsEvery(30000, 101), {}), 0);
}

TEST(BackfillBeat, fewRunsOrOtherGapsTellNothing)
{
    EXPECT_EQ(recordedBackfillRun(startsEvery(30700, 10), {}), -1);
    EXPECT_EQ(recordedBackfillRun(startsEvery(45000, 100), {}), -1);
    EXPECT_EQ(recordedBackfillRun({}, {}), -1);
}

TEST(BackfillBeat, eachSeedHasItsOwn)
{
    EXPECT_EQ(drawnBackfillRun(700, 0), 0);
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        const auto known = drawnBackfillRun(700, seed);
        EXPECT_TRUE(known >= 350 && known < 1400) << known;
        const auto any = drawnBackfillRun(-1, seed);
        EXPECT_TRUE(any >= 3 && any < 1536) << any;
    }
}

TEST(BackfillBeat, aPlanMakesTheNextRunWaitForItsTurn)
{
    // B is planned at 30, 60, ... 120: at 135 nobody has to look before 150.
    const auto busy = parseVector("P | 1x4 | A c3 t60 r900 @0; B c4 t60 @2 p9; C c1 t5 @135 p1"
                                  " | C=150");
    EXPECT_EQ(answerOf(busy, replay(busy.scene, vectorOptions()), "C"), "150");
    // Nobody is planned, so that the first who comes is looked at within a second.
    const auto idle = parseVector("I | 1x4 batch_sched_delay=20 sched_interval=600"
                                  " | A c1 r50 @1; C c1 t5 @135 | C=136");
    const auto start = std::stoi(answerOf(idle, replay(idle.scene, vectorOptions()), "C"));
    EXPECT_LE(start, 136);
}

} // namespace fairlead::replay
