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
    void tlsFollowsThePlace_data();
    void tlsFollowsThePlace();
    void authoritiesAreThereToVerify();
    void loopbackHasToSayWhatItWants_data();
    void loopbackHasToSayWhatItWants();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void aPasswordIsRefusedAndNotRepeated_data();
    void aPasswordIsRefusedAndNotRepeated();
    void aNameIsShownWithoutItsPassword_data();
    void aNameIsShownWithoutItsPassword();
    void adviceIsOfTheKindOfServer();
    void namesHoldNoControlCharacters();
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
    for (const auto* text : {"slurmrest://ann@head", "slurmrest://ann@[::2]:6821?ca=/c.pem",
                             "slurmrest:///run/slurm rest/s@1"}) {
        const auto rest = parseDatabaseUrl(QLatin1String(text));
        QVERIFY2(rest, text);
        QCOMPARE(*parseDatabaseUrl(rest->text()), *rest);
    }
}

void DatabaseUrlTest::tlsFollowsThePlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mode");
    QTest::newRow("socket") << "mysql://a@/d?socket=/run/s"
                            << "off";
    QTest::newRow("loopback that says so") << "mysql://a@127.0.0.1/d?tls=off"
                                           << "off";
    QTest::newRow("IPv6 loopback that says so") << "mysql://a@[::1]/d?tls=off"
                                                << "off";
    QTest::newRow("loopback with TLS") << "mysql://a@localhost/d?tls=require"
                                       << "require";
    QTest::newRow("remote") << "mysql://a@db/d"
                            << "verify";
    QTest::newRow("one remote") << "mysql://a@localhost,db/d"
                                << "verify";
    QTest::newRow("a name that looks local") << "mysql://a@localhost.example.org/d"
                                             << "verify";
    QTest::newRow("a name like an address") << "mysql://a@127.evil.invalid/d"
                                            << "verify";
    QTest::newRow("more than an address") << "mysql://a@127.0.0.1.evil.invalid/d"
                                          << "verify";
    QTest::newRow("slurmrestd") << "slurmrest://a@head"
                                << "verify";
    QTest::newRow("slurmrestd at a socket") << "slurmrest:///run/s"
                                            << "off";
    QTest::newRow("less is asked for") << "mysql://a@db/d?tls=require"
                                       << "require";
}

void DatabaseUrlTest::tlsFollowsThePlace()
{
    QFETCH(QString, text);
    QFETCH(QString, mode);
    const auto url = parseDatabaseUrl(text);
    QVERIFY(url.has_value());
    QCOMPARE(tlsModeName(url->tls), mode);
}

void DatabaseUrlTest::authoritiesAreThereToVerify()
{
    for (const auto* text :
         {"mysql://a@db/d?ca=/c.pem", "mysql://a@db/d?ca=/c.pem&tls=require",
          "mysql://a@127.0.0.1/d?ca=/c.pem", "mysql://a@/d?socket=/s&ca=/c.pem"}) {
        const auto url = parseDatabaseUrl(QLatin1String(text));
        QVERIFY2(url.has_value(), text);
        QVERIFY2(url->tls == TlsMode::Verify, text);
    }
    for (const auto* text :
         {"mysql://a@localhost/d?ca=/c.pem&tls=off", "mysql://a@db/d?ca=/c.pem&tls=prefer"})
        QVERIFY2(!parseDatabaseUrl(QLatin1String(text)), text);
}

