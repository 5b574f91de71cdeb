// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/queueplace.h"
#include "tests/support/moabqueue.h"
#include "tests/support/queuetext.h"
#include "tests/support/randomcluster.h"

#include <gtest/gtest.h>
#include <numeric>
#include <rapidcheck/gtest.h>
#include <set>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
const std::string tree = "physics 10 100\n  @alice 1 100\n";

RowIndex rowOf(const Evaluation& evaluation, std::uint32_t job, const std::string& partition)
{
    const auto& snapshot = evaluation.snapshot();
    for (std::size_t row = 0; row < snapshot.rows.size(); ++row) {
        if (snapshot.jobs.id[snapshot.rows.job[row].at()] == job
            && snapshot.rowPartitionName(RowIndex(row)) == partition)
            return RowIndex(row);
    }
    return {};
}
} // namespace

// 11 waits the longest, then 12 in both partitions, then 13, then 14.
TEST(QueuePlace, countsEachJobOnce)
{
    auto records = queueRecords(tree, R"(
11 physics/alice p1 9000
12 physics/alice p1,p2 8000
13 physics/alice p2 7000
14 physics/alice p1 6000
)");
    for (auto& job : records.jobs) {
        job.cpus = 4;
        job.timeLimit = 60; // 14 400 CPU-seconds each
    }
    const auto evaluation = evaluated(std::move(records));
    const auto last = queuePlaceOf(*evaluation, rowOf(*evaluation, 14, "p1"));
    EXPECT_EQ(last.all.jobs, 3U);
    EXPECT_DOUBLE_EQ(last.all.cpuSeconds, 3 * 14400.0);
    EXPECT_EQ(last.inPartition.jobs, 2U); // 11 and 12
    EXPECT_DOUBLE_EQ(last.inPartition.cpuSeconds, 2 * 14400.0);
    EXPECT_EQ(queuePlaceOf(*evaluation, rowOf(*evaluation, 13, "p2")).inPartition.jobs, 1U);
    EXPECT_EQ(queuePlaceOf(*evaluation, rowOf(*evaluation, 11, "p1")).all.jobs, 0U);
}

// 11 is an array of which 50 tasks wait, 12 has no time limit.
TEST(QueuePlace, countsTheTasksOfArraysAndJobsWithoutALimit)
{
    auto records = queueRecords(tree, R"(
11 physics/alice p1 9000
12 physics/alice p1 8000
13 physics/alice p1 7000
)");
    for (auto& job : records.jobs) {
        job.cpus = 4;
        job.timeLimit = 60; // 14 400 CPU-seconds each
    }
    records.jobs[0].waitingTasks = 50;
    records.jobs[1].timeLimit = slurm::unlimitedTime;
    const auto evaluation = evaluated(std::move(records));
    const auto last = queuePlaceOf(*evaluation, rowOf(*evaluation, 13, "p1"));
    EXPECT_EQ(last.all.jobs, 51U);
    EXPECT_DOUBLE_EQ(last.all.cpuSeconds, 50 * 14400.0);
    EXPECT_EQ(last.all.unlimited, 1U);
    EXPECT_EQ(last.inPartition, last.all);
    EXPECT_EQ(unlimitedJobs(*evaluation), 1U);
}

// 12 stands in both partitions, with 13 between its rows.
TEST(QueuePlace, aJobDoesNotStandBeforeItself)
{
    auto records = queueRecords(tree, R"(
11 physics/alice p1 9000
12 physics/alice p1,p2 8000
13 physics/alice p2 7000
)");
    (void)setParameter(records.policy, "PriorityWeightPartition", "100000").has_value();
    for (auto& job : records.jobs) {
        job.cpus = 4;
        job.timeLimit = 60; // 14 400 CPU-seconds each
    }
    const auto evaluation = evaluated(std::move(records));
    const auto best = queuePlaceOf(*evaluation, rowOf(*evaluation, 12, "p2"));
    EXPECT_EQ(best.all, Ahead());
    const auto second = queuePlaceOf(*evaluation, rowOf(*evaluation, 12, "p1"));
    EXPECT_EQ(second.all.jobs, 2U); // 13 and 11
    EXPECT_DOUBLE_EQ(second.all.cpuSeconds, 2 * 14400.0);
    EXPECT_EQ(second.inPartition.jobs, 1U); // 11
    EXPECT_DOUBLE_EQ(second.inPartition.cpuSeconds, 14400.0);
}

