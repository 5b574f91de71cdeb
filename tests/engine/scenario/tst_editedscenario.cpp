// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/editedscenario.h"
#include "tests/support/randomscenario.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
Edit randomValueEdit()
{
    const auto shares = *rc::gen::inRange<std::uint32_t>(0, 3);
    switch (*rc::gen::inRange(0, 4)) {
    case 0:
        return ParameterEdit{"SLURM_VERSION",
                             *rc::gen::element<std::string>("2.0", "22.05", "26.11")};
    case 1: // means something else in another version
        return ParameterEdit{"PriorityFlags",
                             *rc::gen::element<std::string>("MAX_TRES_GRES", "MAX_TRES", "", "?")};
    case 2:
        return ParameterEdit{*rc::gen::element<std::string>("PriorityMaxAge", "prioritymaxage"),
                             *rc::gen::element<std::string>("7-0", "1-0", "nonsense")};
    default:
        return ShareEdit{{"a" + std::to_string(*rc::gen::inRange(0, 4)),
                          *rc::gen::element<std::string>("", "u1"), ""},
                         shares};
    }
}

void assertSame(const EditedValues& values, const Inputs& inputs)
{
    RC_ASSERT(values.policy() == inputs.policy);
    RC_ASSERT(values.allShares() == *inputs.shares);
}
} // namespace

RC_GTEST_PROP(EditedScenario, editByEditIsWhatTheWholeScenarioIs, ())
{
    const auto snapshot = built(randomTree());
    EditedScenario edited(snapshot, snapshot, {});
    Scenario plain;
    for (auto count = *rc::gen::inRange(0, 25); count > 0; --count) {
        const auto edit = randomValueEdit();
        const auto before = edited.scenario();
        const auto added = edited.add(edit);
        RC_ASSERT(added.refused.has_value()
                  == !applyScenario(snapshot, {{}, {edit}}, 0).has_value());
        if (!added.refused)
            plain = withEdit(*snapshot, plain, edit);
        RC_ASSERT(edited.scenario() == plain);
        RC_ASSERT(added.isOther == !(before == plain));
        assertSame(edited.values(), *applyScenario(snapshot, plain, 0));
    }
    assertSame(EditedScenario(snapshot, snapshot, plain).values(),
               *applyScenario(snapshot, plain, 0));
}

TEST(EditedScenario, anEditThatMeetsNothingStaysAndHasNoEffect)
{
    const auto snapshot = built(treeRecords("a 1\nb 2\n"));
    const EditedScenario edited(
        snapshot, snapshot,
        {{}, {ShareEdit{{"gone", "", ""}, 5}, ParameterEdit{"PriorityWeightLuck", "1"}}});
    EXPECT_EQ(edited.scenario().edits.size(), 2U);
    EXPECT_EQ(edited.values().allShares(), snapshot->assocs.shares);
    EXPECT_EQ(edited.values().policy(), snapshot->policy);
}

TEST(EditedScenario, aShareUnderANameThatWasGivenAnewIsKept)
{
    const auto snapshot = built(treeRecords("a 1\nb 2\n"));
    Scenario scenario;
    for (const auto& edit :
         std::vector<Edit>{RenameEdit{"b", "c"}, RenameEdit{"a", "b"}, ShareEdit{{"b", "", ""}, 2}})
        scenario = withEdit(*snapshot, scenario, edit);
    const auto inputs = applyScenario(snapshot, scenario, 0);
    ASSERT_TRUE(inputs);
    EXPECT_EQ((*inputs->shares)[assocAt(*inputs->snapshot, "b").at()], 2U);
}

TEST(EditedScenario, sharesThatTheTreeHasAreNotGivenToAnotherOfThatName)
{
    const auto snapshot = built(treeRecords("a 1\nc 2\n"));
    Scenario scenario{{},
                      {ShareEdit{{"a", "", ""}, 5}, RenameEdit{"a", "b"}, RenameEdit{"c", "a"}}};
    const auto tree = *restructure(snapshot, scenario);
    const auto carriedOut = scenario.edits;
    scenario.edits.emplace_back(ShareEdit{{"b", "", ""}, 6});
    const EditedScenario edited(snapshot, tree, scenario, carriedOut);
    EXPECT_EQ(edited.values().sharesOf(assocAt(*tree, "a")), 2U);
    EXPECT_EQ(edited.values().sharesOf(assocAt(*tree, "b")), 6U);
    EXPECT_EQ(edited.values().allShares(), *applyScenario(snapshot, scenario, 0)->shares);
}
