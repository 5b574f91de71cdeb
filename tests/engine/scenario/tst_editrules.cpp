// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/conflicts.h"
#include "engine/scenario/editrules.h"
#include "tests/support/queuetext.h"
#include "tests/support/randomscenario.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;

namespace {
const std::string ruledTree
    = "chem 50\n  @erin 1\nphysics 50\n  optics 1\n    @alice 1\n  @bob:p1 1\n";

std::optional<EditFault> faultOf(const Edit& edit)
{
    const auto snapshot = built(queueRecords(ruledTree, ""));
    auto policy = snapshot->policy;
    const auto* parameter = std::get_if<ParameterEdit>(&edit);
    const auto refused = parameter != nullptr ? tryParameter(policy, *parameter)
                                              : refusalOf(edit, SnapshotTree(*snapshot));
    // The engine refuses to carry out what the rules refuse, and nothing else.
    const auto inputs = applyScenario(snapshot, {{}, {edit}}, 0);
    EXPECT_EQ(inputs.has_value(), !refused);
    if (!refused)
        return {};
    EXPECT_EQ(english(inputs.error().message), english(errorOf(*refused).message));
    return refused->fault;
}

Edit added(const std::string& name)
{
    return AddEdit{{name, "", ""}, "chem", 1};
}
} // namespace

TEST(EditRules, possibleEditsAreNotRefused)
{
    for (const auto& edit : std::vector<Edit>{
             ShareEdit{{"chem", "", ""}, 7}, ShareEdit{{"physics", "bob", "p1"}, 0},
             ShareEdit{{"chem", "erin", ""}, slurm::useParentShares}, added("new"),
             added("m\xC3\xBCller-2.x_y@z"), added("a b"), added(std::string(longestName, 'x')),
             AddEdit{{"chem", "zoe", "p2"}, "", 3}, MoveEdit{"optics", "chem"},
             MoveEdit{"optics", "physics"}, RenameEdit{"optics", "laser"},
             RemoveEdit{{"physics", "", ""}}, RemoveEdit{{"chem", "erin", ""}}})
        EXPECT_FALSE(faultOf(edit)) << editText(edit);
}

TEST(EditRules, namesAreLookedAt)
{
    EXPECT_EQ(faultOf(added("")), EditFault::NameMissing);
    EXPECT_EQ(faultOf(RenameEdit{"chem", ""}), EditFault::NameMissing);
    for (const auto* name : {" ab", "ab ", "a|b", "a,b", "a:b", "a=b", "a/b", "a'b", "a\"b", "a\\b",
                             "a\nb", "\x1B[31m",
                             "a\xE2\x80\xAE"
                             "b",
                             "a\xC2\x9B"
                             "b",
                             "\xFF"}) {
        EXPECT_EQ(faultOf(added(name)), EditFault::NotAName) << name;
        EXPECT_EQ(faultOf(RenameEdit{"chem", name}), EditFault::NotAName) << name;
        EXPECT_EQ(faultOf(AddEdit{{"chem", name, ""}, "", 1}), EditFault::NotAName) << name;
        EXPECT_EQ(faultOf(AddEdit{{"chem", "zoe", name}, "", 1}), EditFault::NotAName) << name;
    }
    EXPECT_EQ(faultOf(added(std::string(longestName + 1, 'x'))), EditFault::NameTooLong);
    EXPECT_EQ(faultOf(AddEdit{{"new", "", "p1"}, "chem", 1}), EditFault::PartitionWithoutUser);
}

TEST(EditRules, namesAreUnique)
{
    EXPECT_EQ(faultOf(added("physics")), EditFault::NameTaken);
    EXPECT_EQ(faultOf(AddEdit{{"chem", "erin", ""}, "", 1}), EditFault::NameTaken);
    EXPECT_EQ(faultOf(RenameEdit{"chem", "optics"}), EditFault::NameTaken);
    EXPECT_EQ(faultOf(RenameEdit{"chem", "chem"}), EditFault::NameTaken);
}

