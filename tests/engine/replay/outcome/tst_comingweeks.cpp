// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/comingweeks.h"
#include "tests/engine/replay/recordedvector.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace fairlead::replay {

namespace {
/// Ten minutes: an array, who depends on it, and who still waits at the end.
Scene tenMinutes()
{
    auto scene = recordedOf(parseVector("W | 2x4 | A arr2 c2 t10 r30 @10; B c1 t10 r20 @20 dep:A_0;"
                                        " C c1 t10 r40 @100 ay | A_0=1"));
    auto recording = std::make_shared<Recording>(*scene.recording);
    recording->workload.from = 0;
    recording->workload.to = 600;
    return {recording, scene.policy};
}

double chargedTo(const std::vector<UsageInterval>& charges, AssocIndex assoc)
{
    double sum = 0;
    for (const auto& charge : charges) {
        if (charge.assoc == assoc)
            sum += charge.rate * static_cast<double>(charge.end - charge.start);
    }
    return sum;
}
} // namespace

TEST(ComingWeeks, theSameJobsComeAgainUnderNewNumbers)
{
    const auto scene = tenMinutes();
    const auto coming = comingWeeks(*scene.recording, scene.policy.policy, 600, 1500);
    ASSERT_TRUE(coming);
    EXPECT_EQ(coming->weeks, 600);
    EXPECT_EQ(coming->end, 1800) << "twice, so that 1500 is reached";
    const auto& workload = coming->recording->workload;
    ASSERT_EQ(workload.jobs.size(), 12U);
    ASSERT_EQ(workload.arrays.size(), 3U);
    std::set<std::uint32_t> numbers;
    for (std::size_t i = 0; i < workload.jobs.size(); ++i) {
        const auto& job = workload.jobs[i];
        const auto& original = scene.recording->workload.jobs[coming->copyOf[i]];
        const auto times = static_cast<Second>(i / 4);
        EXPECT_EQ(job.submit, original.submit + momentOf(600 * times));
        EXPECT_EQ(job.owner, original.owner);
        EXPECT_EQ(job.recorded.start == 0, times > 0) << i;
        if (job.array != nothing) {
            EXPECT_EQ(workload.arrays[job.array].first, 4U * times);
        }
        numbers.insert(job.array == nothing ? job.id : workload.arrays[job.array].id);
    }
    EXPECT_EQ(numbers.size(), 9U);
    const auto& dependencies = workload.dependencyLists[workload.jobs[6].dependencies];
    ASSERT_EQ(dependencies.size(), 1U);
    EXPECT_EQ(dependencies[0].job, workload.arrays[1].id) << "on the one that comes with it";
}

TEST(ComingWeeks, everyoneIsChargedAsOftenAsTheWeeksCome)
{
    const auto scene = tenMinutes();
    const auto coming = comingWeeks(*scene.recording, scene.policy.policy, 600, 1500);
    ASSERT_TRUE(coming);
    const auto charges = chargesOf(*coming, scene.policy, 0);
    const auto& snapshot = *scene.policy.snapshot;
    // Seconds x CPUs, twice: the array's two tasks and B; C.
    EXPECT_DOUBLE_EQ(chargedTo(charges, snapshot.findAssoc("x", "u", "")), 2.0 * (2 * 30 * 2 + 20));
    EXPECT_DOUBLE_EQ(chargedTo(charges, snapshot.findAssoc("y", "u", "")), 2.0 * 40);
    for (const auto& charge : charges)
        EXPECT_GE(charge.start, 600);
}

TEST(ComingWeeks, whoRunsAndWaitsGoesOn)
{
    const auto scene = tenMinutes();
    // A's tasks run until about 40, B waits for them.
    const auto coming = comingWeeks(*scene.recording, scene.policy.policy, 25, 60);
    ASSERT_TRUE(coming);
    ASSERT_EQ(coming->recorded, 3U) << "C has not come yet";
    const auto& first = coming->recording->workload.jobs[0].recorded;
    EXPECT_GT(first.start, 0);
    EXPECT_EQ(first.end, 0) << "that is not known yet";
    const auto charges = chargesOf(*coming, scene.policy, 0);
    const auto all = chargedTo(charges, scene.policy.snapshot->findAssoc("x", "u", ""));
    EXPECT_GT(all, 2.0 * 2 * 10) << "what is left of A";
    const auto begins = std::ranges::count(charges, 25, &UsageInterval::start);
    EXPECT_EQ(begins, 2);
}

TEST(ComingWeeks, whereNoJobCameNoneComesAgain)
{
    const auto scene = tenMinutes();
    const auto coming = comingWeeks(*scene.recording, scene.policy.policy, 5, 100);
    ASSERT_FALSE(coming);
    EXPECT_EQ(coming.error().code, ErrorCode::DataInvalid);
}

} // namespace fairlead::replay
