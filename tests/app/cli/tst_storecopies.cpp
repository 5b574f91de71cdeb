// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A store that is imported into another one: all of it, or nothing.

#include "models/accounting/store/store.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

class StoreCopies : public QObject
{
    Q_OBJECT

private slots:
    void aScenarioThatFitsNowhereIsNamedBefore();
    void scenariosComeWithTheSnapshot();
    void readingsAreNamedWhereThereAreSome();
    void theAuditNamesTheClusterThatWasReplaced();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }
    QTemporaryDir m_folder;
};

namespace {
const auto edit = QStringLiteral("PriorityWeightAge=1");

CliRun import(const QString& from, const QString& to)
{
    return runCli({"import", from, "--into", to});
}
} // namespace

void StoreCopies::aScenarioThatFitsNowhereIsNamedBefore()
{
    const auto from = path("from.fairlead");
    QCOMPARE(import("demo:textbook", from).exitCode, 0);
    QCOMPARE(runCli({"save", from, "a plan", "--set", edit}).exitCode, 0);
    QCOMPARE(runCli({"save", from, "b plan", "--set", edit}).exitCode, 0);
    // As an older program has written it, which took any name.
    auto file = fileContent(from);
    QVERIFY(file.contains("b plan"));
    QVERIFY(writeFile(from, file.replace("b plan", "b pla ")));
    const auto to = path("to.fairlead");
    const auto run = import(from, to);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("“b pla ”"), run.err);
    QVERIFY(!QFile::exists(to));
}

/// In one save: whoever reads in between finds all or nothing.
void StoreCopies::scenariosComeWithTheSnapshot()
{
    const auto from = path("several.fairlead");
    QCOMPARE(import("demo:textbook", from).exitCode, 0);
    for (const auto* name : {"one", "two", "three"})
        QCOMPARE(runCli({"save", from, name, "--set", edit}).exitCode, 0);
    const auto to = path("copy.fairlead");
    const auto run = import(from, to);
    QVERIFY2(run.exitCode == 0, run.err);
    QCOMPARE(*accounting::storeRevision(to), *accounting::storeRevision(from) + 1);
    QVERIFY(*accounting::storedScenarios(to) == *accounting::storedScenarios(from));
}

void StoreCopies::readingsAreNamedWhereThereAreSome()
{
    const auto store = path("other.fairlead");
    QCOMPARE(import("demo:textbook", store).exitCode, 0);
    const auto content = fileContent(store);
    const auto refused = import("demo:limoges", store);
    QCOMPARE(refused.exitCode, 4);
    QVERIFY2(refused.err.contains("is a store of the cluster textbook, not of limoges"),
             refused.err);
    QVERIFY2(refused.err.contains("--replace"), refused.err);
    QCOMPARE(fileContent(store), content);
    QCOMPARE(import("demo:textbook", store).exitCode, 0);
    const auto without = runCli({"import", "demo:limoges", "--into", store, "--replace"});
    QCOMPARE(without.exitCode, 0);
    QVERIFY2(without.err.contains("was a store of the cluster textbook and is of limoges now"),
             without.err);
    QVERIFY2(!without.err.contains("readings"), without.err);
}

void StoreCopies::theAuditNamesTheClusterThatWasReplaced()
{
    for (const auto* source : {"demo:limoges", "demo:textbook"})
        QCOMPARE(runCli({"import", source, "--into", path("into.fairlead"), "--replace"}).exitCode,
                 0);
    QMap<QString, CsvRow> lines;
    for (const auto& row : csvRows(runCli({"audit", path("into.fairlead"), "--format", "csv"}).out))
        lines.insert(row["Revision"] + row["What"], row);
    QVERIFY(lines["2snapshot"]["From"].startsWith("limoges at "));
    QVERIFY(lines["2snapshot"]["To"].startsWith("textbook at "));
    QCOMPARE(lines["2recording"]["From"], "limoges: " + lines["1recording"]["To"]);
    QVERIFY(lines["2recording"]["To"].isEmpty());
}

FAIRLEAD_QTTEST(StoreCopies)
#include "tst_storecopies.moc"
