// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A store from others, whose history was written by hand: each is an error with a word, or a
// recording that a replay comes to an end with.

#include "engine/replay/clock/decisions.h"
#include "engine/replay/outcome/outlook.h"
#include "models/accounting/sources/sources.h"
#include "models/accounting/store/recordingschema.h"
#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/effort.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

namespace {
constexpr qsizetype mostLines = 41; // of the history: forty jobs
} // namespace

class HostileRecordingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void anyValueInAnyColumn_data();
    void anyValueInAnyColumn();
    void missingRowsAreMissed_data();
    void missingRowsAreMissed();
    void referencesAndRangesAreNamed_data();
    void referencesAndRangesAreNamed();
    void aViewIsNoTable();

private:
    [[nodiscard]] QString original() const { return m_folder.filePath("original.fairlead"); }
    [[nodiscard]] QString path() const { return m_folder.filePath("changed.fairlead"); }
    static void writeCapture(const QString& folder);
    QStringList run(const QString& file, const QString& statement);
    void change(const QString& statement);
    void replayWhatIsRead();

    QTemporaryDir m_folder;
    std::shared_ptr<const Snapshot> m_snapshot;
};

/// A recorded case with something in each table, and few jobs.
void HostileRecordingTest::initTestCase()
{
    const auto source = m_folder.filePath(QStringLiteral("capture"));
    writeCapture(source);
    const auto snapshot = openSource({source});
    QVERIFY2(snapshot, words(snapshot));
    m_snapshot = *snapshot;
    const auto recording = readRecording({source});
    QVERIFY2(recording, words(recording));
    QVERIFY(saveSnapshot(original(), recordsOf(**snapshot), std::nullopt, {}, &*recording));
    run(original(), QStringLiteral("PRAGMA journal_mode = DELETE"));
    QVERIFY(*readStoredRecording(original()) == *recording);
    for (const auto& table : recordingTables())
        QVERIFY2(run(original(), QStringLiteral("SELECT COUNT(*) FROM ") + table)
                     != QStringList{"0"},
                 qPrintable(table));
}

