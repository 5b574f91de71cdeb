// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The grammar of moab.cfg and maui.cfg: specification 3 and edge cases 20 and 21 of its section
// 6.1.

#include "engine/moab/config/parameters.h"
#include "engine/moab/config/values.h"
#include "tests/support/moabqueue.h"

#include <gtest/gtest.h>

using namespace fairlead;
using namespace fairlead::tests;
using fairlead::moab::Component;
using fairlead::moab::Cred;
using fairlead::moab::Dialect;
using fairlead::moab::Sub;

namespace {
std::int64_t weight(const std::string& config, Sub sub, Dialect dialect = Dialect::Moab)
{
    return MoabQueue(config, dialect).settings.weights.sub[moab::at(sub)];
}

std::optional<std::int64_t> priorityOf(const std::string& line, Dialect dialect = Dialect::Moab)
{
    const MoabQueue queue(line, dialect);
    const auto* entry = queue.settings.find(Cred::User, "john");
    return entry == nullptr ? std::nullopt : entry->priority;
}

bool warns(const std::string& line, Dialect dialect = Dialect::Moab)
{
    return MoabQueue(line, dialect).hasProblem(1, Severity::Warning);
}

bool fails(const std::string& line, Dialect dialect = Dialect::Moab)
{
    return MoabQueue(line, dialect).hasProblem(1, Severity::Error);
}
} // namespace

TEST(Grammar, edge20CaseAndBlanks)
{
    EXPECT_EQ(weight("procweight 99", Sub::Proc), 99);
    EXPECT_EQ(weight("procweight 99", Sub::Proc, Dialect::Maui), 0);
    EXPECT_TRUE(warns("procweight 99", Dialect::Maui));
    EXPECT_EQ(weight(" NODEWEIGHT 4", Sub::Node), 4);
    EXPECT_EQ(weight(" NODEWEIGHT 4", Sub::Node, Dialect::Maui), 0);
    EXPECT_TRUE(warns(" NODEWEIGHT 4", Dialect::Maui));
    EXPECT_EQ(weight("NODEWEIGHT\t4\r", Sub::Node), 4);
    EXPECT_EQ(priorityOf("usercfg[ john ] priority=3"), 3);
    EXPECT_EQ(priorityOf("USERCFG[john] priority=3", Dialect::Maui), std::nullopt);
}

TEST(Grammar, edge20RepeatedEntries)
{
    EXPECT_EQ(weight("PEWEIGHT 1\nPEWEIGHT 2", Sub::Pe), 2);
    EXPECT_EQ(weight("PEWEIGHT 1\nPEWEIGHT 2", Sub::Pe, Dialect::Maui), 2);
    const std::string lines = "USERCFG[john] PRIORITY=7 FSTARGET=3.5-\nUSERCFG[ john ] PRIORITY=9";
    EXPECT_EQ(priorityOf(lines), 9);
    EXPECT_EQ(MoabQueue(lines).settings.creds[0].size(), 1U) << "blanks in the index do not count";
    EXPECT_EQ(MoabQueue(lines).settings.creds[0][0].fsTarget.value, 3.5);
}

TEST(Grammar, edge20ValuesThatAreMissingTooManyOrNoNumbers)
{
    for (const auto dialect : {Dialect::Moab, Dialect::Maui}) {
        EXPECT_EQ(weight("PROCWEIGHT = 7", Sub::Proc, dialect), 7);
        EXPECT_EQ(weight("PROCWEIGHT=7", Sub::Proc, dialect), 7);
        EXPECT_EQ(weight("MEMWEIGHT 5 6 7", Sub::Mem, dialect), 5);
        EXPECT_TRUE(warns("MEMWEIGHT 5 6 7", dialect));
        EXPECT_EQ(weight("QUEUETIMEWEIGHT", Sub::QueueTime, dialect), 1);
        EXPECT_TRUE(warns("QUEUETIMEWEIGHT", dialect));
        EXPECT_EQ(weight("QOSWEIGHT abc", Sub::Qos, dialect), 0);
        EXPECT_TRUE(fails("QOSWEIGHT abc", dialect));
        EXPECT_EQ(weight("PROCWEIGHT +2", Sub::Proc, dialect), 2);
        EXPECT_EQ(weight("PROCWEIGHT 5 # comment", Sub::Proc, dialect), 5);
        EXPECT_EQ(weight("#PROCWEIGHT 5", Sub::Proc, dialect), 0);
    }
}

