// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// --envelope: JSON that says what its rows are of, with types that do not change.

#include "app/reports/writers/envelope.h"
#include "tests/app/cli/envelopeschema.h"
#include "tests/support/qttestmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using tests::envelopeOf;
using tests::runCli;
using tests::schemaFault;
using tests::schemaFile;
using tests::words;

namespace {
const QString recording = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/fairtree");
const QString golden = QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/classic");

bool isOfType(const QJsonValue& value, const QString& type)
{
    if (value.isNull())
        return true;
    if (type == QLatin1String("string"))
        return value.isString();
    static const QStringList known{"inf", "-inf", "parent"};
    return value.isDouble() || known.contains(value.toString());
}
} // namespace

class EnvelopeTest : public QObject
{
    Q_OBJECT

private:
    static void checkRows(const QJsonObject& envelope)
    {
        const auto columns = envelope["columns"].toArray();
        QVERIFY(!columns.isEmpty());
        for (const auto& row : envelope["rows"].toArray()) {
            QCOMPARE(row.toObject().size(), columns.size());
            for (const auto& column : columns) {
                const auto name = column.toObject()["name"].toString();
                const auto type = column.toObject()["type"].toString();
                QVERIFY2(row.toObject().contains(name), qPrintable(name));
                QVERIFY2(isOfType(row.toObject()[name], type),
                         qPrintable(name + ": " + row.toObject()[name].toVariant().toString()));
            }
        }
    }

    /// Its schema has nothing against it, and knows each column as the envelope does.
    static void checkSchema(const QJsonObject& envelope, const QString& command)
    {
        const auto fault = schemaFault(QJsonDocument(envelope).toJson(), command);
        QVERIFY2(fault.isEmpty() || fault.contains("cannot be asked"), fault);
        const auto schema = QJsonDocument::fromJson(tests::fileContent(schemaFile(command)));
        const auto known = schema["properties"]["rows"]["items"]["properties"].toObject();
        const QHash<QString, QString> kinds{{"string", "text"}, {"number", "figure"}};
        for (const auto& value : envelope["columns"].toArray()) {
            const auto column = value.toObject();
            const auto name = column["name"].toString();
            const auto kind = known[name].toObject()["$ref"].toString().section('/', -1);
            QVERIFY2(kind == kinds[column["type"].toString()] || kind == "cell",
                     qPrintable(name + ": " + kind));
        }
    }

    /// Of the rows alone, as they are without an envelope: the same columns.
    static void checkBareRows(const QStringList& command)
    {
        const auto bare = command.front() + ".rows";
        const auto run = runCli(command + QStringList{"--format", "json"});
        QVERIFY2(QJsonDocument::fromJson(run.out).isArray(), run.err);
        const auto fault = schemaFault(run.out, bare);
        QVERIFY2(fault.isEmpty() || fault.contains("cannot be asked"), fault);
        const auto schema = [](const QString& name) {
            return QJsonDocument::fromJson(tests::fileContent(schemaFile(name)));
        };
        const auto columns = schema(command.front())["properties"]["rows"]["items"]["properties"];
        QCOMPARE(schema(bare)["items"]["properties"].toObject().keys(), columns.toObject().keys());
    }

private slots:
    void everyCommandKeepsItsTypes_data()
    {
        QTest::addColumn<QStringList>("command");
        for (const auto* line :
             {"shares demo:limoges",
              "shares demo:limoges -l",
              "jobs demo:limoges --all",
              "jobs demo:limoges --norm",
              "jobs demo:limoges -w",
              "jobs demo:moab -l",
              "shares demo:moab",
              "weights demo:moab",
              "places demo:limoges",
              "places demo:limoges --histogram",
              "weights demo:limoges",
              "qos demo:limoges",
              "compare demo:limoges --set PriorityWeightFairshare=0",
              "compare demo:limoges --set PriorityWeightFairshare=0 --summary",
              "usage demo:limoges",
              "usage demo:limoges -t secper",
              "explain demo:limoges 406580 406422",
              "advise demo:limoges",
              "reach demo:limoges 406581 --rank 3",
              "plan demo:limoges -u fdescamps -p rapide --size 64x2 --limit 2:00:00",
              "recovery demo:limoges cistem",
              "hardware demo:limoges cistem=20",
              "overtake demo:limoges 406393 406558"})
            QTest::newRow(line) << words(line);
        for (const auto* line :
             {"", "--by shape", "--by cluster", "--jobs", "--timeline", "--starving", "--check",
              "--check --jobs", "--by limit", "--by user"})
            QTest::newRow(qPrintable(QString("replay %1").arg(line)))
                << (QStringList{"replay", recording, "--replicas", "2"} + words(line));
        QTest::newRow("agree") << QStringList{"agree", golden, "-l"};
        QTest::newRow("finder") << QStringList{"finder",       recording,
                                               "--target",     "mean wait <= 2 min",
                                               "--vary",       "PriorityWeightFairshare=0..100000",
                                               "--replicas",   "2",
                                               "--candidates", "3"};
    }

