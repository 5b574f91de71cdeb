// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/sidebyside.h"
#include "tests/support/queuetext.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
const std::string jobsBesideEachOther = "1 chem/erin p1 7200\n2 physics/alice p1 3600\n";

std::shared_ptr<const Evaluation> chosenQueue()
{
    const auto snapshot = built(
        queueRecords("chem 50\n  @erin 1 500\nphysics 50\n  @alice 1 100\n", jobsBesideEachOther));
    return evaluate(baselineInputs(snapshot, snapshot->computedAt));
}

Scenario named(std::string name, std::vector<Edit> edits)
{
    return {std::move(name), std::move(edits)};
}
} // namespace

TEST(SideBySide, everythingThatOneEditsIsARow)
{
    const auto now = chosenQueue();
    const std::vector scenarios{
        named("a",
              {ParameterEdit{"PriorityWeightAge", "5"}, ShareEdit{{"chem", "", ""}, 60},
               ParameterEdit{"priorityweightage", "6"}}),
        named("b", {ShareEdit{{"chem", "", ""}, 70}, AddEdit{{"bio", "", ""}, "root", 3}}),
        named("c", {})};
    const auto things = editedThings(now->snapshot(), scenarios);
    ASSERT_EQ(things.size(), 3U);
    EXPECT_EQ(things[0].now, "1000");
    EXPECT_EQ(things[0].values[0], "6") << "the last edit of a thing counts, in any spelling";
    EXPECT_FALSE(things[0].values[1]);
    EXPECT_EQ(things[1].now, "50");
    EXPECT_EQ(things[1].values[0], "60");
    EXPECT_EQ(things[1].values[1], "70");
    EXPECT_FALSE(things[1].values[2]);
    EXPECT_EQ(things[2].now, "");
    EXPECT_FALSE(things[2].values[0]);
    EXPECT_TRUE(things[2].values[1]);
}

TEST(SideBySide, twoUsersOfOneNameAreTwoThings)
{
    const auto now = chosenQueue();
    const std::vector scenarios{
        named("a", {ShareEdit{{"chem", "erin", ""}, 2}, ShareEdit{{"physics", "erin", ""}, 3}})};
    EXPECT_EQ(editedThings(now->snapshot(), scenarios).size(), 2U);
}

TEST(SideBySide, resultsAreThoseOfTheScenarioAlone)
{
    const auto now = chosenQueue();
    const auto first = [](const Evaluation& evaluation) {
        return evaluation.snapshot().jobLabel(
            evaluation.snapshot().rows.job[evaluation.order.front().at()]);
    };
    ASSERT_EQ(first(*now), "2");
    const auto turned = resultOf(*now, named("a", {ShareEdit{{"chem", "", ""}, 5000}}));
    const auto same = resultOf(*now, named("b", {}));
    ASSERT_TRUE(turned);
    ASSERT_TRUE(same);
    EXPECT_EQ(first(*turned->evaluation), "1");
    EXPECT_EQ(turned->difference.movedJobs, 2U);
    EXPECT_EQ(first(*same->evaluation), "2");
    EXPECT_EQ(same->difference.movedJobs, 0U);

    const std::vector results{*turned, *same};
    const auto choices = accountChoices(results);
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(choices[0], (AccountChoice{"chem", {1.0, 0.0}}));
    EXPECT_EQ(choices[1], (AccountChoice{"physics", {-1.0, 0.0}}));
    EXPECT_TRUE(accountChoices(std::vector{*same}).empty()) << "nobody moves";
}

/// A name that one scenario gives is not another account.
TEST(SideBySide, aRenamedAccountIsOneRow)
{
    const auto now = chosenQueue();
    const auto one
        = resultOf(*now, named("a", {ShareEdit{{"chem", "", ""}, 5000}, RenameEdit{"chem", "c1"}}));
    const auto other
        = resultOf(*now, named("b", {RenameEdit{"chem", "c2"}, ShareEdit{{"c2", "", ""}, 5000}}));
    ASSERT_TRUE(one);
    ASSERT_TRUE(other);
    const auto choices = accountChoices(std::vector{*one, *other});
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(choices[0], (AccountChoice{"chem", {1.0, 1.0}}));
    EXPECT_EQ(choices[1], (AccountChoice{"physics", {-1.0, -1.0}}));
}

TEST(SideBySide, anEditOfNothingIsAnError)
{
    const auto result = resultOf(*chosenQueue(), named("a", {RemoveEdit{{"gone", "", ""}}}));
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Usage);
}
