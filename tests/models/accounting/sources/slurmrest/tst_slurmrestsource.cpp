// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/slurmrestsource.h"
#include "models/accounting/sources/sources.h"
#include "tests/models/accounting/sources/slurmrest/recordedanswers.h"
#include "tests/models/accounting/sources/slurmrest/socketserver.h"
#include "tests/support/englishprose.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

using tests::rest::dataFile;
using tests::rest::ok;
using tests::rest::recorded;

class SlurmrestSourceTest : public QObject
{
    Q_OBJECT

private slots:
    void recordedAnswersBecomeRecords();
    void nothingButGetIsSent();
    void usageIsToldToBeUnknown();
    void withoutWeightsNobodyIsAsked();
    void namesThatSayTooLittleAreRefused();
    void hostileAnswersAreErrors_data();
    void hostileAnswersAreErrors();
    void anAnswerWithErrorsIsNone();
    void theSameFaultIsTheSameForAllAnswers_data();
    void theSameFaultIsTheSameForAllAnswers();
    void cutAnswersAndLongHeadersAreSaid();
    void aFileThatIsGivenIsNoAnswer();
    void whatIsCountedOrSupposedIsSaid();
    void nobodyThere();

private:
    Result<SnapshotRecords> read(tests::SocketServer::Answer answer, bool hasUsage = true)
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("s"));
        tests::SocketServer server(path, std::move(answer));
        SourceOptions options;
        options.configFile = dataFile("slurm.conf");
        options.timeout = 1;
        if (hasUsage)
            options.usageFile = dataFile("shares.txt");
        auto records
            = slurmrestKind.read({QStringLiteral("slurmrest://") + path, options}, Look::All);
        m_requests = server.stop();
        return records;
    }
    QByteArrayList m_requests;
};

void SlurmrestSourceTest::recordedAnswersBecomeRecords()
{
    const auto records = read(recorded);
    QVERIFY2(records, records ? "" : english(records.error().message).c_str());
    QCOMPARE(records->cluster, std::string("limoges"));
    const SlurmVersion toldByNodes{22, 5};
    QVERIFY(records->policy.slurm().version == toldByNodes);
    QCOMPARE(records->assocs.size(), 9U);
    QCOMPARE(records->jobs.size(), 5U);
    QCOMPARE(records->jobs[4].nice, -5);
    QVERIFY(records->jobs[3].held);
    QCOMPARE(records->nodeCount, 4U);
    QCOMPARE(records->cpuCount, 256U);
    QCOMPARE(records->partitions.size(), 2U);
    const auto& day = records->partitions[0];
    QCOMPARE(day.jobFactor, 10U);
    QVERIFY(day.isDefault);
    QCOMPARE(day.tier, 2U);
    QCOMPARE(day.maxTime, 1440U);
    QCOMPARE(day.billingWeights, std::string("CPU=1.0,Mem=0.25G,GRES/gpu=8.0"));
    QCOMPARE(day.tresTotal.empty() ? 0.0 : day.tresTotal[0], 256.0);
    QCOMPARE(records->partitions[1].maxTime, slurm::unlimitedTime);
    QCOMPARE(records->qos.size(), 3U);
    QCOMPARE(records->qos[0].name, std::string("high"));
    QCOMPARE(records->qos[0].usageFactor, 2.0);
    QVERIFY(records->qos[1].noDecay);
}

void SlurmrestSourceTest::nothingButGetIsSent()
{
    QVERIFY(read(recorded));
    QCOMPARE(m_requests.size(), 6);
    for (const auto& request : m_requests)
        QVERIFY2(request.startsWith("GET /") && request.endsWith("\r\n\r\n"), request.constData());
}

void SlurmrestSourceTest::usageIsToldToBeUnknown()
{
    const auto says = [](const SnapshotRecords& records) {
        return std::any_of(records.issues.begin(), records.issues.end(), [](const Issue& issue) {
            return english(issue.message).find("does not tell usage") != std::string::npos;
        });
    };
    const auto without = read(recorded, false);
    QVERIFY(without && says(*without));
    const auto with = read(recorded);
    QVERIFY(with && !says(*with));
}

