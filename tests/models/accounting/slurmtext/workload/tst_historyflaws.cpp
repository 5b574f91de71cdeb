// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "models/accounting/slurmtext/machine/machinelists.h"
#include "models/accounting/slurmtext/text/arraytasks.h"
#include "models/accounting/slurmtext/tree/limitsreader.h"
#include "models/accounting/slurmtext/workload/historyflaws.h"
#include "tests/models/accounting/slurmtext/historytext.h"
#include "tests/support/issuetext.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <algorithm>
#include <ranges>

using namespace fairlead;
using namespace fairlead::accounting;

/// What a history.txt says that cannot be.
class HistoryFlawsTest : public QObject
{
    Q_OBJECT

private slots:
    void contradictionsAreCounted();
    void strangeOptionsAreNamedOnce();
    void whatAReplayDoesNotTellApartIsCounted();
    void flagsOfQosAreNamed();
    void aQosThatNobodyKnowsIsNamed();
    void tasksOfAllArraysAreBounded();
    void aJobThatRanHasNodesAndKnownFlags();
};

void HistoryFlawsTest::aJobThatRanHasNodesAndKnownFlags()
{
    const auto history = tests::historyOf(
        {"1|1|ann|chem|main|normal|1970-01-01T01:00:00|1970-01-01T01:00:00|1970-01-01T01:00:00|"
         "1970-01-01T01:05:00|00:10:00|1|cpu=1|1||COMPLETED|SchedMian,StartRecieved|sbatch x",
         "2|2|ann|chem|main|normal|1970-01-01T01:00:00|1970-01-01T01:00:00|1970-01-01T01:00:00|"
         "1970-01-01T01:05:00|00:10:00|1|cpu=1|1|n1|COMPLETED|SchedMain,StartRecieved|sbatch x",
         "3|3|ann|chem|main|normal|1970-01-01T01:00:00|1970-01-01T01:00:00|Unknown|"
         "1970-01-01T01:05:00|00:10:00|1|cpu=1|1|None assigned|CANCELLED by 7|None|sbatch x"});
    const auto said = tests::issuesOf(history.issues);
    QVERIFY2(said.contains("history.txt:2: 1 job ran on nodes that are not named: 1\n"),
             said.constData());
    QVERIFY2(said.contains("history.txt:2: 1 job has a flag that is not known: SchedMian\n"),
             said.constData());
}

void HistoryFlawsTest::contradictionsAreCounted()
{
    const std::string header
        = "JobIDRaw|JobID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Timelimit|ReqCPUS|"
          "ReqTRES|NNodes|NodeList|State|Flags|SubmitLine";
    const auto row = [](const char* id, const char* eligible, const char* end, const char* state) {
        const std::string begin = "1970-01-01T01:00:00|";
        return std::string(id) + "|" + id + "|ann|chem|main|normal|" + begin + eligible + "|"
            + begin + end + "|00:10:00|1|cpu=1|1|n1|" + state + "||sbatch x";
    };
    replay::Recording recording;
    const auto read
        = readJobHistory({{1, header},
                          {2, row("1", "1970-01-01T01:00:00", "Unknown", "COMPLETED")},
                          {3, row("2", "1970-01-01T01:00:00", "Unknown", "PENDING")},
                          {4, row("3", "1970-01-01T00:59:59", "1970-01-01T01:01:00", "COMPLETED")}},
                         "history.txt", TimeReader{}, recording);
    QVERIFY(read.has_value());
    std::string issues;
    for (const auto& issue : recording.issues)
        issues += tests::issueText(issue) + "\n";
    for (const auto* told : {"history.txt:2: 1 job is COMPLETED and has no end: 1",
                             "history.txt:3: 1 job is PENDING and has a start: 2",
                             "history.txt:4: 1 job became eligible before it was submitted: 3"})
        QVERIFY2(issues.find(told) != std::string::npos, issues.c_str());
}

void HistoryFlawsTest::tasksOfAllArraysAreBounded()
{
    std::vector<Line> lines;
    lines.push_back(
        {1, "JobIDRaw|JobID|User|Account|Partition|Submit|Start|End|ReqCPUS|State|SubmitLine"});
    for (int id = 1; id <= 20; ++id) {
        const auto number = std::to_string(id);
        lines.push_back({id + 1,
                         number + "|" + number
                             + "_[0-399999]|ann|chem|main|1970-01-01T01:00:00|Unknown|Unknown|1|"
                               "PENDING|sbatch x"});
    }
    replay::Recording recording;
    QVERIFY(readJobHistory(lines, "history.txt", TimeReader{}, recording).has_value());
    QCOMPARE(recording.workload.jobs.size(), mostTasks);
    QCOMPARE(std::ranges::count(recording.issues | std::views::transform(tests::issueText),
                                std::string("history.txt:4: the arrays that wait have more than "
                                            "1000000 tasks; the others are left out")),
             1);
}

