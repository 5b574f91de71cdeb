// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/relive.h"
#include "engine/replay/past/past.h"
#include "engine/replay/past/pastusage.h"
#include "tests/engine/replay/recordedvector.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
// A ends at 50; B takes all nodes until 260; C waits for it; D comes late.
Scene someScene()
{
    return recordedOf(parseVector("R | 2x4 | A c4 t60 r50 @0 p3; B c8 t60 r200 @0 p2;"
                                  " C c4 t60 r20 @0 p1; D c1 t5 r20 @160 p1 | A=1"));
}

std::shared_ptr<const Snapshot> at(const Scene& scene, Second moment)
{
    const auto snapshot = Past(scene.recording, scene.policy).at(moment);
    return snapshot ? *snapshot : nullptr;
}

std::vector<std::uint32_t> in(const Snapshot& snapshot, JobState state)
{
    std::vector<std::uint32_t> jobs;
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i) {
        if (snapshot.jobs.state[i] == state)
            jobs.push_back(snapshot.jobs.id[i]);
    }
    return jobs;
}
} // namespace

TEST(Past, whoWaitsAndRunsIsWhatAReplayReaches)
{
    const auto scene = someScene();
    const auto& jobs = scene.recording->workload.jobs;
    for (Second moment = 1; moment < scene.recording->workload.to; moment += 7) {
        Cluster cluster(scene);
        const auto running = relive(cluster, timelineOf(*scene.recording, 300), moment + 1);
        const auto snapshot = at(scene, moment);
        ASSERT_NE(snapshot, nullptr) << moment;
        EXPECT_EQ(in(*snapshot, JobState::Running).size(), running.size()) << moment;
        std::size_t waiting = 0;
        for (std::uint32_t i = 0; i < jobs.size(); ++i) {
            const auto id = cluster.find(i);
            waiting += id && cluster.live(*id).state == Live::State::Pending ? 1U : 0U;
        }
        EXPECT_EQ(in(*snapshot, JobState::Pending).size(), waiting) << moment;
    }
}

TEST(Past, cyclesAreThoseOfTheLogOrRegular)
{
    auto scene = someScene();
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->workload.to = 1000;
    recording->cycleAt = 130;
    EXPECT_EQ(Past(recording, scene.policy).cycles(), (std::vector<Second>{130, 430, 730}));
    recording->cycles = {100, 401, 700};
    EXPECT_EQ(Past(recording, scene.policy).cycles(), (std::vector<Second>{100, 401, 700, 1000}));
    recording->workload.to = 300LL * 200'000;
    EXPECT_TRUE(Past(recording, scene.policy).cycles().empty()) << "nobody can tell them apart";
}

/// C is held from 20 to 80 and has the limit 60 from 100 on.
TEST(Past, whoWasChangedIsAsItWas)
{
    const auto scene = recordedOf(
        parseVector("R | 2x4 | A c8 t60 r200 @0 p3; C c4 t60 was:100:t30 begin:80 was:20:b0 "
                    "was:80:b4000000000 @5 p1 | A=1"));
    const auto of = [&](Second moment) {
        const auto snapshot = at(scene, moment);
        const auto place = std::ranges::find(snapshot->jobs.state, JobState::Pending);
        const auto job = static_cast<std::size_t>(place - snapshot->jobs.state.begin());
        return std::tuple(snapshot->jobs.timeLimit[job], snapshot->jobs.eligibleTime[job],
                          snapshot->jobs.held[job]);
    };
    const auto held = std::uint8_t{1};
    EXPECT_EQ(of(10), std::tuple(30U, 5U, std::uint8_t{0}));
    EXPECT_EQ(of(50), std::tuple(30U, 0U, held));
    EXPECT_EQ(of(150), std::tuple(60U, 5U, std::uint8_t{0}));
}

TEST(Past, outsideOfTheRecordedTimeIsRefused)
{
    const auto scene = someScene();
    const Past past(scene.recording, scene.policy);
    EXPECT_EQ(past.at(past.to() + 1).error().code, ErrorCode::Usage);
    EXPECT_EQ(past.at(past.from() - 1).error().code, ErrorCode::Usage);
    EXPECT_TRUE(past.at(past.to()));
}

TEST(Past, resetsOfUsageAreThoseOfTheRecordedTime)
{
    auto scene = someScene();
    auto recording = std::make_shared<Recording>(*scene.recording);
    constexpr Second day = 86400;
    recording->workload.from = 1790000000; // a Monday, 14:13:20
    recording->workload.to = 1790000000 + 3 * day;
    scene.recording = recording;
    EXPECT_TRUE(Past(scene.recording, scene.policy).resets().empty());
    scene.policy.policy.editSlurm().usageReset = "DAILY";
    const auto midnight = (recording->workload.from / day + 1) * day;
    EXPECT_EQ(Past(scene.recording, scene.policy).resets(),
              (std::vector{midnight, midnight + day, midnight + 2 * day}));
}