void DatabaseUrlTest::loopbackHasToSayWhatItWants_data()
{
    QTest::addColumn<QString>("text");
    for (const auto* text : {"mysql://a@127.0.0.1/d", "mysql://a@127.1.2.3:3307/d",
                             "mysql://a@localhost/d", "mysql://a@[::1],localhost/d"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void DatabaseUrlTest::loopbackHasToSayWhatItWants()
{
    QFETCH(QString, text);
    const auto url = parseDatabaseUrl(text);
    QVERIFY(!url.has_value());
    QCOMPARE(url.error().code, ErrorCode::Usage);
    for (const auto* way : {"socket=PATH", "tls=verify", "tls=require", "tls=off"})
        QVERIFY(english(url.error().message).find(way) != std::string::npos);
}

void DatabaseUrlTest::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const auto* text :
         {"mysql://a@db/d?tls=off", "mysql://a@db/d?tls=maybe", "mysql://a@/d", "mysql://a@db",
          "mysql://a@db:0/d", "mysql://a@db:99999/d", "mysql://a@db:x/d", "mysql://a@db,,db2/d",
          "mysql://a@[::1/d", "mysql://a@db/d?colour=red", "ftp://a@db/d", "slurmrest://a@head/d",
          "slurmrest://a@head,head2", "slurmrest://a@head?tls=require",
          "slurmrest://a@head?tls=off", "slurmrest://a@localhost", "slurmrest://"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void DatabaseUrlTest::whatCannotBeIsRefused()
{
    QFETCH(QString, text);
    const auto url = parseDatabaseUrl(text);
    QVERIFY(!url.has_value());
    QCOMPARE(url.error().code, ErrorCode::Usage);
}

void DatabaseUrlTest::aPasswordIsRefusedAndNotRepeated_data()
{
    QTest::addColumn<QString>("text");
    for (const auto* text :
         {"mysql://ann:tell-nobody@db/d", "mysql://ann:tell-nobody/d",
          "mysql://ann:tell/nobody@db/d", "mysql://db/d?tls=tell-nobody",
          "mysql://db/d?tell-nobody=1", "mysql:/ann:tell-nobody@db/d",
          "mysql://ann:12/tell-nobody@db/d", "mysql:ann:tell-nobody@db/d",
          "slurmrest://eyJ.tell-nobody.x@head", "slurmrest://ann:tell-nobody@head"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void DatabaseUrlTest::aPasswordIsRefusedAndNotRepeated()
{
    QFETCH(QString, text);
    const auto url = parseDatabaseUrl(text);
    QVERIFY(!url.has_value());
    QVERIFY(english(url.error().message).find("tell") == std::string::npos);
    QVERIFY(english(url.error().message).find("nobody") == std::string::npos);
}

void DatabaseUrlTest::aNameIsShownWithoutItsPassword_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* text, const char* shown) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(shown);
    };
    row("myslq://ann:tell@nobody@db/d", "myslq://ann:…@db/d");
    row("mysql:/ann:tell@db/d", "mysql:/ann:…@db/d");
    row("mysql:ann:tell@db/d", "mysql:…@db/d");
    row("ann:tell@db", "ann:…@db");
    row("slurm://ann@head", "slurm://ann@head");
    row("/data/a:b@c", "/data/a:b@c");
    row("./a:b@c", "./a:b@c");
    row("capture", "capture");
}

void DatabaseUrlTest::aNameIsShownWithoutItsPassword()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QCOMPARE(withoutPassword(text), shown);
}

/// What is advised can be followed.
void DatabaseUrlTest::adviceIsOfTheKindOfServer()
{
    const auto wordsOf = [](const char* text) {
        const auto url = parseDatabaseUrl(QLatin1String(text));
        return url ? std::string() : english(url.error().message);
    };
    const auto rest = wordsOf("slurmrest://a@localhost");
    QVERIFY2(rest.find("slurmrest:///SOCKET") != std::string::npos, rest.c_str());
    for (const auto* text : {"slurmrest://ann:secret@head", "slurmrest://ann@head:99999",
                             "slurmrest://ann@head?tls=maybe", "slurmrest://ann@head?colour=red"}) {
        const auto words = wordsOf(text);
        QVERIFY2(words.find("slurmrest://user@host[:port]") != std::string::npos, words.c_str());
        QVERIFY2(words.find("/database") == std::string::npos, words.c_str());
    }
    for (const auto* other : {"tls=require", "socket=PATH", "database"})
        QVERIFY2(rest.find(other) == std::string::npos, rest.c_str());
    const auto database = wordsOf("mysql://a@localhost/d");
    QVERIFY2(database.find("socket=PATH, tls=verify, tls=require or tls=off") != std::string::npos,
             database.c_str());
}

void DatabaseUrlTest::namesHoldNoControlCharacters()
{
    for (const auto* text : {"slurmrest://a%0D%0Ab@head", "mysql://a%1B[31m@db/d"}) {
        const auto url = parseDatabaseUrl(QLatin1String(text));
        QVERIFY2(!url, text);
        QVERIFY(english(url.error().message).find('\n') == std::string::npos);
    }
}

FAIRLEAD_QTTEST(DatabaseUrlTest)
#include "tst_databaseurl.moc"
