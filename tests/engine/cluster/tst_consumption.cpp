// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Usage of a period from a list of jobs: what lies inside counts, nothing else.

#include "engine/cluster/consumption.h"

#include <gtest/gtest.h>
#include <random>

using namespace fairlead;

namespace {
Consumption smallList()
{
    Consumption list;
    list.add({"physics", "ann", 100, 200, {{"cpu", 4}, {"billing", 10}}});
    list.add({"physics", "ann", 150, 250, {{"cpu", 1}}});
    list.add({"physics", "bob", 180, Consumption::goesOn, {{"cpu", 2}}});
    list.add({"math", "ann", 0, 100, {{"mem", 7}}});
    return list;
}

/// CPU-seconds of one user in an account.
long double cpuOf(const UsageSums& sums, const std::string& account, const std::string& user)
{
    for (const auto& entry : sums.entries) {
        if (entry.account == account && entry.user == user)
            return entry.seconds.front();
    }
    return 0.0L;
}
} // namespace

TEST(Consumption, countsWhatLiesInside)
{
    const auto sums = sumUsage(smallList(), {120, 190}, 1000, {"cpu"});
    EXPECT_EQ(cpuOf(sums, "physics", "ann"), 70 * 4 + 40);
    EXPECT_EQ(cpuOf(sums, "physics", "bob"), 10 * 2);
    EXPECT_EQ(sums.entries.size(), 2U); // math was over before
}

TEST(Consumption, whatGoesOnCountsAsFarAsItIsKnown)
{
    EXPECT_EQ(cpuOf(sumUsage(smallList(), {0, 500}, 300, {"cpu"}), "physics", "bob"), 120 * 2);
    EXPECT_EQ(cpuOf(sumUsage(smallList(), {0, 500}, 900, {"cpu"}), "physics", "bob"), 320 * 2);
    EXPECT_EQ(
        cpuOf(sumUsage(smallList(), {0, 500}, Consumption::goesOn, {"cpu"}), "physics", "bob"),
        320 * 2);
}

TEST(Consumption, eachTresHasAColumn)
{
    const auto sums = sumUsage(smallList(), {0, 1000}, 1000, {"billing", "mem", "gres/gpu"});
    ASSERT_EQ(sums.entries.size(), 3U);
    EXPECT_EQ(sums.entries[0].account, "math"); // by name
    EXPECT_EQ(sums.entries[0].seconds, (std::vector<long double>{0, 700, 0}));
    EXPECT_EQ(sums.entries[1].seconds, (std::vector<long double>{1000, 0, 0}));
}

TEST(Consumption, partsComeBackAsTheyWent)
{
    const auto list = smallList();
    const auto part = list.part(0);
    EXPECT_EQ(part.user, "ann");
    EXPECT_EQ(part.tres, (Consumption::TresCounts{{"cpu", 4}, {"billing", 10}}));
    EXPECT_EQ(list.part(3).tres, (Consumption::TresCounts{{"mem", 7}}));
    EXPECT_EQ(list.covered(), (UsagePeriod{0, 250}));
}

TEST(Consumption, endsBeforeItStartsIsNothing)
{
    Consumption list;
    list.add({"a", "b", 10, 10, {{"cpu", 1}}});
    list.add({"a", "b", 10, 5, {{"cpu", 1}}});
    EXPECT_TRUE(list.isEmpty());
    EXPECT_EQ(list.covered(), UsagePeriod());
}

TEST(Consumption, aRenamedAccountTakesItsUsageAlong)
{
    const auto list = smallList();
    const auto sums = sumUsage(list.renamed({{"physics", "optics"}}), {0, 1000}, 300, {"cpu"});
    EXPECT_EQ(cpuOf(sums, "optics", "ann"), 500);
    EXPECT_EQ(cpuOf(sums, "physics", "ann"), 0);
    EXPECT_EQ(cpuOf(sumUsage(list, {0, 1000}, 300, {"cpu"}), "physics", "ann"), 500);
}

/// Counts and seconds are whole numbers: nothing is lost by a cut.
TEST(Consumption, adjacentPeriodsAddUp)
{
    std::mt19937 random(7);
    const auto below = [&](int limit) {
        return static_cast<std::int64_t>(std::uniform_int_distribution<>(0, limit - 1)(random));
    };
    Consumption list;
    for (int i = 0; i < 300; ++i) {
        const auto start = below(10000);
        list.add({"a" + std::to_string(below(4)),
                  "u" + std::to_string(below(5)),
                  start,
                  below(10) == 0 ? Consumption::goesOn : start + below(4000),
                  {{"cpu", static_cast<std::uint64_t>(below(64))}}});
    }
    for (int i = 0; i < 50; ++i) {
        const auto from = below(6000);
        const auto cut = from + below(4000);
        const auto to = cut + below(4000);
        const auto whole = sumUsage(list, {from, to}, 11000, {"cpu"});
        const auto first = sumUsage(list, {from, cut}, 11000, {"cpu"});
        const auto second = sumUsage(list, {cut, to}, 11000, {"cpu"});
        for (const auto& entry : whole.entries)
            EXPECT_EQ(entry.seconds.front(),
                      cpuOf(first, entry.account, entry.user)
                          + cpuOf(second, entry.account, entry.user));
    }
}
