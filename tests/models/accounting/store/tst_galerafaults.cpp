// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A store on a cluster of three nodes, of which one is frozen, cut off or busy, and a change that
// is large: the save arrives once, on all nodes, by another host of the address.

#include "tests/models/accounting/store/galerastore.h"
#include "tests/support/qttestmain.h"

#include <QDeadlineTimer>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

class GaleraFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_store.reset(); }
    void aFrozenNodeIsLeft();
    void aNodeThatIsCutOffIsPassedOver();
    void aLargeChangeReachesAllNodes();
    void aDonorCanStillBeUsed();

private:
    /// Whether the nodes hold this revision once each has caught up.
    void checkRevision(std::initializer_list<std::size_t> nodes, std::int64_t revision) const
    {
        for (const auto node : nodes) {
            const auto found = storeRevision(m_store->from(node));
            QVERIFY2(found, words(found));
            QCOMPARE(*found, revision);
        }
    }
    std::unique_ptr<GaleraStore> m_store;
};

void GaleraFaultsTest::init()
{
    if (const auto missing = GaleraCluster::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_store = std::make_unique<GaleraStore>();
}

/// It keeps its connections and holds the others up until they take it out of the cluster.
void GaleraFaultsTest::aFrozenNodeIsLeft()
{
    m_store->node(0).freeze();
    const auto saved = saveSnapshot(m_store->from(0), smallRecords(), 1);
    m_store->node(0).thaw();
    QVERIFY2(saved, words(saved.error()));
    QCOMPARE(saved.revision(), 2);
    checkRevision({1, 2}, 2);
}

void GaleraFaultsTest::aNodeThatIsCutOffIsPassedOver()
{
    m_store->node(0).run("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'");
    const auto saved = saveSnapshot(m_store->from(0), smallRecords(), 1);
    QVERIFY2(saved, words(saved.error()));
    QCOMPARE(saved.revision(), 2);
    checkRevision({1, 2}, 2);
    m_store->node(0).run("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
    // Once it is back it has what came meanwhile.
    const QDeadlineTimer deadline(120000);
    while (!m_store->node(0).run("SHOW STATUS LIKE 'wsrep_local_state_comment'").contains("Synced"))
        QVERIFY(!deadline.hasExpired());
    checkRevision({0}, 2);
}

void GaleraFaultsTest::aLargeChangeReachesAllNodes()
{
    auto records = smallRecords();
    records.history.assign(100000, {7, "acc", "user", "first", 1, 2, 1.0 / 3.0});
    const auto saved = saveSnapshot(m_store->from(0), records, 1);
    QVERIFY2(saved, words(saved.error()));
    for (const auto node : {0U, 1U, 2U}) {
        const auto read = readStore(m_store->from(node));
        QVERIFY2(read, words(read));
        QCOMPARE(read->history.size(), records.history.size());
        QCOMPARE(*read->storeRevision, 2);
    }
}

void GaleraFaultsTest::aDonorCanStillBeUsed()
{
    m_store->node(0).run("SET GLOBAL wsrep_desync = ON");
    const auto saved = saveSnapshot(m_store->from(0), smallRecords(), 1);
    QVERIFY2(saved, words(saved.error()));
    m_store->node(0).run("SET GLOBAL wsrep_desync = OFF");
    checkRevision({0, 1, 2}, 2);
}

FAIRLEAD_QTTEST(GaleraFaultsTest)
#include "tst_galerafaults.moc"
