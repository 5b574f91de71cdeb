// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/text.h"
#include "models/accounting/changes/slurmconfedit.h"
#include "models/accounting/changes/unifieddiff.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "tests/support/englishnotes.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

using namespace fairlead;
using namespace fairlead::accounting;
using fairlead::tests::englishNotes;
using testing::HasSubstr;

namespace {
constexpr auto conf = "# our cluster\n"
                      "ClusterName=lab\n"
                      "priorityweightage = 1000 \t# how long it waits\n"
                      "PriorityWeightTRES=CPU=1000,\\\n"
                      "Mem=2000 # both\n"
                      "Include more.conf\n"
                      "PriorityFlags=NO_FAIR_TREE\n"
                      "PriorityMaxAge=\"7-0\" PriorityFavorSmall=NO\n"
                      "NodeName=n1 CPUs=4\n"
                      "NodeName=n2 CPUs=4\n"
                      "NodeName=n3 CPUs=4\n"
                      "NodeName=n4 CPUs=4\n"
                      "PartitionName=p Nodes=ALL";

std::string edited(const std::string& text, const std::vector<ParameterEdit>& changes,
                   const std::vector<std::string>& included = {})
{
    const auto result = editedSlurmConf(text, changes, included);
    EXPECT_TRUE(result) << english(result.error().message);
    return result ? *result : std::string();
}

std::string withReplaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

void write(const QString& path, const std::string& text)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.data(), qint64(text.size()));
}

std::string read(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll().toStdString();
}
} // namespace

TEST(SlurmConfEdit, changesAValueAndNothingElse)
{
    EXPECT_EQ(edited(conf, {{"PriorityWeightAge", "5"}}), withReplaced(conf, "1000 \t#", "5 \t#"));
    EXPECT_EQ(edited(conf, {{"PriorityMaxAge", "3-0"}}), withReplaced(conf, "\"7-0\"", "3-0"));
    EXPECT_EQ(edited(conf, {{"PriorityFavorSmall", "YES"}}), withReplaced(conf, "=NO\n", "=YES\n"));
    EXPECT_EQ(edited(conf, {}), conf);
}

TEST(SlurmConfEdit, replacesAValueOverSeveralLines)
{
    EXPECT_EQ(edited(conf, {{"PriorityWeightTRES", "CPU=1"}}),
              withReplaced(conf, "CPU=1000,\\\nMem=2000 # both", "CPU=1 # both"));
}

TEST(SlurmConfEdit, changesTheLastOfSeveralLines)
{
    EXPECT_EQ(edited("A=1\nPriorityMaxAge=1-0\nPriorityMaxAge=2-0\n", {{"PriorityMaxAge", "9-0"}}),
              "A=1\nPriorityMaxAge=1-0\nPriorityMaxAge=9-0\n");
}

TEST(SlurmConfEdit, addsAtTheEndWhatNoLineOrAnIncludedFileSets)
{
    const auto text = std::string(conf);
    EXPECT_EQ(edited(text, {{"PriorityWeightQOS", "9"}}), text + "\nPriorityWeightQOS=9\n");
    EXPECT_EQ(edited(text, {{"PriorityWeightAge", "9"}}, {"priorityweightage"}),
              text + "\nPriorityWeightAge=9\n");
    EXPECT_EQ(edited("A=1\r\nB=2\r\n", {{"PriorityMaxAge", "1"}}),
              "A=1\r\nB=2\r\nPriorityMaxAge=1\r\n");
    EXPECT_EQ(edited("A=1\nB=2\\\n", {{"PriorityMaxAge", "1"}}),
              "A=1\nB=2\\\n\nPriorityMaxAge=1\n");
}

TEST(SlurmConfEdit, takesOutWhatHasNoValue)
{
    EXPECT_EQ(edited(conf, {{"PriorityFlags", ""}}),
              withReplaced(conf, "PriorityFlags=NO_FAIR_TREE\n", ""));
    EXPECT_EQ(edited("PriorityFlags=INCR_ONLY # why\n", {{"PriorityFlags", ""}}), " # why\n");
    EXPECT_FALSE(editedSlurmConf(conf, {{"PriorityFlags", ""}}, {"priorityflags"}));
}

