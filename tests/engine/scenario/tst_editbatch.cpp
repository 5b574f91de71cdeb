// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/editbatch.h"
#include "engine/scenario/editedscenario.h"
#include "tests/support/growth.h"
#include "tests/support/randomscenario.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
std::vector<Edit> randomEdits(int most)
{
    std::vector<Edit> edits;
    for (auto count = *rc::gen::inRange(0, most); count > 0; --count) {
        if (*rc::gen::inRange(0, 6) == 0)
            edits.emplace_back(ParameterEdit{
                "PriorityMaxAge", *rc::gen::element<std::string>("7-0", "1-0", "nonsense")});
        else if (*rc::gen::inRange(0, 2) == 0)
            edits.emplace_back(ShareEdit{{"a" + std::to_string(*rc::gen::inRange(0, 4)),
                                          *rc::gen::element<std::string>("", "u1"),
                                          {}},
                                         *rc::gen::inRange<std::uint32_t>(0, 3)});
        else
            edits.push_back(randomTreeEdit());
    }
    return edits;
}
} // namespace

RC_GTEST_PROP(EditBatch, isWhatTheEditsAreOneByOne, ())
{
    const auto snapshot = built(randomTreeWithPartitions());
    auto scenario = randomScenario(snapshot);
    const auto edits = randomEdits(20);
    const auto batch = withEdits(*snapshot, scenario, edits);
    for (const auto& edit : edits)
        scenario = withEdit(*snapshot, scenario, edit);
    RC_ASSERT(batch == scenario);
}

RC_GTEST_PROP(EditBatch, isRefusedWhereTheFirstEditIs, ())
{
    const auto snapshot = built(randomTreeWithPartitions());
    const auto edits = randomEdits(6);
    std::optional<std::size_t> first;
    Scenario soFar;
    for (std::size_t i = 0; i < edits.size() && !first; ++i) {
        soFar.edits.push_back(edits[i]);
        if (!applyScenario(snapshot, soFar, 0))
            first = i;
    }
    const auto refused = refusalOfAll(edits, *snapshot, snapshot->policy);
    RC_ASSERT(refused.has_value() == first.has_value());
    RC_ASSERT(!refused || refused->place == *first);

    EditedScenario edited(snapshot, snapshot, {});
    const auto added = edited.addAll(edits);
    RC_ASSERT(added.refused.has_value() == first.has_value());
    RC_ASSERT(added.isOther == !edited.scenario().edits.empty());
    if (first)
        RC_ASSERT(edited.scenario().edits.empty());
    else
        RC_ASSERT(edited.values().policy() == applyScenario(snapshot, soFar, 0)->policy);
}

TEST(EditBatch, sharesCountAtOnce)
{
    const auto snapshot = built(treeRecords("a 1\nb 2\n"));
    EditedScenario edited(snapshot, snapshot, {});
    const std::vector<Edit> edits{ShareEdit{{"a", "", ""}, 5}, ShareEdit{{"b", "", ""}, 2}};
    EXPECT_TRUE(edited.addAll(edits).isOther);
    EXPECT_EQ(edited.values().sharesOf(assocAt(*snapshot, "a")), 5U);
    EXPECT_EQ(edited.scenario().edits.size(), 1U); // b has them anyway
    EXPECT_FALSE(edited.addAll(edits).isOther);
}

TEST(EditBatch, twoMovesThatWouldMakeACircleAreRefused)
{
    const auto snapshot = built(treeRecords("a 1\nb 2\n"));
    const std::vector<Edit> edits{MoveEdit{"a", "b"}, MoveEdit{"b", "a"}};
    const auto refused = refusalOfAll(edits, *snapshot, snapshot->policy);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->place, 1U);
    EXPECT_EQ(refused->why.fault, EditFault::BelowItself);
}

TEST(EditBatch, whatIsAddedCanBeFilled)
{
    const auto snapshot = built(treeRecords("a 1\n"));
    EditedScenario edited(snapshot, snapshot, {});
    const std::vector<Edit> edits{AddEdit{{"b", "", ""}, "a", 1}, AddEdit{{"b", "u", ""}, "", 1},
                                  ShareEdit{{"b", "u", ""}, 7}};
    EXPECT_FALSE(edited.addAll(edits).refused);
    EXPECT_EQ(edited.scenario().edits, edits);
}

TEST(EditBatch, takesLinearTime)
{
    const auto task = [](int count) {
        std::string tree;
        for (int i = 0; i < count; ++i)
            tree += "a" + std::to_string(i) + " 1\n";
        const auto snapshot = built(treeRecords(tree));
        std::vector<Edit> shares;
        std::vector<Edit> moves;
        for (int i = 1; i < count; ++i) {
            shares.emplace_back(ShareEdit{{"a" + std::to_string(i), "", ""}, 7});
            moves.emplace_back(MoveEdit{"a" + std::to_string(i), "a0"});
        }
        return [=] {
            EditedScenario edited(snapshot, snapshot, {});
            (void)edited.addAll(shares);
            (void)edited.addAll(shares);
            (void)edited.addAll(moves);
        };
    };
    EXPECT_TRUE(isLinear(task(1500), task(8 * 1500)));
}
