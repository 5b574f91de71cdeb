// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/ashappened.h"
#include "engine/replay/clock/timeline.h"
#include "engine/replay/state/cluster.h"
#include "tests/engine/replay/vectortext.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
using Kind = LoggedEvent::Kind;

/// The passes that a log of these events tells of.
std::size_t passesOf(const char* jobs, std::vector<LoggedEvent> log)
{
    auto recording = std::make_shared<Recording>(*parseVector(jobs).scene.recording);
    recording->log = std::move(log);
    return timelineOf(*recording, 300).passes.size();
}
} // namespace

/// A main pass does not let go of the jobs; backfill does.
TEST(Timeline, anEndSeparatesMainPasses)
{
    const char* jobs = "T | 1x4 | A c1 @0; B c1 @0; C c1 @0 | A=1";
    for (const auto kind : {Kind::StartedByMain, Kind::StartedByBackfill}) {
        const bool isMain = kind == Kind::StartedByMain;
        EXPECT_EQ(passesOf(jobs, {{1000, kind, 0}, {2000, kind, 1}}), 1U);
        EXPECT_EQ(passesOf(jobs, {{1000, kind, 0}, {1500, Kind::Ended, 2}, {2000, kind, 1}}),
                  isMain ? 2U : 1U);
    }
}

/// The queue of a pass is what waited when it began.
TEST(Timeline, whoWasSubmittedMeanwhileStartsInThePassBehind)
{
    const char* jobs = "T | 1x4 | A c1 @0; B c1 @0; C c1 @0 | A=1";
    for (const auto kind : {Kind::StartedByMain, Kind::StartedByBackfill}) {
        EXPECT_EQ(passesOf(jobs, {{500, Kind::Submitted, 1}, {1000, kind, 0}, {1400, kind, 1}}),
                  1U);
        EXPECT_EQ(passesOf(jobs, {{1000, kind, 0}, {1200, Kind::Submitted, 1}, {1400, kind, 1}}),
                  2U);
        EXPECT_EQ(passesOf(jobs, {{1000, kind, 0}, {1200, Kind::Submitted, 2}, {1400, kind, 1}}),
                  1U);
    }
}

/// An epilog takes as long as nodes that are wanted are not used again; a few starts tell nothing.
TEST(Timeline, startsTellHowLongAnEpilogTakes)
{
    const auto completing = [](std::size_t jobs, bool hasEpilog) {
        Recording recording;
        recording.machine.nodes.resize(1);
        recording.parameters.hasEpilog = hasEpilog;
        auto& workload = recording.workload;
        auto& nodes = workload.nodeSets.emplace_back(1);
        nodes.insert(0);
        for (std::size_t i = 0; i < jobs; ++i) {
            auto& job = workload.jobs.emplace_back();
            job.recorded.start = static_cast<Second>(1 + 200 * i);
            job.recorded.end = job.recorded.start + 100;
            job.recorded.by = StartedBy::Main;
            job.recorded.nodes = 0;
        }
        workload.to = 1'000'000;
        return timelineOf(recording, 300).completing.value_or(-1);
    };
    EXPECT_EQ(completing(30, false), -1);
    EXPECT_EQ(completing(5, true), 999);
    EXPECT_EQ(completing(30, true), 99'998);
}

/// A log that was rotated: what it does not tell is in the history.
TEST(Timeline, theHistoryTellsWhatTheLogLacks)
{
    auto recording = std::make_shared<Recording>(
        *parseVector("T | 1x4 | A c1 @0; B c1 @100; C c1 @200 | A=1").scene.recording);
    auto& jobs = recording->workload.jobs;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        const auto start = static_cast<Second>(100 * i + 1);
        jobs[i].recorded.start = start;
        jobs[i].recorded.end = start + 300;
        jobs[i].recorded.by = StartedBy::Main;
    }
    recording->workload.to = 900;
    recording->log = {{100200, Kind::Submitted, 1},
                      {101500, Kind::StartedByMain, 1},
                      {250007, Kind::Cycle, 0, 250},
                      {401300, Kind::Ended, 1}};
    const auto timeline = timelineOf(*recording, 300);
    ASSERT_EQ(timeline.passes.size(), 3U);
    const auto momentsOf = [&](Happening::Kind kind) {
        std::vector<Moment> moments;
        for (const auto& happening : timeline.happenings) {
            if (happening.kind == kind)
                moments.push_back(happening.at);
        }
        return moments;
    };
    EXPECT_EQ(momentsOf(Happening::Kind::Pass), (std::vector<Moment>{1999, 101500, 201999}));
    EXPECT_EQ(momentsOf(Happening::Kind::Submission), (std::vector<Moment>{0, 100200, 200000}));
    EXPECT_EQ(momentsOf(Happening::Kind::End), (std::vector<Moment>{301000, 401300, 501000}));
    EXPECT_EQ(momentsOf(Happening::Kind::Cycle), (std::vector<Moment>{250007, 550000, 850000}));
}

/// A store that was written by hand: its history is complete since 1970.
TEST(Timeline, cyclesThatNoneTellsOfAreBounded)
{
    auto recording
        = std::make_shared<Recording>(*parseVector("T | 1x4 | A c1 @0 | A=1").scene.recording);
    recording->workload.from = 0;
    recording->workload.to = 1'760'000'600;
    recording->cycles = {1'760'000'000};
    const auto& all = timelineOf(*recording, 60).happenings;
    const auto first = std::ranges::find(all, Happening::Kind::Cycle, &Happening::kind);
    ASSERT_NE(first, all.end());
    EXPECT_EQ(first->cycle, 1'760'000'000 - 60 * 4'000'000LL);
    EXPECT_EQ(all.back().cycle, 1'760'000'600);
}

TEST(Timeline, chargedIsUntilTheRecordedSecond)
{
    Job job;
    EXPECT_EQ(chargedUntil(job, 2001), 2001);
    job.recorded.end = 1;
    EXPECT_EQ(chargedUntil(job, 2001), 1000); // its line came 17 ms into the next second
    EXPECT_EQ(chargedUntil(job, 700), 700);
}

/// Queues that started nobody are not known: the history says when one saw the array.
TEST(Timeline, arraysAccrueFromTheRecordedMomentOn)
{
    auto vector = parseVector("T | 1x4 | A arr3 c4 r50 @10 | A_0=11");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    for (const Second eligible : {10, 12}) {
        for (auto& job : recording->workload.jobs)
            job.recorded.eligible = eligible;
        Cluster cluster(asHappened({recording, vector.scene.policy}));
        cluster.submit(0, momentOf(10));
        const auto id = *cluster.find(0);
        ASSERT_EQ(cluster.queue(momentOf(60)).size(), 1U);
        EXPECT_EQ(cluster.live(id).eligible, eligible);
    }
    Cluster cluster(vector.scene); // a replay does not know it
    cluster.submit(0, momentOf(10));
    const auto id = *cluster.find(0);
    ASSERT_EQ(cluster.queue(momentOf(60)).size(), 1U);
    EXPECT_EQ(cluster.live(id).eligible, 60);
}

} // namespace fairlead::replay
