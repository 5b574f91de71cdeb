// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/promises.h"
#include "engine/replay/outcome/waitchanges.h"
#include "tests/support/madeoutlook.h"

#include <array>
#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
using tests::madeOutlook;
using tests::madePolicy;

WaitChanges changesTo(const PolicyOutlook& other)
{
    const auto outlook = madeOutlook({madePolicy("baseline", 2, 1), other});
    return waitChanges(outlook, outlook.policies[0], outlook.policies[1]);
}
} // namespace

TEST(WaitChanges, namesWhoWaitsLessAndWhoLonger)
{
    const auto changes = changesTo(madePolicy("other", 1, 3));
    EXPECT_TRUE(changes.hasSpread);
    ASSERT_EQ(changes.shorter.size(), 1U);
    EXPECT_EQ(changes.shorter[0].account, 0U);
    EXPECT_DOUBLE_EQ(changes.shorter[0].difference, -3600.0);
    ASSERT_EQ(changes.longer.size(), 1U);
    EXPECT_EQ(changes.longer[0].account, 1U);
    EXPECT_DOUBLE_EQ(changes.longer[0].difference, 7200.0);
}

TEST(WaitChanges, aDifferenceWithinTheSpreadIsNone)
{
    auto other = madePolicy("other", 2, 1);
    auto& waits = other.replicas;
    const auto account = static_cast<std::size_t>(Grouping::Account);
    waits[0].groups[account][0].meanWait += 60;
    waits[1].groups[account][0].meanWait -= 30;
    const auto changes = changesTo(other);
    EXPECT_TRUE(changes.shorter.empty());
    EXPECT_TRUE(changes.longer.empty());
}

/// A policy under which nobody starts does not shorten the wait.
TEST(WaitChanges, whoDoesNotStartWaitsNoLess)
{
    auto other = madePolicy("other", 2, 1);
    for (auto& replica : other.replicas) {
        auto& group = replica.groups[static_cast<std::size_t>(Grouping::Account)][0];
        group.jobs = 0;
        group.meanWait = 0;
    }
    const auto baseline = madePolicy("baseline", 2, 1);
    const auto changes = changesTo(other);
    EXPECT_TRUE(changes.shorter.empty());
    EXPECT_EQ(changes.stopped, (std::vector<std::size_t>{0}));
    EXPECT_EQ(waitDifference(baseline, other, Grouping::Account, 0).runs, 0U);
    EXPECT_LT(startsDifference(baseline, other, Grouping::Account, 0).high, 0.0);
    EXPECT_GT(
        differenceOf(baseline, other, Grouping::Account, 0, &GroupFigures::deliveredShare).runs, 0U)
        << "a share of nothing is one";
}

namespace {
/// So many jobs of the first account start in each replica.
PolicyOutlook withStarting(const char* name, double wait, std::size_t jobs)
{
    auto policy = madePolicy(name, wait, 1);
    for (auto& replica : policy.replicas)
        replica.groups[static_cast<std::size_t>(Grouping::Account)][0].jobs = jobs;
    return policy;
}
} // namespace

/// A policy under which one of four starts does not shorten the wait either.
TEST(WaitChanges, whoStartsLessOftenWaitsNoLess)
{
    const auto other = withStarting("other", 1, 1);
    const auto baseline = withStarting("baseline", 2, 4);
    EXPECT_EQ(changeOf(waitDifference(baseline, other, Grouping::Account, 0), 1), Change::Shorter);
    EXPECT_EQ(startsOf(baseline, other, Grouping::Account, 0), Starts::Fewer);
    EXPECT_EQ(waitChange(baseline, other, 0), Change::None);
    EXPECT_EQ(startsOf(other, baseline, Grouping::Account, 0), Starts::More);
    EXPECT_EQ(waitChange(other, baseline, 0), Change::None) << "it is longer, for more jobs";
    const auto outlook = madeOutlook({baseline, other});
    const auto changes = waitChanges(outlook, outlook.policies[0], outlook.policies[1]);
    EXPECT_TRUE(changes.shorter.empty());
    EXPECT_EQ(changes.fewer, (std::vector<std::size_t>{0}));
}

