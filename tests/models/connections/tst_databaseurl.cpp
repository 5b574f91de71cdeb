// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/connections/databaseurl.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::connections;

class DatabaseUrlTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPartIsRead();
    void tlsIsOffOnlyWhereNobodyListens_data();
    void tlsIsOffOnlyWhereNobodyListens();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void aPasswordIsRefusedAndNotRepeated();
};

void DatabaseUrlTest::everyPartIsRead()
{
    const auto url = parseDatabaseUrl(
        QStringLiteral("slurmdbd://ann%40site@db1:3307,[::2],10.0.0.3/slurm_acct_db"
                       "?cluster=tux-1&tls=verify&ca=/etc/ca.pem"));
    QVERIFY(url.has_value());
    QCOMPARE(url->user, QStringLiteral("ann@site"));
    QVERIFY((url->hosts
             == std::vector<DatabaseHost>{{QStringLiteral("db1"), 3307},
                                          {QStringLiteral("::2"), 3306},
                                          {QStringLiteral("10.0.0.3"), 3306}}));
    QCOMPARE(url->database, QStringLiteral("slurm_acct_db"));
    QCOMPARE(url->cluster, QStringLiteral("tux-1"));
    QCOMPARE(url->caFile, QStringLiteral("/etc/ca.pem"));
    QVERIFY(url->tls == TlsMode::Verify);
    const auto again = parseDatabaseUrl(url->text());
    QVERIFY(again.has_value());
    QVERIFY(*again == *url);
}

void DatabaseUrlTest::tlsIsOffOnlyWhereNobodyListens_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("off");
    QTest::newRow("loopback") << "mysql://a@127.0.0.1/d" << true;
    QTest::newRow("localhost") << "mysql://a@localhost/d" << true;
    QTest::newRow("IPv6 loopback") << "mysql://a@[::1]/d" << true;
    QTest::newRow("socket") << "mysql://a@/d?socket=/run/s" << true;
    QTest::newRow("remote") << "mysql://a@db/d" << false;
    QTest::newRow("one remote") << "mysql://a@localhost,db/d" << false;
    QTest::newRow("a name that looks local") << "mysql://a@localhost.example.org/d" << false;
}

void DatabaseUrlTest::tlsIsOffOnlyWhereNobodyListens()
{
    QFETCH(QString, text);
    QFETCH(bool, off);
    const auto url = parseDatabaseUrl(text);
    QVERIFY(url.has_value());
    QCOMPARE(url->tls == TlsMode::Off, off);
}

void DatabaseUrlTest::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const auto* text :
         {"mysql://a@db/d?tls=off", "mysql://a@db/d?tls=maybe", "mysql://a@/d", "mysql://a@db",
          "mysql://a@db:0/d", "mysql://a@db:99999/d", "mysql://a@db:x/d", "mysql://a@db,,db2/d",
          "mysql://a@[::1/d", "mysql://a@db/d?colour=red", "ftp://a@db/d"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void DatabaseUrlTest::whatCannotBeIsRefused()
{
    QFETCH(QString, text);
    const auto url = parseDatabaseUrl(text);
    QVERIFY(!url.has_value());
    QCOMPARE(url.error().code, ErrorCode::Usage);
}

void DatabaseUrlTest::aPasswordIsRefusedAndNotRepeated()
{
    const auto url = parseDatabaseUrl(QStringLiteral("mysql://ann:tell-nobody@db/d"));
    QVERIFY(!url.has_value());
    QVERIFY(url.error().message.find("tell-nobody") == std::string::npos);
}

FAIRLEAD_QTTEST(DatabaseUrlTest)
#include "tst_databaseurl.moc"
