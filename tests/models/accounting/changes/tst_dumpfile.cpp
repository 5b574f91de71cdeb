// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/changes/dumpfile.h"
#include "models/accounting/changes/dumpline.h"
#include "models/accounting/changes/unifieddiff.h"
#include "models/accounting/slurmtext/tree/assocreader.h"
#include "tests/support/englishnotes.h"
#include "tests/support/randomscenario.h"
#include "tests/support/sacctmgrmodel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;
using testing::HasSubstr;
using testing::Not;

namespace {
/// As sacctmgr 22.05.8 wrote it, with comments between.
constexpr auto dump = R"(# To edit this file start with a cluster line for the new cluster
QOS - 'high':Priority=10
Cluster - 'lab':Fairshare=1:QOS='normal'
# the top
Parent - 'root'
User - 'root':DefaultAccount='root':AdminLevel='Administrator':Fairshare=1
Account - 'a':Description='it: all':Organization='a':DefaultQOS='high':Fairshare=10:GrpTRES=cpu=10,mem=5M:MaxJobs=3
# of the physicists
Account - 'c':Description='c':Organization='b':Fairshare=3:Priority=5
Parent - 'a'
Account - 'b':Description='b':Organization='a':Fairshare=2147483647
Parent - 'b'
User - 'ann':Partition='fast':DefaultAccount='b':Coordinator='c':Fairshare=7
User - 'ann':DefaultAccount='b':Coordinator='c,a':Fairshare=3:MaxJobs=5
User - 'ben':DefaultAccount='b':AdminLevel='Operator'
# c has one user
Parent - 'c'
User - 'ann':DefaultAccount='b':Fairshare=3:MaxJobs=5
# the end)";

std::shared_ptr<const Snapshot> readBack(const std::string& text)
{
    SnapshotRecords records;
    std::vector<Line> lines;
    for (const auto line : text::split(text, '\n')) {
        const auto content = line.substr(0, line.find('\r'));
        if (!content.empty())
            lines.push_back({static_cast<int>(lines.size()) + 1, std::string(content)});
    }
    readDump(lines, "dump.cfg", records);
    return built(std::move(records));
}

struct Exported
{
    std::string text;
    std::vector<std::string> notes;
};

Exported exported(const std::string& text, std::vector<Edit> edits)
{
    const auto snapshot = readBack(text);
    const Scenario scenario{{}, std::move(edits)};
    const auto after = applyScenario(snapshot, scenario, 0);
    EXPECT_TRUE(after) << english(after.error().message);
    const auto changes = changeList(baselineInputs(snapshot, 0), *after, scenario);
    const auto file = dumpFile(text, *after, changes);
    EXPECT_TRUE(file) << english(file.error().message);
    return {file ? *file : std::string(), englishNotes(dumpNotes(changes, *after, true))};
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}
} // namespace

TEST(DumpFile, givesBackEveryByteWithoutEdits)
{
    EXPECT_EQ(exported(dump, {}).text, dump);
    EXPECT_TRUE(exported(dump, {}).notes.empty());
    std::string dos;
    for (const auto line : text::split(dump, '\n'))
        dos += std::string(line) + "\r\n";
    EXPECT_EQ(exported(dos, {}).text, dos);
}

TEST(DumpFile, changesSharesWhereTheyStand)
{
    EXPECT_EQ(exported(dump, {ShareEdit{{"a", "", ""}, 77}}).text,
              replaced(dump, "Fairshare=10:", "Fairshare=77:"));
    EXPECT_EQ(exported(dump, {ShareEdit{{"b", "", ""}, 4}}).text,
              replaced(dump, "Fairshare=2147483647", "Fairshare=4"));
    EXPECT_EQ(exported(dump, {ShareEdit{{"b", "ben", ""}, slurm::useParentShares}}).text,
              replaced(dump, "'Operator'", "'Operator':Fairshare=2147483647"));
    EXPECT_EQ(exported(dump, {ShareEdit{{"b", "ann", "fast"}, 8}}).text,
              replaced(dump, "Fairshare=7", "Fairshare=8"));
}