    void everyCommandKeepsItsTypes()
    {
        QFETCH(QStringList, command);
        const auto envelope = envelopeOf(command);
        checkSchema(envelope, command.front());
        const auto schema = envelope["schema"].toObject();
        QCOMPARE(schema["name"].toString(), "fairlead." + command.front());
        QCOMPARE(schema["version"].toInt(), reports::envelopeVersion);
        QVERIFY(envelope["program"].toString().startsWith("fairleadctl "));
        QVERIFY(!envelope["cluster"].toString().isEmpty());
        QVERIFY(envelope["moment"].toString().endsWith("Z"));
        checkRows(envelope);
        checkBareRows(command);
    }

    void whatIsOfAStoreKeepsItsTypes()
    {
        const QTemporaryDir folder;
        const auto store = folder.filePath("site.fairlead");
        QCOMPARE(runCli({"record", golden, "--into", store}).exitCode, 0);
        QCOMPARE(runCli({"save", store, "plan", "--set", "PriorityWeightAge=7"}).exitCode, 0);
        for (const auto* command : {"scenarios", "audit", "series"}) {
            const auto envelope = envelopeOf({command, store});
            checkSchema(envelope, command);
            QCOMPARE(envelope["schema"].toObject()["name"].toString(),
                     QStringLiteral("fairlead.") + command);
            QVERIFY2(!envelope["rows"].toArray().isEmpty(), command);
            checkRows(envelope);
            checkBareRows({command, store});
        }
    }

    /// Who chose columns has those alone, and the schema knows it.
    void chosenColumnsAreOfTheSchemaToo()
    {
        const auto chosen = envelopeOf({"shares", "demo:limoges", "-o", "Account,FairShare"});
        QVERIFY(chosen["selected"].toBool());
        QCOMPARE(chosen["columns"].toArray().size(), 2);
        checkSchema(chosen, "shares");
    }

    void theSharesKnowTheirPlace()
    {
        const auto rows = envelopeOf({"shares", "demo:limoges"})["rows"].toArray();
        const auto root = rows.at(0).toObject();
        QVERIFY(root["Parent"].isNull());
        QCOMPARE(root["Level"].toInt(), 0);
        QHash<QString, QJsonObject> accounts;
        for (const auto& row : rows) {
            const auto cells = row.toObject();
            const auto user = cells["User"].toString();
            const auto parent = accounts.value(cells["Parent"].toString());
            if (!cells["Parent"].isNull())
                QCOMPARE(cells["Level"].toInt(), parent["Level"].toInt() + 1);
            if (user.isEmpty())
                accounts[cells["Account"].toString()] = cells;
            else
                QCOMPARE(cells["Parent"].toString(), cells["Account"].toString());
        }
        // The columns of sshare stay what they were.
        const auto plain = runCli({"shares", "demo:limoges", "--format", "csv"}).out;
        QVERIFY(plain.startsWith("Cluster,Account,User,Partition,RawShares,NormShares,RawUsage,"
                                 "NormUsage,EffectvUsage,FairShare,LevelFS\r\n"));
        QVERIFY(runCli({"shares", "demo:limoges", "-o", "Account,Level", "--format", "csv"})
                    .out.startsWith("Account,Level\r\nroot,0\r\n"));
    }

