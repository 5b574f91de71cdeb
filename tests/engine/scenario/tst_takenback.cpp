// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/scenario.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
using Edits = std::vector<Edit>;

std::shared_ptr<const Snapshot> tree()
{
    return built(treeRecords("a 1 80\n  @u 1 80\nb 1 20\n  @v 1 20\n  c 1 0\n    @w 1 0\n"));
}

/// One after the other, as they are made.
Edits made(const Edits& edits)
{
    const auto snapshot = tree();
    Scenario scenario;
    for (const auto& edit : edits)
        scenario = withEdit(*snapshot, scenario, edit);
    EXPECT_TRUE(applyScenario(snapshot, scenario, 0));
    return scenario.edits;
}

const Edit addNew = AddEdit{{"new", "", ""}, "a", 5};
const Edit removeNew = RemoveEdit{{"new", "", ""}};
} // namespace

TEST(TakenBack, whatIsAddedAndRemovedIsNoEdit)
{
    EXPECT_EQ(made({addNew, removeNew}), Edits{});
    const Edit user = AddEdit{{"b", "zoe", ""}, "", 1};
    const Edit other = ShareEdit{{"a", "", ""}, 7};
    EXPECT_EQ(made({user, other, RemoveEdit{{"b", "zoe", ""}}}), Edits{other});
}

TEST(TakenBack, whatWasBelowItGoesWithIt)
{
    const Edit sub = AddEdit{{"sub", "", ""}, "new", 1};
    const Edit user = AddEdit{{"sub", "zoe", ""}, "", 1};
    const Edit share = ShareEdit{{"new", "", ""}, 9};
    EXPECT_EQ(made({addNew, sub, user, share, removeNew}), Edits{});
}

TEST(TakenBack, limitsGoWithTheirAccount)
{
    const Edit limit = ParameterEdit{"account new MaxJobs", "5"};
    EXPECT_EQ(made({addNew, limit, removeNew}), Edits{});
    const Edits renamed{RenameEdit{"a", "x"}, ParameterEdit{"account x MaxJobs", "5"}};
    EXPECT_EQ(made({renamed[0], renamed[1], RenameEdit{"x", "a"}}).size(), 3U);
}

TEST(TakenBack, whatWasThereBeforeIsRemovedAllTheSame)
{
    const Edits inside{addNew, MoveEdit{"c", "new"}, removeNew};
    EXPECT_EQ(made(inside), inside);
    const Edit gone = RemoveEdit{{"c", "", ""}};
    EXPECT_EQ(made({gone, AddEdit{{"c", "", ""}, "a", 1}, gone}), Edits{gone});
    const Edits renamed{addNew, RenameEdit{"new", "newer"}, RemoveEdit{{"newer", "", ""}}};
    EXPECT_EQ(made(renamed), renamed);
}

TEST(TakenBack, theOldNameAndTheOldPlaceAreNoEdits)
{
    EXPECT_EQ(made({RenameEdit{"c", "d"}, RenameEdit{"d", "c"}}), Edits{});
    EXPECT_EQ(made({MoveEdit{"c", "a"}, MoveEdit{"c", "b"}}), Edits{});
    const Edits needed{RenameEdit{"c", "d"}, ShareEdit{{"d", "", ""}, 4}, RenameEdit{"d", "c"}};
    EXPECT_EQ(made(needed), needed);
    EXPECT_EQ(
        made({MoveEdit{"c", "a"}, MoveEdit{"b", "c"}, MoveEdit{"b", "root"}, MoveEdit{"c", "b"}}),
        Edits{});
    const Edits inside{MoveEdit{"c", "a"}, AddEdit{{"new", "", ""}, "c", 1}, MoveEdit{"c", "b"}};
    EXPECT_EQ(made(inside), inside);
}
