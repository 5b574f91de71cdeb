// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What fairleadctl takes of another policy: all of a slurm.conf that schedules, not priorities
// alone.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fairlead::tests;

namespace {
const QString manyFeatures = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures");
const QString fairTree = QStringLiteral(FAIRLEAD_TEST_DATA "/golden/slurm-22.05.8/fairtree");
const QString firstCycle = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/firstcycle");

/// The settings of a capture as a slurm.conf, with its partitions.
QByteArray configOf(const QString& folder)
{
    QByteArray text;
    QFile config(folder + QStringLiteral("/config.txt"));
    if (!config.open(QIODevice::ReadOnly))
        return {};
    for (const auto& line : config.readAll().split('\n')) {
        const auto equals = line.indexOf(" = ");
        const auto value = line.mid(equals + 3).trimmed();
        const auto name = line.left(std::max<qsizetype>(equals, 0)).trimmed();
        if (equals > 0 && !value.isEmpty() && value != "(null)" && name != "BOOT_TIME")
            text += name + '=' + value.split(' ').first() + '\n';
    }
    QFile partitions(folder + QStringLiteral("/partitions.txt"));
    if (partitions.open(QIODevice::ReadOnly))
        text += partitions.readAll();
    return text;
}
} // namespace

class ReplayPoliciesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString write(const QString& name, const QByteArray& text) const
    {
        const auto path = m_folder.filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path
                                                                                  : QString();
    }
    static CliRun replayAgainst(const QString& file)
    {
        return runCli({"replay", manyFeatures, "--replicas", "1", "--jobs", "--format", "csv",
                       "--against", file});
    }

