// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/cluster.h"
#include "tests/engine/replay/vectortext.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
constexpr std::uint32_t ofAge = 1000; // a day
constexpr Second hour = 3600;

/// Two jobs that wait, the second one for its begin time; ages count, up to a day.
Vector twoWaiting(std::uint32_t flags)
{
    auto vector = parseVector("P | 1x4 | A c4 @0; B c4 begin:7200 @0 | A=0");
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
        cluster.submit(0, 0);
        cluster.submit(1, 0);
        const auto& jobs = vector.scene.recording->workload.jobs;
        (void)cluster.queue(momentOf(3 * hour));
        cluster.runCycle(3 * hour);
        const auto queue = cluster.queue(momentOf(3 * hour));
        const auto first = priorityOf(queue, jobs[0].id);
        const auto second = priorityOf(queue, jobs[1].id);
        EXPECT_EQ(first, ofAge * 3 / 24);
        EXPECT_EQ(second, flags == 0 ? std::max(1U, ofAge / 24) : first);
    }
}

TEST(ReplayedPriorities, incrOnlyNeverLowers)
{
    for (const auto flags : {std::uint32_t{0}, std::uint32_t{IncrOnly}}) {
        const auto vector = twoWaiting(flags);
        Cluster cluster(vector.scene);
        cluster.submit(0, 0);
        (void)cluster.queue(momentOf(1));
        cluster.runCycle(12 * hour);
        const auto& jobs = vector.scene.recording->workload.jobs;
        const auto before = priorityOf(cluster.queue(momentOf(12 * hour)), jobs[0].id);
        EXPECT_EQ(before, ofAge / 2);
        cluster.runCycle(6 * hour); // a clock that went back: whatever lowers it
        const auto after = priorityOf(cluster.queue(momentOf(12 * hour)), jobs[0].id);
        EXPECT_EQ(after, flags == 0 ? ofAge / 4 : before);
    }
}

} // namespace fairlead::replay
