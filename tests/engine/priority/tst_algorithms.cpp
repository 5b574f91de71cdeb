// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The algorithms beside Fair Tree and classic: Slurm 2.0, DEPTH_OBLIVIOUS, priority/basic.

#include "engine/priority/assumptions.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
double fairShare(const Evaluation& evaluation, const char* path)
{
    return evaluation.assocs.fairShare[assocAt(evaluation.snapshot(), path).at()];
}

double effective(const Evaluation& evaluation, const char* path)
{
    return static_cast<double>(
        evaluation.assocs.effectiveUsage[assocAt(evaluation.snapshot(), path).at()]);
}

SnapshotRecords
withParameters(SnapshotRecords records,
               std::initializer_list<std::pair<const char*, const char*>> parameters)
{
    for (const auto& [name, value] : parameters)
        EXPECT_TRUE(setParameter(records.policy, name, value)) << name;
    return records;
}
} // namespace

/// Specification section 7; 10 processors and 1 hour make a machine usage of 72000.
TEST(Slurm20, theWorkedExampleOfItsDocumentation)
{
    auto records = treeRecords(R"(
A 40
  B 30
    @u1 1 14400
  C 10
    @u2 1 18000
    @u3 1 0
D 60
  E 25
    @u4 1 18000
  F 35
    @u5 1 0
)");
    records.cpuCount = 10;
    const auto e = evaluated(withParameters(
        std::move(records), {{"SLURM_VERSION", "2.0.9"}, {"PriorityDecayHalfLife", "1:00:00"}}));
    const std::pair<const char*, double> used[]{
        {"A", .45},      {"D", .25},     {"B", .3875},  {"C", .3},     {"E", .25},     {"F", .1458},
        {"B/u1", .3875}, {"C/u2", .275}, {"C/u3", .15}, {"E/u4", .25}, {"F/u5", .1458}};
    for (const auto& [path, expected] : used)
        EXPECT_NEAR(effective(*e, path), expected, 0.00005) << path;
    const std::pair<const char*, double> factors[]{
        {"B/u1", .45625}, {"C/u2", .3875}, {"C/u3", .45}, {"E/u4", .5}, {"F/u5", .6021}};
    for (const auto& [path, expected] : factors)
        EXPECT_NEAR(fairShare(*e, path), expected, 0.00005) << path;
}

TEST(Slurm20, hasFiveFactorsAndCountsNodesOnly)
{
    auto records = queueRecords("a 1\n  @u 1\n", R"(
11 a/u p1 302400 site=500
12 a/u p1 0 nice=2000000
)");
    records.jobs[0].nodes = 2;
    records.jobs[0].accrueTime = 0;
    records.assocs[1].priority = 7;
    const auto e = evaluated(withParameters(std::move(records),
                                            {{"SLURM_VERSION", "2.1"},
                                             {"PriorityWeightFairshare", "0"},
                                             {"PriorityWeightAssoc", "5000"},
                                             {"PriorityWeightTRES", "cpu=9000"},
                                             {"PriorityWeightJobSize", "1000"}}));
    EXPECT_EQ(e->priority[0], 500U + 200U) << "half of the maximum age, 2 of 10 nodes";
    EXPECT_EQ(e->priority[1], 2U) << "the smallest computed priority";
    EXPECT_EQ(termsOf(*e, RowIndex(0)).site, 0);
}

TEST(Slurm20, withoutProcessorsNothingIsUsed)
{
    const auto e = evaluated(
        withParameters(treeRecords("a 1 500\n  @u 1 500\n"), {{"SLURM_VERSION", "2.0"}}));
    EXPECT_EQ(effective(*e, "a/u"), 0.0);
    EXPECT_EQ(fairShare(*e, "a/u"), 1.0);
}

namespace {
/// Specification section 11, E7: account a has S = 0.4 and UE = 0.8.
std::shared_ptr<const Evaluation> depthOblivious(const std::string& jobs, const char* weight)
{
    auto records = queueRecords("a 40 800\n  @u1 1 600\n  @u2 3 200\nb 60 200\n  @v 1 200\n", jobs);
    return evaluated(withParameters(
        std::move(records),
        {{"PriorityFlags", "DEPTH_OBLIVIOUS"}, {"PriorityWeightFairshare", weight}}));
}
} // namespace

