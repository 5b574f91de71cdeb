// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// --moment: the queue of a past moment, against what a real slurmctld had then
// (tests/data/replay/fairtree).

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QtTest>

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

    void momentsWithoutAHistoryAreRefused()
    {
        const auto outside = runCli({"jobs", recording, "--moment", "2020-01-01"});
        QCOMPARE(outside.exitCode, 1);
        QVERIFY(outside.err.contains("the history tells of the time from 2026-11-22T01:"));
        const auto none = runCli({"jobs", "demo:textbook", "--moment", middle});
        QVERIFY(none.exitCode != 0);
        QVERIFY(none.err.contains("demo:textbook has no history of jobs"));
        QCOMPARE(runCli({"jobs", recording, "--moment", "yesterday"}).exitCode, 1);
        QCOMPARE(runCli({"usage", recording, "--moment", middle}).exitCode, 1); // has --from
    }
};

FAIRLEAD_QTTEST(PastMoment)
#include "tst_pastmoment.moc"