void SlurmrestSourceTest::withoutWeightsNobodyIsAsked()
{
    const auto read = slurmrestKind.read({QStringLiteral("slurmrest:///gone")}, Look::All);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Usage);
    QVERIFY(english(read.error().message).find("--config") != std::string::npos);
}

void SlurmrestSourceTest::namesThatSayTooLittleAreRefused()
{
    SourceOptions options;
    options.configFile = dataFile("slurm.conf");
    for (const auto* name :
         {"slurmrest:", "slurmrest:///", "slurmrest://localhost", "slurmrest://head?tls=off",
          "slurmrest://head?tls=require", "slurmrest://head?tls=prefer", "slurmrest://head/base",
          "slurmrest://head,head2", "slurmrest://ann:secret@head", "slurmrest:ann:secret@head",
          "slurmrest://eyJsecret.a.b@head", "slurmrest://head:0"}) {
        const auto read = readSource({QString::fromLatin1(name), options});
        QVERIFY2(!read, name);
        QCOMPARE(read.error().code, ErrorCode::Usage);
        QVERIFY2(english(read.error().message).find("secret") == std::string::npos, name);
    }
}

/// The queue would be empty, and look as true as the cluster's.
void SlurmrestSourceTest::anAnswerWithErrorsIsNone()
{
    const auto records = read([](const QByteArray& request) {
        if (!request.contains("/jobs"))
            return recorded(request);
        return ok(R"({"errors": [{"error": "Unable to contact slurm controller"}], "jobs": []})");
    });
    QVERIFY(!records);
    QCOMPARE(records.error().code, ErrorCode::SourceUnreachable);
    QVERIFY2(english(records.error().message).find("Unable to contact") != std::string::npos,
             english(records.error().message).c_str());
}

void SlurmrestSourceTest::hostileAnswersAreErrors_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("code");
    const auto unreachable = static_cast<int>(ErrorCode::SourceUnreachable);
    const auto invalid = static_cast<int>(ErrorCode::DataInvalid);
    QTest::newRow("silent") << QByteArray() << unreachable;
    QTest::newRow("401") << QByteArray("HTTP/1.1 401 UNAUTHORIZED\r\nContent-Length: 0\r\n\r\n")
                         << static_cast<int>(ErrorCode::LoginRefused);
    QTest::newRow("redirect") << QByteArray("HTTP/1.1 302 Found\r\nLocation: http://evil/\r\n"
                                            "Content-Length: 0\r\n\r\n")
                              << unreachable;
    QTest::newRow("html") << ok("<html></html>", "text/html") << invalid;
    QTest::newRow("html as json") << ok("<html></html>") << unreachable;
    QTest::newRow("no http") << QByteArray("hello\r\n\r\n") << invalid;
    QTest::newRow("endless head") << QByteArray("HTTP/1.1 200 OK\r\n").append(200000, 'x')
                                  << invalid;
    QTest::newRow("huge") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n")
                          << invalid;
    QTest::newRow("deep") << ok(QByteArray(100000, '[')) << unreachable;
}

void SlurmrestSourceTest::hostileAnswersAreErrors()
{
    QFETCH(QByteArray, answer);
    QFETCH(int, code);
    const auto records = read([&](const QByteArray&) { return answer; });
    QVERIFY(!records);
    QCOMPARE(static_cast<int>(records.error().code), code);
    QVERIFY2(!tests::hasEnglishProse(records.error().message),
             english(records.error().message).c_str());
    QCOMPARE(m_requests.size(), 1); // nothing is followed, nothing tried again
}

void SlurmrestSourceTest::theSameFaultIsTheSameForAllAnswers_data()
{
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QByteArray>("body");
    for (const auto* asked : {"jobs", "associations", "partitions", "nodes", "qos"}) {
        QTest::addRow("%s, errors", asked)
            << QByteArray(asked) << QByteArray(R"({"errors": [{"error": "boom"}]})");
        QTest::addRow("%s, no JSON", asked) << QByteArray(asked) << QByteArray("{\"jobs\": [");
    }
    QTest::newRow("no nodes") << QByteArray("nodes") << QByteArray(R"({"nodes": []})");
    QTest::newRow("no partitions")
        << QByteArray("partitions") << QByteArray(R"({"partitions": []})");
}

