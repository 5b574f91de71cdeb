// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is asked for and changes nothing is said, or refused where it was typed.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace fairlead::tests;

class WithoutEffect : public QObject
{
    Q_OBJECT

private slots:
    void optionsAreNamed_data();
    void optionsAreNamed();
    void aTaskOfAnArray();
    void aReportWithoutAPdf();
    void isRefused_data();
    void isRefused();
    void sharesOfASchedulerWithoutShares();
    void aPartitionChoosesTheRowsOfAJob();
    void usageBeforeTheFirstJob();
    void problemsAlikeAreCountedWithoutPlaceholders();
    void jobsStandInTheWayOfARemoval();
    void theNodesTellTheVersion();
    void theConfigurationTellsTheVersion();
    void oneFileThatIsNamedIsRead();
    void aYearIsNoMoment();

private:
    static bool write(const QString& path, const QByteArray& content)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }
};

void WithoutEffect::optionsAreNamed_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    const QString demo("demo:limoges");
    QTest::newRow("replay --at") << QStringList{"replay", demo, "--from", "2026-03-01", "--at", "5"}
                                 << QByteArray("--at changes nothing here\n");
    QTest::newRow("jobs -w -u") << QStringList{"jobs", demo, "-w", "-u", "x"}
                                << QByteArray("-u changes nothing here\n");
    QTest::newRow("compare --summary -A")
        << QStringList{"compare", demo, "--summary", "--account", "chimie"}
        << QByteArray("--account changes nothing here\n");
    QTest::newRow("weights --share") << QStringList{"weights", demo, "--share", "cistem=5"}
                                     << QByteArray("--share changes nothing here\n");
    QTest::newRow("qos --set") << QStringList{"qos", demo, "--set", "PriorityWeightAge=5"}
                               << QByteArray("--set changes nothing here\n");
    for (const auto* command : {"jobs", "places", "compare"})
        QTest::addRow("limit, %s", command)
            << QStringList{command, goldenFolder("slurm-22.05.8/fairtree"),
                           "--set", "account root GrpJobs=5",
                           "--set", "AccountingStorageEnforce=limits"}
            << QByteArray("They change no priority");
    QTest::newRow("limit, not enforced")
        << QStringList{"export", goldenFolder("slurm-22.05.8/fairtree"),
                       "--as",   "sacctmgr",
                       "--set",  "account root GrpJobs=5",
                       "--set",  "AccountingStorageEnforce=associations"}
        << QByteArray("Limits are not enforced here");
    QTest::newRow("--set twice")
        << QStringList{"jobs", demo, "--set", "PriorityWeightAge=5", "--set", "priorityweightage=6"}
        << QByteArray("--set priorityweightage is given again: the last one counts\n");
    QTest::newRow("--set twice, as it was typed")
        << QStringList{"jobs", demo, "--set", "PriorityWeightAge=5", "--set", "PriorityWeightAge=6"}
        << QByteArray("--set PriorityWeightAge is given again: the last one counts\n");
    QTest::newRow("--share twice")
        << QStringList{"shares", demo, "--share", "cistem=5", "--share", "cistem=6"}
        << QByteArray("--share cistem is given again: the last one counts\n");
    QTest::newRow("json -n") << QStringList{"jobs", demo, "--format", "json", "-n"}
                             << QByteArray("-n changes nothing here\n");
    QTest::newRow("csv -P") << QStringList{"shares", demo, "--format", "csv", "-P"}
                            << QByteArray("-P changes nothing here\n");
    QTest::newRow("-o and -l") << QStringList{"jobs", demo, "-o", "JobID", "-l"}
                               << QByteArray("-l changes nothing here\n");
    QTest::newRow("explain -l") << QStringList{"explain", "demo:moab", "40125", "-l"}
                                << QByteArray("-l changes nothing here\n");
    QTest::newRow("explain -p") << QStringList{"explain", "demo:moab", "40125", "-p", "nope"}
                                << QByteArray("there is no partition “nope” in this source\n");
    QTest::newRow("usage --share") << QStringList{"usage", demo, "--share", "cistem=5"}
                                   << QByteArray("--share changes nothing here\n");
    QTest::newRow("usage of a coming month")
        << QStringList{"usage", demo, "--from", "2030-01-01", "--to", "2030-02-01"}
        << QByteArray("the period begins after the source was read");
}

