// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Stores of older versions: whoever reads one changes no byte of it, whoever writes has to agree
// first. And how long lines of the audit table stay.

#include "models/accounting/store/auditretention.h"
#include "models/accounting/store/mariadbconnection.h"
#include "models/accounting/store/recordingschema.h"
#include "models/accounting/store/schema.h"
#include "models/accounting/store/sqliteconnection.h"
#include "models/accounting/store/storechange.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/integritycheck.h"
#include "tests/support/qttestmain.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

class OlderStoresTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aFileIsReadWithoutChangingAByte();
    void aFileIsBroughtUpToDateOnlyWhereSomebodyAgrees();
    void aServerIsReadByWhoMayOnlySelect_data();
    void aServerIsReadByWhoMayOnlySelect();
    void aServerIsBroughtUpToDateOnlyWhereSomebodyAgrees();
    void oldLinesOfTheAuditTableGo_data();
    void oldLinesOfTheAuditTableGo();
    void whoReadBeforeWhatHasGoneReadsAgain();
    void wrongClocksTakeNoLineAway_data() { oldLinesOfTheAuditTableGo_data(); }
    void wrongClocksTakeNoLineAway();
    void whatIsOldGoesFromTheOldestOn_data() { oldLinesOfTheAuditTableGo_data(); }
    void whatIsOldGoesFromTheOldestOn();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }
    QByteArray contents() const
    {
        QFile file(path("old.fairlead"));
        (void)file.open(QIODevice::ReadOnly);
        return QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256);
    }
    /// A store of the version before this one, on the server.
    StoreAddress before(int version);

    QTemporaryDir m_folder;
    std::unique_ptr<StoreDatabase> m_database;
};

void OlderStoresTest::initTestCase()
{
    if (MariadbServer::missing().isEmpty()) {
        m_database = std::make_unique<StoreDatabase>();
        m_database->server().addUser(QStringLiteral("viewer"), StoreDatabase::password(),
                                     QStringLiteral("SELECT ON `store%`.*"));
    }
    QVERIFY(QFile::copy(QStringLiteral(FAIRLEAD_TEST_DATA "/store/version1.fairlead"),
                        path("old.fairlead")));
}

