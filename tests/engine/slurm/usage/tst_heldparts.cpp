// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/scenario.h"
#include "engine/slurm/proof/sharebounds.h"
#include "engine/slurm/usage/heldparts.h"
#include "tests/support/queuetext.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
/// Without decay; a's user u was charged 300 in the last cycle, of 300 s. In the list stand a job
/// of v that waits, the one of u that runs, and one that waits of each of u and w.
SnapshotRecords records(const char* flags = "NO_FAIR_TREE")
{
    auto made = queueRecords("a 10 600\n  @u 1 600\nb 10 400\n  @v 1 250\n  @w 1 150\n",
                             "11 b/v p1 60\n12 a/u p1 900\n13 a/u p1 60\n14 b/w p1 60\n");
    made.assocs.front().rawUsage = 1000.0L;
    EXPECT_TRUE(setParameter(made.policy, "PriorityFlags", flags));
    EXPECT_TRUE(setParameter(made.policy, "PriorityDecayHalfLife", "0"));
    EXPECT_TRUE(setParameter(made.policy, "PriorityUsageResetPeriod", "YEARLY"));
    auto& job = made.jobs[1];
    job.state = JobState::Running;
    job.startTime = made.computedAt - 5000;
    job.usageRate = 1.0;
    return made;
}

double partOf(const SnapshotRecords& records, std::string_view account, std::string_view user = {})
{
    for (const auto& assoc : records.assocs) {
        if (assoc.account == account && assoc.user == user)
            return static_cast<double>(assoc.heldPart.value_or(-1.0L));
    }
    return -2.0;
}
} // namespace

/// Specification 2.2: accounts are computed before the cycle charges anybody, users when one of
/// their jobs is rated.
TEST(HeldParts, areOfTheMomentAtWhichEachWasComputed)
{
    auto made = records();
    slurm::noteHeldParts(made, 0);
    EXPECT_DOUBLE_EQ(partOf(made, "a"), 300.0 / 700.0);
    EXPECT_DOUBLE_EQ(partOf(made, "b"), 400.0 / 700.0);
    EXPECT_DOUBLE_EQ(partOf(made, "b", "v"), 250.0 / 700.0); // before u is charged
    EXPECT_DOUBLE_EQ(partOf(made, "a", "u"), 600.0 / 1000.0);
    EXPECT_DOUBLE_EQ(partOf(made, "b", "w"), 150.0 / 1000.0);
    const auto snapshot = *buildSnapshot(std::move(made));
    ASSERT_EQ(snapshot->heldParts.size(), snapshot->assocs.size());
    const auto now = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    const auto later = evaluate(baselineInputs(snapshot, snapshot->computedAt + 1));
    const auto user = snapshot->findAssoc("b", "v", {}).at();
    EXPECT_DOUBLE_EQ(static_cast<double>(now->assocs.normUsage[user]), 250.0 / 700.0);
    EXPECT_NE(later->assocs.normUsage[user], now->assocs.normUsage[user]);
}

/// A copy, and an edit of the tree, is of the same moment: who changes nothing has what was held.
TEST(HeldParts, stayInCopiesAndUnderEditsOfTheTree)
{
    auto made = records();
    slurm::noteHeldParts(made, 0);
    const auto snapshot = *buildSnapshot(std::move(made));
    const auto copy = *buildSnapshot(recordsOf(*snapshot));
    ASSERT_EQ(copy->heldParts.size(), snapshot->heldParts.size());
    EXPECT_TRUE(std::equal(copy->heldParts.begin() + 1, copy->heldParts.end(),
                           snapshot->heldParts.begin() + 1));
    const auto partsAfter = [&](const Edit& edit, std::string_view account, std::string_view user) {
        const auto edited = restructure(snapshot, {"", {edit}});
        EXPECT_TRUE(edited.has_value());
        const auto evaluation = evaluate(baselineInputs(*edited, (*edited)->computedAt));
        return static_cast<double>(
            evaluation->assocs.normUsage[(*edited)->findAssoc(account, user, {}).at()]);
    };
    EXPECT_DOUBLE_EQ(partsAfter(RenameEdit{"a", "c"}, "b", "v"), 250.0 / 700.0);
    EXPECT_DOUBLE_EQ(partsAfter(RenameEdit{"a", "c"}, "c", ""), 300.0 / 700.0);
    const AddEdit added{{"b", "new", {}}, {}, 0};
    EXPECT_DOUBLE_EQ(partsAfter(added, "b", "v"), 250.0 / 700.0);
    EXPECT_DOUBLE_EQ(partsAfter(added, "b", "new"), 0.0);
    EXPECT_DOUBLE_EQ(partsAfter(MoveEdit{"a", "b"}, "b", ""), 1.0);
}

/// As far around them as the usage is rounded, and by a second of charges.
TEST(HeldParts, boundsLieAroundThem)
{
    auto made = records();
    slurm::noteHeldParts(made, 0);
    const auto snapshot = *buildSnapshot(std::move(made));
    const auto evaluation = evaluate(baselineInputs(snapshot, snapshot->computedAt));
    const slurm::ShareBounds bounds(*evaluation);
    for (const auto* user : {"u", "v", "w"}) {
        const auto assoc = snapshot->findAssoc(user[0] == 'u' ? "a" : "b", user, {});
        const auto range = bounds.of(assoc, ShareColumn::NormUsage);
        const auto part = static_cast<double>(evaluation->assocs.normUsage[assoc.at()]);
        EXPECT_LT(range.low, part) << user;
        EXPECT_GT(range.high, part) << user;
        EXPECT_LT(range.high - range.low, 0.005) << user;
    }
}

/// Who ended since ran then; it stands where the source lists it.
TEST(HeldParts, whoEndedSinceWasChargedInItsPlace)
{
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
        auto made = records();
        const auto running = made.jobs[1];
        made.jobs.erase(made.jobs.begin() + 1);
        made.ended = {{running.account, running.user, "p1", running.startTime, made.computedAt + 20,
                       running.usageRate, place}};
        slurm::noteHeldParts(made, 0);
        EXPECT_DOUBLE_EQ(partOf(made, "a"), 300.0 / 700.0);
        EXPECT_DOUBLE_EQ(partOf(made, "b", "v"), 250.0 / (place == 0 ? 1000.0 : 700.0));
        EXPECT_DOUBLE_EQ(partOf(made, "b", "w"), 150.0 / 1000.0);
    }
}

TEST(HeldParts, cyclesThatALogTellsCount)
{
    auto made = records();
    made.cycles = {made.computedAt, made.computedAt - 200, made.computedAt - 500};
    slurm::noteHeldParts(made, 0);
    EXPECT_DOUBLE_EQ(partOf(made, "a"), 400.0 / 800.0);
}

TEST(HeldParts, areNotKnownElsewhere)
{
    const auto isNoted = [](SnapshotRecords made, std::int64_t startedAt = 0) {
        slurm::noteHeldParts(made, startedAt);
        return partOf(made, "a") >= 0.0;
    };
    EXPECT_TRUE(isNoted(records()));
    EXPECT_FALSE(isNoted(records("DEPTH_OBLIVIOUS")));
    EXPECT_FALSE(isNoted(records("")));
    EXPECT_FALSE(isNoted(records(), 1000000 - 100)); // the first cycle computes all at once
    auto unknown = records();
    unknown.assocs.back().rawUsage.reset();
    EXPECT_FALSE(isNoted(unknown));
    unknown.usageForm = UsageForm::FromHistory;
    EXPECT_FALSE(isNoted(unknown));
}
