// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/support/qttestmain.h"
#include "tests/support/smalldisk.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

using namespace fairlead;
using namespace fairlead::accounting;

/// Files that others made, and disks that are full.
class TestHostileStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anotherSchemaIsRefused_data();
    void anotherSchemaIsRefused();
    void lostAndNegativeValuesAreRefused_data();
    void lostAndNegativeValuesAreRefused();
    void statisticsAreNoOtherSchema();
    void endlessNumbersAreRefused();
    void theAuditNamesWhatCannotBeReadAndIsReplaced();
    void keepsTheOldContentWhenAWriteFails();
    void aFullDiskIsKnown();
    void whatAKilledImportLeftGoes();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("s.fairlead")); }
    /// As another program would.
    void run(const QStringList& statements) const
    {
        const auto name = QStringLiteral("other program");
        {
            auto opened = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            opened.setDatabaseName(path());
            QVERIFY(opened.open());
            for (const auto& statement : statements) {
                QSqlQuery query(opened);
                QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
            }
        }
        QSqlDatabase::removeDatabase(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {
/// No file of this process grows beyond it, as on a full disk.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t most)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{most, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    FileSizeLimit(FileSizeLimit&&) = delete;
    FileSizeLimit& operator=(FileSizeLimit&&) = delete;

private:
    rlimit m_before{};
};

SnapshotRecords hostileRecords()
{
    auto records = tests::smallRecords();
    records.cluster = "other";
    return records;
}
} // namespace

void TestHostileStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(writeStore(path(), tests::smallRecords()));
}

void TestHostileStore::anotherSchemaIsRefused_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QByteArray>("differs");
    QTest::newRow("an endless view")
        << QStringList{"DROP TABLE issue",
                       "CREATE VIEW issue AS WITH RECURSIVE n(pos) AS (SELECT 1 UNION ALL SELECT "
                       "pos + 1 FROM n) "
                       "SELECT pos, 'note' AS severity, 'x' AS message, '' AS file_name, 0 AS "
                       "line_number FROM n"}
        << QByteArray("view issue");
    QTest::newRow("a trigger that writes")
        << QStringList{"CREATE TRIGGER more AFTER UPDATE ON store_state BEGIN "
                       "UPDATE assoc SET shares = 999999; END"}
        << QByteArray("trigger more");
    QTest::newRow("a trigger that keeps the audit empty")
        << QStringList{"CREATE TRIGGER quiet BEFORE INSERT ON audit BEGIN SELECT RAISE(IGNORE); "
                       "END"}
        << QByteArray("trigger quiet");
    QTest::newRow("another table")
        << QStringList{"CREATE TABLE more (a)"} << QByteArray("table more");
    QTest::newRow("a computed column")
        << QStringList{"ALTER TABLE tres ADD COLUMN c AS (hex(zeroblob(99999999)))"}
        << QByteArray("table tres");
    QTest::newRow("an index on what is computed")
        << QStringList{"CREATE INDEX slow ON tres (hex(zeroblob(9)))"} << QByteArray("index slow");
    QTest::newRow("a table less") << QStringList{"DROP TABLE tres"} << QByteArray("table tres");
}

void TestHostileStore::anotherSchemaIsRefused()
{
    QFETCH(QStringList, statements);
    QFETCH(QByteArray, differs);
    run(statements);
    const auto read = readStore(path());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    const auto message = QByteArray::fromStdString(english(read.error().message));
    QVERIFY2(message.contains("Fairlead store") && message.endsWith(differs), message);
    const auto written = writeStore(path(), hostileRecords());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
}

void TestHostileStore::endlessNumbersAreRefused()
{
    run({"INSERT INTO tres_weight SELECT 99, 'gres/x', 9e999"});
    const auto read = readStore(path());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    QVERIFY2(english(read.error().message).find("tres_weight") != std::string::npos,
             english(read.error().message).c_str());
}

void TestHostileStore::lostAndNegativeValuesAreRefused_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("no cycle")
        << "UPDATE policy_value SET value = '0' WHERE name = 'PriorityCalcPeriod'"
        << QByteArray("policy_value has no valid PriorityCalcPeriod"); // divided by, otherwise
    QTest::newRow("a weight is lost")
        << "DELETE FROM policy_value WHERE name = 'PriorityWeightFairshare'"
        << QByteArray("table policy_value has no row PriorityWeightFairshare");
    QTest::newRow("all but one are lost")
        << "DELETE FROM policy_value WHERE pos > 0" << QByteArray("table policy_value has no row ");
    QTest::newRow("a weight twice")
        << "INSERT INTO tres_weight VALUES (90, 'cpu', 1), (91, 'CPU', 2)"
        << QByteArray("tres_weight has no valid tres");
    QTest::newRow("negative total") << "UPDATE partition_total SET total = -4"
                                    << QByteArray("partition_total has no valid total");
}

void TestHostileStore::lostAndNegativeValuesAreRefused()
{
    QFETCH(QString, statement);
    QFETCH(QByteArray, named);
    run({statement});
    const auto read = readStore(path());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    const auto message = QByteArray::fromStdString(english(read.error().message));
    QVERIFY2(message.contains(named), message.constData());
}

void TestHostileStore::statisticsAreNoOtherSchema()
{
    run({"ANALYZE"});
    QVERIFY(readStore(path()));
}

void TestHostileStore::theAuditNamesWhatCannotBeReadAndIsReplaced()
{
    run({QStringLiteral("UPDATE partition_total SET total = -4")});
    QVERIFY(!readStore(path()));
    QVERIFY(writeStore(path(), hostileRecords()));
    const auto history = storeHistory(path());
    QVERIFY(history);
    const auto& last = history->audit.back();
    QCOMPARE(last.name, std::string("other"));
    QCOMPARE(last.from.value_or(""), tests::smallRecords().cluster + ", damaged");
}

void TestHostileStore::keepsTheOldContentWhenAWriteFails()
{
    const auto revision = storeRevision(path());
    {
        const FileSizeLimit limit(8192);
        const auto written = writeStore(path(), hostileRecords());
        QVERIFY(!written);
        QVERIFY(written.error().code == ErrorCode::OutputFailed
                || written.error().code == ErrorCode::DiskFull);
    }
    QCOMPARE(tests::differenceOf(*readStore(path()), tests::smallRecords()), std::string());
    QCOMPARE(*storeRevision(path()), *revision);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("s.fairlead")});
}

void TestHostileStore::aFullDiskIsKnown()
{
    const tests::SmallDisk disk(65536);
    if (!disk.isThere())
        QSKIP("nobody may mount a disk here");
    const auto written = writeStore(disk.filePath("new.fairlead"), tests::smallRecords());
    QVERIFY(!written);
    QVERIFY2(written.error().code == ErrorCode::DiskFull,
             (english(written.error().message) + written.error().detail).c_str());
    QVERIFY(!QFile::exists(disk.filePath("new.fairlead")));
}

void TestHostileStore::whatAKilledImportLeftGoes()
{
    const auto mine = m_folder->filePath(QStringLiteral(".new.fairlead.4711-1.part"));
    const auto other = m_folder->filePath(QStringLiteral(".newer.fairlead.4711-1.part"));
    for (const auto& name : {mine, mine + "-journal", other}) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("half") == 4);
    }
    QVERIFY(writeStore(m_folder->filePath(QStringLiteral("new.fairlead")), hostileRecords()));
    QVERIFY(!QFile::exists(mine));
    QVERIFY(!QFile::exists(mine + "-journal"));
    QVERIFY(QFile::exists(other));
}

FAIRLEAD_QTTEST(TestHostileStore)
#include "tst_hostilestore.moc"
