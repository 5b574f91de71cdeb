// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Edits carried out on a store write what they change: the result is that of the engine, the server
// logs little, and several administrators at once are all saved.

#include "engine/priority/evaluation.h"
#include "models/accounting/store/scenariofile.h"
#include "models/accounting/store/storechange.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/growth.h"
#include "tests/support/qttestmain.h"
#include "tests/support/randomscenario.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

class StoreEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theStoreHoldsWhatTheEngineMakesOfThem();
    void accountsThatChangeTheirNamesTakeJobsAndUsageAlong();
    void eachOfManyRenamesCostsTheSame();
    void littleIsLoggedOfOneEdit_data();
    void littleIsLoggedOfOneEdit();
    void answersForFormerSharesAreGone();
    void fourAdministratorsAtOnceAreAllSaved();

private:
    /// A site with a history: 2 000 users, their jobs and answers, ten hours of usage each.
    static SnapshotRecords largeRecords();
    std::int64_t logged() const;

    QTemporaryDir m_folder;
    std::unique_ptr<StoreDatabase> m_database;
};

namespace {
constexpr int accounts = 100;
constexpr int usersEach = 20;

std::shared_ptr<const Snapshot> stored(const StoreAddress& store)
{
    auto records = readStore(store);
    return records ? *buildSnapshot(*std::move(records)) : nullptr;
}

QStringList namesOf(const Snapshot& snapshot)
{
    QStringList names;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i) {
        const AssocIndex assoc(i);
        names << QString::fromStdString(snapshot.accountName(assoc) + '/' + snapshot.userName(assoc)
                                        + '/' + snapshot.partitionName(assoc));
    }
    return names;
}

constexpr int few = 2500; // accounts that are renamed

/// Accounts below root with a job each.
SnapshotRecords wideRecords(int count)
{
    auto records = smallRecords();
    const auto job = records.jobs.front();
    records.assocs.resize(1); // root
    records.jobs.clear();
    records.history.clear();
    records.priorityAnswers.clear();
    for (int i = 0; i < count; ++i) {
        AssocRecord account;
        account.account = "a" + std::to_string(i);
        account.parent = "root";
        account.id = static_cast<std::uint32_t>(i + 2);
        records.assocs.push_back(account);
        records.jobs.push_back(job);
        records.jobs.back().id = static_cast<std::uint32_t>(i + 1);
        records.jobs.back().account = account.account;
    }
    return records;
}

/// The first two change their names with each other.
Scenario renames(int count)
{
    Scenario scenario;
    const auto rename = [&](const std::string& from, const std::string& to) {
        scenario.edits.emplace_back(RenameEdit{from, to});
    };
    rename("a0", "between");
    rename("a1", "a0");
    rename("between", "a1");
    for (int i = 2; i < count; ++i)
        rename("a" + std::to_string(i), "b" + std::to_string(i));
    return scenario;
}

/// Where two evaluations differ; empty: nowhere.
QString differenceOf(const Evaluation& a, const Evaluation& b)
{
    if (namesOf(a.snapshot()) != namesOf(b.snapshot()))
        return QStringLiteral("the tree");
    if (*a.inputs.shares != *b.inputs.shares)
        return QStringLiteral("shares");
    if (a.assocs.rawUsage != b.assocs.rawUsage)
        return QStringLiteral("usage");
    if (a.assocs.fairShare != b.assocs.fairShare)
        return QStringLiteral("fair-share");
    if (a.priority != b.priority || a.rank != b.rank)
        return QStringLiteral("the queue");
    return {};
}
} // namespace

void StoreEditsTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
    if (MariadbServer::missing().isEmpty())
        m_database = std::make_unique<StoreDatabase>(
            QStringList{QStringLiteral("--log-bin=log"), QStringLiteral("--server-id=1"),
                        QStringLiteral("--binlog-format=ROW")});
}