TEST(Grammar, edge20FractionsRadixAndThousands)
{
    EXPECT_TRUE(fails("CLASSWEIGHT 2.9"));
    EXPECT_EQ(weight("CLASSWEIGHT 2.9", Sub::Class), 0);
    EXPECT_EQ(weight("CLASSWEIGHT 2.9", Sub::Class, Dialect::Maui), 2);
    EXPECT_EQ(weight("CLASSWEIGHT 010", Sub::Class), 10);
    EXPECT_TRUE(warns("CLASSWEIGHT 010"));
    EXPECT_EQ(weight("CLASSWEIGHT 010", Sub::Class, Dialect::Maui), 8);
    EXPECT_TRUE(fails("CLASSWEIGHT 0x10"));
    EXPECT_EQ(weight("CLASSWEIGHT 0x10", Sub::Class, Dialect::Maui), 16);
    EXPECT_TRUE(fails("USERCFG[john] PRIORITY=1,000"));
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY=1,000", Dialect::Maui), 1);
}

TEST(Grammar, edge20MinusOneAndPercent)
{
    EXPECT_EQ(weight("ACCOUNTWEIGHT -1", Sub::Account), -1);
    EXPECT_EQ(weight("ACCOUNTWEIGHT -1", Sub::Account, Dialect::Maui), 0) << "unset there";
    EXPECT_EQ(weight("ACCOUNTWEIGHT -2", Sub::Account, Dialect::Maui), -2);
    const auto fs = [](const char* line, Dialect dialect) {
        return MoabQueue(line, dialect).settings.weights.component[moab::at(Component::Fs)];
    };
    EXPECT_EQ(fs("FSWEIGHT -1", Dialect::Maui), -1);
    EXPECT_EQ(fs("FSWEIGHT 25%", Dialect::Maui), 10);
    EXPECT_EQ(fs("FSWEIGHT 25%", Dialect::Moab), 1);
    EXPECT_TRUE(fails("FSWEIGHT 25%"));
}

TEST(Grammar, edge20Attributes)
{
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY = 5"), 5);
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY = 5", Dialect::Maui), std::nullopt);
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY:5"), std::nullopt);
    EXPECT_TRUE(warns("USERCFG[john] PRIORITY:5"));
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY=\"12\""), 12);
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY=\"12\"", Dialect::Maui), 12);
    EXPECT_EQ(priorityOf("USERCFG[john] BOGUS=2 PRIORITY=13"), 13);
    EXPECT_TRUE(warns("USERCFG[john] BOGUS=2 PRIORITY=13"));
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY=10\nUSERCFG[john] PRIORITY+=5"), 15);
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY=10\nUSERCFG[john] PRIORITY-=5"), 5);
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY=10\nUSERCFG[john] PRIORITY+=5", Dialect::Maui), 5);
    EXPECT_EQ(priorityOf("USERCFG[john] PRIORITY=10\nUSERCFG[john] PRIORITY-=5", Dialect::Maui), 5);
    EXPECT_EQ(MoabQueue("QOSPRIORITY[hi] 5").settings.find(Cred::Qos, "hi")->priority, 5);
}

