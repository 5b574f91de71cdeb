// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// On which limits of QOS and associations jobs wait.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead::tests;

class ReplayLimitsTest : public QObject
{
    Q_OBJECT

private slots:
    /// The parts of the mean wait of a group add up to it; nobody knows those of what was recorded.
    void waitsOfGroupsAreDivided()
    {
        const auto run
            = runCli({"replay", QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures"),
                      "--replicas", "2", "--by", "qos", "--format", "csv"});
        QVERIFY2(run.exitCode == 0, run.err);
        for (const auto& row : csvRows(run.out)) {
            double parts = 0;
            for (const auto* part : {"NotEligible", "Limit", "Priority", "Resources", "Scheduler"})
                parts += row[QStringLiteral("MeanWait") + part].toDouble();
            const bool isRecorded = row["Policy"] == "recorded";
            QCOMPARE(row["MeanWaitLimit"].isEmpty(), isRecorded);
            QVERIFY(qAbs(parts - (isRecorded ? 0.0 : row["MeanWait"].toDouble())) < 1e-6);
        }
    }

    /// Each wait for a limit has its limit, and all of them together are told by limit.
    void limitsThatKeepJobsAreNamed()
    {
        const QStringList asked{
            "replay",     QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures"),
            "--replicas", "1",
            "--format",   "csv"};
        const auto jobs = runCli(asked + QStringList{"--jobs"});
        QVERIFY2(jobs.out.split('\n').first().trimmed().endsWith(",WaitScheduler,Limit"), jobs.out);
        double seconds = 0;
        QStringList names;
        for (const auto& row : csvRows(jobs.out)) {
            const auto wait = row["WaitLimit"].toDouble();
            QCOMPARE(row["Limit"].isEmpty(), wait == 0);
            if (wait > 0)
                names << row["Limit"];
            seconds += wait;
        }
        QVERIFY(names.contains("account=data: GrpTRES=cpu"));
        QVERIFY(names.contains("qos=high user=cat: MaxJobsPU"));
        const auto limits = runCli(asked + QStringList{"--by", "limit"});
        QCOMPARE(limits.exitCode, 0);
        double hours = 0;
        int count = 0;
        for (const auto& row : csvRows(limits.out)) {
            QCOMPARE(row["Policy"], QString("baseline"));
            QVERIFY(names.contains(row["Holder"] + ": " + row["Limit"]));
            hours += row["WaitHours"].toDouble();
            count += row["Jobs"].toInt();
        }
        QVERIFY(seconds > 0);
        QVERIFY(qAbs(hours * 3600 - seconds) < 0.01);
        QCOMPARE(count, names.size());
    }

    void jobsThatALimitOfTheScenarioKeepsForEverAreTold()
    {
        const QStringList asked{
            "replay",     QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures"),
            "--replicas", "1",
            "--set",      "qos normal GrpJobs=0"};
        const auto run = runCli(asked);
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY2(run.out.contains("under “scenario”, "), run.out);
        QVERIFY2(run.out.contains("would not start on an idle machine either"), run.out);
        QVERIFY2(!run.err.contains("limits are not enforced"), run.err);
    }
};

FAIRLEAD_QTTEST(ReplayLimitsTest)
#include "tst_replaylimits.moc"