// A task of an array as Slurm's users name it.
void WithoutEffect::aTaskOfAnArray()
{
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(goldenFolder("slurm-22.05.8/fairtree"), site);
    const auto jobs = fileContent(site + "/jobs.txt")
                          .replace("JobId=27 ", "JobId=27 ArrayJobId=20 ArrayTaskId=7 ");
    QFile::remove(site + "/jobs.txt");
    QVERIFY(write(site + "/jobs.txt", jobs));
    QVERIFY(runCli({"explain", site, "20_7"}).out.startsWith("27 (judy, ceram)"));
    const auto listed = runCli({"jobs", site, "--all", "-j", "20_7", "-o", "JobID", "-n", "-P"});
    QCOMPARE(listed.out, QByteArray("27\n"));
    const auto both = runCli({"jobs", site, "--all", "-j", "20_7,28", "-o", "JobID", "-n", "-P"});
    QVERIFY2(both.out.contains("27\n") && both.out.contains("28\n"), both.out.constData());
    const auto none = runCli({"jobs", site, "--all", "-j", "20_8"});
    QVERIFY2(none.err.contains("there is no job “20_8” in this source"), none.err.constData());
}

// What only a PDF has, asked of CSV files.
void WithoutEffect::aReportWithoutAPdf()
{
    const QTemporaryDir folder;
    const auto run = runCli({"report", "demo:limoges", "--csv", folder.path(), "--site", "X",
                             "--language", "fr", "--seed", "4"});
    QVERIFY2(run.exitCode == 0, run.err);
    for (const auto* option : {"--site", "--language", "--seed"})
        QVERIFY2(run.err.contains(QByteArray(option) + " changes nothing here\n"), run.err);
}

void WithoutEffect::optionsAreNamed()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const auto run = runCli(words);
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(run.err.contains(message), run.err);
}

void WithoutEffect::isRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    const QString demo("demo:limoges");
    const QString moab("demo:moab");
    QTest::newRow("no user") << QStringList{"jobs", demo, "-u", ""}
                             << QByteArray("-u: expected one name or more");
    QTest::newRow("a comma") << QStringList{"jobs", demo, "-A", ","}
                             << QByteArray("-A: expected one name or more");
    QTest::newRow("a column twice")
        << QStringList{"jobs", demo, "-o", "Rank,Rank", "--format", "json"}
        << QByteArray("an object of JSON has each column once");
    for (const auto* job : {"12_x", "99999999999", "-1"})
        QTest::newRow(job) << QStringList{"jobs", demo, QStringLiteral("-j") + job}
                           << QByteArray("-j: not a job number");
    QTest::newRow("no column") << QStringList{"jobs", demo, "-o", ""}
                               << QByteArray("--fields: a value is missing");
    QTest::newRow("no time at all")
        << QStringList{"usage", demo, "--from", "2026-03-02", "--to", "2026-03-02"}
        << QByteArray("the period is empty: it begins and ends at 2026-03-02T00:00:00Z");
    QTest::newRow("two moments") << QStringList{"jobs", demo, "--at", "5", "--moment", "5"}
                                 << QByteArray("do not go together");
    QTest::newRow("open bracket") << QStringList{"jobs", moab, "--set", "USERCFG[ines=PRIORITY=5"}
                                  << QByteArray("the bracket is not closed");
    QTest::newRow("misspelt") << QStringList{"jobs", moab, "--set", "USERCFG[ines]=PRIORTY=5"}
                              << QByteArray("PRIORTY is not known");
    QTest::newRow("no attribute") << QStringList{"jobs", moab, "--set", "USERCFG[ines]=5"}
                                  << QByteArray("is not NAME=VALUE");
    QTest::newRow("decay") << QStringList{"jobs", moab, "--set", "FSDECAY=-1"}
                           << QByteArray("FSDECAY is outside 0 to 1");
    QTest::newRow("norm") << QStringList{"compare", demo, "--norm"}
                          << QByteArray("compare does not take --norm");
}

void WithoutEffect::isRefused()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const auto run = runCli(words);
    QVERIFY2(run.exitCode == 1, run.err);
    QVERIFY2(run.err.contains(message), run.err);
}

void WithoutEffect::sharesOfASchedulerWithoutShares()
{
    const auto account
        = csvRows(runCli({"shares", "demo:moab", "--format", "csv"}).out).value(1).value("Account");
    QVERIFY(!account.isEmpty());
    const auto run = runCli({"compare", "demo:moab", "--share", account + "=7", "--summary"});
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(run.err.contains("Moab knows no shares"), run.err);
    for (const QStringList& words : {QStringList{"hardware", "demo:moab", account + "=7"},
                                     {"reach", "demo:moab", account, "--factor", "0.5"}}) {
        const auto refused = runCli(words);
        QVERIFY2(refused.exitCode != 0, refused.out);
        QVERIFY2(refused.err.contains("Moab knows no shares"), refused.err);
    }
}

