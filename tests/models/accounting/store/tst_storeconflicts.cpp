// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Several administrators at one store, in a file and on a server: nothing is lost, nothing doubled,
// and the audit table tells all of it.

#include "models/accounting/store/accountname.h"
#include "models/accounting/store/auditretention.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/models/accounting/store/storewriters.h"
#include "tests/support/qttestmain.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

class StoreConflictsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theSecondToSaveIsToldWhoWasFirst_data() { backEnds(); }
    void theSecondToSaveIsToldWhoWasFirst();
    void whatDoesNotTouchIsNoConflict_data() { backEnds(); }
    void whatDoesNotTouchIsNoConflict();
    void bothSidesCanBeRead_data() { backEnds(); }
    void bothSidesCanBeRead();
    void theAuditTableTellsEachChange_data() { backEnds(); }
    void theAuditTableTellsEachChange();
    void writersAtOnceLoseNothing_data() { backEnds(); }
    void writersAtOnceLoseNothing();
    void onlyOneOfTwoCreatesTheStore_data() { backEnds(); }
    void onlyOneOfTwoCreatesTheStore();
    void processesAtOnceLoseNothing_data() { backEnds(); }
    void processesAtOnceLoseNothing();

private:
    static void backEnds();
    StoreAddress fresh();

    std::unique_ptr<StoreDatabase> m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
    int m_count = 0;
};

namespace {
constexpr int writers = 4;
constexpr int savesEach = 8;

Scenario plan(int weight)
{
    return {"plan", {ParameterEdit{"PriorityWeightAge", std::to_string(weight)}}};
}
} // namespace

void StoreConflictsTest::initTestCase()
{
    m_folder = std::make_unique<QTemporaryDir>();
    if (MariadbServer::missing().isEmpty())
        m_database = std::make_unique<StoreDatabase>();
}

void StoreConflictsTest::backEnds()
{
    QTest::addColumn<bool>("onServer");
    QTest::newRow("file") << false;
    QTest::newRow("server") << true;
}

StoreAddress StoreConflictsTest::fresh()
{
    QFETCH(bool, onServer);
    if (onServer)
        return m_database->fresh();
    return {m_folder->filePath(QStringLiteral("%1.fairlead").arg(++m_count))};
}

// QSKIP leaves the function that it stands in.
#define SKIP_WITHOUT_SERVER()                                                                      \
    do {                                                                                           \
        QFETCH(bool, onServer);                                                                    \
        if (onServer && !m_database)                                                               \
            QSKIP(qPrintable(QStringLiteral("missing: %1").arg(MariadbServer::missing())));        \
    } while (false)

void StoreConflictsTest::theSecondToSaveIsToldWhoWasFirst()
{
    SKIP_WITHOUT_SERVER();
    const auto store = fresh();
    QVERIFY(writeStore(store, smallRecords()));
    const auto read = readStore(store);
    auto theirs = *read;
    theirs.assocs[1].shares = 7;
    QCOMPARE(saveSnapshot(store, theirs, read->storeRevision).revision(), 2);

    auto mine = *read;
    mine.assocs[1].shares = 9;
    const auto outcome = saveSnapshot(store, mine, read->storeRevision);
    QVERIFY(!outcome);
    const auto* conflict = outcome.conflict();
    QVERIFY(conflict != nullptr);
    QCOMPARE(conflict->basedOn, 1);
    QCOMPARE(conflict->current, 2);
    QCOMPARE(conflict->theirs.size(), 2U);
    QCOMPARE(conflict->theirs[1].what, std::string("shares"));
    QCOMPARE(conflict->theirs[1].name, std::string("root/ann"));
    QCOMPARE(*conflict->theirs[1].from, std::string("1"));
    QCOMPARE(*conflict->theirs[1].to, std::string("7"));
    QCOMPARE(outcome.error().code, ErrorCode::OutputFailed);
    QVERIFY2(words(outcome.error()).contains("root/ann"), words(outcome.error()));
    QCOMPARE(readStore(store)->assocs[1].shares, 7); // theirs was not touched
    QCOMPARE(saveSnapshot(store, mine, conflict->current).revision(), 3); // mine over theirs
    QCOMPARE(readStore(store)->assocs[1].shares, 9);
}

void StoreConflictsTest::whatDoesNotTouchIsNoConflict()
{
    SKIP_WITHOUT_SERVER();
    const auto store = fresh();
    QVERIFY(writeStore(store, smallRecords()));
    QVERIFY(saveScenario(store, plan(1), 1));
    QVERIFY(saveScenario(store, {"other", {}}, 1));
    QVERIFY(saveSnapshot(store, smallRecords(), 1));
    QCOMPARE(*storeRevision(store), 4);
    QVERIFY(saveScenario(store, plan(2), 1).conflict() != nullptr);
    QVERIFY(saveScenario(store, plan(2), 2));
}

void StoreConflictsTest::bothSidesCanBeRead()
{
    SKIP_WITHOUT_SERVER();
    const auto store = fresh();
    QVERIFY(writeStore(store, smallRecords()));
    QVERIFY(storeScenario(store, plan(1)));
    const auto based = *storeRevision(store);
    QVERIFY(storeScenario(store, plan(2)));
    QVERIFY(storeScenario(store, plan(3)));
    const auto sides = scenarioSides(store, "plan", based);
    QVERIFY(sides);
    QVERIFY(sides->base == plan(1));
    QVERIFY(sides->theirs == plan(3));
    QCOMPARE(sides->revision, based + 2);
    QVERIFY(!scenarioSides(store, "plan", 1)->base.has_value());
    QVERIFY(removeStoredScenario(store, "plan", based).conflict() != nullptr);
    QVERIFY(renameStoredScenario(store, "plan", "other", based).conflict() != nullptr);
    QVERIFY(scenarioSides(store, "plan", based)->theirs == plan(3));
    QVERIFY(removeStoredScenario(store, "plan", {}));
    QVERIFY(!scenarioSides(store, "plan", based)->theirs.has_value());
    // Where the audit table has gone, what is there now is not taken for what was.
    QVERIFY(setAuditRetention(store, {0, 1}));
    QVERIFY(storeScenario(store, plan(4)));
    QVERIFY(storeScenario(store, plan(5)));
    const auto unrecorded = scenarioSides(store, "plan", based);
    QVERIFY(unrecorded && !unrecorded->base.has_value());
    QVERIFY(unrecorded->theirs == plan(5));
}

