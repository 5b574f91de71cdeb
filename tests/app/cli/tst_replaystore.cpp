// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl replay of a store: what its source gives, byte for byte.

#include "tests/app/cli/clirun.h"
#include "tests/app/cli/usagetables.h"
#include "tests/support/mariadbserver.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace fairlead::tests;

namespace {
QString testData(const char* name)
{
    return QStringLiteral(FAIRLEAD_TEST_DATA "/") + QLatin1String(name);
}

QString recorded()
{
    return testData("replay/manyfeatures");
}

CliRun replayOf(const QString& source, const QStringList& options)
{
    return runCli(QStringList{QStringLiteral("replay"), source} + options);
}
} // namespace

class ReplayStoreTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { qunsetenv("FAIRLEAD_PASSWORD"); }
    void theReplayIsThatOfTheSource_data();
    void theReplayIsThatOfTheSource();
    void slurmdbdIsKeptAsItWasAskedFor_data() { backEnds(); }
    void slurmdbdIsKeptAsItWasAskedFor();
    void aCopyOfAStoreKeepsIt_data() { backEnds(); }
    void aCopyOfAStoreKeepsIt();
    void anotherSnapshotTakesItAway_data() { backEnds(); }
    void anotherSnapshotTakesItAway();
    void edits();
    void mistakesAreUsageErrors();

private:
    void backEnds();
    CliRun import(const QString& from, const QStringList& options = {}) const
    {
        return runCli(QStringList{QStringLiteral("import"), from, QStringLiteral("--into"), m_store,
                                  QStringLiteral("--into-password-file"), m_passwordFile}
                      + options);
    }

    QTemporaryDir m_folder;
    QString m_passwordFile;
    QString m_store;
    std::unique_ptr<MariadbServer> m_server;
    int m_count = 0;
};

void ReplayStoreTest::initTestCase()
{
    m_passwordFile = m_folder.filePath(QStringLiteral("password"));
    QVERIFY(writeFile(m_passwordFile, "of the store\n"));
    QVERIFY(QFile::setPermissions(m_passwordFile, QFile::ReadOwner | QFile::WriteOwner));
    if (!MariadbServer::missing().isEmpty())
        return;
    m_server = std::make_unique<MariadbServer>();
    m_server->addUser(QStringLiteral("admin"), QStringLiteral("of the store"),
                      QStringLiteral("ALL ON `store%`.*"));
    m_server->load(testData("replay/accounted/slurmdbd.sql"), QStringLiteral("many"));
    m_server->run(usageTablesOf("many1"), QStringLiteral("many"));
    m_server->addUser(QStringLiteral("fairlead"), QStringLiteral("of the store"),
                      QStringLiteral("SELECT ON *.*"));
    qputenv("FAIRLEAD_PASSWORD", "of the store");
}

void ReplayStoreTest::init()
{
    const auto* tag = QTest::currentDataTag();
    const auto name = QStringLiteral("store%1").arg(++m_count);
    m_store = m_folder.filePath(name + QStringLiteral(".fairlead"));
    if (tag == nullptr || !QLatin1String(tag).startsWith(QLatin1String("server")))
        return;
    m_server->run("CREATE DATABASE " + name.toUtf8());
    m_store
        = QStringLiteral("mysql://admin@127.0.0.1:%1/%2?tls=off").arg(m_server->port()).arg(name);
}

void ReplayStoreTest::backEnds()
{
    QTest::addColumn<bool>("onServer");
    QTest::newRow("file") << false;
    if (MariadbServer::missing().isEmpty())
        QTest::newRow("server") << true;
}

void ReplayStoreTest::theReplayIsThatOfTheSource_data()
{
    QTest::addColumn<QString>("source");
    QStringList places{QStringLiteral("file")};
    if (MariadbServer::missing().isEmpty())
        places << QStringLiteral("server");
    for (const auto& place : places) {
        for (const auto* name : {"replay/manyfeatures", "replay/accounted", "swf/small.swf"})
            QTest::newRow(qPrintable(place + QStringLiteral(", ") + QLatin1String(name)))
                << testData(name);
    }
}

void ReplayStoreTest::theReplayIsThatOfTheSource()
{
    QFETCH(QString, source);
    const auto imported = import(source);
    QVERIFY2(imported.exitCode == 0, imported.err);
    QVERIFY2(imported.err.contains("jobs for replays"), imported.err);
    const QList<QStringList> runs{
        {"--check"},
        {"--check", "--jobs", "--format", "csv"},
        {"--replicas", "2", "--seed", "7"},
        {"--replicas", "1", "--jobs", "--set", "PriorityWeightAge=90000", "--format", "json"},
        {"--replicas", "1", "--timeline", "--format", "csv"},
        {"--replicas", "2", "--by", "user", "--against", recorded() + "/config.txt"},
        {"--replicas", "1", "--from", "2026-11-22T00:30:00", "--to", "2026-11-22T00:36:00"}};
    for (const auto& options : runs) {
        const auto expected = replayOf(source, options);
        auto ours = replayOf(m_store, options);
        QCOMPARE(ours.exitCode, expected.exitCode);
        QCOMPARE(ours.out, expected.out);
        QCOMPARE(ours.err.replace(m_store.toUtf8(), source.toUtf8()), expected.err);
    }
}

