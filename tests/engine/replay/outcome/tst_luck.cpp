// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/luck.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
/// Jobs of an hour at most that used half of it; of the first owner one in ten failed after 3 s.
Workload mixed()
{
    Workload workload;
    workload.owners = {{"x", "u", ""}, {"y", "v", ""}};
    for (std::uint32_t i = 0; i < 2000; ++i) {
        Job job;
        job.owner = i % 2;
        job.limit = 60;
        job.recorded.start = 1000;
        job.recorded.hasFailed = job.owner == 0 && i % 20 == 0;
        job.runTime = job.recorded.hasFailed ? 3 : 1800;
        job.recorded.end = job.recorded.start + job.runTime;
        workload.jobs.push_back(job);
    }
    return workload;
}

std::size_t shortOnes(const Workload& workload, const std::vector<std::uint32_t>& runTimes,
                      std::uint32_t owner)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < runTimes.size(); ++i)
        count += workload.jobs[i].owner == owner && runTimes[i] == 3 ? 1 : 0;
    return count;
}
} // namespace

TEST(Luck, othersOfTheSameOwnerFail)
{
    const auto workload = mixed();
    const auto runTimes = runTimesOfAnotherRun(workload, 1);
    EXPECT_NEAR(static_cast<double>(shortOnes(workload, runTimes, 0)), 100.0, 40.0);
    EXPECT_EQ(shortOnes(workload, runTimes, 1), 0U); // nobody there ever did
    std::size_t again = 0;
    for (std::size_t i = 0; i < runTimes.size(); i += 20)
        again += runTimes[i] == 3 ? 1 : 0;
    EXPECT_LT(again, 30U); // of 100
    EXPECT_TRUE(std::all_of(runTimes.begin(), runTimes.end(),
                            [](std::uint32_t run) { return run == 3 || run == 1800; }));
}

TEST(Luck, aSeedAlwaysDrawsTheSame)
{
    const auto workload = mixed();
    EXPECT_EQ(runTimesOfAnotherRun(workload, 7), runTimesOfAnotherRun(workload, 7));
    EXPECT_NE(runTimesOfAnotherRun(workload, 7), runTimesOfAnotherRun(workload, 8));
}

TEST(Luck, lateFailuresAndOpenEndsStay)
{
    auto workload = mixed();
    for (auto& job : workload.jobs) {
        if (job.recorded.hasFailed)
            job.runTime = 61;
    }
    workload.jobs[1].recorded.end = 0;
    const auto runTimes = runTimesOfAnotherRun(workload, 1);
    for (std::size_t i = 0; i < runTimes.size(); ++i)
        EXPECT_EQ(runTimes[i], workload.jobs[i].runTime);
}

} // namespace fairlead::replay
