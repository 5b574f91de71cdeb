// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/decisions.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
/// A runs on n1 for ten minutes; B wants both nodes; C fits behind it, on what is free now.
Scene waiting()
{
    auto vector = parseVector("D | 2x4 | A c4 t10 r600 @0; B c8 t60 @2 p9; C c4 t60 @2 p1 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& workload = recording->workload;
    NodeSet first(2);
    first.insert(0);
    workload.nodeSets = {first};
    workload.jobs[0].recorded = {1, 601, 1, 0, 4, StartedBy::Main};
    workload.jobs[1].recorded.eligible = workload.jobs[2].recorded.eligible = 2;
    workload.to = 600;
    NodeSet both = first;
    both.insert(1);
    NodeSet second(2);
    second.insert(1);
    workload.nodeSets.push_back(both);
    workload.nodeSets.push_back(second);
    recording->planned = {{1, 601, 1}, {2, 4200, 2}};
    recording->plannedAt = 100;
    return {recording, vector.scene.policy};
}
} // namespace

TEST(Decisions, plannedStartsAreFound)
{
    const auto counts = checkDecisions(waiting()).plannedCounts();
    EXPECT_EQ(counts.starts, 2U);
    EXPECT_EQ(counts.found, 2U);
    EXPECT_EQ(counts.sameNodes, 2U);
}

TEST(Decisions, otherPlannedStartsAreNot)
{
    auto scene = waiting();
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->planned[0].start = 661;
    recording->planned[1].nodes = 1;
    scene.recording = recording;
    const auto counts = checkDecisions(scene).plannedCounts();
    EXPECT_EQ(counts.starts, 2U);
    EXPECT_EQ(counts.found, 1U);
    EXPECT_EQ(counts.sameNodes, 0U);
}