void HostileRecordingTest::writeCapture(const QString& folder)
{
    const auto recorded = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures");
    for (const auto* part : {"", "/before"}) {
        QVERIFY(QDir().mkpath(folder + QLatin1String(part)));
        for (const auto& name : QDir(recorded + QLatin1String(part)).entryList(QDir::Files))
            QVERIFY(QFile::copy(recorded + QLatin1String(part) + u'/' + name,
                                folder + QLatin1String(part) + u'/' + name));
    }
    const auto write = [&](const char* name, const QByteArray& text) {
        QFile file(folder + u'/' + QLatin1String(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    };
    QFile history(recorded + QStringLiteral("/history.txt"));
    QVERIFY(history.open(QIODevice::ReadOnly));
    auto lines = history.readAll().split('\n').mid(0, mostLines);
    lines.last().replace("sbatch ", "sbatch --licenses=gold:1 -w n1 -x n2 ");
    write("history.txt", lines.join('\n') + "\n0|no job\n");
    QFile log(folder + QStringLiteral("/slurmctld.log"));
    QVERIFY(log.open(QIODevice::Append));
    log.write("[2026-11-22T00:26:25.900] _update_job: setting min_cpus from 2 to 4 for JobId=1\n");
    log.close();
    write("events.txt",
          "NodeName|TimeStart|TimeEnd|State\n"
          "n2|2026-11-22T00:30:00|2026-11-22T00:31:00|DOWN\n");
    QVERIFY(QDir().mkpath(folder + QStringLiteral("/middle")));
    write("middle/taken_at.txt", "1795307220\n+0000\n");
    write("middle/jobs.txt",
          "JobId=20 JobState=PENDING StartTime=2026-11-22T00:29:00 "
          "SchedNodeList=n1\n");
}

/// As another program would; the first column of the rows.
QStringList HostileRecordingTest::run(const QString& file, const QString& statement)
{
    const auto name = QStringLiteral("other program");
    QStringList rows;
    {
        auto opened = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        opened.setDatabaseName(file);
        QSqlQuery query(opened.open() ? opened : QSqlDatabase());
        query.exec(QStringLiteral("PRAGMA synchronous = OFF")); // nothing here outlives the test
        if (!query.exec(statement))
            rows << query.lastError().text();
        while (query.next())
            rows << query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(name);
    return rows;
}

void HostileRecordingTest::change(const QString& statement)
{
    QFile::remove(path());
    QVERIFY(QFile::copy(original(), path()));
    run(path(), statement);
}

void HostileRecordingTest::replayWhatIsRead()
{
    auto recording = readStoredRecording(path());
    if (!recording) {
        QVERIFY(isOfContent(recording.error().code));
        QVERIFY(!english(recording.error().message).empty());
        return;
    }
    const auto inputs = baselineInputs(m_snapshot, m_snapshot->computedAt);
    const auto shared = std::make_shared<const replay::Recording>(*std::move(recording));
    replay::OutlookOptions options;
    options.replicas = 1;
    options.threads = 1;
    QVERIFY(!replay::outlookOf(shared, {{"baseline", inputs}}, options).policies.empty());
    (void)replay::checkDecisions({shared, inputs});
}

void HostileRecordingTest::anyValueInAnyColumn_data()
{
    QTest::addColumn<QString>("table");
    for (const auto& table : recordingTables())
        QTest::newRow(qPrintable(table)) << table;
}

void HostileRecordingTest::anyValueInAnyColumn()
{
    QFETCH(QString, table);
    const auto columns
        = run(original(), QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table));
    QVERIFY(columns.size() > 1);
    constexpr std::array cases{std::pair("-1", ""),
                               std::pair("0", ""),
                               std::pair("0", "WHERE pos = 0"),
                               std::pair("4294967294", "WHERE pos = 0"),
                               std::pair("9223372036854775807", ""),
                               std::pair("''", "")};
    std::size_t turn = 0; // with sanitizers another third of the cases in each column
    for (const auto& column : columns.mid(1)) {
        ++turn;
        for (const auto& [value, rows] : cases) {
            if (tests::isSanitized && ++turn % 3 != 0)
                continue;
            change(QStringLiteral("UPDATE %1 SET %2 = %3 %4")
                       .arg(table, column, QLatin1String(value), QLatin1String(rows)));
            replayWhatIsRead();
        }
    }
}

void HostileRecordingTest::missingRowsAreMissed_data()
{
    anyValueInAnyColumn_data();
}

void HostileRecordingTest::missingRowsAreMissed()
{
    QFETCH(QString, table);
    for (const auto* rows : {"WHERE pos = 0", ""}) {
        change(QStringLiteral("DELETE FROM %1 %2").arg(table, QLatin1String(rows)));
        replayWhatIsRead();
    }
}

void HostileRecordingTest::referencesAndRangesAreNamed_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QByteArray>("word");
    const auto row = [](const char* set, const char* word) {
        QTest::newRow(set) << QStringLiteral("UPDATE ") + QLatin1String(set) << QByteArray(word);
    };
    row("replay_job SET owner_pos = 99 WHERE pos = 1",
        "row 2 of table replay_job has no valid owner_pos");
    row("replay_job SET qos_pos = -1", "row 1 of table replay_job has no valid qos_pos");
    row("replay_job SET nodes_pos = 4000000000", "no valid nodes_pos");
    row("replay_job SET array_pos = 7", "no valid array_pos");
    row("replay_array SET task_count = 4000000000", "no valid task_count");
    row("replay_array SET first_pos = 4294967295", "no valid first_pos");
    row("replay_outage SET node_pos = 99", "no valid node_pos");
    row("replay_former_value SET job_pos = 5000", "no valid job_pos");
    row("replay_former_value SET what = 'qos', former_value = 99", "no valid former_value");
    row("replay_former_value SET former_value = 0", "no valid former_value");
    row("replay_former_value SET former_value = 4294967296", "no valid former_value");
    row("replay_former_value SET what = 'mood'", "no valid what");
    row("replay_former_value SET until_ms = -1", "no valid until_ms");
    row("replay_job SET reservation_pos = 99", "no valid reservation_pos");
    row("replay_value SET value = '999999,1,2' WHERE name = 'closures'", "no valid closures");
    row("replay_value SET value = '0,999999,1,2,3' WHERE name = 'reservations'",
        "no valid reservations");
    row("replay_log SET job_pos = 4294967295", "no valid job_pos");
    row("replay_log SET moment_ms = 9000000000000000000", "no valid moment_ms");
    row("replay_cycle SET moment = -5", "no valid moment");
    row("replay_left_out_job SET job_pos = 5000", "no valid job_pos");
    row("replay_left_out_job SET feature_pos = 5000", "no valid feature_pos");
    row("replay_node_set SET nodes = '0-4294967295'", "no valid nodes");
    row("replay_node_set SET nodes = '0,0'", "no valid nodes");
    row("replay_node_set SET nodes = '1-0'", "no valid nodes");
    row("replay_node_set SET nodes = '0,'", "no valid nodes");
    row("replay_partition SET nodes = '-1'", "no valid nodes");
    row("replay_job SET submit_ms = 5 WHERE pos = 3",
        "row 4 of table replay_job has no valid submit_ms");
    row("replay_job SET started_by = 'nobody'", "no valid started_by");
    row("replay_job SET memory = '-1'", "no valid memory");
    row("replay_usage SET raw_usage = 'nan'", "no valid raw_usage");
    row("replay_qos_limit SET group_tres = 'gold=1'", "no valid group_tres");
    row("replay_dependency_list SET dependencies = 'afterok:7'", "no valid dependencies");
    row("replay_value SET value = '0' WHERE name = 'tickPeriod'", "no valid tickPeriod");
    row("replay_value SET value = '-1' WHERE name = 'from'", "no valid from");
}

void HostileRecordingTest::referencesAndRangesAreNamed()
{
    QFETCH(QString, statement);
    QFETCH(QByteArray, word);
    change(statement);
    const auto read = readStoredRecording(path());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    QVERIFY2(words(read).contains(word), words(read));
    QVERIFY(readStore(path())); // the snapshot is what it was
}

void HostileRecordingTest::aViewIsNoTable()
{
    change(QStringLiteral("DROP TABLE replay_log"));
    run(path(),
        QStringLiteral("CREATE VIEW replay_log AS WITH RECURSIVE n(pos) AS (SELECT 1 UNION ALL "
                       "SELECT pos + 1 FROM n) SELECT pos, pos AS moment_ms, 'main' AS event, 0 AS "
                       "job_pos, 0 AS cycle_time FROM n"));
    const auto read = readStoredRecording(path());
    QVERIFY(!read);
    QVERIFY2(words(read).contains("view replay_log"), words(read));
}

FAIRLEAD_QTTEST(HostileRecordingTest)
#include "tst_hostilerecording.moc"
