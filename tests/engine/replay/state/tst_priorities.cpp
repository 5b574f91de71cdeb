// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/cluster.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
constexpr std::uint32_t ofAge = 1000; // a day
constexpr Second hour = 3600;
constexpr Second submitted = 100;

/// Two jobs that wait, the second one for its begin time; ages count, up to a day.
Vector twoWaiting(std::uint32_t flags)
{
    auto vector = parseVector("P | 1x4 | A c4 @100; B c4 begin:7200 @100 | A=0");
    auto& settings = std::get<slurm::Settings>(vector.scene.policy.policy.own);
    settings.flags |= flags;
    settings.weights = {};
    settings.weights[static_cast<std::size_t>(Factor::Age)] = ofAge;
    settings.maxAge = 86400;
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    for (auto& job : recording->workload.jobs)
        job.setPriority = 0; // it is computed
    vector.scene.recording = recording;
    return vector;
}

std::uint32_t priorityOf(std::span<const Entry> queue, std::uint32_t id)
{
    const auto found = std::ranges::find(queue, id, &Entry::id);
    return found == queue.end() ? 0 : found->priority;
}
} // namespace

TEST(ReplayedPriorities, agesCountFromEligibilityOrFromTheSubmission)
{
    for (const auto flags : {std::uint32_t{0}, std::uint32_t{AccrueAlways}}) {
        const auto vector = twoWaiting(flags);
        Cluster cluster(vector.scene);
        cluster.submit(0, momentOf(submitted));
        cluster.submit(1, momentOf(submitted));
        const auto& jobs = vector.scene.recording->workload.jobs;
        const auto now = submitted + 3 * hour;
        (void)cluster.queue(momentOf(now));
        cluster.runCycle(now);
        const auto queue = cluster.queue(momentOf(now));
        const auto first = priorityOf(queue, jobs[0].id);
        const auto second = priorityOf(queue, jobs[1].id);
        EXPECT_EQ(first, ofAge * 3 / 24);
        EXPECT_EQ(second == first, flags != 0) << second;
    }
}

/// Recorded: 4294901654 of a sixth job with --nice=100, 4294901753 of the seventh.
TEST(ReplayedPriorities, niceOfPriorityBasicLowersNobodyBehind)
{
    auto vector = parseVector("P | 1x4 | A c4 @100; B c4 @100; C c4 @100 | A=0");
    std::get<slurm::Settings>(vector.scene.policy.policy.own).isBasic = true;
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    for (auto& job : recording->workload.jobs)
        job.setPriority = 0;
    recording->workload.jobs[1].nice = 100;
    vector.scene.recording = recording;
    Cluster cluster(vector.scene);
    for (std::uint32_t job = 0; job < 3; ++job)
        cluster.submit(job, momentOf(submitted));
    (void)cluster.queue(momentOf(submitted));
    cluster.runCycle(submitted);
    const auto queue = cluster.queue(momentOf(submitted));
    const auto first = priorityOf(queue, recording->workload.jobs[0].id);
    EXPECT_EQ(priorityOf(queue, recording->workload.jobs[1].id), first - 1 - 100);
    EXPECT_EQ(priorityOf(queue, recording->workload.jobs[2].id), first - 2);
}

TEST(ReplayedPriorities, incrOnlyNeverLowers)
{
    for (const auto flags : {std::uint32_t{0}, std::uint32_t{IncrOnly}}) {
        const auto vector = twoWaiting(flags);
        Cluster cluster(vector.scene);
        cluster.submit(0, momentOf(submitted));
        (void)cluster.queue(momentOf(submitted));
        cluster.runCycle(submitted + 12 * hour);
        const auto& jobs = vector.scene.recording->workload.jobs;
        const auto before = priorityOf(cluster.queue(momentOf(submitted + 12 * hour)), jobs[0].id);
        EXPECT_EQ(before, ofAge / 2);
        cluster.runCycle(submitted + 6 * hour); // a clock that went back: whatever lowers it
        const auto after = priorityOf(cluster.queue(momentOf(submitted + 12 * hour)), jobs[0].id);
        EXPECT_EQ(after, flags == 0 ? ofAge / 4 : before);
    }
}

} // namespace fairlead::replay
