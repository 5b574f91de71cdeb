// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/priority.h"
#include "tests/support/treetext.h"

#include <gtest/gtest.h>
#include <limits>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
SnapshotRecords queue()
{
    auto records = treeRecords("A 1 10\n  @u 1 10\n");
    records.nodeCount = 10;
    records.cpuCount = 160;
    records.partitions = {partitionOf("p1", 10), partitionOf("p2", 5)};
    records.qos = {Qos{"normal", 50, 1.0, false}, Qos{"high", 100, 1.0, false}};
    return records;
}

RowTerms termsOfFirst(const Evaluation& evaluation)
{
    return termsOf(evaluation, RowIndex(std::size_t{0}));
}

double sizeFactor(SnapshotRecords records, std::uint32_t nodes, std::uint32_t cpus)
{
    set(records, "PriorityWeightJobSize", "1000");
    auto job = jobOf(1, "A", "u");
    job.nodes = nodes;
    job.cpus = cpus;
    job.timeLimit = 60;
    records.jobs = {job};
    return termsOfFirst(*evaluated(std::move(records))).factor[3];
}
} // namespace

TEST(Priority, ageCountsFromTheAccrueTimeAndStopsAtOne)
{
    auto records = queue();
    set(records, "PriorityWeightAge", "10000");
    records.computedAt = 900000 + 12345;
    auto never = jobOf(2, "A", "u");
    never.accrueTime = 0;
    records.jobs = {jobOf(1, "A", "u"), never, jobOf(3, "A", "u", {"p1"}, 100)};
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(termsOf(*evaluation, RowIndex(std::size_t{0})).term[0], 10000 * (12345.0 / 604800));
    EXPECT_EQ(termsOf(*evaluation, RowIndex(std::size_t{1})).term[0], 0.0);
    EXPECT_EQ(termsOf(*evaluation, RowIndex(std::size_t{2})).term[0], 10000.0);
}

/// Else everybody would have the best factor while usage is on its way.
TEST(Priority, unreadUsageRanksNothingByFairShare)
{
    auto records = queue();
    set(records, "PriorityWeightFairshare", "1000");
    records.jobs = {jobOf(1, "A", "u")};
    const auto fairShare = static_cast<std::size_t>(Factor::FairShare);
    EXPECT_GT(termsOfFirst(*evaluated(records)).term[fairShare], 0.0);
    records.usageForm = UsageForm::Unread;
    const auto evaluation = evaluated(records);
    EXPECT_EQ(termsOfFirst(*evaluation).term[fairShare], 0.0);
    EXPECT_EQ(evaluation->priority.front(), 1U);
    EXPECT_EQ(evaluation->inputs.policy.slurm().weight(Factor::FairShare), 1000U);
}

TEST(Priority, jobSizeTableOfTheSpecification)
{
    EXPECT_DOUBLE_EQ(sizeFactor(queue(), 2, 40), 0.225);
    EXPECT_DOUBLE_EQ(sizeFactor(queue(), 2, 0), 0.2);
    auto small = queue();
    set(small, "PriorityFavorSmall", "YES");
    EXPECT_DOUBLE_EQ(sizeFactor(small, 2, 40), 0.775);
    EXPECT_DOUBLE_EQ(sizeFactor(small, 12, 40), 1.0) << "22.05 wraps around";
    small.policy.editSlurm().version = {23, 2};
    EXPECT_DOUBLE_EQ(sizeFactor(small, 12, 40), 0.375);
    auto relative = queue();
    set(relative, "PriorityFlags", "SMALL_RELATIVE_TO_TIME");
    EXPECT_NEAR(sizeFactor(relative, 2, 40), 0.00416667, 5e-9);
    set(relative, "PriorityFavorSmall", "YES");
    EXPECT_NEAR(sizeFactor(relative, 2, 40), 0.99583333, 5e-9);
}

TEST(Priority, storedPriorityTruncatesAndClamps)
{
    EXPECT_EQ(slurm::storedPriority(5099.95, slurm::Settings()), 5099U);
    EXPECT_EQ(slurm::storedPriority(0.99, slurm::Settings()), 1U);
    EXPECT_EQ(slurm::storedPriority(-1e9, slurm::Settings()), 1U);
    EXPECT_EQ(slurm::storedPriority(4294968295.0, slurm::Settings()), 4294967295U);
    EXPECT_EQ(slurm::storedPriority(std::numeric_limits<double>::quiet_NaN(), slurm::Settings()),
              4294967295U);
}

/// Found by fuzz_policy: a TRES weight of 1e67. The cast of such a double is undefined in C++.
TEST(Priority, aSumThatFitsNoLongLongIsWhatTheProcessorMakesOfIt)
{
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    EXPECT_EQ(slurm::priorityOfSprio(5099.95), 5099);
    EXPECT_EQ(slurm::priorityOfSprio(0x1p62), 4611686018427387904);
    EXPECT_EQ(slurm::priorityOfSprio(0x1p63), lowest);
    EXPECT_EQ(slurm::priorityOfSprio(1.56e67), lowest);
    EXPECT_EQ(slurm::priorityOfSprio(std::numeric_limits<double>::infinity()), lowest);
    EXPECT_EQ(slurm::priorityOfSprio(std::numeric_limits<double>::quiet_NaN()), lowest);
}

TEST(Priority, shownPriorityIsNotClampedAbove)
{
    auto records = queue();
    set(records, "PriorityWeightQOS", "4294967295");
    set(records, "PriorityWeightAge", "1000");
    auto job = jobOf(1, "A", "u", {"p1"}, 100);
    job.qos = "high";
    records.jobs = {job};
    const auto terms = termsOfFirst(*evaluated(std::move(records)));
    EXPECT_EQ(terms.stored, 4294967295U);
    EXPECT_EQ(terms.shown, 4294968295LL);
}

