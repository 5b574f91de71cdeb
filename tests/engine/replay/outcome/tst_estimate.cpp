// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/estimate.h"
#include "engine/replay/outcome/waitchanges.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>

namespace fairlead::replay {

namespace {
constexpr double unbounded = std::numeric_limits<double>::max();

/// In how many of a thousand comparisons of accounts that do not differ one of them is said to.
int wrongOfThousand(std::size_t replicas, std::size_t accounts, std::size_t compared)
{
    std::mt19937 random(20261130);
    std::normal_distribution<double> normal;
    int wrong = 0;
    for (int comparison = 0; comparison < 1000; ++comparison) {
        bool isSaid = false;
        for (std::size_t account = 0; account < accounts; ++account) {
            std::vector<double> differences(replicas);
            for (auto& difference : differences)
                difference = normal(random);
            const auto estimate = estimateOf(differences, -unbounded, unbounded);
            isSaid = isSaid || changeOf(estimate, compared) != Change::None;
        }
        wrong += isSaid ? 1 : 0;
    }
    return wrong;
}
} // namespace

TEST(Estimate, chanceIsThatOfStudentsTable)
{
    const auto chance = [](std::vector<double> values) {
        return estimateOf(values, -unbounded, unbounded).chance;
    };
    EXPECT_NEAR(chance({12.706 - 1.0, 12.706 + 1.0}), 0.05, 1e-5); // one degree of freedom
    const double ofThree = 2.920 / std::sqrt(3.0);
    EXPECT_NEAR(chance({-ofThree - 1.0, -ofThree, -ofThree + 1.0}), 0.10, 1e-4);
    const double ofFive = 2.776 * std::sqrt(2.5) / std::sqrt(5.0);
    EXPECT_NEAR(chance({ofFive - 2, ofFive - 1, ofFive, ofFive + 1, ofFive + 2}), 0.05, 1e-4);
    const double ofFour = 3.182 * std::sqrt(5.0 / 3.0) / 2.0;
    EXPECT_NEAR(chance({ofFour - 1.5, ofFour - 0.5, ofFour + 0.5, ofFour + 1.5}), 0.05, 1e-4);
    EXPECT_EQ(chance({5.0}), 1.0);
    EXPECT_EQ(chance({-1.0, 1.0}), 1.0);
    EXPECT_EQ(chance({2.0, 2.0}), 0.0) << "no replica differs";
}

// By their intervals alone three replicas named one of fourteen accounts in a third of all cases.
TEST(Estimate, chanceAloneNamesSomebodyOneTimeInTenAtMost)
{
    EXPECT_GT(wrongOfThousand(3, 14, 1), 250);
    EXPECT_LE(wrongOfThousand(3, 14, 14), 120);
    EXPECT_LE(wrongOfThousand(2, 14, 14), 120);
    EXPECT_LE(wrongOfThousand(5, 14, 14), 120);
    EXPECT_LE(wrongOfThousand(10, 100, 100), 120);
}

TEST(Estimate, enoughReplicasNeedNoMoreThanTheirSpread)
{
    EXPECT_EQ(replicasToTell(0), 2U);
    EXPECT_EQ(replicasToTell(1), 2U);
    EXPECT_EQ(replicasToTell(2), 3U);
    EXPECT_EQ(replicasToTell(14), 5U);
    EXPECT_EQ(replicasToTell(500), 10U);
    EXPECT_EQ(wrongOfThousand(5, 14, 14), wrongOfThousand(5, 14, 1));
}

TEST(Estimate, whatIsFarBeyondChanceIsSaidByThree)
{
    const auto large = estimateOf({-100.0, -104.0, -102.0}, -unbounded, unbounded);
    EXPECT_EQ(changeOf(large, 14), Change::Shorter);
    const auto little = estimateOf({9.0, 5.0, 7.0}, -unbounded, unbounded); // beyond its spread
    EXPECT_GT(little.low, 0.0);
    EXPECT_EQ(changeOf(little, 1), Change::Longer);
    EXPECT_EQ(changeOf(little, 14), Change::None);
}

} // namespace fairlead::replay
