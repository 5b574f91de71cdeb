// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/periodfigures.h"
#include "models/accounting/sources/sources.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
const auto withUsage = QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree");
const auto withHistory = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/fairtree");
constexpr UsagePeriod always{0, 1'800'000'000};
} // namespace

class PeriodFiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void usageWithoutAHistoryOfJobs();
    void aSourceWithoutUsageHasNeither();
    void aHistoryOfJobsHasBoth();
    void knownUsageIsNotReadAgain();
    void aBadPeriodIsAnError();
    void whatCannotBeReadHasAReason();
};

void PeriodFiguresTest::usageWithoutAHistoryOfJobs()
{
    const SourceAccess access(withUsage);
    const auto snapshot = openSource(access, Look::All);
    QVERIFY(snapshot);
    const auto figures = readPeriodFigures(access, **snapshot, {always, {"cpu"}, {}});
    QVERIFY(figures.usage);
    QCOMPARE(figures.usage->period.to, always.to);
    QVERIFY(!figures.waits && !figures.whyNoWaits);
}

void PeriodFiguresTest::aSourceWithoutUsageHasNeither()
{
    const QTemporaryDir folder;
    for (const auto* file : {"assocs.txt", "config.txt", "nodes.txt", "taken_at.txt"})
        QVERIFY(QFile::copy(withHistory + u'/' + QLatin1String(file),
                            folder.filePath(QLatin1String(file))));
    const SourceAccess access(folder.path());
    const auto snapshot = openSource(access, Look::All);
    QVERIFY(snapshot);
    const auto figures = readPeriodFigures(access, **snapshot, {always, {"cpu"}, {}});
    QVERIFY(!figures.usage && !figures.waits);
    QVERIFY(!figures.whyNoUsage && !figures.whyNoWaits);
}

/// The history for replays tells of usage too.
void PeriodFiguresTest::aHistoryOfJobsHasBoth()
{
    const SourceAccess access(withHistory);
    const auto snapshot = openSource(access, Look::All);
    QVERIFY(snapshot);
    const auto figures = readPeriodFigures(access, **snapshot, {always, {"cpu"}, {}});
    QVERIFY(figures.usage && figures.waits);
    QVERIFY(!figures.usage->entries.empty());
}

void PeriodFiguresTest::knownUsageIsNotReadAgain()
{
    const SourceAccess access(withHistory);
    const auto snapshot = openSource(access, Look::All);
    QVERIFY(snapshot);
    UsageSums known;
    known.period = always;
    const auto figures = readPeriodFigures(access, **snapshot, {{2, 1}, {}, {}}, known);
    QVERIFY(figures.usage && figures.waits);
    QCOMPARE(figures.usage->period.to, always.to);
}

void PeriodFiguresTest::aBadPeriodIsAnError()
{
    const SourceAccess access(withUsage);
    const auto snapshot = openSource(access, Look::All);
    QVERIFY(snapshot);
    const auto figures = readPeriodFigures(access, **snapshot, {{2, 1}, {"cpu"}, {}});
    QVERIFY(!figures.usage && figures.whyNoUsage);
    QCOMPARE(figures.whyNoUsage->code, ErrorCode::Usage);
}

/// A history that is there and cannot be read is no history that is not there.
void PeriodFiguresTest::whatCannotBeReadHasAReason()
{
    const QTemporaryDir folder;
    const QDir from(withHistory);
    for (const auto& file : from.entryList(QDir::Files))
        QVERIFY(QFile::copy(from.filePath(file), folder.filePath(file)));
    const SourceAccess access(folder.path());
    const auto snapshot = openSource(access, Look::All);
    QVERIFY(snapshot);
    UsageSums known;
    known.period = always;
    const auto history = folder.filePath("history.txt");
    QVERIFY(QFile::remove(history) && QDir().mkdir(history));
    const auto figures = readPeriodFigures(access, **snapshot, {always, {"cpu"}, {}}, known);
    QVERIFY(!figures.waits && figures.whyNoWaits);
    QVERIFY(!isOfContent(figures.whyNoWaits->code));
}

FAIRLEAD_QTTEST(PeriodFiguresTest)
#include "tst_periodfigures.moc"