TEST(Priority, niceLowersAndTheMinimumIsOne)
{
    auto records = queue();
    set(records, "PriorityWeightQOS", "1000");
    auto nice = jobOf(1, "A", "u");
    nice.nice = 100;
    auto very = jobOf(2, "A", "u");
    very.nice = 1000000;
    auto site = jobOf(3, "A", "u");
    site.site = -50;
    records.jobs = {nice, very, site};
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(evaluation->priority[0], 400U);
    EXPECT_EQ(evaluation->priority[1], 1U);
    EXPECT_EQ(evaluation->priority[2], 450U);
}

TEST(Priority, severalPartitionsHaveOnePriorityEach)
{
    auto records = queue();
    set(records, "PriorityWeightPartition", "1000");
    records.jobs = {jobOf(1, "A", "u", {"p1", "p2"}), jobOf(2, "A", "u", {"p2"})};
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(evaluation->priority, (std::vector<std::uint32_t>{1000, 500, 500}));
    EXPECT_EQ(evaluation->rank, (std::vector<std::uint32_t>{1, 2, 3}));
}

TEST(Priority, tiersComeBeforePriorities)
{
    auto records = queue();
    records.partitions[1].tier = 2;
    set(records, "PriorityWeightPartition", "1000");
    records.jobs = {jobOf(1, "A", "u", {"p1"}), jobOf(2, "A", "u", {"p2"})};
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(evaluation->rank, (std::vector<std::uint32_t>{2, 1}));
}

TEST(Priority, tiesGoBySubmitTimeThenJobId)
{
    auto records = queue();
    records.jobs = {jobOf(9, "A", "u"), jobOf(7, "A", "u"), jobOf(8, "A", "u", {"p1"}, 800000)};
    const auto evaluation = evaluated(std::move(records));
    EXPECT_EQ(evaluation->rank, (std::vector<std::uint32_t>{3, 2, 1}));
}

TEST(Priority, heldFutureAndRunningJobsHaveNoRank)
{
    auto records = queue();
    auto held = jobOf(1, "A", "u");
    held.held = true;
    auto later = jobOf(2, "A", "u");
    later.eligibleTime = records.computedAt + 3600;
    auto running = jobOf(3, "A", "u");
    running.state = JobState::Running;
    records.jobs = {held, later, running, jobOf(4, "A", "u")};
    auto evaluation = evaluated(records);
    EXPECT_EQ(evaluation->status[0], RowStatus::Held);
    EXPECT_EQ(evaluation->status[1], RowStatus::NotEligible);
    EXPECT_EQ(evaluation->status[2], RowStatus::NotPending);
    EXPECT_EQ(evaluation->rank[3], 1U);
    EXPECT_EQ(evaluation->priority[0], 0U);
    set(records, "PriorityFlags", "ACCRUE_ALWAYS,CALCULATE_RUNNING");
    evaluation = evaluated(std::move(records));
    EXPECT_EQ(evaluation->status[1], RowStatus::Ranked);
    EXPECT_EQ(evaluation->status[2], RowStatus::Ranked);
}

TEST(Priority, tresFactorsAreSharesOfThePartition)
{
    auto records = queue();
    set(records, "PriorityWeightTRES", "CPU=1000,Mem=2000");
    auto job = jobOf(1, "A", "u");
    job.tres = {{"cpu", 40}, {"mem", 16000}};
    records.jobs = {job};
    auto terms = termsOfFirst(*evaluated(records));
    ASSERT_EQ(terms.tres.size(), 2U);
    EXPECT_EQ(terms.tres[0].term, 250.0);
    EXPECT_EQ(terms.tres[1].term, 500.0);
    EXPECT_EQ(terms.shown, 750);
    set(records, "PriorityFlags", "NO_NORMAL_TRES");
    terms = termsOfFirst(*evaluated(std::move(records)));
    EXPECT_EQ(terms.tres[0].term, 40000.0);
}

TEST(Priority, rawFactorsWithNoNormal)
{
    auto records = queue();
    records.assocs.back().priority = 7;
    set(records, "PriorityWeightQOS", "2");
    set(records, "PriorityWeightPartition", "3");
    set(records, "PriorityWeightAssoc", "5");
    records.jobs = {jobOf(1, "A", "u")};
    EXPECT_EQ(termsOfFirst(*evaluated(records)).sum, 1.0 + 3.0 + 5.0);
    set(records, "PriorityFlags", "NO_NORMAL_ALL");
    EXPECT_EQ(termsOfFirst(*evaluated(std::move(records))).sum, 100.0 + 30.0 + 35.0);
}

TEST(Priority, aPartitionWithoutTheTresWeightsTwiceAsSprioShowsIt)
{
    auto records = queue();
    records.partitions[1].tresTotal[0] = 0.0;
    records.partitions[1].tier = 2;
    set(records, "PriorityWeightTRES", "CPU=10");
    auto job = jobOf(1, "A", "u", {"p1", "p2"});
    job.tres = {{"cpu", 40}};
    records.jobs = {job};
    auto evaluation = evaluated(records);
    EXPECT_EQ(termsOf(*evaluation, RowIndex(std::size_t{0})).tresSum, 2.5);
    EXPECT_EQ(termsOf(*evaluation, RowIndex(std::size_t{1})).tresSum, 25.0);
    records.partitions[1].tier = 0; // slurmctld tries it last: it is the job's own then
    evaluation = evaluated(std::move(records));
    EXPECT_EQ(termsOf(*evaluation, RowIndex(std::size_t{1})).tresSum, 0.0);
}
