// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/recovery/ahead.h"
#include "engine/recovery/recovery.h"
#include "tests/support/queuetext.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
const std::string tree = "physics 10 300000000\n  @alice 1 300000000\n"
                         "bio 10 100000000\n  @carol 1 100000000\n";
const std::string queue = "11 physics/alice p1 90000\n12 bio/carol p1 400\n";
constexpr double halfLife = 7.0 * 86400; // s, of the policy

SnapshotRecords records(const std::string& halfLifeText = "7-00:00:00")
{
    auto made = queueRecords(tree, queue);
    (void)setParameter(made.policy, "PriorityDecayHalfLife", halfLifeText).has_value();
    return made;
}

Inputs inputsOf(SnapshotRecords made)
{
    const auto now = made.computedAt;
    return baselineInputs(*buildSnapshot(std::move(made)), now);
}

AssocIndex accountIn(const Inputs& inputs, const char* name)
{
    return inputs.snapshot->findAssoc(name, "", "");
}

void addRunning(SnapshotRecords& made, double rate, std::uint32_t minutes)
{
    auto job = made.jobs.front();
    job.id = 99;
    job.state = JobState::Running;
    job.startTime = made.computedAt - 60;
    job.usageRate = rate;
    job.timeLimit = minutes;
    made.jobs.push_back(job);
}
} // namespace

TEST(Recovery, whenNobodyStartsAnythingItIsWhatTheSchedulerWouldCompute)
{
    auto made = records();
    const auto inputs = inputsOf(made);
    const ComingUsage coming(inputs, {}, Others::Idle);
    for (const auto days : {0, 1, 5, 40}) {
        auto later = inputs;
        later.now += days * 86400;
        EXPECT_EQ(evaluate(coming.at(later.now))->assocs.rawUsage, evaluate(later)->assocs.rawUsage)
            << days;
    }
}

TEST(Recovery, othersGoOnAsTheyDid)
{
    const auto inputs = inputsOf(records());
    const ComingUsage coming(inputs, accountIn(inputs, "physics"), Others::Average);
    const auto later = evaluate(coming.at(inputs.now + static_cast<std::int64_t>(3 * halfLife)));
    const auto usage = [&](const char* name) {
        return static_cast<double>(later->assocs.rawUsage[accountIn(inputs, name).at()]);
    };
    EXPECT_NEAR(usage("bio"), 1e8, 1.0); // to the digit, cycle by cycle
    EXPECT_NEAR(usage("physics"), 3e8 / 8, 3e8 / 8 * 0.002);
}

TEST(Recovery, anAccountIsBackWhenItsUsageHasComeDownToThatOfOthers)
{
    const auto inputs = inputsOf(records());
    const auto recovery = recoveryOf(inputs, accountIn(inputs, "physics"), Others::Average);
    ASSERT_TRUE(recovery);
    ASSERT_TRUE(recovery->backAt);
    EXPECT_NEAR(static_cast<double>(*recovery->backAt - inputs.now), halfLife * std::log2(3.0),
                halfLife / 100);
    ASSERT_GT(recovery->points.size(), 50U);
    EXPECT_EQ(recovery->points.front().moment, inputs.now);
    EXPECT_GT(recovery->points.back().moment, *recovery->backAt);
    for (std::size_t i = 1; i < recovery->points.size(); ++i) {
        EXPECT_LT(recovery->points[i].rawUsage, recovery->points[i - 1].rawUsage);
        EXPECT_LT(recovery->points[i].effectiveUsage, recovery->points[i - 1].effectiveUsage);
    }
    // The point before that moment is above the share, the one after is not.
    for (const auto& point : recovery->points)
        EXPECT_EQ(point.effectiveUsage <= static_cast<long double>(point.normShares),
                  point.moment >= *recovery->backAt)
            << point.moment - *recovery->backAt;
}

