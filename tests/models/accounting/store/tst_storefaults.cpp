// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Programs, disks and servers that fail in the middle of a save or a load.

#include "models/accounting/store/mariadbconnection.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/save.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/integritycheck.h"
#include "tests/support/qttestmain.h"
#include "tests/support/recordingproxy.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

class StoreFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aKilledProgramLosesNothing_data() { backEnds(); }
    void aKilledProgramLosesNothing();
    void aFullDiskLosesNothing_data() { backEnds(); }
    void aFullDiskLosesNothing();
    void aKilledServerLosesNothing();
    void aFrozenServerIsLeft();
    void aCommitWhoseAnswerIsLostIsLookedUp();
    void aCommitThatNobodyHeardOfIsNotKnown();
    void theNextHostIsTried();
    void aSaveWhoseAnswerGotLostIsNotDoubled_data() { backEnds(); }
    void aSaveWhoseAnswerGotLostIsNotDoubled();

private:
    static void backEnds();
    StoreAddress filled();
    void checkUntouched(const StoreAddress& store);

    std::unique_ptr<StoreDatabase> m_database;
    QTemporaryDir m_folder;
    int m_count = 0;
};

namespace {
SnapshotRecords largeRecords()
{
    auto records = smallRecords();
    records.history.assign(20000, {7, "acc", "user", "first", 1, 2, 1.0 / 3.0});
    return records;
}

Save saving(const SnapshotRecords& records, std::function<void()> afterwards)
{
    return {
        QStringLiteral("snapshot"),
        {},
        std::nullopt,
        [&records, then = std::move(afterwards)](StoreConnection& connection, AuditTrail& trail) {
            trail.note("snapshot", "large", std::nullopt, "large");
            auto done = writeRecords(connection, records);
            then();
            return done;
        }};
}

StoreAddress storeOf(char** argv)
{
    return {QString::fromLocal8Bit(argv[1]), StoreDatabase::secret()};
}

/// This program again: `--die STORE` is killed in the middle of a save.
int dieInSave(int, char** argv)
{
    const auto records = largeRecords();
    static_cast<void>(saveInto(storeOf(argv), saving(records, [] { ::raise(SIGKILL); })));
    return 1;
}

/// `--full STORE` may write no file of more than 600 kB.
int fillUp(int, char** argv)
{
    const auto records = largeRecords();
    std::signal(SIGXFSZ, SIG_IGN);
    constexpr rlimit limit{600000, 600000};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    const auto outcome = saveInto(storeOf(argv), saving(records, [] {}));
    std::fputs(words(outcome.error()).constData(), stdout);
    return outcome ? 0 : 4;
}

/// The store as somebody reaches it through the proxy.
StoreAddress behind(const RecordingProxy& proxy, const StoreAddress& store)
{
    return {QStringLiteral("mysql://admin@127.0.0.1:%1/%2?tls=off")
                .arg(proxy.port())
                .arg(StoreDatabase::databaseOf(store)),
            StoreDatabase::secret(),
            {5, 30, 30}};
}

QByteArray runChild(const char* task, const StoreAddress& store, QProcess& process)
{
    process.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(task), store.name});
    process.waitForFinished(tests::longestWait);
    return process.readAllStandardOutput();
}
} // namespace

void StoreFaultsTest::initTestCase()
{
    if (MariadbServer::missing().isEmpty())
        m_database = std::make_unique<StoreDatabase>();
}

void StoreFaultsTest::backEnds()
{
    QTest::addColumn<bool>("onServer");
    QTest::newRow("file") << false;
    if (MariadbServer::missing().isEmpty())
        QTest::newRow("server") << true;
}

StoreAddress StoreFaultsTest::filled()
{
    QFETCH(bool, onServer);
    const auto store = onServer
        ? m_database->fresh()
        : StoreAddress(m_folder.filePath(QStringLiteral("%1.fairlead").arg(++m_count)));
    if (const auto written = writeStore(store, awkwardRecords()); !written)
        qFatal("%s", words(written.error()).constData());
    return store;
}

void StoreFaultsTest::checkUntouched(const StoreAddress& store)
{
    const auto read = readStore(store);
    QVERIFY2(read, words(read));
    QCOMPARE(QByteArray::fromStdString(differenceOf(awkwardRecords(), *read)), QByteArray());
    QCOMPARE(*read->storeRevision, 1);
    QCOMPARE(storeAudit(store)->size(), 2U);
    if (!store.server)
        QVERIFY(tests::integrityCheck(store.name));
    QVERIFY(writeStore(store, smallRecords())); // nothing stays locked
}

void StoreFaultsTest::aKilledProgramLosesNothing()
{
    const auto store = filled();
    QProcess process;
    runChild("--die", store, process);
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    checkUntouched(store);
}

