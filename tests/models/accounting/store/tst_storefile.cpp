// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/schema.h"
#include "models/accounting/store/sqliteconnection.h"
#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/otherprogram.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/support/integritycheck.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace fairlead;
using namespace fairlead::accounting;
using tests::OtherProgram;

/// What can go wrong with the file, and what is left of it then.
class TestStoreFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void refusesWhatIsNoStore_data();
    void refusesWhatIsNoStore();
    void refusesNewerVersions();
    void bringsOlderVersionsUpToDate();
    void readsAStoreOfVersionOne();
    void migratesStepByStepOrNotAtAll();
    void saysWhichValueIsWrong();
    void noticesDamage();
    void aRevisionThatNoneCanFollowIsRefused();
    void givesUpOnALockedFile();
    void readsWhileAnotherWrites();
    void keepsTheOldContentWhenAWriterDies();
    void leavesNothingBehindWhenCreatingFails();
    void ignoresTheLogOfAnOlderFile();
    void createsOverAnEmptyFile();
    void readsFromAReadOnlyFolder();
    void refusesNamesThatAreTooLong();

private:
    [[nodiscard]] QString path(const char* name = "store.fairlead") const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {
QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void setContent(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

bool says(const Error& error, const char* part)
{
    return QByteArray::fromStdString(english(error.message)).contains(part);
}

SnapshotRecords otherRecords()
{
    auto records = tests::smallRecords();
    records.cluster = "other";
    return records;
}
} // namespace

void TestStoreFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestStoreFile::cleanup()
{
    QVERIFY(QSqlDatabase::connectionNames().isEmpty());
    m_folder.reset();
}

void TestStoreFile::refusesWhatIsNoStore_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("code");
    QTest::newRow("missing") << "missing" << int(ErrorCode::SourceUnreachable);
    QTest::newRow("folder") << "folder" << int(ErrorCode::SourceUnreachable);
    QTest::newRow("empty") << "empty" << int(ErrorCode::DataInvalid);
    QTest::newRow("text") << "text" << int(ErrorCode::DataInvalid);
    QTest::newRow("database") << "database" << int(ErrorCode::DataInvalid);
}

void TestStoreFile::refusesWhatIsNoStore()
{
    QFETCH(QString, kind);
    QFETCH(int, code);
    if (kind == QLatin1String("folder"))
        QVERIFY(QDir().mkdir(path()));
    if (kind == QLatin1String("empty"))
        setContent(path(), {});
    if (kind == QLatin1String("text"))
        setContent(path(), QByteArray("cluster|account|user\n").repeated(500));
    if (kind == QLatin1String("database"))
        OtherProgram(path(), {QStringLiteral("CREATE TABLE precious (a)")});
    const auto before = contentOf(path());

    const auto read = readStore(path());
    QVERIFY(!read);
    QCOMPARE(int(read.error().code), code);
    QVERIFY(says(read.error(), "store.fairlead"));
    QVERIFY(!tests::integrityCheck(path()));
    QVERIFY(!storeScenario(path(), {"name", {}}));
    QCOMPARE(contentOf(path()), before);

    if (kind == QLatin1String("missing") || kind == QLatin1String("empty"))
        return; // a new store may take the place
    const auto written = writeStore(path(), tests::smallRecords());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QCOMPARE(contentOf(path()), before);
}

void TestStoreFile::refusesNewerVersions()
{
    QVERIFY(writeStore(path(), tests::smallRecords()));
    OtherProgram(path(), {QStringLiteral("PRAGMA user_version = 99")});
    const auto read = readStore(path());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    QVERIFY(says(read.error(), "newer") && says(read.error(), "99"));
    const auto written = writeStore(path(), otherRecords());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY(says(written.error(), "newer"));
}

void TestStoreFile::bringsOlderVersionsUpToDate()
{
    OtherProgram(path(), {QStringLiteral("PRAGMA application_id = %1").arg(storeApplicationId)});
    const auto read = readStore(path());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    QVERIFY(says(read.error(), "holds no snapshot"));
    QCOMPARE(OtherProgram(path()).run(QStringLiteral("PRAGMA user_version")).toInt(), 0);
    QVERIFY(writeStore(path(), tests::smallRecords())); // nothing is lost, so nobody is asked
    QCOMPARE(OtherProgram(path()).run(QStringLiteral("PRAGMA user_version")).toInt(), storeVersion);
    QVERIFY(readStore(path()));
}

