// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Nobody is to be woken, or to sleep, by numbers that stand in for others.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class WatchGuessesTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersThatAreGuessedAreNoAllClear_data();
    void numbersThatAreGuessedAreNoAllClear();
    void whatAnotherFileTellsIsNoGuess();
    void withoutUsageNoRankIsJudged();
};

void WatchGuessesTest::numbersThatAreGuessedAreNoAllClear_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("pattern"); // of what becomes another text; none: the file goes
    QTest::addColumn<QString>("other");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("half") << "raw_usage.txt"
                          << "(^(?:.*\n){30})[\\s\\S]*$"
                          << "\\1" << QByteArray("0 is assumed for the others");
    for (const auto& [usage, told] : {std::pair("-5", "the line is not ID|raw usage"),
                                      {"nan", "the line is not ID|raw usage"},
                                      {"1e400", "usage"}})
        QTest::addRow("usage %s", usage)
            << "raw_usage.txt"
            << "\n2\\|.*" << QStringLiteral("\n2|%1").arg(QLatin1String(usage)) << QByteArray(told);
    QTest::newRow("root") << "raw_usage.txt"
                          << "^1\\|.*"
                          << "1|5" << QByteArray("one of them is wrong");
    QTest::newRow("weight") << "config.txt"
                            << "(PriorityWeightAge +=).*"
                            << "\\1 many" << QByteArray("PriorityWeightAge");
    QTest::newRow("half-life") << "config.txt"
                               << "(PriorityDecayHalfLife +=).*"
                               << "\\1 some" << QByteArray("PriorityDecayHalfLife");
    QTest::newRow("partitions") << "partitions.txt"
                                << ""
                                << "" << QByteArray("there is no partitions.txt");
    QTest::newRow("nodes") << "nodes.txt"
                           << ""
                           << "" << QByteArray("there is no nodes.txt");
}

void WatchGuessesTest::numbersThatAreGuessedAreNoAllClear()
{
    QFETCH(QString, file);
    QFETCH(QString, pattern);
    QFETCH(QString, other);
    QFETCH(QByteArray, told);
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")), site);
    for (const auto* usage : {"assoc_mgr.txt", "shares.txt", "usage.txt", "assoc_usage"})
        QFile::remove(site + u'/' + QLatin1String(usage));
    QCOMPARE(watch(site, {"ceram served > 100000", "starving > 100000"}).exitCode, 0);
    auto content = QString::fromUtf8(fileContent(site + u'/' + file));
    QVERIFY(QFile::remove(site + u'/' + file));
    if (!pattern.isEmpty()) {
        const auto whole = content;
        content.replace(QRegularExpression(pattern, QRegularExpression::MultilineOption), other);
        QVERIFY(content != whole);
        QVERIFY(writeFile(site + u'/' + file, content.toUtf8()));
    }
    const auto run = watch(site, {"ceram served > 100000", "starving > 100000"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(told), run.err);
    QCOMPARE(runCli({"jobs", site}).exitCode, 0);
    const auto store = folder.filePath("store.fairlead");
    QCOMPARE(runCli({"record", site, "--into", store}).exitCode, 0);
    const auto kept = watch(store, {"ceram served > 100000", "starving > 100000"});
    QCOMPARE(kept.exitCode, 2);
    QVERIFY2(kept.err.contains(told), kept.err);
}

void WatchGuessesTest::whatAnotherFileTellsIsNoGuess()
{
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")), site);
    const auto usage = fileContent(site + "/raw_usage.txt").split('\n');
    QVERIFY(QFile::exists(site + "/assoc_mgr.txt"));
    QVERIFY(QFile::remove(site + "/raw_usage.txt"));
    QVERIFY(writeFile(site + "/raw_usage.txt", usage.mid(0, 20).join('\n') + "\n"));
    const auto run = watch(site, {"ceram served > 100000"});
    QVERIFY2(run.exitCode == 0, run.err);
}

// Ranks rest on usage as long as fair-share weighs anything; how long jobs wait does not.
void WatchGuessesTest::withoutUsageNoRankIsJudged()
{
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/fairtree")), site);
    for (const auto* usage : {"raw_usage.txt", "assoc_mgr.txt", "shares.txt", "usage.txt"})
        QFile::remove(site + u'/' + QLatin1String(usage));
    for (const auto* alert : {"starving > 100000", "differing > 0"}) {
        const auto run = watch(site, {alert});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("the source does not tell of usage"), run.err);
    }
    QCOMPARE(watch(site, {"waiting > 100000"}).exitCode, 0);
    QVERIFY(
        writeFile(site + "/config.txt",
                  fileContent(site + "/config.txt").replace("FairShare = 70000", "FairShare = 0")));
    QCOMPARE(watch(site, {"starving > 100000"}).exitCode, 0);
}

FAIRLEAD_QTTEST(WatchGuessesTest)
#include "tst_watchguesses.moc"
