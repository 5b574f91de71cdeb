// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A bad policy of Slurm for each finding that only Slurm has: specification 1, 2 and 5.

#include "tests/engine/advice/policies.h"

using namespace fairlead;
using namespace fairlead::tests;
using Kind = Finding::Kind;

namespace {
void setReason(SnapshotRecords& records, std::size_t first, std::size_t end, const char* reason)
{
    for (auto i = first; i < end; ++i)
        records.jobs[i].reason = reason;
}
} // namespace

TEST(Flaws, weightsThatMayOverflowAreFound)
{
    auto records = goodRecords();
    set(records, "PriorityWeightAge", "4000000000");
    set(records, "PriorityWeightFairshare", "4000000000");
    const auto finding = theOne(tests::adviceOn(records), Kind::AtTheTop);
    EXPECT_EQ(finding.severity, Severity::Error);
    EXPECT_GT(finding.extent, 0.0);
    EXPECT_EQ(finding.edits.size(), 3U);
    const auto after = afterTrying(records, finding);
    EXPECT_FALSE(has(after, Kind::AtTheTop));
    EXPECT_FALSE(has(after, Kind::MayOverflow));
    // Nobody is there yet.
    set(records, "PriorityWeightAge", "0");
    set(records, "PriorityWeightFairshare", "0");
    set(records, "PriorityWeightPartition", "4000000000");
    set(records, "PriorityWeightTRES", "mem=400000000");
    const auto possible = tests::adviceOn(records);
    EXPECT_FALSE(has(possible, Kind::AtTheTop));
    const auto may = theOne(possible, Kind::MayOverflow);
    EXPECT_EQ(may.severity, Severity::Warning);
    EXPECT_EQ(may.edits,
              std::vector<Edit>({ParameterEdit{"PriorityWeightPartition", "400000000"},
                                 ParameterEdit{"PriorityWeightTRES", "mem=40000000"}}));
}

TEST(Flaws, factorsThatAreNotNormalizedOverflowSooner)
{
    auto records = goodRecords();
    records.partitions[0].jobFactor = 60000;
    set(records, "PriorityWeightPartition", "40000");
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::MayOverflow));
    set(records, "PriorityFlags", "NO_NORMAL_PART");
    set(records, "PriorityWeightPartition", "80000");
    EXPECT_TRUE(has(tests::adviceOn(records), Kind::AtTheTop));
}

TEST(Flaws, niceThatReachesTheTopIsNoFaultOfTheWeights)
{
    auto records = goodRecords();
    records.jobs[0].nice = -2147483645;
    records.jobs[0].site = 2147483645;
    const auto finding = theOne(tests::adviceOn(records), Kind::AtTheTop);
    EXPECT_TRUE(finding.edits.empty());
}

TEST(Flaws, weightsOfFirstInFirstOutAreFound)
{
    auto records = goodRecords();
    set(records, "PriorityType", "priority/basic");
    const auto findings = tests::adviceOn(records);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings.front().kind, Kind::NotSummed);
    EXPECT_TRUE(afterTrying(records, findings.front()).empty());
}

TEST(Flaws, ageThatIsFullForMostIsFound)
{
    auto records = goodRecords();
    set(records, "PriorityMaxAge", "1-0");
    const auto finding = theOne(tests::adviceOn(records), Kind::AgeFull);
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_GT(finding.extent, 0.5);
    EXPECT_EQ(finding.edits, std::vector<Edit>({ParameterEdit{"PriorityMaxAge", "5-00:00:00"}}));
    EXPECT_FALSE(has(afterTrying(records, finding), Kind::AgeFull));
    // All at once is the same factor for all, and is said once.
    set(records, "PriorityMaxAge", "0");
    const auto all = tests::adviceOn(records);
    EXPECT_EQ(theOne(all, Kind::AgeFull).extent, 1.0);
    EXPECT_FALSE(has(all, Kind::SameForAll));
    set(records, "PriorityWeightAge", "0");
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::AgeFull));
}

TEST(Flaws, ageThatNobodyReachesIsFound)
{
    auto records = goodRecords();
    set(records, "PriorityMaxAge", "600-0");
    const auto finding = theOne(tests::adviceOn(records), Kind::AgeEmpty);
    EXPECT_EQ(finding.severity, Severity::Note);
    EXPECT_FALSE(has(afterTrying(records, finding), Kind::AgeEmpty));
    for (auto& job : records.jobs)
        job.accrueTime = records.computedAt - 60; // nobody waits here
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::AgeEmpty));
}

