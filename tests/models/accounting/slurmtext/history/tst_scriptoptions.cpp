// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/jobhistoryreader.h"
#include "models/accounting/slurmtext/machine/machinelists.h"
#include "models/accounting/slurmtext/tree/limitsreader.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

/// Options that stand in a script, of which only what accounting has of them is known.
class ScriptOptionsTest : public QObject
{
    Q_OBJECT

private:
    static replay::Recording read(const std::string& node, const std::string& partition,
                                  const std::string& asked, const std::string& had,
                                  const std::string& line)
    {
        replay::Recording recording;
        readMachineNodes({{1, "NodeName=n1 RealMemory=1000 " + node},
                          {2, "NodeName=n2 RealMemory=1000 " + node}},
                         "nodes.txt", recording);
        readMachinePartitions({{1, "PartitionName=main Nodes=n[1-2] State=UP " + partition}},
                              "partitions.txt", recording);
        const std::string header
            = "JobIDRaw|JobID|User|Account|Partition|QOS|Submit|Eligible|Start|End|Timelimit|"
              "ReqCPUS|ReqTRES|AllocCPUS|NNodes|NodeList|State|Flags|SubmitLine";
        const std::string at = "1970-01-01T01:00:00|";
        const auto row = "1|1|u|a|main|normal|" + at + at + at + "1970-01-01T02:00:00|10:00|"
            + asked + '|' + had + "|COMPLETED||" + line;
        if (!readJobHistory({{1, header}, {2, row}}, "history.txt", TimeReader{}, recording))
            throw std::runtime_error("not a history");
        return recording;
    }

private slots:
    void whoHadAllOfANodeHadItAlone_data()
    {
        QTest::addColumn<QByteArray>("node");
        QTest::addColumn<QByteArray>("partition");
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<QByteArray>("had");
        QTest::addColumn<bool>("isExclusive");
        const QByteArray eight("CPUTot=8 Sockets=1 CoresPerSocket=8");
        QTest::newRow("one of eight")
            << eight << QByteArray() << QByteArray("1|cpu=1") << QByteArray("8|1|n1") << true;
        QTest::newRow("on two nodes")
            << eight << QByteArray() << QByteArray("4|cpu=4") << QByteArray("16|2|n[1-2]") << true;
        QTest::newRow("all that it asked for")
            << eight << QByteArray() << QByteArray("8|cpu=8") << QByteArray("8|1|n1") << false;
        QTest::newRow("a part") << eight << QByteArray() << QByteArray("1|cpu=1")
                                << QByteArray("4|1|n1") << false;
        QTest::newRow("whole cores")
            << QByteArray("CPUTot=2 Sockets=1 CoresPerSocket=1 ThreadsPerCore=2") << QByteArray()
            << QByteArray("1|cpu=1") << QByteArray("2|1|n1") << false;
        QTest::newRow("by the partition") << eight << QByteArray("OverSubscribe=EXCLUSIVE")
                                          << QByteArray("1|cpu=1") << QByteArray("8|1|n1") << false;
        QTest::newRow("never ran") << eight << QByteArray() << QByteArray("1|cpu=1")
                                   << QByteArray("0|1|None assigned") << false;
    }
    void whoHadAllOfANodeHadItAlone()
    {
        QFETCH(QByteArray, node);
        QFETCH(QByteArray, partition);
        QFETCH(QByteArray, asked);
        QFETCH(QByteArray, had);
        QFETCH(bool, isExclusive);
        const auto recording = read(node.toStdString(), partition.toStdString(),
                                    asked.toStdString(), had.toStdString(), "sbatch job.sh");
        QCOMPARE(recording.workload.jobs.at(0).request.isExclusive, isExclusive);
    }

    void licencesOfAScriptAreLeftOutByName()
    {
        const auto recording
            = read("CPUTot=8", "", "1|cpu=1,license/foo=1,gres/shard=2", "1|1|n1", "sbatch job.sh");
        std::vector<std::string> names;
        for (const auto& feature : recording.workload.leftOut)
            names.push_back(english(feature.what));
        QVERIFY((names == std::vector<std::string>{"--gres=shard", "--licenses"}));
    }

    void aThrottleOfZeroIsNone()
    {
        const auto recording
            = read("CPUTot=8", "", "1|cpu=1", "1|1|n1", "sbatch --array=0-4%0 job.sh");
        for (const auto& array : recording.workload.arrays)
            QCOMPARE(array.throttle, replay::noLimit);
    }

    void rulesOfAQosThatAReplayHasNotAreNamed()
    {
        replay::Recording recording;
        readQosLimits({{1, "Name|Flags|LimitFactor|GrpJobsAccrue"},
                       {2, "a|DenyOnLimit,UsageFactorSafe|1.500000|10"},
                       {3, "b|||"}},
                      "qos.txt", recording);
        std::vector<std::string> issues;
        for (const auto& issue : recording.issues)
            issues.push_back(english(issue.message));
        QVERIFY(
            (issues
             == std::vector<std::string>{"QOS a: a replay does not know Flags=UsageFactorSafe",
                                         "QOS a: a replay does not know LimitFactor=1.500000"}));
        QCOMPARE(recording.limits.qos[0].limits.groupAccruing, 10U);
    }
};

FAIRLEAD_QTTEST(ScriptOptionsTest)
#include "tst_scriptoptions.moc"
