// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The schemas of resources/schema take what fairleadctl writes and nothing else.

#include "app/cli/commands/commandlist.h"
#include "app/reports/writers/envelope.h"
#include "tests/app/cli/envelopeschema.h"
#include "tests/support/qttestmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <string_view>

using namespace fairlead;
using tests::envelopeOf;
using tests::runCli;
using tests::schemaFault;
using tests::schemaFile;
using tests::words;

class SchemasTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandHasASchema()
    {
        int count = 0;
        for (const auto& command : cli::commands()) {
            const auto options = command->options();
            const bool hasEnvelope = std::ranges::any_of(
                options, [](std::string_view name) { return name == "envelope"; });
            const QString name = command->name();
            QVERIFY2(QFile::exists(schemaFile(name)) == hasEnvelope, command->name());
            QVERIFY2(QFile::exists(schemaFile(name + ".rows")) == hasEnvelope, command->name());
            count += hasEnvelope ? 1 : 0;
        }
        QVERIFY(count > 15);
    }

    void theSchemaIsOfThisVersion()
    {
        const auto schema
            = QJsonDocument::fromJson(tests::fileContent(schemaFile(QStringLiteral("envelope"))));
        QCOMPARE(schema["properties"]["schema"]["properties"]["version"]["const"].toInt(),
                 reports::envelopeVersion);
    }

    void theSchemaTellsRightFromWrong_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("as it is") << QByteArray() << QByteArray();
        QTest::newRow("another version")
            << QByteArray("\"version\": 1") << QByteArray("\"version\": 2");
        QTest::newRow("no rows") << QByteArray("\"rows\"") << QByteArray("\"lines\"");
        QTest::newRow("a list in a cell")
            << QByteArray("\"Rank\": 1,") << QByteArray("\"Rank\": [1],");
        QTest::newRow("a word in the place of a number")
            << QByteArray("\"Rank\": 1,") << QByteArray("\"Rank\": \"first\",");
        QTest::newRow("another command")
            << QByteArray("fairlead.jobs") << QByteArray("fairlead.shares");
        QTest::newRow("another type")
            << QByteArray("\"type\": \"number\"") << QByteArray("\"type\": \"integer\"");
        QTest::newRow("a moment in local time")
            << QByteArray("00:00Z") << QByteArray("00:00+01:00");
        QTest::newRow("a column less") << QByteArray("\"Rank\": 1,") << QByteArray();
        QTest::newRow("an unknown column")
            << QByteArray("\"Rank\": 1,") << QByteArray("\"Rank\": 1, \"Bogus\": 1,");
        QTest::newRow("a column of another listing")
            << QByteArray("\"Rank\": 1,") << QByteArray("\"Rank\": 1, \"Class\": \"batch\",");
        QTest::newRow("an empty row") << QByteArray("\"rows\": [") << QByteArray("\"rows\": [{},");
        QTest::newRow("an unknown key")
            << QByteArray("\"rows\": [") << QByteArray("\"lines\": [], \"rows\": [");
        QTest::newRow("not said who chose the columns")
            << QByteArray("\"selected\": false,") << QByteArray();
    }

    void theSchemaTellsRightFromWrong()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        auto text = runCli({"jobs", "demo:limoges", "--format", "json", "--envelope"}).out;
        QVERIFY(from.isEmpty() || text.contains(from));
        if (!from.isEmpty())
            text.replace(from, to);
        const auto said = schemaFault(text, "jobs");
        if (said.contains("cannot be asked"))
            QSKIP("python3-jsonschema is not installed");
        QVERIFY2(said.isEmpty() == from.isEmpty(), said);
        QVERIFY2(from.isEmpty() || said.contains("ValidationError"), said);
    }

    void rowsWithoutAnEnvelopeHaveASchema()
    {
        const auto right = runCli({"jobs", "demo:limoges", "--format", "json"}).out;
        const auto said = schemaFault(right, "jobs.rows");
        if (said.contains("cannot be asked"))
            QSKIP("python3-jsonschema is not installed");
        QCOMPARE(said, QByteArray());
        for (const auto& [from, to] :
             {std::pair<QByteArray, QByteArray>("\"Rank\": 1,", "\"Rank\": [1],"),
              {"\"Rank\": 1,", "\"Rank\": \"first\","},
              {"\"Rank\": 1,", "\"Rank\": 1, \"Bogus\": 1,"}}) {
            auto wrong = right;
            QVERIFY(wrong.contains(from));
            QVERIFY2(schemaFault(wrong.replace(from, to), "jobs.rows").contains("ValidationError"),
                     to);
        }
    }

    /// What each schema says of rows is not only of those of jobs.
    void noSchemaTakesRowsThatAreNot_data()
    {
        QTest::addColumn<QStringList>("command");
        for (const auto* line :
             {"shares demo:limoges", "weights demo:limoges", "usage demo:limoges",
              "explain demo:limoges 406393", "places demo:limoges --histogram",
              "compare demo:limoges --set PriorityWeightAge=1",
              "compare demo:limoges --set PriorityWeightAge=1 --summary", "jobs demo:moab"})
            QTest::newRow(line) << words(line);
    }

    void noSchemaTakesRowsThatAreNot()
    {
        QFETCH(QStringList, command);
        const auto right = envelopeOf(command);
        const auto row = right["rows"].toArray().first().toObject();
        const auto saidOf = [&](const QJsonObject& first) {
            auto wrong = right;
            auto rows = right["rows"].toArray();
            rows[0] = first;
            wrong["rows"] = rows;
            return schemaFault(QJsonDocument(wrong).toJson(), command.front());
        };
        const auto said = saidOf(row);
        if (said.contains("cannot be asked"))
            QSKIP("python3-jsonschema is not installed");
        QCOMPARE(said, QByteArray());
        QVERIFY(saidOf({}).contains("ValidationError"));
        auto more = row;
        more["Bogus"] = 1;
        QVERIFY(saidOf(more).contains("ValidationError"));
        for (const auto& name : row.keys()) {
            auto less = row;
            less.remove(name);
            QVERIFY2(saidOf(less).contains("ValidationError"), qPrintable(name));
        }
    }
};

FAIRLEAD_QTTEST(SchemasTest)
#include "tst_schemas.moc"
