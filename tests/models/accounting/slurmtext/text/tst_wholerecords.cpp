// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/machine/clusterreader.h"
#include "models/accounting/slurmtext/machine/machinelists.h"
#include "models/accounting/slurmtext/machine/nodereader.h"
#include "models/accounting/slurmtext/queue/jobreader.h"
#include "models/accounting/slurmtext/text/wholerecords.h"
#include "tests/models/accounting/slurmtext/textof.h"
#include "tests/support/qttestmain.h"

#include <QBuffer>
#include <QFile>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
/// A file of the recorded cluster; as scontrol prints it without -o where `isLong`: before some of
/// its keys a new line that begins with three blanks, and an empty line behind each record.
QByteArray recorded(const char* name, bool isLong)
{
    QFile file(QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/classic/")
               + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto text = file.readAll();
    if (!isLong)
        return text;
    for (const auto* key :
         {"UserId", "JobState", "SubmitTime", "Partition", "NumNodes", "AllowGroups", "Nodes",
          "PriorityJobFactor", "TRES", "CPUAlloc", "RealMemory", "State", "Partitions"})
        text.replace(QByteArray(" ") + key + '=', QByteArray("\n   ") + key + '=');
    return text.replace("\nJobId=", "\n\nJobId=").replace("\nNodeName=", "\n\nNodeName=");
}
} // namespace

class WholeRecordsTest : public QObject
{
    Q_OBJECT

private slots:
    void aRecordOfSeveralLinesIsOne();
    void oneLineEachStaysAsItIs();
    void scontrolIsReadWithAndWithoutO();
};

void WholeRecordsTest::aRecordOfSeveralLinesIsOne()
{
    QByteArray text(
        "JobId=1 JobName=a\n   UserId=ann(1)\n\tState=X \n\nJobId=2\n   UserId=bob(2)\n");
    QBuffer buffer(&text);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    Issues issues;
    auto records = wholeRecords(TextLines(buffer, "jobs.txt", issues));
    const auto* first = records.next();
    QVERIFY(first);
    QCOMPARE(first->number, 1);
    QCOMPARE(std::string(first->text), std::string("JobId=1 JobName=a UserId=ann(1) State=X"));
    const auto* second = records.next();
    QVERIFY(second);
    QCOMPARE(second->number, 5);
    QCOMPARE(std::string(second->text), std::string("JobId=2 UserId=bob(2)"));
    QVERIFY(!records.next());
    QVERIFY(issues.empty());
}

void WholeRecordsTest::oneLineEachStaysAsItIs()
{
    const auto records = wholeRecords(tests::linesOf("JobId=1 a\nJobId=2 b\n  odd\n"));
    QCOMPARE(records.size(), 3U);
    QCOMPARE(records[2].number, 3);
    QCOMPARE(records[2].text, std::string("  odd"));
    QVERIFY(wholeRecords(std::vector<Line>()).empty());
}

void WholeRecordsTest::scontrolIsReadWithAndWithoutO()
{
    std::vector<SnapshotRecords> read(2);
    std::vector<replay::Recording> machines(2);
    for (const int isLong : {0, 1}) {
        auto& records = read[static_cast<std::size_t>(isLong)];
        auto& machine = machines[static_cast<std::size_t>(isLong)];
        const auto text = [&](const char* name) { return recorded(name, isLong == 1); };
        readNodes(tests::linesOf(text("nodes.txt").constData()), "nodes.txt", records);
        readPartitions(tests::linesOf(text("partitions.txt").constData()), "partitions.txt",
                       records);
        readJobs(tests::linesOf(text("jobs.txt").constData()), "jobs.txt", TimeReader(), records);
        readMachineNodes(tests::linesOf(text("nodes.txt").constData()), "nodes.txt", machine);
        readMachinePartitions(tests::linesOf(text("partitions.txt").constData()), "partitions.txt",
                              machine);
    }
    QVERIFY(read[0].jobs.size() > 1000);
    QCOMPARE(read[1].jobs.size(), read[0].jobs.size());
    for (std::size_t i = 0; i < read[0].jobs.size(); ++i) {
        QCOMPARE(read[1].jobs[i].user, read[0].jobs[i].user);
        QCOMPARE(read[1].jobs[i].submitTime, read[0].jobs[i].submitTime);
        QCOMPARE(read[1].jobs[i].partitions, read[0].jobs[i].partitions);
        QCOMPARE(read[1].jobs[i].tres, read[0].jobs[i].tres);
    }
    QCOMPARE(read[1].partitions.size(), read[0].partitions.size());
    QCOMPARE(read[1].partitions[0].jobFactor, read[0].partitions[0].jobFactor);
    QCOMPARE(tests::issuesOf(read[1].issues).count('\n'),
             tests::issuesOf(read[0].issues).count('\n'));
    QVERIFY(!machines[0].machine.nodes.empty());
    QVERIFY(machines[1].machine == machines[0].machine);
    QVERIFY(machines[1].issues == machines[0].issues);
}

FAIRLEAD_QTTEST(WholeRecordsTest)
#include "tst_wholerecords.moc"