TEST(SlurmConfEdit, refusesWhatTheFileCannotSay)
{
    for (const auto* value : {"1\nPrologFlags=x", "1 # 2", "a\\", "\"a"})
        EXPECT_FALSE(editedSlurmConf(conf, {{"PriorityWeightAge", value}}, {})) << value;
    EXPECT_EQ(edited("", {{"SLURM_VERSION", "22.05"}}), "");
    EXPECT_THAT(englishNotes(slurmConfNotes({{"SLURM_VERSION", "22.05"}}, false)),
                testing::Contains(HasSubstr("is not a slurm.conf parameter")));
    EXPECT_THAT(englishNotes(slurmConfNotes({}, true)),
                testing::Contains(HasSubstr("--as sacctmgr")));
}

/// slurmctld refuses a file with the one and without the other.
TEST(SlurmConfEdit, withoutDecayTheResetPeriodIsSaid)
{
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("slurm.conf"));
    write(path, conf);
    const std::vector<ParameterEdit> none{{"PriorityDecayHalfLife", "0"}};
    const auto diff = slurmConfDiff(path, none);
    ASSERT_TRUE(diff) << english(diff.error().message);
    EXPECT_THAT(*diff, HasSubstr("+PriorityUsageResetPeriod=NONE"));
    EXPECT_THAT(englishNotes(slurmConfNotes(none, false)),
                testing::Contains(HasSubstr("PriorityUsageResetPeriod")));
    write(path, std::string(conf) + "\nPriorityUsageResetPeriod=MONTHLY\n");
    EXPECT_EQ(slurmConfDiff(path, none)->find("=NONE"), std::string::npos);
    const std::vector<ParameterEdit> some{{"PriorityDecayHalfLife", "14-0"}};
    EXPECT_EQ(slurmConfDiff(path, some)->find("=NONE"), std::string::npos);
    EXPECT_THAT(englishNotes(slurmConfNotes({{"PreemptType", "preempt/qos"}}, false)),
                testing::Contains(HasSubstr("PreemptMode")));
}

TEST(SlurmConfEdit, patchAppliesTheDiff)
{
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("slurm.conf"));
    write(path, conf);
    write(folder.filePath(QStringLiteral("more.conf")), "PriorityWeightQOS=5\n");
    const std::vector<ParameterEdit> changes{{"PriorityWeightAge", "5"},
                                             {"PriorityWeightQOS", "9"},
                                             {"PriorityFlags", ""},
                                             {"PriorityDecayHalfLife", "14-0"}};
    const auto diff = slurmConfDiff(path, changes);
    ASSERT_TRUE(diff) << english(diff.error().message);
    EXPECT_TRUE(diff->starts_with("--- slurm.conf\n+++ slurm.conf\n@@ "));
    write(folder.filePath(QStringLiteral("apply.diff")), "# a comment\n" + *diff);
    QProcess patch;
    patch.setWorkingDirectory(folder.path());
    patch.start(QStringLiteral("patch"),
                {QStringLiteral("-p0"), QStringLiteral("-i"), QStringLiteral("apply.diff")});
    ASSERT_TRUE(patch.waitForFinished()) << patch.errorString().toStdString();
    EXPECT_EQ(patch.exitCode(), 0) << patch.readAll().toStdString();
    EXPECT_EQ(read(path), edited(conf, changes, {"priorityweightqos"}));
    EXPECT_EQ(read(folder.filePath(QStringLiteral("more.conf"))), "PriorityWeightQOS=5\n");

    Issues issues;
    const auto config = readSlurmConfig(path, issues);
    ASSERT_TRUE(config);
    EXPECT_EQ(config->value("priorityweightage"), "5");
    EXPECT_EQ(config->value("priorityweightqos"), "9");
    EXPECT_EQ(config->value("priorityflags"), "");
    EXPECT_EQ(config->value("prioritydecayhalflife"), "14-0");
    EXPECT_EQ(config->value("priorityweighttres"), "CPU=1000,Mem=2000");
}

