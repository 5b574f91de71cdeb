// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/inverse/inverse.h"
#include "tests/support/queuetext.h"
#include "tests/support/randomcluster.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
const std::string tree = "physics 10 100\n  @alice 1 100\nbio 10 900\n  @carol 1 900\n";
// 11 waits the longest; carol's account has used nine times as much as alice's.
const std::string queue = "11 physics/alice p1 9000\n12 bio/carol p1 400\n";

Inputs inputsOf(SnapshotRecords records)
{
    const auto now = records.computedAt;
    return baselineInputs(*buildSnapshot(std::move(records)), now);
}

Wish jobAt(std::size_t job, double rank)
{
    return {JobIndex(job), {}, rank};
}

const Reach* answerOf(const std::vector<Reach>& answers, const std::string& parameter)
{
    const auto found = std::ranges::find_if(answers, [&](const Reach& answer) {
        return answer.lever.parameter == parameter && !parameter.empty();
    });
    return found == answers.end() ? nullptr : &*found;
}

double figureAt(const Inputs& inputs, const Wish& wish, const Reach& answer, std::int64_t value)
{
    return figureOf(*evaluate(*turned(inputs, answer.lever, value)), wish);
}
} // namespace

TEST(Inverse, aWeightThatFallsLetsAnotherFactorDecide)
{
    auto records = queueRecords(tree, queue);
    (void)setParameter(records.policy, "PriorityWeightAge", "0").has_value();
    records.jobs[1].nice = -100; // 12 would win by this
    const auto inputs = inputsOf(std::move(records));
    const auto answers = reach(inputs, jobAt(1, 1));
    const auto* fairShare = answerOf(answers, "PriorityWeightFairshare");
    ASSERT_NE(fairShare, nullptr);
    EXPECT_TRUE(fairShare->isReached);
    EXPECT_LT(fairShare->value, fairShare->lever.now);
    EXPECT_EQ(figureAt(inputs, jobAt(1, 1), *fairShare, fairShare->value), 1.0);
    EXPECT_EQ(figureAt(inputs, jobAt(1, 1), *fairShare, fairShare->value + 1), 2.0);
}

// The second user's job is first only between two weights: above them the first one's wins by its
// fair-share, below the third one's by its nice value.
TEST(Inverse, aRankThatLiesBetweenIsFound)
{
    auto records = queueRecords("a 10 100\n  @ann 1 100\nb 10 200\n  @ben 1 200\nc 10 300\n"
                                "  @cem 1 300\n",
                                "11 a/ann p1 100\n12 b/ben p1 100\n13 c/cem p1 100\n");
    (void)setParameter(records.policy, "PriorityWeightAge", "0").has_value();
    (void)setParameter(records.policy, "PriorityWeightFairshare", "10000").has_value();
    records.jobs[1].nice = -233;
    records.jobs[2].nice = -433;
    const auto inputs = inputsOf(std::move(records));
    ASSERT_EQ(figureOf(*evaluate(inputs), jobAt(1, 1)), 2.0);
    const auto answers = reach(inputs, jobAt(1, 1));
    const auto* weight = answerOf(answers, "PriorityWeightFairshare");
    ASSERT_NE(weight, nullptr);
    EXPECT_TRUE(weight->isReached);
    EXPECT_EQ(figureAt(inputs, jobAt(1, 1), *weight, weight->value), 1.0);
    EXPECT_EQ(figureAt(inputs, jobAt(1, 1), *weight, weight->value + 1), 2.0);
    EXPECT_EQ(figureAt(inputs, jobAt(1, 1), *weight, 0), 2.0);
}

