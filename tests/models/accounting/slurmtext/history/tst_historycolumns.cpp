// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Histories whose header is not the usual one.

#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "models/accounting/slurmtext/machine/machinelists.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

using tests::linesOf;

namespace {
replay::Recording oneNode()
{
    replay::Recording recording;
    readMachineNodes(linesOf({"NodeName=n1 CPUTot=8 RealMemory=1000 State=IDLE"}), "nodes.txt",
                     recording);
    readMachinePartitions(linesOf({"PartitionName=main Nodes=n1 State=UP"}), "partitions.txt",
                          recording);
    recording.issues.clear();
    return recording;
}

const std::string begins = "1970-01-01T01:00:00|1970-01-01T01:00:00|";
} // namespace

class HistoryColumnsTest : public QObject
{
    Q_OBJECT

private slots:
    void columnsThatAreNeededAreNamed()
    {
        auto recording = oneNode();
        const auto done = readJobHistory(
            linesOf({"JobIDRaw|JobID|User|Account|Partition|QOS|Submit|Start|End|ReqCPUS|NNodes|"
                     "NodeList|State|Flags",
                     "1|1|ann|astro|main|n|1970-01-01T01:00:00|1970-01-01T01:00:10|"
                     "1970-01-01T01:00:20|1|1|n1|COMPLETED|SchedMain"}),
            "history.txt", TimeReader{}, recording);
        QVERIFY(done.has_value());
        QCOMPARE(recording.issues.size(), std::size_t{1});
        QCOMPARE(
            english(recording.issues[0].message),
            std::string("columns that a replay needs are missing: Eligible, Timelimit, ReqTRES, "
                        "SubmitLine"));
        QCOMPARE(recording.workload.jobs.at(0).recorded.eligible, 3600); // when it was submitted
    }

    // Only right before the submit line it may hold bars.
    void aConstraintIsReadInAnyColumn()
    {
        for (const bool isFirst : {true, false}) {
            auto recording = oneNode();
            const std::string header
                = "JobIDRaw|JobID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Timelimit|"
                  "ReqCPUS|ReqTRES|NNodes|NodeList|State|Flags|SubmitLine";
            const std::string row = "1|1|ann|astro|main|n|" + begins
                + "1970-01-01T01:00:10|1970-01-01T01:00:20|10|1|cpu=1|1|n1|COMPLETED|SchedMain|"
                  "sbatch x";
            const auto done = readJobHistory(
                isFirst ? linesOf({"Constraints|" + header, "|" + row, "big|" + row})
                        : linesOf({header + "|Constraints", row + "|", row + "|big"}),
                "history.txt", TimeReader{}, recording);
            QVERIFY(done.has_value());
            QCOMPARE(recording.workload.leftOut.size(), std::size_t{0});
        }
    }

    void aHistoryInUtf16IsNamed()
    {
        auto recording = oneNode();
        recording.issues.push_back(
            {Severity::Error, said("Messages", "the file is in UTF-16"), "history.txt", 1});
        const auto done = readJobHistory({}, "history.txt", TimeReader{}, recording);
        QCOMPARE(english(done.error().message),
                 std::string("history.txt cannot be read: the file is in UTF-16"));
    }
};

FAIRLEAD_QTTEST(HistoryColumnsTest)
#include "tst_historycolumns.moc"