/// What later versions added gets its defaults, nothing else changes.
void TestStoreFile::readsAStoreOfVersionOne()
{
    QVERIFY(QFile::copy(QStringLiteral(FAIRLEAD_TEST_DATA "/store/version1.fairlead"), path()));
    QCOMPARE(OtherProgram(path()).run(QStringLiteral("PRAGMA user_version")).toInt(), 1);
    const auto read = readStore(path());
    QVERIFY(read);
    QCOMPARE(read->cluster, std::string("textbook"));
    QCOMPARE(*read->storeRevision, 5);
    QCOMPARE(read->jobs.size(), 5U);
    QCOMPARE(read->jobs[0].arrayTask, slurm::noValue);
    QVERIFY(!read->jobs[0].hasSetPriority);
    QCOMPARE(storedScenarios(path())->size(), 1U);
    QVERIFY(tests::integrityCheck(path()));
    StoreAddress agreed(path());
    agreed.mayUpgrade = true;
    QVERIFY(saveSnapshot(agreed, *read, 4).conflict() != nullptr);
    QVERIFY(saveSnapshot(agreed, *read, 5));
}

void TestStoreFile::migratesStepByStepOrNotAtAll()
{
    const std::vector<Migration> steps{
        {0, {QStringLiteral("CREATE TABLE first (a)")}},
        {1, {QStringLiteral("ALTER TABLE first ADD COLUMN b")}},
        {2, {QStringLiteral("INSERT INTO first (a, b) VALUES (1, 2)")}},
    };
    auto connection = SqliteConnection::open(path(), SqliteConnection::Access::Create);
    QVERIFY(connection);
    QVERIFY((*connection)->markAsStore());
    const auto version
        = [&] { return (*connection)->scalar(QStringLiteral("PRAGMA user_version"))->integer(); };
    QVERIFY(migrate(**connection, {steps[0]}));
    QVERIFY(version() == 1);

    auto broken = steps;
    broken[2].statements << QStringLiteral("this is no statement");
    QVERIFY(!migrate(**connection, broken));
    QVERIFY(version() == 1);
    QVERIFY(!(*connection)->scalar(QStringLiteral("SELECT b FROM first")));

    QVERIFY(migrate(**connection, steps));
    QVERIFY(version() == 3);
    QVERIFY((*connection)->scalar(QStringLiteral("SELECT b FROM first"))->integer() == 2);
    QVERIFY(migrate(**connection, steps)); // nothing left to do
    QVERIFY((*connection)->scalar(QStringLiteral("SELECT count(*) FROM first"))->integer() == 1);
}

void TestStoreFile::saysWhichValueIsWrong()
{
    QVERIFY(writeStore(path(), tests::smallRecords()));
    OtherProgram(path(), {QStringLiteral("UPDATE job SET state = 'asleep'")});
    const auto state = readStore(path());
    QVERIFY(!state);
    QCOMPARE(state.error().code, ErrorCode::DataInvalid);
    QVERIFY(says(state.error(), "row 1 of table job has no valid state"));

    OtherProgram(path(), {QStringLiteral("UPDATE job SET state = 'pending', nodes = -1")});
    QVERIFY(says(readStore(path()).error(), "nodes"));
    OtherProgram(path(), {QStringLiteral("DROP TABLE job")});
    const auto dropped = readStore(path());
    QCOMPARE(dropped.error().code, ErrorCode::DataInvalid);
    QVERIFY(says(dropped.error(), "table job"));
}

void TestStoreFile::noticesDamage()
{
    QVERIFY(writeStore(path(), tests::awkwardRecords()));
    auto content = contentOf(path());
    constexpr qsizetype page = 4096;
    QVERIFY(content.size() > 4 * page);
    for (qsizetype i = page; i < content.size(); ++i)
        content[i] = static_cast<char>(i * 31 % 251);
    setContent(path(), content);
    const auto checked = tests::integrityCheck(path());
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::DataInvalid);
    const auto read = readStore(path());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);

    QVERIFY(writeStore(path("short.fairlead"), tests::awkwardRecords()));
    QVERIFY(QFile::resize(path("short.fairlead"), 3 * page));
    QVERIFY(!tests::integrityCheck(path("short.fairlead")));
    QVERIFY(!readStore(path("short.fairlead")));
}

void TestStoreFile::aRevisionThatNoneCanFollowIsRefused()
{
    for (const auto* revision : {"9223372036854775807", "-2"}) {
        QFile::remove(path());
        QVERIFY(writeStore(path(), tests::smallRecords()));
        OtherProgram(
            path(),
            {QStringLiteral("UPDATE store_state SET revision = ") + QLatin1String(revision)});
        const auto written = writeStore(path(), otherRecords());
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::OutputFailed);
        QVERIFY(says(written.error(), "no save can follow"));
    }
}

