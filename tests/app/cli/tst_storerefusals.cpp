// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What stores refuse, or have nothing to do for, and how that is said.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class StoreRefusals : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatStandsAlreadyIsNoRevision();
    void whatBothSetIsKnownByItsParameter();
    void aMessageHasNoEmptyLine();
    void aNameIsPrintedOnOneLine();
    void tablesOfAStoreTakeATimeout();
    void limitsAreOfTheCluster();

private:
    [[nodiscard]] CliRun apply(const QString& options) const
    {
        return runCli(QStringList{"apply", m_store} + options.split(u' '));
    }

    QTemporaryDir m_folder;
    QString m_store;
};

void StoreRefusals::init()
{
    m_store = m_folder.filePath(QStringLiteral("store%1.fairlead").arg(m_store.size()));
    QFile::remove(m_store);
    QCOMPARE(runCli({"import", "demo:textbook", "--into", m_store}).exitCode, 0);
}

void StoreRefusals::limitsAreOfTheCluster()
{
    const auto run = runCli({"apply", m_store, "--set", "account A MaxJobs=3"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("are not written into a store"), run.err);
}

void StoreRefusals::whatStandsAlreadyIsNoRevision()
{
    QVERIFY(apply("--share A=44 --set PriorityWeightAge=7").err.contains("revision 2"));
    for (const auto* same :
         {"--share A=44", "--share A=44 --set PriorityWeightAge=7",
          "--set PriorityWeightAge=7 --based-on 2", "--share A=1 --share A=44"}) {
        const auto again = apply(same);
        QVERIFY2(again.exitCode == 0 && again.err.endsWith("There is nothing to change.\n"),
                 again.err);
    }
    const auto audit = csvRows(runCli({"audit", m_store, "--format", "csv"}).out);
    QCOMPARE(audit.last()["Revision"], "2");
    QCOMPARE(apply("--share A=44 --based-on 1").exitCode, 4); // others have changed it meanwhile
    QVERIFY(apply("--share A=45").err.contains("revision 3"));
}

/// However a store keeps it: the version as two numbers, a type as a bit.
void StoreRefusals::whatBothSetIsKnownByItsParameter()
{
    const QList<QPair<QString, QString>> set{
        {"AccountingStorageEnforce", "associations,limits,safe"},
        {"PriorityType", "priority/basic"},
        {"SLURM_VERSION", "22.05"}};
    QString options;
    for (const auto& [name, value] : set)
        options += QStringLiteral(" --set %1=%2").arg(name, value);
    QCOMPARE(apply(options.trimmed()).exitCode, 0);
    auto rows = csvRows(runCli({"audit", m_store, "--format", "csv"}).out);
    rows.removeIf([](const auto& row) { return row["What"] != "parameter"; });
    QCOMPARE(rows.size(), set.size());
    for (qsizetype i = 0; i < set.size(); ++i) {
        QCOMPARE(rows[i]["Name"], set[i].first);
        QCOMPARE(rows[i]["To"], set[i].second);
    }
    for (const auto* mine : {"SLURM_VERSION=23.02", "PriorityType=priority/multifactor",
                             "AccountingStorageEnforce=qos"}) {
        const auto clash
            = apply(QStringLiteral("--set %1 --based-on 1 --on-conflict merge").arg(mine));
        QVERIFY2(clash.exitCode == 4 && clash.err.contains("both changed the same"), clash.err);
    }
}

void StoreRefusals::aMessageHasNoEmptyLine()
{
    const auto run = apply("--share A=45 --based-on 999");
    QCOMPARE(run.exitCode, 4);
    for (const auto& line : run.err.trimmed().split('\n'))
        QVERIFY2(!line.trimmed().isEmpty(), run.err);
}

void StoreRefusals::aNameIsPrintedOnOneLine()
{
    const auto run = runCli({"save", m_store, "a\nfairleadctl: all is well", "--share", "A=45"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("“a\\nfairleadctl: all is well”"), run.err);
}

void StoreRefusals::tablesOfAStoreTakeATimeout()
{
    for (const auto* command : {"audit", "series"})
        QCOMPARE(runCli({command, m_store, "--timeout", "5"}).exitCode, 0);
}

FAIRLEAD_QTTEST(StoreRefusals)
#include "tst_storerefusals.moc"