TEST(EditRules, whatIsNotThereCannotBeEdited)
{
    for (const auto& edit : std::vector<Edit>{
             ShareEdit{{"x", "", ""}, 1}, ShareEdit{{"chem", "bob", ""}, 1},
             ShareEdit{{"physics", "bob", ""}, 1}, AddEdit{{"new", "", ""}, "x", 1},
             AddEdit{{"x", "u", ""}, "", 1}, MoveEdit{"x", "chem"}, MoveEdit{"chem", "x"},
             RenameEdit{"x", "y"}, RemoveEdit{{"x", "", ""}}, RemoveEdit{{"chem", "x", ""}}})
        EXPECT_EQ(faultOf(edit), EditFault::NotThere) << editText(edit);
}

TEST(EditRules, theRootStaysAndNothingHangsBelowItself)
{
    const AssocKey root{"root", "", ""};
    EXPECT_EQ(faultOf(ShareEdit{root, 2}), EditFault::RootShares);
    EXPECT_EQ(faultOf(MoveEdit{"root", "chem"}), EditFault::RootMoved);
    EXPECT_EQ(faultOf(RenameEdit{"root", "top"}), EditFault::RootRenamed);
    EXPECT_EQ(faultOf(RemoveEdit{root}), EditFault::RootRemoved);
    EXPECT_EQ(faultOf(MoveEdit{"physics", "optics"}), EditFault::BelowItself);
    EXPECT_EQ(faultOf(MoveEdit{"physics", "physics"}), EditFault::BelowItself);
}

TEST(EditRules, sharesHaveARange)
{
    const auto over = slurm::useParentShares + 1U;
    EXPECT_EQ(faultOf(ShareEdit{{"chem", "", ""}, over}), EditFault::SharesOutOfRange);
    EXPECT_EQ(faultOf(AddEdit{{"new", "", ""}, "chem", over}), EditFault::SharesOutOfRange);
}

TEST(EditRules, aRefusedParameterChangesNothing)
{
    Policy policy;
    const auto before = policy;
    for (const auto& edit : std::vector<ParameterEdit>{{"PriorityWeightLuck", "7"},
                                                       {"PriorityMaxAge", "x"},
                                                       {"PreemptMode", "OFF\nPriorityType=x"},
                                                       {"PriorityFlags", "\x1B[31m"}}) {
        const auto refused = tryParameter(policy, edit);
        ASSERT_TRUE(refused) << edit.name;
        EXPECT_EQ(refused->fault, EditFault::ParameterRefused);
        EXPECT_EQ(errorOf(*refused).code, ErrorCode::Usage);
        EXPECT_EQ(policy, before);
        EXPECT_EQ(faultOf(edit), EditFault::ParameterRefused) << edit.name;
    }
    EXPECT_FALSE(tryParameter(policy, {"PriorityWeightAge", "7"}));
    EXPECT_EQ(policy.slurm().weight(Factor::Age), 7U);
}

TEST(EditRules, aLimitIsOfSomebodyWhoIsThere)
{
    auto records = treeRecords("a 10\n  @u 1\nb 20\n");
    records.qos.push_back({"normal"});
    const auto tree = built(records);
    for (const auto* name :
         {"qos normal MaxJobsPU", "account a MaxJobs", "user u account a MaxJobs"})
        EXPECT_FALSE(refusalOf(ParameterEdit{name, "7"}, SnapshotTree(*tree))) << name;
    for (const auto* name :
         {"qos high MaxJobsPU", "account c MaxJobs", "user u account b MaxJobs"}) {
        const Scenario scenario{{}, {ParameterEdit{name, "7"}}};
        const auto refused = refusalOf(scenario.edits[0], SnapshotTree(*tree));
        ASSERT_TRUE(refused) << name;
        EXPECT_NE(english(errorOf(*refused).message).find("there is no"), std::string::npos);
        EXPECT_FALSE(applyScenario(tree, scenario, 0)) << name;
        EXPECT_EQ(fitting(*tree, scenario).unfit.size(), 1U) << name;
    }
}

TEST(EditRules, messagesDoNotReachTheTerminalAsControls)
{
    const auto message
        = errorOf({.fault = EditFault::NotThere, .assoc = {"\x1B[31m", "a\nb", ""}}).message;
    EXPECT_EQ(english(message), "there is no association “\\x1b[31m/a\\nb”");
}
