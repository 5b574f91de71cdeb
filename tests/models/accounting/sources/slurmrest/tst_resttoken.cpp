// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What leaves this computer for a slurmrestd at a port, and to whom.

#include "models/accounting/sources/slurmrest/httprequest.h"
#include "tests/models/accounting/sources/slurmrest/restserver.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;
using connections::parseDatabaseUrl;
using connections::Secret;
using tests::Authority;

namespace {

const QByteArray token = "eyJhbGciOiJIUzI1NiJ9.made.up";

QByteArray empty(const QByteArray& /*request*/)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\n"
           "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
}

RestServer serverAt(int port, const QString& options)
{
    const auto url = parseDatabaseUrl(
        QStringLiteral("slurmrest://ann@localhost:%1?%2").arg(port).arg(options));
    return {url ? *url : connections::DatabaseUrl(), Secret(token), 5};
}

} // namespace

class RestTokenTest : public QObject
{
    Q_OBJECT

private:
    Authority m_ours;
    Authority m_other;

    static bool holdsToken(const QByteArrayList& received)
    {
        return received.join().contains(token);
    }

private slots:
    void aVerifiedServerGetsUserAndToken()
    {
        const auto files = m_ours.issue(QStringLiteral("DNS:localhost"));
        tests::RestServer server(empty, &files);
        QVERIFY(server.isListening());
        const auto answer
            = get(serverAt(server.port(), "ca=" + m_ours.certificate()), "/openapi/v3");
        QVERIFY2(answer, answer ? "" : answer.error().detail.c_str());
        QCOMPARE(answer->status, 200);
        QCOMPARE(answer->contentType, QByteArray("application/json"));
        QCOMPARE(answer->body, QByteArray("{}"));
        const auto received = server.stop();
        QCOMPARE(received.size(), 1);
        QVERIFY(received.front().startsWith("GET /openapi/v3 HTTP/1.1\r\n"));
        QVERIFY(received.front().contains("\r\nX-SLURM-USER-NAME: ann\r\n"));
        QVERIFY(received.front().contains("\r\nX-SLURM-USER-TOKEN: " + token + "\r\n"));
    }

    void whoDoesNotProveItselfGetsNothing_data()
    {
        QTest::addColumn<QString>("names");
        QTest::addColumn<int>("days");
        QTest::addColumn<bool>("isOurs");
        QTest::addColumn<bool>("hasTls");
        QTest::newRow("wrong name") << "DNS:head.example.org" << 2 << true << true;
        QTest::newRow("expired") << "DNS:localhost" << -1 << true << true;
        QTest::newRow("unknown authority") << "DNS:localhost" << 2 << false << true;
        QTest::newRow("no TLS") << "DNS:localhost" << 2 << true << false;
    }

    void whoDoesNotProveItselfGetsNothing()
    {
        QFETCH(QString, names);
        QFETCH(int, days);
        QFETCH(bool, isOurs);
        QFETCH(bool, hasTls);
        const auto files = (isOurs ? m_ours : m_other).issue(names, days);
        tests::RestServer server(empty, hasTls ? &files : nullptr);
        auto asked = serverAt(server.port(), "ca=" + m_ours.certificate());
        asked.timeout = hasTls ? 5 : 1; // who speaks no TLS says nothing at all
        const auto answer = get(asked, "/openapi/v3");
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::SourceUnreachable);
        QVERIFY(!QByteArray::fromStdString(english(answer.error().message) + answer.error().detail)
                     .contains(token));
        QVERIFY(!holdsToken(server.stop()));
    }

    void anAuthorityOfTheSystemIsNotOurs()
    {
        const auto files = m_ours.issue(QStringLiteral("DNS:localhost"));
        tests::RestServer server(empty, &files);
        QVERIFY(!get(serverAt(server.port(), QStringLiteral("tls=verify")), "/openapi/v3"));
        QVERIFY(!holdsToken(server.stop()));
    }

    void loopbackTakesClearTextIfItIsSaid()
    {
        tests::RestServer server(empty);
        const auto answer = get(serverAt(server.port(), QStringLiteral("tls=off")), "/openapi/v3");
        QVERIFY2(answer, answer ? "" : answer.error().detail.c_str());
        QVERIFY(holdsToken(server.stop()));
    }

    void noProxyIsAsked()
    {
        tests::RestServer proxy(empty);
        tests::RestServer server(empty);
        qputenv("http_proxy", "http://127.0.0.1:" + QByteArray::number(proxy.port()));
        const auto answer = get(serverAt(server.port(), QStringLiteral("tls=off")), "/openapi/v3");
        qunsetenv("http_proxy");
        QVERIFY(answer);
        QVERIFY(proxy.stop().isEmpty());
    }

    void aTokenIsOneLine()
    {
        auto asked = serverAt(1, QStringLiteral("tls=off"));
        asked.token = Secret("one\r\nX-Other: two");
        const auto answer = get(asked, "/openapi/v3");
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Usage);
    }
};

FAIRLEAD_QTTEST(RestTokenTest)
#include "tst_resttoken.moc"
