// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Each TLS mode against servers in clear text, encrypted, with another's name and of an unknown
// authority. What is asked for is proven, or there is no connection.

#include "models/accounting/database/mariadbsession.h"
#include "tests/support/mariadbserver.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QProcess>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;
using namespace fairlead::connections;
using fairlead::tests::MariadbServer;

namespace {
/// An authority in a folder of its own, and certificates that it signs.
class Authority
{
public:
    Authority()
    {
        run({QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
             QStringLiteral("rsa:2048"), QStringLiteral("-nodes"), QStringLiteral("-days"),
             QStringLiteral("2"), QStringLiteral("-subj"), QStringLiteral("/CN=Test authority"),
             QStringLiteral("-keyout"), path("ca.key"), QStringLiteral("-out"), path("ca.pem")});
    }

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    /// The options with which a server shows a certificate for that name.
    QStringList serverOptions(const QString& subjectAltName)
    {
        QFile names(path("names"));
        if (!names.open(QIODevice::WriteOnly))
            throw std::runtime_error("no room for a certificate");
        names.write("subjectAltName=" + subjectAltName.toUtf8() + "\n");
        names.close();
        run({QStringLiteral("req"), QStringLiteral("-newkey"), QStringLiteral("rsa:2048"),
             QStringLiteral("-nodes"), QStringLiteral("-subj"), QStringLiteral("/CN=server"),
             QStringLiteral("-keyout"), path("server.key"), QStringLiteral("-out"),
             path("server.csr")});
        run({QStringLiteral("x509"), QStringLiteral("-req"), QStringLiteral("-in"),
             path("server.csr"), QStringLiteral("-CA"), path("ca.pem"), QStringLiteral("-CAkey"),
             path("ca.key"), QStringLiteral("-CAcreateserial"), QStringLiteral("-days"),
             QStringLiteral("2"), QStringLiteral("-extfile"), path("names"), QStringLiteral("-out"),
             path("server.pem")});
        return {QStringLiteral("--ssl-ca=") + path("ca.pem"),
                QStringLiteral("--ssl-cert=") + path("server.pem"),
                QStringLiteral("--ssl-key=") + path("server.key")};
    }

private:
    static void run(const QStringList& arguments)
    {
        QProcess process;
        process.start(QStringLiteral("openssl"), arguments);
        if (!process.waitForFinished(60000) || process.exitCode() != 0)
            throw std::runtime_error("openssl: " + process.readAllStandardError().toStdString());
    }

    QTemporaryDir m_folder;
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
    DatabaseUrl urlOf(const QString& server, TlsMode mode) const;

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
        server->addUser(QStringLiteral("fairlead"), QStringLiteral("secret"),
                        QStringLiteral("SELECT ON *.*"));
        m_servers[QLatin1String(name)] = std::move(server);
    };
    start("plain", {QStringLiteral("--skip-ssl")});
    start("encrypted", m_authority->serverOptions(QStringLiteral("IP:127.0.0.1,DNS:localhost")));
    start("another name", m_authority->serverOptions(QStringLiteral("DNS:db.example.org")));
}

DatabaseUrl DatabaseTlsTest::urlOf(const QString& server, TlsMode mode) const
{
    DatabaseUrl url;
    url.scheme = QStringLiteral("mysql");
    url.user = QStringLiteral("fairlead");
    url.hosts = {{QStringLiteral("127.0.0.1"), m_servers.at(server)->port()}};
    url.database = QStringLiteral("d");
    url.tls = mode;
    return url;
}

void DatabaseTlsTest::aModeGetsWhatItAsksForOrNothing_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("knowsAuthority");
    QTest::addColumn<bool>("connects");
    QTest::addColumn<bool>("encrypts");
    const auto row
        = [](const char* server, TlsMode mode, bool known, bool connects, bool encrypts) {
              QTest::addRow("%s, %s%s", qPrintable(tlsModeName(mode)), server,
                            known ? "" : ", unknown authority")
                  << server << static_cast<int>(mode) << known << connects << encrypts;
          };
    row("plain", TlsMode::Off, true, true, false);
    row("plain", TlsMode::Prefer, true, true, false);
    row("plain", TlsMode::Require, true, false, false);
    row("plain", TlsMode::Verify, true, false, false);
    for (const auto* server : {"encrypted", "another name"}) {
        row(server, TlsMode::Off, true, true, false);
        row(server, TlsMode::Prefer, true, true, true);
        row(server, TlsMode::Require, true, true, true);
        row(server, TlsMode::Require, false, true, true);
        row(server, TlsMode::Verify, false, false, false);
    }
    row("encrypted", TlsMode::Verify, true, true, true);
    row("another name", TlsMode::Verify, true, false, false);
}

void DatabaseTlsTest::aModeGetsWhatItAsksForOrNothing()
{
    QFETCH(QString, server);
    QFETCH(int, mode);
    QFETCH(bool, knowsAuthority);
    QFETCH(bool, connects);
    QFETCH(bool, encrypts);
    auto url = urlOf(server, static_cast<TlsMode>(mode));
    url.caFile = (knowsAuthority ? m_authority : m_stranger)->path("ca.pem");
    const auto session
        = MariadbSession::open(url, Secret("secret"), MariadbSession::Access::ReadOnly, {5, 5, 30});
    QVERIFY2(session.has_value() == connects,
             session.has_value() ? "connected"
                                 : (session.error().message + session.error().detail).c_str());
    if (connects)
        QCOMPARE((*session)->isEncrypted(), encrypts);
    else
        QCOMPARE(session.error().code, ErrorCode::SourceUnreachable);
}

void DatabaseTlsTest::clearTextFollowsNoOtherFailure_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<QString>("password");
    QTest::addColumn<QString>("database");
    const auto row
        = [](const char* name, const char* server, const char* password, const char* database) {
              QTest::newRow(name) << QString::fromLatin1(server) << QString::fromLatin1(password)
                                  << QString::fromLatin1(database);
          };
    row("wrong password", "encrypted", "wrong", "d");
    row("wrong password, another name", "another name", "wrong", "d");
    row("no such database", "encrypted", "secret", "none");
}

void DatabaseTlsTest::clearTextFollowsNoOtherFailure()
{
    QFETCH(QString, server);
    QFETCH(QString, password);
    QFETCH(QString, database);
    const auto connections = [&] {
        return m_servers[server]
            ->run("SHOW GLOBAL STATUS LIKE 'Connections'")
            .simplified()
            .split(' ')
            .last()
            .toInt();
    };
    auto url = urlOf(server, TlsMode::Prefer);
    url.database = database;
    const auto before = connections();
    const auto session = MariadbSession::open(url, Secret(password.toUtf8()),
                                              MariadbSession::Access::ReadOnly, {5, 5, 30});
    QVERIFY(!session.has_value());
    QCOMPARE(session.error().code, ErrorCode::SourceUnreachable);
    // The one that asks for the count is counted too.
    QCOMPARE(connections() - before - 1, 1);
}

FAIRLEAD_QTTEST(DatabaseTlsTest)
#include "tst_databasetls.moc"
