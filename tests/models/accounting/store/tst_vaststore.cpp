// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Edits of a large store on a server cost what they change: the server's own counts of the rows
// that it read, sent and wrote, which no load of the machine moves.

#include "models/accounting/store/storechange.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <thread>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

class VastStoreTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void oneShareIsSavedWithoutTheOthers();
    void fourAtOnce();
    void manyRenames();

private:
    [[nodiscard]] std::int64_t logged() const
    {
        return m_database->server().run("SHOW MASTER STATUS").split('\t').value(1).toLongLong();
    }
    [[nodiscard]] std::int64_t rowsRead() const { return m_database->server().rowsRead(); }
    [[nodiscard]] std::int64_t rowsWritten() const
    {
        return m_database->server().counted("^HANDLER_(WRITE|UPDATE|DELETE)$");
    }
    [[nodiscard]] std::int64_t bytesSent() const
    {
        return m_database->server().counted("^BYTES_SENT$");
    }
    std::unique_ptr<StoreDatabase> m_database;
    std::optional<StoreAddress> m_store;
};

namespace {
constexpr int manyAccounts = 3000;
constexpr int usersOfEach = 49; // and a job each

/// Accounts below root, each with users and their jobs, and with some hours of usage.
SnapshotRecords treeOf(int count, int users, int hours)
{
    auto made = smallRecords();
    const auto job = made.jobs.front();
    made.assocs.resize(1); // root
    made.jobs.clear();
    made.history.clear();
    made.priorityAnswers.clear();
    for (int a = 0; a < count; ++a) {
        AssocRecord assoc;
        assoc.account = "a" + std::to_string(a);
        assoc.parent = "root";
        assoc.id = static_cast<std::uint32_t>(made.assocs.size() + 1);
        made.assocs.push_back(assoc);
        for (int hour = 0; hour < hours; ++hour)
            made.history.push_back(
                {assoc.id, assoc.account, {}, {}, hour * 3600, (hour + 1) * 3600, 1.0});
        assoc.parent.clear();
        for (int u = 0; u < users; ++u) {
            assoc.user = "u" + std::to_string(a * users + u);
            assoc.id = static_cast<std::uint32_t>(made.assocs.size() + 1);
            made.assocs.push_back(assoc);
            made.jobs.push_back(job);
            made.jobs.back().id = assoc.id;
            made.jobs.back().account = assoc.account;
            made.jobs.back().user = assoc.user;
        }
    }
    return made;
}

Edit userShare(int account, std::uint32_t shares)
{
    const auto user = "u" + std::to_string(account * usersOfEach);
    return ShareEdit{{"a" + std::to_string(account), user, {}}, shares};
}
} // namespace

void VastStoreTest::initTestCase()
{
    if (!MariadbServer::missing().isEmpty())
        QSKIP("no MariaDB");
    m_database = std::make_unique<StoreDatabase>(
        QStringList{QStringLiteral("--log-bin=log"), QStringLiteral("--server-id=1"),
                    QStringLiteral("--binlog-format=ROW")});
    m_store = m_database->fresh();
    QVERIFY(writeStore(*m_store, treeOf(manyAccounts, usersOfEach, 0)));
}

void VastStoreTest::oneShareIsSavedWithoutTheOthers()
{
    const auto before = logged();
    const auto read = rowsRead();
    const auto written = rowsWritten();
    const auto sent = bytesSent();
    for (int i = 0; i < 3; ++i) {
        const auto saved = applyToStore(*m_store, {"one", {userShare(7, 99U + i)}}, {});
        QVERIFY2(saved, saved ? "" : words(saved.error()).constData());
    }
    const auto bytes = (logged() - before) / 3;
    const auto readEach = (rowsRead() - read) / 3;
    const auto writtenEach = (rowsWritten() - written) / 3;
    const auto sentEach = (bytesSent() - sent) / 3;
    constexpr int associations = manyAccounts * (usersOfEach + 1) + 1;
    qInfo("one share of %d associations: %lld rows read, %lld written, %lld bytes sent, %lld bytes "
          "of binary log",
          associations, static_cast<long long>(readEach), static_cast<long long>(writtenEach),
          static_cast<long long>(sentEach), static_cast<long long>(bytes));
    QVERIFY(readEach < 2 * associations); // about one look at each
    QVERIFY(writtenEach < 20);
    QVERIFY(sentEach < 100 * 1024);
    QVERIFY(bytes < 100 * 1024);
}

void VastStoreTest::fourAtOnce()
{
    const auto revision = storeRevision(*m_store);
    QVERIFY(revision);
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&, i] {
                auto basedOn = *revision;
                for (int attempt = 0; attempt < 4; ++attempt) {
                    const auto saved
                        = applyToStore(*m_store, {"mine", {userShare(100 + i, 50)}}, basedOn);
                    if (saved.conflict() == nullptr)
                        return;
                    basedOn = saved.conflict()->current;
                }
            });
        }
    }
    QCOMPARE(*storeRevision(*m_store), *revision + 4);
    const auto stored = readStore(*m_store);
    QVERIFY(stored);
    int changed = 0;
    for (const auto& assoc : stored->assocs)
        changed += assoc.shares == 50 ? 1 : 0;
    QCOMPARE(changed, 4);
}

/// The first two change their names with each other.
void VastStoreTest::manyRenames()
{
    constexpr int count = 10000;
    constexpr int hours = 20;
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, treeOf(count, 0, hours)));
    Scenario scenario{
        "renames",
        {RenameEdit{"a0", "between"}, RenameEdit{"a1", "a0"}, RenameEdit{"between", "a1"}}};
    for (int i = 2; i < count; ++i)
        scenario.edits.emplace_back(
            RenameEdit{"a" + std::to_string(i), "b" + std::to_string(i * 7)});
    const auto read = rowsRead();
    const auto written = rowsWritten();
    const auto saved = applyToStore(store, scenario, {});
    QVERIFY2(saved, saved ? "" : words(saved.error()).constData());
    const auto readHere = rowsRead() - read;
    const auto writtenHere = rowsWritten() - written;
    qInfo("%d renames over %d rows: %lld rows read, %lld written", count, count * hours,
          static_cast<long long>(readHere), static_cast<long long>(writtenHere));
    QVERIFY(readHere < 3 * count * hours);
    QVERIFY(writtenHere < 2 * count * hours);
    const auto stored = readStore(store);
    QVERIFY(stored);
    QCOMPARE(stored->history.size(), std::size_t(count * hours));
    for (const int i : {2, 77, 4999, count - 1})
        QCOMPARE(stored->history[std::size_t(i * hours)].account,
                 SharedText("b" + std::to_string(i * 7)));
    QCOMPARE(stored->history[0].account, SharedText("a1"));
    QCOMPARE(stored->history[std::size_t(hours)].account, SharedText("a0"));
}

FAIRLEAD_QTTEST(VastStoreTest)
#include "tst_vaststore.moc"
