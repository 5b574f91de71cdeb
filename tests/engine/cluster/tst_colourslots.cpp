// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/colourslots.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

using namespace fairlead;

namespace {

std::vector<AccountPlace> family(int members, const std::string& parent = "root")
{
    std::vector<AccountPlace> accounts{{"root", ""}};
    for (int i = 0; i < members; ++i)
        accounts.push_back({"account" + std::to_string(i), parent});
    return accounts;
}

} // namespace

TEST(ColourSlots, siblingsFillRoundByRound)
{
    SiblingSlots slots(hueSlots);
    std::set<int> first;
    for (int i = 0; i < hueSlots; ++i)
        first.insert(slots.choose("name" + std::to_string(i)));
    EXPECT_EQ(first.size(), static_cast<std::size_t>(hueSlots));
    EXPECT_LT(*first.rbegin(), hueSlots) << "the first round has room for all";
    const int next = slots.choose("one more");
    EXPECT_GE(next, hueSlots);
    EXPECT_LT(next, 2 * hueSlots);
}

TEST(ColourSlots, aNameAsksForTheSameSlotEverywhere)
{
    EXPECT_EQ(SiblingSlots().choose("physics"), SiblingSlots().choose("physics"));
    SiblingSlots taken;
    const int wanted = SiblingSlots().choose("physics");
    taken.take(wanted);
    EXPECT_NE(taken.choose("physics"), wanted);
}

TEST(ColourSlots, theOrderOfTheSourceDecidesNothing)
{
    auto accounts = family(20);
    const auto slots = withAllAccounts({}, accounts);
    EXPECT_EQ(slots.size(), 20U) << "root has no colour";
    std::ranges::reverse(accounts);
    EXPECT_EQ(withAllAccounts({}, accounts), slots);
}

TEST(ColourSlots, nobodyLosesASlotToANewcomer)
{
    const auto before = withAllAccounts({}, family(5));
    for (int more = 6; more < 30; ++more) {
        const auto after = withAllAccounts(before, family(more));
        std::set<int> seen;
        for (const auto& [name, slot] : after)
            seen.insert(slot);
        EXPECT_EQ(seen.size(), after.size());
        for (const auto& [name, slot] : before)
            EXPECT_EQ(after.at(name), slot) << name;
    }
}

TEST(ColourSlots, whoComesBackHasTheSlotOfBefore)
{
    const auto all = withAllAccounts({}, family(5));
    const auto fewer = withAllAccounts(all, family(2));
    EXPECT_EQ(fewer, all);
}

TEST(ColourSlots, eachFamilyHasItsOwn)
{
    std::vector<AccountPlace> accounts{{"root", ""}, {"top", "root"}};
    for (int i = 0; i < shadeSlots; ++i)
        accounts.push_back({"below" + std::to_string(i), "top"});
    const auto slots = withAllAccounts({}, accounts);
    for (int i = 0; i < shadeSlots; ++i)
        EXPECT_LT(slots.at("below" + std::to_string(i)), shadeSlots);
    EXPECT_LT(slots.at("top"), hueSlots);
}