TEST(DumpFile, keepsOptionsAndCommentsWhereTheTreeChanges)
{
    const auto result = exported(dump,
                                 {AddEdit{{"new", "", ""}, "root", 5}, MoveEdit{"b", "new"},
                                  RenameEdit{"c", "d"}, AddEdit{{"d", "eve", ""}, "", 2}});
    for (const auto* kept :
         {"# To edit this file", "QOS - 'high':Priority=10\nCluster - ",
          "# the top\nParent - 'root'", "Description='it: all'",
          "GrpTRES=cpu=10,mem=5M:MaxJobs=3\n",
          "# of the physicists\nAccount - "
          "'d':Description='c':Organization='b':Fairshare=3:Priority=5",
          "# c has one user\nParent - 'd'\nUser - 'ann':DefaultAccount='b':Fairshare=3:MaxJobs=5\n"
          "User - 'eve':Fairshare=2\n",
          "Parent - 'new'\nAccount - 'b':Description='b'", "Account - 'new':Fairshare=5\n",
          "Coordinator='d'", "Coordinator='d,a'", "# the end"})
        EXPECT_THAT(result.text, HasSubstr(kept));
    EXPECT_THAT(result.text, Not(HasSubstr("Account - 'c'")));
    EXPECT_THAT(result.notes, testing::Contains(HasSubstr("“d” is added, “c” stays")));
    EXPECT_THAT(result.notes, testing::Contains(HasSubstr("Nothing new added.")));
    EXPECT_THAT(result.notes, testing::Contains(HasSubstr("restart slurmctld")));
}

TEST(DumpFile, givesUsersADefaultAccountThatTheyHave)
{
    const auto result
        = exported(dump, {RemoveEdit{{"b", "ann", ""}}, RemoveEdit{{"b", "ann", "fast"}}});
    EXPECT_THAT(result.text, HasSubstr("User - 'ann':DefaultAccount='c':Fairshare=3:MaxJobs=5"));
    EXPECT_THAT(result.notes, testing::Contains(HasSubstr("removes nothing: 2 associations")));
}

// sacctmgr load takes what follows for a comment, in quotes too.
TEST(DumpFile, refusesWhatLoadWouldCut)
{
    for (const auto* name : {"a#b", "a\\b"}) {
        const auto tree = built(treeRecords(std::string(name) + " 1\n"));
        const auto file = dumpFile({}, baselineInputs(tree, 0), {});
        ASSERT_FALSE(file) << name;
        EXPECT_THAT(english(file.error().message), HasSubstr("from a # on"));
    }
    const auto described = replaced(dump, "it: all", "grant #5");
    const auto snapshot = readBack(described);
    const auto with = [&](Edit edit) {
        const Scenario scenario{{}, {std::move(edit)}};
        const auto after = applyScenario(snapshot, scenario, 0);
        return dumpFile(described, *after,
                        changeList(baselineInputs(snapshot, 0), *after, scenario));
    };
    EXPECT_FALSE(with(ShareEdit{{"a", "", ""}, 77}));
    EXPECT_TRUE(with(ShareEdit{{"c", "", ""}, 77})) << "its own line is whole";
    EXPECT_TRUE(with(MoveEdit{"b", "c"})) << "the line of a is as it was";
    EXPECT_FALSE(with(RenameEdit{"a", "z"}));
}

