// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which CPUs of which nodes jobs get, and in which of their partitions: against what a real
// slurmctld did (tests/data/replay).

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fairlead::tests;

class ReplayPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void recordedStartsAreFound_data()
    {
        QTest::addColumn<int>("starts");
        QTest::addColumn<int>("found");
        QTest::addColumn<int>("sameNodes");
        QTest::addColumn<int>("tooMany");
        // -c with --mem takes CPUs that are no whole task; with -N others are kept for whole ones.
        QTest::newRow("tasks") << 14 << 14 << 14 << 0;
        // Partitions of equal priority are tried in the order in which a job names them.
        QTest::newRow("lists") << 99 << 99 << 99 << 0;
        // Tasks go round over the free sockets. The size of a job is of the CPUs that a look of
        // backfill found for it: without that, 65, 65 and 5.
        QTest::newRow("sockets") << 68 << 68 << 68 << 0;
        // What scripts ask for is known of the jobs in the captured queues alone: without these,
        // 112, 106 and 35.
        QTest::newRow("scripts") << 131 << 121 << 115 << 19;
        // Of cores that are not filled the other threads are nobody's, and count for the size of a
        // job: without that, 91, 88 and 6; if others got them, 87, 72 and 9.
        QTest::newRow("threads") << 97 << 97 << 97 << 0;
        // Nodes are not free before their epilog has ended: without that, 57, 50 and 16.
        QTest::newRow("epilog") << 58 << 58 << 58 << 0;
        // The log alone tells when nodes begin to drain: without that, 98, 95 and 10.
        QTest::newRow("nodesdown") << 102 << 102 << 102 << 0;
        // A partition that refuses an account is planned and never used, one that refuses a QOS is
        // neither: without that, 65, 49 and 102.
        QTest::newRow("allowed") << 124 << 124 << 124 << 0;
        // The same beside MaxCPUsPerNode, which keeps jobs out: without both, 154, 151 and 2. A
        // pass starts sched_max_job_start jobs, and the next one may be of the same second: without
        // that, 164, 161 and 0.
        QTest::newRow("refused") << 167 << 167 << 164 << 0;
        // nice lowers one job, and nobody behind it: without that, 106, 102 and 18.
        QTest::newRow("basic") << 121 << 121 << 118 << 0;
        // What a node must give at least is kept for each further one: without that, 105, 97 and 0.
        QTest::newRow("leastcpus") << 109 << 109 << 109 << 0;
        // Of DEPTH_OBLIVIOUS users' values are of the moment at which somebody asks for them:
        // without that, 118, 117 and 36.
        QTest::newRow("oblivious") << 156 << 156 << 156 << 0;
        // MaxMemPerNode keeps jobs out: without that, 103, 101 and 9.
        QTest::newRow("memory") << 114 << 112 << 112 << 1;
        // --mem beyond MaxMemPerCPU takes CPUs of each node: without that, 117, 100 and 14.
        QTest::newRow("maxmem") << 120 << 119 << 119 << 3;
        // In plans limits count nodes that their holder has already once more: without that, 109,
        // 108 and 2.
        QTest::newRow("wholenodes") << 111 << 111 << 110 << 0;
        // A course and a maintenance, as the log tells of them: without them, 109, 62 and 145.
        QTest::newRow("reserved") << 127 << 127 << 127 << 0;
        // GPUs bring CPUs (JobDefaults), --gpus-per-task is of the job: without that, 149, 138
        // and 39.
        QTest::newRow("gpus") << 161 << 157 << 155 << 8;
        // Limits of GPUs of a type count whoever names it, and who runs on such: without that, 65,
        // 65 and 23.
        QTest::newRow("typedgpus") << 102 << 100 << 100 << 2;
        // LLN takes the nodes with the largest free part: without that, 126, 86 and 1.
        QTest::newRow("leastloaded") << 130 << 130 << 130 << 0;
        // pack_serial_at_end: without that, 133, 124 and 2.
        QTest::newRow("packed") << 133 << 133 << 133 << 0;
        // Limits of how many waiting jobs gather age split arrays: without them, 83, 79 and 42.
        QTest::newRow("accruing") << 140 << 140 << 140 << 0;
        // Who asked for --begin and waits for what never comes, and singletons: without that, 129,
        // 122 and 52.
        QTest::newRow("dependent") << 141 << 141 << 141 << 0;
        // A start of whole nodes is entered into the map of its run: without that, 96, 96 and 0.
        QTest::newRow("entered") << 97 << 97 << 97 << 0;
        // Who names a least time limit has the one asked for until it starts: without that, 73, 72
        // and 4.
        QTest::newRow("leasttime") << 77 << 77 << 76 << 0;
        QTest::newRow("closed") << 113 << 113 << 113 << 0;
        // Time limits are changed by hand: without the log's word of it, 106, 104 and 3.
        QTest::newRow("changed") << 109 << 109 << 109 << 0;
        // So is what else jobs have, nice too; some are suspended: without it, 103, 98 and 20.
        QTest::newRow("byhand") << 131 << 129 << 128 << 0;
        // Tasks that sacct does not list are in the queue and the log: without them, 56, 55 and 3.
        QTest::newRow("throttled") << 58 << 58 << 57 << 1;
        // Limits count the nodes that a job without room would have: without that, 112, 112 and 0.
        QTest::newRow("nodelimits") << 113 << 113 << 113 << 0;
        // A task that starts has the place of its array in the list: without that, 160, 158 and 3.
        QTest::newRow("eightnodes") << 160 << 160 << 159 << 2;
        // No pass goes on while nodes leave completing: without that, 118, 118 and 0.
        QTest::newRow("completing") << 122 << 122 << 122 << 0;
        // Whole tasks that are too many are taken back: without that, 101, 101 and 4.
        QTest::newRow("onetask") << 103 << 103 << 103 << 2;
        // Some users have nodes to themselves: without that, 109, 95 and 26.
        QTest::newRow("users") << 126 << 126 << 126 << 0;
        // QOS with NoDecay are charged each second as a whole one: without that, 127, 122 and 23.
        QTest::newRow("usedminutes") << 141 << 141 << 139 << 1;
    }
    void recordedStartsAreFound()
    {
        QFETCH(const int, starts);
        QFETCH(const int, found);
        QFETCH(const int, sameNodes);
        QFETCH(const int, tooMany);
        const auto folder = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/")
            + QString::fromLatin1(QTest::currentDataTag());
        const auto run = runCli({"replay", folder, "--check", "--format", "csv"});
        QCOMPARE(run.exitCode, 0);
        const auto lines = run.out.split('\n');
        const auto line = std::ranges::find_if(
            lines, [](const QByteArray& row) { return row.startsWith("total,"); });
        QVERIFY2(line != lines.end(), run.out);
        const auto total = line->split(',');
        QCOMPARE(total.value(2).toInt(), starts);
        QVERIFY2(total.value(3).toInt() >= found, run.out); // in the same pass
        QVERIFY2(total.value(4).toInt() >= sameNodes, run.out);
        QVERIFY2(total.value(5).toInt() <= tooMany, run.out);
    }

    // Columns, lists of nodes and what has no column of its own come back.
    void aStoreTellsTheSame_data() { recordedStartsAreFound_data(); }
    void aStoreTellsTheSame()
    {
        const auto folder = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/")
            + QString::fromLatin1(QTest::currentDataTag());
        const QTemporaryDir temporary;
        const auto store = temporary.filePath("site.fairlead");
        QCOMPARE(runCli({"import", folder, "--into", store}).exitCode, 0);
        const QStringList checked{"--check", "--format", "csv"};
        const auto run = runCli(QStringList{"replay", store} + checked);
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.out, runCli(QStringList{"replay", folder} + checked).out);
    }

    /// Beside a maintenance of two nodes: every start on its second, on its nodes.
    void plansKeepClearOfReservations()
    {
        const auto run = runCli({"replay", QStringLiteral(FAIRLEAD_TEST_DATA "/replay/reserved"),
                                 "--check", "--format", "csv"});
        QVERIFY2(run.out.contains("\nplanned,1,30,30,30,0"), run.out);
        QVERIFY2(!run.err.contains("reserv"), run.err); // nothing is left out
    }

    /// Whose size is of more CPUs than they ask for: their order in the run is that of slurmctld.
    void plansAreOfTheSizeThatCounts()
    {
        const auto run = runCli({"replay", QStringLiteral(FAIRLEAD_TEST_DATA "/replay/memory"),
                                 "--check", "--format", "csv"});
        QVERIFY2(run.out.contains("\nplanned,1,18,18,18,0"), run.out);
    }

    /// Accounting has no log, and not when a reservation was made.
    void reservationsOfAccountingAreEnough()
    {
        const QTemporaryDir copy;
        copyCapture(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/reserved"), copy.path());
        QVERIFY(QFile::remove(copy.filePath("slurmctld.log")));
        QVERIFY(writeFile(copy.filePath("reservations.txt"),
                          "Cluster|Name|TimeStart|TimeEnd|TRES|NodeName|Flags|ID\n"
                          "resv|course|2026-11-29T15:12:13|2026-11-29T16:32:13|cpu=32|n3||1\n"
                          "resv|maint|2026-11-29T16:22:14|2026-11-29T16:37:14|cpu=48|n[1-2]||2\n"));
        const auto run = runCli({"replay", copy.path(), "--check", "--format", "csv"});
        QVERIFY2(run.out.contains("\ntotal,") && run.out.contains(",127,127,127,1"), run.out);
    }

    /// No job was in the one that is assumed, and none ever started.
    void withoutPartitionsAllJobsAreInOne()
    {
        const QTemporaryDir copy;
        const QDir folder(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures"));
        for (const auto& name : folder.entryList(QDir::Files)) {
            if (name != QLatin1String("partitions.txt"))
                QVERIFY(QFile::copy(folder.filePath(name), copy.filePath(name)));
        }
        const auto run = runCli({"replay", copy.path(), "--check", "--format", "csv"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(!run.err.contains("never start"), run.err);
        QVERIFY2(run.err.contains("partitions: one with all nodes"), run.err);
        const auto total = run.out.mid(run.out.indexOf("total,")).split(',');
        QCOMPARE(total.value(2).toInt(), 170);
        QVERIFY2(total.value(3).toInt() > 50, run.out);
    }
};

FAIRLEAD_QTTEST(ReplayPlacesTest)
#include "tst_replayplaces.moc"
