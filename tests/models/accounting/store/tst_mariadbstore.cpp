// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The store on a server: what goes in comes out as from a file, and what goes wrong is named.

#include "models/accounting/sources/sources.h"
#include "models/accounting/store/mariadbconnection.h"
#include "models/accounting/store/schema.h"
#include "models/accounting/store/series.h"
#include "models/accounting/store/storechange.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::connections;
using namespace fairlead::tests;

class MariadbStoreTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keepsEveryMember();
    void keepsGoldenCasesAsAFileDoes_data();
    void keepsGoldenCasesAsAFileDoes();
    void comparesNamesByteByByte();
    void writesManyRowsInOneStatement();
    void anEditedShareWritesWhatChanged();
    void keepsScenarios();
    void leavesOtherDatabasesAlone();
    void refusesNewerVersions();
    void bringsVersionOneUpToDate();
    void carriesOnABrokenMigration();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();
    void aReaderNeedsNoRightToWrite();
    void aSmallPacketIsSaid();
    void provesEncryptionFirst();

private:
    std::unique_ptr<StoreDatabase> m_database;
};

namespace {
QByteArray roundTrip(const StoreAddress& store, const SnapshotRecords& records)
{
    if (const auto written = writeStore(store, records); !written)
        return words(written.error());
    const auto read = readStore(store);
    return read ? QByteArray::fromStdString(differenceOf(records, *read)) : words(read.error());
}
} // namespace

void MariadbStoreTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_database = std::make_unique<StoreDatabase>();
}

void MariadbStoreTest::keepsEveryMember()
{
    const auto store = m_database->fresh();
    QCOMPARE(roundTrip(store, awkwardRecords()), QByteArray());
    QCOMPARE(roundTrip(store, smallRecords()), QByteArray());
    QCOMPARE(roundTrip(store, SnapshotRecords()), QByteArray());
    QCOMPARE(*storeRevision(store), 3);
}

void MariadbStoreTest::keepsGoldenCasesAsAFileDoes_data()
{
    QTest::addColumn<QString>("folder");
    const QDir root(QStringLiteral(FAIRLEAD_TEST_DATA "/golden"));
    for (const auto& version : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir cases(root.filePath(version));
        for (const auto& name : cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (QFile::exists(cases.filePath(name + QStringLiteral("/assocs.txt"))))
                QTest::newRow(qPrintable(version + u'/' + name)) << cases.filePath(name);
        }
    }
    for (const auto* demo : {"demo:limoges", "demo:moab"})
        QTest::newRow(demo) << QString::fromLatin1(demo);
    for (const auto* name : {"ex1", "fs_dps", "hold"})
        QTest::newRow(name) << QStringLiteral(FAIRLEAD_TEST_DATA "/maui/") + QLatin1String(name);
}

void MariadbStoreTest::keepsGoldenCasesAsAFileDoes()
{
    QFETCH(QString, folder);
    const auto source = openSource(folder);
    QVERIFY(source);
    const auto records = recordsOf(**source);
    const QTemporaryDir temporary;
    const StoreAddress file(temporary.filePath(QStringLiteral("copy.fairlead")));
    const auto store = m_database->fresh();
    QCOMPARE(roundTrip(store, records), QByteArray());
    QVERIFY(writeStore(file, records));
    QCOMPARE(QByteArray::fromStdString(differenceOf(*readStore(file), *readStore(store))),
             QByteArray());
}

void MariadbStoreTest::comparesNamesByteByByte()
{
    auto records = smallRecords();
    for (const auto* name : {"Ann", "ann", "\xc3\xa4nn"}) {
        records.assocs.emplace_back().account = "root";
        records.assocs.back().user = name;
    }
    const auto store = m_database->fresh();
    QCOMPARE(roundTrip(store, records), QByteArray());
    QCOMPARE(m_database->run(store, "SELECT COUNT(*) FROM assoc WHERE user_name = 'Ann'"),
             QByteArray("1"));
    QVERIFY(storeScenario(store, {"plan", {}}));
    QVERIFY(storeScenario(store, {"Plan", {}}));
    QCOMPARE(storedScenarios(store)->size(), 2U);
    QVERIFY(!storeScenario(store, {"plan ", {}}));
}

