// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/replayedadvice.h"
#include "engine/replay/outcome/waitchanges.h"
#include "tests/engine/replay/recordedvector.h"

#include <gtest/gtest.h>

namespace fairlead {

namespace {
/// A job that needs all nodes waits at the head of the queue; small ones fit beside the one that
/// runs, but only out of turn.
AdviceScene blockedQueue(const char* scheduling)
{
    std::string line = "B | 2x4 | M c5 t60 r3000 @10 p9; N c8 t60 r60 @20 p8";
    for (int i = 0; i < 40; ++i)
        line += "; S" + std::to_string(i) + " c1 t2 r60 @" + std::to_string(100 + 20 * i) + " p1";
    const auto vector = replay::parseVector(line + " | M=1");
    auto recording = std::make_shared<replay::Recording>(*vector.scene.recording);
    EXPECT_TRUE(replay::applySchedulerParameters(scheduling, recording->parameters).empty());
    recording->workload.to = 20000;
    AdviceScene scene;
    scene.recording = recording;
    auto snapshot = std::make_shared<Snapshot>(*vector.scene.policy.snapshot);
    EXPECT_TRUE(setParameter(snapshot->policy, "SchedulerParameters", scheduling));
    scene.snapshot = snapshot;
    return scene;
}

replay::OutlookOptions adviceReplicas()
{
    replay::OutlookOptions options;
    options.replicas = 4;
    options.to = 20000;
    return options;
}
} // namespace

TEST(ReplayedAdvice, backfillThatIsSwitchedOnLetsSmallJobsPass)
{
    Finding finding;
    finding.edits = {ParameterEdit{"bf_interval", "30"}};
    const auto outlook = replayAdvice(finding, blockedQueue("bf_interval=-1"), adviceReplicas());
    ASSERT_TRUE(outlook);
    ASSERT_EQ(outlook->policies.size(), 2U);
    const auto wait = [&](std::size_t policy) {
        return outlook->policies[policy]
            .of(replay::Grouping::Cluster, 0, &replay::GroupFigures::medianWait)
            .mean;
    };
    EXPECT_LT(wait(1), wait(0));
    EXPECT_EQ(replay::changeOf(replay::waitDifference(outlook->policies[0], outlook->policies[1],
                                                      replay::Grouping::Cluster, 0),
                               1),
              replay::Change::Shorter);
}

TEST(ReplayedAdvice, editsAreReplayedUnderTheScenarioAsItIs)
{
    auto scene = blockedQueue("bf_interval=30");
    scene.scenario.edits.emplace_back(ParameterEdit{"PriorityWeightAge", "1000"});
    Finding finding;
    finding.edits = {ParameterEdit{"PriorityWeightAge", "1000"}};
    const auto same = replayAdvice(finding, scene, adviceReplicas());
    ASSERT_TRUE(same);
    EXPECT_EQ(replay::changeOf(replay::waitDifference(same->policies[0], same->policies[1],
                                                      replay::Grouping::Cluster, 0),
                               1),
              replay::Change::None)
        << "it is that already";
}

TEST(ReplayedAdvice, whatCannotBeReplayedIsRefused)
{
    const auto scene = blockedQueue("bf_interval=30");
    EXPECT_FALSE(Finding().isReplayable());
    Finding finding;
    const auto unknown = replayAdvice(finding, scene, adviceReplicas());
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::Usage);
    finding.edits = {ParameterEdit{"NoSuchParameter", "1"}};
    EXPECT_FALSE(replayAdvice(finding, scene, adviceReplicas()));
}

} // namespace fairlead
