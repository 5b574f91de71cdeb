// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/phases.h"
#include "engine/replay/clock/recordedstart.h"
#include "engine/replay/clock/relive.h"
#include "tests/engine/replay/recordedvector.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
std::uint32_t freeCpus(const Cluster& cluster)
{
    std::uint32_t cpus = 0;
    for (std::size_t i = 0; i < cluster.machine().nodes.size(); ++i)
        cpus += cluster.occupancy().free().cpus(i);
    return cpus;
}
} // namespace

TEST(Relive, whoRunsAndWaitsIsWhereItWas)
{
    const auto scene = recordedOf(
        parseVector("R | 2x4 | A c4 t60 r50 @0 p3; B c8 t60 r200 @0 p2; C c4 t60 r20 @0 p1 | A=1"));
    Cluster cluster(scene);
    const auto running = relive(cluster, timelineOf(*scene.recording, 300), 100);
    ASSERT_EQ(running.size(), 1U); // A has ended, C waits
    EXPECT_EQ(running[0].job, 1U);
    EXPECT_EQ(freeCpus(cluster), 0U);
    EXPECT_TRUE(cluster.hasWaiting());
}

TEST(Relive, aReplayFromTheMiddleGoesOnAsItWas)
{
    const auto vector = parseVector("R | 2x4 | A c4 t60 r50 @0 p3; B c8 t60 r200 @0 p2;"
                                    " C c4 t60 r300 @0 p1; D c1 t5 r20 @160 p1 | A=1");
    const auto scene = recordedOf(vector);
    const auto whole = replay(vector.scene, vectorOptions());
    auto options = vectorOptions();
    options.from = 150;
    const auto rest = replay(scene, options);
    for (std::size_t i = 1; i < rest.jobs.size(); ++i)
        EXPECT_EQ(rest.jobs[i].start, whole.jobs[i].start) << i;
}

/// It was called the scheduler's: nobody had looked before the replay.
TEST(Relive, whatTheFirstLookFindsHasKeptAJobBefore)
{
    const auto scene = recordedOf(parseVector(
        "R | 1x4 | A c4 t60 r900 @0 p3; B c4 t60 r20 @10 p2; C c4 t60 r9 @20 p1 | A=1"));
    auto options = vectorOptions();
    options.from = 800;
    const auto outcome = replay(scene, options);
    const auto partsOf = [&](std::size_t job) { return outcome.jobs[job].wait; };
    const auto first = partsOf(1);
    EXPECT_GE(first[static_cast<std::size_t>(WaitFor::Resources)], 800U);
    EXPECT_LE(first[static_cast<std::size_t>(WaitFor::Scheduler)], 10U);
    const auto second = partsOf(2);
    EXPECT_GE(second[static_cast<std::size_t>(WaitFor::Priority)], 775U);
}

/// The replay was over at once: nothing ran, and nothing was to come.
TEST(Relive, whoWaitsOnAnIdleMachineStarts)
{
    auto scene = recordedOf(
        parseVector("R | 1x4 | A c1 t60 r20 @200000; B c1 t60 r20 @200010 | A=200001"));
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->workload.jobs[1].recorded.start = 200600;
    recording->workload.jobs[1].recorded.end = 200620;
    scene.recording = recording;
    auto options = vectorOptions();
    options.from = 200100;
    options.phases = phasesOf(*recording, options.from, 300, 0);
    const auto outcome = replay(scene, options);
    EXPECT_GE(outcome.jobs[1].start, 200100);
    EXPECT_LE(outcome.jobs[1].start, 200200);
}

TEST(Relive, withoutRecordedNodesItRunsSomewhere)
{
    auto scene = recordedOf(
        parseVector("R | 2x4 | A c4 t60 r50 @0 p3; B c8 t60 r200 @0 p2; C c4 t60 r20 @0 p1 | A=1"));
    auto recording = std::make_shared<Recording>(*scene.recording);
    for (auto& job : recording->workload.jobs)
        job.recorded.nodes = nothing;
    scene.recording = recording;
    Cluster cluster(scene);
    const auto running = relive(cluster, timelineOf(*recording, 300), 100);
    ASSERT_EQ(running.size(), 1U);
    EXPECT_EQ(running[0].job, 1U);
    EXPECT_EQ(freeCpus(cluster), 0U);
}

TEST(Relive, startAndEndInOneSecondLeaveNothing)
{
    auto scene = recordedOf(parseVector("R | 1x4 | A c4 r20 @0 | A=1"));
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->workload.jobs[0].recorded.end = recording->workload.jobs[0].recorded.start;
    scene.recording = recording;
    Cluster cluster(scene);
    EXPECT_TRUE(relive(cluster, timelineOf(*recording, 300), 10).empty());
    EXPECT_EQ(freeCpus(cluster), 4U);
}

TEST(Relive, whatANodeDoesNotHaveIsOwed)
{
    Machine machine;
    machine.nodes.resize(1);
    machine.nodes[0].cpus = 4;
    FreeNodes free(machine);
    free.takeUncounted(Share{0, 3, 0, 0});
    free.takeUncounted(Share{0, 3, 0, 0});
    EXPECT_TRUE(free.isOverdrawn());
    EXPECT_EQ(free.cpus(0), 0U);
    free.giveBackUncounted(Share{0, 3, 0, 0});
    EXPECT_EQ(free.cpus(0), 1U);
    free.giveBackUncounted(Share{0, 3, 0, 0});
    EXPECT_EQ(free.cpus(0), 4U); // and not 6
}

TEST(RecordedStart, cpusLieAsTheJobAsked)
{
    // -n 4 on nodes with 3 and 4 free: 3 and 1; with -N 2 it would be the same, with one kept
    // for each node 3 and 1 too; on 4 and 4 a job of 5 takes 4 and 1.
    const auto scene
        = recordedOf(parseVector("R | 2x4 | A c5 r500 @0; B c3 r500 @0; C c1 r5 @2 | A=1"));
    Cluster cluster(scene);
    (void)relive(cluster, timelineOf(*scene.recording, 300), 2);
    EXPECT_EQ(cluster.occupancy().free().cpus(0), 0U);
    EXPECT_EQ(cluster.occupancy().free().cpus(1), 0U);
}

} // namespace fairlead::replay
