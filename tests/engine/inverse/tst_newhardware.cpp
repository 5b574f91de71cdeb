// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/inverse/newhardware.h"
#include "engine/priority/promisedparts.h"
#include "tests/support/queuetext.h"
#include "tests/support/randomcluster.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
// Of 100 nodes physics has 40, bio 60; of these 40 alice and bob 10 and 30.
const std::string hardwareTree = "physics 40 100\n  @alice 1 100\n  @bob 3 0\n"
                                 "bio 60 900\n  @carol 1 900\n";
const std::string hardwareQueue = "11 physics/alice p1 9000\n12 bio/carol p1 400\n";

Inputs hardwareInputs(SnapshotRecords records)
{
    const auto now = records.computedAt;
    return baselineInputs(*buildSnapshot(std::move(records)), now);
}

std::map<std::string, double> promisedWith(const Inputs& inputs, const std::vector<Edit>& edits,
                                           double machine)
{
    Scenario scenario;
    scenario.edits = edits;
    const auto edited = applyScenario(inputs.snapshot, scenario, inputs.now);
    EXPECT_TRUE(edited.has_value());
    const auto evaluation = evaluate(*edited);
    const auto parts = promisedParts(*evaluation);
    std::map<std::string, double> promised;
    for (std::size_t i = 0; i < parts.size(); ++i)
        promised[keyText(keyOf(evaluation->snapshot(), AssocIndex(i)))] = parts[i] * machine;
    return promised;
}
} // namespace

TEST(NewHardware, whoHas40Of100NodesKeeps40Of150)
{
    const auto inputs = hardwareInputs(queueRecords(hardwareTree, hardwareQueue));
    const auto answer = sharesAfter(inputs, 100, {{{"bio", "", ""}, 50}});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->machine, 150);
    EXPECT_EQ(answer->edits, std::vector<Edit>({ShareEdit{{"bio", "", ""}, 110}}));
    ASSERT_EQ(answer->rows.size(), 2U);
    const auto promised = promisedWith(inputs, answer->edits, 150);
    EXPECT_NEAR(promised.at("physics"), 40, 1e-9);
    EXPECT_NEAR(promised.at("physics/alice"), 10, 1e-9);
    EXPECT_NEAR(promised.at("physics/bob"), 30, 1e-9);
    EXPECT_NEAR(promised.at("bio"), 110, 1e-9);
}

TEST(NewHardware, whatAUserBuysStaysItsOwnOnEveryLevel)
{
    const auto inputs = hardwareInputs(queueRecords(hardwareTree, hardwareQueue));
    const auto answer = sharesAfter(inputs, 100, {{{"physics", "alice", ""}, 20}});
    ASSERT_TRUE(answer);
    const auto promised = promisedWith(inputs, answer->edits, 120);
    EXPECT_NEAR(promised.at("physics/alice"), 30, 1e-9);
    EXPECT_NEAR(promised.at("physics/bob"), 30, 1e-9);
    EXPECT_NEAR(promised.at("physics"), 60, 1e-9);
    EXPECT_NEAR(promised.at("bio"), 60, 1e-9);
    EXPECT_LT(answer->offBy(), 1e-9);
}

TEST(NewHardware, membersShareWhatTheirAccountBuysAndKeepWhatTheyBuy)
{
    const auto inputs = hardwareInputs(queueRecords(hardwareTree, hardwareQueue));
    const auto answer
        = sharesAfter(inputs, 100, {{{"physics", "", ""}, 20}, {{"physics", "alice", ""}, 10}});
    ASSERT_TRUE(answer);
    const auto promised = promisedWith(inputs, answer->edits, 130);
    EXPECT_NEAR(promised.at("physics"), 70, 1e-9);
    EXPECT_NEAR(promised.at("physics/alice"), 25, 1e-9); // 10 of 40, so 15 of 60, and 10
    EXPECT_NEAR(promised.at("physics/bob"), 45, 1e-9);
    EXPECT_NEAR(promised.at("bio"), 60, 1e-9);
    EXPECT_LT(answer->offBy(), 1e-9);
}

