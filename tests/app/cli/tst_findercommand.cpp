// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl finder over what a real slurmctld did (tests/data/replay).

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

namespace {
const QString searchedRecording = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures");

QStringList finder(const QStringList& more)
{
    return QStringList{"finder",       searchedRecording,
                       "--target",     "mean wait of account astro <= 1 s",
                       "--target",     "mean wait <= 2 min",
                       "--vary",       "PriorityWeightFairshare=0..100000",
                       "--replicas",   "2",
                       "--candidates", "5"}
    + more;
}
} // namespace

class FinderCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void slicesAreOneMachine();
    void figuresAreThoseOfAReplay();
    void whatAnotherPolicyWasSeenToReachIsFound_data();
    void whatAnotherPolicyWasSeenToReachIsFound();
    void sharesMayVary();
    void aTableHasWholeSeconds();
    void targetsTakeTheNamesOfTheTree();
    void scenariosAreSavedOnce();
    void theScriptTakesSlices();
    void theScriptTakesNoLineBreaks();
    void damagedPartsAreSaid_data();
    void damagedPartsAreSaid();
    void mistakes_data();
    void mistakes();
};

// Files have every digit; a reader has no use for millionths of a second.
void FinderCommandTest::aTableHasWholeSeconds()
{
    const auto table = runCli(finder({}));
    QVERIFY2(table.exitCode == 0, table.err);
    const auto present = QString::fromUtf8(table.out).split(u'\n').filter("present").value(0);
    QVERIFY2(!present.isEmpty() && !present.contains(u'.'), qPrintable(present));
}

// Each slice is a process of its own; what is merged is equal byte for byte.
/// An account that an edit has renamed goes by its new name; the recording has the old one.
void FinderCommandTest::targetsTakeTheNamesOfTheTree()
{
    const auto seen = [](const char* account, const QStringList& more) {
        const auto run
            = runCli(QStringList{"finder", searchedRecording, "--target",
                                 QString("mean wait of account %1 <= 1 h").arg(account), "--vary",
                                 "PriorityWeightFairshare=0", "--replicas", "2", "--format", "csv"}
                     + more);
        return csvRows(run.out).value(0)["Seen"];
    };
    const auto own = seen("astro", {});
    QVERIFY(!own.isEmpty());
    QCOMPARE(seen("stars", {"--rename-account", "astro=stars"}), own);
}