void WithoutEffect::aPartitionChoosesTheRowsOfAJob()
{
    const QStringList words{"explain", "demo:limoges", "406580", "--format", "csv"};
    QCOMPARE(csvRows(runCli(words).out).size(), 18);
    const auto rows = csvRows(runCli(words + QStringList{"-p", "rapide"}).out);
    QCOMPARE(rows.size(), 9);
    QCOMPARE(rows.first().value("Partition"), QString("rapide"));
    const auto other = runCli(words + QStringList{"-p", "nowhere"});
    QCOMPARE(other.exitCode, 1);
    QVERIFY2(other.err.contains("job 406580 does not ask for that partition"), other.err);
}

void WithoutEffect::usageBeforeTheFirstJob()
{
    const QStringList words{"usage", "demo:limoges", "--to", "2026-02-01", "--from"};
    QVERIFY(runCli(words + QStringList{"2020-01-01"})
                .err.contains("the source knows of no job that ran before 2025-12-02 08:50 UTC"));
    QVERIFY(!runCli(words + QStringList{"2026-01-01"}).err.contains("knows of no job"));
}

void WithoutEffect::problemsAlikeAreCountedWithoutPlaceholders()
{
    const QTemporaryDir folder;
    const auto golden = goldenFolder("slurm-22.05.8/fairtree");
    auto assocs = fileContent(golden + "/assocs.txt");
    for (int i = 0; i < 30; ++i)
        assocs += "a|b" + QByteArray::number(i) + '\n';
    QVERIFY(write(folder.filePath("assocs.txt"), assocs));
    QVERIFY(write(folder.filePath("config.txt"), fileContent(golden + "/config.txt")));
    const auto run = runCli({"weights", folder.path()});
    QVERIFY2(run.err.contains("more like this: the line has … of … columns"), run.err);
    QVERIFY2(!run.err.contains("%1"), run.err);
}

void WithoutEffect::jobsStandInTheWayOfARemoval()
{
    const QTemporaryDir folder;
    const auto file = folder.filePath("remove.json");
    QVERIFY(write(
        file, R"({"fairlead-scenario": 1, "edits": [{"edit": "remove", "account": "cistem"}]})"));
    const auto run = runCli({"export", "demo:limoges", "--as", "sacctmgr", "--scenario", file});
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(run.err.contains("of what is removed wait or run"), run.err);
    QVERIFY(run.out.contains("# Note: "));
}

void WithoutEffect::theNodesTellTheVersion()
{
    const QTemporaryDir folder;
    const auto file = folder.filePath("slurm.conf");
    QVERIFY(write(file, "ClusterName=limoges\nPriorityType=priority/multifactor\n"));
    const auto run = runCli({"weights", goldenFolder("slurm-22.05.8/fairtree"), "--config", file});
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(!run.err.contains("Slurm version: not in the source"), run.err);
}

// Nodes that have not answered yet have none; then it is what scontrol printed that tells, and with
// it in which order accounts with equal fair-shares stand.
void WithoutEffect::theConfigurationTellsTheVersion()
{
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(goldenFolder("slurm-22.05.8/fairtree"), site);
    const auto nodes = fileContent(site + "/nodes.txt").replace("Version=", "NoVersion=");
    QFile::remove(site + "/nodes.txt");
    QVERIFY(write(site + "/nodes.txt", nodes));
    const auto file = folder.filePath("slurm.conf");
    QVERIFY(write(file, "ClusterName=limoges\nPriorityType=priority/multifactor\n"));
    const auto run = runCli({"weights", site, "--config", file});
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(!run.err.contains("Slurm version: not in the source"), run.err);
}

void WithoutEffect::oneFileThatIsNamedIsRead()
{
    const QTemporaryDir folder;
    const auto run = runCli(
        {"report", "demo:textbook", "--csv", folder.filePath("csv"), "--logo", "/nonexistent.png"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("/nonexistent.png cannot be read"), run.err);
    QVERIFY(!QFile::exists(folder.filePath("csv")));
    const auto fifo = folder.filePath("fifo.png"); // opening it would wait for ever
    QCOMPARE(mkfifo(qPrintable(fifo), 0600), 0);
    const auto waits
        = runCli({"report", "demo:textbook", "--csv", folder.filePath("csv"), "--logo", fifo});
    QCOMPARE(waits.exitCode, 2);
    QVERIFY2(waits.err.contains("fifo.png cannot be read"), waits.err);
}

void WithoutEffect::aYearIsNoMoment()
{
    const auto run = runCli({"jobs", "demo:limoges", "--at", "2020"});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("2020-01-01"), run.err);
    QCOMPARE(runCli({"jobs", "demo:limoges", "--at", "2026-03-01"}).exitCode, 0);
}

FAIRLEAD_QTTEST(WithoutEffect)
#include "tst_withouteffect.moc"
