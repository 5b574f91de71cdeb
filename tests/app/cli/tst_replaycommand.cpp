// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl replay over what a real slurmctld did (tests/data/replay).

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

namespace {
const QString recording = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures");

bool copyFolder(const QString& from, const QString& to)
{
    const QDir folder(from);
    if (!QDir().mkpath(to))
        return false;
    for (const auto& name : folder.entryList(QDir::Files)) {
        if (!QFile::copy(folder.filePath(name), to + QLatin1Char('/') + name))
            return false;
    }
    return true;
}

CliRun replay(const QString& folder, const QStringList& more)
{
    return runCli(QStringList{"replay", folder, "--format", "csv"} + more);
}

CsvRow rowOf(const QList<CsvRow>& rows, const QString& column, const QString& value)
{
    for (const auto& row : rows) {
        if (row[column] == value)
            return row;
    }
    return {};
}
} // namespace

class ReplayCommand : public QObject
{
    Q_OBJECT

private slots:
    // Eight processors: job 1 has them all, 2 and 3 share them afterwards, 4 is cancelled, 5 waits
    // for job 2 and needs everything.
    void aTraceIsReplayed()
    {
        const auto small = QStringLiteral(FAIRLEAD_TEST_DATA "/swf/small.swf");
        const auto run = replay(small, {"--replicas", "1", "--jobs"});
        QCOMPARE(run.exitCode, 0);
        QMap<QString, int> waits;
        for (const auto& row : csvRows(run.out))
            waits.insert(row["Policy"] + row["JobID"], row["Wait"].toInt());
        QCOMPARE(waits.value("recorded5"), 110);
        QVERIFY(waits.value("baseline2") >= 90);
        QVERIFY(waits.value("baseline5") >= 40 + 60); // behind job 2
        QVERIFY(run.err.contains("no recorded start could be checked"));
        QVERIFY(run.err.contains("1 job uses think time after another job"));
        const auto check = replay(small, {"--check"});
        QCOMPARE(check.exitCode, 3);
        QVERIFY(check.err.contains("does not say on which nodes"));
    }

    // The same numbers as the command's own, with the edits beside the policy as it is.
    void aReportHasTheOutlookThatIsAskedFor()
    {
        const QTemporaryDir folder;
        const auto tables = folder.filePath("tables");
        QCOMPARE(runCli({"report", recording, "--csv", tables}).exitCode, 0);
        QVERIFY(!QFile::exists(tables + "/outlook.csv"));
        const QStringList asked{"--replicas", "2", "--seed", "7", "--set", "PriorityWeightAge=0"};
        QCOMPARE(runCli(QStringList{"report", recording, "--csv", tables} + asked).exitCode, 0);
        QCOMPARE(fileContent(tables + "/outlook.csv"), replay(recording, asked).out);
        const auto none = runCli({"report", "demo:textbook", "--csv", tables, "--replicas", "2"});
        QCOMPARE(none.exitCode, 0);
        QVERIFY(!QFile::exists(tables + "/outlook.csv") && QFile::exists(tables + "/jobs.csv"));
    }

