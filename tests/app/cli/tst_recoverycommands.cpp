// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What time does to usage and jobs: recovery and overtake.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QCoreApplication>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

class RecoveryCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void anAccountComesBack();
    void whoIsUnderItsShareNeedsNoTime();
    void withEverybodyIdleNothingChanges();
    void aReplayGoesOn();
    void whatTheParentUsedIsTold();
    void aJobOvertakesAnother();
    void aPartitionOfAJobMayBeNamed();
    void timeAloneMovesJobsOfMoab();
    void whatCannotBeAnsweredIsSaid_data();
    void whatCannotBeAnsweredIsSaid();
};

namespace {
const auto recoveringDemo = QStringLiteral("demo:limoges");

QStringList asCsv(QStringList words)
{
    return words << QStringLiteral("--format") << QStringLiteral("csv");
}
} // namespace

void RecoveryCommandsTest::anAccountComesBack()
{
    const auto run = runCli(asCsv({"recovery", recoveringDemo, "cistem"}));
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(run.err.contains("cistem is back at its share on 2026-04-29 "), run.err);
    const auto rows = csvRows(run.out);
    QVERIFY(rows.size() > 50);
    // The first point is what `shares` says now.
    const auto shares = csvRows(runCli(asCsv({"shares", recoveringDemo})).out);
    for (const auto& row : shares) {
        if (row["Account"] != QLatin1String("cistem") || !row["User"].isEmpty())
            continue;
        for (const auto* column : {"NormShares", "EffectvUsage", "FairShare"})
            QCOMPARE(rows.first()[column], row[column]);
    }
    const auto value = [&](const CsvRow& row, const char* column) {
        return row[QLatin1String(column)].toDouble();
    };
    QVERIFY(value(rows.first(), "EffectvUsage") > value(rows.first(), "NormShares"));
    QVERIFY(value(rows.last(), "EffectvUsage") < value(rows.last(), "NormShares"));
    QVERIFY(value(rows.last(), "FairShare") > 0.5);
}

void RecoveryCommandsTest::whoIsUnderItsShareNeedsNoTime()
{
    const auto run = runCli({"recovery", recoveringDemo, "partenaires"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("nothing has to come back"), run.err);
}

void RecoveryCommandsTest::withEverybodyIdleNothingChanges()
{
    const auto run
        = runCli(asCsv({"recovery", recoveringDemo, "cistem", "--idle", "--to", "2026-12-01"}));
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("is not back at its share within"), run.err);
    QVERIFY2(run.err.contains("if nobody starts anything"), run.err);
    const auto rows = csvRows(run.out);
    QCOMPARE(rows.last()["Moment"], QStringLiteral("2026-12-01T00:00:00"));
    QVERIFY(rows.last()["RawUsage"].toDouble() < rows.first()["RawUsage"].toDouble() / 4);
}

// The recorded weeks come again, from several phases.
void RecoveryCommandsTest::aReplayGoesOn()
{
    const auto words = asCsv({"recovery", recoveringDemo, "cistem", "--replay", "--replicas", "3"});
    const auto run = runCli(words);
    QVERIFY2(run.exitCode == 0, run.err);
    const auto said = QString::fromUtf8(run.err).simplified(); // with the spaces that one types
    QVERIFY2(said.contains("if the jobs of the last 28 d come again, its own among them"), run.err);
    QVERIFY2(run.err.contains("recorded starts found"), run.err); // how far to trust it
    const auto rows = csvRows(run.out);
    QVERIFY(rows.size() > 50);
    const auto value = [](const CsvRow& row, const char* column) {
        return row[QLatin1String(column)].toDouble();
    };
    const auto now = csvRows(runCli(asCsv({"recovery", recoveringDemo, "cistem"})).out).first();
    QCOMPARE(rows.first()["Moment"], now["Moment"]);
    QCOMPARE(value(rows.first(), "EffectvUsage"), value(now, "EffectvUsage"));
    QCOMPARE(value(rows.first(), "EffectvHigh"), value(rows.first(), "EffectvLow"));
    for (const auto& row : rows) {
        QVERIFY(value(row, "EffectvLow") <= value(row, "EffectvUsage") + 1e-6);
        QVERIFY(value(row, "EffectvHigh") >= value(row, "EffectvUsage") - 1e-6);
    }
    QVERIFY(value(rows.last(), "EffectvHigh") > value(rows.last(), "EffectvLow"));
    QCOMPARE(runCli(words).out, run.out);
    QVERIFY(runCli(words + QStringList{"--seed", "7"}).out != run.out);
}