TEST(Grammar, edge20Continuation)
{
    const std::string joined = "USERWEIGHT 10 \\\nGROUPWEIGHT 3\nNODEWEIGHT 2";
    for (const auto dialect : {Dialect::Moab, Dialect::Maui}) {
        const MoabQueue queue(joined, dialect);
        EXPECT_EQ(queue.settings.weights.sub[moab::at(Sub::User)], 10);
        EXPECT_EQ(queue.settings.weights.sub[moab::at(Sub::Group)], 0) << "it is swallowed";
        EXPECT_EQ(queue.settings.weights.sub[moab::at(Sub::Node)], 2);
        EXPECT_TRUE(queue.hasProblem(2, Severity::Warning));
    }
    EXPECT_EQ(priorityOf("USERCFG[john] \\\n  PRIORITY=4"), 4);
    EXPECT_EQ(weight("PROCWEIGHT 6 \\", Sub::Proc), 6) << "at the end of the file";
}

TEST(Grammar, edge20OddBytesAndLongLines)
{
    EXPECT_EQ(weight("PROCWEIGHT\x01 4", Sub::Proc), 4) << "unprintables are blanks";
    EXPECT_EQ(weight("# caf\xe9\nPROCWEIGHT 4\r", Sub::Proc), 4);
    EXPECT_EQ(weight("PROCWEIGHT 4 " + std::string(1 << 20, ' ') + "#", Sub::Proc), 4);
    EXPECT_EQ(weight(std::string(1 << 20, 'x') + "\nPROCWEIGHT 4", Sub::Proc), 4);
    EXPECT_EQ(weight("PROCWEIGHT[", Sub::Proc), 0);
    EXPECT_EQ(weight("[]=\nPROCWEIGHT[x", Sub::Proc), 0);
}

TEST(Grammar, edge20Booleans)
{
    const auto enables = [](const std::string& value, Dialect dialect) {
        return MoabQueue("ENABLENEGJOBPRIORITY " + value, dialect).settings.enablesNegative;
    };
    for (const auto* value : {"TRUE", "True", "true", "YES", "Yes", "yes", "1"}) {
        EXPECT_TRUE(enables(value, Dialect::Moab)) << value;
        EXPECT_TRUE(enables(value, Dialect::Maui)) << value;
    }
    for (const auto* value : {"ON", "on", "tRuE"}) {
        EXPECT_TRUE(enables(value, Dialect::Moab)) << value;
        EXPECT_FALSE(enables(value, Dialect::Maui)) << value;
    }
}

TEST(Grammar, edge21Durations)
{
    const auto seconds = [](const char* text, Dialect dialect) {
        const auto time = moab::parseTime(text, dialect);
        return time ? *time : -1;
    };
    for (const auto dialect : {Dialect::Moab, Dialect::Maui}) {
        EXPECT_EQ(seconds("90", dialect), 90);
        EXPECT_EQ(seconds("1:00:00", dialect), 3600);
        EXPECT_EQ(seconds("2:01:00:05", dialect), 176405);
        EXPECT_EQ(seconds("INFINITY", dialect), moab::infiniteTime);
        EXPECT_EQ(seconds("1:2:3:4:5", dialect), -1);
        EXPECT_EQ(seconds("x", dialect), -1);
        EXPECT_EQ(seconds("", dialect), -1);
        EXPECT_GT(seconds("9223372036854775807:00:00:00", dialect), 0) << "cut, not wrapped";
    }
    EXPECT_EQ(seconds("10:00", Dialect::Moab), 600);
    EXPECT_EQ(seconds("10:00", Dialect::Maui), 36000) << "hours and minutes";
    EXPECT_TRUE(warns("FSINTERVAL 30:00"));
    EXPECT_EQ(MoabQueue("FSINTERVAL 30:00", Dialect::Maui).settings.fsInterval, 108000);
    const auto goal = [](Dialect dialect) {
        return MoabQueue("QOSCFG[q] QTTARGET=2:00:00", dialect)
            .settings.creds[3][0]
            .queueTimeTarget;
    };
    EXPECT_EQ(goal(Dialect::Moab), 7200.0);
    EXPECT_EQ(goal(Dialect::Maui), 2.0);
}