/// slurmctld does not compute the past again: another half-life acts from now on, here as in a
/// look ahead.
TEST(Recovery, aHalfLifeThatIsTriedCountsFromNowOn)
{
    auto made = records();
    HistoryRecord part;
    part.account = "physics";
    part.user = "alice";
    part.start = made.computedAt - 10 * 86400;
    part.end = made.computedAt - 86400;
    part.rate = 100;
    made.history = {part};
    const auto asItIs = inputsOf(std::move(made));
    auto tried = asItIs;
    ASSERT_TRUE(setParameter(tried.policy, "PriorityDecayHalfLife", "1-0"));
    const auto physics = accountIn(asItIs, "physics");
    const auto recovery = recoveryOf(tried, physics, Others::Average);
    ASSERT_TRUE(recovery);
    EXPECT_EQ(recovery->points.front().rawUsage, 3e8L);
    auto ahead = tried;
    ahead.snapshot = snapshotAhead(asItIs);
    ahead.now += 86400;
    const ComingUsage coming(tried, {}, Others::Average);
    EXPECT_EQ(evaluate(coming.at(ahead.now))->assocs.rawUsage, evaluate(ahead)->assocs.rawUsage);
}

TEST(Recovery, whoHasUsedLessThanItsShareIsBackNow)
{
    const auto inputs = inputsOf(records());
    const auto recovery = recoveryOf(inputs, accountIn(inputs, "bio"), Others::Average);
    ASSERT_TRUE(recovery);
    EXPECT_EQ(recovery->backAt, inputs.now);
}

/// Under Fair Tree what siblings have used is all that counts.
TEST(Recovery, whetherTheTreeAboveCountsIsTheAlgorithms)
{
    for (const auto* flags : {"", "NO_FAIR_TREE"}) {
        auto made = records();
        ASSERT_TRUE(setParameter(made.policy, "PriorityFlags", flags));
        const auto inputs = inputsOf(made);
        const auto recovery = recoveryOf(inputs, accountIn(inputs, "bio"), Others::Average);
        ASSERT_TRUE(recovery);
        EXPECT_EQ(recovery->countsAbove, *flags != '\0');
    }
}

TEST(Recovery, whenAllAreIdleNothingComesBack)
{
    const auto inputs = inputsOf(records());
    const auto recovery = recoveryOf(inputs, accountIn(inputs, "physics"), Others::Idle);
    ASSERT_TRUE(recovery);
    EXPECT_FALSE(recovery->backAt); // all fade alike
    EXPECT_GE(recovery->lookedUntil, inputs.now + static_cast<std::int64_t>(9.9 * halfLife));
    EXPECT_EQ(recovery->points.back().moment, recovery->lookedUntil);
}

TEST(Recovery, whatRunsIsChargedUntilItsLimit)
{
    auto made = records();
    constexpr double rate = 1000.0;
    constexpr std::uint32_t day = 24 * 60; // minutes
    addRunning(made, rate, day);
    const auto inputs = inputsOf(std::move(made));
    const auto physics = accountIn(inputs, "physics");
    const ComingUsage coming(inputs, physics, Others::Average);
    const auto usageAfter = [&](double days) {
        const auto at = inputs.now + static_cast<std::int64_t>(days * 86400);
        return static_cast<double>(evaluate(coming.at(at))->assocs.rawUsage[physics.at()]);
    };
    const auto faded = [](double days) { return std::exp2(-days * 86400 / halfLife); };
    const double charged = rate * 86340 * (1 + faded(1.0)) / 2; // about, after that day
    EXPECT_NEAR(usageAfter(1.0), 3e8 * faded(1.0) + charged, 1e6);
    EXPECT_NEAR(usageAfter(8.0), usageAfter(1.0) * faded(7.0), 1e6);
}

TEST(Recovery, aResetBringsEverybodyBack)
{
    auto made = records("0");
    (void)setParameter(made.policy, "PriorityUsageResetPeriod", "WEEKLY").has_value();
    const auto inputs = inputsOf(std::move(made));
    const auto recovery = recoveryOf(inputs, accountIn(inputs, "physics"), Others::Average);
    ASSERT_TRUE(recovery);
    ASSERT_TRUE(recovery->backAt);
    EXPECT_LE(*recovery->backAt, inputs.now + 7 * 86400 + 600);
    constexpr std::int64_t sunday = 3 * 86400; // the first one
    EXPECT_LE((*recovery->backAt - sunday) % (7 * 86400), 600);
}