void HistoryFlawsTest::strangeOptionsAreNamedOnce()
{
    const std::string header
        = "JobIDRaw|JobID|User|Account|Partition|Submit|Start|End|ReqCPUS|State|SubmitLine";
    const auto row = [](const char* id, const char* options) {
        return std::string(id) + "|" + id
            + "|ann|chem|main|1970-01-01T01:00:00|Unknown|Unknown|1|PENDING|sbatch " + options
            + " x";
    };
    replay::Recording recording;
    const auto read = readJobHistory({{1, header},
                                      {2, row("1", "--site-b --site-a=1")},
                                      {3, row("2", "--site-a=2 --wckey w")},
                                      {4, row("3", "--hint compute_bound")}},
                                     "history.txt", TimeReader{}, recording);
    QVERIFY(read.has_value());
    QCOMPARE(std::ranges::count(recording.issues | std::views::transform(tests::issueText),
                                std::string("history.txt: 2 submit lines have options that Slurm "
                                            "does not have, and that a replay leaves out: "
                                            "--site-a, --site-b")),
             1);
}

void HistoryFlawsTest::whatAReplayDoesNotTellApartIsCounted()
{
    const std::string header = "JobIDRaw|JobID|User|Account|Partition|Submit|Start|End|ReqCPUS|"
                               "ReqTRES|State|SubmitLine";
    const auto row
        = [](const char* id, const char* partition, const char* tres, const char* options) {
              return std::string(id) + "|" + id + "|ann|chem|" + partition
                  + "|1970-01-01T01:00:00|Unknown|Unknown|1|cpu=1" + tres + "|PENDING|sbatch "
                  + options + " x";
          };
    const auto leftOutWith = [&](const char* gres) {
        replay::Recording recording;
        readMachineNodes({{1, std::string("NodeName=n1 CPUTot=8 Gres=") + gres}}, "nodes.txt",
                         recording);
        readMachinePartitions({{1, "PartitionName=a Nodes=n1 AllowGroups=staff AllowQos=ALL"},
                               {2, "PartitionName=b Nodes=n1 AllowGroups=ALL AllowQos=high"}},
                              "partitions.txt", recording);
        const auto read = readJobHistory({{1, header},
                                          {2, row("1", "b", "", "--gres=gpu:v100:2")},
                                          {3, row("2", "b", ",gres/gpu=1,gres/gpu:a100=1", "")},
                                          {4, row("3", "b", ",gres/gpu=1", "--gres=gpu:1,shard:2")},
                                          {5, row("4", "b", ",gres/nvme:fast=1,gres/nvme=1", "")},
                                          {6, row("5", "a,b", "", "")},
                                          {7, row("6", "a", "", "")}},
                                         "history.txt", TimeReader{}, recording);
        std::string told;
        for (const auto& [what, jobs] : recording.workload.leftOut)
            told += english(what) + " " + std::to_string(jobs.size()) + "; ";
        return read ? told : std::string("unread");
    };
    QCOMPARE(leftOutWith("gpu:a100:2(S:0),gpu:v100:2"),
             std::string("--gres=gpu:TYPE 2; --gres=nvme 1; --gres=shard 1; AllowGroups 1; "));
    QCOMPARE(leftOutWith("gpu:a100:2"),
             std::string("--gres=nvme 1; --gres=shard 1; AllowGroups 1; "));
}

void HistoryFlawsTest::flagsOfQosAreNamed()
{
    replay::Recording recording;
    readQosLimits({{1, "Name|Flags"},
                   {2, "normal|DenyOnLimit"},
                   {3, "large|DenyOnLimit,PartitionMaxNodes,PartitionTimeLimit"}},
                  "qos.txt", recording);
    QCOMPARE(recording.issues.size(), std::size_t{1});
    QCOMPARE(english(recording.issues[0].message),
             std::string(
                 "QOS large: a replay does not know Flags=PartitionTimeLimit,PartitionMaxNodes"));
}

void HistoryFlawsTest::aQosThatNobodyKnowsIsNamed()
{
    replay::Recording recording;
    recording.workload.qos = {"", "normal", "ghost"};
    for (const std::uint32_t qos : {0U, 1U, 2U, 2U})
        recording.workload.jobs.emplace_back().qos = qos;
    reportUnknownQos(recording, "history.txt");
    QVERIFY(recording.issues.empty()); // no list at all
    recording.limits.qos.push_back({"normal", {}});
    reportUnknownQos(recording, "history.txt");
    QCOMPARE(recording.issues.size(), std::size_t{1});
    QCOMPARE(tests::issueText(recording.issues.front()),
             std::string("history.txt: 2 jobs have a QOS that is not in the list of QOS, without "
                         "limits and priority; the first is ghost"));
}

FAIRLEAD_QTTEST(HistoryFlawsTest)
#include "tst_historyflaws.moc"