TEST(Grammar, unknownNamesAreKeptAndTypingErrorsNamed)
{
    const MoabQueue queue("RMCFG[base] TYPE=WIKI\nBACKFILLPOLICY FIRSTFIT\nQUEUTIMEWEIGHT 5\n"
                          "FSTREE[root] SHARES=3");
    EXPECT_EQ(queue.settings.kept.size(), 4U);
    EXPECT_FALSE(queue.hasProblem(1, Severity::Warning));
    EXPECT_FALSE(queue.hasProblem(2, Severity::Warning));
    ASSERT_TRUE(queue.hasProblem(3, Severity::Warning));
    EXPECT_NE(english(queue.problems[0].message).find("QUEUETIMEWEIGHT"), std::string::npos);
    EXPECT_TRUE(queue.hasProblem(4, Severity::Warning));
}

TEST(Grammar, fairsharePolicies)
{
    const auto metric = [](const std::string& word, Dialect dialect) {
        return MoabQueue("FSPOLICY " + word, dialect).settings.fsMetric;
    };
    using enum moab::FsMetric;
    for (const auto* word : {"TRUE", "YES", "1", "DEDICATEDPS", "DEDICATEDPS%"})
        EXPECT_EQ(metric(word, Dialect::Maui), DedicatedPs) << word;
    for (const auto* word : {"NONE", "dedicatedps", "PSDEDICATED", "SDEDICATEDPES"})
        EXPECT_EQ(metric(word, Dialect::Maui), None) << word;
    EXPECT_EQ(metric("dedicatedps", Dialect::Moab), DedicatedPs);
    EXPECT_EQ(metric("DEDICATEDPES", Dialect::Maui), DedicatedPes);
    EXPECT_TRUE(fails("FSPOLICY PSDEDICATED", Dialect::Maui)) << "it turns fairshare off";
}

TEST(Grammar, parametersInMauiThatHaveNoEffect)
{
    for (const auto* line : {"SERVICECAP 5", "SERVCAP 5", "ATTRWEIGHT 5", "ATTRCAP 5"}) {
        const MoabQueue queue(line, Dialect::Maui);
        EXPECT_EQ(queue.settings.weights, moab::Settings(Dialect::Maui).weights) << line;
        EXPECT_TRUE(queue.hasProblem(1, Severity::Note)) << line;
    }
    const MoabQueue queue("SERVICEWCAP 5", Dialect::Maui);
    EXPECT_EQ(queue.settings.weights.componentCap[moab::at(Component::Service)], 5);
    EXPECT_TRUE(MoabQueue("STARTCOUNTWEIGHT 5", Dialect::Maui).hasProblem(1, Severity::Note));
    EXPECT_TRUE(warns("UPROCWEIGHT 5", Dialect::Maui));
}

TEST(Grammar, everyParameterSaysItsOwnValue)
{
    MoabQueue queue("PROCWEIGHT 7\nFSPOLICY DEDICATEDPES%\nJOBPRIOEXCEPTIONS DEFER,DEPENDS\n"
                    "PRIORITYTARGETPROCCOUNT 32%+\nJOBPRIOF STATE[Idle]=-5 GRES[m]=4\n"
                    "USERCFG[john] PRIORITY=3 FSTARGET=12.5- QLIST=a,b QDEF=a");
    for (const auto& name : moab::parameterNames(queue.settings)) {
        const auto value = moab::parameterValue(queue.settings, name);
        if (value.empty())
            continue;
        const MoabQueue again(name + " " + value);
        EXPECT_EQ(moab::parameterValue(again.settings, name), value) << name;
    }
    EXPECT_EQ(moab::parameterValue(queue.settings, "USERCFG[john]"),
              "PRIORITY=3 FSTARGET=12.5- QLIST=a,b QDEF=a");
}