SnapshotRecords StoreEditsTest::largeRecords()
{
    auto records = smallRecords();
    records.assocs.resize(1); // root
    records.jobs.clear();
    records.history.clear();
    records.priorityAnswers.clear();
    for (int a = 0; a < accounts; ++a) {
        AssocRecord account;
        account.account = "a" + std::to_string(a);
        account.parent = "root";
        account.id = static_cast<std::uint32_t>(records.assocs.size() + 1);
        records.assocs.push_back(account);
        for (int u = 0; u < usersEach; ++u) {
            AssocRecord user;
            user.account = account.account;
            user.user = "u" + std::to_string(a * usersEach + u);
            user.id = static_cast<std::uint32_t>(records.assocs.size() + 1);
            records.assocs.push_back(user);
            auto job = jobOf(user.id, user.account, user.user, {"batch"}, 1000);
            job.assocId = user.id;
            records.jobs.push_back(job);
            records.priorityAnswers.push_back({user.id, "batch", {}, {}});
            for (int hour = 0; hour < 10; ++hour)
                records.history.push_back(
                    {user.id, user.account, user.user, {}, hour * 3600, (hour + 1) * 3600, 1.0});
        }
    }
    return recordsOf(**buildSnapshot(std::move(records)));
}

std::int64_t StoreEditsTest::logged() const
{
    return m_database->server().run("SHOW MASTER STATUS").split('\t').value(1).toLongLong();
}

void StoreEditsTest::theStoreHoldsWhatTheEngineMakesOfThem()
{
    int made = 0;
    const bool holds = rc::check("edits of a store", [&] {
        auto records = randomQueue();
        const StoreAddress store(m_folder.filePath(QStringLiteral("%1.fairlead").arg(++made)));
        RC_ASSERT(bool(writeStore(store, recordsOf(**buildSnapshot(std::move(records))))));
        const auto before = stored(store);
        auto scenario = randomScenario(before);
        if (*rc::gen::arbitrary<bool>())
            scenario.edits.emplace_back(ParameterEdit{"PriorityWeightAge", "4711"});
        const auto expected = applyScenario(before, scenario, before->computedAt);
        RC_ASSERT(bool(expected));
        const auto outcome = applyToStore(store, scenario, std::nullopt);
        RC_ASSERT(bool(outcome));
        const auto after = stored(store);
        RC_ASSERT(after != nullptr);
        const auto difference = differenceOf(*evaluate(baselineInputs(after, after->computedAt)),
                                             *evaluate(*expected))
                                    .toStdString();
        if (!difference.empty())
            RC_FAIL("differs in " + difference + ": " + scenarioToJson(scenario)->toStdString());
    });
    QVERIFY(holds);
}

void StoreEditsTest::accountsThatChangeTheirNamesTakeJobsAndUsageAlong()
{
    const StoreAddress store(m_folder.filePath(QStringLiteral("names.fairlead")));
    QVERIFY(writeStore(store, largeRecords()));
    const Scenario swap{
        "swap", {RenameEdit{"a1", "aside"}, RenameEdit{"a2", "a1"}, RenameEdit{"aside", "a2"}}};
    QVERIFY(applyToStore(store, swap, 1));
    const auto records = readStore(store);
    int jobs = 0;
    int hours = 0;
    for (const auto& job : records->jobs)
        jobs += job.account == "a2" && job.user == "u20" ? 1 : 0; // the first of a1
    for (const auto& part : records->history)
        hours += part.account == "a2" && part.user == "u20" ? 1 : 0;
    QCOMPARE(jobs, 1);
    QCOMPARE(hours, 10);
    QCOMPARE(records->jobs.size(), std::size_t(accounts * usersEach));
}

void StoreEditsTest::littleIsLoggedOfOneEdit_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("shares") << 0;
    QTest::newRow("parameter") << 1;
    QTest::newRow("a new account") << 2;
    QTest::newRow("a move") << 3;
}

/// The binary log is what goes to replicas, and with Galera to all nodes: at most 100 KB for an
/// edit, where writing the store takes megabytes.
void StoreEditsTest::littleIsLoggedOfOneEdit()
{
    if (!m_database)
        QSKIP("no MariaDB");
    const std::array<Edit, 4> edits{
        Edit(ShareEdit{{"a7", {}, {}}, 99}), Edit(ParameterEdit{"PriorityWeightAge", "4711"}),
        Edit(AddEdit{{"zz", {}, {}}, "root", 3}), Edit(MoveEdit{"a99", "a98"})};
    QFETCH(int, kind);
    const auto store = m_database->fresh();
    const auto begin = logged();
    QVERIFY(writeStore(store, largeRecords()));
    const auto whole = logged() - begin;
    const auto start = logged();
    QVERIFY(applyToStore(store, {"one", {edits[std::size_t(kind)]}}, 1));
    const auto bytes = logged() - start;
    qInfo("%lld bytes of binary log, the store %lld", static_cast<long long>(bytes),
          static_cast<long long>(whole));
    QVERIFY2(whole > 1000000, qPrintable(QString::number(whole)));
    QVERIFY2(bytes <= 100 * 1024, qPrintable(QString::number(bytes)));
}

