// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/recordedstart.h"
#include "engine/replay/state/cluster.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
NodeSet nodesOf(std::initializer_list<std::uint32_t> nodes)
{
    NodeSet set(2);
    for (const auto node : nodes)
        set.insert(node);
    return set;
}

/// A ran on both nodes, B on the first alone.
Scene twoJobs(const char* jobs)
{
    const auto vector = parseVector(std::string("R | 2x4 | ") + jobs + " | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& workload = recording->workload;
    workload.nodeSets = {nodesOf({0, 1}), nodesOf({0})};
    workload.jobs[0].recorded = {1, 601, 1, 0, 5, StartedBy::Main};
    workload.jobs[1].recorded = {2, 602, 2, 1, 3, StartedBy::Main};
    return {recording, vector.scene.policy};
}

void startBoth(Cluster& cluster)
{
    Placement placement(cluster.machine());
    for (const std::uint32_t job : {0U, 1U}) {
        const auto second = Second{job} + 1;
        cluster.submit(job, momentOf(second));
        (void)cluster.queue(momentOf(second));
        EXPECT_TRUE(startAsRecorded(cluster, placement, job, momentOf(second)));
    }
}
} // namespace

/// How A's five CPUs lie on two nodes of four nobody has written down; that B fits beside it on the
/// first one says it.
TEST(RecordedStart, whatRanTellsHowOthersLay)
{
    Cluster cluster(twoJobs("A c5 t10 r600 @0; B c3 t10 r600 @1"));
    startBoth(cluster);
    EXPECT_FALSE(cluster.occupancy().free().isOverdrawn());
    EXPECT_EQ(cluster.occupancy().free().cpus(0), 0U);
    EXPECT_EQ(cluster.occupancy().free().cpus(1), 0U);
    const auto a = cluster.find(0);
    ASSERT_TRUE(a);
    cluster.finish(*a, momentOf(300));
    cluster.leave(*a);
    EXPECT_EQ(cluster.occupancy().free().cpus(0), 1U);
    EXPECT_EQ(cluster.occupancy().free().cpus(1), 4U);
}

/// What accounting gave it beyond what it asked for: all of its nodes, as after a search on a
/// partition with OverSubscribe=EXCLUSIVE.
TEST(RecordedStart, whoHadAllCpusOfItsNodesHadThemAlone)
{
    for (const std::uint32_t had : {8U, 5U}) {
        const auto scene = twoJobs("A c5 t10 r600 @0; B c3 t10 r600 @1");
        auto recording = std::make_shared<Recording>(*scene.recording);
        recording->workload.jobs[0].recorded.cpus = had;
        Cluster cluster({recording, scene.policy});
        Placement placement(cluster.machine());
        cluster.submit(0, momentOf(1));
        (void)cluster.queue(momentOf(1));
        ASSERT_TRUE(startAsRecorded(cluster, placement, 0, momentOf(1)));
        EXPECT_EQ(cluster.occupancy().free().cpus(0) + cluster.occupancy().free().cpus(1), 8 - had);
    }
}

/// Where there is no room whatever the split, the history counts.
TEST(RecordedStart, moreThanThereIsIsOwed)
{
    Cluster cluster(twoJobs("A c8 t10 r600 @0; B c3 t10 r600 @1"));
    startBoth(cluster);
    EXPECT_TRUE(cluster.occupancy().free().isOverdrawn());
    const auto a = cluster.find(0);
    ASSERT_TRUE(a);
    cluster.finish(*a, momentOf(300));
    cluster.leave(*a);
    EXPECT_EQ(cluster.occupancy().free().cpus(0), 1U);
    EXPECT_EQ(cluster.occupancy().free().cpus(1), 4U);
}

/// Nor is a CPU lost that the nodes do not share evenly.
TEST(RecordedStart, whatIsOwedIsAllThatItHad)
{
    const auto scene = twoJobs("A c4 t10 r600 @0; B c7 t10 r600 @1");
    auto recording = std::make_shared<Recording>(*scene.recording);
    std::swap(recording->workload.jobs[0].recorded.nodes,
              recording->workload.jobs[1].recorded.nodes);
    Cluster cluster({recording, scene.policy});
    startBoth(cluster); // A has all of the first node, B seven CPUs of both
    const auto b = cluster.find(1);
    ASSERT_TRUE(b);
    std::uint32_t held = 0;
    for (const auto& share : cluster.live(*b).shares)
        held += share.cpus;
    EXPECT_EQ(held, 7U);
}

} // namespace fairlead::replay