TEST(DepthOblivious, usersWithJobsKnowEachOther)
{
    const auto e = depthOblivious("11 a/u1 p1 60\n12 a/u2 p1 60\n", "1000");
    EXPECT_NEAR(effective(*e, "a/u1"), 0.6, 1e-12);
    EXPECT_NEAR(fairShare(*e, "a/u1"), 0.015625, 1e-12);
    EXPECT_NEAR(effective(*e, "a/u2"), 0.551418791, 1e-9);
    EXPECT_NEAR(fairShare(*e, "a/u2"), 0.279697132, 1e-9);
}

TEST(DepthOblivious, whoWasNeverAskedAboutCountsAsHuge)
{
    for (const auto& e :
         {depthOblivious("", "1000"), depthOblivious("11 a/u1 p1 60 held\n", "1000"),
          depthOblivious("11 a/u1 p1 60\n12 a/u2 p1 60\n", "0"),
          depthOblivious("11 a/u1 p1 60\n", "1000")}) {
        EXPECT_NEAR(effective(*e, "a/u1"), 0.03889552383717011, 1e-12);
        EXPECT_NEAR(fairShare(*e, "a/u1"), 0.7636824429270177, 1e-12);
        EXPECT_NEAR(fairShare(*e, "a/u2"), 0.279697132, 1e-9) << "asked after u1 in printed order";
    }
}

TEST(DepthOblivious, aSetPriorityAsksForNobody)
{
    auto records = queueRecords("a 40 800\n  @u1 1 600\n  @u2 3 200\nb 60 200\n  @v 1 200\n",
                                "11 a/u1 p1 60\n12 a/u2 p1 60\n");
    EXPECT_TRUE(setParameter(records.policy, "PriorityFlags", "DEPTH_OBLIVIOUS"));
    EXPECT_NEAR(fairShare(*evaluated(records), "a/u1"), 0.015625, 1e-12);
    records.jobs[1].priority = 77;
    records.jobs[1].hasSetPriority = true;
    EXPECT_NEAR(fairShare(*evaluated(records), "a/u1"), 0.7636824429270177, 1e-12);
}

TEST(DepthOblivious, withoutUsageOrSharesTheOwnUsageCounts)
{
    const auto e = evaluated(
        withParameters(treeRecords("a 40 800\n  @u1 0 600\n  @u2 3 200\nb 60 0\n  @v 1 0\n"),
                       {{"PriorityFlags", "DEPTH_OBLIVIOUS"}}));
    EXPECT_EQ(effective(*e, "a/u1"), 0.75);
    EXPECT_EQ(fairShare(*e, "a/u1"), 0.0);
    EXPECT_EQ(effective(*e, "b/v"), 0.0);
    EXPECT_EQ(fairShare(*e, "b/v"), 1.0);
}

TEST(DepthOblivious, saysWhatItAssumes)
{
    Policy policy;
    EXPECT_TRUE(assumptionsOf(policy).empty());
    EXPECT_TRUE(setParameter(policy, "PriorityFlags", "DEPTH_OBLIVIOUS"));
    ASSERT_EQ(assumptionsOf(policy).size(), 1U);
    EXPECT_TRUE(assumptionsOf(policy).front().isAssumed);
}

/// Specification 1.5, but that nice lowers nobody behind (docs/engine-sources.md).
TEST(Basic, countsDownAndTakesTheNiceValueOff)
{
    auto records = queueRecords("a 1\n  @u 1\n", R"(
14 a/u p1 60 nice=-5
11 a/u p1,p2 7200
12 a/u p1 3600 nice=100
13 a/u p1 60 held
)");
    const auto e
        = evaluated(withParameters(std::move(records), {{"PriorityType", "priority/basic"}}));
    const auto priorityOf = [&](std::uint32_t job, std::size_t row = 0) {
        const auto& snapshot = e->snapshot();
        for (std::size_t i = 0; i < snapshot.jobs.size(); ++i)
            if (snapshot.jobs.id[i] == job)
                return e->priority[snapshot.rows.firstOfJob[i].at() + row];
        return 0U;
    };
    EXPECT_EQ(priorityOf(11), 4294901759U);
    EXPECT_EQ(priorityOf(11, 1), 4294901759U);
    EXPECT_EQ(priorityOf(12), 4294901758U - 100U);
    EXPECT_EQ(priorityOf(13), 0U);
    EXPECT_EQ(priorityOf(14), 4294901757U + 5U);
    EXPECT_EQ(e->snapshot().jobs.id[e->snapshot().rows.job[e->order.front().at()].at()], 14U);
    const auto terms = termsOf(*e, e->order.front());
    EXPECT_EQ(terms.shown, 4294901762);
    EXPECT_EQ(terms.term[0], 0.0);
}
