// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/mergescenarios.h"

#include <gtest/gtest.h>

using namespace fairlead;

namespace {
Edit share(const char* account, std::uint32_t shares, const char* user = "")
{
    return ShareEdit{{account, user, ""}, shares};
}
Edit set(const char* name, const char* value)
{
    return ParameterEdit{name, value};
}
Scenario plan(std::vector<Edit> edits)
{
    return {"plan", std::move(edits)};
}
} // namespace

TEST(MergeScenarios, takesBothSides)
{
    const auto base = plan({share("a", 1), share("b", 1), share("c", 1)});
    const auto mine = plan({share("a", 2), share("b", 1), set("PriorityWeightAge", "5")});
    const auto theirs = plan({share("a", 1), share("b", 3), share("c", 1), share("d", 4)});
    const auto merge = mergeScenarios(base, mine, theirs);
    EXPECT_TRUE(merge.clashes.empty());
    EXPECT_EQ(merge.merged,
              plan({share("b", 3), share("d", 4), share("a", 2), set("PriorityWeightAge", "5")}));
}

TEST(MergeScenarios, aLimitNeedsItsAccountAndUser)
{
    const auto merged = [](const char* limit, const Edit& theirs) {
        return mergeScenarios(plan({}), plan({set(limit, "5")}), plan({theirs})).clashes.empty();
    };
    EXPECT_FALSE(merged("account a MaxJobs", RemoveEdit{{"a", "", ""}}));
    EXPECT_FALSE(merged("account a MaxJobs", RenameEdit{"a", "b"}));
    EXPECT_FALSE(merged("user u account a MaxJobs", RemoveEdit{{"a", "u", ""}}));
    EXPECT_TRUE(merged("user u account a MaxJobs", RemoveEdit{{"a", "v", ""}}));
    EXPECT_TRUE(merged("user u account a MaxJobs", share("a", 7, "u")));
    EXPECT_TRUE(merged("qos a MaxWall", RemoveEdit{{"a", "", ""}}));
}

TEST(MergeScenarios, takesWhatBothDidOnce)
{
    const auto base = plan({share("a", 1)});
    const auto both = plan({share("a", 2), share("b", 2)});
    const auto merge = mergeScenarios(base, both, both);
    EXPECT_TRUE(merge.clashes.empty());
    EXPECT_EQ(merge.merged, both);
}

TEST(MergeScenarios, namesWhatBothChanged)
{
    const auto base = plan({share("a", 1)});
    const auto merge = mergeScenarios(base, plan({share("a", 2)}), plan({share("a", 3)}));
    ASSERT_EQ(merge.clashes.size(), 1U);
    EXPECT_EQ(merge.clashes[0], (EditClash{share("a", 2), share("a", 3)}));
    // Who took an edit out is told from who made one.
    const auto takenOut = mergeScenarios(base, plan({}), plan({share("a", 3)}));
    ASSERT_EQ(takenOut.clashes.size(), 1U);
    EXPECT_TRUE(takenOut.clashes[0].isMineTakenOut);
    EXPECT_FALSE(takenOut.clashes[0].isTheirsTakenOut);
    EXPECT_FALSE(mergeScenarios(plan({}), plan({set("PriorityWeightAge", "1")}),
                                plan({set("priorityweightage", "2")}))
                     .clashes.empty());
}

TEST(MergeScenarios, keepsEditsOfAnAccountFromItsRemoval)
{
    const Edit removal = RemoveEdit{{"a", "", ""}};
    const Edit renaming = RenameEdit{"a", "b"};
    const Edit move = MoveEdit{"c", "a"};
    for (const auto& edit : {share("a", 2), share("a", 2, "ann"), renaming, move}) {
        EXPECT_FALSE(mergeScenarios(plan({}), plan({edit}), plan({removal})).clashes.empty());
        EXPECT_FALSE(mergeScenarios(plan({}), plan({removal}), plan({edit})).clashes.empty());
    }
    EXPECT_TRUE(mergeScenarios(plan({}), plan({share("x", 2)}), plan({removal})).clashes.empty());
    EXPECT_TRUE(mergeScenarios(plan({}), plan({share("a", 2, "ann")}), plan({share("a", 3, "bob")}))
                    .clashes.empty());
}