TEST(Past, theTasksOfAnArrayThatWaitAreOneJob)
{
    auto scene
        = recordedOf(parseVector("R | 1x4 | B c4 t60 r100 @0 p2; A c4 t60 r50 @10 arr3 p1 | B=1"));
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& workload = recording->workload;
    ASSERT_EQ(workload.arrays.size(), 1U);
    for (std::uint32_t task = 0; task < 2; ++task) // split off they have numbers of their own
        workload.jobs[workload.arrays[0].first + task].id = 10 + task;
    scene.recording = recording;
    const auto before = at(scene, 50);
    EXPECT_EQ(in(*before, JobState::Pending), std::vector{workload.arrays[0].id});
    const auto tasksIn = [](const Snapshot& snapshot) {
        const auto& tasks = snapshot.jobs.waitingTasks;
        return tasks.empty() ? 1U : *std::ranges::max_element(tasks);
    };
    EXPECT_EQ(tasksIn(*before), 3U);
    const auto first = workload.jobs[workload.arrays[0].first].recorded.start;
    const auto later = at(scene, first);
    EXPECT_EQ(in(*later, JobState::Pending), std::vector{workload.arrays[0].id});
    EXPECT_EQ(in(*later, JobState::Running).size(), 1U);
    EXPECT_EQ(tasksIn(*later), 2U);
}

/// A throttle keeps tasks from starting, not from growing old: sacct's eligible time is that of
/// each.
TEST(Past, theTasksOfAnArrayGrowOldTogether)
{
    auto scene = recordedOf(parseVector("R | 1x4 | A c4 t60 r50 @10 arr3%1 p1 | A_0=11"));
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& jobs = recording->workload.jobs;
    for (std::size_t task = 0; task < 3; ++task) {
        jobs[task].recorded.eligible = task == 0 ? 11 : jobs[task].recorded.start;
        jobs[task].id = static_cast<std::uint32_t>(20 + task);
    }
    const auto second = jobs[1].recorded.start;
    scene.recording = recording;
    const auto snapshot = at(scene, second - 5);
    ASSERT_EQ(in(*snapshot, JobState::Pending).size(), 1U);
    for (std::size_t job = 0; job < snapshot->jobs.size(); ++job)
        EXPECT_EQ(snapshot->jobs.accrueTime[job], 11U);
}

TEST(Past, whoIsNotEligibleYetHasNoRank)
{
    auto scene = someScene();
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& job = recording->workload.jobs[2]; // C
    job.begin = 80;
    job.recorded.eligible = 80;
    scene.recording = recording;
    const auto ranked = [&](Second moment) {
        const auto snapshot = at(scene, moment);
        return evaluate(baselineInputs(snapshot, moment))->order.size();
    };
    EXPECT_EQ(ranked(79), 0U);
    EXPECT_EQ(ranked(80), 1U);
}

/// Somebody holds it: no moment is known at which it begins, and no such reason.
TEST(Past, whoNeverBeginsWaitsForNoTime)
{
    auto scene = someScene();
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& job = recording->workload.jobs[2]; // C
    job.begin = neverBegins;
    job.recorded = {};
    scene.recording = recording;
    const auto records = recordsOf(*at(scene, 100));
    const auto found = std::ranges::find(records.jobs, job.id, &JobRecord::id);
    ASSERT_NE(found, records.jobs.end());
    EXPECT_EQ(found->eligibleTime, 0);
    EXPECT_EQ(found->reason, "");
}

TEST(Past, usageIsWhatTheJobsWereChargedUntilThen)
{
    auto scene = someScene();
    scene.policy.policy.editSlurm().halfLife = 0; // plain CPU-seconds
    scene.policy.policy.editSlurm().calcPeriod = 10;
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->cycleAt = 10;
    scene.recording = recording;
    const auto usageAt = [&](Second moment) {
        const auto snapshot = at(scene, moment);
        auto inputs = baselineInputs(snapshot, snapshot->computedAt);
        inputs.policy = scene.policy.policy;
        return static_cast<double>(evaluate(inputs)->assocs.rawUsage[0]);
    };
    const auto& jobs = recording->workload.jobs;
    const auto a = jobs[0].recorded;
    EXPECT_EQ(usageAt(a.start + 19), 4.0 * static_cast<double>((a.start + 19) / 10 * 10 - a.start));
    EXPECT_GT(usageAt(jobs[1].recorded.end), usageAt(jobs[1].recorded.start + 20));
}

