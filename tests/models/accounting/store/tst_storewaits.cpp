// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/sources.h"
#include "models/accounting/sources/store/storesource.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/sqliteconnection.h"
#include "models/accounting/store/store.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

/// How long a file waits for another program, and names of files that SQLite does not take.
class TestStoreWaits : public QObject
{
    Q_OBJECT

private slots:
    void aTimeOutCountsForFilesToo_data();
    void aTimeOutCountsForFilesToo();
    void aPathThatIsTooLongIsSaidToBe();

private:
    QTemporaryDir m_folder;
};

void TestStoreWaits::aTimeOutCountsForFilesToo_data()
{
    QTest::addColumn<int>("given"); // s; 0: nothing
    QTest::addColumn<qint64>("waits"); // ms
    QTest::newRow("by default") << 0 << qint64{2000};
    QTest::newRow("longer") << 7 << qint64{7000};
    QTest::newRow("shorter") << 1 << qint64{1000};
}

void TestStoreWaits::aTimeOutCountsForFilesToo()
{
    QFETCH(int, given);
    QFETCH(qint64, waits);
    SourceOptions options;
    if (given > 0)
        options.timeout = given;
    const auto address
        = storeAddressOf({m_folder.filePath(QStringLiteral("waits.fairlead")), options});
    QVERIFY(saveSnapshot(address, tests::smallRecords(), std::nullopt));
    const auto waitOf = [](StoreConnection& connection) {
        const auto value = connection.scalar(QStringLiteral("PRAGMA busy_timeout"));
        return value ? value->integer().value_or(-1) : -1;
    };
    std::int64_t read = 0;
    QVERIFY(readFrom(address, [&](StoreConnection& connection) -> Result<void> {
        read = waitOf(connection);
        return {};
    }));
    QCOMPARE(read, waits);
    std::int64_t written = 0;
    QVERIFY(saveInto(address,
                     Save(QStringLiteral("snapshot"), {}, std::nullopt,
                          [&](StoreConnection& connection, AuditTrail&) -> Result<void> {
                              written = waitOf(connection);
                              return {};
                          })));
    QCOMPARE(written, waits);
}

void TestStoreWaits::aPathThatIsTooLongIsSaidToBe()
{
    auto folder = m_folder.path();
    for (int i = 0; i < 3; ++i)
        folder += QLatin1Char('/') + QString(200, QLatin1Char('x'));
    QVERIFY(QDir().mkpath(folder));
    const StoreAddress address(folder + QStringLiteral("/long.fairlead"));
    const auto saved = saveSnapshot(address, tests::smallRecords(), std::nullopt);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::OutputFailed);
    const auto said = english(saved.error().message);
    QVERIFY2(said.find("SQLite takes 504 at most") != std::string::npos
                 && said.find("/long.fairlead:") != std::string::npos,
             said.c_str());
    QVERIFY(QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

FAIRLEAD_QTTEST(TestStoreWaits)
#include "tst_storewaits.moc"
