// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/agreement.h"
#include "tests/support/treetext.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// Two users with a job each, in the first algorithm with a range behind two decimals.
SnapshotRecords queue(const char* flags = "NO_FAIR_TREE")
{
    auto records = treeRecords(R"(
chem 30 300.00
  @ann 1 100.00
  @bob 2 200.00
bio 70 100.00
  @cleo 1 100.00
)");
    EXPECT_TRUE(setParameter(records.policy, "PriorityFlags", flags));
    for (const auto* weight : {"PriorityWeightAge=1000", "PriorityWeightFairshare=1000000"}) {
        const std::string text(weight);
        const auto sign = text.find('=');
        EXPECT_TRUE(setParameter(records.policy, text.substr(0, sign), text.substr(sign + 1)));
    }
    records.nodeCount = 10;
    records.cpuCount = 160;
    records.partitions = {partitionOf("p1", 1)};
    records.jobs = {jobOf(1, "chem", "ann"), jobOf(2, "bio", "cleo")};
    records.usageForm = UsageForm::Rounded;
    return records;
}

/// What sprio would print of it.
SnapshotRecords answered(SnapshotRecords records)
{
    const auto evaluation = evaluated(records);
    for (std::size_t row = 0; row < evaluation->snapshot().rows.size(); ++row) {
        const auto terms = termsOf(*evaluation, RowIndex(row));
        PriorityAnswerRecord record{static_cast<std::uint32_t>(row + 1), "p1", {terms.shown}, {}};
        for (std::size_t i = 0; i < weightedFactorCount; ++i)
            record.answer.terms[i] = static_cast<std::int64_t>(std::nearbyint(terms.term[i]));
        record.answer.hasAddends = true;
        records.priorityAnswers.push_back(record);
    }
    return records;
}

constexpr auto fairShareTerm = static_cast<std::size_t>(Factor::FairShare);
} // namespace

TEST(Agreement, sameDigitsAreEqual)
{
    const auto agreement = compareAnswers(*evaluated(answered(queue())));
    EXPECT_EQ(agreement.verdict(), Verdict::Equal);
    EXPECT_EQ(agreement.priorities.compared, 2U);
    EXPECT_EQ(agreement.priorities.equal, 2U);
    EXPECT_TRUE(agreement.priorities.rows.empty());
    EXPECT_EQ(agreement.shares.verdict(), Verdict::Nothing);
}

TEST(Agreement, withoutAnswersThereIsNoVerdict)
{
    EXPECT_EQ(compareAnswers(*evaluated(queue())).verdict(), Verdict::Nothing);
}

TEST(Agreement, whatRoundedUsageGivesIsWithinRounding)
{
    auto records = answered(queue());
    auto& answer = records.priorityAnswers[0].answer; // 0.005 of 400 at a weight of a million
    answer.terms[fairShareTerm] += 2;
    answer.priority += 2;
    const auto agreement = compareAnswers(*evaluated(records));
    EXPECT_EQ(agreement.verdict(), Verdict::Rounding);
    ASSERT_EQ(agreement.priorities.rows.size(), 1U);
    const auto& parts = agreement.priorities.rows[0].parts;
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[1].part, "FAIRSHARE");
    EXPECT_LT(parts[1].allowed.low, parts[1].ours);
    EXPECT_GT(parts[1].allowed.high, parts[1].ours);

    records.usageForm = UsageForm::Exact; // then nothing explains it
    EXPECT_EQ(compareAnswers(*evaluated(records)).verdict(), Verdict::Differs);
}

TEST(Agreement, moreThanRoundingGivesDiffers)
{
    auto records = answered(queue());
    records.priorityAnswers[0].answer.terms[fairShareTerm] += 200;
    records.priorityAnswers[1].answer.terms[0] += 1; // no usage is behind an age
    const auto agreement = compareAnswers(*evaluated(records));
    EXPECT_EQ(agreement.priorities.differing, 2U);
    ASSERT_EQ(agreement.priorities.parts.size(), 2U);
    EXPECT_EQ(agreement.priorities.parts[0].part, "FAIRSHARE");
    EXPECT_EQ(agreement.priorities.parts[0].largest, 200.0);
    EXPECT_EQ(agreement.priorities.parts[1].part, "AGE");
}

TEST(Agreement, rowsOfOneSideAreCountedApart)
{
    auto records = answered(queue());
    records.priorityAnswers[0].jobId = 99;
    const auto agreement = compareAnswers(*evaluated(records));
    EXPECT_EQ(agreement.verdict(), Verdict::Incomplete) << "equal is said of all rows";
    EXPECT_EQ(agreement.priorities.equal, 1U);
    EXPECT_EQ(agreement.priorities.compared, 1U);
    EXPECT_EQ(agreement.priorities.onlyTheirs, 1U);
    EXPECT_EQ(agreement.priorities.onlyOurs, 1U);
}

TEST(Agreement, listsAsManyRowsAsAskedForAndDifferingOnesFirst)
{
    auto records = answered(queue());
    records.priorityAnswers[0].answer.terms[fairShareTerm] += 1;
    records.priorityAnswers[1].answer.terms[0] += 1;
    const auto one = compareAnswers(*evaluated(records), 1);
    ASSERT_EQ(one.priorities.rows.size(), 1U);
    EXPECT_EQ(one.priorities.rows[0].index, 1U);
    EXPECT_EQ(one.priorities.rounding, 1U);
    EXPECT_EQ(compareAnswers(*evaluated(records), 0).priorities.differing, 1U);
}

TEST(Agreement, emptyFieldsOfSshareCount)
{
    auto records = queue("");
    ShareAnswer account; // Fair Tree prints no factor of an account
    records.shareAnswers = {{"chem", "", "", account}};
    const auto equal = compareAnswers(*evaluated(records)).shares;
    EXPECT_EQ(equal.equal, 1U);
    EXPECT_EQ(equal.differing, 0U);
    EXPECT_EQ(equal.verdict(), Verdict::Incomplete) << "sshare said nothing of root and the user";
    records.shareAnswers[0].answer = ShareAnswer(0.5);
    const auto agreement = compareAnswers(*evaluated(records));
    EXPECT_EQ(agreement.shares.verdict(), Verdict::Differs);
    EXPECT_TRUE(std::isnan(agreement.shares.rows.at(0).parts.at(0).ours));
    EXPECT_TRUE(std::isinf(agreement.shares.parts.at(0).largest));
}