void FinderCommandTest::slicesAreOneMachine()
{
    QTemporaryDir folder;
    QProcess program; // what it writes says which one it is
    program.start(QStringLiteral(FAIRLEADCTL), {"--version"});
    QVERIFY(program.waitForFinished(fairlead::tests::longestWait));
    const auto version = QString::fromUtf8(program.readAllStandardOutput());
    QCoreApplication::setApplicationVersion(version.split(' ').value(1).trimmed());
    const auto whole = runCli(finder({"--format", "csv"}));
    QVERIFY2(whole.exitCode == 0, whole.err);
    QStringList parts;
    for (const auto* slice : {"2", "0", "1"}) {
        parts << folder.filePath(QString(slice) + ".json");
        QProcess process;
        process.start(QStringLiteral(FAIRLEADCTL),
                      finder({"--slice", QString(slice) + "/3", "--output", parts.last()}));
        QVERIFY(process.waitForFinished(fairlead::tests::longestWait));
        QCOMPARE(process.exitCode(), 0);
    }
    const auto merged = runCli(finder({"--format", "csv", "--gather"}) + parts);
    QVERIFY2(merged.exitCode == 0, merged.err);
    QCOMPARE(merged.out, whole.out);
    QCOMPARE(merged.err, whole.err);
    QCOMPARE(runCli(finder({"--gather"}) + parts.mid(1)).exitCode, 3);
    QCOMPARE(runCli(finder({"--gather"}) + parts + parts.mid(0, 1)).exitCode, 3);
    const auto other = runCli(finder({"--seed", "9", "--gather"}) + parts);
    QCOMPARE(other.exitCode, 3);
    QVERIFY(other.err.contains("another search"));
    // The same question of another policy, of other schedulers, of other jobs, by another version.
    const auto isRefused = [&](const QString& source) {
        auto words = finder({"--gather"}) + parts;
        words[1] = source;
        const auto run = runCli(words);
        return run.exitCode == 3
            && run.err.contains("a search over another policy or recording, or by another version");
    };
    const auto copy = folder.filePath("copy");
    QCOMPARE(QProcess::execute("cp", {"-r", searchedRecording, copy}), 0);
    QFile file(copy + "/config.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto config = file.readAll();
    file.close();
    QVERIFY(writeFile(file.fileName(), config));
    QCOMPARE(
        runCli(QStringList(finder({"--gather"}) + parts).replaceInStrings(searchedRecording, copy))
            .exitCode,
        0);
    for (const auto& [from, to] :
         {std::pair("= 5000", "= 5001"), {"bf_window=60", "bf_window=61"}}) {
        QVERIFY(writeFile(file.fileName(), QByteArray(config).replace(from, to)));
        QVERIFY2(isRefused(copy), to);
    }
    QCoreApplication::setApplicationVersion("0.0");
    QVERIFY(isRefused(searchedRecording));
    QCoreApplication::setApplicationVersion({});
}

// What the recorded cluster's own policy and one without fair-share come to is what `replay` says
// of the two, and the target puts them in that order.
void FinderCommandTest::figuresAreThoseOfAReplay()
{
    const auto replayed
        = runCli({"replay", searchedRecording, "--replicas", "3", "--set",
                  "PriorityWeightFairshare=0", "--to", "2026-11-22T00:34:00", "--format", "csv"});
    QVERIFY2(replayed.exitCode == 0, replayed.err);
    QMap<QString, double> waits;
    for (const auto& row : csvRows(replayed.out))
        waits.insert(row["Policy"] + row["Account"], row["MeanWait"].toDouble());
    for (const auto* account : {"astro", "bio"}) {
        const auto own = waits.value(QString("baseline") + account, -1);
        const auto without = waits.value(QString("scenario") + account, -1);
        if (own < 0 || own == without)
            continue;
        const auto run = runCli({"finder", searchedRecording, "--target",
                                 QString("mean wait of account %1 <= 0.001 s").arg(account),
                                 "--vary", "PriorityWeightFairshare=0", "--replicas", "3", "--to",
                                 "2026-11-22T00:34:00", "--format", "csv"});
        QVERIFY2(run.exitCode == 0, run.err);
        const auto rows = csvRows(run.out);
        QCOMPARE(rows[0]["Policy"], "present");
        QCOMPARE(rows[0]["Seen"].toDouble(), own);
        QCOMPARE(rows[0]["Pareto"], own < without ? "yes" : "no");
        QCOMPARE(rows.size(), own < without ? 1 : 2);
        if (rows.size() == 2)
            QCOMPARE(rows[1]["Seen"].toDouble(), without);
    }
    QVERIFY(waits.value("baselineastro") != waits.value("scenarioastro"));
}

// The same jobs were recorded under two policies (tests/data/replay, agefirst and fairtree). A
// search from the one, which may vary what they differ in, finds a policy whose waits are at least
// as good as those that were seen under the other. Not all accounts: two recordings of one policy
// differ by more than half, and what chem and data were seen to wait was luck.
void FinderCommandTest::whatAnotherPolicyWasSeenToReachIsFound_data()
{
    QTest::addColumn<QString>("account");
    QTest::newRow("astro") << "astro";
    QTest::newRow("bio") << "bio";
}

void FinderCommandTest::whatAnotherPolicyWasSeenToReachIsFound()
{
    QFETCH(QString, account);
    const auto until = QStringLiteral("2026-11-23T12:00:00");
    const auto folder = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/");
    const auto seen = [&](const char* recorded) {
        for (const auto& row : csvRows(runCli({"replay", folder + recorded, "--replicas", "1",
                                               "--to", until, "--format", "csv"})
                                           .out)) {
            if (row["Policy"] == "recorded" && row["Account"] == account)
                return row["MeanWait"].toDouble();
        }
        return -1.0;
    };
    const auto own = seen("agefirst");
    const auto other = seen("fairtree");
    QVERIFY(other > 0 && other < own / 2);
    const auto run = runCli(
        {"finder",       folder + "agefirst",
         "--to",         until,
         "--target",     QStringLiteral("mean wait of account %1 <= %2 s").arg(account).arg(other),
         "--vary",       "PriorityWeightAge=0..100000",
         "--vary",       "PriorityWeightFairshare=0..100000",
         "--vary",       "PriorityDecayHalfLife=1-0..14-0",
         "--vary",       "PriorityMaxAge=1-0,7-0",
         "--candidates", "24",
         "--replicas",   "3",
         "--format",     "csv"});
    QVERIFY2(run.exitCode == 0, run.err);
    const auto rows = csvRows(run.out);
    QCOMPARE(rows.first()["Policy"], "present");
    QCOMPARE(rows.first()["SeenReached"], "no");
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const CsvRow& row) {
        return row["SeenReached"] == "yes" && row["Seen"].toDouble() <= other;
    });
    QVERIFY2(found != rows.end(), run.out);
    // It is better than the present one on the weeks that the search did not see, too.
    QVERIFY((*found)["Unseen"].toDouble() < rows.first()["Unseen"].toDouble());
}