/// The same in a stretch of a few per cent, far from the present weight: steps of a half went over
/// it, and the answer was no.
TEST(Inverse, aNarrowStretchIsFoundInASmallQueue)
{
    auto records = queueRecords("a 10 100\n  @ann 1 100\nb 10 200\n  @ben 1 200\nc 10 300\n"
                                "  @cem 1 300\n",
                                "11 a/ann p1 100\n12 b/ben p1 100\n13 c/cem p1 100\n");
    (void)setParameter(records.policy, "PriorityWeightAge", "0").has_value();
    (void)setParameter(records.policy, "PriorityWeightFairshare", "3000000").has_value();
    records.jobs[1].nice = -23300;
    records.jobs[2].nice = -45800;
    const auto inputs = inputsOf(std::move(records));
    ASSERT_EQ(figureOf(*evaluate(inputs), jobAt(1, 1)), 2.0);
    const auto at = [&](std::int64_t weight) {
        auto tried = inputs;
        EXPECT_TRUE(setParameter(tried.policy, "PriorityWeightFairshare", std::to_string(weight)));
        return figureOf(*evaluate(tried), jobAt(1, 1));
    };
    std::vector<std::int64_t> good;
    for (std::int64_t weight = 1000; weight < 3000000; weight += 1000) {
        if (at(weight) == 1.0)
            good.push_back(weight);
    }
    ASSERT_FALSE(good.empty());
    EXPECT_LT(static_cast<double>(good.back()), 1.1 * static_cast<double>(good.front()));
    const auto answers = reach(inputs, jobAt(1, 1));
    const auto* weight = answerOf(answers, "PriorityWeightFairshare");
    ASSERT_NE(weight, nullptr);
    EXPECT_TRUE(weight->isReached);
    EXPECT_EQ(at(weight->value), 1.0);
}

TEST(Inverse, sharesAndNiceMoveAJobToo)
{
    const auto inputs = inputsOf(queueRecords(tree, queue));
    const auto answers = reach(inputs, jobAt(1, 1));
    const auto has = [&](auto isIt) { return std::ranges::any_of(answers, isIt); };
    EXPECT_TRUE(has([](const Reach& answer) {
        return answer.isReached && answer.lever.kind == Lever::Kind::Nice && answer.value < 0;
    }));
    EXPECT_TRUE(has([](const Reach& answer) {
        return answer.isReached && answer.lever.assoc == AssocKey{"bio", {}, {}}
        && answer.value > 10;
    }));
}

/// Slurm takes nice values up to 2147483645 either way; who has one beyond keeps it.
TEST(Inverse, niceValuesAreThoseThatSlurmTakes)
{
    constexpr std::int64_t most = 2147483645;
    for (const auto nice : {-2147483647 - 1, -2147483645, -2147483010, 2147483010, 2147483647}) {
        auto records = queueRecords(tree, queue);
        records.jobs[0].nice = records.jobs[1].nice = nice;
        const auto inputs = inputsOf(std::move(records));
        for (const auto& answer : reach(inputs, jobAt(1, 1))) {
            if (answer.lever.kind != Lever::Kind::Nice)
                continue;
            EXPECT_LE(std::abs(answer.value), std::max(most, std::abs(std::int64_t{nice})));
            EXPECT_TRUE(answer.lever.least <= nice && nice <= answer.lever.most);
        }
        const auto levers = leversOfJob(inputs, JobIndex(0));
        EXPECT_TRUE(std::ranges::all_of(levers, [](const Lever& lever) {
            return lever.least <= lever.now && lever.now <= lever.most;
        }));
    }
}

TEST(Inverse, aDurationOfSecondsHasAnEnd)
{
    auto records = queueRecords(tree, queue);
    (void)setParameter(records.policy, "PriorityMaxAge", "00:00:30").has_value();
    const auto inputs = inputsOf(std::move(records));
    const auto answers = reach(inputs, jobAt(1, 1));
    EXPECT_TRUE(std::ranges::all_of(answers, [](const Reach& answer) {
        return answer.lever.least <= answer.value && answer.value <= answer.lever.most;
    }));
}

TEST(Inverse, whatCannotBeReachedSaysTheBest)
{
    auto records = queueRecords(tree, queue);
    (void)setParameter(records.policy, "PriorityWeightFairshare", "0").has_value();
    const auto inputs = inputsOf(std::move(records));
    const auto answers = reach(inputs, jobAt(1, 1));
    const auto* age = answerOf(answers, "PriorityWeightAge"); // the other has waited longer
    EXPECT_TRUE(age == nullptr || !age->isReached || age->value == 0);
    for (const auto& answer : answers) {
        if (!answer.isReached) {
            EXPECT_EQ(answer.figure, 2.0);
        }
    }
}

