// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// slurmdbd's tables as a history: the same recording as a capture of the same cluster.

#include "models/accounting/sources/sources.h"
#include "tests/support/mariadbserver.h"
#include "tests/support/qttestmain.h"
#include "tests/support/recordingtext.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

namespace {
const QString folder = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/accounted");
constexpr std::int64_t taken = 1795497685; // its taken_at.txt
} // namespace

class SlurmdbdRecordingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theRecordingIsThatOfTheCapture_data();
    void theRecordingIsThatOfTheCapture();
    void aPeriodBoundsWhatIsRead();
    void whatNoDatabaseHoldsIsAskedFor_data();
    void whatNoDatabaseHoldsIsAskedFor();
    void aNamedFileMustHoldWhatItIsNamedFor();
    void jobsAndEventsAreFoundByIndexes();
    void reservationsAreRead();
    void nothingIsWritten();
    void ownLimitsAreToldFromInheritedOnes();

private:
    [[nodiscard]] SourceOptions options() const
    {
        SourceOptions result;
        result.configFile = folder + "/config.txt";
        result.nodesFile = folder + "/nodes.txt";
        result.partitionsFile = folder + "/partitions.txt";
        result.historyFrom = 1795300000;
        result.historyTo = taken;
        return result;
    }
    [[nodiscard]] Result<replay::Recording> read(const SourceOptions& how,
                                                 const char* database = "many") const
    {
        const auto name = QStringLiteral("slurmdbd://fairlead@127.0.0.1:%1/%2?tls=off")
                              .arg(m_server->port())
                              .arg(QLatin1String(database));
        return readRecording({name, how, connections::Secret(QByteArrayLiteral("read-only-1"))});
    }

    std::unique_ptr<MariadbServer> m_server;
};

void SlurmdbdRecordingTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_server = std::make_unique<MariadbServer>();
    m_server->load(folder + "/slurmdbd.sql", QStringLiteral("many"));
    m_server->addUser(QStringLiteral("fairlead"), QStringLiteral("read-only-1"),
                      QStringLiteral("SELECT ON *.*"));
}

void SlurmdbdRecordingTest::theRecordingIsThatOfTheCapture_data()
{
    QTest::addColumn<bool>("isOlder"); // no submit lines, as before 21.08
    QTest::newRow("with submit lines") << false;
    QTest::newRow("without") << true;
}

void SlurmdbdRecordingTest::theRecordingIsThatOfTheCapture()
{
    QFETCH(bool, isOlder);
    QTemporaryDir temporary;
    auto capture = folder;
    if (isOlder) {
        m_server->load(folder + "/slurmdbd.sql", QStringLiteral("older"));
        m_server->run("ALTER TABLE many1_job_table DROP COLUMN submit_line",
                      QStringLiteral("older"));
        capture = temporary.filePath(QStringLiteral("capture"));
        QVERIFY(QDir().mkpath(capture));
        for (const auto& name : QDir(folder).entryList(QDir::Files))
            QVERIFY(QFile::copy(folder + '/' + name, capture + '/' + name));
        QFile history(capture + "/history.txt");
        QVERIFY(history.open(QIODevice::ReadOnly));
        const auto lines = history.readAll().trimmed().split('\n');
        QByteArray shorter;
        for (const auto& line : lines)
            shorter += line.split('|').mid(0, 20).join('|') + '\n';
        history.close();
        QVERIFY(history.remove() && history.open(QIODevice::WriteOnly));
        QCOMPARE(history.write(shorter), shorter.size());
    }
    const auto captured = readRecording({capture});
    QVERIFY2(captured.has_value(), captured ? "" : english(captured.error().message).c_str());
    const auto ours = read(options(), isOlder ? "older" : "many");
    QVERIFY2(ours.has_value(), ours ? "" : english(ours.error().message).c_str());
    QCOMPARE(ours->workload.jobs.size(), std::size_t{266});
    QCOMPARE(ours->workload.outages.size(), std::size_t{2});
    const auto difference = firstDifference(RecordingText::of(*ours), RecordingText::of(*captured));
    QVERIFY2(difference.empty(), difference.c_str());
}