/// It has used less than it is promised, and is held back for the others of its institute.
void RecoveryCommandsTest::whatTheParentUsedIsTold()
{
    const auto run = runCli(asCsv({"recovery", recoveringDemo, "eaux-sols"}));
    QVERIFY2(run.err.contains("It has used 0.6 % of the cluster itself, and is promised 6.4 %"),
             run.err);
    QVERIFY(!runCli(asCsv({"recovery", recoveringDemo, "cistem"})).err.contains("itself"));
}

void RecoveryCommandsTest::aJobOvertakesAnother()
{
    const QStringList age{"--set", "PriorityWeightAge=60000", "--set", "PriorityMaxAge=14-0"};
    const auto run = runCli(asCsv({"overtake", recoveringDemo, "406393", "406558"}) + age);
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(run.err.contains("Job 406558 overtakes job 406393 on 2026-03-15 "), run.err);
    const auto rows = csvRows(run.out);
    const auto behind
        = [](const CsvRow& row) { return row["Behind"].toLongLong() - row["Ahead"].toLongLong(); };
    QVERIFY(behind(rows.first()) < 0);
    QVERIFY(behind(rows.last()) > 0);
    // In the order of the question or not.
    QCOMPARE(runCli(asCsv({"overtake", recoveringDemo, "406558", "406393"}) + age).out, run.out);
    const auto several = runCli({"overtake", recoveringDemo, "406580", "406582"});
    QVERIFY2(several.err.contains("Job 406582 in rapide "), several.err);
    QVERIFY2(several.err.contains("its best row counts"), several.err);
    QVERIFY(!run.err.contains("its best row counts"));
}

void RecoveryCommandsTest::aPartitionOfAJobMayBeNamed()
{
    const auto jobs = csvRows(runCli(asCsv({"jobs", recoveringDemo, "-j", "406582"})).out);
    QVERIFY(jobs.size() > 1);
    for (const auto& job : jobs) {
        const auto named = "406582/" + job["Partition"];
        const auto run = runCli(asCsv({"overtake", recoveringDemo, "406580/rapide", named}));
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY2(!run.err.contains("its best row counts"), run.err);
        const auto first = csvRows(run.out).value(0);
        const bool isBehind = first["BehindJobID"] == QLatin1String("406582");
        QCOMPARE(first[isBehind ? "Behind" : "Ahead"], job["Priority"]);
    }
    const auto refused = runCli({"overtake", recoveringDemo, "406580", "406582/nix"});
    QCOMPARE(refused.exitCode, 1);
    for (const auto& job : jobs)
        QVERIFY2(refused.err.contains(job["Partition"].toUtf8()), refused.err);
}

void RecoveryCommandsTest::timeAloneMovesJobsOfMoab()
{
    const auto run = runCli({"overtake", "demo:moab", "40153", "40150"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("no usage comes into the windows"), run.err);
    const auto refused = runCli({"recovery", "demo:moab", "desk"});
    QCOMPARE(refused.exitCode, 3);
    QVERIFY2(refused.err.contains("counts in windows"), refused.err);
}

void RecoveryCommandsTest::whatCannotBeAnsweredIsSaid_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("root") << QStringList{"recovery", recoveringDemo, "root"}
                          << QByteArray("root has no share");
    QTest::newRow("nobody") << QStringList{"recovery", recoveringDemo, "nobody"}
                            << QByteArray("no account or user nobody");
    QTest::newRow("no job") << QStringList{"overtake", recoveringDemo, "1", "406393"}
                            << QByteArray("no job 1 ");
    QTest::newRow("one job") << QStringList{"overtake", recoveringDemo, "406393", "406393"}
                             << QByteArray("two different jobs");
    QTest::newRow("the past") << QStringList{"recovery", recoveringDemo, "cistem", "--to",
                                             "2020-01-01"}
                              << QByteArray("ends before it begins");
    QTest::newRow("two futures") << QStringList{"recovery", recoveringDemo, "cistem", "--replay",
                                                "--idle"}
                                 << QByteArray("exclude each other");
    QTest::newRow("no replay") << QStringList{"recovery", recoveringDemo, "cistem", "--replicas",
                                              "3"}
                               << QByteArray("go with --replay");
    QTest::newRow("nothing") << QStringList{"recovery", recoveringDemo} << QByteArray();
}

void RecoveryCommandsTest::whatCannotBeAnsweredIsSaid()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const auto run = runCli(words);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(message), run.err);
}

FAIRLEAD_QTTEST(RecoveryCommandsTest)
#include "tst_recoverycommands.moc"
