// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Servers that want the password: by plug-ins that send it as it is, without TLS, under another's
// certificate, and by turning back to clear text after the login. What they hear is kept.

#include "models/accounting/database/mariadbsession.h"
#include "tests/support/hostileserver.h"
#include "tests/support/qttestmain.h"
#include "tests/support/recordingproxy.h"
#include "tests/support/tlsrecords.h"

#include <QTemporaryFile>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::connections;
using fairlead::tests::Authority;
using fairlead::tests::HostileServer;
using fairlead::tests::RecordingProxy;
using Plugins = std::vector<QByteArray>;
using AfterLogin = HostileServer::AfterLogin;

namespace {
constexpr auto hostilePassword = "the secret that they want";
constexpr std::array hostileModes{TlsMode::Off, TlsMode::Prefer, TlsMode::Require, TlsMode::Verify};

struct Wish
{
    const char* name;
    QByteArray greets;
    Plugins asksFor;
};
const std::array wishes{
    Wish{"greets with clear text", "mysql_clear_password", {}},
    Wish{"asks for clear text", "mysql_native_password", {"mysql_clear_password"}},
    Wish{"asks for a dialog", "mysql_native_password", {"dialog"}},
    Wish{"asks for SHA-256", "mysql_native_password", {"sha256_password"}},
    Wish{"asks for cached SHA-2", "mysql_native_password", {"caching_sha2_password"}},
    Wish{
        "two plug-ins", "mysql_native_password", {"mysql_native_password", "mysql_clear_password"}},
    Wish{"the other two", "client_ed25519", {"client_ed25519", "dialog"}},
};
constexpr std::array certificates{"none", "unknown", "expired", "wrong name"};
} // namespace

class HostileServersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noPasswordLeaves_data();
    void noPasswordLeaves();
    void aVerifiedServerMayAsk();
    void nothingFollowsAServerIntoClearText_data();
    void nothingFollowsAServerIntoClearText();
    void aServerWithoutPluginsGetsNothing();
    void noFileLeaves();
    void aServerThatDripsIsNotWaitedForWithoutEnd_data();
    void aServerThatDripsIsNotWaitedForWithoutEnd();
    void aServerThatSendsWithoutEndIsCutOff_data();
    void aServerThatSendsWithoutEndIsCutOff();

private:
    [[nodiscard]] Result<std::unique_ptr<MariadbSession>> open(quint16 port, TlsMode mode) const;

    std::unique_ptr<Authority> m_authority;
    std::unique_ptr<Authority> m_stranger;
    std::map<QString, std::optional<Authority::Files>> m_files; ///< by what is wrong with them
};

void HostileServersTest::initTestCase()
{
    m_authority = std::make_unique<Authority>();
    m_stranger = std::make_unique<Authority>();
    const auto ours = QStringLiteral("IP:127.0.0.1");
    m_files[QStringLiteral("none")] = std::nullopt;
    m_files[QStringLiteral("nothing")] = m_authority->issue(ours);
    m_files[QStringLiteral("unknown")] = m_stranger->issue(ours);
    m_files[QStringLiteral("expired")] = m_authority->issue(ours, -1);
    m_files[QStringLiteral("wrong name")]
        = m_authority->issue(QStringLiteral("DNS:db.example.org"));
}

Result<std::unique_ptr<MariadbSession>> HostileServersTest::open(quint16 port, TlsMode mode) const
{
    DatabaseUrl url;
    url.user = QStringLiteral("fairlead");
    url.hosts = {{QStringLiteral("127.0.0.1"), port}};
    url.database = QStringLiteral("d");
    url.tls = mode;
    if (mode == TlsMode::Verify)
        url.caFile = m_authority->certificate();
    return MariadbSession::open(url, Secret(hostilePassword), MariadbSession::Access::ReadOnly,
                                {5, 5, 30});
}

void HostileServersTest::noPasswordLeaves_data()
{
    QTest::addColumn<int>("wish");
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<int>("mode");
    for (std::size_t wish = 0; wish < wishes.size(); ++wish) {
        for (const auto* certificate : certificates) {
            for (const auto mode : hostileModes)
                QTest::addRow("%s, %s, certificate: %s", qPrintable(tlsModeName(mode)),
                              wishes[wish].name, certificate)
                    << int(wish) << certificate << int(mode);
        }
    }
}

void HostileServersTest::noPasswordLeaves()
{
    QFETCH(int, wish);
    QFETCH(QString, certificate);
    QFETCH(int, mode);
    const auto& wanted = wishes[std::size_t(wish)];
    const auto tls = static_cast<TlsMode>(mode);
    HostileServer server({m_files.at(certificate), wanted.greets, wanted.asksFor});
    RecordingProxy proxy(server.port(), RecordingProxy::Deed::Listen);
    const auto session = open(proxy.port(), tls);
    if (!wanted.asksFor.empty() || tls == TlsMode::Verify)
        QVERIFY(!session.has_value());
    const auto sent = proxy.takeSent();
    const auto heard = server.takeHeard();
    QVERIFY(!sent.contains(hostilePassword));
    QVERIFY(!heard.contains(hostilePassword));
    if (tls >= TlsMode::Require && certificate == QLatin1String("none"))
        QCOMPARE(sent, QByteArray());
    if (tls == TlsMode::Verify) // flags at most; neither user nor answer, encrypted or not
        QVERIFY(heard.size() <= 32 && !heard.contains("fairlead"));
}