void StoreEditsTest::answersForFormerSharesAreGone()
{
    const StoreAddress store(m_folder.filePath(QStringLiteral("answers.fairlead")));
    const auto records = largeRecords();
    QVERIFY(writeStore(store, records));
    QVERIFY(!readStore(store)->priorityAnswers.empty());
    QVERIFY(applyToStore(store, {"one", {ShareEdit{{"a7", {}, {}}, 99}}}, 1));
    QVERIFY(readStore(store)->priorityAnswers.empty());
    QVERIFY(writeStore(store, records)); // a new reading brings its own
    QVERIFY(!readStore(store)->priorityAnswers.empty());
}

/// Each has read revision 1 and merges with whoever was first: a save is asked for at most as often
/// as there are others, and begins at most so often on the server.
void StoreEditsTest::fourAdministratorsAtOnceAreAllSaved()
{
    if (!m_database)
        QSKIP("no MariaDB");
    constexpr int administrators = 4;
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, largeRecords()));
    const std::array<Edit, administrators> edits{
        Edit(ShareEdit{{"a7", {}, {}}, 99}), Edit(ParameterEdit{"PriorityWeightAge", "4711"}),
        Edit(AddEdit{{"zz", {}, {}}, "root", 3}), Edit(RenameEdit{"a5", "five"})};
    const auto begun = [&] {
        return m_database->server()
            .run("SHOW GLOBAL STATUS LIKE 'Com_begin'")
            .trimmed()
            .split('\t')
            .value(1)
            .toInt();
    };
    const auto before = begun();
    std::atomic<int> asked = 0;
    std::vector<std::jthread> threads;
    for (const auto& edit : edits) {
        threads.emplace_back([&, edit] {
            std::int64_t basedOn = 1;
            for (int i = 0; i < administrators; ++i) {
                ++asked;
                const auto outcome = applyToStore(store, {"mine", {edit}}, basedOn);
                if (outcome.conflict() == nullptr) {
                    if (!outcome)
                        qWarning("%s", words(outcome.error()).constData());
                    return;
                }
                basedOn = outcome.conflict()->current;
            }
        });
    }
    threads.clear();
    QVERIFY2(asked <= administrators * (administrators + 1) / 2 + administrators,
             qPrintable(QString::number(asked)));
    QVERIFY2(begun() - before <= 3 * asked, qPrintable(QString::number(begun() - before)));
    const auto after = stored(store);
    QVERIFY(after);
    QCOMPARE(after->assocs.shares[findAssoc(*after, {"a7", {}, {}}).at()], 99U);
    QCOMPARE(after->policy.slurm().weight(Factor::Age), 4711U);
    QVERIFY(findAssoc(*after, {"zz", {}, {}}).isValid());
    QVERIFY(findAssoc(*after, {"five", {}, {}}).isValid());
    QVERIFY(!findAssoc(*after, {"a5", {}, {}}).isValid());
    QCOMPARE(*storeRevision(store), 1 + administrators);
}

void StoreEditsTest::eachOfManyRenamesCostsTheSame()
{
    const auto taskOf = [&](int count) {
        const StoreAddress store(m_folder.filePath(QString::number(count) + ".fairlead"));
        return [=] {
            QVERIFY(writeStore(store, wideRecords(count)));
            QVERIFY(applyToStore(store, renames(count), {}).isSaved());
            const auto records = readStore(store);
            QVERIFY(records);
            QCOMPARE(records->jobs[0].account, std::string("a1"));
            QCOMPARE(records->jobs[1].account, std::string("a0"));
            QCOMPARE(records->jobs[2].account, std::string("b2"));
            QCOMPARE(records->jobs.back().account, "b" + std::to_string(count - 1));
        };
    };
    QVERIFY(isLinear(taskOf(few), taskOf(8 * few)));
}

FAIRLEAD_QTTEST(StoreEditsTest)
#include "tst_storeedits.moc"
