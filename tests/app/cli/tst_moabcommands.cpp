// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl with Moab's site: demo, export, compare, explain.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

namespace {
QString goldenSlurm()
{
    return QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree");
}

bool writeText(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}
} // namespace

class TestMoabCommands : public QObject
{
    Q_OBJECT

private slots:
    void theDemoHasTheColumnsOfMoab();
    void explainNamesGateCapAndBound();
    void exportWithoutEditsIsTheFileItself();
    void exportChangesOneLine();
    void exportNeedsAMoabConfiguration();
    void compareWithItselfIsOne();
    void compareAgainstSlurm();
    void compareSlurmAgainstMoab();
    void everyCommandTakesTheDemo();
    void whatHoldsAJobIsInItsState();
    void theQosHaveThePrioritiesOfTheConfiguration();
    void usageOfATimeAheadAgesInItsWindows();
    void aCapPromisesNothing();
    void aPriorityThatWasSetByHandIsSaid();
};

void TestMoabCommands::theDemoHasTheColumnsOfMoab()
{
    const auto run = runCli({"jobs", "demo:moab", "--format", "csv", "--all"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.left(run.out.indexOf('\r')),
             QByteArray("Rank,JobID,User,Group,Account,Class,QOS,Priority,StartPriority,"
                        "RunPriority,Cred,FS,Attr,Serv,Targ,Res,Usage"));
    for (const auto* column : {"Cred", "FS", "Attr", "Serv", "Targ", "Res", "Usage"}) {
        const auto rows = csvRows(run.out);
        QVERIFY2(std::any_of(rows.begin(), rows.end(),
                             [&](const CsvRow& row) { return row[QLatin1String(column)] != "0"; }),
                 column);
    }
}

void TestMoabCommands::explainNamesGateCapAndBound()
{
    bool gate = false;
    bool cap = false;
    bool bound = false;
    for (const auto& row : csvRows(runCli({"jobs", "demo:moab", "--format", "csv"}).out)) {
        const auto text = runCli({"explain", "demo:moab", row["JobID"]}).out;
        gate = gate || text.contains("zeroed: user marlow has used");
        cap = cap || text.contains("WALLTIMECAP cuts");
        bound = bound || text.contains("lifted to the lower bound 1");
    }
    QVERIFY(gate);
    QVERIFY(cap);
    QVERIFY(bound);
}

void TestMoabCommands::exportWithoutEditsIsTheFileItself()
{
    QFile original(QStringLiteral(":/demo/moab/moab.cfg"));
    QVERIFY(original.open(QIODevice::ReadOnly));
    QCOMPARE(runCli({"export", "demo:moab", "--as", "moab.cfg"}).out, original.readAll());
}

void TestMoabCommands::exportChangesOneLine()
{
    const auto before = runCli({"export", "demo:moab", "--as", "moab.cfg"}).out.split('\n');
    const auto run = runCli({"export", "demo:moab", "--as", "moab.cfg", "--set", "FSWEIGHT=25",
                             "--set", "USERCFG[marlow]=FSTARGET=20-"});
    QCOMPARE(run.exitCode, 0);
    const auto after = run.out.split('\n');
    QCOMPARE(after.size(), before.size());
    QList<QByteArray> changed;
    for (qsizetype i = 0; i < after.size(); ++i) {
        if (after[i] != before[i])
            changed << after[i];
    }
    QCOMPARE(changed,
             (QList<QByteArray>{"USERCFG[marlow]    FSTARGET=20-  # never more than this",
                                "FSWEIGHT        25"}));
}

void TestMoabCommands::exportNeedsAMoabConfiguration()
{
    QCOMPARE(runCli({"export", "demo:limoges", "--as", "moab.cfg"}).exitCode, 1);
    QCOMPARE(runCli({"export", "demo:moab"}).exitCode, 1);
    QCOMPARE(runCli({"export", "demo:moab", "--as", "dump"}).exitCode, 1);
}

void TestMoabCommands::compareWithItselfIsOne()
{
    const QTemporaryDir folder;
    const auto file = folder.filePath(QStringLiteral("moab.cfg"));
    QVERIFY(writeText(file, runCli({"export", "demo:moab", "--as", "moab.cfg"}).out));
    const auto run = runCli({"compare", "demo:moab", "--against", file});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains("0 of 56 jobs move"));
    QVERIFY(run.out.contains("Kendall's rank correlation 1.0000 over 56 rows"));
    QCOMPARE(runCli({"compare", "demo:moab", "--against", "/no/such/moab.cfg"}).exitCode, 2);
}