TEST(DumpFile, isMadeFromTheTreeAloneWithoutADump)
{
    const auto snapshot = built(treeRecords("a 10\n  @u parent\n  @u:fast 2\n  b 1\n"));
    const auto inputs = baselineInputs(snapshot, 0);
    const auto file = dumpFile({}, inputs, {});
    ASSERT_TRUE(file);
    EXPECT_EQ(*file,
              "Cluster - 'test':Fairshare=1\nParent - 'root'\nAccount - 'a':Fairshare=10\n"
              "Parent - 'a'\nUser - 'u':Partition='fast':Fairshare=2\n"
              "User - 'u':Fairshare=2147483647\nAccount - 'b':Fairshare=1\n");
    EXPECT_THAT(englishNotes(dumpNotes({}, inputs, false)),
                testing::Contains(HasSubstr("no dump.cfg")));
    const auto quoted = built(treeRecords("it's 1\n"));
    EXPECT_FALSE(dumpFile({}, baselineInputs(quoted, 0), {}));
}

TEST(DumpFile, hasThePrioritiesOfAssociations)
{
    auto records = treeRecords("a 10\n  @u 3\n  @v 2\n");
    for (auto& assoc : records.assocs) {
        if (assoc.account == "a" && assoc.user != "v")
            assoc.priority = 5;
        else if (assoc.user == "v")
            assoc.priority = 0;
    }
    const auto file = dumpFile({}, baselineInputs(built(std::move(records)), 0), {});
    ASSERT_TRUE(file);
    EXPECT_EQ(*file,
              "Cluster - 'test':Fairshare=1\nParent - 'root'\n"
              "Account - 'a':Fairshare=10:Priority=5\nParent - 'a'\nUser - 'u':Fairshare=3\n"
              "User - 'v':Fairshare=2:Priority=0\n");
}

TEST(DumpLine, leavesEveryOtherByteAlone)
{
    DumpLine line("User -  'x y' : FairShare = '3' :MaxJobs=5\r\n");
    EXPECT_EQ(line.keyword(), "user");
    line.setOption({"Fairshare", "Shares"}, "4");
    line.setOption({"Partition"}, "p");
    EXPECT_THAT(line.text(), testing::EndsWith(":MaxJobs=5:Partition=p\r\n"));
    line.removeOption("maxjobs");
    EXPECT_THAT(line.text(), Not(HasSubstr("MaxJobs")));
    EXPECT_EQ(DumpLine("# User - 'x'").keyword(), "");
    EXPECT_EQ(DumpLine("").keyword(), "");
}

/// Found by fuzz_edits: the value ran into the key.
TEST(DumpLine, anOptionWithoutAValueGetsOne)
{
    DumpLine line("Account - 'a':Fairshare:MaxJobs=5\n");
    line.setOption({"Fairshare"}, "17");
    EXPECT_EQ(line.text(), "Account - 'a':Fairshare=17:MaxJobs=5\n");
    DumpLine last("Account - 'a':Fairshare");
    last.setOption({"Fairshare"}, "17");
    EXPECT_EQ(last.text(), "Account - 'a':Fairshare=17");
    DumpLine empty("Account - 'a':Fairshare=");
    empty.setOption({"Fairshare"}, "17");
    EXPECT_EQ(empty.text(), "Account - 'a':Fairshare=17");
}

RC_GTEST_PROP(DumpFile, holdsTheScenariosTree, ())
{
    const auto start = built(randomTreeWithPartitions());
    auto text = *dumpFile({}, baselineInputs(start, 0), {});
    const auto snapshot = readBack(text);
    RC_ASSERT(*dumpFile(text, baselineInputs(snapshot, 0), {}) == text);
    const auto scenario = randomScenario(snapshot);
    const auto after = *applyScenario(snapshot, scenario, 0);
    const auto changes = changeList(baselineInputs(snapshot, 0), after, scenario);
    text = *dumpFile(text, after, changes);
    RC_LOG() << text;
    const SacctmgrModel loaded(baselineInputs(readBack(text), 0));
    RC_ASSERT(loaded.accounts() == SacctmgrModel(after).accounts());
    RC_ASSERT(loaded.rows() == SacctmgrModel(after).rows());
    RC_ASSERT(readBack(text)->issues.empty());
}