TEST(QueuePlace, aJobWithoutALimitHasThatOfItsPartition)
{
    auto records = queueRecords(tree,
                                "11 physics/alice p1 9000\n12 physics/alice p2 8000\n"
                                "13 physics/alice p1 7000\n");
    records.partitions[0].maxTime = 30;
    for (auto& job : records.jobs) {
        job.cpus = 2;
        job.timeLimit = slurm::noTimeLimit;
    }
    const auto evaluation = evaluated(std::move(records));
    const auto place = queuePlaceOf(*evaluation, rowOf(*evaluation, 13, "p1"));
    EXPECT_DOUBLE_EQ(place.all.cpuSeconds, 2 * 30 * 60.0); // p2 knows no limit
    EXPECT_EQ(place.all.unlimited, 1U);
    EXPECT_EQ(place.all.jobs, 2U);
}

TEST(QueuePlace, nothingStandsBeforeWhoHasNoRank)
{
    const auto evaluation = evaluated(
        queueRecords(tree, "11 physics/alice p1 9000\n12 physics/alice p1 8000 held\n"));
    EXPECT_EQ(queuePlaceOf(*evaluation, rowOf(*evaluation, 12, "p1")).all, Ahead());
    EXPECT_EQ(queuePlaces(*evaluation).size(), 1U);
}

TEST(QueuePlace, starvingIsMoreThanADayAndTenLimits)
{
    EXPECT_FALSE(isStarving(86400, 1));
    EXPECT_TRUE(isStarving(86401, 60));
    EXPECT_FALSE(isStarving(86401, 145)); // ten times two hours and 25 minutes
    EXPECT_TRUE(isStarving(86401, slurm::noTimeLimit));
    EXPECT_FALSE(isStarving(864000, slurm::unlimitedTime));
}

TEST(QueuePlace, jobsOfMoabWaitSinceTheyWereQueued)
{
    MoabQueue queue("QUEUETIMEWEIGHT 1\n");
    queue.add("one", 90000);
    const auto evaluation = evaluated(queue.records());
    EXPECT_EQ(waitedOf(*evaluation, JobIndex(std::size_t{0})), 90000);
}

TEST(QueuePlace, aJobInTwoPartitionsStarvesOnce)
{
    const auto evaluation
        = evaluated(queueRecords(tree,
                                 "11 physics/alice p1,p2 90000\n12 physics/alice p1 80000\n"
                                 "13 physics/alice p1 90000 held\n"));
    EXPECT_TRUE(isStarving(*evaluation, rowOf(*evaluation, 11, "p1")));
    EXPECT_TRUE(isStarving(*evaluation, rowOf(*evaluation, 11, "p2")));
    EXPECT_FALSE(isStarving(*evaluation, rowOf(*evaluation, 12, "p1"))); // not yet a day
    EXPECT_FALSE(isStarving(*evaluation, rowOf(*evaluation, 13, "p1"))); // held
    EXPECT_EQ(starvingJobs(*evaluation), 1U);
}

TEST(QueuePlace, aWaitBeginsWhenTheJobIsEligible)
{
    auto records = queueRecords(tree, "11 physics/alice p1 600\n12 physics/alice p1 600\n");
    records.jobs[1].eligibleTime = 0;
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(waitedOf(*evaluation, JobIndex(std::size_t{0})), 600);
    EXPECT_EQ(waitedOf(*evaluation, JobIndex(std::size_t{1})), 0);
}

TEST(PriorityHistogram, ofNobodyIsEmpty)
{
    EXPECT_TRUE(priorityHistogram(*evaluated(queueRecords(tree, ""))).isEmpty());
}

RC_GTEST_PROP(QueuePlace, onePassSaysWhatEachRowSays, ())
{
    const auto evaluation = evaluated(randomQueue());
    const auto places = queuePlaces(*evaluation);
    RC_ASSERT(places.size() == evaluation->order.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        std::set<std::size_t> jobs;
        for (std::size_t before = 0; before < i; ++before)
            jobs.insert(evaluation->snapshot().rows.job[evaluation->order[before].at()].at());
        jobs.erase(evaluation->snapshot().rows.job[places[i].row.at()].at());
        RC_ASSERT(places[i].all.jobs == jobs.size());
        RC_ASSERT(queuePlaceOf(*evaluation, places[i].row).inPartition == places[i].inPartition);
    }
}

RC_GTEST_PROP(PriorityHistogram, holdsEveryRankedRow, ())
{
    const auto evaluation = evaluated(randomQueue());
    const auto histogram = priorityHistogram(*evaluation);
    std::size_t rows = 0;
    for (const auto& partition : histogram.rows)
        rows += std::accumulate(partition.begin(), partition.end(), std::size_t{0});
    RC_ASSERT(rows == evaluation->order.size());
    for (const auto row : evaluation->order)
        RC_ASSERT(histogram.binOf(evaluation->priority[row.at()]) < PriorityHistogram::bins);
}
