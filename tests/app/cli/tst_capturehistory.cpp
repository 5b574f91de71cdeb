// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl capture --history and replay slurm:, with programs of our own in PATH.

#include "tests/app/cli/fakeslurm.h"
#include "tests/support/qttestmain.h"

#include <QDateTime>
#include <QTest>

using namespace fairlead::tests;

namespace {
const QString recording = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures");
constexpr auto fields = "JobIDRaw,JobID,AssocID,User,Account,Partition,QOS,Submit,Eligible,Start,"
                        "End,Timelimit,ReqCPUS,ReqTRES,AllocTRES,NNodes,NodeList,State,Priority";
} // namespace

class CaptureHistory : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_slurm.reset(); }
    void whatIsWrittenCanBeReplayed_data();
    void whatIsWrittenCanBeReplayed();
    void commandsAskSinceThen();
    void anOlderSlurmIsAskedForLess();
    void withoutTheOptionNothingIsAskedFor();
    void nodesThatAreDownNowWereUpBefore();
    void jobsBeforeTheHistoryAreNotCounted();
    void commandsCanBeReplayed();
    void aReplayOfCommandsNeedsItsHistory();
    void aReplayOfCommandsNeedsAllOfIt();
    void badTimes_data();
    void badTimes();

private:
    [[nodiscard]] QString path(const char* name) const { return m_slurm->path(name); }
    CliRun capture(const QStringList& more)
    {
        return runCli(QStringList{"capture", "--into", path("capture")} + more);
    }

    std::unique_ptr<FakeSlurm> m_slurm;
};

/// A cluster with a history, and what a capture asks for beside it.
void CaptureHistory::init()
{
    m_slurm = std::make_unique<FakeSlurm>();
    copyCapture(recording, path("case"));
    QVERIFY(QFile::remove(path("case") + "/slurmctld.log"));
    QVERIFY(writeFile(path("case") + "/jobs.txt", "No jobs in the system\n"));
    QVERIFY(writeFile(path("case") + "/shares.txt", "Account|User|RawShares|RawUsage\n"));
    QVERIFY(writeFile(path("case") + "/sprio.txt", ""));
    QVERIFY(writeFile(path("case") + "/usage.txt", ""));
    QVERIFY(writeFile(path("case") + "/events.txt", "Cluster|NodeName|Start|End|State|Reason\n"));
    QVERIFY(writeFile(path("case") + "/reservations.txt",
                      "Cluster|Name|TimeStart|TimeEnd|TRES|NodeName|Flags|ID\n"));
    qputenv("CASE", path("case").toUtf8());
}

void CaptureHistory::whatIsWrittenCanBeReplayed_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("here") << QStringList{};
    QTest::newRow("over ssh") << QStringList{"--ssh", "admin@head-1.cluster"};
}

void CaptureHistory::whatIsWrittenCanBeReplayed()
{
    QFETCH(QStringList, options);
    const auto run = capture(QStringList{"--history", "30d"} + options);
    QVERIFY2(run.exitCode == 0, run.err.constData());
    for (const auto* file : {"history.txt", "events.txt", "reservations.txt", "qos.txt",
                             "assocs.txt", "assoc_mgr.txt", "nodes.txt", "partitions.txt"})
        QCOMPARE(fileContent(path("capture") + '/' + file), fileContent(path("case") + '/' + file));
    // The recording begins and ends with the capture: the same moments for both.
    QVERIFY(QFile::remove(path("capture") + "/history_from.txt"));
    QVERIFY(
        writeFile(path("capture") + "/taken_at.txt", fileContent(path("case") + "/taken_at.txt")));
    for (const auto& how : {QStringList{"--replicas", "2"}, QStringList{"--check"}}) {
        const auto ours = runCli(QStringList{"replay", path("capture"), "--format", "csv"} + how);
        QVERIFY2(ours.exitCode == 0, ours.err.constData());
        QVERIFY(csvRows(ours.out).size() > 2);
        QCOMPARE(ours.out,
                 runCli(QStringList{"replay", path("case"), "--format", "csv"} + how).out);
    }
}

void CaptureHistory::commandsAskSinceThen()
{
    QCOMPARE(capture({"--history", "12h"}).exitCode, 0);
    const auto taken = fileContent(path("capture") + "/taken_at.txt").trimmed().toLongLong();
    const auto since = QDateTime::fromSecsSinceEpoch(taken - 12 * 3600, Qt::UTC)
                           .toString("yyyy-MM-ddTHH:mm:ss")
                           .toUtf8();
    QCOMPARE(fileContent(path("capture") + "/history_from.txt").trimmed().toLongLong(),
             taken - 12 * 3600);
    const auto log = m_slurm->log();
    QVERIFY2(log.contains("sacct -aXPD -S " + since + " -o " + fields
                          + ",Flags,Constraints,SubmitLine [TZ=UTC] []\n"),
             log.constData());
    QVERIFY2(log.contains("sacctmgr -P show event start=" + since
                          + " format=Cluster,NodeName,Start,End,State,Reason [TZ=UTC] []\n"),
             log.constData());
    QVERIFY2(log.contains("sacctmgr -P show reservation start=" + since
                          + " format=Cluster,Name,Start,End,TRES,NodeNames,Flags,ID [TZ=UTC] "
                            "[]\n"),
             log.constData());
    QVERIFY2(log.contains("format=Cluster,Account,User,Partition,ParentName,Share,Priority,ID,"
                          "GrpTRES,GrpTRESMins,GrpTRESRunMins,GrpJobs,GrpWall,MaxTRES,"
                          "MaxTRESPerNode,MaxTRESMins,MaxJobs,MaxWall "),
             log.constData());
}