TEST(Recovery, withoutDecayOrResetNothingComesBack)
{
    const auto inputs = inputsOf(records("0"));
    const auto recovery = recoveryOf(inputs, accountIn(inputs, "physics"), Others::Average);
    ASSERT_TRUE(recovery);
    EXPECT_FALSE(recovery->backAt);
}

TEST(Recovery, rootHasNoShare)
{
    const auto inputs = inputsOf(records());
    EXPECT_EQ(recoveryOf(inputs, AssocIndex(0), Others::Average).error().code, ErrorCode::Usage);
}

TEST(Recovery, aCancelledOneEndsAtOnce)
{
    const auto inputs = inputsOf(records());
    const std::atomic<bool> isCancelled = true;
    const auto recovery
        = recoveryOf(inputs, accountIn(inputs, "physics"), Others::Average, {}, &isCancelled);
    ASSERT_TRUE(recovery);
    EXPECT_TRUE(recovery->points.empty());
}

TEST(Overtaking, aJobOvertakesWhenItsFactorsSaySo)
{
    auto made = records();
    (void)setParameter(made.policy, "PriorityWeightAge", "5000").has_value();
    (void)setParameter(made.policy, "PriorityWeightFairshare", "3000").has_value();
    (void)setParameter(made.policy, "PriorityMaxAge", "2-00:00:00").has_value();
    const auto inputs = inputsOf(std::move(made));
    JobIndex behind(0);
    JobIndex ahead(1);
    const auto answer = overtakingOf(inputs, behind, ahead, Others::Average);
    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->movesUsage);
    ASSERT_TRUE(answer->at);
    EXPECT_GT(*answer->at, inputs.now);
    // Just there, and not a minute before.
    const ComingUsage coming(inputs, {}, Others::Average);
    const auto isBefore = [&](std::int64_t at) {
        const auto evaluation = evaluate(coming.at(at));
        return evaluation->rank[behind.at()] < evaluation->rank[ahead.at()];
    };
    EXPECT_TRUE(isBefore(*answer->at));
    EXPECT_FALSE(isBefore(*answer->at - 61));
    EXPECT_LT(answer->points.front().behind, answer->points.front().ahead);
}

// Ages stop to grow within the first of 60 even steps.
TEST(Overtaking, pointsFollowWhereThePrioritiesBend)
{
    auto made = records();
    (void)setParameter(made.policy, "PriorityWeightAge", "5000").has_value();
    (void)setParameter(made.policy, "PriorityWeightFairshare", "3000").has_value();
    (void)setParameter(made.policy, "PriorityMaxAge", "2-00:00:00").has_value();
    (void)setParameter(made.policy, "PriorityDecayHalfLife", "90-0").has_value();
    const auto inputs = inputsOf(std::move(made));
    JobIndex behind(0);
    JobIndex ahead(1);
    const auto answer
        = overtakingOf(inputs, behind, ahead, Others::Average, inputs.now + 900 * 86400LL);
    ASSERT_TRUE(answer);
    const auto& points = answer->points;
    EXPECT_LT(points.size(), 200U);
    std::int64_t lowest = points.front().behind;
    std::int64_t highest = lowest;
    for (const auto& point : points) {
        lowest = std::min({lowest, point.behind, point.ahead});
        highest = std::max({highest, point.behind, point.ahead});
    }
    const ComingUsage coming(inputs, {}, Others::Average);
    double farthest = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        ASSERT_LT(points[i - 1].moment, points[i].moment);
        const auto third = points[i - 1].moment + (points[i].moment - points[i - 1].moment) / 3;
        const auto evaluation = evaluate(coming.at(third));
        const double straight = static_cast<double>(points[i - 1].behind)
            + static_cast<double>(points[i].behind - points[i - 1].behind) / 3;
        const double there = evaluation->priority[answer->behindRow.at()];
        farthest = std::max(farthest, std::abs(there - straight));
    }
    EXPECT_LT(farthest, 0.02 * static_cast<double>(highest - lowest));
}

