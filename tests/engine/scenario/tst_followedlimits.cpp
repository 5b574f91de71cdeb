// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/conflicts.h"
#include "engine/scenario/editedscenario.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
using Edits = std::vector<Edit>;

/// "account b MaxJobs=5": what limits the edits make of a small tree, and what a window that goes
/// on editing takes them for.
std::string limitsAfter(const Edits& edits)
{
    const auto snapshot = built(treeRecords("a 1\n  @u 1\n  c 1\n    @v 1\nb 1\n  @w 1\n"));
    const auto inputs = applyScenario(snapshot, {{}, edits}, 0);
    if (!inputs)
        return english(inputs.error().message);
    std::string text;
    for (const auto& limit : limitsSetIn(inputs->policy))
        text += (text.empty() ? "" : "; ") + limitName(limit) + '=' + limit.value;
    EXPECT_EQ(EditedScenario(snapshot, inputs->snapshot, {{}, edits}).values().policy(),
              inputs->policy);
    EXPECT_TRUE(fitting(*snapshot, {{}, edits}).unfit.empty());
    return text;
}

const Edit limitOfA = ParameterEdit{"account a MaxJobs", "5"};
const Edit limitOfU = ParameterEdit{"user u account a MaxJobs", "3"};
} // namespace

TEST(FollowedLimits, haveTheLastNameOfTheirAccount)
{
    EXPECT_EQ(limitsAfter({limitOfA}), "account a MaxJobs=5");
    EXPECT_EQ(limitsAfter({limitOfA, RenameEdit{"a", "x"}}), "account x MaxJobs=5");
    EXPECT_EQ(limitsAfter({limitOfU, RenameEdit{"a", "x"}, RenameEdit{"x", "y"}}),
              "user u account y MaxJobs=3");
    // The name goes from one account to another.
    EXPECT_EQ(limitsAfter({limitOfA, RenameEdit{"a", "x"}, RenameEdit{"b", "a"}}),
              "account x MaxJobs=5");
    EXPECT_EQ(limitsAfter({RenameEdit{"a", "x"}, RenameEdit{"b", "a"}, limitOfA}),
              "account a MaxJobs=5");
}

TEST(FollowedLimits, goWithWhomTheyAreOf)
{
    EXPECT_EQ(limitsAfter({limitOfA, limitOfU, RemoveEdit{{"a", "", ""}}}), "");
    EXPECT_EQ(limitsAfter({limitOfA, limitOfU, RemoveEdit{{"a", "u", ""}}}), "account a MaxJobs=5");
    const Edit ofBelow = ParameterEdit{"account c MaxJobs", "2"};
    EXPECT_EQ(limitsAfter({ofBelow, RemoveEdit{{"a", "", ""}}}), "");
    // Who comes under the name is somebody else.
    EXPECT_EQ(limitsAfter({limitOfA, RemoveEdit{{"a", "", ""}}, AddEdit{{"a", "", ""}, "root", 1}}),
              "");
}

TEST(FollowedLimits, nobodyIsLimitedWhoIsNotThereYet)
{
    const Edit ofNew = ParameterEdit{"account new MaxJobs", "2"};
    const Edit add = AddEdit{{"new", "", ""}, "a", 1};
    EXPECT_EQ(limitsAfter({add, ofNew}), "account new MaxJobs=2");
    const auto snapshot = built(treeRecords("a 1\n  @u 1\n"));
    EXPECT_FALSE(applyScenario(snapshot, {{}, {ofNew, add}}, 0));
    EXPECT_EQ(fitting(*snapshot, {{}, {ofNew, add}}).unfit, std::vector<std::size_t>{0});
}