TEST(NewHardware, sharesStayWithinWhatAnAssociationMayHave)
{
    const auto inputs = hardwareInputs(queueRecords(hardwareTree, hardwareQueue));
    const auto answer = sharesAfter(inputs, 100, {{{"bio", "", ""}, 1e10}});
    ASSERT_TRUE(answer);
    for (const auto& row : answer->rows)
        EXPECT_LT(row.shares, slurm::useParentShares);
    EXPECT_NEAR(promisedWith(inputs, answer->edits, answer->machine).at("physics"), 40, 3);
    const auto tooMuch = sharesAfter(inputs, 100, {{{"bio", "", ""}, 1e300}});
    ASSERT_FALSE(tooMuch);
    EXPECT_EQ(tooMuch.error().code, ErrorCode::Usage);
}

TEST(NewHardware, sharesAreMultipliedWhereWholeOnesDoNotDo)
{
    auto records
        = queueRecords("physics 1 100\n  @alice 1 100\nbio 2 900\n  @carol 1 900\n", hardwareQueue);
    const auto inputs = hardwareInputs(std::move(records));
    // Of 3 shares, 100 nodes: 10 more are 0.3 shares.
    const auto answer = sharesAfter(inputs, 100, {{{"bio", "", ""}, 10}});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->rows[0].shares, 23U); // the tree is in the order of names
    EXPECT_EQ(answer->rows[1].shares, 10U);
    EXPECT_LT(answer->offBy(), 1e-9);
}

TEST(NewHardware, severalBuyAtOnce)
{
    const auto inputs = hardwareInputs(queueRecords(hardwareTree, hardwareQueue));
    const auto answer
        = sharesAfter(inputs, 100, {{{"bio", "", ""}, 20}, {{"physics", "", ""}, 30}});
    ASSERT_TRUE(answer);
    const auto promised = promisedWith(inputs, answer->edits, 150);
    EXPECT_NEAR(promised.at("physics"), 70, 1e-9);
    EXPECT_NEAR(promised.at("bio"), 80, 1e-9);
}

TEST(NewHardware, whatCannotBeAnsweredIsRefused)
{
    auto records = queueRecords(hardwareTree, hardwareQueue);
    records.assocs[2].shares = slurm::useParentShares; // alice
    const auto inputs = hardwareInputs(std::move(records));
    const auto fails = [&](double machine, const std::vector<Bought>& bought) {
        const auto answer = sharesAfter(inputs, machine, bought);
        return !answer && answer.error().code == ErrorCode::Usage;
    };
    EXPECT_TRUE(fails(0, {{{"bio", "", ""}, 10}}));
    EXPECT_TRUE(fails(100, {}));
    EXPECT_TRUE(fails(100, {{{"bio", "", ""}, 0}}));
    EXPECT_TRUE(fails(100, {{{"nobody", "", ""}, 10}}));
    EXPECT_TRUE(fails(100, {{{"root", "", ""}, 10}}));
    EXPECT_TRUE(fails(100, {{{"physics", "alice", ""}, 10}}));
    auto none
        = queueRecords("physics 0 100\n  @alice 1 100\nbio 2 900\n  @carol 1 900\n", hardwareQueue);
    const auto answer
        = sharesAfter(hardwareInputs(std::move(none)), 100, {{{"physics", "alice", ""}, 10}});
    ASSERT_FALSE(answer) << "physics is promised nothing: what would others in it keep?";
}

RC_GTEST_PROP(NewHardware, nobodyLosesAPartOfTheMachine, ())
{
    const auto inputs = hardwareInputs(randomQueue());
    const auto before = promisedWith(inputs, {}, 100);
    const auto count = inputs.snapshot->assocs.size();
    const auto buyer
        = AssocIndex(*rc::gen::inRange<std::size_t>(1, std::max<std::size_t>(count, 2)));
    if (buyer.at() >= count)
        return;
    const auto answer = sharesAfter(inputs, 100, {{keyOf(*inputs.snapshot, buyer), 25}});
    if (!answer)
        return; // takes its parent's shares, or is promised nothing
    const auto after = promisedWith(inputs, answer->edits, 125);
    const double slack = answer->offBy() + 1e-6;
    for (const auto& [name, units] : before)
        RC_ASSERT(after.at(name) >= units - slack);
    const auto name = keyText(keyOf(*inputs.snapshot, buyer));
    RC_ASSERT(std::abs(after.at(name) - before.at(name) - 25) <= slack);
}
