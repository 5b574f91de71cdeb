// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Who waits for the scheduler alone: its interval, its depth, its window.

#include "engine/replay/clock/replay.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>
#include <numeric>

using namespace fairlead::replay;

namespace {
/// The job with this number in the workload, as it is replayed.
JobOutcome outcomeOf(const std::string& text, std::size_t job)
{
    const auto vector = parseVector(text);
    auto options = vectorOptions();
    if (const auto interval = vector.scene.recording->parameters.backfillInterval; interval > 0)
        options.phases.backfill = momentOf(interval);
    const auto outcome = replay(vector.scene, options);
    const auto& one = outcome.jobs[job];
    const auto submit = secondOf(vector.scene.recording->workload.jobs[job].submit);
    EXPECT_EQ(std::accumulate(one.wait.begin(), one.wait.end(), 0U),
              static_cast<std::uint32_t>(one.start - submit));
    return one;
}

std::uint32_t waitFor(WaitFor why, const JobOutcome& outcome)
{
    return outcome.wait[static_cast<std::size_t>(why)];
}

/// B waits for both nodes, C would fit beside A, and ends before B could start.
std::string gap(const std::string& options, const std::string& more = "")
{
    return "G | 2x4 " + options
        + " | A c4 t60 r600 @0 p30; B c8 t60 r100 @0 p20; C c4 t30 r50 @0 p10" + more + " | A=1";
}
} // namespace

TEST(PassedOver, whoeverIsLookedAtStartsAtTheNextRun)
{
    const auto c = outcomeOf(gap(""), 2);
    EXPECT_EQ(c.start, 30);
    EXPECT_GE(waitFor(WaitFor::Scheduler, c), 27U) << "until backfill came";
}

TEST(PassedOver, theDepthOfBackfill)
{
    const auto c = outcomeOf(gap("bf_max_job_test=1"), 2);
    ASSERT_GT(c.start, 600);
    EXPECT_NEAR(waitFor(WaitFor::Scheduler, c), 600, 35) << "as long as A runs alone";
    EXPECT_GT(waitFor(WaitFor::Priority, c), 40U) << "while B runs";
}

/// Who is planned behind all that is looked at would get no room.
TEST(PassedOver, whomPlansKeepWaitsForPriority)
{
    const auto c = outcomeOf(
        "G | 2x4 | A c4 t60 r600 @0 p30; B c8 t60 r100 @0 p20; C c4 t90 r50 @0 p10 | A=1", 2);
    ASSERT_GT(c.start, 600);
    EXPECT_LE(waitFor(WaitFor::Scheduler, c), 35U);
    EXPECT_GT(waitFor(WaitFor::Priority, c), 600U);
    // B, planned, keeps it; that D is not looked at keeps nobody.
    const auto d
        = outcomeOf("G | 2x4 bf_max_job_test=1 bf_node_space_size=9 | A c4 t60 r600 @0 p30; "
                    "B c8 t60 r100 @0 p20; C c4 t90 r50 @0 p10 | A=1",
                    2);
    EXPECT_LE(waitFor(WaitFor::Scheduler, d), 35U);
}

/// There is room for one of three.
TEST(PassedOver, roomIsGivenOnce)
{
    const std::string more = "; D c4 t30 r50 @0 p9; E c4 t30 r50 @0 p8";
    const auto text = gap("bf_max_job_test=1", more);
    EXPECT_GT(waitFor(WaitFor::Scheduler, outcomeOf(text, 2)), 500U);
    EXPECT_LT(waitFor(WaitFor::Scheduler, outcomeOf(text, 3)), 100U);
    EXPECT_LT(waitFor(WaitFor::Scheduler, outcomeOf(text, 4)), 100U);
}

TEST(PassedOver, howManyOfAUser)
{
    const auto c = outcomeOf("G | 2x4 bf_max_job_user=1 | A c4 t60 r600 @0 p30; "
                             "B c8 t60 r100 @0 p20 uu; C c4 t30 r50 @0 p10 uu | A=1",
                             2);
    ASSERT_GT(c.start, 600);
    EXPECT_NEAR(waitFor(WaitFor::Scheduler, c), 600, 35);
}

TEST(PassedOver, theDepthOfTheMainLoop)
{
    const auto c
        = outcomeOf("V | 1x4 default_queue_depth=1 | A @0 r50; B @0 r50; C @0 r50 | A=1", 2);
    EXPECT_EQ(c.start, 30);
    EXPECT_EQ(waitFor(WaitFor::Scheduler, c), 30U);
}

TEST(PassedOver, theIntervalOfBackfill)
{
    const auto started = outcomeOf(gap("bf_interval=300"), 2);
    EXPECT_EQ(started.start, 300);
    EXPECT_GE(waitFor(WaitFor::Scheduler, started), 295U);
    // Others take its room before backfill comes.
    const auto passed = outcomeOf(gap("bf_interval=3600"), 2);
    ASSERT_GT(passed.start, 600);
    EXPECT_NEAR(waitFor(WaitFor::Scheduler, passed), 600, 65);
    EXPECT_GT(waitFor(WaitFor::Priority, passed), 40U) << "while B runs";
    const auto never = outcomeOf(gap("bf_interval=-1"), 2);
    EXPECT_NEAR(waitFor(WaitFor::Scheduler, never), 600, 65);
}

/// Without a plan for B, C takes what B waits for.
TEST(PassedOver, theWindowOfBackfill)
{
    const auto b = outcomeOf(
        "V32 | 1x4 bf_window=5 | A c3 r200 @0; B c4 @2 p9; C c1 t60 r400 @2 p1 | A=1", 1);
    EXPECT_EQ(b.start, 431);
    EXPECT_NEAR(waitFor(WaitFor::Scheduler, b), 401, 5) << "from second 30 on";
    EXPECT_GT(waitFor(WaitFor::Resources, b), 20U) << "before";
}