TEST(WaitChanges, whoWaitsLongerAndStartsLessOftenIsBoth)
{
    const auto other = withStarting("other", 3, 1);
    const auto baseline = withStarting("baseline", 2, 4);
    const auto outlook = madeOutlook({baseline, other});
    const auto changes = waitChanges(outlook, outlook.policies[0], outlook.policies[1]);
    ASSERT_EQ(changes.longer.size(), 1U);
    EXPECT_EQ(changes.longer[0].account, 0U);
    EXPECT_EQ(changes.fewer, (std::vector<std::size_t>{0}));
}

/// One job in one of three replicas is some, and a number within the spread is as many.
TEST(WaitChanges, onlyWhatExceedsTheSpreadIsFewer)
{
    const auto account = static_cast<std::size_t>(Grouping::Account);
    const auto withJobs = [&](const char* name, std::array<std::size_t, 3> jobs) {
        auto policy = madePolicy(name, 2, 1);
        for (std::size_t i = 0; i < jobs.size(); ++i)
            policy.replicas[i].groups[account][0].jobs = jobs[i];
        return policy;
    };
    const auto few = withJobs("few", {4, 4, 4});
    EXPECT_EQ(withJobs("one", {1, 0, 0}).jobs(Grouping::Account, 0), 1U);
    EXPECT_EQ(withJobs("two", {2, 2, 1}).jobs(Grouping::Account, 0), 2U);
    EXPECT_EQ(startsOf(few, withJobs("one", {1, 0, 0}), Grouping::Account, 0), Starts::Fewer);
    EXPECT_EQ(startsOf(few, withJobs("none", {0, 0, 0}), Grouping::Account, 0), Starts::None);
    EXPECT_EQ(startsOf(withJobs("a", {9, 5, 9}), withJobs("b", {7, 7, 6}), Grouping::Account, 0),
              Starts::Same);
    EXPECT_EQ(withStarts(Change::Shorter, Starts::None), Change::None);
    EXPECT_EQ(withStarts(Change::Longer, Starts::Fewer), Change::Longer);
}

TEST(WaitChanges, oneReplicaCannotTell)
{
    auto other = madePolicy("other", 1, 3);
    other.replicas.resize(1);
    const auto changes = changesTo(other);
    EXPECT_FALSE(changes.hasSpread);
    EXPECT_TRUE(changes.shorter.empty());
    EXPECT_TRUE(changes.longer.empty());
}

TEST(WaitChanges, ofEqualOnesTheFirstChangesMost)
{
    EXPECT_EQ(mostChanged({{1, -5.0}, {2, -7.0}, {3, -7.0}}).account, 2U);
    EXPECT_EQ(mostChanged({{4, 3.0}}).account, 4U);
}

TEST(Promises, nineTenthsOfAPromiseKeepIt)
{
    const auto outlook = madeOutlook({madePolicy("baseline", 2, 1)});
    auto policy = outlook.policies[0];
    const auto kept = [&](std::vector<double> promised) {
        policy.promised = std::move(promised);
        const auto promises = keptPromises(outlook, policy);
        return std::pair(promises.kept, promises.all);
    };
    EXPECT_EQ(kept({0.5, 0.5}), std::pair(std::size_t{1}, std::size_t{2}));
    EXPECT_EQ(kept({0.22, 0.55}), std::pair(std::size_t{2}, std::size_t{2}));
    EXPECT_EQ(kept({-1.0, 0.56}), std::pair(std::size_t{0}, std::size_t{1}))
        << "what is promised to bio is not known";
    EXPECT_EQ(kept({}), std::pair(std::size_t{0}, std::size_t{0}));
}

} // namespace fairlead::replay