void StoreFaultsTest::aFullDiskLosesNothing()
{
    QFETCH(bool, onServer);
    if (onServer)
        QSKIP("the limit would be the server's");
    const auto store = filled();
    QProcess process;
    const auto said = runChild("--full", store, process);
    QCOMPARE(process.exitCode(), 4);
    QVERIFY2(said.contains("does not fit") || said.contains("cannot be written"), said);
    checkUntouched(store);
}

void StoreFaultsTest::aKilledServerLosesNothing()
{
    if (!m_database)
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(MariadbServer::missing())));
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, awkwardRecords()));
    const auto records = largeRecords();
    const auto outcome = saveInto(store, saving(records, [&] { m_database->server().kill(); }));
    const auto read = readStore(store);
    m_database->server().restart();
    QVERIFY(!outcome && outcome.conflict() == nullptr);
    QCOMPARE(outcome.error().code, ErrorCode::OutputFailed);
    QCOMPARE(read.error().code, ErrorCode::SourceUnreachable);
    checkUntouched(store);
}

void StoreFaultsTest::aFrozenServerIsLeft()
{
    if (!m_database)
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(MariadbServer::missing())));
    const auto database = StoreDatabase::databaseOf(m_database->fresh());
    const auto fresh = m_database->address(database, {60, 60, 60});
    const auto store = m_database->address(database, {1, 1, 30});
    QVERIFY(writeStore(fresh, awkwardRecords()));
    const auto records = smallRecords();
    SaveOutcome outcome = Error();
    // On a busy machine a server that is not frozen yet may keep one of its statements waiting.
    for (bool isFrozen = false; !isFrozen;) {
        outcome = saveInto(store, saving(records, [&] {
                               m_database->server().freeze();
                               isFrozen = true;
                           }));
        QVERIFY(!outcome && outcome.conflict() == nullptr);
    }
    const auto loaded = readStore(store);
    m_database->server().thaw();
    QVERIFY(!outcome && outcome.conflict() == nullptr);
    QCOMPARE(outcome.error().code, ErrorCode::OutputFailed);
    QCOMPARE(loaded.error().code, ErrorCode::SourceUnreachable);
    checkUntouched(fresh);
}

void StoreFaultsTest::aCommitWhoseAnswerIsLostIsLookedUp()
{
    if (!m_database)
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(MariadbServer::missing())));
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, awkwardRecords()));
    const RecordingProxy proxy(m_database->server().port(), RecordingProxy::Deed::CutAtCommit);
    const auto records = smallRecords();
    const auto outcome = saveInto(behind(proxy, store), saving(records, [] {}));
    QVERIFY2(outcome, words(outcome.error()));
    QCOMPARE(outcome.revision(), 2);
    QCOMPARE(*storeRevision(store), 2);
    QCOMPARE(storeAudit(store)->size(), 3U);
}

void StoreFaultsTest::aCommitThatNobodyHeardOfIsNotKnown()
{
    if (!m_database)
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(MariadbServer::missing())));
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, awkwardRecords()));
    const RecordingProxy proxy(m_database->server().port(), RecordingProxy::Deed::CutForGood);
    const auto records = smallRecords();
    const auto save = saving(records, [] {});
    const auto outcome = saveInto(behind(proxy, store), save);
    QVERIFY(!outcome && outcome.conflict() == nullptr);
    QCOMPARE(outcome.error().code, ErrorCode::OutcomeUnknown);
    QVERIFY(english(outcome.error().message).find(save.id.toStdString()) != std::string::npos);
    QCOMPARE(*storeRevision(store), 2); // it had arrived
    QCOMPARE(saveInto(store, save).revision(), 2); // and is found by its id
}

void StoreFaultsTest::theNextHostIsTried()
{
    if (!m_database)
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(MariadbServer::missing())));
    const StoreAddress store(
        m_database->fresh().name.replace(QStringLiteral("@"), QStringLiteral("@127.0.0.1:1,")),
        StoreDatabase::secret());
    QVERIFY(writeStore(store, smallRecords()));
    QVERIFY(readStore(store));
}

/// The first attempt was committed, but nobody heard of it.
void StoreFaultsTest::aSaveWhoseAnswerGotLostIsNotDoubled()
{
    const auto store = filled();
    const auto records = smallRecords();
    const auto save = saving(records, [] {});
    QCOMPARE(saveInto(store, save).revision(), 2);
    QCOMPARE(saveInto(store, save).revision(), 2);
    QVERIFY(storeScenario(store, {"other", {}}));
    QCOMPARE(saveInto(store, save).revision(), 2);
    QCOMPARE(*storeRevision(store), 3);
    QCOMPARE(storeAudit(store)->size(), 4U);
}

FAIRLEAD_QTTEST(StoreFaultsTest)
static const bool dies = Task::addChild("--die", dieInSave);
static const bool fills = Task::addChild("--full", fillUp);
#include "tst_storefaults.moc"