void SlurmdbdRecordingTest::aPeriodBoundsWhatIsRead()
{
    auto how = options();
    how.historyFrom = 1795340000;
    how.historyTo = 1795345000;
    const auto part = read(how);
    QVERIFY(part.has_value());
    QCOMPARE(part->workload.from, replay::Second{1795340000});
    QCOMPARE(part->workload.to, replay::Second{1795345000});
    const auto whole = read(options());
    std::size_t expected = 0;
    for (const auto& job : whole->workload.jobs) {
        const auto end = job.recorded.end;
        if (replay::secondOf(job.submit) < 1795345000 && (end == 0 || end >= 1795340000))
            ++expected;
    }
    QVERIFY(expected > 10 && expected < whole->workload.jobs.size() / 2);
    QCOMPARE(part->workload.jobs.size(), expected);
    for (const auto& outage : part->workload.outages)
        QVERIFY(outage.to > 1795340000 && outage.from >= 1795340000);
    how.historyFrom = 1700000000;
    how.historyTo = 1700000001;
    how.cluster = QStringLiteral("many1");
    m_server->load(folder + "/slurmdbd.sql", QStringLiteral("bare"));
    m_server->run("DELETE FROM many1_job_table", QStringLiteral("bare"));
    const auto none = read(how, "bare");
    QVERIFY(!none && none.error().code == ErrorCode::NoHistory);
    QVERIFY(english(none.error().message).find("no job in this period") != std::string::npos);
}

void SlurmdbdRecordingTest::whatNoDatabaseHoldsIsAskedFor_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("word");
    QTest::newRow("settings") << "config"
                              << "needs --config";
    QTest::newRow("nodes") << "nodes"
                           << "needs --nodes";
    QTest::newRow("partitions") << "partitions"
                                << "needs --partitions";
}

void SlurmdbdRecordingTest::whatNoDatabaseHoldsIsAskedFor()
{
    QFETCH(QString, left);
    QFETCH(QString, word);
    auto how = options();
    for (const auto& [name, file] : {std::pair("config", &how.configFile),
                                     {"nodes", &how.nodesFile},
                                     {"partitions", &how.partitionsFile}}) {
        if (left == QLatin1String(name))
            file->clear();
    }
    const auto none = read(how);
    QVERIFY(!none.has_value());
    QVERIFY(none.error().code == ErrorCode::SourceUnreachable);
    const auto message = english(none.error().message);
    QVERIFY2(message.find(word.toStdString()) != std::string::npos, message.c_str());
    QVERIFY(message.find("read-only-1") == std::string::npos);
}

void SlurmdbdRecordingTest::aNamedFileMustHoldWhatItIsNamedFor()
{
    auto how = options();
    how.nodesFile = folder + "/partitions.txt";
    const auto none = read(how);
    QVERIFY(!none && none.error().code == ErrorCode::DataInvalid);
    QVERIFY(english(none.error().message).find("holds no node") != std::string::npos);
}

/// With years of history behind it, a day is found without going through them.
void SlurmdbdRecordingTest::jobsAndEventsAreFoundByIndexes()
{
    const auto database = QStringLiteral("long");
    m_server->load(folder + "/slurmdbd.sql", database);
    m_server->run(
        "INSERT INTO many1_job_table (cpus_req, job_name, id_assoc, id_job, id_resv, id_wckey, "
        "id_user, id_group, het_job_id, het_job_offset, state_reason_prev, nodes_alloc, "
        "`partition`, priority, state, time_submit, time_eligible, time_start, time_end) SELECT 1, "
        "'x', 4, 100000 + seq, 0, 0, 0, 0, 0, 0, 0, 1, 'main', 1, 3, 1700000000 + seq, 1700000000 "
        "+ seq, 1700000000 + seq, 1700000060 + seq FROM seq_1_to_20000; INSERT INTO "
        "many1_event_table (time_start, time_end, node_name, reason) SELECT 1700000000 + seq * 60, "
        "1700000030 + seq * 60, 'n1', 'x' FROM seq_1_to_5000; ANALYZE TABLE many1_job_table, "
        "many1_event_table",
        database);
    m_server->run("SET GLOBAL log_output = 'TABLE'; TRUNCATE mysql.general_log; SET GLOBAL "
                  "general_log = ON");
    auto how = options();
    how.historyFrom = 1795340000;
    const auto recording = read(how, "long");
    m_server->run("SET GLOBAL general_log = OFF");
    QVERIFY(recording.has_value());
    QVERIFY(recording->workload.jobs.size() < 260);
    const auto statements
        = m_server
              ->run("SELECT REPLACE(argument, '\\n', ' ') FROM mysql.general_log WHERE "
                    "command_type = 'Query' AND user_host LIKE 'fairlead%' AND (argument LIKE "
                    "'SELECT%_job_table%' OR argument LIKE 'SELECT%_event_table%') AND argument "
                    "NOT LIKE '%information_schema%'")
              .trimmed()
              .split('\n');
    QCOMPARE(statements.size(), 2);
    for (const auto& statement : statements) {
        // Columns: id, select_type, table, type, possible_keys, key, key_len, ref, rows, Extra
        const auto plan = m_server->run("EXPLAIN " + statement, database);
        const auto cells = plan.trimmed().split('\t');
        QVERIFY2(cells.value(3) == "range", (statement + '\n' + plan).constData());
        const bool isOfJobs = statement.contains("_job_table");
        QVERIFY2(isOfJobs ? cells.value(8).toInt() < 1000
                          : cells.value(9).contains("Using index condition"),
                 (statement + '\n' + plan).constData());
    }
}

