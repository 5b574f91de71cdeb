// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A store on a cluster of three nodes, of which one dies at the worst moment: nothing is lost,
// nothing doubled, and the work goes on at the next host of the address.

#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/save.h"
#include "tests/models/accounting/store/galerastore.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storewriters.h"
#include "tests/support/qttestmain.h"

#include <atomic>
#include <latch>
#include <thread>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

class GaleraTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_store.reset(); }
    void losesARaceAgainstAnotherNode();
    void aNodeDiesDuringALoad();
    void aNodeDiesDuringASave();
    void aNodeDiesWhileTwoWrite();
    void aNodeWithoutItsClusterIsNamed();

private:
    [[nodiscard]] StoreAddress from(std::size_t node) const { return m_store->from(node); }
    std::unique_ptr<GaleraStore> m_store;
};

void GaleraTest::init()
{
    if (const auto missing = GaleraCluster::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_store = std::make_unique<GaleraStore>();
}

/// The other node commits between our change and our COMMIT: certification refuses ours.
void GaleraTest::losesARaceAgainstAnotherNode()
{
    const auto raceThen = [&](std::optional<std::int64_t> basedOn) {
        int attempts = 0;
        auto outcome = saveInto(from(0),
                                Save(QStringLiteral("scenario"), QStringLiteral("plan"), basedOn,
                                     [&](StoreConnection& connection, AuditTrail& trail) {
                                         if (++attempts == 1 && !addOne(from(1), 0))
                                             qWarning("the other node refuses");
                                         trail.note("scenario", "plan", std::nullopt, "mine");
                                         return connection.execute(QStringLiteral(
                                             "UPDATE provenance SET input = 'mine'"));
                                     }));
        return std::pair(std::move(outcome), attempts);
    };
    const auto [refused, once] = raceThen(1);
    QVERIFY2(refused.conflict() != nullptr, words(refused.error()));
    QCOMPARE(refused.conflict()->current, 2);
    QCOMPARE(once, 1);
    const auto [saved, twice] = raceThen(std::nullopt);
    QVERIFY2(saved, words(saved.error()));
    QCOMPARE(twice, 2);
    QCOMPARE(saved.revision(), 4);
    QCOMPARE(*storeRevision(from(2)), 4);
}

void GaleraTest::aNodeDiesDuringALoad()
{
    SnapshotRecords read;
    int attempts = 0;
    const auto done = readFrom(from(0), [&](StoreConnection& connection) -> Result<void> {
        if (++attempts == 1)
            m_store->node(0).kill();
        auto records = readRecords(connection);
        if (!records)
            return records.error();
        read = *std::move(records);
        return {};
    });
    QVERIFY2(done, words(done));
    QCOMPARE(attempts, 2);
    QCOMPARE(QByteArray::fromStdString(differenceOf(read, smallRecords())), QByteArray());
}

void GaleraTest::aNodeDiesDuringASave()
{
    int attempts = 0;
    const auto outcome = saveInto(from(0),
                                  Save(QStringLiteral("snapshot"), {}, 1,
                                       [&](StoreConnection& connection, AuditTrail& trail) {
                                           trail.note("snapshot", "small", std::nullopt, "awkward");
                                           auto done = writeRecords(connection, awkwardRecords());
                                           if (++attempts == 1)
                                               m_store->node(0).kill();
                                           return done;
                                       }));
    QVERIFY2(outcome, words(outcome.error()));
    QCOMPARE(attempts, 2);
    QCOMPARE(outcome.revision(), 2);
    for (const std::size_t node : {1U, 2U}) {
        QCOMPARE(QByteArray::fromStdString(differenceOf(awkwardRecords(), *readStore(from(node)))),
                 QByteArray());
        QCOMPARE(*storeRevision(from(node)), 2);
    }
    QVERIFY(saveSnapshot(from(0), smallRecords(), 2)); // the dead node is still first in the list
}

void GaleraTest::aNodeDiesWhileTwoWrite()
{
    constexpr int each = 10;
    std::atomic<int> done = 0;
    std::latch halfWay(each);
    {
        std::vector<std::jthread> writers;
        for (std::size_t w = 0; w < 2; ++w) {
            writers.emplace_back([&, w] {
                for (int i = 0; i < each; ++i) {
                    done += addOne(from(w), static_cast<int>(w) * each + i) ? 1 : 0;
                    if (i < each / 2)
                        halfWay.count_down();
                }
            });
        }
        halfWay.wait();
        m_store->node(0).kill();
    }
    QCOMPARE(done.load(), 2 * each);
    checkAllArrived(from(1), 2 * each);
    checkAllArrived(from(2), 2 * each);
}

void GaleraTest::aNodeWithoutItsClusterIsNamed()
{
    m_store->node(0).kill();
    QVERIFY(readStore(from(0))); // two of three go on
    m_store->node(1).kill();
    const auto read = readStore(from(0));
    QCOMPARE(read.error().code, ErrorCode::SourceBusy);
    const auto written = writeStore(from(0), smallRecords());
    QCOMPARE(written.error().code, ErrorCode::OutputFailed);
    QVERIFY2(words(written.error()).contains("not part of its cluster"), words(written.error()));
}

FAIRLEAD_QTTEST(GaleraTest)
#include "tst_galera.moc"