void OlderStoresTest::aFileIsReadWithoutChangingAByte()
{
    const auto before = contents();
    const StoreAddress store(path("old.fairlead"));
    const auto read = readStore(store);
    QVERIFY2(read, words(read));
    QCOMPARE(read->cluster, std::string("textbook"));
    QCOMPARE(*read->storeRevision, 5);
    QCOMPARE(read->jobs.size(), 5U);
    QCOMPARE(storedScenarios(store)->size(), 1U);
    QCOMPARE(*storeRevision(store), 5);
    const auto recording = readStoredRecording(store);
    QVERIFY(!recording && recording.error().code == ErrorCode::NoHistory);
    QVERIFY2(words(recording).contains("keeps no history of jobs"), words(recording));
    QVERIFY(tests::integrityCheck(path("old.fairlead")));
    QCOMPARE(contents(), before);
    // Not even where nothing can be written.
    QVERIFY(QFile::setPermissions(path("old.fairlead"), QFile::ReadOwner));
    QVERIFY(readStore(store));
    QVERIFY(QFile::setPermissions(path("old.fairlead"), QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(contents(), before);
}

void OlderStoresTest::aFileIsBroughtUpToDateOnlyWhereSomebodyAgrees()
{
    const auto before = contents();
    StoreAddress store(path("old.fairlead"));
    const auto read = readStore(store);
    for (const auto& outcome :
         {saveSnapshot(store, *read, 5), saveScenario(store, {"plan", {}}, 5),
          applyToStore(store, {"one", {ParameterEdit{"PriorityWeightAge", "1"}}}, 5),
          setAuditRetention(store, {10, 10})}) {
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::SchemaOlder);
        QVERIFY2(words(outcome.error()).contains("is a store of version 1"),
                 words(outcome.error()));
    }
    QCOMPARE(contents(), before);
    store.mayUpgrade = true;
    QVERIFY(saveScenario(store, {"plan", {}}, 5));
    store.mayUpgrade = false;
    QVERIFY(saveScenario(store, {"other", {}}, 6)); // from now on nobody is asked
    auto after = *readStore(store);
    QCOMPARE(QByteArray::fromStdString(differenceOf(after, *read)), QByteArray());
}

StoreAddress OlderStoresTest::before(int version)
{
    const auto store = m_database->fresh();
    if (!writeStore(store, awkwardRecords()))
        qFatal("no store");
    // What came later goes: the tables are as that version made them.
    for (const auto& table : recordingTables()) {
        if (version < 8)
            m_database->run(store, "DROP TABLE " + table.toLatin1());
    }
    m_database->run(store, "ALTER TABLE job DROP COLUMN waiting_tasks");
    m_database->run(store, "ALTER TABLE cluster_partition DROP COLUMN is_default");
    if (version < 8)
        m_database->run(store,
                        "ALTER TABLE share_answer DROP COLUMN raw_shares, DROP COLUMN "
                        "norm_shares, DROP COLUMN raw_usage, DROP COLUMN norm_usage, DROP "
                        "COLUMN effective_usage, DROP COLUMN level_fs; DELETE FROM "
                        "snapshot_value WHERE name = 'shareColumns'");
    if (version < 7)
        m_database->run(store, "DROP TABLE store_setting");
    if (version < 6)
        m_database->run(store, "DROP TABLE account_colour");
    m_database->run(store, "UPDATE fairlead_store SET version = " + QByteArray::number(version));
    return store;
}

void OlderStoresTest::aServerIsReadByWhoMayOnlySelect_data()
{
    QTest::addColumn<int>("version");
    QTest::newRow("old") << 7;
    QTest::newRow("older") << 6;
    QTest::newRow("much older") << 5;
}

void OlderStoresTest::aServerIsReadByWhoMayOnlySelect()
{
    if (!m_database)
        QSKIP("no MariaDB");
    QFETCH(int, version);
    const auto store = before(version);
    const auto tables = m_database->run(store, "SHOW TABLES");
    auto name = store.name;
    const StoreAddress viewer(name.replace("admin@", "viewer@"), store.password, store.timeouts);
    const auto read = readStore(viewer);
    QVERIFY2(read, words(read));
    auto expected = awkwardRecords(); // and of sshare's answers the factor alone
    expected.shareColumns = SnapshotRecords().shareColumns;
    for (auto& record : expected.shareAnswers)
        record.answer = ShareAnswer(record.answer[ShareColumn::FairShare]);
    for (auto& job : expected.jobs)
        job.waitingTasks = 1;
    for (auto& partition : expected.partitions)
        partition.isDefault = false;
    QCOMPARE(QByteArray::fromStdString(differenceOf(*read, expected)), QByteArray());
    const auto recording = readStoredRecording(viewer);
    QVERIFY2(words(recording).contains("keeps no history of jobs"), words(recording));
    QCOMPARE(m_database->run(store, "SHOW TABLES"), tables);
    QCOMPARE(m_database->run(store, "SELECT version FROM fairlead_store").toInt(), version);
}

void OlderStoresTest::aServerIsBroughtUpToDateOnlyWhereSomebodyAgrees()
{
    if (!m_database)
        QSKIP("no MariaDB");
    auto store = before(7);
    const auto refused = saveScenario(store, {"plan", {}}, 1);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::SchemaOlder);
    QCOMPARE(m_database->run(store, "SELECT version FROM fairlead_store").toInt(), 7);
    store.mayUpgrade = true;
    QVERIFY(saveScenario(store, {"plan", {}}, 1));
    QCOMPARE(m_database->run(store, "SELECT version FROM fairlead_store").toInt(), storeVersion);
}

void OlderStoresTest::oldLinesOfTheAuditTableGo_data()
{
    QTest::addColumn<bool>("onServer");
    QTest::newRow("file") << false;
    QTest::newRow("server") << true;
}

void OlderStoresTest::oldLinesOfTheAuditTableGo()
{
    QFETCH(bool, onServer);
    if (onServer && !m_database)
        QSKIP("no MariaDB");
    const auto store = onServer ? m_database->fresh() : StoreAddress(path("audit.fairlead"));
    QVERIFY(writeStore(store, smallRecords()));
    QCOMPARE(*auditRetention(store), AuditRetention());
    QCOMPARE(AuditRetention().days, 5 * 365 + 1);
    QVERIFY(setAuditRetention(store, {0, 20}));
    QCOMPARE(*auditRetention(store), (AuditRetention{0, 20}));
    for (int i = 0; i < 200; ++i)
        QVERIFY(storeScenario(store,
                              {"plan", {ParameterEdit{"PriorityWeightAge", std::to_string(i)}}}));
    const auto lines = storeAudit(store);
    QVERIFY(lines);
    QVERIFY2(lines->size() <= 21, qPrintable(QString::number(lines->size())));
    QCOMPARE(lines->back().revision, 202);
    QCOMPARE(lines->back().what, std::string("scenario"));
    QVERIFY(writeStore(store, smallRecords())); // another snapshot leaves it as it was told
    QCOMPARE(*auditRetention(store), (AuditRetention{0, 20}));
    QCOMPARE(setAuditRetention(store, {-1, 20}).error().code, ErrorCode::Usage);
}

