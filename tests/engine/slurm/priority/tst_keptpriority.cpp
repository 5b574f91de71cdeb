// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Priorities that no sum decides: specification 5.1, 9.3 and E13.

#include "engine/priority/assumptions.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// One job, worth 1000 for its age, whose priority was set to 5000.
SnapshotRecords withSetPriority(const char* partitions)
{
    auto records = queueRecords("a 1\n  @u 1\n", std::string("9 a/u ") + partitions + " 700000\n");
    EXPECT_TRUE(setParameter(records.policy, "PriorityWeightFairshare", "0"));
    EXPECT_TRUE(setParameter(records.policy, "PriorityWeightPartition", "100"));
    records.jobs[0].site = 17;
    records.jobs[0].priority = 5000;
    records.jobs[0].hasSetPriority = true;
    return records;
}
} // namespace

TEST(KeptPriority, anAdministratorsStaysWithoutFactors)
{
    const auto e = evaluated(withSetPriority("p1"));
    const auto terms = termsOf(*e, RowIndex(0));
    EXPECT_EQ(e->priority[0], 5000U);
    EXPECT_EQ(terms.shown, 5000);
    EXPECT_EQ(terms.sum, 5000.0);
    EXPECT_EQ(terms.term, (std::array<double, weightedFactorCount>{}));
    EXPECT_EQ(terms.site, 0);
    EXPECT_TRUE(terms.isSet);
    EXPECT_EQ(e->rank[0], 1U);
}

TEST(KeptPriority, inPartitionListsSlurm2205ForgetsTheMark)
{
    auto records = withSetPriority("p1,p2");
    auto e = evaluated(records);
    EXPECT_EQ(e->priority, (std::vector<std::uint32_t>{5000, 5000}));
    auto terms = termsOf(*e, RowIndex(0));
    EXPECT_EQ(terms.site, -2147483648LL);
    EXPECT_EQ(terms.nice, -2147483648LL);
    EXPECT_EQ(terms.shown, 50) << "the partition's own term";
    EXPECT_EQ(termsOf(*e, RowIndex(1)).shown, 100);
    records.policy.editSlurm().setWeight(Factor::Partition, 5);
    EXPECT_EQ(termsOf(*evaluated(records), RowIndex(0)).sum, 2.5) << "sprio -n does not cut";
    records.policy.editSlurm().version = {23, 2};
    e = evaluated(records);
    terms = termsOf(*e, RowIndex(0));
    EXPECT_EQ(terms.shown, 5000);
    EXPECT_EQ(terms.term[4], 0.0);
}

TEST(KeptPriority, isAlsoKeptByPriorityBasic)
{
    auto records = withSetPriority("p1");
    records.policy.editSlurm().isBasic = true;
    auto later = records.jobs[0];
    later.id = 10;
    later.hasSetPriority = false;
    records.jobs.push_back(later);
    const auto e = evaluated(records);
    EXPECT_EQ(e->priority, (std::vector<std::uint32_t>{5000, 4294901758}));
}

TEST(KeptPriority, heldIsZeroAndNotRanked)
{
    auto records = withSetPriority("p1");
    records.jobs[0].held = true;
    const auto e = evaluated(records);
    EXPECT_EQ(e->priority[0], 0U);
    EXPECT_EQ(e->rank[0], 0U);
}

TEST(KeptPriority, incrOnlyNeverLowers)
{
    auto records = queueRecords("a 1\n  @u 1\n", "1 a/u p1 700000\n2 a/u p1 700000 nice=-500\n");
    EXPECT_TRUE(setParameter(records.policy, "PriorityWeightFairshare", "0"));
    for (auto& job : records.jobs)
        job.priority = 1200;
    EXPECT_EQ(evaluated(records)->priority, (std::vector<std::uint32_t>{1000, 1500}))
        << "without the flag the earlier priority is nothing";
    EXPECT_TRUE(setParameter(records.policy, "PriorityFlags", "INCR_ONLY"));
    const auto e = evaluated(records);
    EXPECT_EQ(e->priority, (std::vector<std::uint32_t>{1200, 1500}));
    EXPECT_EQ(termsOf(*e, RowIndex(0)).stored, 1200U);
    EXPECT_EQ(termsOf(*e, RowIndex(0)).shown, 1000) << "sprio adds up the terms again";
    EXPECT_EQ(assumptionsOf(records.policy).size(), 1U);
    const auto again = recordsOf(e->snapshot());
    EXPECT_EQ(again.jobs[0].priority, 1200U);
}

TEST(KeptPriority, incrOnlyKnowsNoEarlierValueOfPartitionLists)
{
    auto records = queueRecords("a 1\n  @u 1\n", "1 a/u p1,p2 700000\n");
    EXPECT_TRUE(setParameter(records.policy, "PriorityFlags", "INCR_ONLY"));
    EXPECT_TRUE(setParameter(records.policy, "PriorityWeightFairshare", "0"));
    records.jobs[0].priority = 1200;
    EXPECT_EQ(evaluated(records)->priority, (std::vector<std::uint32_t>{1000, 1000}));
}

TEST(KeptPriority, inSlurm20WhoIsNotEligibleHasOne)
{
    auto records = queueRecords("a 1\n  @u 1\n", "1 a/u p1 60\n");
    records.jobs[0].eligibleTime = records.computedAt + 60;
    EXPECT_TRUE(setParameter(records.policy, "SLURM_VERSION", "2.0"));
    EXPECT_EQ(evaluated(records)->priority[0], 1U);
    records.jobs[0].eligibleTime = records.computedAt;
    EXPECT_GT(evaluated(records)->priority[0], 1U);
}