/// One that was deleted before its end has ended then; what ended before the period does not count.
void SlurmdbdRecordingTest::reservationsAreRead()
{
    m_server->load(folder + "/slurmdbd.sql", QStringLiteral("reserved"));
    m_server->run(
        "CREATE TABLE IF NOT EXISTS many1_resv_table (id_resv INT UNSIGNED NOT NULL DEFAULT "
        "0, deleted TINYINT NOT NULL DEFAULT 0, nodelist TEXT NOT NULL DEFAULT '', "
        "resv_name TEXT NOT NULL, time_start BIGINT UNSIGNED NOT NULL DEFAULT 0, time_end "
        "BIGINT UNSIGNED NOT NULL DEFAULT 0, tres TEXT NOT NULL DEFAULT '', PRIMARY KEY "
        "(id_resv, time_start), KEY time_start_end (time_start, time_end))",
        QStringLiteral("reserved"));
    m_server->run(
        "INSERT INTO many1_resv_table (id_resv, deleted, nodelist, resv_name, time_start, "
        "time_end, tres) VALUES (7, 1, 'n[1-2]', 'maint', 1795340000, 1795345000, ''), (8, "
        "0, 'n3', 'course', 1795350000, 4000000000, ''), (9, 0, 'n1', 'old', 100, 200, "
        "''), (10, 0, 'n1', 'part', 1795340000, 1795345000, '1=1'); UPDATE many1_job_table "
        "SET id_resv = 8 ORDER BY id_job LIMIT 3",
        QStringLiteral("reserved"));
    const auto recording = read(options(), "reserved");
    QVERIFY(recording.has_value());
    const auto& workload = recording->workload;
    QCOMPARE(workload.reservations.size(), std::size_t{2});
    const auto& [name, nodes, made, from, to] = workload.reservations[0];
    QCOMPARE(workload.reservationNames[name], std::string("maint"));
    QCOMPARE(workload.nodeSets[nodes].count(), std::size_t{2});
    QVERIFY(made < from && from == 1795340000 && to == 1795345000);
    const auto course = workload.reservations[1].name;
    const auto asked = std::ranges::count_if(
        workload.jobs, [&](const replay::Job& job) { return job.request.reservation == course; });
    QCOMPARE(asked, 3);
    const auto said = std::ranges::any_of(recording->issues, [](const Issue& issue) {
        return english(issue.message).starts_with("1 reservation has a part of the cores");
    });
    QVERIFY(said);
}

void SlurmdbdRecordingTest::nothingIsWritten()
{
    const auto sums = [&] {
        return m_server->run(
            "CHECKSUM TABLE many1_job_table, many1_event_table, many1_assoc_table, "
            "qos_table, tres_table, cluster_table",
            QStringLiteral("many"));
    };
    const auto before = sums();
    QVERIFY(read(options()).has_value());
    QCOMPARE(sums(), before);
}

/// NULL is inherited.
void SlurmdbdRecordingTest::ownLimitsAreToldFromInheritedOnes()
{
    m_server->load(folder + "/slurmdbd.sql", QStringLiteral("own"));
    m_server->run("UPDATE many1_assoc_table SET max_jobs = 2 WHERE acct = 'bio' AND user IN ('', "
                  "'bea')",
                  QStringLiteral("own"));
    const auto recording = read(options(), "own");
    QVERIFY(recording.has_value());
    for (const auto& assoc : recording->limits.assocs) {
        if (assoc.account != "bio")
            continue;
        QCOMPARE(assoc.limits.maxJobs, 2U);
        QCOMPARE(assoc.own != 0, assoc.user.empty() || assoc.user == "bea");
    }
}

FAIRLEAD_QTTEST(SlurmdbdRecordingTest)
#include "tst_slurmdbdrecording.moc"