TEST(SlurmConfEdit, isFoundWhereItIsASlurmConf)
{
    QTemporaryDir folder;
    const auto source = folder.path();
    write(source + "/config.txt", "Configuration data as of 2026\nPriorityWeightAge = 5\n");
    EXPECT_TRUE(slurmConfFile(source, {}).isEmpty());
    write(source + "/config.txt", "# blanks = here\nPriorityWeightAge=5\n");
    EXPECT_EQ(slurmConfFile(source, {}), source + "/config.txt");
    write(source + "/slurm.conf", conf);
    EXPECT_EQ(slurmConfFile(source, {}), source + "/slurm.conf");
    SourceOptions options;
    options.configFile = source + "/other.conf";
    write(options.configFile, conf);
    EXPECT_EQ(slurmConfFile(source, options), options.configFile);
}

/// Somebody has edited the file, or one that it includes, and slurmctld has not read it yet.
TEST(SlurmConfEdit, whatIsWrittenAndDoesNotRunIsDrift)
{
    QTemporaryDir folder;
    const auto file = folder.filePath("slurm.conf");
    write(file, conf);
    write(folder.filePath("more.conf"), "PriorityWeightQOS=7\nPriorityWeightJobSize=010\n");
    Policy running;
    ASSERT_TRUE(setParameter(running, "PriorityWeightAge", "900"));
    ASSERT_TRUE(setParameter(running, "PriorityWeightQOS", "5"));
    ASSERT_TRUE(setParameter(running, "PriorityWeightJobSize", "8")); // as slurmctld reads 010
    ASSERT_TRUE(setParameter(running, "PriorityWeightTRES", "cpu=1000,mem=2000"));
    ASSERT_TRUE(setParameter(running, "PriorityFlags", "NO_FAIR_TREE"));
    ASSERT_TRUE(setParameter(running, "PriorityMaxAge", "7-00:00:00"));
    ASSERT_TRUE(setParameter(running, "PriorityDecayHalfLife", "1-0")); // the file has none
    const auto drift = slurmConfDrift(file, running);
    ASSERT_TRUE(drift);
    ASSERT_EQ(drift->size(), 2U);
    std::map<std::string, ConfDrift> found;
    for (const auto& entry : *drift)
        found[entry.name] = entry;
    EXPECT_EQ(found["PriorityWeightAge"].written, "1000");
    EXPECT_EQ(found["PriorityWeightAge"].running, "900");
    EXPECT_EQ(found["PriorityWeightAge"].line, 3);
    EXPECT_EQ(found["PriorityWeightQOS"].file, "more.conf");
}

namespace {
/// What patch does, for exact hunks.
std::string patched(const std::vector<std::string>& lines, const std::string& diff)
{
    std::string text;
    std::size_t next = 0;
    for (const auto& line : linesOf(diff)) {
        if (line.starts_with("@@ -")) {
            const auto from = std::stoul(line.substr(4));
            const bool isEmpty = line.substr(line.find(',')).starts_with(",0");
            for (; next < (isEmpty ? from : from - 1); ++next)
                text += lines.at(next);
        } else if (line.starts_with("\\")) {
            text.pop_back();
        } else if (line.front() == ' ' || (line.front() == '-' && !line.starts_with("---"))) {
            auto own = lines.at(next++);
            own += own.ends_with('\n') ? "" : "\n";
            RC_ASSERT(own == line.substr(1));
            text += line.front() == ' ' ? own : "";
        } else if (line.front() == '+' && !line.starts_with("+++")) {
            text += line.substr(1);
        }
    }
    for (; next < lines.size(); ++next)
        text += lines[next];
    return text;
}
} // namespace

RC_GTEST_PROP(UnifiedDiff, leadsFromOneTextToTheOther, ())
{
    std::vector<std::string> lines;
    for (int i = *rc::gen::inRange(0, 30); i > 0; --i)
        lines.push_back(*rc::gen::element<std::string>("a", "b", "c") + "\n");
    std::vector<LineEdit> edits;
    std::string wanted;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (*rc::gen::inRange(0, 6) > 0) {
            wanted += lines[i];
            continue;
        }
        LineEdit edit{i, 1,
                      std::vector<std::string>(*rc::gen::inRange<std::size_t>(0, 3), "new\n")};
        for (const auto& line : edit.lines)
            wanted += line;
        edits.push_back(edit);
    }
    const auto diff = unifiedDiff("f", lines, edits);
    RC_LOG() << diff;
    RC_ASSERT(diff.empty() == edits.empty());
    RC_ASSERT(patched(lines, diff) == wanted);
}
