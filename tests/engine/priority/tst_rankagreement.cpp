// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/rankagreement.h"

#include <gtest/gtest.h>
#include <numeric>

using namespace fairlead;

namespace {
/// Rows whose rank before is their place and whose rank afterwards is given.
Difference ranked(const std::vector<std::uint32_t>& after)
{
    Difference difference;
    for (std::size_t i = 0; i < after.size(); ++i) {
        RowMove move;
        move.rankBefore = static_cast<std::uint32_t>(i + 1);
        move.rankAfter = after[i];
        difference.rows.push_back(move);
    }
    return difference;
}
} // namespace

TEST(RankAgreement, isOneForTheSameOrderAndMinusOneForItsReverse)
{
    EXPECT_EQ(agreementOf(ranked({1, 2, 3, 4}), 3).tau, 1.0);
    EXPECT_EQ(agreementOf(ranked({4, 3, 2, 1}), 3).tau, -1.0);
    EXPECT_EQ(agreementOf(ranked({1}), 3).tau, 1.0);
    EXPECT_EQ(agreementOf(ranked({}), 3).tau, 1.0);
}

TEST(RankAgreement, countsPairs)
{
    EXPECT_DOUBLE_EQ(agreementOf(ranked({2, 1, 3}), 3).tau, 1.0 / 3.0);
    EXPECT_DOUBLE_EQ(agreementOf(ranked({3, 1, 2, 5, 4}), 3).tau, 0.4);
}

TEST(RankAgreement, isTheSameAsTheSlowCount)
{
    std::vector<std::uint32_t> places(257);
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = static_cast<std::uint32_t>(i * 101 % 257 + 1);
    double agree = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t j = i + 1; j < places.size(); ++j)
            agree += places[i] < places[j] ? 1 : -1;
    }
    EXPECT_NEAR(agreementOf(ranked(places), 3).tau, agree / (257.0 * 256.0 / 2.0), 1e-12);
}

TEST(RankAgreement, leavesRowsOutThatOneSideDoesNotRank)
{
    auto difference = ranked({2, 0, 1});
    const auto agreement = agreementOf(difference, 5);
    EXPECT_EQ(agreement.rows, 2U);
    EXPECT_EQ(agreement.tau, -1.0);
}

TEST(RankAgreement, namesTheRowsThatDifferMost)
{
    const auto agreement = agreementOf(ranked({5, 2, 3, 1, 4}), 2);
    EXPECT_EQ(agreement.farthest, (std::vector<std::size_t>{0, 3}));
    EXPECT_TRUE(agreementOf(ranked({1, 2}), 2).farthest.empty());
}
