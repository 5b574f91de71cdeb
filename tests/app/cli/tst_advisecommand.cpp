// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class AdviseCommand : public QObject
{
    Q_OBJECT

private slots:
    void theDemosAreWell();
    void aMomentToComeIsNotJudged();
    void formatsAreHonoured();
    void whatIsPrintedCanBeTried();
    void aReplayIsAskedOnlyWhenWanted();
    void othersOfASchedulerAreAdvisedToo();
    void backfillIsLookedAtWhereTheConfigurationIs();
};

void AdviseCommand::theDemosAreWell()
{
    for (const auto* demo : {"demo:limoges", "demo:textbook", "demo:moab"}) {
        const auto text = runCli({"advise", demo});
        QCOMPARE(text.exitCode, 0);
        const bool isLong = qstrcmp(demo, "demo:textbook") != 0; // as the page says it
        QVERIFY2(text.out.startsWith(isLong ? "Nothing is wrong with the policy"
                                            : "The queue is too short: 5 jobs do not show"),
                 text.out);
        const auto csv = runCli({"advise", demo, "--format", "csv"});
        QCOMPARE(csv.out, "Severity,Finding,Evidence,Advice,Try\r\n");
    }
    const auto starving
        = runCli({"places", "demo:limoges", "--starving", "--format", "csv", "-o", "JobID"});
    auto ids = QString::fromUtf8(starving.out).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    ids.removeFirst(); // the header
    ids.removeDuplicates();
    const auto said = QStringLiteral("limit all the same: %1. ").arg(ids.size());
    QVERIFY2(runCli({"advise", "demo:limoges"}).out.contains(said.toUtf8()), qPrintable(said));
}

// Its queue would show that nobody comes and nobody starts.
void AdviseCommand::aMomentToComeIsNotJudged()
{
    const auto run = runCli({"advise", "demo:limoges", "--moment", "2026-04-20T09:00:00"});
    QVERIFY(run.exitCode != 0);
    QVERIFY2(run.err.contains("nobody comes"), run.err);
    QVERIFY2(run.out.isEmpty(), run.out);
}

void AdviseCommand::formatsAreHonoured()
{
    const QStringList words{"advise", "demo:limoges", "--set", "PriorityWeightAssoc=1000"};
    const auto text = runCli(words);
    QCOMPARE(text.exitCode, 0);
    QVERIFY2(text.out.startsWith("hint: PriorityWeightAssoc is set, but the factor is the same for "
                                 "every job\n"),
             text.out);
    QVERIFY(text.out.contains("\n  --set PriorityWeightAssoc=0\n"));
    const auto lines = text.out.split('\n');
    QVERIFY2(lines[1].endsWith('.') && lines[2].endsWith('.'), text.out); // evidence and advice
    const auto rows = csvRows(runCli(words + QStringList{"--format", "csv"}).out);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first()["Severity"], "hint");
    QCOMPARE(rows.first()["Try"], "'--set PriorityWeightAssoc=0"); // no formula of a spreadsheet
    const auto json = QJsonDocument::fromJson(runCli(words + QStringList{"--format", "json"}).out);
    QCOMPARE(json.array().size(), 1);
    QCOMPARE(json.array().first().toObject()["Severity"].toString(), "hint");
    QCOMPARE(runCli(words + QStringList{"-o", "Try", "-P", "-n"}).out,
             "--set PriorityWeightAssoc=0\n");
    QCOMPARE(runCli(words + QStringList{"-o", "Nothing"}).exitCode, 1);
}

void AdviseCommand::whatIsPrintedCanBeTried()
{
    const QStringList words{"advise",  "demo:limoges",        "--set", "PriorityWeightAssoc=1000",
                            "--share", "ingenomix/lvasseur=0"};
    const auto tries = runCli(words + QStringList{"-o", "Try", "-P", "-n"}).out.trimmed();
    QCOMPARE(tries.split('\n').size(), 2);
    auto again = words;
    for (const auto& line : tries.split('\n'))
        again += QString::fromUtf8(line).split(QLatin1Char(' '));
    const auto after = runCli(again + QStringList{"--format", "csv"});
    QCOMPARE(after.exitCode, 0);
    QCOMPARE(csvRows(after.out).size(), 0);
}

// Each finding with what the recorded weeks would have become.
void AdviseCommand::aReplayIsAskedOnlyWhenWanted()
{
    const QStringList words{"advise", "demo:limoges",           "--set", "PriorityWeightAssoc=1000",
                            "--set",  "PriorityDecayHalfLife=0"};
    const auto plain = csvRows(runCli(words + QStringList{"--format", "csv"}).out);
    QVERIFY(plain.size() > 1);
    QVERIFY(!plain.first().contains("Replay"));
    const auto run = runCli(words + QStringList{"--replay", "--replicas", "2", "--format", "csv"});
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(run.err.contains("recorded starts found"), run.err);
    const auto rows = csvRows(run.out);
    QCOMPARE(rows.size(), plain.size());
    for (const auto& row : rows) {
        QVERIFY2(row["Replay"].startsWith("On average a job "), qPrintable(row["Replay"]));
        // A weight that is the same for all cannot change a wait.
        if (row["Finding"].startsWith("PriorityWeightAssoc"))
            QVERIFY2(row["Replay"].contains("For no account does the wait change"),
                     qPrintable(row["Replay"]));
    }
    const auto text = runCli(words + QStringList{"--replay", "--replicas", "2"});
    QVERIFY2(text.out.contains("\n  replay: On average a job "), text.out);
    QCOMPARE(runCli({"advise", "demo:limoges", "--seed", "3"}).exitCode, 1);
}

void AdviseCommand::othersOfASchedulerAreAdvisedToo()
{
    const auto rows = csvRows(runCli({"advise", "demo:moab", "--set", "FSCAP=0", "--set",
                                      "CREDWEIGHT=100000", "--set", "CREDCAP=0", "--format", "csv"})
                                  .out);
    QVERIFY(!rows.isEmpty());
    QVERIFY(rows.first()["Finding"].startsWith("CREDWEIGHT leaves "));
}

void AdviseCommand::backfillIsLookedAtWhereTheConfigurationIs()
{
    const auto folder = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    const auto saysBackfill = [](const QStringList& words) {
        return runCli(words).out.contains("Backfill stops before the end of the queue");
    };
    QVERIFY(saysBackfill({"advise", folder})); // 1875 rows, bf_max_job_test is 500
    QTemporaryDir other;
    QFile file(other.filePath("slurm.conf"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("ClusterName=limoges\nPriorityType=priority/multifactor\n"
               "PriorityWeightFairshare=1000\nSchedulerParameters=bf_max_job_test=5000\n");
    file.close();
    QVERIFY(!saysBackfill({"advise", folder, "--config", file.fileName()}));
    QVERIFY(!saysBackfill({"advise", "demo:limoges"}));
}

FAIRLEAD_QTTEST(AdviseCommand)
#include "tst_advisecommand.moc"