void MariadbStoreTest::writesManyRowsInOneStatement()
{
    auto records = smallRecords();
    records.history.assign(200000, {7, "acc", "user", "first", 1, 2, 1.0 / 3.0});
    const auto store = m_database->fresh();
    const auto asked = [&] {
        return m_database
            ->run(store,
                  "SELECT variable_value FROM information_schema.global_status "
                  "WHERE variable_name = 'questions'")
            .toLongLong();
    };
    const auto before = asked();
    QVERIFY(writeStore(store, records));
    const auto statements = asked() - before;
    QVERIFY2(statements > 10 && statements < 5000, QByteArray::number(statements));
    QCOMPARE(readStore(store)->history.size(), records.history.size());
}

/// In a store of 200 000 rows: what the server wrote is counted, and so is its log.
void MariadbStoreTest::anEditedShareWritesWhatChanged()
{
    auto records = smallRecords();
    records.history.assign(200000, {7, "acc", "user", "first", 1, 2, 1.0 / 3.0});
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, records));
    const auto rowsWritten = [&] {
        return m_database
            ->run(store,
                  "SELECT CAST(SUM(variable_value) AS INTEGER) FROM "
                  "information_schema.global_status WHERE "
                  "variable_name IN ('handler_write', 'handler_update', "
                  "'handler_delete')")
            .toLongLong();
    };
    const auto edit = [&](std::uint32_t shares) {
        return applyToStore(store, {"", {ShareEdit{{"root", "ann", ""}, shares}}}, std::nullopt);
    };
    QVERIFY(edit(41)); // the answers of the scheduler go once
    const auto before = rowsWritten();
    const auto outcome = edit(42);
    QVERIFY2(outcome, words(outcome.error()));
    const auto written = rowsWritten() - before;
    QVERIFY(written >= 3); // the shares, the revision, the lines of the audit table
    QVERIFY(written < 20);
    const auto read = readStore(store);
    QVERIFY2(read, words(read));
    QCOMPARE(read->history.size(), records.history.size());
    QCOMPARE(read->assocs[1].user, std::string("ann"));
    QCOMPARE(read->assocs[1].shares, 42);
    const auto audit = storeAudit(store);
    QCOMPARE(audit->back().what, std::string("shares"));
    QCOMPARE(audit->back().from, std::optional<std::string>("41"));
}

void MariadbStoreTest::keepsScenarios()
{
    const Scenario one{"one", {ParameterEdit{"PriorityWeightAge", "5"}}};
    const Scenario odd{"l'\xc3\xa9t\xc3\xa9 \\ ?", {ShareEdit{{"root", "ann?", ""}, 7}}};
    const auto store = m_database->fresh();
    QVERIFY(!storeScenario(store, one)); // there is no store yet
    QVERIFY(writeStore(store, smallRecords()));
    QVERIFY(storeScenario(store, one));
    QVERIFY(storeScenario(store, odd));
    QVERIFY(*storedScenarios(store) == (std::vector<Scenario>{odd, one}));
    QVERIFY(removeStoredScenario(store, odd.name, {}));
    QVERIFY(*storedScenarios(store) == std::vector<Scenario>{one});
}

void MariadbStoreTest::leavesOtherDatabasesAlone()
{
    const auto store = m_database->fresh();
    m_database->run(store, "CREATE TABLE cluster_table (a INT)");
    const auto written = writeStore(store, smallRecords());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY2(words(written.error()).contains("another program"), words(written.error()));
    QCOMPARE(m_database->run(store, "SHOW TABLES"), QByteArray("cluster_table"));
    const auto read = readStore(store);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    QVERIFY(words(read.error()).contains("holds no Fairlead store"));
}

void MariadbStoreTest::refusesNewerVersions()
{
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, smallRecords()));
    m_database->run(store, "UPDATE fairlead_store SET version = 99");
    const auto read = readStore(store);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    QVERIFY(words(read.error()).contains("newer") && words(read.error()).contains("99"));
    QVERIFY(words(writeStore(store, smallRecords()).error()).contains("newer"));
}