void ReplayStoreTest::slurmdbdIsKeptAsItWasAskedFor()
{
    if (!m_server)
        QSKIP("no MariaDB");
    const auto folder = testData("replay/accounted");
    const auto source
        = QStringLiteral("slurmdbd://fairlead@127.0.0.1:%1/many?tls=off").arg(m_server->port());
    const QStringList files{"--config",     folder + "/config.txt",
                            "--nodes",      folder + "/nodes.txt",
                            "--partitions", folder + "/partitions.txt"};
    const QStringList period{"--from", "1795310000", "--to", "1795497685"};
    const QStringList moment{"--at", "1795497685"};
    const auto imported = import(source, files + period + moment);
    QVERIFY2(imported.exitCode == 0, imported.err);
    for (const auto& options : {QStringList{"--replicas", "2"}, {"--check", "--jobs"}}) {
        const auto expected = replayOf(source, files + period + moment + options);
        QVERIFY2(expected.exitCode == 0, expected.err);
        QCOMPARE(replayOf(m_store, period + options).out, expected.out);
    }
    // Without its files the database tells no history; the snapshot is imported all the same.
    const auto bare = import(source);
    QVERIFY2(bare.exitCode == 0, bare.err);
    QVERIFY2(bare.err.contains("no history for replays: ") && bare.err.contains("needs --config"),
             bare.err);
    const auto asked = import(source, period);
    QCOMPARE(asked.exitCode, 2);
    QVERIFY2(asked.err.contains("a replay needs --config"), asked.err);
}

void ReplayStoreTest::aCopyOfAStoreKeepsIt()
{
    const auto first = m_folder.filePath(QStringLiteral("first%1.fairlead").arg(m_count));
    QCOMPARE(runCli({"import", recorded(), "--into", first}).exitCode, 0);
    const auto copied = import(first);
    QVERIFY2(copied.exitCode == 0, copied.err);
    const QStringList options{"--check", "--jobs"};
    const auto expected = replayOf(recorded(), options);
    QCOMPARE(expected.exitCode, 0);
    QCOMPARE(replayOf(m_store, options).out, expected.out);
}

/// A store never mixes the past of one cluster with the present of another.
void ReplayStoreTest::anotherSnapshotTakesItAway()
{
    QCOMPARE(import(recorded()).exitCode, 0);
    const auto other = import("demo:textbook", {"--replace"});
    QVERIFY2(other.exitCode == 0, other.err);
    const auto none = replayOf(m_store, {});
    QCOMPARE(none.exitCode, 3);
    QVERIFY(none.out.isEmpty());
    QCOMPARE(none.err.count('\n'), 1);
    QVERIFY2(none.err.contains("keeps no history of jobs"), none.err);
    const auto rows = csvRows(runCli({"audit", m_store, "--format", "csv"}).out);
    int lines = 0;
    for (const auto& row : rows)
        lines += row["What"] == "recording" ? 1 : 0;
    QCOMPARE(lines, 2);
}

/// Edits of the snapshot are replayed over the history that stays.
void ReplayStoreTest::edits()
{
    QCOMPARE(import(recorded()).exitCode, 0);
    const QStringList set{"--set", "PriorityWeightAge=90000", "--share", "astro=77"};
    const QStringList options{"--replicas", "1", "--jobs", "--format", "csv"};
    const auto tried = replayOf(recorded(), options + set);
    const auto applied = runCli(QStringList{"apply", m_store} + set);
    QVERIFY2(applied.exitCode == 0, applied.err);
    const auto now = replayOf(m_store, options);
    QVERIFY2(now.exitCode == 0, now.err);
    const auto of = [](const CliRun& run, const QString& policy) {
        QStringList jobs;
        for (const auto& row : csvRows(run.out)) {
            if (row["Policy"] == policy)
                jobs << row["JobID"] + ' ' + row["Start"] + ' ' + row["Wait"];
        }
        return jobs;
    };
    QVERIFY(of(tried, "scenario").size() > 100);
    QCOMPARE(of(now, "baseline"), of(tried, "scenario"));
    QCOMPARE(of(now, "recorded"), of(tried, "recorded"));
}

void ReplayStoreTest::mistakesAreUsageErrors()
{
    const auto whole = import(recorded(), {"--from", "2026-11-22"});
    QCOMPARE(whole.exitCode, 1);
    QVERIFY2(whole.err.contains("gives its whole history"), whole.err);
    const auto backwards
        = import(QStringLiteral("slurm:"), {"--from", "2026-11-22", "--to", "2026-11-21"});
    QCOMPARE(backwards.exitCode, 1);
    QVERIFY(!QFile::exists(m_store));
    const auto machine = import(recorded(), {"--nodes", recorded() + "/qos.txt"});
    QCOMPARE(machine.exitCode, 3);
    QVERIFY2(machine.err.contains("holds no node"), machine.err);
    QVERIFY(!QFile::exists(m_store));
    QCOMPARE(import(recorded()).exitCode, 0);
    QCOMPARE(replayOf(m_store, {"--config", recorded() + "/config.txt"}).exitCode, 1);
}

FAIRLEAD_QTTEST(ReplayStoreTest)
#include "tst_replaystore.moc"