TEST(Past, whatTheReadingHasBeyondItsJobsWasThereBefore)
{
    auto scene = someScene();
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->usage.clear();
    recording->cycleAt = 300;
    recording->workload.to = 600;
    scene.recording = recording;
    auto reading = std::make_shared<Snapshot>(*scene.policy.snapshot);
    reading->computedAt = 300;
    const auto without = evaluate(baselineInputs(at(scene, 300), 300))->assocs.rawUsage;
    reading->assocs.rawUsage = without;
    const auto user = reading->assocs.size() - 1;
    for (auto i = AssocIndex(user); i.isValid(); i = reading->assocs.parent[i.at()])
        reading->assocs.rawUsage[i.at()] += 1e6L;
    scene.policy.snapshot = reading;
    EXPECT_TRUE(at(scene, 300)->historyIsWhole);
    EXPECT_TRUE(recordsOf(*at(scene, 300)).historyIsWhole) << "edits lose it";
    reading->usageForm = UsageForm::Unread;
    EXPECT_FALSE(at(scene, 300)->historyIsWhole);
    reading->usageForm = UsageForm::Exact;
    const auto then = evaluate(baselineInputs(at(scene, 300), 300))->assocs.rawUsage;
    for (std::size_t i = 0; i < then.size(); ++i)
        EXPECT_NEAR(static_cast<double>(then[i]), static_cast<double>(reading->assocs.rawUsage[i]),
                    1e-3)
            << i;
}

TEST(Past, howBusyItWas)
{
    const auto scene = someScene();
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& jobs = recording->workload.jobs;
    jobs[2].recorded.eligible = secondOf(jobs[2].submit) + 1;
    const Past past(recording, scene.policy);
    const auto second = jobs[1].recorded.start;
    const std::vector<Second> moments{0, second, scene.recording->workload.to};
    const auto busy = past.busyAt(moments);
    ASSERT_EQ(busy.size(), 3U);
    EXPECT_EQ(busy[1].cpus, 8U); // B has both nodes
    EXPECT_EQ(busy[1].waiting, 1U); // C
    EXPECT_EQ(busy[2].waiting, 0U);
}

TEST(Past, whoMayNotStartYetDoesNotWaitAndAnArrayIsOne)
{
    const auto scene = someScene();
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& workload = recording->workload;
    const auto start = workload.jobs[1].recorded.start;
    workload.jobs[2].recorded.eligible = start + 10; // C
    const auto waiting = [&](Second moment) {
        return Past(recording, scene.policy).busyAt(std::vector{moment}).front().waiting;
    };
    EXPECT_EQ(waiting(start), 0U);
    EXPECT_EQ(waiting(start + 10), 1U);
    auto task = workload.jobs[2];
    workload.arrays.resize(1);
    task.array = 0;
    workload.jobs[2] = task;
    workload.jobs.insert(workload.jobs.begin() + 3, task);
    EXPECT_EQ(waiting(start + 10), 1U);
}

// A's amounts give 4, of which accounting has another number.
TEST(Past, chargesAreThoseOfAccounting)
{
    auto scene = someScene();
    auto recording = std::make_shared<Recording>(*scene.recording);
    scene.recording = recording;
    auto& job = recording->workload.jobs[0];
    EXPECT_EQ(chargedRates(scene)[0], 4.0);
    job.recorded.billing = 9;
    EXPECT_EQ(chargedRates(scene)[0], 9.0);
    recording->machine.partitions[0].billingWeights = "CPU=1.2";
    auto snapshot = std::make_shared<Snapshot>(*scene.policy.snapshot);
    snapshot->partitions.resize(1);
    snapshot->partitions[0].billingWeights = "CPU=1.2";
    scene.policy.snapshot = snapshot;
    job.recorded.billing = 4; // 4.8 in whole ones
    EXPECT_DOUBLE_EQ(chargedRates(scene)[0], 4.8);
}

TEST(Past, whatLimitsAgesIsNamed)
{
    const auto scene = someScene();
    const auto names = [&](const Recording& recording) {
        const auto past = Past(std::make_shared<Recording>(recording), scene.policy).at(60);
        return std::ranges::any_of((*past)->provenance, [](const Provenance& entry) {
            return english(entry.input) == "ages" && entry.isAssumed;
        });
    };
    auto recording = *scene.recording;
    recording.parameters.enforcesLimits = true;
    EXPECT_FALSE(names(recording));
    recording.limits.qos.push_back({"normal", {}});
    recording.limits.qos.back().limits.maxAccruingOfUser = 2;
    EXPECT_TRUE(names(recording));
}

} // namespace fairlead::replay
