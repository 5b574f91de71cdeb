// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// --moment: the queue of a past moment, against what a real slurmctld had then
// (tests/data/replay/fairtree and classic).

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead::tests;

namespace {
const QString recording = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/fairtree");
const QString middle = QStringLiteral("1795454144"); // the second before the last job came

/// Who waited then by Slurm's own priority, as scontrol printed it.
QStringList queueOfSlurm()
{
    QFile file(recording + QStringLiteral("/middle/jobs.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    struct Waiting
    {
        qint64 priority;
        int id;
    };
    QList<Waiting> jobs;
    for (const auto& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        const auto value = [&](const QString& key) {
            const QRegularExpression pattern(QStringLiteral("(?:^| )%1=(\\S+)").arg(key));
            return pattern.match(line).captured(1);
        };
        if (value("JobState") == QLatin1String("PENDING"))
            jobs.append({value("Priority").toLongLong(), value("JobId").toInt()});
    }
    std::sort(jobs.begin(), jobs.end(), [](const Waiting& a, const Waiting& b) {
        return a.priority != b.priority ? a.priority > b.priority : a.id < b.id;
    });
    QStringList words;
    for (const auto& job : jobs)
        words << QStringLiteral("%1 %2").arg(job.id).arg(job.priority);
    return words;
}
} // namespace

class PastMoment : public QObject
{
    Q_OBJECT

private slots:
    void ranksAndPrioritiesAreThoseOfSlurm()
    {
        const auto run = runCli({"jobs", recording, "--moment", middle, "--format", "csv"});
        QCOMPARE(run.exitCode, 0);
        QStringList words;
        for (const auto& row : csvRows(run.out))
            words << row["JobID"] + QLatin1Char(' ') + row["Priority"];
        QCOMPARE(words.size(), 37);
        QCOMPARE(words, queueOfSlurm());
    }

    /// Accounts are a cycle behind, users stand as they were when the cycle rated their first job.
    void withClassicFairShareToo()
    {
        const QString classic = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/classic");
        QFile file(classic + QStringLiteral("/middle/jobs.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QHash<QString, QString> ofSlurm; // [job in partition]
        const QRegularExpression job(QStringLiteral(
            "^JobId=(\\d+)(?: ArrayJobId=(\\d+))?.* Priority=(\\d+) .* Partition=(\\S+) "));
        for (const auto& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
            const auto found = job.match(line);
            const auto id = found.captured(found.captured(2).isEmpty() ? 1 : 2);
            ofSlurm[id + QLatin1Char(' ') + found.captured(4)] = found.captured(3);
        }
        const auto run = runCli(
            {"jobs", classic, "--moment", QStringLiteral("1795308625"), "--format", "csv"});
        QVERIFY2(run.exitCode == 0, run.err);
        const auto rows = csvRows(run.out);
        QCOMPARE(rows.size(), 32);
        for (const auto& row : rows) {
            const auto id = row["JobID"].section(QLatin1Char('_'), 0, 0);
            QCOMPARE(row["Priority"], ofSlurm.value(id + QLatin1Char(' ') + row["Partition"]));
        }
    }

    void usageIsOfThatMomentToo()
    {
        const auto then = runCli({"shares", recording, "--moment", middle, "--format", "csv"});
        const auto rows = csvRows(then.out);
        QVERIFY(!rows.isEmpty());
        // assoc_usage of the moment: 8783045.234344
        QVERIFY(std::abs(rows.first()["RawUsage"].toDouble() - 8783045.234344) < 1e-5);
    }

    void editsApplyToThePast()
    {
        const QStringList words{"jobs", recording, "--moment", middle, "--format", "csv"};
        const auto plain = csvRows(runCli(words).out);
        const auto edited
            = csvRows(runCli(words + QStringList{"--set", "PriorityWeightFairshare=0"}).out);
        QCOMPARE(edited.size(), plain.size());
        QCOMPARE(edited.first()["FairShare"], QStringLiteral("0"));
    }

    void whatIsNotKnownIsSaid()
    {
        const auto run = runCli({"jobs", recording, "--moment", middle});
        QVERIFY(run.err.contains("past: shares, QOS, partitions and settings are today's"));
    }

    void atItsOwnMomentTheSourceIsItself()
    {
        const QStringList words{"jobs", "demo:limoges", "--format", "csv"};
        const auto own = runCli(words);
        const auto named = runCli(words + QStringList{"--moment", "2026-03-02T08:00:00"});
        QCOMPARE(named.exitCode, 0);
        QVERIFY(csvRows(named.out).size() > 250);
        QCOMPARE(named.out, own.out);
        QCOMPARE(named.out, runCli(words + QStringList{"--at", "2026-03-02T08:00:00"}).out);
    }

    void aMomentWithoutAQueueIsSaid()
    {
        const auto run = runCli({"jobs", "demo:limoges", "--at", "0"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains("no job has a rank at that moment"), run.err);
        QVERIFY(!runCli({"jobs", "demo:limoges"}).err.contains("no job has a rank"));
    }

    void aheadUsageStaysAndWhoWaitsGrowsOld()
    {
        const auto table = [](const QStringList& arguments) {
            const auto run = runCli(arguments + QStringList{"--format", "csv"});
            return run.exitCode == 0 ? csvRows(run.out) : QList<CsvRow>();
        };
        const auto now = table({"jobs", "demo:limoges", "--norm"});
        const auto ahead = table({"jobs", "demo:limoges", "--norm", "--moment", "2030-01-01"});
        QVERIFY(!now.isEmpty());
        QVERIFY(ahead.size() >= now.size()); // begin times pass
        for (const auto& row : ahead)
            QCOMPARE(row["Age"], QStringLiteral("1"));
        const auto shares = table({"shares", "demo:limoges"});
        const auto later = table({"shares", "demo:limoges", "--moment", "2030-01-01"});
        QCOMPARE(later.size(), shares.size());
        for (int i = 0; i < shares.size(); ++i)
            QVERIFY(std::abs(later[i]["NormUsage"].toDouble() - shares[i]["NormUsage"].toDouble())
                    < 1e-6);
        const auto run = runCli({"jobs", "demo:limoges", "--moment", "2030-01-01"});
        QVERIFY2(run.err.contains("who waits still waits"), qPrintable(run.err));
    }

    void momentsWithoutAHistoryAreRefused()
    {
        const auto outside = runCli({"jobs", recording, "--moment", "2020-01-01"});
        QCOMPARE(outside.exitCode, 1);
        QVERIFY(outside.err.contains("the history tells of the time from 2026-11-22T01:"));
        const auto none = runCli({"jobs", "demo:textbook", "--moment", "1990-01-01"});
        QVERIFY(none.exitCode != 0);
        QVERIFY(none.err.contains("this demo has no history of jobs"));
        QCOMPARE(runCli({"jobs", recording, "--moment", "yesterday"}).exitCode, 1);
        QCOMPARE(runCli({"usage", recording, "--moment", middle}).exitCode, 1); // has --from
    }
};

FAIRLEAD_QTTEST(PastMoment)
#include "tst_pastmoment.moc"
