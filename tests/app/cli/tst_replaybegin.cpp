// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A recording without before/, whose history begins while jobs run: against the one that tells all
// (tests/data/replay/fairtree); told by history_from.txt, or worked out.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

namespace {
const QString whole = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/fairtree");
const QString cut = QStringLiteral("2026-11-23T06:00:00");
const QByteArray cutSecond = QByteArrayLiteral("1795413600\n");

void write(const QString& file, const QByteArray& text)
{
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text);
}

/// What had ended by then is not in the history, as sacct -S tells it.
QByteArray historySince(const QByteArray& history)
{
    auto lines = history.split('\n');
    const auto end = lines.first().split('|').indexOf("End");
    QByteArray kept = lines.takeFirst() + '\n';
    for (const auto& line : lines) {
        const auto cells = line.split('|');
        const bool isOver
            = cells.size() > end && cells[end] <= cut.toLatin1() && cells[end] != "Unknown";
        if (cells.size() > end && !isOver)
            kept += line + '\n';
    }
    return kept;
}
} // namespace

class ReplayBegin : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QDirIterator files(whole, QDir::Files);
        while (files.hasNext()) {
            const auto file = files.next();
            QVERIFY(QFile::copy(file, m_folder.filePath(files.fileName())));
        }
        QFile history(whole + QStringLiteral("/history.txt"));
        QVERIFY(history.open(QIODevice::ReadOnly));
        QFile::remove(m_folder.filePath(QStringLiteral("history.txt")));
        write(m_folder.filePath(QStringLiteral("history.txt")), historySince(history.readAll()));
        write(m_folder.filePath(QStringLiteral("history_from.txt")), cutSecond);
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("middle")));
        for (const auto* file : {"/middle/jobs.txt", "/middle/taken_at.txt"})
            QVERIFY(
                QFile::copy(whole + QLatin1String(file), m_folder.path() + QLatin1String(file)));
    }

    void itsDecisionsAreThoseOfTheWholeRecording()
    {
        const QStringList words{"--check", "--from", cut, "--format", "csv"};
        const auto rest = runCli(QStringList{"replay", m_folder.path()} + words);
        QVERIFY2(rest.exitCode == 0, rest.err);
        QVERIFY2(rest.err.contains("usage at the beginning: worked out from the usage of "
                                   "2026-11-24T05:19:56 and what jobs were charged since"),
                 rest.err);
        QCOMPARE(rest.out, runCli(QStringList{"replay", whole} + words).out);
    }

    void whoRanThenRunsThere()
    {
        const auto run
            = runCli({"replay", m_folder.path(), "--replicas", "1", "--jobs", "--format", "csv"});
        QHash<QString, QStringList>
            ran; // [job] start and nodes of the recording, then of the replay
        for (const auto& row : csvRows(run.out)) {
            if (row["Start"] < cut && !row["Start"].isEmpty())
                ran[row["JobID"]] << row["Start"] << row["NodeList"];
        }
        QVERIFY(!ran.isEmpty());
        for (const auto& starts : ran) {
            QCOMPARE(starts.size(), 4);
            QCOMPARE(starts.mid(2), starts.mid(0, 2));
        }
    }

    void theTimeLineIsThatOfTheWholeRecording_data()
    {
        QTest::addColumn<QString>("moment");
        QTest::newRow("beginning") << cut;
        QTest::newRow("later") << QStringLiteral("2026-11-23T06:03:00");
        QTest::newRow("end") << QStringLiteral("2026-11-24T04:00:00");
    }

    void theTimeLineIsThatOfTheWholeRecording()
    {
        QFETCH(QString, moment);
        const auto usage = [&](const QString& source) {
            QList<double> values;
            for (const auto& row :
                 csvRows(runCli({"shares", source, "--moment", moment, "--format", "csv"}).out))
                values << row["RawUsage"].toDouble();
            return values;
        };
        const auto expected = usage(whole);
        const auto rest = usage(m_folder.path());
        QVERIFY(expected.size() > 10 && expected.size() == rest.size());
        for (int i = 0; i < rest.size(); ++i)
            QVERIFY2(std::abs(rest[i] - expected[i]) <= 1e-6 * expected[i],
                     qPrintable(QStringLiteral("%1: %2").arg(i).arg(rest[i] - expected[i])));
    }

    void whereNobodyToldItIsWorkedOut()
    {
        const QStringList words{"replay", m_folder.path(), "--replicas", "1", "--format", "csv"};
        const auto told = runCli(words);
        QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("history_from.txt"))));
        const auto workedOut = runCli(words);
        QVERIFY2(workedOut.err.contains("beginning of the history: worked out: history.txt lists "
                                        "no job that ended before 2026-11-23T06:18:29"),
                 workedOut.err);
        // Who started between the two moments is in one of them alone.
        const auto jobs = [](const CliRun& run) {
            int sum = 0;
            for (const auto& row : csvRows(run.out))
                sum += row["Policy"] == "recorded" ? row["Jobs"].toInt() : 0;
            return sum;
        };
        QVERIFY(jobs(told) > 100);
        QVERIFY(jobs(workedOut) <= jobs(told) && jobs(workedOut) > jobs(told) - 5);
        const auto all = runCli(words + QStringList{"--from", "2026-11-22"});
        QVERIFY2(!all.err.contains("beginning of the history"), all.err);
    }

private:
    QTemporaryDir m_folder;
};

FAIRLEAD_QTTEST(ReplayBegin)
#include "tst_replaybegin.moc"
