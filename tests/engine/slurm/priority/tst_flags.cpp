// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Each PriorityFlag alone, and the edges of the factors: specification 1.3, 3.4, 5.2 to 5.6.

#include "tests/support/treetext.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// One job with factor 2 of 4 everywhere: partition, QOS, association, CPUs.
SnapshotRecords halves()
{
    auto records = treeRecords("A 1\n  @u 1\n  @v 1\n");
    records.nodeCount = 10;
    records.cpuCount = 160;
    records.partitions = {partitionOf("p1", 2), partitionOf("p2", 4)};
    records.partitions[0].tresTotal[0] = 4;
    records.qos = {Qos{"normal", 2, 1.0, false}, Qos{"high", 4, 1.0, false}};
    records.assocs[2].priority = 2;
    records.assocs[3].priority = 4;
    auto job = jobOf(1, "A", "u");
    job.tres = {{"cpu", 2}};
    records.jobs = {job};
    return records;
}

RowTerms termsOfFirst(SnapshotRecords records)
{
    return termsOf(*evaluated(std::move(records)), RowIndex(0));
}

double age(SnapshotRecords records)
{
    set(records, "PriorityWeightAge", "1000");
    return termsOfFirst(std::move(records)).factor[0];
}

double size(SnapshotRecords records)
{
    set(records, "PriorityWeightJobSize", "1000");
    return termsOfFirst(std::move(records)).factor[3];
}

double fairShareOf(const SnapshotRecords& records, const char* path)
{
    const auto e = evaluated(records);
    return e->assocs.fairShare[assocAt(e->snapshot(), path).at()];
}
} // namespace

TEST(Flags, eachNoNormalFlagMakesItsOwnFactorRaw)
{
    auto records = halves();
    for (const auto* weight :
         {"PriorityWeightAssoc", "PriorityWeightPartition", "PriorityWeightQOS"})
        set(records, weight, "100");
    set(records, "PriorityWeightTRES", "CPU=100");
    const auto terms = [&](const char* flags) {
        set(records, "PriorityFlags", flags);
        const auto t = termsOfFirst(records);
        return std::array{t.term[1], t.term[4], t.term[5], t.tresSum};
    };
    using Terms = std::array<double, 4>;
    EXPECT_EQ(terms(""), (Terms{50, 50, 50, 50}));
    EXPECT_EQ(terms("NO_NORMAL_ASSOC"), (Terms{200, 50, 50, 50}));
    EXPECT_EQ(terms("NO_NORMAL_PART"), (Terms{50, 200, 50, 50}));
    EXPECT_EQ(terms("NO_NORMAL_QOS"), (Terms{50, 50, 200, 50}));
    EXPECT_EQ(terms("NO_NORMAL_TRES"), (Terms{50, 50, 50, 200}));
    EXPECT_EQ(terms("no_normal_all"), (Terms{200, 200, 200, 200}));
}

TEST(Flags, accrueAlwaysCountsFromTheSubmission)
{
    auto records = halves();
    records.jobs[0].submitTime = records.computedAt - 302400;
    records.jobs[0].accrueTime = 0;
    EXPECT_EQ(age(records), 0.0);
    set(records, "PriorityFlags", "ACCRUE_ALWAYS");
    EXPECT_EQ(age(records), 0.5);
    records.jobs[0].accrueTime = records.computedAt - 151200;
    EXPECT_EQ(age(records), 0.25) << "a moment from before the flag stays";
}

TEST(Flags, ageAtItsEdges)
{
    auto records = halves();
    records.jobs[0].accrueTime = records.computedAt + 100;
    EXPECT_EQ(age(records), 0.0) << "accrues only later";
    records.jobs[0].accrueTime = records.computedAt - 604800;
    EXPECT_EQ(age(records), 1.0) << "exactly the maximum";
    records.jobs[0].accrueTime = records.computedAt - 604799;
    EXPECT_LT(age(records), 1.0);
    records.jobs[0].accrueTime = records.computedAt;
    EXPECT_EQ(age(records), 0.0);
    set(records, "PriorityMaxAge", "0");
    EXPECT_EQ(age(records), 1.0) << "no maximum";
}

TEST(Flags, moreCpusThanTheClusterWrapAroundInEveryVersion)
{
    auto records = halves();
    set(records, "PriorityFavorSmall", "YES");
    records.jobs[0].nodes = 1;
    records.jobs[0].cpus = 161;
    for (const auto& version : {SlurmVersion{22, 5}, SlurmVersion{23, 2}, SlurmVersion{26, 11}}) {
        records.policy.editSlurm().version = version;
        EXPECT_EQ(size(records), 1.0);
    }
    records.jobs[0].cpus = 160;
    EXPECT_EQ(size(records), 0.45);
}

TEST(Flags, relativeSizeTakesTheTimeLimitThatApplies)
{
    auto records = halves();
    set(records, "PriorityFlags", "SMALL_RELATIVE_TO_TIME");
    records.jobs[0].nodes = 2;
    records.jobs[0].cpus = 40;
    records.jobs[0].timeLimit = slurm::noTimeLimit;
    records.partitions[0].maxTime = 60;
    EXPECT_EQ(size(records), 40.0 / 60 / 160) << "the partition's";
    records.partitions[0].maxTime = slurm::unlimitedTime;
    EXPECT_EQ(size(records), 40.0 / 4294967295.0 / 160);
    records.jobs[0].partitions.clear();
    EXPECT_EQ(size(records), 40.0 / 160) << "neither: one minute";
    records.jobs[0].nodes = 4;
    EXPECT_EQ(size(records), 4.0 * 160 / 10 / 160) << "the CPUs of its nodes are more";
}

