// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A bad policy for each finding that any scheduler may have, and silence on a good one.

#include "tests/engine/advice/policies.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using Kind = Finding::Kind;

TEST(Advice, nothingIsWrongWithAGoodPolicy)
{
    for (const auto& finding : tests::adviceOn(goodRecords()))
        ADD_FAILURE() << english(finding.what) << ": " << english(finding.evidence);
}

TEST(Advice, anEmptyQueueSaysNothing)
{
    EXPECT_TRUE(tests::adviceOn(goodRecords(0)).empty());
    EXPECT_FALSE(has(tests::adviceOn(goodRecords(5)), Kind::SameForAll));
}

TEST(Advice, aFactorThatIsTheSameForAllIsDeadWeight)
{
    auto records = goodRecords();
    set(records, "PriorityWeightQOS", "5000");
    const auto findings = tests::adviceOn(records);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().kind, Kind::SameForAll);
    EXPECT_EQ(findings.front().severity, Severity::Note);
    EXPECT_EQ(english(findings.front().what),
              "PriorityWeightQOS is set, but the factor is the same for every job");
    EXPECT_EQ(english(findings.front().evidence), "120 jobs in the queue; each gets 0 points");
    EXPECT_EQ(findings.front().edits, std::vector<Edit>({ParameterEdit{"PriorityWeightQOS", "0"}}));
    EXPECT_TRUE(afterTrying(records, findings.front()).empty());
}

TEST(Advice, aListOfWeightsCanBeDeadToo)
{
    auto records = goodRecords();
    set(records, "PriorityWeightTRES", "mem=1000");
    const auto finding = theOne(tests::adviceOn(records), Kind::SameForAll);
    EXPECT_EQ(finding.edits, std::vector<Edit>({ParameterEdit{"PriorityWeightTRES", ""}}));
    EXPECT_TRUE(afterTrying(records, finding).empty());
}

TEST(Advice, aWeightThatNeverChangesTheOrderIsFound)
{
    auto records = goodRecords();
    set(records, "PriorityWeightPartition", "1");
    const auto finding = theOne(tests::adviceOn(records), Kind::NeverDecides);
    EXPECT_EQ(finding.part, "partition");
    EXPECT_TRUE(afterTrying(records, finding).empty());
    // Of a few jobs it would be chance.
    auto few = goodRecords(50);
    set(few, "PriorityWeightPartition", "1");
    EXPECT_FALSE(has(tests::adviceOn(few), Kind::NeverDecides));
}

TEST(Advice, jobsThatCameTogetherDoNotMakeAgeADeadWeight)
{
    auto records = goodRecords();
    for (auto& job : records.jobs)
        job.submitTime = job.accrueTime = job.eligibleTime = records.computedAt - 86400;
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::SameForAll));
}

TEST(Advice, withoutWeightsNothingCounts)
{
    auto records = goodRecords();
    for (const auto* name :
         {"PriorityWeightAge", "PriorityWeightFairshare", "PriorityWeightPartition"})
        set(records, name, "0");
    const auto findings = tests::adviceOn(records);
    EXPECT_EQ(theOne(findings, Kind::NothingCounts).severity, Severity::Warning);
    EXPECT_EQ(findings.size(), 1U);
}

TEST(Advice, weightsBelowAPointPerDifferenceAreTooSmall)
{
    auto records = goodRecords();
    set(records, "PriorityWeightAge", "4");
    set(records, "PriorityWeightFairshare", "4");
    set(records, "PriorityWeightPartition", "2");
    const auto finding = theOne(tests::adviceOn(records), Kind::TooCoarse);
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_GT(finding.extent, 0.2);
    EXPECT_EQ(finding.edits.size(), 3U);
    EXPECT_FALSE(has(afterTrying(records, finding), Kind::TooCoarse));
}

TEST(Advice, aRowThatIsLiftedHidesNoCoarseWeights)
{
    auto records = goodRecords();
    set(records, "PriorityWeightAge", "4");
    set(records, "PriorityWeightFairshare", "4");
    set(records, "PriorityWeightPartition", "2");
    records.jobs.back().nice = 5000; // to the lowest priority that there is
    EXPECT_GT(theOne(tests::adviceOn(records), Kind::TooCoarse).extent, 0.2);
}

