// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Values that records share: copies are one until one of them changes.

#include "engine/base/namelist.h"
#include "engine/base/sharedtext.h"
#include "engine/cluster/jobtres.h"

#include <gtest/gtest.h>
#include <memory>

using namespace fairlead;

TEST(Shared, copiesShareUntilOneIsEdited)
{
    Shared<std::string> first(std::string("one"));
    auto second = first;
    EXPECT_EQ(&first.value(), &second.value());
    second.edit() += " more";
    EXPECT_EQ(first.value(), "one");
    EXPECT_EQ(second.value(), "one more");
    const auto* own = &second.value();
    second.edit() += " again"; // nobody else has it
    EXPECT_EQ(&second.value(), own);
}

TEST(Shared, theOthersStayWhenOneGoes)
{
    auto first = std::make_unique<SharedText>("a text that is too long for a small string");
    const SharedText second = *first;
    first.reset();
    EXPECT_EQ(second, "a text that is too long for a small string");
}

TEST(Shared, theEmptyValueNeedsNothing)
{
    const SharedText none;
    EXPECT_TRUE(none.empty());
    EXPECT_EQ(none, SharedText(""));
    EXPECT_EQ(&none.str(), &SharedText(std::string()).str());
    EXPECT_NE(none, SharedText("x"));
}

TEST(Shared, aListThatChangesLeavesItsCopies)
{
    NameList list{"fast", "slow"};
    const auto copy = list;
    for (auto& name : list)
        name += "!";
    list.push_back("more");
    EXPECT_EQ(list, (std::vector<std::string>{"fast!", "slow!", "more"}));
    EXPECT_EQ(copy, (std::vector<std::string>{"fast", "slow"}));
    list.clear();
    EXPECT_TRUE(list.empty());
}

TEST(Shared, amountsStandBesideTheirNames)
{
    JobTres amounts{{"cpu", 4}, {"mem", 16000}};
    amounts.emplace_back("gres/gpu", 2);
    const JobTres others(amounts.names(), {1, 2, 3});
    std::string text;
    for (const auto& [name, amount] : others)
        text += name + '=' + std::to_string(amount) + ' ';
    EXPECT_EQ(text, "cpu=1 mem=2 gres/gpu=3 ");
    EXPECT_EQ(&others.names()[0], &amounts.names()[0]);
    EXPECT_EQ(JobTres(amounts.list()), amounts);
    EXPECT_NE(others, amounts);
}
