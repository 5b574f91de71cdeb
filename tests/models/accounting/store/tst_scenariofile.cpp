// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/constants.h"
#include "models/accounting/store/scenariofile.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace fairlead;
using namespace fairlead::accounting;

/// Scenarios as files: what was written is read, what is wrong is said.
class TestScenarioFile : public QObject
{
    Q_OBJECT

private slots:
    void keepsEveryEdit();
    void readsWhatIsWrittenByHand();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void needsAFile();
    void replacesTheFileOrLeavesIt();
    void refusesTextThatIsNotUtf8();
};

namespace {
Scenario everyEdit()
{
    const AssocKey key{"geist", "d'\xc3\xa9t\xc3\xa9 \"x\"", "normal"};
    return {"more for \xc3\xa9t\xc3\xa9\n",
            {ShareEdit{key, 0}, ShareEdit{{"geist", "", ""}, slurm::useParentShares},
             ShareEdit{{"geist", "ann", ""}, slurm::useParentShares - 1},
             ParameterEdit{"PriorityDecayHalfLife", "14-0"},
             ParameterEdit{"PriorityWeightTRES", ""}, AddEdit{{"new", "", ""}, "geist", 12},
             AddEdit{key, "", slurm::useParentShares}, MoveEdit{"new", "root"},
             RenameEdit{"new", "newer"}, RemoveEdit{key}, RemoveEdit{{"newer", "", ""}}},
            "two\nlines \xe2\x80\xae <b>",
            "ada"};
}
} // namespace

void TestScenarioFile::keepsEveryEdit()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("scenario.json"));
    const auto scenario = everyEdit();
    std::set<std::size_t> kinds;
    for (const auto& edit : scenario.edits)
        kinds.insert(edit.index());
    QCOMPARE(kinds.size(), std::variant_size_v<Edit>);

    QLocale::setDefault(QLocale(QLocale::French));
    const auto written = writeScenario(path, scenario);
    const auto read = readScenario(path);
    QLocale::setDefault(QLocale::c());
    QVERIFY(written);
    QVERIFY(read);
    QVERIFY(*read == scenario);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);

    QVERIFY(writeScenario(path, {}));
    QVERIFY(*readScenario(path) == Scenario());
}

void TestScenarioFile::readsWhatIsWrittenByHand()
{
    const auto read = scenarioFromJson(R"({ "fairlead-scenario": 1,
        "edits": [ { "edit": "share", "account": "geist", "shares": 400 },
                   { "edit": "share", "account": "geist", "user": "ann", "shares": "parent" },
                   { "edit": "parameter", "name": "PriorityWeightAge", "value": "1000" } ] })");
    QVERIFY(read);
    const Scenario expected{"",
                            {ShareEdit{{"geist", "", ""}, 400},
                             ShareEdit{{"geist", "ann", ""}, slurm::useParentShares},
                             ParameterEdit{"PriorityWeightAge", "1000"}}};
    QVERIFY(*read == expected);
}

void TestScenarioFile::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("message");
    const auto with = [](const char* edit) {
        return QByteArray(R"({"fairlead-scenario":1,"edits":[{"edit":"remove","account":"a"},)")
            + edit + "]}";
    };
    const auto row = [](const char* name, const QByteArray& json, const char* message) {
        QTest::newRow(name) << json << QByteArray(message);
    };
    row("empty", "", "line 1, column ");
    row("comma", "{\n  \"fairlead-scenario\": 1,,\n}", "line 2, column ");
    row("binary", QByteArray("\x00\x01\xff\xfe", 4), "not JSON");
    row("list", "[]", "not a Fairlead scenario");
    row("other", R"({"name":"x","edits":[]})", "not a Fairlead scenario");
    row("newer", R"({"fairlead-scenario":2,"edits":[]})", "newer Fairlead");
    row("version", R"({"fairlead-scenario":"one","edits":[]})", "not a format number");
    row("name", R"({"fairlead-scenario":1,"name":5,"edits":[]})", "“name” is not a text");
    row("note", R"({"fairlead-scenario":1,"note":["x"],"edits":[]})", "“note” is not a text");
    row("author", R"({"fairlead-scenario":1,"author":1,"edits":[]})", "“author” is not a text");
    row("no edits", R"({"fairlead-scenario":1})", "“edits” is not a list");
    row("number", with("5"), "edit 2 is not an object");
    row("kind", with(R"({"edit":"destroy","account":"a"})"), "edit 2: “destroy” is not a kind");
    row("no kind", with(R"({"account":"a"})"), "edit 2: needs a text for “edit”");
    row("no account", with(R"({"edit":"share","shares":1})"), "edit 2: needs a text for “account”");
    row("no shares", with(R"({"edit":"share","account":"a"})"), "edit 2: needs “shares”");
    row("negative", with(R"({"edit":"share","account":"a","shares":-1})"), "needs “shares”");
    row("large", with(R"({"edit":"share","account":"a","shares":2147483647})"), "needs “shares”");
    row("fraction", with(R"({"edit":"share","account":"a","shares":1.5})"), "needs “shares”");
    row("word", with(R"({"edit":"share","account":"a","shares":"all"})"), "needs “shares”");
    row("nobody", with(R"({"edit":"remove","account":"a","user":""})"),
        "edit 2: needs a text for “user”"); // the account is meant where none is named
    row("value", with(R"({"edit":"parameter","name":"n","value":5})"), "needs a text for “value”");
    row("misspelt", with(R"({"edit":"remove","account":"a","usr":"b"})"), "does not know “usr”");
}

void TestScenarioFile::saysWhatIsWrong()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, message);
    const auto read = scenarioFromJson(json);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::DataInvalid);
    QVERIFY2(QByteArray::fromStdString(english(read.error().message)).contains(message),
             english(read.error().message).c_str());
}

void TestScenarioFile::needsAFile()
{
    const QTemporaryDir folder;
    const auto missing = readScenario(folder.filePath(QStringLiteral("none.json")));
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::SourceUnreachable);
    QCOMPARE(readScenario(folder.path()).error().code, ErrorCode::SourceUnreachable);
    const auto path = folder.filePath(QStringLiteral("bad.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n?");
    file.close();
    const auto bad = readScenario(path);
    QVERIFY(!bad);
    QVERIFY(QByteArray::fromStdString(english(bad.error().message))
                .startsWith(path.toUtf8() + ": line 2"));
}

void TestScenarioFile::replacesTheFileOrLeavesIt()
{
    const QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("scenario.json"));
    QVERIFY(writeScenario(path, everyEdit()));
    const Scenario bad{"bad \xe9", {}};
    QVERIFY(!writeScenario(path, bad));
    QVERIFY(*readScenario(path) == everyEdit());
    const auto nowhere = writeScenario(folder.filePath(QStringLiteral("no/s.json")), {});
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().code, ErrorCode::OutputFailed);
}

void TestScenarioFile::refusesTextThatIsNotUtf8()
{
    const Scenario bad{"fine", {MoveEdit{"a\xff", "root"}}};
    const auto json = scenarioToJson(bad);
    QVERIFY(!json);
    QCOMPARE(json.error().code, ErrorCode::OutputFailed);
}

FAIRLEAD_QTTEST(TestScenarioFile)
#include "tst_scenariofile.moc"
