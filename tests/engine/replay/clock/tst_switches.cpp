// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/switches.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

TEST(Switches, aNodeIsOutUntilTheLastOfItsEventsEnds)
{
    Workload workload;
    workload.outages = {{0, 0, 500}, {1, 100, 200}, {0, 300, 1000}, {0, 400, 450}, {1, 300, 400}};
    using Kind = Switch::Kind;
    const std::vector<Switch> expected{
        {momentOf(0), Kind::NodeDown, 0}, {momentOf(100), Kind::NodeDown, 1},
        {momentOf(200), Kind::NodeUp, 1}, {momentOf(300), Kind::NodeDown, 1},
        {momentOf(400), Kind::NodeUp, 1}, {momentOf(1000), Kind::NodeUp, 0}};
    EXPECT_EQ(switchesOf(workload, 0), expected);
}

TEST(Switches, whatHasNotEndedNeverTurnsBack)
{
    Workload workload;
    workload.outages = {{0, 100, notEnded}};
    workload.closures = {{0, momentOf(200), momentOf(notEnded)}};
    using Kind = Switch::Kind;
    const std::vector<Switch> expected{{momentOf(100), Kind::NodeDown, 0},
                                       {momentOf(200), Kind::PartitionClosed, 0}};
    EXPECT_EQ(switchesOf(workload, 0), expected);
}

TEST(Switches, whoNeedsANodeThatStaysDownNeverStarts)
{
    const auto vector = parseVector("D | 2x4 | A c4 t10 r60 @0; B c8 t10 r60 @2 | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->workload.outages = {{1, 1, notEnded}};
    const auto outcome = replay({recording, vector.scene.policy}, vectorOptions());
    EXPECT_EQ(outcome.jobs[vector.jobs.at("A")].start, 1);
    EXPECT_EQ(outcome.jobs[vector.jobs.at("B")].start, 0);
}

TEST(Switches, aReleaseAsksForAPass)
{
    const auto vector = parseVector("R | 1x4 | A r5 @0; B begin:200 @0 | A=1 B=200");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->workload.dependencyLists = {{{0, false, false, true}}};
    recording->workload.jobs[1].dependencies = 0;
    const Scene scene{recording, vector.scene.policy};
    const auto outcome = replay(scene, vectorOptions());
    EXPECT_EQ(answerOf(vector, outcome, "B"), "200");
    EXPECT_NE(answerOf(vector, replay(vector.scene, vectorOptions()), "B"), "200");
    EXPECT_EQ(switchesOf(recording->workload, 200).size(), 1U);
    EXPECT_TRUE(switchesOf(recording->workload, 201).empty());
}

} // namespace fairlead::replay