TEST(Advice, usersWithoutSharesThatWaitAreFound)
{
    auto records = goodRecords();
    records.assocs[2].shares = 0; // alice
    const auto finding = theOne(tests::adviceOn(records), Kind::NoShares);
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_NEAR(finding.extent, 1.0 / 3.0, 1e-9);
    EXPECT_EQ(
        english(finding.evidence),
        "1 account or user with 0 shares: physics/alice; 40 rows of the queue depend on that");
    EXPECT_EQ(finding.edits, std::vector<Edit>({ShareEdit{{"physics", "alice", ""}, 1}}));
    EXPECT_FALSE(has(afterTrying(records, finding), Kind::NoShares));
}

TEST(Advice, whoIsCountedWithoutSharesIsWhoGetsSome)
{
    auto records = goodRecords();
    records.assocs[1].shares = 0; // physics
    records.assocs[2].shares = 0; // alice
    const auto finding = theOne(tests::adviceOn(records), Kind::NoShares);
    EXPECT_EQ(english(finding.evidence),
              "2 accounts or users with 0 shares: physics, physics/alice; 40 rows of the queue "
              "depend on that");
    EXPECT_EQ(finding.edits,
              std::vector<Edit>(
                  {ShareEdit{{"physics", "", ""}, 1}, ShareEdit{{"physics", "alice", ""}, 1}}));
    EXPECT_FALSE(has(afterTrying(records, finding), Kind::NoShares)); // all at once
}

TEST(Advice, whoHasNoSharesAndOnlyUsedSomethingIsAHint)
{
    auto records = goodRecords();
    records.assocs[3].shares = 0; // bob, without a job
    const auto finding = theOne(tests::adviceOn(records), Kind::NoShares);
    EXPECT_EQ(finding.severity, Severity::Note);
    EXPECT_EQ(finding.edits, std::vector<Edit>({ShareEdit{{"physics", "bob", ""}, 1}}));
    records.assocs[3].rawUsage = 0;
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::NoShares));
    records.assocs[3].rawUsage = 100;
    set(records, "PriorityWeightFairshare", "0"); // shares do not count
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::NoShares));
}

TEST(Advice, whatLeavesFairShareNothingToDecideIsFound)
{
    auto records = goodRecords();
    set(records, "PriorityWeightPartition", "1000000");
    const auto finding = theOne(tests::adviceOn(records), Kind::Outweighed);
    EXPECT_EQ(finding.part, "fairshare");
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_EQ(
        english(finding.what),
        "PriorityWeightPartition leaves hardly anything to decide to PriorityWeightFairshare");
    ASSERT_EQ(finding.edits.size(), 1U);
    EXPECT_FALSE(has(afterTrying(records, finding), Kind::Outweighed));
}

// A weight beside which nothing counts is the one that is wrong.
TEST(Advice, whatLeavesNothingToAnybodyIsLowered)
{
    auto records = goodRecords();
    set(records, "PriorityWeightPartition", "4000000");
    const auto finding = theOne(tests::adviceOn(records), Kind::Outweighed);
    ASSERT_EQ(finding.edits.size(), 1U);
    EXPECT_EQ(std::get<ParameterEdit>(finding.edits[0]).name, "PriorityWeightPartition");
    EXPECT_FALSE(has(afterTrying(records, finding), Kind::Outweighed));
}

TEST(Advice, whatMovesNextToNobodyIsFound)
{
    auto records = goodRecords();
    set(records, "PriorityWeightAge", "20");
    set(records, "PriorityWeightPartition", "0");
    const auto finding = theOne(tests::adviceOn(records), Kind::NeverDecides);
    EXPECT_EQ(finding.part, "age");
}

TEST(Advice, aPartThatIsThereForAFewJobsMayOutweighOthers)
{
    auto records = goodRecords();
    for (auto& job : records.jobs)
        job.partitions = {job.id % 20 == 0 ? "p2" : "p1"};
    set(records, "PriorityWeightPartition", "1000000");
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::Outweighed));
}

TEST(Advice, whatMattersMoreComesFirst)
{
    auto records = goodRecords();
    set(records, "PriorityWeightQOS", "5000");
    records.assocs[2].shares = 0;
    const auto findings = tests::adviceOn(records);
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[0].kind, Kind::NoShares);
    EXPECT_EQ(findings[1].kind, Kind::SameForAll);
}
