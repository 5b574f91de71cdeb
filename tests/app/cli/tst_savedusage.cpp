// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The usage that slurmctld saves every five minutes, and the moment of its last computation.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace fairlead::tests;

class SavedUsage : public QObject
{
    Q_OBJECT

private slots:
    void stateFilesGiveUsageAndMoment();
    void anOlderStateFileDecaysInCycles();
    void aStateFileThatLacksUsageDoesNotCount();

private:
    const QString m_case = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
};

namespace {
const QByteArray ran("\x00\x00\x00\x00\x6b\x00\xac\xa4\x00\x00\x00\x00\x00\x00\x00\x00", 16);

/// A real state file, as if slurmctld had written it then.
QByteArray stateSavedAt(qint64 moment)
{
    auto state = fileContent(goldenFolder("slurm-22.05.8/state/assoc_usage"));
    for (int i = 0; i < 8; ++i)
        state[2 + i] = static_cast<char>(moment >> (56 - 8 * i));
    return state;
}
} // namespace

void SavedUsage::stateFilesGiveUsageAndMoment()
{
    const QTemporaryDir copy;
    copyCapture(m_case, copy.path());
    for (const auto* file : {"raw_usage.txt", "sprio.txt"}) // its ages are of another moment
        QVERIFY(QFile::remove(copy.filePath(file)));
    QVERIFY(
        QFile::copy(goldenFolder("slurm-22.05.8/state/assoc_usage"), copy.filePath("assoc_usage")));
    QVERIFY(writeFile(copy.filePath("priority_last_decay_ran"), ran));
    const auto rows = csvRows(runCli({"shares", copy.path(), "--format", "csv"}).out);
    // The state was saved some minutes after the case: decayed a little more.
    const double usage = rows.first()["RawUsage"].toDouble();
    QVERIFY2(usage > 78300 && usage < 78410, qPrintable(rows.first()["RawUsage"]));
    const auto jobs = runCli({"jobs", copy.path(), "--format", "csv"});
    QCOMPARE(
        jobs.out,
        runCli({"jobs", copy.path(), "--format", "csv", "--at", QString::number(0x6b00aca4)}).out);
}

/// slurmctld saves its usage every five minutes; it goes on decaying with every cycle.
void SavedUsage::anOlderStateFileDecaysInCycles()
{
    const QTemporaryDir copy;
    copyCapture(m_case, copy.path());
    for (const auto* file : {"raw_usage.txt", "usage.txt", "assoc_mgr.txt", "sprio.txt"})
        QFile::remove(copy.filePath(file));
    const auto usage = [&] {
        const auto rows = csvRows(runCli({"shares", copy.path(), "--format", "csv"}).out);
        return rows.first()["RawUsage"].toDouble();
    };
    const auto saveAt = [&](qint64 moment) {
        QVERIFY(writeFile(copy.filePath("assoc_usage"), stateSavedAt(moment)));
    };
    QVERIFY(writeFile(copy.filePath("priority_last_decay_ran"), ran));
    saveAt(0x6b00aca4 + 5);
    const double saved = usage();
    QVERIFY(saved > 1000);
    // What is less exact is not asked behind a whole one, and so not found wanting.
    const auto shares = fileContent(copy.filePath("shares.txt"));
    QVERIFY(writeFile(copy.filePath("shares.txt"), shares.left(shares.indexOf('\n', 400) + 1)));
    const auto beside = runCli({"shares", copy.path(), "--format", "csv"});
    QVERIFY2(!beside.err.contains("and is not used"), beside.err.constData());
    QVERIFY(writeFile(copy.filePath("shares.txt"), shares));
    saveAt(0x6b00aca4 - 100); // two cycles of 60 s
    QVERIFY(std::abs(usage() / saved - std::pow(1.0 - 0.693 / 604800, 120)) < 1e-12);
    // The log knows better: slurmctld was restarted, and the cycle before lasted 150 s.
    const QByteArray log(
        "[2026-11-20T20:25:08.010] priority/multifactor: _decay_thread: PRIO: Decay "
        "factor over 150 seconds goes from 0.999998854166667\n");
    QVERIFY(writeFile(copy.filePath("slurmctld.log"), log));
    QVERIFY(std::abs(usage() / saved - std::pow(1.0 - 0.693 / 604800, 150)) < 1e-12);
}

/// What ended since it was saved is not in it: assoc_mgr.txt is of the moment of the capture.
void SavedUsage::aStateFileThatLacksUsageDoesNotCount()
{
    const QTemporaryDir copy;
    copyCapture(m_case, copy.path());
    for (const auto* file : {"raw_usage.txt", "sprio.txt"}) // its ages are of another moment
        QVERIFY(QFile::remove(copy.filePath(file)));
    const auto shares = [&] { return runCli({"shares", copy.path(), "--format", "csv"}); };
    QVERIFY(writeFile(copy.filePath("priority_last_decay_ran"), ran));
    const auto managed = shares();
    QVERIFY(writeFile(copy.filePath("assoc_usage"), stateSavedAt(0x6b00aca4 - 200)));
    const auto stale = shares();
    QCOMPARE(stale.out, managed.out);
    QVERIFY2(stale.err.contains("assoc_usage: it was saved 200 s before slurmctld last computed; "
                                "more has been charged since than runs, and assoc_mgr.txt is used"),
             stale.err.constData());
    // Of the same second: the file may be a whole cycle older than what was computed.
    QVERIFY(writeFile(copy.filePath("assoc_usage"), stateSavedAt(0x6b00aca4)));
    const auto cycleOld = shares();
    QCOMPARE(cycleOld.out, managed.out);
    QVERIFY2(cycleOld.err.contains("assoc_usage: it was saved in the second in which slurmctld "
                                   "computed, but before that; assoc_mgr.txt is used"),
             cycleOld.err.constData());
}

FAIRLEAD_QTTEST(SavedUsage)
#include "tst_savedusage.moc"