void CaptureHistory::anOlderSlurmIsAskedForLess()
{
    qputenv("OLD", "1");
    const auto run = capture({"--history", "2w"});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QCOMPARE(m_slurm->log().count("sacct -aXPD -S "), 3);
    QVERIFY(m_slurm->log().contains(QByteArray(fields) + ",Flags [TZ=UTC]"));
    QVERIFY(m_slurm->log().contains("Share,Priority,ID [TZ=UTC]"));
}

void CaptureHistory::withoutTheOptionNothingIsAskedFor()
{
    QCOMPARE(capture({}).exitCode, 0);
    QVERIFY(!QFile::exists(path("capture") + "/history.txt"));
    QVERIFY(!m_slurm->log().contains("sacct -aXPD -S "));
    QVERIFY(!m_slurm->log().contains("show event"));
    QVERIFY(!m_slurm->log().contains("GrpTRES"));
}

/// nodes.txt is of the end, events.txt tells since when a node has been down.
void CaptureHistory::nodesThatAreDownNowWereUpBefore()
{
    const auto nodes = fileContent(path("case") + "/nodes.txt");
    QVERIFY(QFile::remove(path("case") + "/nodes.txt"));
    auto down = nodes;
    down.replace("State=IDLE", "State=DOWN").replace("State=ALLOCATED", "State=DOWN");
    down.replace("State=MIXED", "State=DOWN");
    QVERIFY(down != nodes);
    QVERIFY(writeFile(path("case") + "/nodes.txt", down));
    QVERIFY(QFile::remove(path("case") + "/events.txt"));
    QVERIFY(writeFile(path("case") + "/events.txt",
                      "Cluster|NodeName|Start|End|State|Reason\n"
                      "many|n1|2026-11-23T00:00:00|Unknown|DOWN|disk\n"));
    QCOMPARE(capture({"--history", "30d"}).exitCode, 0);
    QVERIFY(QFile::remove(path("capture") + "/history_from.txt"));
    const auto run = runCli(
        {"replay", path("capture"), "--replicas", "1", "--by", "cluster", "--format", "csv"});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const auto rows = csvRows(run.out);
    QCOMPARE(rows[1]["Policy"], "baseline");
    QVERIFY2(rows[1]["Jobs"].toInt() > 100, run.out.constData());
}

/// Of who ended before, nothing was asked: whoever was submitted then is no measure.
void CaptureHistory::jobsBeforeTheHistoryAreNotCounted()
{
    const auto jobs = [&](const QByteArray& from) {
        writeFile(path("case") + "/history_from.txt", from);
        const auto run = runCli(
            {"replay", path("case"), "--replicas", "1", "--by", "cluster", "--format", "csv"});
        const auto checked = runCli({"replay", path("case"), "--check", "--format", "csv"});
        return std::pair(csvRows(run.out).value(0)["Jobs"].toInt(),
                         csvRows(checked.out).value(2)["Starts"].toInt());
    };
    const auto all = jobs("1795300000\n");
    const auto rest = jobs("1795307460\n"); // 2026-11-22T00:31:00
    QVERIFY2(rest.first > 10 && rest.first < all.first - 10,
             qPrintable(QString::number(rest.first)));
    QVERIFY(rest.second > 10 && rest.second < all.second - 10);
    QVERIFY(jobs("never\n") == all);
}

void CaptureHistory::commandsCanBeReplayed()
{
    for (const auto* source : {"slurm:", "slurm://admin@head"}) {
        const auto run = runCli({"replay", source, "--from", "2026-11-22T00:26:00", "--replicas",
                                 "2", "--format", "csv"});
        QVERIFY2(run.exitCode == 0, run.err.constData());
        QVERIFY(csvRows(run.out).size() > 2);
        QVERIFY2(m_slurm->log().contains("sacct -aXPD -S 2026-11-22T00:26:00 "),
                 m_slurm->log().constData());
    }
}

void CaptureHistory::aReplayOfCommandsNeedsItsHistory()
{
    qputenv("BREAK", "sacct");
    qputenv("HOW", "fails");
    const auto run = runCli({"replay", "slurm:"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("slurm: a replay needs what gave no answer: history.txt: sacct"),
             run.err.constData());
}

void CaptureHistory::aReplayOfCommandsNeedsAllOfIt()
{
    QByteArray jobs;
    for (int i = 0; i < 10; ++i)
        jobs += "JobId=" + QByteArray::number(7000000 + i)
            + " UserId=ann(1) Account=bio JobState=PENDING Partition=normal\n";
    QVERIFY(QFile::remove(path("case") + "/jobs.txt")
            && writeFile(path("case") + "/jobs.txt", jobs));
    const auto run = runCli({"replay", "slurm:", "--replicas", "2"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("slurm: sacct gives only a part of its list: history.txt: 10 of 10"),
             run.err.constData());
}

void CaptureHistory::badTimes_data()
{
    QTest::addColumn<QString>("time");
    for (const auto* time : {"", "d", "30", "0d", "-1d", "1.5d", "30 d x", "30m", "3651d",
                             "99999999999999999999d", "soon"})
        QTest::newRow(*time == 0 ? "nothing" : time) << time;
}

void CaptureHistory::badTimes()
{
    QFETCH(QString, time);
    const auto run = capture({"--history", time});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("--history " + time.toUtf8()), run.err.constData());
    QVERIFY(m_slurm->log().isEmpty());
    QVERIFY(!QFile::exists(path("capture")));
}

FAIRLEAD_QTTEST(CaptureHistory)
#include "tst_capturehistory.moc"