void HostileServersTest::aVerifiedServerMayAsk()
{
    for (const auto& plugin : Plugins{"mysql_clear_password", "dialog"}) {
        HostileServer server(
            {m_files.at(QStringLiteral("nothing")), "mysql_native_password", {plugin}});
        RecordingProxy proxy(server.port(), RecordingProxy::Deed::Listen);
        const auto session = open(proxy.port(), TlsMode::Verify);
        QVERIFY2(session.has_value(), plugin.constData());
        QVERIFY(server.takeHeard().contains(hostilePassword));
        QVERIFY(tests::isOnlyTls(proxy.takeSent()));
    }
}

void HostileServersTest::nothingFollowsAServerIntoClearText_data()
{
    QTest::addColumn<int>("then");
    QTest::addColumn<int>("mode");
    for (const auto mode : {TlsMode::Prefer, TlsMode::Require, TlsMode::Verify}) {
        const auto name = tlsModeName(mode).toLatin1();
        QTest::addRow("clear text, %s", name.constData())
            << int(AfterLogin::ClearText) << int(mode);
        QTest::addRow("asks again, %s", name.constData()) << int(AfterLogin::AskAgain) << int(mode);
    }
}

void HostileServersTest::nothingFollowsAServerIntoClearText()
{
    QFETCH(int, then);
    QFETCH(int, mode);
    HostileServer server({m_files.at(QStringLiteral("nothing")),
                          "mysql_native_password",
                          {},
                          static_cast<AfterLogin>(then)});
    RecordingProxy proxy(server.port(), RecordingProxy::Deed::Listen);
    const auto session = open(proxy.port(), static_cast<TlsMode>(mode));
    QVERIFY(!session.has_value());
    QVERIFY(!server.takeHeard().contains(hostilePassword));
    QVERIFY(tests::isOnlyTls(proxy.takeSent()));
}

void HostileServersTest::noFileLeaves()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    const QByteArray secret = "what only its owner may read";
    QVERIFY(file.write(secret) == secret.size() && file.flush());
    for (const auto mode : hostileModes) {
        HostileServer server({m_files.at(QStringLiteral("nothing")),
                              "mysql_native_password",
                              {},
                              AfterLogin::AskForFile,
                              file.fileName().toLocal8Bit()});
        const auto session = open(server.port(), mode);
        QVERIFY(!session.has_value());
        const auto heard = server.takeHeard();
        QVERIFY2(!heard.contains(secret), qPrintable(tlsModeName(mode)));
    }
}

/// Such a server would get an answer to its challenge without passing the gate.
void HostileServersTest::aServerWithoutPluginsGetsNothing()
{
    for (const auto mode : hostileModes) {
        HostileServer server({std::nullopt, {}, {}});
        const auto session = open(server.port(), mode);
        QVERIFY(!session.has_value());
        QCOMPARE(server.takeHeard(), QByteArray());
    }
}

void HostileServersTest::aServerThatDripsIsNotWaitedForWithoutEnd_data()
{
    QTest::addColumn<int>("drips");
    QTest::newRow("its greeting") << int(HostileServer::Drips::Greeting);
    QTest::newRow("its answers") << int(HostileServer::Drips::Answers);
}

void HostileServersTest::aServerThatDripsIsNotWaitedForWithoutEnd()
{
    QFETCH(int, drips);
    HostileServer server({std::nullopt,
                          "mysql_native_password",
                          {},
                          AfterLogin::Answer,
                          {},
                          static_cast<HostileServer::Drips>(drips)});
    DatabaseUrl url;
    url.user = QStringLiteral("fairlead");
    url.hosts = {{QStringLiteral("127.0.0.1"), server.port()}};
    url.tls = TlsMode::Off;
    const auto session = MariadbSession::open(url, Secret(hostilePassword),
                                              MariadbSession::Access::ReadOnly, {1, 1, 1});
    QVERIFY(!session);
    QCOMPARE(session.error().code, ErrorCode::SourceUnreachable);
}

void HostileServersTest::aServerThatSendsWithoutEndIsCutOff_data()
{
    QTest::addColumn<int>("then");
    QTest::newRow("rows") << int(AfterLogin::EndlessRows);
    QTest::newRow("columns") << int(AfterLogin::EndlessColumns);
    QTest::newRow("a field") << int(AfterLogin::EndlessField);
}

void HostileServersTest::aServerThatSendsWithoutEndIsCutOff()
{
    QFETCH(int, then);
    HostileServer server(
        {std::nullopt, "mysql_native_password", {}, static_cast<AfterLogin>(then)});
    const auto session = open(server.port(), TlsMode::Off);
    QVERIFY(!session);
    QCOMPARE(session.error().code, ErrorCode::SourceUnreachable);
    QVERIFY(english(session.error().message).find("sends more than") != std::string::npos);
}

FAIRLEAD_QTTEST(HostileServersTest)
#include "tst_hostileservers.moc"