// Who is alone in an account has all of it, whatever his shares: that is said too.
TEST(Inverse, everyLevelOfTheAccountPathIsAnswered)
{
    const auto inputs = inputsOf(queueRecords(tree, queue));
    const auto answers = reach(inputs, jobAt(1, 1));
    for (const auto& key : {AssocKey{"bio", "carol", {}}, AssocKey{"bio", {}, {}}}) {
        EXPECT_TRUE(std::ranges::any_of(answers, [&](const Reach& answer) {
            return answer.lever.kind == Lever::Kind::Shares && answer.lever.assoc == key;
        })) << keyText(key);
    }
    const auto alone = std::ranges::find_if(answers, [](const Reach& answer) {
        return answer.lever.assoc == AssocKey{"bio", "carol", {}};
    });
    ASSERT_NE(alone, answers.end());
    EXPECT_FALSE(alone->isReached);
    EXPECT_EQ(alone->value, alone->lever.now);
    EXPECT_EQ(alone->figure, 2.0);
}

TEST(Inverse, aFactorIsReachedByShares)
{
    const auto inputs = inputsOf(queueRecords(tree, queue));
    const Wish wish{{}, findAssoc(*inputs.snapshot, {"bio", "carol", {}}), 1.0};
    const auto present = figureOf(*evaluate(inputs), wish);
    ASSERT_LT(present, 1.0);
    const auto answers = reach(inputs, wish);
    ASSERT_FALSE(answers.empty());
    EXPECT_TRUE(answers.front().isReached);
    EXPECT_EQ(answers.front().lever.assoc, (AssocKey{"bio", {}, {}}));
    EXPECT_GE(figureAt(inputs, wish, answers.front(), answers.front().value), 1.0);
    EXPECT_LT(figureAt(inputs, wish, answers.front(), answers.front().value - 1), 1.0);
}

TEST(Inverse, whoIsThereAlreadyNeedsNothing)
{
    const auto inputs = inputsOf(queueRecords(tree, queue));
    EXPECT_TRUE(reach(inputs, jobAt(0, 1)).empty());
}

TEST(Inverse, aCancelledSearchEnds)
{
    const auto inputs = inputsOf(queueRecords(tree, queue));
    const std::atomic<bool> isCancelled{true};
    EXPECT_TRUE(reach(inputs, jobAt(1, 1), &isCancelled).empty());
}

TEST(Lever, isAnEditInTheWordsOfTheConfiguration)
{
    Lever lever;
    lever.kind = Lever::Kind::Minutes;
    lever.parameter = "PriorityDecayHalfLife";
    EXPECT_EQ(editOf(lever, 1440), Edit(ParameterEdit{"PriorityDecayHalfLife", "1-00:00:00"}));
    lever.kind = Lever::Kind::Shares;
    lever.assoc = {"bio", "carol", {}};
    EXPECT_EQ(editOf(lever, 7), Edit(ShareEdit{{"bio", "carol", {}}, 7}));
    lever.kind = Lever::Kind::Nice;
    EXPECT_FALSE(editOf(lever, 7));
}

RC_GTEST_PROP(Inverse, everyAnswerHoldsWhenItIsApplied, ())
{
    // A small queue is evaluated thousands of times for each lever: one case of ten is enough.
    if (*rc::gen::inRange(0, 10) != 0)
        return;
    const auto inputs = inputsOf(randomQueue());
    const auto& snapshot = *inputs.snapshot;
    const auto before = evaluate(inputs);
    if (before->order.size() < 2)
        return;
    const auto row = before->order[*rc::gen::inRange<std::size_t>(0, before->order.size())];
    const Wish wish{
        snapshot.rows.job[row.at()],
        {},
        static_cast<double>(*rc::gen::inRange<std::size_t>(1, before->order.size() + 1))};
    const auto present = figureOf(*before, wish);
    for (const auto& answer : reach(inputs, wish)) {
        const auto there = figureAt(inputs, wish, answer, answer.value);
        RC_ASSERT(there == answer.figure);
        if (answer.isReached)
            RC_ASSERT((present > wish.value ? there <= wish.value : there >= wish.value));
    }
}
