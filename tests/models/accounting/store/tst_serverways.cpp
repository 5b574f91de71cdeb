// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What an administrator has set for all sessions of a server, and what a server answers of its own,
// changes neither what a store holds nor what is said of it.

#include "models/accounting/database/mariadbfault.h"
#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::tests;

class ServerWaysTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void settingsOfTheServerChangeNothing_data();
    void settingsOfTheServerChangeNothing();
    void spacesAtTheEndOfANameMatter();
    void refusedLoginsAreNoDamage();
    void aSaveWaitsNoLongerThanItMay();

private:
    std::unique_ptr<StoreDatabase> m_database;
};

namespace {
QByteArray roundTrip(const StoreAddress& store, const SnapshotRecords& records)
{
    if (const auto written = writeStore(store, records); !written)
        return words(written.error());
    const auto read = readStore(store);
    return read ? QByteArray::fromStdString(differenceOf(records, *read)) : words(read.error());
}
} // namespace

void ServerWaysTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_database = std::make_unique<StoreDatabase>();
}

void ServerWaysTest::settingsOfTheServerChangeNothing_data()
{
    QTest::addColumn<QByteArray>("setting");
    for (const auto* setting :
         {"SET NAMES latin1", "SET NAMES utf8", "SET sql_select_limit = 2",
          "SET sql_safe_updates = 1", "SET sql_big_selects = 0, max_join_size = 1",
          "SET sql_mode = 'NO_BACKSLASH_ESCAPES'", "SET sql_mode = 'ANSI_QUOTES,PIPES_AS_CONCAT'",
          "SET autocommit = 0", "SET group_concat_max_len = 4", "SET sql_auto_is_null = 1"})
        QTest::newRow(setting) << QByteArray(setting);
}

void ServerWaysTest::settingsOfTheServerChangeNothing()
{
    QFETCH(QByteArray, setting);
    auto records = awkwardRecords();
    records.assocs.emplace_back().account = "root";
    records.assocs.back().user = "\xc3\xa4nn\xf0\x9f\x90\x98";
    const auto plain = m_database->fresh();
    QCOMPARE(roundTrip(plain, records), QByteArray());
    const auto store = m_database->fresh();
    const auto set = [&](const QByteArray& value) {
        m_database->server().run("SET GLOBAL init_connect = \"" + value + '"');
    };
    set(setting);
    const auto difference = roundTrip(store, records);
    const auto read = readStore(plain);
    set({});
    QCOMPARE(difference, QByteArray());
    QVERIFY2(read, words(read));
    QCOMPARE(differenceOf(records, *read), std::string());
    const auto later = readStore(store); // what was written so is what it was
    QVERIFY2(later, words(later));
    QCOMPARE(differenceOf(records, *later), std::string());
}

void ServerWaysTest::spacesAtTheEndOfANameMatter()
{
    const auto store = m_database->fresh();
    QVERIFY(writeStore(store, smallRecords()));
    QVERIFY(storeScenario(store, {"plan", {}}));
    const auto removed = removeStoredScenario(store, "plan ", {});
    QVERIFY(!removed);
    QCOMPARE(removed.error().code, ErrorCode::Usage);
    QVERIFY(!copyStoredScenario(store, "plan  ", "other"));
    QCOMPARE(storedScenarios(store)->size(), 1U);
}

void ServerWaysTest::refusedLoginsAreNoDamage()
{
    const auto codeOf
        = [](unsigned number) { return mariadbErrorOf(QStringLiteral("db"), number, {}).code; };
    QCOMPARE(codeOf(4151), ErrorCode::LoginRefused); // the account is locked
    QCOMPARE(codeOf(1820), ErrorCode::LoginRefused); // the password has expired
    QCOMPARE(codeOf(1862), ErrorCode::LoginRefused);
    QCOMPARE(codeOf(1184), ErrorCode::SourceUnreachable); // init_connect fails
}

/// Somebody else holds what a save needs first.
void ServerWaysTest::aSaveWaitsNoLongerThanItMay()
{
    auto store = m_database->fresh();
    QVERIFY(writeStore(store, smallRecords()));
    const auto other = MariadbSession::open(**store.server, store.password,
                                            MariadbSession::Access::ReadWrite, store.timeouts);
    QVERIFY(other);
    QVERIFY((*other)->execute("BEGIN"));
    QVERIFY((*other)->execute("UPDATE store_state SET revision = revision"));
    store.timeouts = DatabaseTimeouts::withQueryLimit(1);
    const auto saved = saveScenario(store, {"late", {}}, std::nullopt);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::OutputFailed);
    QVERIFY2(words(saved.error()).contains("somebody else is writing"), words(saved.error()));
    QVERIFY((*other)->execute("ROLLBACK"));
    QVERIFY(saveScenario(store, {"late", {}}, std::nullopt));
}

FAIRLEAD_QTTEST(ServerWaysTest)
#include "tst_serverways.moc"