TEST(Flags, runningJobsAreComputedOnlyOnDemand)
{
    auto records = halves();
    records.jobs[0].state = JobState::Running;
    EXPECT_TRUE(evaluated(records)->order.empty());
    set(records, "PriorityFlags", "CALCULATE_RUNNING");
    EXPECT_EQ(evaluated(records)->order.size(), 1U);
}

TEST(Flags, whichFairShareTheyChoose)
{
    Policy policy;
    const auto algorithm = [&](const char* flags) {
        EXPECT_TRUE(setParameter(policy, "PriorityFlags", flags));
        return policy.algorithm();
    };
    EXPECT_EQ(algorithm(""), Algorithm::FairTree);
    EXPECT_EQ(algorithm("NO_FAIR_TREE"), Algorithm::ClassicFairShare);
    EXPECT_EQ(algorithm("DEPTH_OBLIVIOUS"), Algorithm::DepthOblivious);
    EXPECT_EQ(algorithm("DEPTH_OBLIVIOUS,NO_FAIR_TREE"), Algorithm::DepthOblivious);
    EXPECT_EQ(algorithm("FAIR_TREE,DEPTH_OBLIVIOUS"), Algorithm::DepthOblivious);
    policy.editSlurm().version = {2, 1};
    EXPECT_EQ(policy.algorithm(), Algorithm::Slurm20);
}

TEST(Flags, anOlderVersionReadsMaxTresGresAsMaxTres)
{
    Policy policy;
    EXPECT_TRUE(setParameter(policy, "PriorityFlags", "MAX_TRES_GRES"));
    EXPECT_TRUE(setParameter(policy, "SLURM_VERSION", "24.11"));
    EXPECT_TRUE(policy.slurm().has(MaxTres));
    EXPECT_FALSE(policy.slurm().has(MaxTresGres));
}

/// Specification 3.4: quotients by zero, and what x86-64 makes of a NaN.
TEST(Flags, dampingOfZero)
{
    auto records = halves();
    records.assocs[0].rawUsage = records.assocs[1].rawUsage = records.assocs[3].rawUsage = 10;
    set(records, "PriorityFlags", "NO_FAIR_TREE");
    set(records, "FairShareDampeningFactor", "0");
    set(records, "PriorityWeightFairshare", "1000");
    EXPECT_EQ(fairShareOf(records, "A/v"), 0.0);
    records.assocs[0].rawUsage = records.assocs[1].rawUsage = records.assocs[3].rawUsage = 0;
    EXPECT_TRUE(std::isnan(fairShareOf(records, "A/u")));
    EXPECT_EQ(evaluated(records)->priority[0], 4294967295U);
}

TEST(Flags, theLargestNiceAndSite)
{
    auto records = halves();
    set(records, "PriorityWeightQOS", "1000");
    records.jobs[0].nice = -2147483645;
    records.jobs[0].site = 2147483645;
    EXPECT_EQ(evaluated(records)->priority[0], 4294967290U + 500U - 495U) << "clamped";
    records.jobs[0].site = 2147483645 - 1000;
    EXPECT_EQ(evaluated(records)->priority[0], 4294966290U + 500U);
    records.jobs[0].nice = 2147483645;
    EXPECT_EQ(evaluated(records)->priority[0], 1U);
}

TEST(Flags, unknownWordsAreRefused)
{
    Policy policy;
    EXPECT_FALSE(setParameter(policy, "PriorityFlags", "DEPTH_OBLIVOUS"));
    EXPECT_FALSE(setParameter(policy, "PriorityFlags", "ACCRUE_ALWAYS,MAXTRES"));
    EXPECT_FALSE(policy.slurm().has(AccrueAlways)) << "nothing of it was taken";
    for (const auto* beside : {"XNO_FAIR_TREEX", "NO_FAIR_TREE FOO", "NO_FAIR_TREE;FOO"})
        EXPECT_FALSE(setParameter(policy, "PriorityFlags", beside)) << beside;
    EXPECT_FALSE(setParameter(policy, "AccountingStorageEnforce", "limit"));
    EXPECT_FALSE(setParameter(policy, "PreemptMode", "REQUE"));
    for (const auto* known : {"", "(null)", "FAIR_TREE", "max_tres, no_normal_all", "NO_FAIR_TREE"})
        EXPECT_TRUE(setParameter(policy, "PriorityFlags", known)) << known;
    EXPECT_TRUE(setParameter(policy, "AccountingStorageEnforce", "associations,limits,qos"));
    EXPECT_TRUE(setParameter(policy, "PreemptMode", "GANG,SUSPEND"));
}

TEST(Flags, carelessWeightsOfTresAreRefused)
{
    Policy policy;
    for (const auto* careless : {"CPU=1000;Mem=2000", "CPU=-5,mem=7", "CPU=10,cpu=20", ",,",
                                 "CPU=10,", "CPU=5 7", "CPU=5KB"})
        EXPECT_FALSE(setParameter(policy, "PriorityWeightTRES", careless)) << careless;
    EXPECT_TRUE(policy.slurm().tresWeights.empty()) << "nothing of it was taken";
    for (const auto* plain : {"", "(null)", "CPU=10,Mem=0.25G, gres/gpu=2", "\"cpu=1\"", "cpu=0"})
        EXPECT_TRUE(setParameter(policy, "PriorityWeightTRES", plain)) << plain;
}