TEST(Overtaking, theOrderOfTheQuestionDoesNotMatter)
{
    const auto inputs = inputsOf(records());
    JobIndex a(0);
    JobIndex b(1);
    JobIndex c(1);
    JobIndex d(0);
    const auto one = overtakingOf(inputs, a, b, Others::Average);
    const auto other = overtakingOf(inputs, c, d, Others::Average);
    ASSERT_TRUE(one && other);
    EXPECT_EQ(a, c);
    EXPECT_EQ(one->at, other->at);
    EXPECT_FALSE(overtakingOf(inputs, a, a, Others::Average));
}

TEST(Ahead, usageStaysAndAgesGrow)
{
    const auto inputs = inputsOf(records());
    const auto ahead = snapshotAhead(inputs);
    const auto later = evaluate(baselineInputs(ahead, inputs.now + 3 * 86400));
    const auto present = evaluate(inputs);
    for (std::size_t i = 0; i < present->assocs.rawUsage.size(); ++i) {
        const auto usage = static_cast<double>(present->assocs.rawUsage[i]);
        EXPECT_NEAR(static_cast<double>(later->assocs.rawUsage[i]), usage, usage * 0.002);
    }
    EXPECT_EQ(later->order.size(), present->order.size());
    EXPECT_GE(later->priority[0], present->priority[0]);
}

TEST(Ahead, aHalfLifeThatIsTriedCountsFromNowOn)
{
    const auto inputs = inputsOf(records());
    auto tried = baselineInputs(snapshotAhead(inputs), inputs.now);
    ASSERT_TRUE(setParameter(tried.policy, "PriorityDecayHalfLife", "1-00:00:00"));
    const auto root = [&](std::int64_t days) {
        tried.now = inputs.now + days * 86400;
        return static_cast<double>(evaluate(tried)->assocs.rawUsage[0]);
    };
    EXPECT_EQ(root(0), static_cast<double>(evaluate(inputs)->assocs.rawUsage[0]));
    // It comes down to what the same work keeps: a seventh.
    EXPECT_NEAR(root(30), 4e8 / 7, 4e8 / 7 * 0.01);
}

TEST(Ahead, answersOfNowAreNotOfThen)
{
    auto inputs = inputsOf(records());
    auto answered = std::make_shared<Snapshot>(*inputs.snapshot);
    answered->answers.unknownRows = 7;
    inputs.snapshot = std::move(answered);
    const auto ahead = snapshotAhead(inputs);
    EXPECT_EQ(ahead->answers.unknownRows, 0U);
    EXPECT_TRUE(std::ranges::any_of(ahead->provenance, [](const Provenance& entry) {
        return entry.isAssumed && isOf(entry, inputs::queue);
    }));
}

TEST(Ahead, whyAJobWaitsIsSaidOfToday)
{
    auto made = records();
    ASSERT_GE(made.jobs.size(), 2U);
    made.jobs[0].reason = "Resources";
    made.jobs[1].reason = "JobHeldUser";
    made.jobs[1].held = true;
    const auto now = made.computedAt;
    const auto ahead = snapshotAhead(baselineInputs(*buildSnapshot(std::move(made)), now));
    EXPECT_EQ(ahead->names[ahead->jobs.reason[0]], "");
    EXPECT_EQ(ahead->names[ahead->jobs.reason[1]], "JobHeldUser");
}

TEST(Ahead, howFarIsTwoHalfLives)
{
    EXPECT_EQ(worthLookingAhead(inputsOf(records()).policy), 14 * 86400);
    EXPECT_EQ(worthLookingAhead(inputsOf(records("0")).policy), 30 * 86400);
    EXPECT_EQ(worthLookingAhead(inputsOf(records("365-00:00:00")).policy), 60 * 86400);
    EXPECT_EQ(worthLookingAhead(inputsOf(records("00:10:00")).policy), 86400);
}

TEST(Ahead, resetsToComeAreKnown)
{
    auto made = records();
    (void)setParameter(made.policy, "PriorityUsageResetPeriod", "WEEKLY").has_value();
    const auto inputs = inputsOf(made);
    const auto resets = resetsAhead(inputs, inputs.now + 15 * 86400);
    ASSERT_GE(resets.size(), 2U);
    EXPECT_GT(resets.front(), inputs.now);
    EXPECT_EQ(resets[1] - resets[0], 7 * 86400);
    EXPECT_TRUE(resetsAhead(inputsOf(records()), inputs.now + 15 * 86400).empty());
}
