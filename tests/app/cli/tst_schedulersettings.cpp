// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// SchedulerParameters as a setting like others: tried with --set, scheduled by in a replay, written
// for slurm.conf.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

namespace {
const QString recording = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures");
} // namespace

class SchedulerSettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void aNumberThatIsTriedIsThatOfAConfiguration()
    {
        QTemporaryDir folder;
        QFile config(recording + QStringLiteral("/config.txt"));
        QVERIFY(config.open(QIODevice::ReadOnly));
        QByteArray other;
        for (const auto& line : config.readAll().split('\n')) {
            if (!line.startsWith("SchedulerParameters"))
                other += line + '\n';
        }
        other += "SchedulerParameters     = bf_interval=600,bf_max_job_test=1\n";
        QFile file(folder.filePath("config.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(other) == other.size());
        file.close();
        const QStringList jobs{"replay", recording, "--replicas", "1", "--jobs", "--format", "csv"};
        const auto against = runCli(jobs + QStringList{"--against", file.fileName()});
        QVERIFY2(against.exitCode == 0, against.err);
        const auto tried = runCli(
            jobs + QStringList{"--set", "SchedulerParameters=bf_interval=600,bf_max_job_test=1"});
        QVERIFY2(tried.exitCode == 0, tried.err);
        const auto starts = startsUnder(tried, "scenario");
        QVERIFY(!starts.isEmpty());
        QVERIFY(starts != startsUnder(tried, "baseline"));
        const auto rows = csvRows(against.out);
        QCOMPARE(starts, startsUnder(against, rows.last()["Policy"]));
        const auto oneByOne
            = runCli(jobs + QStringList{"--set", "bf_interval=600", "--set", "bf_max_job_test=1"});
        QVERIFY(!startsUnder(oneByOne, "scenario").isEmpty());
    }

    void whatIsMistypedIsRefused()
    {
        for (const auto* set :
             {"bf_windw=60", "bf_window=long", "SchedulerParameters=bf_windw=60", "bf_window=-5",
              "SchedulerParameters=bf_window=-5", "batch_sched_delay=-1"}) {
            const auto run = runCli({"jobs", recording, "--set", set});
            QCOMPARE(run.exitCode, 1);
        }
    }

    void aChangedListGoesIntoSlurmConf()
    {
        const auto run = runCli({"export", recording, "--as", "slurm.conf", "--set",
                                 "bf_window=4320", "--set", "bf_resolution=180"});
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY2(run.out.contains("bf_window=4320") && run.out.contains("bf_resolution=180")
                     && run.out.contains("SchedulerParameters="),
                 run.out);
        QCOMPARE(run.out.count("SchedulerParameters="), 1);
    }

    /// It has associations, limits and qos.
    void whatIsEnforcedGoesIntoSlurmConf()
    {
        const auto exported = [&](const char* words) {
            return runCli({"export", recording, "--as", "slurm.conf", "--set",
                           QByteArray("AccountingStorageEnforce=") + words});
        };
        const auto safe = exported("safe,qos");
        QVERIFY2(safe.out.contains("AccountingStorageEnforce=safe,qos\n"), safe.out);
        QVERIFY2(!exported("limits,qos").out.contains("AccountingStorageEnforce="),
                 "limits imply associations");
    }

    void noPriorityComesOfIt()
    {
        const QStringList jobs{"jobs", recording, "--format", "csv"};
        QCOMPARE(runCli(jobs + QStringList{"--set", "bf_window=4320"}).out, runCli(jobs).out);
    }
};

FAIRLEAD_QTTEST(SchedulerSettingsTest)
#include "tst_schedulersettings.moc"
