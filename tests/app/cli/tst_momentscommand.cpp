// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The marks of the time line, in numbers.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fairlead::tests;

class MomentsCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void cyclesAndResetsOfAHistory();
    void readingsThatAStoreKeeps();
    void aSourceWithoutAHistorySaysSo();
    void aPeriodHasABeginning();

private:
    static QList<CsvRow> momentsOf(const QStringList& words)
    {
        const auto run = runCli(QStringList{"moments"} + words + QStringList{"--format", "csv"});
        return run.exitCode == 0 ? csvRows(run.out) : QList<CsvRow>();
    }
    static qsizetype countOf(const QList<CsvRow>& rows, const char* kind)
    {
        return std::count_if(rows.begin(), rows.end(), [kind](const CsvRow& row) {
            return row["Kind"] == QLatin1String(kind);
        });
    }
};

void MomentsCommandTest::cyclesAndResetsOfAHistory()
{
    const auto rows = momentsOf({"demo:limoges"});
    QVERIFY(countOf(rows, "cycle") > 1000);
    QCOMPARE(countOf(rows, "reading"), 0);
    QVERIFY(std::is_sorted(rows.begin(), rows.end(), [](const CsvRow& a, const CsvRow& b) {
        return a["Moment"] < b["Moment"];
    }));
    const auto day = momentsOf({"demo:limoges", "--from", "2026-03-01", "--to", "2026-03-02"});
    QVERIFY(!day.isEmpty() && day.size() < rows.size());
    for (const auto& row : day)
        QVERIFY2(row["Moment"].startsWith("2026-03-01T"), qPrintable(row["Moment"]));
}

void MomentsCommandTest::readingsThatAStoreKeeps()
{
    const QTemporaryDir folder;
    const auto store = folder.filePath(QStringLiteral("series.fairlead"));
    const auto capture = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    QCOMPARE(runCli({"record", capture, "--into", store}).exitCode, 0);
    const auto kept = csvRows(runCli({"series", store, "--format", "csv"}).out);
    QCOMPARE(kept.size(), 1);
    const auto rows = momentsOf({store});
    QCOMPARE(countOf(rows, "reading"), 1);
    const auto isReading = [](const CsvRow& row) { return row["Kind"] == "reading"; };
    QCOMPARE((*std::find_if(rows.begin(), rows.end(), isReading))["Moment"],
             kept.first()["Moment"]);
}

void MomentsCommandTest::aSourceWithoutAHistorySaysSo()
{
    const auto run = runCli({"moments", "demo:textbook"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("no history"), run.err);
}

void MomentsCommandTest::aPeriodHasABeginning()
{
    QCOMPARE(
        runCli({"moments", "demo:limoges", "--from", "2026-03-02", "--to", "2026-03-01"}).exitCode,
        1);
}

FAIRLEAD_QTTEST(MomentsCommandTest)
#include "tst_momentscommand.moc"
