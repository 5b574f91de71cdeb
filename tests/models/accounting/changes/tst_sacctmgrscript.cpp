// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/sacctmgrscript.h"
#include "tests/support/randomscenario.h"
#include "tests/support/sacctmgrmodel.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

namespace {
constexpr auto parentShares = slurm::useParentShares;

Result<std::string> exportedScript(const std::string& tree, std::vector<Edit> edits)
{
    const auto snapshot = built(treeRecords(tree));
    const Scenario scenario{{}, std::move(edits)};
    const auto inputs = applyScenario(snapshot, scenario, 0);
    if (!inputs)
        return inputs.error();
    const auto changes = changeList(baselineInputs(snapshot, 0), *inputs, scenario);
    return sacctmgrScript(changes, *snapshot, *inputs->snapshot);
}

/// The commands of a script, without the titles above them.
std::string commandsOf(const std::string& tree, std::vector<Edit> edits)
{
    const auto script = exportedScript(tree, std::move(edits));
    if (!script) {
        ADD_FAILURE() << english(script.error().message);
        return {};
    }
    std::string commands;
    for (const auto line : text::split(*script, '\n')) {
        for (const auto* word : {"sacctmgr -i ", "leave_default ", "keep_default "}) {
            if (line.starts_with(word))
                commands += std::string(line) + '\n';
        }
    }
    return commands;
}

std::string failureOf(const std::string& tree, const Edit& edit)
{
    const auto script = exportedScript(tree, {edit});
    EXPECT_FALSE(script);
    return script ? std::string() : english(script.error().message);
}

constexpr auto twoAccounts = "a 10\n  @u 1\n  @v 2\nb 20\n  @u 3\n";
} // namespace

TEST(SacctmgrScript, withoutChangesIsAComment)
{
    const auto script = exportedScript(twoAccounts, {});
    ASSERT_TRUE(script);
    EXPECT_TRUE(script->starts_with("#!/bin/sh\n"));
    EXPECT_NE(script->find("# There is nothing to do."), std::string::npos);
    for (const auto line : text::split(*script, '\n'))
        EXPECT_TRUE(line.empty() || line.front() == '#') << line;
    // Setting what is there is no change either.
    EXPECT_EQ(commandsOf(twoAccounts, {ShareEdit{{"a", "", ""}, 10}}), "");
}

TEST(SacctmgrScript, setsLimits)
{
    EXPECT_EQ(commandsOf(twoAccounts,
                         {ParameterEdit{"qos normal MaxTRESPU", "cpu=96,mem=4G,node=-1"},
                          ParameterEdit{"account a MaxWall", "2-00:00:00"},
                          ParameterEdit{"user u account b MaxJobs", "-1"}}),
              "sacctmgr -i modify qos where name=normal set "
              "MaxTRESPerUser=cpu=96,mem=4096,node=-1\n"
              "sacctmgr -i modify account where cluster=test name=a set "
              "MaxWallDurationPerJob=2-00:00:00\n"
              "sacctmgr -i modify user where cluster=test account=b name=u set MaxJobs=-1\n");
    EXPECT_NE(failureOf(twoAccounts, ParameterEdit{"qos a,b MaxJobsPU", "1"}).find("a,b"),
              std::string::npos);
}

TEST(SacctmgrScript, gathersEqualSharesInOneCommand)
{
    EXPECT_EQ(commandsOf(twoAccounts,
                         {ShareEdit{{"a", "", ""}, 5}, ShareEdit{{"b", "", ""}, 5},
                          ShareEdit{{"a", "u", ""}, parentShares},
                          ShareEdit{{"a", "v", ""}, parentShares}}),
              "sacctmgr -i modify account where cluster=test name=a,b set fairshare=5\n"
              "sacctmgr -i modify user where cluster=test account=a name=u,v set "
              "fairshare=parent\n");
}

TEST(SacctmgrScript, saysWhichPartitionIsMeant)
{
    const auto* tree = "a 10\n  @u 1\n  @u:fast 2\n";
    EXPECT_EQ(commandsOf(tree, {ShareEdit{{"a", "u", ""}, 5}}),
              "sacctmgr -i modify user where cluster=test account=a partition= name=u set "
              "fairshare=5\n");
    EXPECT_EQ(commandsOf(tree, {ShareEdit{{"a", "u", "fast"}, 5}}),
              "sacctmgr -i modify user where cluster=test account=a partition=fast name=u set "
              "fairshare=5\n");
    EXPECT_EQ(commandsOf(tree, {AddEdit{{"a", "u", "long"}, "", 4}}),
              "sacctmgr -i add user name=u cluster=test account=a partition=long fairshare=4\n");
    EXPECT_EQ(commandsOf(tree, {RemoveEdit{{"a", "u", "fast"}}}),
              "sacctmgr -i delete user where cluster=test account=a partition=fast name=u\n"
              "keep_default u a\n");
}

TEST(SacctmgrScript, addsParentsFirstAndQuotes)
{
    EXPECT_EQ(commandsOf(twoAccounts,
                         {AddEdit{{"x y", "", ""}, "root", 3}, AddEdit{{"z$", "", ""}, "x y", 3},
                          AddEdit{{"z$", "w", ""}, "", 3}}),
              "sacctmgr -i add account 'name=x y' cluster=test parent=root fairshare=3\n"
              "sacctmgr -i add account 'name=z$' cluster=test 'parent=x y' fairshare=3\n"
              "sacctmgr -i add user name=w cluster=test 'account=z$' fairshare=3\n");
}

