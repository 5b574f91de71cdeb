// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/cli/fakeslurm.h"
#include "tests/app/cli/limitedcase.h"
#include "tests/support/qttestmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class ExplainCommand : public QObject
{
    Q_OBJECT

private slots:
    void formatsAreHonoured();
    void partsAddUp();
    void sentencesAndRowsTellTheSameNumbers();
    void partitionsOfAJobAreToldApart();
    void whatRanksIsSaidWhereSprioPrintsAnotherNumber();
    void ofManyPartitionsTheBestAreExplained();
    void aTaskThatWaitsInItsArrayIsFound();
    void subcomponentsHaveLinesOfTheirOwn();
    void theNumberOfALimitIsSaid_data();
    void theNumberOfALimitIsSaid();
    void limitsThatCannotBeReadAreNamed();
};

void ExplainCommand::formatsAreHonoured()
{
    const QStringList words{"explain", "demo:limoges", "406580", "406422"};
    const auto text = runCli(words);
    QCOMPARE(text.exitCode, 0);
    const auto csv = runCli(words + QStringList{"--format", "csv"});
    QCOMPARE(csv.exitCode, 0);
    QVERIFY(
        csv.out.startsWith("JobID,Partition,Rank,Priority,Part,Sub,Value,Cap,Weight,Points\r\n"));
    QCOMPARE(csvRows(csv.out).size(), 27); // nine parts, the second job in two partitions
    QVERIFY(!csv.out.contains(" is ahead of "));
    QVERIFY(csv.err.contains(" is ahead of "));
    const auto json = runCli(words + QStringList{"--format", "json"});
    QCOMPARE(QJsonDocument::fromJson(json.out).array().size(), 27);
    const auto parsable = runCli(words + QStringList{"-P", "-n"});
    QCOMPARE(parsable.out.trimmed().split('\n').size(), 27);
    const auto fields = runCli(words + QStringList{"-o", "Part,Points", "--format", "csv"});
    QVERIFY(fields.out.startsWith("Part,Points\r\nSite,"));
    QCOMPARE(runCli(words + QStringList{"-o", "Nothing"}).exitCode, 1);
}

void ExplainCommand::partsAddUp()
{
    const auto folder = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    const auto jobs = csvRows(runCli({"jobs", folder, "--format", "csv"}).out);
    QVERIFY(!jobs.isEmpty());
    const auto& job = jobs.first();
    double sum = 0.0;
    for (const auto& row : csvRows(
             runCli({"explain", folder, job["JobID"] + '/' + job["Partition"], "--format", "csv"})
                 .out)) {
        QCOMPARE(row["Rank"], job["Rank"]);
        QCOMPARE(row["Priority"], job["Priority"]);
        if (row["Sub"].isEmpty())
            sum += row["Points"].toDouble();
    }
    QCOMPARE(static_cast<qint64>(sum), job["Priority"].toLongLong());
}

// 5,074.9999999999991 was "Sum 5,075.00, priority 5,074", and 5,531.25 "5,531.3 against".
void ExplainCommand::sentencesAndRowsTellTheSameNumbers()
{
    static const QRegularExpression sum("Sum ([0-9,]+)\\.[0-9]+, priority ([0-9,]+), rank");
    static const QRegularExpression row("fair-share: [0-9.]+ × 10,000 = ([0-9,.]+)");
    static const QRegularExpression against("fair-share: ▲ \\+[0-9,.]+ \\(([0-9,.]+) against");
    for (const auto* halfLife : {"7-0", "14-0", "30-0", "3-0", "60-0", "365-0"}) {
        const auto run = runCli({"explain", "demo:textbook", "103", "102", "--set",
                                 QStringLiteral("PriorityDecayHalfLife=") + halfLife});
        QCOMPARE(run.exitCode, 0);
        const auto text = QString::fromUtf8(run.out);
        const auto ofSum = sum.match(text);
        QVERIFY2(ofSum.hasMatch() && ofSum.captured(1) == ofSum.captured(2), run.out);
        QVERIFY2(row.match(text).captured(1) == against.match(text).captured(1), run.out);
    }
}

void ExplainCommand::partitionsOfAJobAreToldApart()
{
    const auto jobs = csvRows(runCli({"jobs", "demo:limoges", "--format", "csv"}).out);
    QHash<QString, QStringList> partitions;
    for (const auto& job : jobs)
        partitions[job["JobID"]] << job["Partition"];
    const auto several = std::find_if(partitions.cbegin(), partitions.cend(),
                                      [](const auto& list) { return list.size() > 1; });
    QVERIFY(several != partitions.cend());
    const auto run = runCli({"explain", "demo:limoges", several.key()});
    for (const auto& partition : several.value())
        QVERIFY2(run.out.contains(") in " + partition.toUtf8() + '\n'), run.out.constData());
    const auto one = runCli({"explain", "demo:limoges", several.key() + '/' + several.value()[0]});
    QVERIFY(one.out.contains(") in " + several.value()[0].toUtf8() + '\n'));
    QVERIFY(!one.out.contains(") in " + several.value()[1].toUtf8() + '\n'));
}

