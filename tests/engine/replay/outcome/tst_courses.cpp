// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/courses.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>
#include <numeric>

namespace fairlead::replay {

namespace {
/// A holds all four CPUs for 200 s, B waits for it and holds one for 100 s.
Outlook twoJobs(bool keepsJobs = true, Second after = 0)
{
    const auto vector
        = parseVector("C | 1x4 | A c4 r200 t10 @10 p2 ax; B c1 r100 t10 @20 p1 ay | A=10");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    Second start = secondOf(recording->workload.jobs[0].submit);
    for (auto& job : recording->workload.jobs) {
        job.recorded.start = start;
        job.recorded.end = start + job.runTime;
        job.recorded.cpus = job.request.cpus;
        start = job.recorded.end;
    }
    OutlookOptions options;
    options.replicas = 3;
    options.from = after == 0 ? 0 : recording->workload.from + after;
    options.to = recording->workload.from + 600;
    options.keepsJobs = keepsJobs;
    return outlookOf(recording, {{"baseline", vector.scene.policy}}, options);
}
} // namespace

TEST(Courses, aRunOverTimeAddsUpToItsFigures)
{
    const auto outlook = twoJobs();
    ASSERT_EQ(outlook.courseStep, 60);
    const auto& run = outlook.policies[0].replicas[0];
    const auto steps = run.course.waiting.size();
    ASSERT_EQ(steps, 10U);
    ASSERT_EQ(run.course.utilisation.size(), steps);
    ASSERT_EQ(run.course.shares.size(), steps * outlook.courseAccounts.size());
    const auto busy
        = std::accumulate(run.course.utilisation.begin(), run.course.utilisation.end(), 0.0)
        / static_cast<double>(steps);
    EXPECT_NEAR(busy, run.utilisation, 1e-6);
    EXPECT_EQ(run.course.waiting.front(), 1.0F) << "B, behind A";
    EXPECT_EQ(run.course.waiting.back(), 0.0F);
    EXPECT_EQ(run.course.shares.front(), 1.0F) << "A alone";
    EXPECT_EQ(run.course.shares.back(), 0.0F);
}

TEST(Courses, sharesAreOfTheAccountsThatUsedMost)
{
    const auto outlook = twoJobs();
    ASSERT_EQ(outlook.courseAccounts.size(), 2U);
    for (std::size_t i = 1; i < outlook.courseAccounts.size(); ++i) {
        const auto& recorded = outlook.recorded.of(Grouping::Account);
        EXPECT_GE(recorded[outlook.courseAccounts[i - 1]].deliveredShare,
                  recorded[outlook.courseAccounts[i]].deliveredShare);
    }
    const auto& policy = outlook.policies[0];
    const auto waiting = policy.at(&Course::waiting, 0);
    EXPECT_LE(waiting.low, waiting.mean);
    EXPECT_GE(waiting.low, 0.0);
    EXPECT_LE(policy.at(&Course::utilisation, 0).high, 1.0);
}

// C comes when the period is over, in its last step.
TEST(Courses, theLastStepEndsWithThePeriod)
{
    const auto vector
        = parseVector("C | 1x4 | A c4 r900 t20 @10 p2 ax; C c4 r100 t10 @500 p1 ay | A=10");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& first = recording->workload.jobs[0];
    first.recorded.start = secondOf(first.submit);
    first.recorded.end = first.recorded.start + first.runTime;
    first.recorded.cpus = first.request.cpus;
    OutlookOptions options;
    options.replicas = 1;
    options.keepsJobs = true;
    for (const auto& [length, waiting] : {std::pair{490, 0.0F}, {510, 1.0F}}) {
        options.to = recording->workload.from + length; // C comes at 490
        const auto outlook = outlookOf(recording, {{"baseline", vector.scene.policy}}, options);
        for (const auto* run : {&outlook.recorded, &outlook.policies[0].replicas[0]})
            EXPECT_EQ(run->course.waiting.back(), waiting) << length;
    }
}

// B has started before: nobody waits any more.
TEST(Courses, whoStartedBeforeThePeriodDoesNotWait)
{
    const auto outlook = twoJobs(true, 400);
    for (const auto* run : {&outlook.recorded, &outlook.policies[0].replicas[0]}) {
        ASSERT_FALSE(run->course.waiting.empty());
        for (const auto waiting : run->course.waiting)
            EXPECT_EQ(waiting, 0.0F);
    }
}

// B waits for A from the 20th second on, C for both from the 25th; all have started when the step
// ends.
TEST(Courses, aStepHasTheMostThatWaitedAtOneTime)
{
    const auto vector = parseVector(
        "C | 1x4 | A c4 r20 t10 @10 p2 ax; B c4 r20 t10 @20 p1 ay; C c4 r10 t10 @25 p1 ay; "
        "D c1 r10 t10 @100 p1 ay | A=10");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    ASSERT_EQ(recording->workload.from, 0);
    auto& jobs = recording->workload.jobs;
    for (const auto& [job, start] : {std::pair{0U, 10}, {1U, 30}, {2U, 50}, {3U, 100}}) {
        jobs[job].recorded.start = start;
        jobs[job].recorded.end = start + jobs[job].runTime;
        jobs[job].recorded.cpus = jobs[job].request.cpus;
    }
    OutlookOptions options;
    options.replicas = 1;
    options.to = 600;
    auto outlook = outlookOf(recording, {{"baseline", vector.scene.policy}}, options);
    ASSERT_EQ(outlook.courseStep, 60);
    const auto& waiting = outlook.recorded.course.waiting;
    EXPECT_EQ(waiting[0], 2.0F) << "B and C from the 25th second to the 30th";
    EXPECT_EQ(waiting[1], 0.0F) << "D starts at once";
    jobs[2].recorded.start = 70;
    outlook = outlookOf(recording, {{"baseline", vector.scene.policy}}, options);
    EXPECT_EQ(outlook.recorded.course.waiting[1], 1.0F) << "C waits on from the step before";
    jobs[2].recorded.start = 60;
    outlook = outlookOf(recording, {{"baseline", vector.scene.policy}}, options);
    EXPECT_EQ(outlook.recorded.course.waiting[1], 0.0F) << "C leaves as the step begins";
}

TEST(Courses, manyPoliciesHaveNone)
{
    const auto outlook = twoJobs(false);
    EXPECT_EQ(outlook.courseStep, 0);
    EXPECT_TRUE(outlook.policies[0].replicas[0].course.waiting.empty());
    EXPECT_TRUE(outlook.recorded.course.waiting.empty());
}

} // namespace fairlead::replay
