// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/trust.h"
#include "tests/engine/replay/vectortext.h"
#include "tests/support/madeoutlook.h"

#include <gtest/gtest.h>

namespace fairlead::replay {

namespace {
using tests::madeOutlook;
using tests::madePolicy;

TrustLevel levelOf(std::size_t inside, std::size_t accounts, std::size_t found, std::size_t starts,
                   std::size_t tooMany)
{
    return trustLevel(tests::madeFigures(inside, accounts, found, starts, tooMany));
}

/// One after the other on one core: the second is known to use what a replay leaves out, and so is
/// the first, which started before.
Vector withLeftOut()
{
    auto vector = parseVector("O | 1x1 | A c1 r100 t10 @0 ax; B c1 r100 t10 @50 ax | A=1");
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    auto& workload = recording->workload;
    auto& first = workload.jobs[vector.jobs.at("A")];
    auto& second = workload.jobs[vector.jobs.at("B")];
    first.recorded.start = secondOf(first.submit) + 1;
    first.recorded.end = first.recorded.start + 100;
    second.recorded.start = first.recorded.end;
    second.recorded.end = second.recorded.start + 100;
    workload.leftOut = {{Message("licences"), {vector.jobs.at("A"), vector.jobs.at("B")}},
                        {Message("reservation"), {vector.jobs.at("B")}}};
    vector.scene.recording = recording;
    return vector;
}
} // namespace

TEST(Trust, nineInTenIsTrusted)
{
    EXPECT_EQ(levelOf(14, 14, 1000, 1000, 0), TrustLevel::Trusted);
    EXPECT_EQ(levelOf(9, 10, 900, 1000, 100), TrustLevel::Trusted);
    EXPECT_EQ(levelOf(8, 10, 1000, 1000, 0), TrustLevel::Careful);
    EXPECT_EQ(levelOf(10, 10, 899, 1000, 0), TrustLevel::Careful);
    EXPECT_EQ(levelOf(10, 10, 1000, 1000, 101), TrustLevel::Careful);
}

TEST(Trust, lessThanHalfIsNotTrusted)
{
    EXPECT_EQ(levelOf(5, 10, 500, 1000, 500), TrustLevel::Careful);
    EXPECT_EQ(levelOf(4, 10, 1000, 1000, 0), TrustLevel::Distrusted);
    EXPECT_EQ(levelOf(10, 10, 499, 1000, 0), TrustLevel::Distrusted);
    EXPECT_EQ(levelOf(10, 10, 1000, 1000, 501), TrustLevel::Distrusted);
}

TEST(Trust, whatIsNotKnownIsNotTrustedMuch)
{
    EXPECT_EQ(levelOf(10, 10, 0, 0, 0), TrustLevel::Careful);
    EXPECT_EQ(levelOf(0, 0, 1000, 1000, 0), TrustLevel::Careful);
    auto one = tests::madeFigures(0, 10, 1000, 1000, 0);
    one.hasSpread = false;
    EXPECT_EQ(trustLevel(one), TrustLevel::Careful);
}

TEST(Trust, namesTheAccountsOutsideTheirIntervals)
{
    const auto good = trustFigures(madeOutlook({madePolicy("baseline", 2, 1)}), {});
    EXPECT_EQ(good.accounts.all, 2U);
    EXPECT_EQ(good.accounts.held(), 2U);
    EXPECT_TRUE(good.hasSpread);

    auto outlook = madeOutlook({madePolicy("baseline", 2, 3)});
    EXPECT_EQ(heldAccounts(outlook, outlook.policies[0]).outside, (std::vector<std::size_t>{1}));
    outlook.recorded.groups[static_cast<std::size_t>(Grouping::Account)][1].jobs = 0;
    const auto without = heldAccounts(outlook, outlook.policies[0]);
    EXPECT_EQ(without.all, 1U) << "who had no jobs is not asked about";
    EXPECT_TRUE(without.outside.empty());
    outlook.policies[0].replicas.resize(1);
    EXPECT_FALSE(trustFigures(outlook, {}).hasSpread);
}

TEST(Trust, aMissOfOnePercentIsNone)
{
    // Intervals of bio: t(0.975, 2) = 4.3027, 30 s, sqrt(4 / 3).
    constexpr double reach = 149.05; // s
    auto outlook = madeOutlook({madePolicy("baseline", 2, 1)});
    auto& bio = outlook.recorded.groups[static_cast<std::size_t>(Grouping::Account)][0];
    const auto isHeld = [&](double wait) {
        bio.meanWait = wait;
        return holdsRecorded(outlook, outlook.policies[0], 0);
    };
    EXPECT_TRUE(isHeld((7200 + reach) * 1.009));
    EXPECT_FALSE(isHeld((7200 + reach) * 1.011));
    EXPECT_TRUE(isHeld((7200 - reach) / 1.009));
    EXPECT_FALSE(isHeld((7200 - reach) / 1.012));
    bio.meanWait = 7200;
    bio.deliveredShare = 0.2 * 1.009; // no spread at all
    EXPECT_TRUE(holdsRecorded(outlook, outlook.policies[0], 0));
    bio.deliveredShare = 0.2 * 1.02;
    EXPECT_FALSE(holdsRecorded(outlook, outlook.policies[0], 0));
}

TEST(Trust, intervalsThatReachFurtherThanHalfOfTheWaitAreNotTrusted)
{
    auto outlook = madeOutlook({madePolicy("baseline", 2, 1)});
    auto& physics = outlook.recorded.groups[static_cast<std::size_t>(Grouping::Account)][1];
    physics.meanWait = 0; // who did not wait has no reach
    const auto reach = heldAccounts(outlook, outlook.policies[0]).reach;
    ASSERT_TRUE(reach.has_value());
    EXPECT_NEAR(*reach, 149.05 / 7200, 1e-5);
    outlook.recorded.groups[static_cast<std::size_t>(Grouping::Account)][0].meanWait = 0;
    EXPECT_FALSE(heldAccounts(outlook, outlook.policies[0]).reach.has_value());

    auto figures = tests::madeFigures(10, 10, 1000, 1000, 0);
    figures.accounts.reach = 0.5;
    EXPECT_EQ(trustLevel(figures), TrustLevel::Trusted);
    figures.accounts.reach = 0.51;
    EXPECT_EQ(trustLevel(figures), TrustLevel::Careful);
}

TEST(Trust, doubtsAccountsWithTooMuchLeftOut)
{
    auto outlook = madeOutlook({madePolicy("baseline", 2, 1)});
    EXPECT_TRUE(doubtedAccounts(outlook).empty());
    outlook.leftOut = {0, 1};
    const auto doubted = doubtedAccounts(outlook);
    ASSERT_EQ(doubted.size(), 1U);
    EXPECT_EQ(doubted[0].account, 1U);
    EXPECT_DOUBLE_EQ(doubted[0].leftOut, 0.2);
    outlook.recorded.groups[static_cast<std::size_t>(Grouping::Account)][1].jobs = 6;
    EXPECT_TRUE(doubtedAccounts(outlook).empty());
}

TEST(Trust, whatIsLeftOutIsCountedInThePeriodAlone)
{
    const auto vector = withLeftOut();
    OutlookOptions options;
    options.replicas = 2;
    options.to = 20000;
    const auto leftOut = [&] {
        return outlookOf(vector.scene.recording, {{"baseline", vector.scene.policy}}, options)
            .leftOut;
    };
    EXPECT_EQ(leftOut(), (std::vector<std::size_t>{2}));
    options.from = 50; // the first one runs
    EXPECT_EQ(leftOut(), (std::vector<std::size_t>{1}));
}

TEST(Trust, theReplayOfAPartSaysSo)
{
    const auto vector = withLeftOut();
    auto recording = std::make_shared<Recording>(*vector.scene.recording);
    recording->workload.from = 0;
    recording->workload.to = 20000;
    OutlookOptions options;
    options.replicas = 2;
    const auto whole = ownReplay(recording, vector.scene.policy, options);
    ASSERT_TRUE(whole.has_value());
    EXPECT_FALSE(whole->isOfPart);
    options.to = 10000;
    const auto part = ownReplay(recording, vector.scene.policy, options);
    ASSERT_TRUE(part.has_value());
    EXPECT_TRUE(part->isOfPart);
    const std::atomic<bool> isCancelled = true;
    options.isCancelled = &isCancelled;
    EXPECT_FALSE(ownReplay(recording, vector.scene.policy, options).has_value());
}

} // namespace fairlead::replay
