// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/changelist.h"
#include "tests/support/treetext.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
constexpr auto tree = "a 10\n  @u 1\n  b 2\n    @v 1\nc 3\n  @u 4\n";

struct Changes
{
    ChangeList list;
    ChangeList forPeople;
};

Changes bothBy(std::vector<Edit> edits)
{
    const auto snapshot = built(treeRecords(tree));
    const Scenario scenario{{}, std::move(edits)};
    const auto after = applyScenario(snapshot, scenario, 0);
    EXPECT_TRUE(after) << english(after.error().message);
    const auto before = baselineInputs(snapshot, 0);
    const auto list = changeList(before, *after, scenario);
    return {list, withRenames(list, before, *after)};
}

ChangeList changesBy(std::vector<Edit> edits)
{
    return bothBy(std::move(edits)).list;
}
} // namespace

TEST(ChangeList, isEmptyWithoutEffect)
{
    EXPECT_TRUE(changesBy({}).isEmpty());
    EXPECT_TRUE(changesBy({ShareEdit{{"a", "", ""}, 10}}).isEmpty());
    EXPECT_TRUE(changesBy({MoveEdit{"b", "c"}, MoveEdit{"b", "a"}}).isEmpty());
    EXPECT_TRUE(changesBy({AddEdit{{"x", "", ""}, "a", 1}, RemoveEdit{{"x", "", ""}}}).isEmpty());
    EXPECT_TRUE(changesBy({ParameterEdit{"PriorityMaxAge", "7-00:00:00"}}).isEmpty());
}

TEST(ChangeList, holdsTheDifferenceAndNotTheWay)
{
    const auto list = changesBy({AddEdit{{"x", "", ""}, "root", 5}, AddEdit{{"x", "w", ""}, "", 2},
                                 ShareEdit{{"x", "w", ""}, 9}, MoveEdit{"b", "x"},
                                 ShareEdit{{"b", "v", ""}, 7}, RemoveEdit{{"c", "", ""}}});
    EXPECT_EQ(list.accounts, (std::vector<AddEdit>{{{"x", "", ""}, "root", 5}}));
    EXPECT_EQ(list.users, (std::vector<AddEdit>{{{"x", "w", ""}, "", 9}}));
    EXPECT_EQ(list.moves, (std::vector<MoveEdit>{{"b", "x"}}));
    EXPECT_EQ(list.shares, (std::vector<ShareEdit>{{{"b", "v", ""}, 7}}));
    EXPECT_EQ(list.removedUsers, (std::vector<AssocKey>{{"c", "u", ""}}));
    EXPECT_EQ(list.removedAccounts, (std::vector<std::string>{"c"}));
    EXPECT_TRUE(list.renames.empty());
}

TEST(ChangeList, namesChildrenBeforeParentsWhereAccountsGo)
{
    EXPECT_EQ(changesBy({RemoveEdit{{"a", "", ""}}}).removedAccounts,
              (std::vector<std::string>{"b", "a"}));
}

TEST(ChangeList, followsRenamesToTheNameOfTheSource)
{
    const auto list = changesBy({RenameEdit{"a", "x"}, RenameEdit{"x", "y"},
                                 AddEdit{{"n", "", ""}, "y", 1}, RenameEdit{"n", "m"}});
    EXPECT_EQ(list.renames, (std::vector<RenameEdit>{{"a", "y"}}));
    EXPECT_EQ(list.moves, (std::vector<MoveEdit>{{"b", "y"}}));
    EXPECT_TRUE(changesBy({RenameEdit{"a", "x"}, RenameEdit{"x", "a"}}).isEmpty());
}

// Slurm makes a new account of a renamed one; people read what was renamed, and what else is new.
TEST(ChangeList, hasRenamesAsSuchForPeople)
{
    const auto plain = bothBy({RenameEdit{"a", "x"}});
    EXPECT_FALSE(plain.list.accounts.empty());
    EXPECT_EQ(plain.forPeople.renames, (std::vector<RenameEdit>{{"a", "x"}}));
    EXPECT_TRUE(plain.forPeople.isEmpty());
    const auto list
        = bothBy({RenameEdit{"a", "x"}, RenameEdit{"b", "y"}, ShareEdit{{"x", "", ""}, 20},
                  ShareEdit{{"y", "v", ""}, 9}, MoveEdit{"y", "c"}, AddEdit{{"x", "w", ""}, "", 2},
                  RemoveEdit{{"x", "u", ""}}})
              .forPeople;
    EXPECT_TRUE(list.accounts.empty());
    EXPECT_EQ(list.moves, (std::vector<MoveEdit>{{"y", "c"}}));
    EXPECT_EQ(list.shares, (std::vector<ShareEdit>{{{"y", "v", ""}, 9}, {{"x", "", ""}, 20}}));
    EXPECT_EQ(list.users, (std::vector<AddEdit>{{{"x", "w", ""}, "", 2}}));
    EXPECT_EQ(list.removedUsers, (std::vector<AssocKey>{{"a", "u", ""}}));
    EXPECT_TRUE(list.removedAccounts.empty());
}

TEST(ChangeList, keepsTheWordsOfTheLastEditOfAParameter)
{
    const auto list = changesBy({ParameterEdit{"prioritydecayhalflife", "3-0"},
                                 ParameterEdit{"PriorityDecayHalfLife", " 14-0 "}});
    EXPECT_EQ(list.parameters, (std::vector<ParameterEdit>{{"PriorityDecayHalfLife", "14-0"}}));
    EXPECT_FALSE(list.changesTree());
}

TEST(ChangeList, saysNoNumberThatAFileWouldTakeForAnOctalOne)
{
    const auto list = changesBy(
        {ParameterEdit{"PriorityWeightAge", "010"}, ParameterEdit{"PriorityWeightQOS", "0"}});
    EXPECT_EQ(std::ranges::count(list.parameters, ParameterEdit{"PriorityWeightAge", "10"}), 1);
}
