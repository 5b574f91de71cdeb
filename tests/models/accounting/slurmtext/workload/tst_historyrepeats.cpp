// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/models/accounting/slurmtext/historytext.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using tests::historyOf;

class HistoryRepeatsTest : public QObject
{
    Q_OBJECT

private slots:
    // Lists that were put one behind the other, in any order.
    void aJobThatIsInItTwiceIsOne_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<qint64>("runs");
        QTest::addColumn<QByteArray>("said");
        const QString pending = "Unknown|Unknown|PENDING";
        const QString running = "1970-01-01T01:01:00|Unknown|RUNNING";
        const QString ended = "1970-01-01T01:01:00|1970-01-01T01:05:00|COMPLETED";
        const QString requeued = "1970-01-01T01:01:00|1970-01-01T01:05:00|REQUEUED";
        const QString again = "1970-01-01T01:03:00|1970-01-01T01:09:00|COMPLETED";
        const QByteArray twice("history.txt:3: 1 job is in it more than once, and not the same: "
                               "its end counts, else the first line: 1\n");
        QTest::newRow("pending, ended") << pending << ended << qint64{1} << twice;
        QTest::newRow("ended, pending") << ended << pending << qint64{1} << twice;
        QTest::newRow("running, ended") << running << ended << qint64{1} << twice;
        QTest::newRow("ended, running") << ended << running << qint64{1} << twice;
        QTest::newRow("the same") << ended << ended << qint64{1} << QByteArray();
        QTest::newRow("of another user") << ended << ended + "|cat" << qint64{1} << twice;
        QTest::newRow("of other size") << ended << ended + "|ann|9" << qint64{1} << twice;
        QTest::newRow("requeued") << requeued << pending << qint64{2} << QByteArray();
        QTest::newRow("at the same time")
            << ended << again << qint64{2}
            << QByteArray(
                   "history.txt:3: 1 job has two runs at the same time, and both count: 1\n");
    }
    void aJobThatIsInItTwiceIsOne()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto row = [](const QString& times) {
            const auto parts = times.split('|');
            const auto nodes = parts[0] == "Unknown" ? "None assigned" : "n1";
            return ("1|1|" + parts.value(3, "ann")
                    + "|astro|main|n|1970-01-01T01:00:00|1970-01-01T01:00:00|" + parts[0] + '|'
                    + parts[1] + "|10|" + parts.value(4, "1") + "|cpu=1|1|" + nodes + '|' + parts[2]
                    + "||sbatch --wrap=x")
                .toStdString();
        };
        const auto recording = historyOf({row(first), row(second)});
        Issues issues;
        for (const auto& issue : recording.issues) {
            if (issue.file == "history.txt")
                issues.push_back(issue);
        }
        QTEST(qint64(recording.workload.jobs.size()), "runs");
        QTEST(tests::issuesOf(issues), "said");
        const auto& job = recording.workload.jobs[0];
        QCOMPARE(job.recorded.start, 3660);
        QCOMPARE(job.recorded.end, 3900);
    }
};

FAIRLEAD_QTTEST(HistoryRepeatsTest)
#include "tst_historyrepeats.moc"