void MariadbStoreTest::bringsVersionOneUpToDate()
{
    const auto store = m_database->fresh();
    {
        auto connection = MariadbConnection::open(*parseDatabaseUrl(store.name), store.password,
                                                  MariadbSession::Access::ReadWrite, {});
        QVERIFY(connection);
        QVERIFY((*connection)->markAsStore());
        QVERIFY(migrate(**connection, {storeMigrations().front()}));
        QCOMPARE(*(*connection)->version(), 1);
    }
    const auto other = m_database->fresh();
    QVERIFY(writeStore(other, smallRecords()));
    m_database->run(store,
                    "INSERT INTO snapshot_value VALUES (0, 'cluster', 'old'); "
                    "INSERT INTO policy_value SELECT * FROM "
                        + StoreDatabase::databaseOf(other).toUtf8()
                        + ".policy_value; "
                          "UPDATE policy_value SET value = 5 WHERE name = 'PriorityWeightAge'; "
                          "INSERT INTO qos VALUES (0, 'normal', 1, 1.0, 0); "
                          "UPDATE store_state SET revision = 41");
    const auto read = readStore(store);
    QVERIFY2(read, words(read));
    QCOMPARE(read->cluster, std::string("old"));
    QCOMPARE(read->qos.size(), 1U);
    QCOMPARE(*read->storeRevision, 41);
    QCOMPARE(m_database->run(store, "SELECT version FROM fairlead_store").toInt(), 1);
    // What was saved before has no lines: a save based on less than 41 is a conflict.
    auto agreed = store;
    agreed.mayUpgrade = true;
    QVERIFY(saveSnapshot(agreed, smallRecords(), 40).conflict() != nullptr);
    QVERIFY(saveSnapshot(agreed, smallRecords(), 41));
    QCOMPARE(m_database->run(store, "SELECT version FROM fairlead_store").toInt(), storeVersion);
}

void MariadbStoreTest::carriesOnABrokenMigration()
{
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, smallRecords()));
    m_database->run(store,
                    "UPDATE fairlead_store SET version = 1; DROP TABLE audit; "
                    "ALTER TABLE qos DROP COLUMN preempt_mode");
    auto agreed = store;
    agreed.mayUpgrade = true;
    QVERIFY(storeScenario(agreed, {"plan", {}}));
    QCOMPARE(QByteArray::fromStdString(differenceOf(*readStore(store), smallRecords())),
             QByteArray());
    // Or it ended before the last table was made: that is no older store, nobody has to agree.
    const auto unfinished = m_database->fresh();
    {
        auto connection
            = MariadbConnection::open(*parseDatabaseUrl(unfinished.name), unfinished.password,
                                      MariadbSession::Access::ReadWrite, {});
        QVERIFY(connection && (*connection)->markAsStore());
        auto broken = storeMigrations();
        broken.back().statements << QStringLiteral("this is no statement");
        QVERIFY(!migrate(**connection, broken));
        QCOMPARE(*(*connection)->version(), 0);
    }
    QCOMPARE(roundTrip(unfinished, smallRecords()), QByteArray());
    // Or before anything but the mark was made.
    const auto begun = m_database->fresh();
    m_database->run(begun,
                    "CREATE TABLE fairlead_store (id INT NOT NULL PRIMARY KEY, version INT NOT "
                    "NULL) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin");
    QCOMPARE(roundTrip(begun, smallRecords()), QByteArray());
}

void MariadbStoreTest::namesWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QByteArray>("reads");
    QTest::addColumn<QByteArray>("writes");
    const auto differs = [](const char* name, const char* statement, const char* thing) {
        const auto said = QByteArray("it differs in: ") + thing;
        QTest::newRow(name) << QByteArray(statement) << said << said;
    };
    QTest::newRow("value") << QByteArray("UPDATE job SET state = 'asleep'")
                           << QByteArray("row 1 of table job has no valid state") << QByteArray();
    differs("table", "DROP TABLE job", "column job.");
    differs("column", "ALTER TABLE job DROP COLUMN nice", "column job.nice");
    differs("another column", "ALTER TABLE job ADD COLUMN nicer INT", "column job.nicer");
    differs("another type", "ALTER TABLE job MODIFY nice INT NOT NULL", "column job.nice");
    differs(
        "collation",
        "ALTER TABLE assoc MODIFY account_name VARCHAR(255) COLLATE utf8mb4_general_ci NOT NULL",
        "column assoc.account_name");
    differs("key", "ALTER TABLE job DROP PRIMARY KEY", "key job (pos)");
    differs("another key", "ALTER TABLE job ADD UNIQUE (nice)", "key job (nice)");
    differs("engine", "ALTER TABLE job ENGINE = MyISAM", "table job");
    differs("view", "CREATE VIEW mine AS SELECT 1 AS one", "column mine.one");
    differs("foreign table", "CREATE TABLE mine (one INT)", "column mine.one");
    differs("trigger",
            "CREATE TRIGGER full BEFORE INSERT ON issue FOR EACH ROW SIGNAL SQLSTATE '45000' SET "
            "MESSAGE_TEXT = 'no room'",
            "trigger full");
}