void FinderCommandTest::scenariosAreSavedOnce()
{
    QTemporaryDir folder;
    const auto into = folder.filePath("found");
    const auto words = finder({"--into", into, "--format", "csv"});
    const auto run = runCli(words);
    QVERIFY2(run.exitCode == 0, run.err);
    QStringList expected;
    for (const auto& row : csvRows(run.out)) {
        const auto file = row["Policy"] + ".json";
        if (row["Policy"] != "present" && !expected.contains(file))
            expected << file;
    }
    QVERIFY(!expected.isEmpty());
    QCOMPARE(QDir(into).entryList(QDir::Files).size(), expected.size());
    const auto shown
        = runCli({"weights", searchedRecording, "--scenario", into + '/' + expected.first()});
    QVERIFY2(shown.exitCode == 0, shown.err);
    QCOMPARE(runCli(words).exitCode, 4);
}

void FinderCommandTest::theScriptTakesSlices()
{
    const auto run = runCli(finder({"--array", "4", "--format=csv", "--into", "found"}));
    QVERIFY2(run.out.contains("--into 'found' --gather part-*.json\n"), run.out);
    QCOMPARE(run.out.count("--into"), 1); // of what gathers alone
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY(run.out.startsWith("#!/bin/bash\n"));
    QVERIFY(run.out.contains("#SBATCH --array=0-3\n"));
    QVERIFY(run.out.contains("'mean wait <= 2 min'"));
    QVERIFY(run.out.contains("--slice \"$SLURM_ARRAY_TASK_ID/4\""));
    QVERIFY(!run.out.contains("'--array'") && !run.out.contains("--format"));
}

// What is behind one would run with the script.
void FinderCommandTest::theScriptTakesNoLineBreaks()
{
    for (const auto* breaks : {"\n", "\r", "\x1b"}) {
        const auto run
            = runCli(finder({"--array", "4", "--into", QString("found%1touch x").arg(breaks)}));
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains("control characters"), run.err);
        QVERIFY(run.out.isEmpty());
    }
}

void FinderCommandTest::damagedPartsAreSaid_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("no slice") << QByteArray("\"slice\"") << QByteArray("\"slide\"");
    QTest::newRow("another slice") << QByteArray("\"slice\": 0") << QByteArray("\"slice\": 1");
    QTest::newRow("slice of none") << QByteArray("\"slices\": 1") << QByteArray("\"slices\": 0");
    QTest::newRow("list") << QByteArray("\"judged\"") << QByteArray("\"judge\"");
    QTest::newRow("candidate") << QByteArray("\"candidate\": 0") << QByteArray("\"candidate\": -1");
    QTest::newRow("figure") << QByteArray("[\n                [") << QByteArray("[\n [\"1\",");
}

