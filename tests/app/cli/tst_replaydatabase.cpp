// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl replay of slurmdbd's tables: what a capture of the same cluster gives.

#include "tests/app/cli/clirun.h"
#include "tests/app/cli/usagetables.h"
#include "tests/support/mariadbserver.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace fairlead::tests;

namespace {
const QString recordedFolder = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/accounted");
} // namespace

class ReplayDatabase : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { qunsetenv("FAIRLEAD_PASSWORD"); }
    void theReplayIsThatOfTheCapture_data();
    void theReplayIsThatOfTheCapture();
    void aStoreReplaysLikeItsDatabase_data();
    void aStoreReplaysLikeItsDatabase();
    void whatIsMissingIsSaid();
    void aFolderTakesNamedFilesToo();
    void withoutNodesThereIsNoAllClear();
    void withoutSettingsThereIsNoAlarm();

private:
    const QStringList m_files{"--config",     recordedFolder + "/config.txt",
                              "--nodes",      recordedFolder + "/nodes.txt",
                              "--partitions", recordedFolder + "/partitions.txt"};
    const QStringList m_period{"--from", "1795310000", "--to", "1795497685", "--format", "csv"};
    // The usage of the capture, at its moment: what a replay begins with follows from it.
    const QStringList m_usage{"--usage", recordedFolder + "/assoc_mgr.txt", "--at", "1795497685"};
    std::unique_ptr<MariadbServer> m_server;
    QString m_name;
};

void ReplayDatabase::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_server = std::make_unique<MariadbServer>();
    m_server->load(recordedFolder + "/slurmdbd.sql", QStringLiteral("many"));
    m_server->run(usageTablesOf("many1"), QStringLiteral("many"));
    m_server->addUser(QStringLiteral("fairlead"), QStringLiteral("read-only-2"),
                      QStringLiteral("SELECT ON *.*"));
    m_name = QStringLiteral("slurmdbd://fairlead@127.0.0.1:%1/many?tls=off").arg(m_server->port());
    qputenv("FAIRLEAD_PASSWORD", "read-only-2");
}

void ReplayDatabase::theReplayIsThatOfTheCapture_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("accounts") << QStringList{"--replicas", "2"};
    QTest::newRow("jobs") << QStringList{"--replicas", "1", "--jobs"};
    QTest::newRow("decisions") << QStringList{"--check"};
    QTest::newRow("another policy")
        << QStringList{"--replicas", "2", "--set", "PriorityWeightAge=90000"};
}

void ReplayDatabase::theReplayIsThatOfTheCapture()
{
    QFETCH(QStringList, options);
    const auto ours
        = runCli(QStringList{"replay", m_name} + m_files + m_period + m_usage + options);
    QVERIFY2(ours.exitCode == 0, ours.err.constData());
    const auto captured = runCli(QStringList{"replay", recordedFolder} + m_period + options);
    QVERIFY2(captured.exitCode == 0, captured.err.constData());
    QVERIFY(csvRows(ours.out).size() > 2);
    QCOMPARE(ours.out, captured.out);
}

void ReplayDatabase::aStoreReplaysLikeItsDatabase_data()
{
    QTest::addColumn<QStringList>("period");
    QTest::addColumn<QStringList>("kept");
    QTest::addColumn<QStringList>("options");
    const QStringList none;
    const QStringList within{"--from", "1795340000", "--to", "1795430000"};
    const QStringList whole{"--from", "1795310000", "--to", "1795497685"};
    for (const auto& options : {QStringList{"--replicas", "2"},
                                QStringList{"--replicas", "1", "--jobs"}, QStringList{"--check"}}) {
        const auto name = options.back().toLatin1();
        QTest::addRow("whole, %s", name.constData()) << whole << none << options;
        QTest::addRow("kept a part, %s", name.constData()) << within << within << options;
    }
    const QStringList until = within.mid(2);
    QTest::newRow("until --to") << until << until << QStringList{"--replicas", "2"};
    QTest::newRow("until --to, --check") << until << until << QStringList{"--check"};
    // Without --check a store of the whole replays from its beginning, not from --from.
    QTest::newRow("a part, --check") << within << none << QStringList{"--check"};
}

void ReplayDatabase::aStoreReplaysLikeItsDatabase()
{
    QFETCH(QStringList, period);
    QFETCH(QStringList, kept);
    QFETCH(QStringList, options);
    const QTemporaryDir folder;
    const auto store = folder.filePath("kept.fairlead");
    const auto import
        = runCli(QStringList{"import", m_name, "--into", store} + m_files + m_usage + kept);
    QVERIFY2(import.exitCode == 0, import.err.constData());
    const QStringList csv{"--format", "csv"};
    const auto theirs
        = runCli(QStringList{"replay", m_name} + m_files + m_usage + period + options + csv);
    const auto ours = runCli(QStringList{"replay", store} + period + options + csv);
    QVERIFY2(ours.exitCode == 0, ours.err.constData());
    QCOMPARE(ours.out, theirs.out);
}

void ReplayDatabase::whatIsMissingIsSaid()
{
    for (int left = 0; left < 3; ++left) {
        auto files = m_files;
        const auto option = files[left * 2];
        files.remove(left * 2, 2);
        const auto run = runCli(QStringList{"replay", m_name} + files + m_period);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains("a replay needs " + option.toUtf8()), run.err.constData());
        QVERIFY(!run.err.contains("read-only-2"));
    }
    const auto backwards = runCli({"replay", m_name, "--from", "1795497685", "--to", "1795310000"});
    QCOMPARE(backwards.exitCode, 1);
}

/// A file that is named counts before that of the recordedFolder.
void ReplayDatabase::aFolderTakesNamedFilesToo()
{
    const auto run
        = runCli({"replay", recordedFolder, "--nodes", recordedFolder + "/qos.txt", "--check"});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.err.contains("holds no node"), run.err.constData());
    const auto same
        = runCli(QStringList{"replay", recordedFolder, "--check", "--format", "csv"} + m_files);
    QCOMPARE(same.exitCode, 0);
    QCOMPARE(same.out, runCli({"replay", recordedFolder, "--check", "--format", "csv"}).out);
}

void ReplayDatabase::withoutNodesThereIsNoAllClear()
{
    const QStringList words{"watch", m_name, "--alert", "waiting > 100000"};
    const auto well = runCli(words);
    QVERIFY2(well.exitCode == 0, well.err);
    m_server->run("RENAME TABLE many1_event_table TO events_away", QStringLiteral("many"));
    const auto lost = runCli(words);
    m_server->run("RENAME TABLE events_away TO many1_event_table", QStringLiteral("many"));
    QCOMPARE(lost.exitCode, 2);
    QVERIFY2(lost.err.contains("many1_event_table"), lost.err);
}

/// A half-life and an algorithm that are guessed make other ratios and factors.
void ReplayDatabase::withoutSettingsThereIsNoAlarm()
{
    const QStringList words{"watch", m_name, "--at", "1795497685", "--alert", "served >= 0"};
    const auto guessed = runCli(words);
    QCOMPARE(guessed.exitCode, 2);
    QVERIFY2(guessed.err.contains("add --config slurm.conf"), guessed.err);
    QCOMPARE(runCli(words + m_files.first(2)).exitCode, 5);
}

FAIRLEAD_QTTEST(ReplayDatabase)
#include "tst_replaydatabase.moc"