void MariadbStoreTest::namesWhatIsWrong()
{
    QFETCH(QByteArray, statement);
    QFETCH(QByteArray, reads);
    QFETCH(QByteArray, writes);
    const auto store = m_database->fresh();
    auto records = smallRecords();
    records.issues = {{Severity::Note, Message("one"), "", 0}};
    QVERIFY(writeStore(store, smallRecords()));
    m_database->run(store, statement);
    const auto read = readStore(store);
    QCOMPARE(read.has_value(), reads.isEmpty());
    if (!read)
        QVERIFY2(words(read.error()).contains(reads), words(read.error()));
    const auto before = m_database->run(store, "CHECKSUM TABLE assoc, store_state, audit");
    const auto written = writeStore(store, records);
    QCOMPARE(written.has_value(), writes.isEmpty());
    if (written)
        return;
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY2(words(written.error()).contains(writes), words(written.error()));
    QCOMPARE(m_database->run(store, "CHECKSUM TABLE assoc, store_state, audit"), before);
}

void MariadbStoreTest::aReaderNeedsNoRightToWrite()
{
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, smallRecords()));
    const auto database = StoreDatabase::databaseOf(store);
    m_database->server().addUser(QStringLiteral("reader"), StoreDatabase::password(),
                                 QStringLiteral("SELECT ON `%1`.*").arg(database));
    const StoreAddress asReader(
        QString(store.name).replace(QStringLiteral("admin@"), QStringLiteral("reader@")),
        StoreDatabase::secret());
    QVERIFY(readStore(asReader));
    const auto written = writeStore(asReader, smallRecords());
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY2(words(written.error()).contains("lacks a right"), words(written.error()));
    QCOMPARE(*storeRevision(store), 1);
}

/// The server would hang up, as if it had gone.
void MariadbStoreTest::aSmallPacketIsSaid()
{
    auto records = smallRecords();
    records.history.assign(20000, {7, "acc", "user", "first", 1, 2, 1.0 / 3.0});
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, smallRecords()));
    m_database->server().run("SET GLOBAL max_allowed_packet = 16384");
    const auto written = writeStore(store, records);
    const auto recorded = recordSnapshot(store, records);
    m_database->server().run("SET GLOBAL max_allowed_packet = 16777216");
    QVERIFY(!written && !recorded.outcome);
    for (const auto& error : {written.error(), recorded.outcome.error()}) {
        QCOMPARE(error.code, ErrorCode::OutputFailed);
        QVERIFY2(words(error).contains("max_allowed_packet"), words(error));
    }
    QVERIFY(writeStore(store, records));
}

/// The server of this test has no certificate.
void MariadbStoreTest::provesEncryptionFirst()
{
    const auto fresh = m_database->fresh();
    QVERIFY(writeStore(fresh, smallRecords()));
    const StoreAddress store(
        QString(fresh.name).replace(QStringLiteral("tls=off"), QStringLiteral("tls=require")),
        StoreDatabase::secret());
    const auto read = readStore(store);
    QCOMPARE(read.error().code, ErrorCode::SourceUnreachable);
    QCOMPARE(writeStore(store, smallRecords()).error().code, ErrorCode::OutputFailed);
    QVERIFY(!words(read.error()).contains(StoreDatabase::password().toUtf8()));
}

FAIRLEAD_QTTEST(MariadbStoreTest)
#include "tst_mariadbstore.moc"