void OlderStoresTest::whoReadBeforeWhatHasGoneReadsAgain()
{
    const StoreAddress store(path("gone.fairlead"));
    QVERIFY(writeStore(store, smallRecords()));
    QVERIFY(setAuditRetention(store, {0, 3}));
    for (int i = 0; i < 10; ++i)
        QVERIFY(storeScenario(store, {"other", {}}));
    // Nobody touched "plan", but nobody can tell any more for revision 1.
    QVERIFY(saveScenario(store, {"plan", {}}, 1).conflict() != nullptr);
    QVERIFY(saveScenario(store, {"plan", {}}, *storeRevision(store)));
    QVERIFY(saveScenario(store, {"new", {}}, 0)); // nobody has one of that name
    QVERIFY(saveScenario(store, {"plan", {}}, 0).conflict() != nullptr);
}

namespace {
/// As a clock that was wrong would have it.
void setStamps(const StoreAddress& store, StoreDatabase* database, const QString& time,
               const QString& where = QStringLiteral("1 = 1"))
{
    const auto statement
        = QStringLiteral("UPDATE audit SET saved_at = %1 WHERE saved_at > 0 AND %2")
              .arg(time, where);
    if (store.server) {
        database->run(store, statement.toUtf8());
        return;
    }
    const auto file = SqliteConnection::open(store.name, SqliteConnection::Access::Write);
    QVERIFY(file && (*file)->execute(statement));
}

std::vector<std::int64_t> revisionsIn(const StoreAddress& store)
{
    std::vector<std::int64_t> revisions;
    const auto lines = storeAudit(store);
    for (const auto& line : lines ? *lines : std::vector<AuditEntry>()) {
        if (line.what != audited::store && (revisions.empty() || revisions.back() != line.revision))
            revisions.push_back(line.revision);
    }
    return revisions;
}
} // namespace

void OlderStoresTest::wrongClocksTakeNoLineAway()
{
    QFETCH(bool, onServer);
    if (onServer && !m_database)
        QSKIP("no MariaDB");
    const auto store = onServer ? m_database->fresh() : StoreAddress(path("clocks.fairlead"));
    const auto save = [&] { return storeScenario(store, {"plan", {}}).has_value(); };
    QVERIFY(writeStore(store, smallRecords()));
    QVERIFY(save() && save());
    const auto stamp = storeAudit(store)->back().time;
    // The clock was behind for one save, in the middle or in the last one.
    for (const auto* revision : {"revision = 2", "revision = 3"}) {
        setStamps(store, m_database.get(), QStringLiteral("1000000000"), revision);
        QVERIFY(save());
        setStamps(store, m_database.get(), QString::number(stamp), revision);
    }
    QCOMPARE(revisionsIn(store), (std::vector<std::int64_t>{1, 2, 3, 4, 5}));
    // It is ahead now by seven years, for one save and another one.
    setStamps(store, m_database.get(), QStringLiteral("saved_at - 220924800"));
    QVERIFY(save() && save());
    QCOMPARE(revisionsIn(store), (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6, 7}));
    // It is right again.
    setStamps(store, m_database.get(), QStringLiteral("saved_at + 220924800"));
    QVERIFY(save());
    QCOMPARE(revisionsIn(store), (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6, 7, 8}));
}

void OlderStoresTest::whatIsOldGoesFromTheOldestOn()
{
    QFETCH(bool, onServer);
    if (onServer && !m_database)
        QSKIP("no MariaDB");
    const auto store = onServer ? m_database->fresh() : StoreAddress(path("aged.fairlead"));
    QVERIFY(writeStore(store, smallRecords()));
    for (int i = 0; i < 8; ++i)
        QVERIFY(storeScenario(store, {"plan", {}}));
    // A save each 300 days; the clock of the third one was wrong.
    setStamps(store, m_database.get(), QStringLiteral("saved_at - (9 - revision) * 300 * 86400"));
    setStamps(store, m_database.get(), QStringLiteral("1000000000"),
              QStringLiteral("revision = 8"));
    QVERIFY(storeScenario(store, {"plan", {}}));
    // 1826 days: six of 300 are not as old.
    QCOMPARE(revisionsIn(store), (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
    setStamps(store, m_database.get(),
              QStringLiteral("(SELECT t FROM (SELECT MAX(saved_at) AS t FROM audit) AS newest) - "
                             "(10 - revision) * 300 * 86400"),
              QStringLiteral("revision < 10"));
    QVERIFY(storeScenario(store, {"plan", {}}));
    QCOMPARE(revisionsIn(store), (std::vector<std::int64_t>{4, 5, 6, 7, 8, 9, 10, 11}));
}

FAIRLEAD_QTTEST(OlderStoresTest)
#include "tst_olderstores.moc"
