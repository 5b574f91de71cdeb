// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl scenarios: what a store keeps, and up to four side by side.

#include "models/accounting/store/accountname.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

class ScenariosCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = m_folder->filePath("site.fairlead");
    }
    void haveANoteAndAnAuthor();
    void standSideBySide();
    void areRenamedCopiedAndDeleted();

private:
    CliRun save(const QStringList& options) const
    {
        return runCli(QStringList{"save", m_store, "plan"} + options);
    }
    static QByteArray csv(const QStringList& arguments)
    {
        return runCli(arguments + QStringList{"--format", "csv"}).out;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
};

void ScenariosCommandTest::haveANoteAndAnAuthor()
{
    QCOMPARE(runCli({"import", "demo:textbook", "--into", m_store}).exitCode, 0);
    QCOMPARE(save({"--set", "PriorityWeightAge=7", "--note", "asked for on Monday"}).exitCode, 0);
    const auto texts = [&] {
        return csvRows(csv({"scenarios", m_store, "-o", "Name,Author,Note"})).value(0);
    };
    QCOMPARE(texts()["Note"], "asked for on Monday");
    QCOMPARE(texts()["Author"], QString::fromStdString(accounting::accountName()));
    // Who saves it again keeps them, unless something else is said.
    QCOMPARE(save({"--stored", "plan", "--set", "PriorityWeightAge=8"}).exitCode, 0);
    QCOMPARE(texts()["Note"], "asked for on Monday");
    QCOMPARE(save({"--stored", "plan", "--note", "agreed"}).exitCode, 0);
    QCOMPARE(texts()["Note"], "agreed");
    QCOMPARE(csvRows(csv({"scenarios", m_store})).value(0)["Note"], "agreed");
    QVERIFY(!runCli({"scenarios", m_store}).out.contains("agreed")); // too wide for people
}

void ScenariosCommandTest::standSideBySide()
{
    QCOMPARE(runCli({"import", "demo:limoges", "--into", m_store}).exitCode, 0);
    QCOMPARE(save({"--set", "PriorityWeightAge=0", "--note", "no age"}).exitCode, 0);
    const auto file = m_folder->filePath("other.json");
    QVERIFY(writeFile(file,
                      R"({"fairlead-scenario":1,"name":"more for geist","edits":[
                          {"edit":"share","account":"geist","shares":4000}]})"));
    const QStringList command{"scenarios", m_store, "plan", file};
    const auto rows = csvRows(csv(command));
    QVERIFY(rows.size() > 4);
    QCOMPARE(rows[0]["Kind"], "parameter");
    QCOMPARE(rows[0]["Name"], "PriorityWeightAge");
    QCOMPARE(rows[0]["A"], "0");
    QCOMPARE(rows[0]["B"], "");
    QCOMPARE(rows[1]["Kind"], "shares");
    QCOMPARE(rows[1]["Name"], "geist");
    QCOMPARE(rows[1]["B"], "4000");
    // What comes of them is what compare says of each alone.
    const auto moved = [&](const QStringList& edits) {
        const auto run = runCli(QStringList{"compare", m_store} + edits);
        static const QRegularExpression line("(\\d+) of \\d+ jobs move");
        return line.match(QString::fromUtf8(run.out)).captured(1);
    };
    QCOMPARE(rows[2]["Name"], "jobs that move");
    QCOMPARE(rows[2]["A"], moved({"--stored", "plan"}));
    QCOMPARE(rows[2]["B"], moved({"--scenario", file}));
    QVERIFY(rows[2]["A"] != rows[2]["B"]);
    QVERIFY(runCli(command).out.contains("A: plan ("));
    QVERIFY(runCli(command).out.contains("): no age\nB: more for geist\n"));
    QCOMPARE(runCli({"scenarios", m_store, "nobody"}).exitCode, 1);
    QCOMPARE(runCli({"scenarios", "demo:limoges", "nobody"}).exitCode, 2); // no such file
    QCOMPARE(runCli({"scenarios", "demo:limoges", file}).exitCode, 0);
    QCOMPARE(runCli({"scenarios", m_store, file, file, file, file, file}).exitCode, 1);
}

void ScenariosCommandTest::areRenamedCopiedAndDeleted()
{
    QCOMPARE(runCli({"import", "demo:textbook", "--into", m_store}).exitCode, 0);
    QCOMPARE(save({"--set", "PriorityWeightAge=7"}).exitCode, 0);
    const auto change = [&](const QString& name, const QStringList& options) {
        return runCli(QStringList{"scenarios", m_store, name} + options);
    };
    const auto names = [&] { return runCli({"scenarios", m_store, "-n", "-P", "-o", "Name"}).out; };
    QCOMPARE(change("plan", {"--copy", "second"}).exitCode, 0);
    const auto renamed = change("plan", {"--rename", "first"});
    QCOMPARE(renamed.exitCode, 0);
    QVERIFY2(renamed.err.contains("“plan” is “first” now: revision 4"), renamed.err);
    QCOMPARE(names(), "first\nsecond\n");
    // Nothing is overwritten, and who has looked before somebody else saved is told.
    const auto taken = change("first", {"--rename", "second"});
    QCOMPARE(taken.exitCode, 1);
    QVERIFY2(taken.err.contains("already has a scenario “second”"), taken.err);
    QVERIFY(change("second", {"--delete", "--based-on", "2"}).exitCode != 0);
    for (const auto& options : {QStringList{"--delete"}, {"--copy", "x"}, {"--rename", "x"}})
        QCOMPARE(change("nobody", options).exitCode, 1);
    QCOMPARE(names(), "first\nsecond\n");
    const auto deleted = change("second", {"--delete"});
    QCOMPARE(deleted.exitCode, 0);
    QVERIFY2(deleted.err.contains("audit keeps its edits"), deleted.err);
    QCOMPARE(names(), "first\n");
    QVERIFY(runCli({"audit", m_store, "-P"}).out.contains("scenario|second|"));

    for (const auto& options :
         {QStringList{"--delete", "--copy", "x"}, {"other", "--delete"}, {"--based-on", "4"}})
        QCOMPARE(change("first", options).exitCode, 1);
    QCOMPARE(runCli({"scenarios", m_store, "--rename", "x"}).exitCode, 1);
    for (const auto& options :
         {QStringList{}, {"--delete"}, {"--rename", "other"}, {"--copy", "other"}}) {
        const auto none
            = QStringList{"scenarios", m_folder->filePath("nosuch.fairlead"), "first"} + options;
        QCOMPARE(runCli(none).exitCode, 2); // a source that is not there
    }
    QCOMPARE(change("first", {"--rename", ""}).exitCode, 1);
    QCOMPARE(names(), "first\n");
}

FAIRLEAD_QTTEST(ScenariosCommandTest)
#include "tst_scenarioscommand.moc"