    void everyRecordedDecisionIsFound()
    {
        const auto run = replay(recording, {"--check"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.startsWith("Scheduler,Passes,Starts,Found,SameNodes,TooMany\r\n"));
        const auto rows = csvRows(run.out);
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0]["Scheduler"], "main");
        QCOMPARE(rows[1]["Scheduler"], "backfill");
        const auto& total = rows[2];
        QCOMPARE(total["Scheduler"], "total");
        QCOMPARE(total["Starts"], "170");
        QCOMPARE(total["Found"], "170");
        QCOMPARE(total["SameNodes"], "170");
        QCOMPARE(total["TooMany"], "0");
    }

    void withoutALogNearlyAllAreFound()
    {
        QTemporaryDir folder;
        const auto copy = folder.filePath("case");
        QVERIFY(copyFolder(recording, copy) && copyFolder(recording + "/before", copy + "/before"));
        QVERIFY(QFile::remove(copy + "/slurmctld.log"));
        const auto total = rowOf(csvRows(replay(copy, {"--check"}).out), "Scheduler", "total");
        QCOMPARE(total["Starts"], "170");
        QVERIFY2(total["Found"].toInt() >= 165, qPrintable(total["Found"]));
    }

    void everyDecisionIsListed()
    {
        const auto rows = csvRows(replay(recording, {"--check", "--jobs"}).out);
        QCOMPARE(rows.size(), 170);
        const auto first = rows.first();
        QCOMPARE(first["Time"], "2026-11-22T00:26:25");
        QCOMPARE(first["JobID"], "1");
        QCOMPARE(first["NodeList"], "n1");
        QCOMPARE(first["ExpectedNodeList"], "n1");
    }

    void recordedComesFirstThenTheReplays()
    {
        const auto run
            = replay(recording, {"--replicas", "3", "--set", "PriorityWeightFairshare=0"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.startsWith(
            "Policy,Account,Jobs,MeanWait,MeanWaitLow,MeanWaitHigh,MedianWait,P90Wait,"
            "DeliveredShare,DeliveredShareLow,DeliveredShareHigh,PromisedShare,MeanWaitChange,"
            "MeanWaitChangeLow,MeanWaitChangeHigh,MeanSlowdown,MedianSlowdown,P90Slowdown,"
            "Starving,MeanWait"));
        const auto rows = csvRows(run.out);
        QCOMPARE(rows.size(), 12);
        QCOMPARE(rows[0]["Policy"], "recorded");
        QCOMPARE(rows[0]["Account"], "astro");
        QVERIFY(rows[0]["MeanWaitLow"].isEmpty());
        QCOMPARE(rows[4]["Policy"], "baseline");
        QVERIFY(rows[4]["MeanWaitLow"].toDouble() <= rows[4]["MeanWait"].toDouble());
        QVERIFY(rows[4]["MeanWait"].toDouble() <= rows[4]["MeanWaitHigh"].toDouble());
        QCOMPARE(rows[8]["Policy"], "scenario");
        double shares = 0;
        for (int i = 4; i < 8; ++i)
            shares += rows[i]["DeliveredShare"].toDouble();
        QVERIFY(qAbs(shares - 1.0) < 1e-9);
        QVERIFY(run.err.contains("recorded starts found"));
    }

    void everyGroupingHoldsAllJobs()
    {
        for (const auto* by : {"account", "user", "qos", "partition", "size", "cluster"}) {
            const auto run = replay(recording, {"--replicas", "2", "--by", by});
            QCOMPARE(run.exitCode, 0);
            int jobs = 0;
            double share = 0;
            for (const auto& row : csvRows(run.out)) {
                jobs += row["Policy"] == "recorded" ? row["Jobs"].toInt() : 0;
                share += row["Policy"] == "baseline" ? row["DeliveredShare"].toDouble() : 0;
            }
            QCOMPARE(jobs, 170);
            QVERIFY2(qAbs(share - 1.0) < 1e-9, by);
        }
        const auto rows = csvRows(replay(recording, {"--replicas", "2", "--by", "cluster"}).out);
        QCOMPARE(rows.size(), 2);
        for (const auto& row : rows) {
            QVERIFY(row["Utilisation"].toDouble() > 0.1 && row["Utilisation"].toDouble() <= 1.0);
            QVERIFY(row["JainIndex"].toDouble() > 0.25 && row["JainIndex"].toDouble() <= 1.0);
        }
    }

    void hoursAddUpToWhatWasDelivered()
    {
        const auto run = replay(recording, {"--replicas", "1", "--timeline"});
        QVERIFY(run.out.startsWith("Policy,Time,Account,CPUHours,Share,Waiting\r\n"));
        QHash<QString, double> held;
        double all = 0;
        for (const auto& row : csvRows(run.out)) {
            if (row["Policy"] != "baseline")
                continue;
            held[row["Account"]] += row["CPUHours"].toDouble();
            all += row["CPUHours"].toDouble();
        }
        QVERIFY(all > 0);
        for (const auto& row : csvRows(replay(recording, {"--replicas", "1"}).out)) {
            if (row["Policy"] == "baseline")
                QVERIFY(qAbs(held[row["Account"]] / all - row["DeliveredShare"].toDouble()) < 1e-9);
        }
    }

    void nobodyStarvesInTwelveMinutes()
    {
        QCOMPARE(csvRows(replay(recording, {"--replicas", "1", "--starving"}).out).size(), 0);
    }

    void theSamePolicyIsNoDifference()
    {
        const auto run
            = replay(recording, {"--replicas", "3", "--against", recording + "/config.txt"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.err.contains("“config.txt”: no difference"));
    }

    void theSameSeedGivesTheSameBytes()
    {
        const QStringList options{"--replicas", "4", "--seed", "7"};
        QCOMPARE(replay(recording, options).out, replay(recording, options).out);
        QVERIFY(replay(recording, options).out
                != replay(recording, {"--replicas", "4", "--seed", "8"}).out);
    }

    void waitsAreDividedToTheSecond()
    {
        const auto run = replay(recording, {"--jobs", "--replicas", "1"});
        int replayed = 0;
        for (const auto& row : csvRows(run.out)) {
            if (row["Policy"] != "baseline" || row["Start"].isEmpty())
                continue;
            int sum = 0;
            for (const auto* part :
                 {"WaitNotEligible", "WaitLimit", "WaitPriority", "WaitResources", "WaitScheduler"})
                sum += row[part].toInt();
            QCOMPARE(sum, row["Wait"].toInt());
            ++replayed;
        }
        QVERIFY(replayed > 150);
    }

    void whatIsMissingIsNamed()
    {
        QTemporaryDir folder;
        const auto copy = folder.filePath("case");
        QVERIFY(copyFolder(recording, copy));
        QVERIFY(QFile::remove(copy + "/nodes.txt"));
        auto run = replay(copy, {"--check"});
        QCOMPARE(run.exitCode, 3);
        QVERIFY(run.err.contains("nodes.txt"));
        QVERIFY(QFile::remove(copy + "/history.txt"));
        run = replay(copy, {"--check"});
        QCOMPARE(run.exitCode, 3);
        QVERIFY(run.err.contains("history.txt"));
        run = replay(QStringLiteral("demo:textbook"), {});
        QCOMPARE(run.exitCode, 3);
        QVERIFY(run.err.contains("history"));
    }

    // A node that has gone from the machine, and a line of QOS that has no name.
    void modesThatAReplayDoesNotHaveAreNamed()
    {
        const QTemporaryDir folder;
        const auto config = folder.filePath("config.txt");
        auto text = fileContent(recording + "/config.txt");
        QVERIFY(writeFile(config, text.replace("preempt/none", "preempt/qos")));
        const QByteArray told = "a replay does not know PreemptType=preempt/qos";
        QVERIFY(!replay(recording, {"--replicas", "1"}).err.contains(told));
        QVERIFY(replay(recording, {"--replicas", "1", "--config", config}).err.contains(told));
    }

    void namesOfNothingAreNoEnd()
    {
        QTemporaryDir folder;
        const auto copy = folder.filePath("case");
        QVERIFY(copyFolder(recording, copy) && copyFolder(recording + "/before", copy + "/before"));
        auto history = fileContent(copy + "/history.txt");
        history.replace("|n1|", "|gone1|");
        QVERIFY(writeFile(copy + "/history.txt", history));
        const auto qos = fileContent(copy + "/qos.txt").trimmed();
        const auto last = qos.split('\n').last();
        QVERIFY(writeFile(copy + "/qos.txt", qos + '\n' + last.mid(last.indexOf('|')) + '\n'));
        const auto run = replay(copy, {"--check"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.err.contains("1 name in node lists is not a node of the machine: "));
        QCOMPARE(replay(copy, {"--replicas", "1"}).exitCode, 0);
    }

    // They are replayed, and count for nobody's share.
    void jobsOfStrangersAreTold()
    {
        QTemporaryDir folder;
        const auto copy = folder.filePath("case");
        QVERIFY(copyFolder(recording, copy));
        auto history = fileContent(copy + "/history.txt").split('\n');
        auto cells = history[1].split('|');
        const auto columns = history[0].split('|');
        cells[columns.indexOf("User")] = "eve";
        cells[columns.indexOf("Account")] = "nobody";
        history[1] = cells.join('|');
        QVERIFY(writeFile(copy + "/history.txt", history.join('\n')));
        const auto run = replay(copy, {"--replicas", "2"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains("1 recorded job(s) are of users whom the cluster does not have, "
                                  "without shares and usage; the first is of eve (nobody)"),
                 run.err.constData());
        QVERIFY(!replay(recording, {"--replicas", "2"}).err.contains("does not have"));
    }

    // Two words of a set of nodes, and names for less than one.
    void aNodeMayBeListedTwice()
    {
        QTemporaryDir folder;
        const auto copy = folder.filePath("case");
        QVERIFY(copyFolder(recording, copy));
        QVERIFY(writeFile(copy + "/nodes.txt", fileContent(copy + "/nodes.txt").repeated(20)));
        const auto run = replay(copy, {"--check"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(rowOf(csvRows(run.out), "Scheduler", "total")["Starts"], "170");
    }

    // Each asks for another table, or for what that table has not.
    void optionsThatExcludeEachOtherAreRefused()
    {
        const QList<QStringList> pairs{
            {"--check", "--timeline"},      {"--check", "--starving"},
            {"--check", "--by", "user"},    {"--check", "--against", "/nonexistent"},
            {"--jobs", "--timeline"},       {"--jobs", "--starving"},
            {"--jobs", "--by", "user"},     {"--timeline", "--starving"},
            {"--timeline", "--by", "user"}, {"--starving", "--by", "user"},
        };
        for (const auto& pair : pairs) {
            const auto run = replay(recording, pair);
            QCOMPARE(run.exitCode, 1);
            QVERIFY(run.out.isEmpty());
            QVERIFY2(run.err.contains(pair[0].toUtf8() + " and " + pair[1].toUtf8()),
                     run.err.constData());
        }
    }

    void decisionsAreThoseOfThePeriod()
    {
        const auto total = [](const QStringList& period) {
            const auto run = replay(recording, QStringList{"--check"} + period);
            return rowOf(csvRows(run.out), "Scheduler", "total")["Starts"].toInt();
        };
        const QString middle("2026-11-22T00:31:00");
        const auto before = total({"--to", middle});
        QVERIFY(before > 0 && before < 170);
        QCOMPARE(before + total({"--from", middle}), 170);
        const auto told
            = QByteArray(" of ") + QByteArray::number(before) + " recorded starts found";
        const auto run = replay(recording, {"--replicas", "1", "--to", middle});
        QVERIFY2(run.err.contains(told), run.err.constData());
    }

    void aPeriodWithoutJobsIsRefused()
    {
        for (const auto& more : {QStringList{}, {"--check"}, {"--jobs"}}) {
            const auto run = replay(recording, QStringList{"--from", "2030-01-01"} + more);
            QCOMPARE(run.exitCode, 1); // as of --moment
            QVERIFY(run.out.isEmpty());
            QVERIFY2(run.err.contains("holds no job of that period: its history goes from "
                                      "2026-11-22T"),
                     run.err.constData());
        }
    }

    // Jobs of nobody waited for nothing: that is no wait of 0 s.
    void aGroupWithoutJobsHasNoWaits()
    {
        const auto rows = csvRows(
            replay(recording, {"--replicas", "2", "--from", "1795307190", "--to", "1795307200"})
                .out);
        int empty = 0;
        for (const auto& row : rows) {
            if (row["Jobs"] != "0")
                continue;
            ++empty;
            for (const auto* column : {"MeanWait", "MeanWaitLow", "MedianWait", "P90Wait",
                                       "MeanWaitChange", "MeanSlowdown"})
                QVERIFY2(row[column].isEmpty(), column);
            QVERIFY(!row["DeliveredShare"].isEmpty());
        }
        QVERIFY(empty > 0);
    }

    // A policy file of that name, beside the rows that are always called so.
    void twoPoliciesNeverHaveOneName()
    {
        const QTemporaryDir folder;
        for (const auto* name : {"baseline", "recorded"}) {
            const auto file = folder.filePath(name);
            QVERIFY(QFile::copy(recording + "/config.txt", file));
            const auto run
                = replay(recording, {"--replicas", "1", "--by", "cluster", "--against", file});
            QCOMPARE(run.exitCode, 0);
            const auto rows = csvRows(run.out);
            QCOMPARE(rows.size(), 3);
            QCOMPARE(rows[2]["Policy"], file);
        }
    }

    void badNumbersAreRefused()
    {
        QCOMPARE(replay(recording, {"--replicas", "0"}).exitCode, 1);
        QCOMPARE(replay(recording, {"--by", "moon"}).exitCode, 1);
        QCOMPARE(replay(recording, {"--seed", "x"}).exitCode, 1);
        QCOMPARE(replay(recording, {"--from", "2026-11-23", "--to", "2026-11-22"}).exitCode, 1);
    }
};

FAIRLEAD_QTTEST(ReplayCommand)
#include "tst_replaycommand.moc"
