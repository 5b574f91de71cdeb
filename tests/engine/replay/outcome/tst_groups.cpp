// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/hours.h"
#include "engine/replay/outcome/promises.h"
#include "engine/replay/outcome/runfigures.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

TEST(Groups, sizesGrowByFour)
{
    const auto vector = parseVector("S | 1x100 | A c1 @0; B c4 @0; C c5 @0 ax; D c17 @0 ay | A=1");
    const auto& workload = vector.scene.recording->workload;
    const Groups groups(workload);
    EXPECT_EQ(groups.names(Grouping::Size),
              (std::vector<std::string>{"1", "2-4", "5-16", "17-64"}));
    EXPECT_EQ(groups.of(workload.jobs[1], Grouping::Size), 1U);
    EXPECT_EQ(groups.of(workload.jobs[2], Grouping::Size), 2U);
    EXPECT_EQ(groups.of(workload.jobs[3], Grouping::Account), 1U);
    EXPECT_EQ(groups.of(workload.jobs[3], Grouping::Cluster), 0U);
    EXPECT_EQ(groupingOf("qos"), Grouping::Qos);
    EXPECT_FALSE(groupingOf("QOS?"));
}

TEST(Groups, shapesAreSizesByLengths)
{
    const auto vector = parseVector("S | 1x100 | A c1 @0 r59; B c4 @0 r60; C c5 @0 r7200 | A=1");
    const auto& workload = vector.scene.recording->workload;
    const Groups groups(workload);
    const auto& names = groups.names(Grouping::Shape);
    ASSERT_EQ(names.size(), groups.names(Grouping::Size).size() * shapeLengths().size());
    const auto lengths = shapeLengths();
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto shape = shapeOf(i);
        EXPECT_EQ(names[i],
                  groups.names(Grouping::Size)[shape.size] + " x "
                      + std::string(lengths[shape.length]));
    }
    for (const auto& job : workload.jobs) {
        const auto shape = shapeOf(groups.of(job, Grouping::Shape));
        EXPECT_EQ(shape.size, groups.of(job, Grouping::Size));
    }
    auto job = workload.jobs[0];
    const auto lengthOf = [&](Second seconds) {
        job.recorded.start = 1000;
        job.recorded.end = 1000 + seconds;
        return lengths[shapeOf(groups.of(job, Grouping::Shape)).length];
    };
    EXPECT_EQ(lengthOf(59), "<1min");
    EXPECT_EQ(lengthOf(60), "1min-10min");
    EXPECT_EQ(lengthOf(86400), ">1d");
    job.recorded = {};
    job.limit = 30;
    EXPECT_EQ(lengths[shapeOf(groups.of(job, Grouping::Shape)).length], "10min-1h");
    EXPECT_EQ(groupingOf("shape"), Grouping::Shape);
}

TEST(Groups, slowdownIsBounded)
{
    // A runs for 100 s at once, B waits for it: (100 + 5) / 10.
    const auto vector = parseVector("B | 1x4 | A c4 r100 @50 p2 ax; B c4 r5 @50 p1 ay | A=1");
    OutlookOptions options;
    options.replicas = 1;
    options.to = 1000;
    const auto outlook
        = outlookOf(vector.scene.recording, {{"baseline", vector.scene.policy}}, options);
    const auto& users = outlook.policies[0].replicas[0].of(Grouping::Account);
    ASSERT_EQ(users.size(), 2U);
    EXPECT_NEAR(users[0].meanSlowdown, 1.0, 0.05);
    EXPECT_NEAR(users[1].meanSlowdown, 10.7, 0.5);
    EXPECT_DOUBLE_EQ(outlook.policies[0].promised[0], 0.5);
}

TEST(Groups, jainIsOneWhereAllGetTheirPart)
{
    RunFigures run;
    auto& accounts = run.groups[0];
    accounts.resize(3);
    for (auto& account : accounts)
        account.jobs = 1;
    accounts[0].deliveredShare = 0.5;
    accounts[1].deliveredShare = 0.25;
    accounts[2].deliveredShare = 0.25;
    EXPECT_DOUBLE_EQ(jainIndex(run, {0.5, 0.25, 0.25}).value(), 1.0);
    accounts[1].jobs = accounts[2].jobs = 0; // no demand
    EXPECT_DOUBLE_EQ(jainIndex(run, {0.1, 0.25, 0.25}).value(), 1.0);
    accounts[1].jobs = 1;
    accounts[0].deliveredShare = 1.0;
    accounts[1].deliveredShare = 0.0;
    EXPECT_DOUBLE_EQ(jainIndex(run, {0.5, 0.5, 0.0}).value(), 0.5);
    accounts[0].deliveredShare = 0.0;
    EXPECT_FALSE(jainIndex(run, {0.5, 0.5, 0.0})); // nobody got anything
}

TEST(Groups, whoWaitsTenLimitsAndADayStarves)
{
    Job job;
    job.limit = 10;
    EXPECT_FALSE(isStarving(job, 86400));
    EXPECT_TRUE(isStarving(job, 86401));
    job.limit = 1440;
    EXPECT_FALSE(isStarving(job, 864000));
    EXPECT_TRUE(isStarving(job, 864001));
}

TEST(Groups, hoursAreCutAtTheirEdges)
{
    auto vector = parseVector("H | 1x4 | A c2 @0 ax; B c4 @1800 ay | A=1");
    Recording recording = *vector.scene.recording;
    recording.workload.jobs[0].recorded = {3000, 4200, 0, nothing, 2, StartedBy::Main};
    Outlook outlook;
    outlook.accounts = {"x", "y"};
    outlook.to = 7200;
    const auto hours = hoursOf(recording, outlook, nullptr);
    ASSERT_EQ(hours.count, 2U);
    EXPECT_DOUBLE_EQ(hours.held[0], 1200.0);
    EXPECT_DOUBLE_EQ(hours.held[2], 1200.0);
    EXPECT_EQ(hours.waiting, (std::vector<std::uint32_t>{0, 1, 0, 1}));
}

TEST(Groups, aPeriodOfCenturiesHasLongerSteps)
{
    auto vector = parseVector("H | 1x4 | A c2 @0 | A=1");
    Outlook outlook;
    outlook.accounts = {"x"};
    outlook.to = 86400LL * 365 * 3000;
    const auto hours = hoursOf(*vector.scene.recording, outlook, nullptr);
    EXPECT_LE(hours.count, 4000000U);
    EXPECT_GT(hours.step, 3600);
}

} // namespace fairlead::replay