void TestMoabCommands::compareAgainstSlurm()
{
    const QTemporaryDir folder;
    const auto file = folder.filePath(QStringLiteral("slurm.conf"));
    QVERIFY(writeText(file,
                      "ClusterName=x\nPriorityType=priority/multifactor\n"
                      "PriorityWeightAge=100000\nPriorityMaxAge=7-0\nPriorityWeightQOS=0\n"));
    const auto run = runCli({"compare", "demo:moab", "--against", file, "--format", "csv"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("Kendall's rank correlation 0."), run.err.constData());
    QVERIFY(run.err.contains("these differ most"));
    QVERIFY(run.err.contains("shares: 1 for every account"));
    const auto rows = csvRows(run.out);
    QCOMPARE(rows.size(), 56);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QCOMPARE(rows[i]["RankAfter"], QString::number(i + 1));
        QVERIFY(!rows[i]["RankBefore"].isEmpty());
    }
}

void TestMoabCommands::compareSlurmAgainstMoab()
{
    const QTemporaryDir folder;
    const auto file = folder.filePath(QStringLiteral("moab.cfg"));
    QVERIFY(writeText(file, "QUEUETIMEWEIGHT 1\n"));
    const auto run = runCli({"compare", goldenSlurm(), "--against", file, "--format", "csv"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("queue time: since a job was eligible"));
    QVERIFY(run.err.contains("Kendall's rank correlation"));
    QVERIFY(csvRows(run.out).size() > 1000);
}

void TestMoabCommands::everyCommandTakesTheDemo()
{
    const QTemporaryDir folder;
    for (const auto& words :
         {QStringList{"shares", "demo:moab"}, QStringList{"weights", "demo:moab"},
          QStringList{"compare", "demo:moab", "--set", "FSWEIGHT=0"},
          QStringList{"jobs", "demo:moab", "--norm"}, QStringList{"jobs", "demo:moab", "-w"},
          QStringList{"explain", "demo:moab", "40125", "40143"},
          QStringList{"report", "demo:moab", "--csv", folder.path()}})
        QCOMPARE(runCli(words).exitCode, 0);
    QCOMPARE(runCli({"jobs", "demo:moab", "--set", "FSWEIGHT=x"}).exitCode, 1);
    const auto store = folder.filePath("x.fairlead");
    QCOMPARE(runCli({"import", "demo:moab", "--into", store}).exitCode, 0);
    for (const auto* command : {"jobs", "shares", "weights"})
        QCOMPARE(runCli({command, store, "--format", "csv"}).out,
                 runCli({command, "demo:moab", "--format", "csv"}).out);
}

namespace {
QByteArray traceLine(const char* job, const char* state)
{
    return QByteArray(job) + " 0 1 ann g 3600 " + state
        + " [batch:1] 1000000000 1000000000 1000000000 1000003600 [NONE] [NONE] [NONE] >= 0 >= 0 "
          "[NONE] 9 1 1 DEFAULT:DEFAULT 0 acc x.cmd [NONE] 0 0 DEFAULT 1 0 0 0 0 0 [NONE] 0 [NONE] "
          "[NONE] [NONE] [NONE] [NONE]\n";
}
} // namespace

/// Whatever the word, they were ranked as waiting.
void TestMoabCommands::whatHoldsAJobIsInItsState()
{
    const QTemporaryDir folder;
    const auto work = QByteArray("VERSION 230\n") + traceLine("a", "Idle")
        + traceLine("b", "UserHold") + traceLine("c", "Deferred") + traceLine("d", "Completed")
        + traceLine("e", "Frobnicate");
    QVERIFY(writeText(folder.filePath("work.trace"), work));
    QVERIFY(writeText(folder.filePath("taken_at.txt"), "1000007200\n"));
    const auto ranked = [&](const char* mode) {
        QStringList jobs;
        const bool isWritten
            = writeText(folder.filePath("maui.cfg"),
                        QByteArray("SERVERMODE ") + mode + "\nQUEUETIMEWEIGHT 1\n");
        const auto run = runCli({"jobs", folder.path(), "--format", "csv"});
        for (const auto& row : csvRows(run.out))
            jobs << row["JobID"];
        jobs << (run.err.contains("“Frobnicate” is not a state") ? "told" : "untold");
        jobs << (run.err.contains("1 job has ended") ? "over" : "again");
        return isWritten ? jobs.join(' ') : QString();
    };
    QCOMPARE(ranked("NORMAL"), "a d e told over");
    QCOMPARE(ranked("SIMULATION"), "a b c d e told again");
    QVERIFY(writeText(folder.filePath("moab.cfg"), "QUEUETIMEWEIGHT 2\n"));
    QVERIFY(runCli({"jobs", folder.path()}).err.contains("moab.cfg: it is not read"));

    // A cap by its name needs no sign: 7200 s asked for by one job, 3600 each.
    QVERIFY(QFile::remove(folder.filePath("moab.cfg")));
    QVERIFY(writeText(folder.filePath("maui.cfg"),
                      "SERVERMODE NORMAL\nFSPOLICY DEDICATEDPS\nQUEUETIMEWEIGHT 1\n"
                      "USERCFG[ann] FSCAP=1800\n"));
    QCOMPARE(csvRows(runCli({"jobs", folder.path(), "--format", "csv"}).out).size(), 0);
}

/// They were all 0.
void TestMoabCommands::theQosHaveThePrioritiesOfTheConfiguration()
{
    for (const auto& row : csvRows(runCli({"qos", "demo:moab", "--format", "csv"}).out)) {
        if (row["Name"] == "urgent") {
            QCOMPARE(row["Priority"], "1000");
            return;
        }
    }
    QFAIL("there is no such QOS");
}

/// 40 % as a cap were drawn as a promise.
void TestMoabCommands::aCapPromisesNothing()
{
    const QTemporaryDir folder;
    QVERIFY(writeText(folder.filePath("work.trace"), "VERSION 230\n" + traceLine("a", "Idle")));
    QVERIFY(writeText(folder.filePath("taken_at.txt"), "1000007200\n"));
    const auto shares = [&](const char* target) {
        const bool isWritten
            = writeText(folder.filePath("maui.cfg"),
                        QByteArray("FSPOLICY DEDICATEDPS\nFSWEIGHT 1\nACCOUNTCFG[acc] FSTARGET=")
                            + target + '\n');
        for (const auto& row : csvRows(runCli({"shares", folder.path(), "--format", "csv"}).out)) {
            if (isWritten && row["Account"].trimmed() == "acc" && row["User"].isEmpty())
                return row["RawShares"];
        }
        return QString();
    };
    QCOMPARE(shares("40"), "40");
    QCOMPARE(shares("40+"), "40");
    QCOMPARE(shares("40%"), "");
    QCOMPARE(shares("40^"), "");
}

/// The mark was passed over.
void TestMoabCommands::aPriorityThatWasSetByHandIsSaid()
{
    const QTemporaryDir folder;
    QVERIFY(writeText(folder.filePath("work.trace"),
                      "VERSION 230\n" + traceLine("ja", "Idle") + traceLine("jb", "Idle")));
    QVERIFY(writeText(folder.filePath("taken_at.txt"), "1000007200\n"));
    QVERIFY(writeText(folder.filePath("maui.cfg"), "QUEUETIMEWEIGHT 1\n"));
    QVERIFY(writeText(folder.filePath("diagnose-p.txt"),
                      "diagnosing job priority information (partition: ALL)\n\n"
                      "Job                    PRIORITY*   Serv(QTime)\n"
                      "             Weights   --------       1(    1)\n\n"
                      "ja                          120       100.0(120.0)\n"
                      "jb                          120*      100.0(120.0)\n\n"
                      "Percent Contribution   --------     100.0(100.0)\n\n"
                      "* indicates system prio set on job\n"));
    const auto run = runCli({"jobs", folder.path()});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("diagnose-p.txt:7: the priority of job jb was set by hand"), run.err);
    QVERIFY2(!run.err.contains("of job ja"), run.err);
}

/// It decayed by a half-life of Slurm, then it stayed: windows become older, and fall out.
void TestMoabCommands::usageOfATimeAheadAgesInItsWindows()
{
    const auto usage = [](const QStringList& more) {
        return csvRows(runCli(QStringList{"shares", "demo:moab", "--format", "csv"} + more).out)
            .value(0)["RawUsage"];
    };
    QVERIFY(usage({}).toDouble() > 0);
    QCOMPARE(usage({"--moment", "2023-11-14T23:00:00"}), usage({})); // the same window
    const auto later = usage({"--moment", "2023-11-15T23:00:00"}).toDouble();
    QVERIFY(later > 0 && later < usage({}).toDouble());
    QCOMPARE(usage({"--moment", "2023-11-24T00:00:00"}), "0"); // FSDEPTH is 7
}

FAIRLEAD_QTTEST(TestMoabCommands)
#include "tst_moabcommands.moc"