    void itSaysWhatTheRowsAreOf()
    {
        const auto plain = envelopeOf({"jobs", "demo:limoges"});
        QCOMPARE(plain["cluster"].toString(), QStringLiteral("limoges"));
        QCOMPARE(plain["source"].toString(), QStringLiteral("demo:limoges"));
        QCOMPARE(plain["moment"].toString(), QStringLiteral("2026-03-02T08:00:00Z"));
        QVERIFY(plain["scenario"].isNull());
        const auto edited = envelopeOf(
            {"jobs", "demo:limoges", "--set", "PriorityWeightAge=7", "--moment", "2026-03-04"});
        QCOMPARE(edited["moment"].toString(), QStringLiteral("2026-03-04T00:00:00Z"));
        const auto edits = edited["scenario"].toObject()["edits"].toArray();
        QCOMPARE(edits.size(), 1);
        QVERIFY(edits.first().toString().contains("PriorityWeightAge"));
    }

    void theRowsAreThoseOfTheArray()
    {
        const auto envelope = envelopeOf({"shares", "demo:limoges"});
        const auto array
            = QJsonDocument::fromJson(runCli({"shares", "demo:limoges", "--format", "json"}).out)
                  .array();
        auto rows = envelope["rows"].toArray();
        for (auto row : rows) {
            auto cells = row.toObject();
            cells.remove("Parent"); // only here
            cells.remove("Level");
            row = cells;
        }
        QCOMPARE(rows, array);
        const auto jobs = envelopeOf({"jobs", "demo:limoges"})["rows"].toArray();
        QVERIFY(jobs.first().toObject()["JobID"].isString());
    }

    void whatWasSaidIsInIt()
    {
        const auto policy = golden + QStringLiteral("/slurm.conf");
        const QStringList command{"compare", golden, "--against", policy};
        const auto envelope = envelopeOf(command);
        const auto summary = envelope["summary"].toObject();
        QCOMPARE(summary["KendallTau"].toDouble(), 1.0);
        QVERIFY(summary["ComparedRows"].toInt() > 100);
        QCOMPARE(summary["MovedJobs"].toInt(), 0);
        QVERIFY(summary["GainsMost"].isNull() || summary["GainsMost"].toString().isEmpty());
        QStringList notes;
        for (const auto line : envelope["notes"].toArray())
            notes << line.toString();
        QCOMPARE(notes.filter("Kendall's rank correlation 1.0000 over").size(), 1);
        QVERIFY(!notes.filter("jobs, ").isEmpty()); // how far it agrees with sprio

        const auto run = runCli(command + QStringList{"--summary", "--format", "csv"});
        const auto lines = run.out.split('\n');
        QVERIFY(lines[0].contains("RankedRows,GainsMost,LosesMost,KendallTau,ComparedRows"));
        QVERIFY2(lines[1].startsWith("0,") && lines[1].contains(",1,"), lines[1].constData());
        QVERIFY(envelopeOf({"jobs", "demo:limoges"})["summary"].isNull());
    }

    void itIsOfJson()
    {
        const auto run = runCli({"jobs", "demo:limoges", "--envelope"});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.err.contains("--envelope needs --format json"));
    }

    void namesAreData()
    {
        const reports::Envelope envelope{"jobs", "1", "a\"b\\c\n\u202e", "x", {}, {}};
        reports::Table table({{"Name"}});
        const auto document = QJsonDocument::fromJson(
            QByteArray::fromStdString(reports::envelopeText(table, envelope)));
        QCOMPARE(document["cluster"].toString(), QStringLiteral("a\"b\\c\n\u202e"));
        QVERIFY(document["rows"].toArray().isEmpty());
    }
};

FAIRLEAD_QTTEST(EnvelopeTest)
#include "tst_envelope.moc"