TEST(Flaws, usageThatNeverFadesIsFound)
{
    auto records = goodRecords();
    set(records, "PriorityDecayHalfLife", "0");
    const auto finding = theOne(tests::adviceOn(records), Kind::NeverFades);
    EXPECT_TRUE(afterTrying(records, finding).empty());
    set(records, "PriorityUsageResetPeriod", "MONTHLY"); // fades all at once
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::NeverFades));
    set(records, "PriorityUsageResetPeriod", "NONE");
    set(records, "PriorityWeightFairshare", "0"); // usage does not count
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::NeverFades));
}

TEST(Flaws, aResetBeforeTheHalfLifeIsFound)
{
    auto records = goodRecords();
    set(records, "PriorityUsageResetPeriod", "WEEKLY");
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::ResetFirst));
    set(records, "PriorityDecayHalfLife", "14-0");
    const auto finding = theOne(tests::adviceOn(records), Kind::ResetFirst);
    EXPECT_TRUE(afterTrying(records, finding).empty());
}

/// It is meant for one start: who leaves it there loses all usage at each.
TEST(Flaws, aResetAtEachStartIsFound)
{
    auto records = goodRecords();
    set(records, "PriorityUsageResetPeriod", "NOW");
    const auto finding = theOne(tests::adviceOn(records), Kind::ResetFirst);
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_TRUE(afterTrying(records, finding).empty());
    set(records, "PriorityDecayHalfLife", "0");
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::NeverFades)) << "it is reset";
}

TEST(Flaws, halfLivesOfHoursAndYearsAreHints)
{
    for (const auto* halfLife : {"6:00:00", "800-0"}) {
        auto records = goodRecords();
        set(records, "PriorityDecayHalfLife", halfLife);
        const auto finding = theOne(tests::adviceOn(records), Kind::OddHalfLife);
        EXPECT_EQ(finding.severity, Severity::Note);
        EXPECT_TRUE(afterTrying(records, finding).empty());
    }
}

TEST(Flaws, aHistoryShorterThanTwoHalfLivesIsFound)
{
    constexpr std::int64_t day = 86400;
    for (const std::int64_t days : {3, 10, 20}) {
        auto records = goodRecords();
        records.computedAt += 100 * day;
        for (auto& job : records.jobs)
            job.submitTime = job.accrueTime = job.eligibleTime += 100 * day;
        for (auto& assoc : records.assocs)
            assoc.rawUsage.reset();
        records.usageForm = UsageForm::FromHistory;
        for (const auto* name : {"physics/alice", "bio/carol"}) {
            const std::string path = name;
            const auto slash = path.find('/');
            HistoryRecord used;
            used.account = path.substr(0, slash);
            used.user = path.substr(slash + 1);
            used.start = records.computedAt - days * day;
            used.end = records.computedAt - day;
            used.rate = path == "bio/carol" ? 1.0 : 3.0;
            records.history.push_back(used);
        }
        const auto findings = tests::adviceOn(records);
        if (days == 20) {
            EXPECT_FALSE(has(findings, Kind::ShortHistory));
            continue;
        }
        const auto finding = theOne(findings, Kind::ShortHistory);
        EXPECT_EQ(finding.severity, days == 3 ? Severity::Warning : Severity::Note);
        records.historyIsWhole = true; // a past moment of a reading with usage
        EXPECT_FALSE(has(tests::adviceOn(records), Kind::ShortHistory));
    }
}

TEST(Flaws, limitsThatMakeMoreJobsWaitThanPriorityDoesAreFound)
{
    auto records = goodRecords();
    setReason(records, 0, 70, "AssocGrpCpuLimit");
    setReason(records, 70, 80, "QOSMaxJobsPerUserLimit");
    setReason(records, 80, 118, "Priority");
    setReason(records, 118, 119, "Resources");
    setReason(records, 119, 120, "Dependency");
    const auto finding = theOne(tests::adviceOn(records), Kind::LimitsFirst);
    EXPECT_EQ(finding.severity, Severity::Warning);
    EXPECT_NEAR(finding.extent, 80.0 / 120.0, 1e-9);
    EXPECT_EQ(english(finding.evidence),
              "Of 120 waiting jobs 80 wait for a limit (AssocGrpCpuLimit 70, "
              "QOSMaxJobsPerUserLimit 10), 39 for their turn, 1 for something else");
    // What many wait for can be tried without; a group's limit may be of any account above.
    const std::vector<Edit> tried{ParameterEdit{"qos normal MaxJobsPU", "-1"}};
    EXPECT_EQ(finding.edits, tried);
    set(records, "qos normal MaxJobsPU", "-1");
    EXPECT_TRUE(theOne(tests::adviceOn(records), Kind::LimitsFirst).edits.empty());
    setReason(records, 10, 70, "Priority");
    EXPECT_FALSE(has(tests::adviceOn(records), Kind::LimitsFirst));
}