void FinderCommandTest::damagedPartsAreSaid()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QTemporaryDir folder;
    const auto path = folder.filePath("part.json");
    QCOMPARE(runCli(finder({"--slice", "0/1", "--output", path})).exitCode, 0);
    auto part = fileContent(path);
    QVERIFY(part.contains(from));
    QCOMPARE(runCli(finder({"--gather", path})).exitCode, 0);
    part.replace(part.indexOf(from), from.size(), to);
    QVERIFY(writeFile(path, part));
    const auto run = runCli(finder({"--gather", path}));
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.err.contains("is damaged"), run.err);
}

// "Which share brings data to that wait?", and the answer tried as `replay --share` comes to the
// same.
void FinderCommandTest::sharesMayVary()
{
    const QStringList common{QStringLiteral(FAIRLEAD_TEST_DATA "/replay/fairtree"),
                             "--replicas",
                             "5",
                             "--to",
                             "2026-11-23T12:00:00",
                             "--format",
                             "csv"};
    const auto run = runCli(QStringList{"finder"} + common
                            + QStringList{"--target", "mean wait of account data <= 1 s", "--vary",
                                          "share of data=1000"});
    QVERIFY2(run.exitCode == 0, run.err);
    const auto rows = csvRows(run.out);
    QCOMPARE(rows.size(), 2);
    QVERIFY(rows[1]["Seen"].toDouble() < rows[0]["Seen"].toDouble());
    QCOMPARE(rows[1]["Try"], "'--share data=1000"); // for a spreadsheet
    const auto replayed
        = runCli(QStringList{"replay"} + common + QStringList{"--share", "data=1000"});
    QVERIFY2(replayed.exitCode == 0, replayed.err);
    int compared = 0;
    for (const auto& row : csvRows(replayed.out)) {
        if (row["Policy"] != "scenario" || row["Account"] != "data")
            continue;
        QCOMPARE(row["MeanWait"], rows[1]["Seen"]);
        ++compared;
    }
    QCOMPARE(compared, 1);
}

void FinderCommandTest::mistakes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("said");
    const QStringList vary{"--vary", "PriorityWeightAge=0..10"};
    const QStringList target{"--target", "mean wait <= 1 h"};
    QTest::newRow("no target") << vary << "--target";
    QTest::newRow("nothing varied") << target << "--vary";
    QTest::newRow("bad target") << vary + QStringList{"--target", "wait"} << "is missing";
    QTest::newRow("no such group")
        << vary + QStringList{"--target", "mean wait of user nobody <= 1 h"}
        << "there is no user nobody";
    QTest::newRow("no such parameter") << target + QStringList{"--vary", "Xyz=1..2"} << "--vary";
    QTest::newRow("no such account")
        << target + QStringList{"--vary", "share of nobody=1..2"} << "nobody";
    QTest::newRow("varied twice") << target
            + QStringList{"--vary", "share of astro=1..2", "--vary", "share of astro=3,4"}
                                  << "--vary names astro twice";
    QTest::newRow("slice") << target + vary + QStringList{"--slice", "4/4"} << "I/N";
    QTest::newRow("candidates") << target + vary + QStringList{"--candidates", "1"} << "expected 2";
    QTest::newRow("two modes") << target + vary + QStringList{"--slice", "0/4", "--array", "4"}
                               << "exclude";
    QTest::newRow("gather nothing") << target + vary + QStringList{"--gather"} << "--gather";
    QTest::newRow("parts without gather")
        << target + vary + QStringList{"part-0.json"} << "only --gather";
    QTest::newRow("slice into") << target + vary + QStringList{"--slice", "0/4", "--into", "x"}
                                << "--slice and --into";
    QTest::newRow("weeks") << target + vary + QStringList{"--unseen", "1"} << "weeks";
    QTest::newRow("output") << target + vary + QStringList{"--output", "x"} << "--output";
}

void FinderCommandTest::mistakes()
{
    QFETCH(QStringList, words);
    QFETCH(QString, said);
    const auto run = runCli(QStringList{"finder", searchedRecording, "--replicas", "1"} + words);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(said.toUtf8()), run.err);
}

FAIRLEAD_QTTEST(FinderCommandTest)
#include "tst_findercommand.moc"
