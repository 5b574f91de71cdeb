// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/store.h"
#include "models/accounting/store/storechange.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

/// An account has one colour, and a store keeps it: in a file and on a server.
class StoreColoursTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyAccountGetsOne_data() { stores(); }
    void everyAccountGetsOne();
    void nobodysColourChanges_data() { stores(); }
    void nobodysColourChanges();
    void whatHasGoneMayComeBack_data() { stores(); }
    void whatHasGoneMayComeBack();
    void anImportBringsItsColours_data() { stores(); }
    void anImportBringsItsColours();
    void aRenamedAccountKeepsIts_data() { stores(); }
    void aRenamedAccountKeepsIts();
    void namesTheSlotThatIsNone();

private:
    static void stores();
    StoreAddress store(const QString& kind);

    std::unique_ptr<tests::StoreDatabase> m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

SnapshotRecords cluster(const std::vector<std::string>& accounts)
{
    SnapshotRecords records;
    records.cluster = "colours";
    AssocRecord root;
    root.account = "root";
    records.assocs.push_back(root);
    for (const auto& name : accounts) {
        AssocRecord account;
        account.account = name;
        account.parent = "root";
        records.assocs.push_back(account);
        account.user = "someone";
        records.assocs.push_back(account);
    }
    return records;
}

ColourSlots slotsIn(const StoreAddress& store)
{
    const auto read = readStore(store);
    return read ? read->colourSlots : ColourSlots();
}

} // namespace

void StoreColoursTest::initTestCase()
{
    m_database = std::make_unique<tests::StoreDatabase>();
}

void StoreColoursTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void StoreColoursTest::stores()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("file") << QStringLiteral("file");
    QTest::newRow("server") << QStringLiteral("server");
}

StoreAddress StoreColoursTest::store(const QString& kind)
{
    return kind == QLatin1String("server")
        ? m_database->fresh()
        : StoreAddress(m_folder->filePath(QStringLiteral("colours.fairlead")));
}

void StoreColoursTest::everyAccountGetsOne()
{
    QFETCH(QString, kind);
    const auto address = store(kind);
    const auto records = cluster({"bio", "chem", "maths"});
    QVERIFY(writeStore(address, records));
    QVERIFY(slotsIn(address) == completeColourSlots(records, {}));
    QCOMPARE(slotsIn(address).size(), 3U);
    const auto read = readStore(address);
    QVERIFY((*buildSnapshot(*read))->colourSlots == read->colourSlots);
    QVERIFY(recordsOf(**buildSnapshot(*read)).colourSlots == read->colourSlots);
}

void StoreColoursTest::nobodysColourChanges()
{
    QFETCH(QString, kind);
    const auto address = store(kind);
    QVERIFY(writeStore(address, cluster({"bio", "chem", "maths"})));
    const auto before = slotsIn(address);
    QVERIFY(writeStore(address, cluster({"art", "maths", "law", "chem", "bio", "zoology"})));
    const auto after = slotsIn(address);
    QCOMPARE(after.size(), 6U);
    std::set<int> seen;
    for (const auto& [name, slot] : after)
        seen.insert(slot);
    QCOMPARE(seen.size(), 6U);
    for (const auto& [name, slot] : before)
        QCOMPARE(after.at(name), slot);
}

void StoreColoursTest::whatHasGoneMayComeBack()
{
    QFETCH(QString, kind);
    const auto address = store(kind);
    QVERIFY(writeStore(address, cluster({"bio", "chem"})));
    const auto before = slotsIn(address);
    QVERIFY(writeStore(address, cluster({"bio", "physics", "maths"})));
    QVERIFY(writeStore(address, cluster({"bio", "chem"})));
    QCOMPARE(slotsIn(address).at("chem"), before.at("chem"));
}

void StoreColoursTest::anImportBringsItsColours()
{
    QFETCH(QString, kind);
    const auto address = store(kind);
    auto records = cluster({"bio", "chem"});
    records.colourSlots = {{"bio", 5}, {"chem", 9}};
    QVERIFY(writeStore(address, records));
    QVERIFY(slotsIn(address) == records.colourSlots);
    records.colourSlots = {{"bio", 1}};
    QVERIFY(writeStore(address, records));
    QCOMPARE(slotsIn(address).at("bio"), 5); // the store knew it first
}

void StoreColoursTest::aRenamedAccountKeepsIts()
{
    QFETCH(QString, kind);
    const auto address = store(kind);
    auto records = cluster({"bio", "chem", "maths"});
    records.colourSlots = {{"bio", 5}, {"chem", 3}, {"maths", 1}};
    QVERIFY(writeStore(address, records));
    const Scenario scenario{"names",
                            {RenameEdit{"bio", "life"}, RenameEdit{"chem", "aside"},
                             RenameEdit{"maths", "chem"}, RenameEdit{"aside", "maths"}}};
    QVERIFY(applyToStore(address, scenario, 1));
    const ColourSlots expected{{"life", 5}, {"maths", 3}, {"chem", 1}};
    QVERIFY(slotsIn(address) == expected);
}

void StoreColoursTest::namesTheSlotThatIsNone()
{
    const auto address = m_database->fresh();
    QVERIFY(writeStore(address, cluster({"bio"})));
    for (const auto* wrong : {"-1", "1000000000"}) {
        m_database->run(address, QByteArray("UPDATE account_colour SET slot = ") + wrong);
        const auto read = readStore(address);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::DataInvalid);
        QVERIFY(tests::words(read.error()).contains("account_colour"));
    }
}

FAIRLEAD_QTTEST(StoreColoursTest)
#include "tst_storecolours.moc"