TEST(SacctmgrScript, swapsParentAndChildFromTheRootDown)
{
    EXPECT_EQ(commandsOf("a 1\n  b 1\n    c 1\n",
                         {MoveEdit{"c", "root"}, MoveEdit{"b", "c"}, MoveEdit{"a", "b"}}),
              "sacctmgr -i modify account where cluster=test name=c set parent=root\n"
              "sacctmgr -i modify account where cluster=test name=b set parent=c\n"
              "sacctmgr -i modify account where cluster=test name=a set parent=b\n");
}

TEST(SacctmgrScript, movesOutBeforeTheOldParentGoes)
{
    EXPECT_EQ(
        commandsOf("a 1\n  b 1\n    @u 1\n", {MoveEdit{"b", "root"}, RemoveEdit{{"a", "", ""}}}),
        "sacctmgr -i modify account where cluster=test name=b set parent=root\n"
        "sacctmgr -i delete account where cluster=test name=a\n");
}

TEST(SacctmgrScript, movesDefaultAccountsBeforeTheyGo)
{
    // u stays in b, v leaves the cluster.
    EXPECT_EQ(commandsOf(twoAccounts, {RemoveEdit{{"a", "", ""}}}),
              "leave_default u a b\n"
              "sacctmgr -i delete user where cluster=test account=a name=u\n"
              "sacctmgr -i delete user where cluster=test account=a name=v\n"
              "sacctmgr -i delete account where cluster=test name=a\n");
    // A user that leaves several accounts leaves the last one alone.
    EXPECT_EQ(commandsOf("a 1\n  @u 1\nb 1\n  @u 1\n",
                         {RemoveEdit{{"a", "u", ""}}, RemoveEdit{{"b", "u", ""}}}),
              "sacctmgr -i modify user where cluster=test name=u set defaultaccount=a\n"
              "sacctmgr -i delete user where cluster=test account=b name=u\n"
              "sacctmgr -i delete user where cluster=test account=a name=u\n");
}

TEST(SacctmgrScript, renamesByAddingAndSaysSo)
{
    const auto script = exportedScript("a 7\n  @u 2\n  b 1\n", {RenameEdit{"a", "c"}});
    ASSERT_TRUE(script);
    EXPECT_NE(script->find("# Note: sacctmgr cannot rename: “c” is added in place of “a”"),
              std::string::npos);
    EXPECT_EQ(commandsOf("a 7\n  @u 2\n  b 1\n", {RenameEdit{"a", "c"}}),
              "sacctmgr -i add account name=c cluster=test parent=root fairshare=7\n"
              "sacctmgr -i modify account where cluster=test name=b set parent=c\n"
              "sacctmgr -i add user name=u cluster=test account=c fairshare=2\n"
              "leave_default u a c\n"
              "sacctmgr -i delete user where cluster=test account=a name=u\n"
              "sacctmgr -i delete account where cluster=test name=a\n");
}

TEST(SacctmgrScript, leavesThePolicyToSlurmConf)
{
    const auto script = exportedScript(twoAccounts, {ParameterEdit{"PriorityWeightAge", "77"}});
    ASSERT_TRUE(script);
    EXPECT_NE(script->find("# Note: PriorityWeightAge = 77 is not for sacctmgr"),
              std::string::npos);
    EXPECT_EQ(script->find("\nsacctmgr"), std::string::npos);
}

TEST(SacctmgrScript, refusesNamesThatSacctmgrWouldChange)
{
    for (const auto* name : {"x[1-2]", "Geist"}) {
        const auto message = failureOf(twoAccounts, AddEdit{{name, "", ""}, "root", 1});
        EXPECT_NE(message.find(std::string("“") + name + "” cannot be named to sacctmgr"),
                  std::string::npos)
            << message;
    }
    // Upper case in user names stays where slurmdbd preserves it, which shows.
    EXPECT_NE(failureOf(twoAccounts, AddEdit{{"a", "Bob", ""}, "", 1}).find("PreserveCaseUser"),
              std::string::npos);
    EXPECT_EQ(commandsOf("a 1\n  @Ann 1\n", {AddEdit{{"a", "Bob", ""}, "", 1}}),
              "sacctmgr -i add user name=Bob cluster=test account=a fairshare=1\n");
}

TEST(SacctmgrScript, commentsStayCommentsWhateverTheSourceIsCalled)
{
    auto records = treeRecords(twoAccounts);
    records.source = "x\nrm -rf /";
    const auto snapshot = built(std::move(records));
    const auto script = sacctmgrScript({}, *snapshot, *snapshot);
    ASSERT_TRUE(script);
    EXPECT_EQ(script->find("\nrm"), std::string::npos);
}

RC_GTEST_PROP(SacctmgrScript, bringsTheScenariosTreeAbout, ())
{
    const auto snapshot = built(randomTreeWithPartitions());
    const auto scenario = randomScenario(snapshot);
    const auto before = baselineInputs(snapshot, 0);
    const auto after = *applyScenario(snapshot, scenario, 0);
    const auto script
        = sacctmgrScript(changeList(before, after, scenario), *snapshot, *after.snapshot);
    RC_ASSERT(script.has_value());
    SacctmgrModel cluster(before);
    std::mt19937 dice(*rc::gen::arbitrary<std::uint32_t>());
    cluster.drawDefaults(dice);
    const bool wasEqual = cluster.accounts() == SacctmgrModel(after).accounts()
        && cluster.rows() == SacctmgrModel(after).rows();
    RC_LOG() << *script;
    const auto commands = cluster.run(*script);
    RC_ASSERT((commands == 0) == wasEqual);
    RC_ASSERT(cluster.accounts() == SacctmgrModel(after).accounts());
    RC_ASSERT(cluster.rows() == SacctmgrModel(after).rows());
    RC_ASSERT(cluster.everyUserHasDefault());
}