private slots:
    void aRenamedAccountKeepsJobsUsageAndLimits_data()
    {
        QTest::addColumn<QString>("folder");
        for (const auto* name : {"fairtree", "usedminutes", "wholenodes"})
            QTest::newRow(name) << QStringLiteral(FAIRLEAD_TEST_DATA "/replay/")
                    + QLatin1String(name);
    }
    void aRenamedAccountKeepsJobsUsageAndLimits()
    {
        QFETCH(const QString, folder);
        const auto file = write(QStringLiteral("renamed.json"),
                                R"({"fairlead-scenario":1,"edits":[
                                   {"edit":"rename","account":"astro","name":"stars"}]})");
        const QStringList asked{"replay",     folder, "--scenario", file,
                                "--replicas", "1",    "--format",   "csv"};
        const auto rowsOf = [](const QByteArray& table, const QByteArray& policy) {
            QList<QByteArray> rows;
            for (const auto& line : table.split('\n')) {
                if (line.startsWith(policy))
                    rows.append(line.mid(line.indexOf(',')));
            }
            return rows;
        };
        const auto jobs = runCli(asked + QStringList{"--jobs"}).out;
        QVERIFY(rowsOf(jobs, "baseline").size() > 100);
        QCOMPARE(rowsOf(jobs, "scenario"), rowsOf(jobs, "baseline"));
        const auto accounts = runCli(asked).out;
        const auto promised = accounts.split('\n').first().split(',').indexOf("PromisedShare");
        QVERIFY(promised > 0);
        for (const auto& row : rowsOf(accounts, "scenario"))
            QVERIFY2(!row.split(',').at(promised).isEmpty(), row);
    }

    /// Whom a list of jobs beside the history does not have.
    void strangersOfAHistoryAreToldByEachForm()
    {
        const QTemporaryDir folder;
        const auto source = folder.filePath(QStringLiteral("capture"));
        copyCapture(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/accounted"), source);
        QFile history(source + QStringLiteral("/history.txt"));
        QVERIFY(history.open(QIODevice::ReadOnly));
        auto lines = history.readAll().split('\n');
        history.close();
        QVERIFY(lines[1].startsWith("1|1|12|cyd|chem|"));
        lines[1].replace("|cyd|chem|", "|ghost|chem|");
        QVERIFY(history.open(QIODevice::WriteOnly));
        history.write(lines.join('\n'));
        history.close();
        QFile usage(source + QStringLiteral("/usage.txt"));
        QVERIFY(usage.open(QIODevice::WriteOnly));
        usage.write(
            "3|8|bea|bio|main|normal|2026-11-22T01:58:34|2026-11-22T02:08:22|cpu=4|COMPLETED\n");
        usage.close();
        const auto check = runCli({"replay", source, "--check"});
        QVERIFY2(check.exitCode == 0, check.err);
        QVERIFY2(check.err.contains("2 jobs are of accounts or users that are not in the list; "
                                    "the first is chem/ghost\n"),
                 check.err);
        const auto run = runCli({"replay", source, "--replicas", "1", "--starving"});
        QVERIFY2((run.out + run.err).contains("the first is of ghost (chem)"), run.err);
    }

    /// A trace without waits says how long jobs ran, and not when.
    void whatIsNotKnownIsNoZero()
    {
        const QTemporaryDir folder;
        QFile trace(folder.filePath(QStringLiteral("t.swf")));
        QVERIFY(trace.open(QIODevice::WriteOnly));
        trace.write("; MaxProcs: 4\n1 0 -1 100 4 -1 -1 4 600 -1 1 1 1 -1 1 1 -1 -1\n"
                    "2 5 -1 300 4 -1 -1 4 600 -1 1 1 1 -1 1 1 -1 -1\n");
        trace.close();
        const auto run = runCli(
            {"replay", trace.fileName(), "--by", "cluster", "--format", "csv", "--replicas", "1"});
        QVERIFY2(run.exitCode == 0, run.err);
        const auto rows = csvRows(run.out);
        QCOMPARE(rows.size(), qsizetype{2});
        for (const auto* column : {"Utilisation", "DeliveredShare", "JainIndex", "Starving"}) {
            QCOMPARE(rows[0][QLatin1String(column)], QString());
            QVERIFY(!rows[1][QLatin1String(column)].isEmpty());
        }
        QVERIFY(run.err.contains("2 recorded job"));
        QVERIFY(run.err.contains("does not say when its jobs ran"));
        QVERIFY2(!run.err.contains("recorded, "), run.err);
        const auto usage = runCli({"usage", trace.fileName()});
        QCOMPARE(usage.exitCode, 3);
        QVERIFY2(usage.err.contains("has no usage history"), usage.err);
    }

    /// Each file and each scenario is a policy of its own, with the starts that it has alone.
    void severalPoliciesAreReplayedTogether()
    {
        const auto own = write("a.conf", configOf(manyFeatures));
        auto text = configOf(manyFeatures);
        text.replace("PriorityWeightAge=", "PriorityWeightAge=1");
        const auto other = write("b.conf", text);
        const QByteArray scenario = R"({"fairlead-scenario": 1, "name": "%", "edits": [
            {"edit": "parameter", "name": "PriorityWeightFairshare", "value": "0"}]})";
        const auto named = write("s.json", QByteArray(scenario).replace("%", "no shares"));
        const QStringList usual{"replay", manyFeatures, "--replicas", "1",
                                "--jobs", "--format",   "csv"};
        const auto both = runCli(usual + QStringList{"--against", own, "--against", other});
        QVERIFY2(both.exitCode == 0, both.err);
        QVERIFY(startsUnder(both, "baseline").size() > 10);
        QCOMPARE(startsUnder(both, "a.conf"), startsUnder(both, "baseline"));
        QCOMPARE(startsUnder(both, "b.conf"),
                 startsUnder(runCli(usual + QStringList{"--against", other}), "b.conf"));
        const auto second = write("t.json", QByteArray(scenario).replace("%", "no shares"));
        const auto two = runCli(usual
                                + QStringList{"--scenario", named, "--scenario", second, "--set",
                                              "PriorityWeightAge=0", "--against", own});
        QVERIFY2(two.exitCode == 0, two.err);
        const auto alone = startsUnder(
            runCli(usual + QStringList{"--scenario", named, "--set", "PriorityWeightAge=0"}),
            "no shares");
        QVERIFY(alone.size() > 10);
        QCOMPARE(startsUnder(two, "no shares"), alone);
        QCOMPARE(startsUnder(two, "t.json"), alone);
        QVERIFY(!startsUnder(two, "a.conf").isEmpty());
    }

    void morePoliciesThanFourAreRefused()
    {
        const auto refused = [](const QStringList& more, const char* why) {
            const auto run = runCli(QStringList{"replay", manyFeatures} + more);
            return run.exitCode == 1 && run.out.isEmpty() && run.err.contains(why);
        };
        QVERIFY(refused(
            {"--against", "a", "--against", "b", "--against", "c", "--set", "PriorityWeightAge=1"},
            "4 policies at most, the present one among them: 5 are asked for"));
        QVERIFY(refused({"--against", "a", "--against", "a"}, "--against a is given twice"));
        QVERIFY(refused({"--scenario", "a", "--scenario", "b", "--check"}, "--check"));
        QVERIFY(refused({"--scenario", "a", "--scenario", "b", "--stored", "c"},
                        "--stored and --scenario together are one scenario"));
    }

    void theOwnConfigurationChangesNothing()
    {
        const auto run = replayAgainst(write("own.conf", configOf(manyFeatures)));
        QCOMPARE(run.exitCode, 0);
        const auto own = startsUnder(run, "baseline");
        QVERIFY(own.size() > 10);
        QCOMPARE(startsUnder(run, "own.conf"), own);
    }

    void schedulersOfAnotherConfigurationAreReplayed()
    {
        auto text = configOf(manyFeatures);
        text.replace("bf_interval=10", "bf_interval=-1,default_queue_depth=1");
        const auto run = replayAgainst(write("shallow.conf", text));
        QCOMPARE(run.exitCode, 0);
        QVERIFY(startsUnder(run, "shallow.conf") != startsUnder(run, "baseline"));
    }

    void partitionsOfAnotherConfigurationAreReplayed()
    {
        auto text = configOf(manyFeatures);
        QVERIFY(text.contains("MaxTime=01:00:00") && text.contains("Nodes=n4"));
        text.replace("Nodes=n[1-4]", "Nodes=n1").replace("Nodes=n4", "Nodes=m9");
        text += "PartitionName=new Nodes=ALL\n";
        const auto run = replayAgainst(write("narrow.conf", text));
        QCOMPARE(run.exitCode, 0);
        QVERIFY(startsUnder(run, "narrow.conf") != startsUnder(run, "baseline"));
        for (const auto* said : {"partition new is not in the source and is left out",
                                 "the nodes of partition quick are not in the source"})
            QVERIFY2(run.err.contains(said), run.err);
    }

    void prioritiesAloneLeaveTheSchedulersAsTheyAre()
    {
        const auto run = replayAgainst(write("flat.conf", "PriorityWeightAge=1000\n"));
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(!run.err.contains("is not in the source"), run.err);
        QCOMPARE(startsUnder(run, "flat.conf").size(), startsUnder(run, "baseline").size());
    }

    void compareTakesThePrioritiesOfPartitions()
    {
        const auto compared = [&](const QByteArray& partitions) {
            const auto run
                = runCli({"compare", fairTree, "--summary", "--against",
                          write("factors.conf", "PriorityWeightPartition=30000\n" + partitions)});
            return run.exitCode == 0 ? run.out : run.err;
        };
        QStringList names;
        for (const auto& row : csvRows(runCli({"jobs", fairTree, "--format", "csv"}).out)) {
            if (!names.contains(row["Partition"]))
                names << row["Partition"];
        }
        QVERIFY(names.size() > 1);
        names.sort();
        const auto inOrder = [&] {
            QByteArray partitions;
            for (qsizetype i = 0; i < names.size(); ++i)
                partitions += "PartitionName=" + names[i].toUtf8()
                    + " Nodes=ALL PriorityJobFactor=" + QByteArray::number(1 + 10 * i) + '\n';
            return compared(partitions);
        };
        const auto first = inOrder();
        std::ranges::reverse(names);
        const auto last = inOrder();
        QVERIFY2(first != last, first);
        QVERIFY2(first != compared({}) || last != compared({}), first);
    }

    // With all seeds: where the first cycle falls does not matter.
    void whatIsUsedBeforeTheFirstCycleCounts()
    {
        for (int seed = 1; seed <= 12; ++seed) {
            const auto run = runCli({"replay", firstCycle, "--replicas", "1", "--jobs", "--seed",
                                     QString::number(seed), "--format", "csv"});
            QCOMPARE(run.exitCode, 0);
            const auto starts = startsUnder(run, "baseline");
            QVERIFY(!starts.value("1").isEmpty());
            QCOMPARE(starts.value("2"), QString());
        }
    }

    void limitsOfAScenarioHold()
    {
        const auto starts = [](const QStringList& edits) {
            QStringList command{"replay", manyFeatures, "--replicas", "1",
                                "--jobs", "--format",   "csv"};
            for (const auto& edit : edits)
                command += {"--set", edit};
            const auto run = runCli(command);
            return run.exitCode == 0 ? startsUnder(run, edits.isEmpty() ? "baseline" : "scenario")
                                     : decltype(startsUnder(run, ""))();
        };
        const auto asItIs = starts({});
        const auto without = starts({"qos normal MaxTRESPU=cpu=-1"});
        const auto same = starts({"qos normal MaxTRESPU=cpu=48"});
        QVERIFY(!asItIs.isEmpty() && asItIs.size() == without.size());
        QVERIFY(without != asItIs);
        QCOMPARE(same, asItIs); // what it is anyway
        const auto unknown = runCli(
            {"replay", manyFeatures, "--replicas", "1", "--set", "qos nosuch MaxJobsPU=1"});
        QCOMPARE(unknown.exitCode, 1);
        QVERIFY2(unknown.err.contains("there is no QOS of that name"), unknown.err);
    }

    void editsReachTheSchedulers()
    {
        const QStringList command{"replay", firstCycle, "--replicas", "1",
                                  "--jobs", "--format", "csv",        "--set"};
        const auto free = runCli(command + QStringList{"AccountingStorageEnforce=none"});
        QCOMPARE(startsUnder(free, "baseline").value("2"), QString());
        QVERIFY(!startsUnder(free, "scenario").value("2").isEmpty());
        const auto preempting = runCli(
            command + QStringList{"PreemptType=preempt/qos", "--set", "PreemptMode=REQUEUE"});
        QVERIFY2(preempting.err.contains("a replay does not know PreemptType=preempt/qos"),
                 preempting.err);
    }
};

FAIRLEAD_QTTEST(ReplayPoliciesTest)
#include "tst_replaypolicies.moc"