void TestStoreFile::givesUpOnALockedFile()
{
    QVERIFY(writeStore(path(), tests::smallRecords()));
    OtherProgram other(path(),
                       {QStringLiteral("PRAGMA locking_mode = EXCLUSIVE"),
                        QStringLiteral("BEGIN EXCLUSIVE"),
                        QStringLiteral("UPDATE store_state SET revision = 5")});
    const auto written = writeStore(path(), otherRecords());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY(says(written.error(), "in use by another program"));
    const auto read = readStore(path());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::SourceBusy);
    QVERIFY(says(read.error(), "in use by another program"));
}

void TestStoreFile::readsWhileAnotherWrites()
{
    QVERIFY(writeStore(path(), tests::smallRecords()));
    OtherProgram other(path(),
                       {QStringLiteral("BEGIN IMMEDIATE"), QStringLiteral("DELETE FROM job")});
    const auto read = readStore(path());
    QVERIFY(read);
    QCOMPARE(read->jobs.size(), 1U);
    QVERIFY(!writeStore(path(), otherRecords()));
    other.run(QStringLiteral("ROLLBACK"));
    QVERIFY(writeStore(path(), otherRecords()));
}

void TestStoreFile::keepsTheOldContentWhenAWriterDies()
{
    const auto records = tests::awkwardRecords();
    QVERIFY(writeStore(path(), records));
    OtherProgram other(path(),
                       {QStringLiteral("PRAGMA cache_size = 1"), // pages go to the log at once
                        QStringLiteral("BEGIN IMMEDIATE"), QStringLiteral("DELETE FROM job"),
                        QStringLiteral("DELETE FROM assoc"),
                        QStringLiteral("UPDATE snapshot_value SET value = 'half'")});
    // The files as a writer leaves them that is killed at this moment.
    QVERIFY(QFile::copy(path(), path("crashed.fairlead")));
    QVERIFY(QFile::copy(path() + QLatin1String("-wal"), path("crashed.fairlead-wal")));
    const auto read = readStore(path("crashed.fairlead"));
    QVERIFY(read);
    QCOMPARE(tests::differenceOf(*read, records), std::string());
}

void TestStoreFile::leavesNothingBehindWhenCreatingFails()
{
    const auto written = writeStore(path("missing/store.fairlead"), tests::smallRecords());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY(!writeStore(QStringLiteral("/proc/store.fairlead"), tests::smallRecords()));
    QCOMPARE(files(), QStringList());
}

void TestStoreFile::ignoresTheLogOfAnOlderFile()
{
    QVERIFY(writeStore(path(), tests::smallRecords()));
    {
        OtherProgram other(path(), {QStringLiteral("UPDATE snapshot_value SET value = 'old'")});
        QVERIFY(QFile::copy(path() + QLatin1String("-wal"), path("new.fairlead-wal")));
    }
    QVERIFY(writeStore(path("new.fairlead"), otherRecords()));
    QCOMPARE(readStore(path("new.fairlead"))->cluster, std::string("other"));
    QCOMPARE(files().filter(QStringLiteral("new")), QStringList{QStringLiteral("new.fairlead")});
}

void TestStoreFile::createsOverAnEmptyFile()
{
    setContent(path(), {});
    QVERIFY(writeStore(path(), otherRecords()));
    QCOMPARE(readStore(path())->cluster, std::string("other"));
    QCOMPARE(files(), QStringList{QStringLiteral("store.fairlead")});
}

void TestStoreFile::readsFromAReadOnlyFolder()
{
    QVERIFY(writeStore(path(), otherRecords()));
    const QFile::Permissions all = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    QFile::setPermissions(path(), QFile::ReadOwner);
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner);
    const bool isRoot = QFileInfo(m_folder->path()).isWritable();
    const auto read = readStore(path());
    const auto written = writeStore(path(), tests::smallRecords());
    QFile::setPermissions(m_folder->path(), all);
    QVERIFY(read);
    QCOMPARE(read->cluster, std::string("other"));
    if (isRoot)
        QSKIP("root may write everywhere");
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY(says(written.error(), "read-only"));
}

void TestStoreFile::refusesNamesThatAreTooLong()
{
    auto records = tests::smallRecords();
    std::string name;
    for (int i = 0; i < 255; ++i)
        name += "é";
    records.assocs[1].account = name;
    QVERIFY(writeStore(path("long.fairlead"), records));
    records.assocs[1].account += "x";
    const auto refused = writeStore(path("longer.fairlead"), records);
    QVERIFY(!refused);
    QVERIFY(says(refused.error(), "has 256 characters"));
    QVERIFY(!QFile::exists(path("longer.fairlead")));
}

FAIRLEAD_QTTEST(TestStoreFile)
#include "tst_storefile.moc"