// sprio prints points of another partition where one lacks a TRES; what ranks is the sum.
void ExplainCommand::whatRanksIsSaidWhereSprioPrintsAnotherNumber()
{
    const QTemporaryDir folder;
    const auto source = folder.filePath("capture");
    copyCapture(goldenFolder("slurm-26.11.0-0rc1/fairtree"), source);
    auto partitions = fileContent(source + "/partitions.txt");
    partitions.replace(partitions.indexOf(",gres/gpu=16"), 12, "");
    QVERIFY(writeFile(source + "/partitions.txt", partitions));
    auto jobs = fileContent(source + "/jobs.txt");
    const auto job = jobs.indexOf("JobId=45 ");
    jobs.insert(jobs.indexOf("Partition=rapide", job) + 10, "normal,");
    QVERIFY(writeFile(source + "/jobs.txt", jobs));
    const auto run = runCli({"explain", source, "45/rapide", "48/rapide"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.contains("Sum 39,073.47, priority 39,073, rank 17"), run.out);
    QVERIFY2(run.out.contains("sprio prints 601,573"), run.out);
    QVERIFY2(run.out.contains("47,367 points against 39,073"), run.out);
}

void ExplainCommand::ofManyPartitionsTheBestAreExplained()
{
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(goldenFolder("slurm-22.05.8/fairtree"), site);
    const auto file = [&](const char* name) { return site + '/' + name; };
    QByteArray names;
    QByteArray partitions;
    for (int i = 0; i < 60; ++i) {
        const auto name = "many" + QByteArray::number(i);
        names += (i == 0 ? "" : ",") + name;
        partitions += "PartitionName=" + name + " PriorityJobFactor=" + QByteArray::number(i)
            + " PriorityTier=1 Nodes=c1 TotalCPUs=4 TotalNodes=1 State=UP\n";
    }
    QVERIFY(writeFile(file("partitions.txt"), fileContent(file("partitions.txt")) + partitions));
    auto jobs = fileContent(file("jobs.txt"));
    const auto first = jobs.indexOf(" Partition=");
    QVERIFY(first > 0);
    jobs.replace(first, jobs.indexOf(' ', first + 1) - first, " Partition=" + names);
    QVERIFY(writeFile(file("jobs.txt"), jobs));
    const auto job = jobs.mid(jobs.lastIndexOf("JobId=", first) + 6).split(' ').front();
    const auto run = runCli({"explain", site, job});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count(" in many"), 50);
    QVERIFY2(run.err.contains("10 more rows"), run.err);
}

void ExplainCommand::aTaskThatWaitsInItsArrayIsFound()
{
    const auto folder = goldenFolder("slurm-26.11.0-0rc1/fairtree");
    const auto whole = runCli({"explain", folder, "54"});
    QCOMPARE(runCli({"explain", folder, "54_2"}).out, whole.out);
    QCOMPARE(csvRows(runCli({"jobs", folder, "-j", "54_2", "--format", "csv"}).out).size(), 1);
    QCOMPARE(runCli({"explain", folder, "43_2"}).exitCode, 1); // no array
    QCOMPARE(runCli({"explain", folder, "54_x"}).exitCode, 1);
}

void ExplainCommand::subcomponentsHaveLinesOfTheirOwn()
{
    const auto jobs = csvRows(runCli({"jobs", "demo:moab", "--format", "csv"}).out);
    const auto rows
        = csvRows(runCli({"explain", "demo:moab", jobs.first()["JobID"], "--format", "csv"}).out);
    QVERIFY(std::any_of(rows.begin(), rows.end(),
                        [](const CsvRow& row) { return !row["Sub"].isEmpty(); }));
    for (const auto& row : rows) {
        if (row["Sub"].isEmpty())
            QCOMPARE(std::round(row["Points"].toDouble()),
                     std::round(jobs.first()[row["Part"]].toDouble()));
    }
}

void ExplainCommand::theNumberOfALimitIsSaid_data()
{
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("account") << QByteArray("AssocGrpCpuLimit")
                             << QByteArray("The limit is GrpTRES=cpu=64 of ceram. This job "
                                           "asks for 10 CPU(s).\n");
    QTest::newRow("QOS") << QByteArray("QOSMaxJobsPerUserLimit")
                         << QByteArray("The limit is MaxJobsPU=2 of QOS normal, or that of the "
                                       "partition's QOS if it has one.\n");
    QTest::newRow("not set") << QByteArray("QOSMaxJobsPerAccountLimit")
                             << QByteArray("The limit is MaxJobsPA of the partition's QOS: QOS "
                                           "normal has none.\n");
}

// A capture of whose job 27 slurmctld says that it waits for a limit; the same as live answers.
void ExplainCommand::theNumberOfALimitIsSaid()
{
    QFETCH(QByteArray, reason);
    QFETCH(QByteArray, said);
    const FakeSlurm slurm;
    const auto folder = slurm.path("limited");
    QVERIFY(writeLimitedCase(folder, reason));
    qputenv("CASE", folder.toUtf8());
    const auto store = slurm.path("limited.fairlead"); // it has no history
    QCOMPARE(runCli({"import", folder, "--into", store}).exitCode, 0);
    for (const auto& source : {folder, QString("slurm:"), store}) {
        const auto run = runCli({"explain", source, "27", "--at", momentOf(folder)});
        QVERIFY2(run.out.contains(said), (run.err + run.out).constData());
    }
}

void ExplainCommand::limitsThatCannotBeReadAreNamed()
{
    const QTemporaryDir folder;
    const auto source = folder.filePath("site");
    const auto store = folder.filePath("site.fairlead");
    QVERIFY(writeLimitedCase(source, "AssocGrpCpuLimit"));
    QVERIFY(writeStoreWithBrokenLimits(source, store));
    const auto run = runCli({"explain", store, "27"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.contains("The limit is GrpTRES=cpu of ceram or an account above it."),
             run.out.constData());
    QVERIFY2(run.out.contains("How high it is could not be read: ")
                 && run.out.contains("no valid group_tres"),
             run.out.constData());
}

FAIRLEAD_QTTEST(ExplainCommand)
#include "tst_explaincommand.moc"