void StoreConflictsTest::theAuditTableTellsEachChange()
{
    SKIP_WITHOUT_SERVER();
    const auto started = QDateTime::currentSecsSinceEpoch();
    const auto store = fresh();
    auto records = smallRecords();
    QVERIFY(writeStore(store, records));
    records.policy.editSlurm().weights[0] = 77;
    records.assocs[1].shares = 5;
    records.assocs.emplace_back().account = "new";
    records.assocs.back().parent = "root";
    QVERIFY(writeStore(store, records));
    QVERIFY(storeScenario(store, plan(1)));
    QVERIFY(removeStoredScenario(store, "plan", {}));
    auto entries = *storeAudit(store);
    QCOMPARE(entries.front().what, std::string("store"));
    entries.erase(entries.begin());
    QStringList lines;
    for (const auto& entry : entries) {
        QCOMPARE(entry.systemUser, accountName());
        QVERIFY(entry.time >= started && entry.time <= QDateTime::currentSecsSinceEpoch());
        QFETCH(bool, onServer);
        QVERIFY(QString::fromStdString(entry.databaseUser)
                    .startsWith(onServer ? QStringLiteral("admin@")
                                         : QString::fromStdString(accountName()) + u'@'));
        const auto text = [](const std::optional<std::string>& value) {
            return QString::fromStdString(value.value_or("-")).left(6);
        };
        lines << QStringLiteral("%1 %2 %3 %4 %5")
                     .arg(entry.revision)
                     .arg(QString::fromStdString(entry.what), QString::fromStdString(entry.name),
                          text(entry.from), text(entry.to));
    }
    const QStringList expected{
        QStringLiteral("1 snapshot small - small "),
        QStringLiteral("2 snapshot small small  small "),
        QStringLiteral("2 parameter PriorityWeightAge 0 77"),
        QStringLiteral("2 association new - shares"),
        QStringLiteral("2 shares root/ann 1 5"),
        QStringLiteral("3 scenario plan - {\n    "),
        QStringLiteral("4 scenario plan {\n     -"),
    };
    QCOMPARE(lines.join(u'|'), expected.join(u'|'));
}

void StoreConflictsTest::writersAtOnceLoseNothing()
{
    SKIP_WITHOUT_SERVER();
    const auto store = fresh();
    QVERIFY(writeStore(store, smallRecords()));
    std::atomic<int> done = 0;
    {
        std::vector<std::jthread> threads;
        for (int w = 0; w < writers; ++w) {
            threads.emplace_back([&, w] {
                for (int i = 0; i < savesEach; ++i)
                    done += addOne(store, w * savesEach + i) ? 1 : 0;
            });
        }
    }
    QCOMPARE(done.load(), writers * savesEach);
    checkAllArrived(store, writers * savesEach);
}

void StoreConflictsTest::onlyOneOfTwoCreatesTheStore()
{
    SKIP_WITHOUT_SERVER();
    const auto store = fresh();
    std::atomic<int> saved = 0;
    std::atomic<int> lost = 0;
    {
        std::vector<std::jthread> threads;
        for (int w = 0; w < writers; ++w) {
            threads.emplace_back([&] {
                const auto outcome = saveSnapshot(store, smallRecords(), 0);
                saved += outcome ? 1 : 0;
                lost += outcome.conflict() != nullptr ? 1 : 0;
                if (!outcome && outcome.conflict() == nullptr)
                    qWarning("%s", words(outcome.error()).constData());
            });
        }
    }
    QCOMPARE(saved.load(), 1);
    QCOMPARE(lost.load(), writers - 1);
    QCOMPARE(*storeRevision(store), 1);
    QVERIFY(readStore(store));
}

/// This program again, as a writer: `--write STORE FIRST COUNT`.
void StoreConflictsTest::processesAtOnceLoseNothing()
{
    SKIP_WITHOUT_SERVER();
    const auto store = fresh();
    QVERIFY(writeStore(store, smallRecords()));
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int w = 0; w < 2; ++w) {
        auto& process = *processes.emplace_back(std::make_unique<QProcess>());
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--write"), store.name, QString::number(w * savesEach),
                       QString::number(savesEach)});
    }
    for (const auto& process : processes) {
        QVERIFY(process->waitForFinished(tests::longestWait));
        QCOMPARE(process->exitCode(), 0);
    }
    checkAllArrived(store, 2 * savesEach);
}

namespace {
/// Argument 2 is the store, 3 the first number, 4 how many.
int writeAsChild(int, char** argv)
{
    const StoreAddress store(QString::fromLocal8Bit(argv[1]), StoreDatabase::secret());
    const int first = std::atoi(argv[2]);
    bool done = true;
    for (int i = first; i < first + std::atoi(argv[3]); ++i)
        done = addOne(store, i) && done;
    return done ? 0 : 1;
}
} // namespace

FAIRLEAD_QTTEST(StoreConflictsTest)
static const bool writes = Task::addChild("--write", writeAsChild);
#include "tst_storeconflicts.moc"
