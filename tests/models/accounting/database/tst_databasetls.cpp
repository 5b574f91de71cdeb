// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Each TLS mode against servers of MariaDB in clear text, encrypted, with another's name, of an
// unknown authority and out of date, and behind men in the middle. What is asked for is proven, or
// there is no connection; every byte that left is looked at.

#include "models/accounting/database/mariadbsession.h"
#include "tests/support/certificates.h"
#include "tests/support/mariadbserver.h"
#include "tests/support/qttestmain.h"
#include "tests/support/recordingproxy.h"
#include "tests/support/tlsrecords.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::connections;
using fairlead::tests::Authority;
using fairlead::tests::MariadbServer;
using fairlead::tests::RecordingProxy;

namespace {
constexpr auto password = "the secret of the matrix";
constexpr std::array modes{TlsMode::Off, TlsMode::Prefer, TlsMode::Require, TlsMode::Verify};

enum class Outcome
{
    Refused,
    ClearText,
    Encrypted
};

/// Who answers, and what each mode makes of it.
struct World
{
    const char* name;
    const char* server;
    RecordingProxy::Deed deed;
    bool knowsAuthority;
    std::array<Outcome, modes.size()> outcomes;
};

using enum Outcome;
using Deed = RecordingProxy::Deed;
const std::array worlds{
    World{"none", "plain", Deed::Listen, true, {ClearText, ClearText, Refused, Refused}},
    World{"good", "good", Deed::Listen, true, {ClearText, Encrypted, Encrypted, Encrypted}},
    World{"wrong name", "wrong", Deed::Listen, true, {ClearText, Encrypted, Encrypted, Refused}},
    World{"unknown authority",
          "good",
          Deed::Listen,
          false,
          {ClearText, Encrypted, Encrypted, Refused}},
    World{"expired", "expired", Deed::Listen, true, {ClearText, Encrypted, Encrypted, Refused}},
    World{"stripped", "good", Deed::Strip, true, {ClearText, ClearText, Refused, Refused}},
    World{"stripped by a liar",
          "good",
          Deed::StripAndLie,
          true,
          {ClearText, ClearText, Refused, Refused}},
};
} // namespace

class DatabaseTlsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aModeGetsWhatItAsksForOrNothing_data();
    void aModeGetsWhatItAsksForOrNothing();
    void clearTextFollowsNoOtherFailure_data();
    void clearTextFollowsNoOtherFailure();

private:
    static DatabaseUrl urlOf(quint16 port, TlsMode mode);
    static Result<std::unique_ptr<MariadbSession>> open(const DatabaseUrl& url,
                                                        const char* secret = password)
    {
        return MariadbSession::open(url, Secret(secret), MariadbSession::Access::ReadOnly,
                                    {5, 5, 30});
    }

    static bool isEncrypted(MariadbSession& session)
    {
        auto rows = session.query("SHOW SESSION STATUS LIKE 'Ssl_cipher'");
        return rows && rows->next() && !rows->text(1).empty();
    }

    std::unique_ptr<Authority> m_authority;
    std::unique_ptr<Authority> m_stranger;
    std::map<QString, std::unique_ptr<MariadbServer>> m_servers;
};

void DatabaseTlsTest::initTestCase()
{
    if (const auto missing = MariadbServer::missing(); !missing.isEmpty())
        QSKIP(qPrintable(QStringLiteral("missing: %1").arg(missing)));
    m_authority = std::make_unique<Authority>();
    m_stranger = std::make_unique<Authority>();
    const auto start = [&](const char* name, const QStringList& options) {
        auto server = std::make_unique<MariadbServer>(options);
        server->run("CREATE DATABASE d");
        server->addUser(QStringLiteral("fairlead"), QLatin1String(password),
                        QStringLiteral("SELECT ON *.*"));
        m_servers[QLatin1String(name)] = std::move(server);
    };
    const auto ours = QStringLiteral("IP:127.0.0.1,DNS:localhost");
    start("plain", {QStringLiteral("--skip-ssl")});
    start("good", m_authority->serverOptions(ours));
    start("wrong", m_authority->serverOptions(QStringLiteral("DNS:db.example.org")));
    start("expired", m_authority->serverOptions(ours, -1));
}

DatabaseUrl DatabaseTlsTest::urlOf(quint16 port, TlsMode mode)
{
    DatabaseUrl url;
    url.scheme = QStringLiteral("mysql");
    url.user = QStringLiteral("fairlead");
    url.hosts = {{QStringLiteral("127.0.0.1"), port}};
    url.database = QStringLiteral("d");
    url.tls = mode;
    return url;
}

void DatabaseTlsTest::aModeGetsWhatItAsksForOrNothing_data()
{
    QTest::addColumn<int>("world");
    QTest::addColumn<int>("mode");
    for (std::size_t world = 0; world < worlds.size(); ++world) {
        for (std::size_t mode = 0; mode < modes.size(); ++mode)
            QTest::addRow("%s, %s", qPrintable(tlsModeName(modes[mode])), worlds[world].name)
                << int(world) << int(mode);
    }
}

void DatabaseTlsTest::aModeGetsWhatItAsksForOrNothing()
{
    QFETCH(int, world);
    QFETCH(int, mode);
    const auto& given = worlds[std::size_t(world)];
    const auto expected = given.outcomes[std::size_t(mode)];
    RecordingProxy proxy(m_servers.at(QLatin1String(given.server))->port(), given.deed);
    auto url = urlOf(proxy.port(), modes[std::size_t(mode)]);
    if (url.tls == TlsMode::Verify)
        url.caFile = (given.knowsAuthority ? m_authority : m_stranger)->certificate();
    {
        const auto session = open(url);
        QVERIFY2(session.has_value() == (expected != Refused),
                 session.has_value()
                     ? "connected"
                     : (english(session.error().message) + session.error().detail).c_str());
        if (session)
            QCOMPARE(isEncrypted(**session), expected == Encrypted);
        else
            QCOMPARE(session.error().code, ErrorCode::SourceUnreachable);
    }
    const auto sent = proxy.takeSent();
    QVERIFY(!sent.contains(password));
    const bool offersTls = given.deed == Deed::Listen && given.server != std::string_view("plain");
    if (url.tls >= TlsMode::Require && !offersTls)
        QCOMPARE(sent, QByteArray());
    else if (url.tls != TlsMode::Off && offersTls)
        QVERIFY(tests::isOnlyTls(sent));
    else
        QVERIFY(sent.contains("fairlead")); // the record is of this connection
}

void DatabaseTlsTest::clearTextFollowsNoOtherFailure_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QString>("database");
    QTest::newRow("wrong password") << "good" << QByteArray("wrong") << "d";
    QTest::newRow("wrong password, another name") << "wrong" << QByteArray("wrong") << "d";
    QTest::newRow("no such database") << "good" << QByteArray(password) << "none";
}

void DatabaseTlsTest::clearTextFollowsNoOtherFailure()
{
    QFETCH(QString, server);
    QFETCH(QByteArray, secret);
    QFETCH(QString, database);
    RecordingProxy proxy(m_servers.at(server)->port(), Deed::Listen);
    auto url = urlOf(proxy.port(), TlsMode::Prefer);
    url.database = database;
    const auto session = open(url, secret.constData());
    QVERIFY(!session.has_value());
    QCOMPARE(session.error().code,
             secret == "wrong" ? ErrorCode::LoginRefused : ErrorCode::SourceUnreachable);
    QVERIFY(tests::isOnlyTls(proxy.takeSent()));
}

FAIRLEAD_QTTEST(DatabaseTlsTest)
#include "tst_databasetls.moc"