// The path that was asked for is named: nobody knows the file that the answer is laid down in.
void SlurmrestSourceTest::theSameFaultIsTheSameForAllAnswers()
{
    QFETCH(QByteArray, asked);
    QFETCH(QByteArray, body);
    const auto records = read([&](const QByteArray& request) {
        return request.split(' ').value(1).endsWith('/' + asked) ? ok(body) : recorded(request);
    });
    QVERIFY(!records);
    QCOMPARE(records.error().code, ErrorCode::SourceUnreachable);
    const auto message = QByteArray::fromStdString(english(records.error().message));
    QVERIFY2(message.contains("v0.0.38/" + asked) && !message.contains(".json"), message);
    QVERIFY2(!tests::hasEnglishProse(records.error().message), message);
}

void SlurmrestSourceTest::cutAnswersAndLongHeadersAreSaid()
{
    const auto message = [&](const QByteArray& answer, ErrorCode code) {
        const auto records = read([&](const QByteArray&) { return answer; });
        return !records && records.error().code == code ? english(records.error().message)
                                                        : std::string();
    };
    const auto cut = message(QByteArray("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                                        "Content-Length: 1000\r\n\r\n{\"paths\": {"),
                             ErrorCode::SourceUnreachable);
    QVERIFY2(cut.find("cut off") != std::string::npos, cut.c_str());
    const auto line = message(QByteArray("HTTP/1.1 200 OK\r\nX-A: ").append(200000, 'x'),
                              ErrorCode::DataInvalid);
    QVERIFY2(line.find("header") != std::string::npos, line.c_str());
    const auto lines = message(
        QByteArray("HTTP/1.1 200 OK\r\n").append(QByteArray("X-A: b\r\n").repeated(40000)),
        ErrorCode::DataInvalid);
    QVERIFY2(lines.find("header") != std::string::npos, lines.c_str());
}

/// Whatever the folder is called that it lies in.
void SlurmrestSourceTest::aFileThatIsGivenIsNoAnswer()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("json")));
    QFile config(folder.filePath(QStringLiteral("json/slurm.conf")));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.close();
    const auto path = folder.filePath(QStringLiteral("s"));
    tests::SocketServer server(path, recorded);
    SourceOptions options;
    options.configFile = config.fileName();
    const auto records
        = slurmrestKind.read({QStringLiteral("slurmrest://") + path, options}, Look::All);
    server.stop();
    QVERIFY(!records);
    QCOMPARE(records.error().code, ErrorCode::DataInvalid);
}

void SlurmrestSourceTest::whatIsCountedOrSupposedIsSaid()
{
    const auto records = read([&](const QByteArray& request) {
        auto answer = recorded(request);
        if (request.contains("/nodes"))
            return ok(R"({"nodes": [{"name": "n1", "cpus": 8}, {"name": "n1", "cpus": 8}]})");
        return request.contains("/associations")
            ? answer.replace("\"shares_raw\"", "\"shares_rav\"")
            : answer;
    });
    QVERIFY(records);
    QCOMPARE(records->nodeCount, 1U);
    QCOMPARE(records->cpuCount, 8U);
    const auto says = [&](const char* place, const char* words) {
        return std::ranges::any_of(records->issues, [&](const Issue& issue) {
            return issue.file == place && english(issue.message).find(words) != std::string::npos;
        });
    };
    QVERIFY(says("/slurm/v0.0.38/nodes", "appears twice"));
    QVERIFY(says("/slurmdb/v0.0.38/associations", "9 associations have no shares_raw"));
}

void SlurmrestSourceTest::nobodyThere()
{
    SourceOptions options;
    options.configFile = dataFile("slurm.conf");
    for (const auto& name : {QStringLiteral("slurmrest:///gone"),
                             QStringLiteral("slurmrest:///") + QString(200, QLatin1Char('x'))}) {
        const auto read = slurmrestKind.read({name, options}, Look::All);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::SourceUnreachable);
        QVERIFY(read.error().detail.find("localhost") == std::string::npos); // nobody named it
        const auto said = QString::fromStdString(english(read.error().message));
        QCOMPARE(said.count(name.mid(name.lastIndexOf(QLatin1Char('/')))), 1); // and it once
    }
}

FAIRLEAD_QTTEST(SlurmrestSourceTest)
#include "tst_slurmrestsource.moc"
