// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/httpanswer.h"
#include "models/accounting/sources/slurmrest/restpaths.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class HttpAnswerTest : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerIsTakenApart();
    void whatComesBehindTheBodyIsDropped();
    void theEndOfTheConnectionEndsABody();
    void whatIsNoAnswerIsRefused_data();
    void whatIsNoAnswerIsRefused();
    void theNewestWholeVersionIsTaken();
    void aDocumentWithoutAVersionIsRefused();
};

void HttpAnswerTest::anAnswerIsTakenApart()
{
    const QByteArray text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n"
                          "content-type: Application/JSON; charset=utf-8\r\n\r\n{}");
    for (qsizetype i = 0; i < text.size(); ++i)
        QCOMPARE(httpState(text.left(i)), HttpState::Open);
    QCOMPARE(httpState(text), HttpState::Whole);
    const auto answer = parseHttpAnswer(text);
    QVERIFY(answer);
    QCOMPARE(answer->status, 200);
    QCOMPARE(answer->contentType, QByteArray("application/json"));
    QCOMPARE(answer->body, QByteArray("{}"));
}

void HttpAnswerTest::whatComesBehindTheBodyIsDropped()
{
    const QByteArray text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}Connection: Close\r\n");
    QCOMPARE(httpState(text), HttpState::Whole);
    QCOMPARE(parseHttpAnswer(text)->body, QByteArray("{}"));
}

void HttpAnswerTest::theEndOfTheConnectionEndsABody()
{
    const QByteArray text("HTTP/1.0 401 No\r\nA: b\r\n\r\nAuthentication failure");
    QCOMPARE(httpState(text), HttpState::Open);
    QCOMPARE(parseHttpAnswer(text)->body, QByteArray("Authentication failure"));
}

void HttpAnswerTest::whatIsNoAnswerIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("ssh") << QByteArray("SSH-2.0-OpenSSH_9.2\r\n\r\n");
    QTest::newRow("cut") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}");
    QTest::newRow("two lengths") << QByteArray(
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 1\r\n\r\n{}");
    QTest::newRow("negative") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}");
    QTest::newRow("huge") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 9999999999999\r\n\r\n");
    QTest::newRow("pieces") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
    QTest::newRow("endless head") << "HTTP/1.1 200 OK\r\nA: " + QByteArray(largestHead, 'x');
    QTest::newRow("status") << QByteArray("HTTP/1.1 -20 OK\r\n\r\n");
}

void HttpAnswerTest::whatIsNoAnswerIsRefused()
{
    QFETCH(QByteArray, text);
    const auto answer = parseHttpAnswer(text);
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::DataInvalid);
    if (text.size() > largestHead) // nobody waits for the rest of it
        QCOMPARE(httpState(text), HttpState::Whole);
}

void HttpAnswerTest::theNewestWholeVersionIsTaken()
{
    const auto paths = newestPaths(R"({"paths": {
        "/slurm/v0.0.38/jobs": {}, "/slurm/v0.0.38/partitions": {}, "/slurm/v0.0.38/nodes": {},
        "/slurmdb/v0.0.38/qos": {}, "/slurmdb/v0.0.38/associations": {},
        "/slurm/v0.0.40/jobs/": {}, "/slurm/v0.0.40/partitions/": {}, "/slurm/v0.0.40/nodes/": {},
        "/slurmdb/v0.0.40/qos/": {}, "/slurmdb/v0.0.40/associations/": {},
        "/slurm/v0.0.40/shares": {}, "/slurm/v0.0.40/job/{job_id}": {},
        "/slurm/v0.0.41/jobs/": {}, "/slurm/v0.0.41/nodes/\r\nX: y": {}}})");
    QVERIFY(paths);
    QCOMPARE(paths->version, 40);
    QCOMPARE(paths->jobs, QByteArray("/slurm/v0.0.40/jobs/"));
    QCOMPARE(paths->associations, QByteArray("/slurmdb/v0.0.40/associations/"));
    QCOMPARE(paths->shares, QByteArray("/slurm/v0.0.40/shares"));
}

void HttpAnswerTest::aDocumentWithoutAVersionIsRefused()
{
    for (const auto* text : {"", "[]", "{\"paths\": 1}",
                             "{\"paths\": {\"/slurm/v0.0.38/jobs\": {}}}", "<html></html>"})
        QCOMPARE(newestPaths(text).error().code, ErrorCode::DataInvalid);
}

FAIRLEAD_QTTEST(HttpAnswerTest)
#include "tst_httpanswer.moc"
