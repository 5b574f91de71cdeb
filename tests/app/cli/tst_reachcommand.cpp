// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead::tests;

namespace {
const QString source = QStringLiteral("demo:limoges");

QString rankOf(const QString& job, const QStringList& edits)
{
    const auto run = runCli(QStringList{"jobs", source, "-j", job, "--format", "csv"} + edits);
    const auto jobs = csvRows(run.out);
    return jobs.isEmpty() ? QString() : jobs.first()["Rank"];
}
} // namespace

class ReachCommandTest : public QObject
{
    Q_OBJECT

private slots:
    // What stands under Try, typed after another command, gives the rank that stands beside it.
    void theAnswersHold()
    {
        const QString job = "406581";
        const auto run = runCli({"reach", source, job, "--rank", "3", "--format", "csv"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.err.contains("406581 is at 4; asked for: 3"));
        int tried = 0;
        for (const auto& row : csvRows(run.out)) {
            if (row["Reached"] != QLatin1String("yes") || row["Try"].isEmpty())
                continue;
            QVERIFY(row["Figure"].toInt() <= 3);
            QVERIFY(row["Try"].startsWith("'--")); // no formula for a spreadsheet
            QCOMPARE(rankOf(job, row["Try"].mid(1).split(QLatin1Char(' '))), row["Figure"]);
            ++tried;
        }
        QVERIFY(tried >= 3);
    }

    void aFactorIsAskedOfAUser()
    {
        const auto run = runCli({"reach", source, "cistem/agautier", "--factor", "0.5"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.contains("share partenaires="));
    }

    // Under Fair Tree accounts have none.
    void ofAnAccountTheLevelIsAsked()
    {
        const auto fairTree = QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree");
        const auto account
            = csvRows(runCli({"shares", fairTree, "--format", "csv"}).out).at(2)["Account"];
        const auto run = runCli({"reach", fairTree, account, "--factor", "1.5"});
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY2(run.err.contains(account.toUtf8() + " has a LevelFS of ")
                     && run.err.contains("asked for: 1.500000"),
                 run.err);
    }

    // sshare leaves it blank, and so does recovery.
    void whoHasTheSharesOfTheParentHasNoLevel()
    {
        const auto fairTree = QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree");
        const auto rows = csvRows(runCli({"shares", fairTree, "--format", "csv"}).out);
        const auto account = rows.at(2)["Account"].trimmed();
        const auto parent = account + "=parent";
        const auto run = runCli({"reach", fairTree, account, "--factor", "1.5", "--share", parent});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains(account.toUtf8() + " has fairshare=parent, and so no LevelFS"),
                 run.err);
        const auto recovery
            = runCli({"recovery", fairTree, account, "--share", parent, "--format", "csv"});
        QVERIFY2(recovery.exitCode == 0, recovery.err);
        for (const auto& row : csvRows(recovery.out))
            QCOMPARE(row["LevelFS"], QString());
    }

    void niceSaysHowItIsSet()
    {
        const auto run = runCli({"reach", source, "406581", "--rank", "5", "--format", "csv"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains("scontrol update JobId=406581 Nice=726;"), run.err);
    }

    void itWorksWithMoabToo()
    {
        const auto run = runCli({"reach", "demo:moab", "40153", "--rank", "2", "--format", "csv"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.contains("DEADLINEWEIGHT"));
        QVERIFY(!run.out.contains("nice"));
    }

    void questionsWithoutAnAnswerAreRefused()
    {
        QCOMPARE(runCli({"reach", source, "406581"}).exitCode, 1);
        QCOMPARE(runCli({"reach", source, "406581", "--rank", "0"}).exitCode, 1);
        QCOMPARE(runCli({"reach", source, "406581", "--rank", "x"}).exitCode, 1);
        QCOMPARE(runCli({"reach", source, "1", "--rank", "1"}).exitCode, 1);
        QCOMPARE(runCli({"reach", source, "nobody", "--factor", "0.5"}).exitCode, 1);
        QCOMPARE(runCli({"reach", source, "cistem", "--factor", "-1"}).exitCode, 1);
        QCOMPARE(runCli({"reach", source, "1", "--rank", "1", "--factor", "1"}).exitCode, 1);
    }
};

FAIRLEAD_QTTEST(ReachCommandTest)
#include "tst_reachcommand.moc"