/// scontrol shows an array by its own number, which is that of its last task.
TEST(Decisions, plannedStartsOfArraysAreFound)
{
    auto vector = parseVector("D | 1x4 | A c4 t10 r600 @0; B arr2 c4 t60 r60 @2 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& workload = recording->workload;
    NodeSet all(1);
    all.insert(0);
    workload.nodeSets = {all};
    workload.jobs[0].recorded = {1, 601, 1, 0, 4, StartedBy::Main};
    for (const auto task : {1, 2})
        workload.jobs[task].recorded.eligible = 2;
    workload.jobs[2].id = workload.arrays[0].id;
    workload.to = 600;
    recording->planned = {{2, 4200, 0}}; // of the last task
    recording->plannedAt = 100;
    const auto counts = checkDecisions({recording, vector.scene.policy}).plannedCounts();
    EXPECT_EQ(counts.starts, 1U);
    EXPECT_EQ(counts.sameNodes, 1U);
}

TEST(Decisions, withoutAPlanNoneAreCounted)
{
    auto scene = waiting();
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->planned.clear();
    scene.recording = recording;
    EXPECT_EQ(checkDecisions(scene).plannedCounts().starts, 0U);
}

TEST(Decisions, onlyThoseOfThePeriodAreKept)
{
    const auto all = checkDecisions(waiting());
    ASSERT_EQ(all.total().starts, 1U); // at 1
    const auto kept = [&](Second from, Second to) {
        auto decisions = all;
        decisions.keepPeriod(from, to);
        return std::pair(decisions.total().starts, decisions.plannedCounts().starts);
    };
    EXPECT_EQ(kept(0, 0), std::pair(std::size_t{1}, std::size_t{2}));
    EXPECT_EQ(kept(1, 2), std::pair(std::size_t{1}, std::size_t{0}));
    EXPECT_EQ(kept(2, 0).first, 0U);
    EXPECT_EQ(kept(0, 1), std::pair(std::size_t{0}, std::size_t{0}));
}

/// Seconds do not tell the order: who waits for a start was not eligible in the pass that brought
/// it.
TEST(Decisions, whoWaitsForAStartOfThePassIsNotInIt)
{
    auto vector = parseVector("D | 1x4 | A c4 r100 @0 p1; B c4 r100 @0 p9 | A=5");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& workload = recording->workload;
    NodeSet all(1);
    all.insert(0);
    workload.nodeSets = {all};
    workload.jobs[0].recorded = {5, 105, 1, 0, 4, StartedBy::Main};
    workload.jobs[1].recorded = {106, 206, 5, 0, 4, StartedBy::Main};
    workload.to = 600;
    const auto countsOf = [&] { return checkDecisions({recording, vector.scene.policy}).total(); };
    EXPECT_EQ(countsOf().found, 1U);
    EXPECT_EQ(countsOf().tooMany, 1U);
    workload.dependencyLists = {{{workload.jobs[0].id, true}}};
    workload.jobs[1].dependencies = 0;
    EXPECT_EQ(countsOf().found, 2U);
    EXPECT_EQ(countsOf().tooMany, 0U);
}

/// --begin is in the record as when it was eligible, from the submission on. It waits for others
/// all the same.
TEST(Decisions, aBeginTellsNothingOfDependencies)
{
    auto vector = parseVector("D | 1x4 | A c3 r100 @0; B c1 r100 @0 p9 begin:20 dep:A; "
                              "C c1 r100 @40 p1 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& workload = recording->workload;
    NodeSet all(1);
    all.insert(0);
    workload.nodeSets = {all};
    workload.jobs[0].recorded = {1, 101, 1, 0, 3, StartedBy::Main};
    workload.jobs[1].recorded = {104, 204, 20, 0, 1, StartedBy::Main};
    workload.jobs[2].recorded = {43, 143, 40, 0, 1, StartedBy::Main};
    workload.to = 600;
    const auto counts = [&] { return checkDecisions({recording, vector.scene.policy}).total(); };
    EXPECT_EQ(counts().found, 3U);
    EXPECT_EQ(counts().tooMany, 0U);
    workload.jobs[1].begin = 0; // not asked for: then the record tells when it was over
    EXPECT_EQ(counts().tooMany, 1U);
    // Who waits to the end for a job that is not shown: its record has --begin all the same.
    workload.jobs[1].recorded = {0, 0, 20, nothing, 0, StartedBy::Unknown};
    workload.jobs[1].dependencies = nothing;
    EXPECT_GT(counts().tooMany, 0U);
    workload.jobs[1].begin = neverBegins;
    EXPECT_EQ(counts().tooMany, 0U);
}

/// Who began before the history is complete goes on; what else waited then is not known.
TEST(Decisions, startsBeforeTheHistoryAreNotAsked)
{
    auto scene = waiting();
    EXPECT_EQ(checkDecisions(scene).total().starts, 1U);
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->workload.from = 2;
    scene.recording = recording;
    const auto decisions = checkDecisions(scene);
    EXPECT_EQ(decisions.total().passes, 0U);
    EXPECT_EQ(decisions.total().starts, 0U);
    EXPECT_EQ(decisions.plannedCounts().found, 2U); // it holds its node all the same
}

/// Two that a limit keeps stand before it: beyond default_queue_depth looks a full pass alone, and
/// the record does not tell which one it was.
TEST(Decisions, aStartBehindTheDepthIsThatOfAFullPass)
{
    auto vector
        = parseVector("D | 1x4 default_queue_depth=1 acct:x:GrpTRES=cpu=1 | A c1 t60 r900 @0 ax; "
                      "B c1 r100 @2 ax p9; C c1 r100 @2 ax p8; E c1 r100 @2 ay p1 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& workload = recording->workload;
    NodeSet all(1);
    all.insert(0);
    workload.nodeSets = {all};
    workload.jobs[0].recorded = {1, 901, 1, 0, 1, StartedBy::Main};
    workload.jobs[3].recorded = {10, 110, 2, 0, 1, StartedBy::Main};
    for (const auto job : {1, 2})
        workload.jobs[job].recorded.eligible = 2;
    workload.to = 600;
    const auto counts = [&] { return checkDecisions({recording, vector.scene.policy}).total(); };
    EXPECT_EQ(counts().starts, 2U);
    EXPECT_EQ(counts().found, 2U);
    EXPECT_EQ(counts().tooMany, 0U);
    // With that depth no other pass finds it: the one that a submission brings is never full.
    recording->parameters.queueDepth = 100;
    EXPECT_EQ(counts().found, 2U);
    workload.jobs[3].recorded.by = StartedBy::Submission;
    recording->parameters.queueDepth = 1;
    EXPECT_EQ(counts().found, 1U);
}

/// E asks for a node alone. A run of backfill that starts nothing finds out that this is four CPUs,
/// more than its limit leaves: from then on it closes nothing to those behind it.
TEST(Decisions, whatRunsThatStartedNothingHaveSeenCounts)
{
    auto vector
        = parseVector("D | 2x4 acct:x:GrpTRES=cpu=4 | A c4 t20 r900 @0 ay; B c1 t20 r900 @0 ax; "
                      "E c1 excl r100 @2 ax p200; C c1 r100 @20 ay p1; F c1 r100 @50 ay p1 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& workload = recording->workload;
    NodeSet first(2);
    first.insert(0);
    NodeSet second(2);
    second.insert(1);
    workload.nodeSets = {first, second};
    workload.jobs[0].recorded = {1, 901, 1, 0, 4, StartedBy::Main};
    workload.jobs[1].recorded = {1, 901, 1, 1, 1, StartedBy::Main};
    workload.jobs[2].recorded.eligible = 2;
    workload.jobs[4].recorded = {53, 153, 50, 1, 1, StartedBy::Main};
    workload.to = 600;
    const auto counts = [&] { return checkDecisions({recording, vector.scene.policy}).total(); };
    EXPECT_EQ(counts().starts, 3U);
    EXPECT_EQ(counts().found, 3U);
    workload.jobs[4].recorded = {};
    workload.jobs[3].recorded = {23, 123, 20, 1, 1, StartedBy::Main}; // before the first run
    EXPECT_EQ(counts().starts, 3U);
    EXPECT_EQ(counts().found, 2U);
}

} // namespace fairlead::replay
