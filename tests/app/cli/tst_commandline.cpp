// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Options, filters and commands of fairleadctl.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace fairlead::tests;

class CommandLine : public QObject
{
    Q_OBJECT

private slots:
    void usageErrors_data();
    void usageErrors();
    void helpNamesEveryCommand();
    void setRanksAnew();
    void shareEditsCount();
    void filters();
    void formats();
    void explainsTwoJobs();
    void jsonCaptureEqualsTextCapture();
    void slurmConfCaptureEqualsScontrol();
    void dumpCaptureGivesTheSameShares();
    void localTimesWithAnOffset();
    void ownPartitionsAndUsageFiles();
    void theMomentCanBeAnIsoTime();
    void usageOfQosIsRead_data();
    void usageOfQosIsRead();

private:
    const QString m_case = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    const QString m_small = goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/fairtree"));
};

void CommandLine::usageErrors_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("no command") << QStringList{} << "a command is missing";
    QTest::newRow("unknown command") << QStringList{"frobnicate", m_small} << "no command";
    QTest::newRow("no source") << QStringList{"jobs"} << "needs a source";
    QTest::newRow("unknown option") << QStringList{"jobs", m_small, "--what"} << "what";
    QTest::newRow("unknown parameter")
        << QStringList{"jobs", m_small, "--set", "Priority=1"} << "not a priority parameter";
    QTest::newRow("no such TRES") << QStringList{"jobs", m_small, "--set",
                                                 "priorityweighttres=CPU=5,cpuu=3"}
                                  << "the cluster tracks no TRES “cpuu”, only billing, cpu";
    QTest::newRow("bad value") << QStringList{"jobs", m_small, "--set", "PriorityWeightAge=x"}
                               << "not a whole number";
    QTest::newRow("bad share") << QStringList{"jobs", m_small, "--share", "unilim"}
                               << "expected ACCOUNT";
    QTest::newRow("unknown account")
        << QStringList{"jobs", m_small, "--share", "nowhere=3"} << "no account “nowhere”";
    QTest::newRow("bad moment") << QStringList{"jobs", m_small, "--at", "soon"} << "--at soon";
    QTest::newRow("bad format") << QStringList{"jobs", m_small, "--format", "xml"}
                                << "table, csv or json";
    QTest::newRow("bad job") << QStringList{"jobs", m_small, "-j", "x"} << "not a job number";
    QTest::newRow("unknown column") << QStringList{"jobs", m_small, "-o", "Colour"} << "Colour";
    QTest::newRow("unknown demo") << QStringList{"jobs", "demo:paris"} << "limoges";
    QTest::newRow("unknown scheme") << QStringList{"jobs", "http://x/y"} << "not a source";
    QTest::newRow("unknown job") << QStringList{"explain", m_small, "9999"} << "no job 9999";
    QTest::newRow("explain what") << QStringList{"explain", m_small} << "JOB";
    QTest::newRow("report where") << QStringList{"report", m_small} << "--output";
    QTest::newRow("import where") << QStringList{"import", m_small} << "--into";
}

void CommandLine::usageErrors()
{
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const auto run = runCli(words);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
    QVERIFY(run.out.isEmpty());
}

void CommandLine::helpNamesEveryCommand()
{
    const auto run = runCli({"--help"});
    QCOMPARE(run.exitCode, 0);
    for (const auto& command : fairlead::cli::commands())
        QVERIFY(run.out.contains(QByteArray("\n  ") + command->name() + ' '));
    QVERIFY(runCli({"-V"}).out.startsWith("fairleadctl"));
}

void CommandLine::setRanksAnew()
{
    const QStringList edits{"--set", "PriorityWeightFairshare=0", "--set",
                            "PriorityWeightAge=100000"};
    const auto before = csvRows(runCli({"jobs", m_case, "--format", "csv"}).out);
    const auto after = csvRows(runCli(QStringList{"jobs", m_case, "--format", "csv"} + edits).out);
    QCOMPARE(before.size(), after.size());
    QVERIFY(before.first()["JobID"] != after.first()["JobID"]);
    QCOMPARE(after.first()["FairShare"], QStringLiteral("0"));
    const auto run = runCli(QStringList{"compare", m_case} + edits);
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains(" of 1500 jobs move ("));
    const auto csv = runCli(QStringList{"compare", m_case, "--format", "csv"} + edits);
    QCOMPARE(csvRows(csv.out).size(), 1875);
    QVERIFY(csv.err.contains("jobs move"));
    QVERIFY(runCli({"compare", m_case}).out.contains("0 of 1500 jobs move (0 of 1875 rows)"));
}

void CommandLine::shareEditsCount()
{
    const auto rows = csvRows(runCli({"shares", m_small, "--format", "csv", "--share",
                                      "partenaires=900", "--share", "cistem/quinn=parent"})
                                  .out);
    const auto at = [&](const QString& account, const QString& user) {
        for (const auto& row : rows) {
            if (row["Account"] == account && row["User"] == user)
                return row;
        }
        return CsvRow();
    };
    QCOMPARE(at("partenaires", "")["RawShares"], QStringLiteral("900"));
    QCOMPARE(at("cistem", "quinn")["RawShares"], QStringLiteral("parent"));
}

void CommandLine::filters()
{
    const auto count = [&](const QStringList& words) {
        return csvRows(runCli(QStringList{"jobs", m_case, "--format", "csv"} + words).out).size();
    };
    QCOMPARE(count({"-j", "301"}), 2);
    QCOMPARE(count({"-j", "301", "-p", "rapide"}), 1);
    QCOMPARE(count({"-j", "301,302", "-u", "u0445"}), 2);
    QVERIFY(count({"-A", "r014"}) > 0);
    const auto nobody = runCli({"jobs", m_case, "-u", "nobody,u0445", "-j", "301,77"});
    QCOMPARE(nobody.exitCode, 0);
    QVERIFY2(nobody.err.contains("there is no user “nobody” in this source\n"), nobody.err);
    QVERIFY2(nobody.err.contains("there is no job “77” in this source\n"), nobody.err);
    QVERIFY(!nobody.err.contains("u0445") && !nobody.err.contains("301"));
    QCOMPARE(count({"-u", "nobody"}), 0);
    QVERIFY(count({"--all"}) > count({}));
    const auto users
        = csvRows(runCli({"shares", m_small, "--format", "csv", "-A", "cistem", "-u", "rita"}).out);
    QCOMPARE(users.size(), 2);
}

void CommandLine::formats()
{
    const auto plain = runCli({"jobs", m_small, "-P", "-n", "-o", "JobID,Partition,Priority"});
    QCOMPARE(plain.out.split('\n').first(), QByteArray("58|rapide|90547"));
    const auto json = QJsonDocument::fromJson(runCli({"jobs", m_small, "--format", "json"}).out);
    QCOMPARE(json.array().size(), 24);
    QVERIFY(json.array().first().toObject().value("Priority").isDouble());
    const auto table = runCli({"jobs", m_small, "-l"});
    QVERIFY(table.out.contains("PartitionPrio"));
    QVERIFY(runCli({"jobs", m_small, "-w"}).out.contains("70000"));
    QVERIFY(runCli({"weights", m_small}).out.contains("PriorityDecayHalfLife"));
}

void CommandLine::explainsTwoJobs()
{
    const auto run = runCli({"explain", m_small, "44", "43"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains("44"));
    QVERIFY(run.out.contains("43"));
    QVERIFY2(run.out.contains("15,000") || run.out.contains("15000") || run.out.contains("30"),
             run.out.constData());
}

void CommandLine::jsonCaptureEqualsTextCapture()
{
    const QTemporaryDir json;
    QDir().mkpath(json.filePath("json"));
    copyCapture(m_small + "/json", json.filePath("json"));
    for (const auto* name : {"config.txt", "taken_at.txt", "raw_usage.txt"})
        QVERIFY(QFile::copy(m_small + '/' + name, json.filePath(QLatin1String(name))));
    for (const auto* command : {"jobs", "shares"}) {
        const QStringList options{"--at", momentOf(m_small), "--format", "csv"};
        const auto text = runCli(QStringList{command, m_small} + options);
        const auto own = runCli(QStringList{command, json.path()} + options);
        QCOMPARE(own.exitCode, 0);
        QCOMPARE(own.out, text.out);
    }
    // Without raw_usage.txt the whole numbers of sshare.json serve.
    QVERIFY(QFile::remove(json.filePath("raw_usage.txt")));
    const auto rounded = csvRows(runCli({"shares", json.path(), "--format", "csv"}).out);
    QVERIFY(rounded.first()["RawUsage"].toDouble() > 1000);
}

void CommandLine::slurmConfCaptureEqualsScontrol()
{
    const QTemporaryDir copy;
    copyCapture(m_case, copy.path());
    QVERIFY(QFile::remove(copy.filePath("config.txt")));
    QVERIFY(QFile::copy(m_case + "/slurm.conf", copy.filePath("config.txt")));
    const auto own = runCli({"jobs", copy.path(), "--format", "csv"});
    QCOMPARE(own.out, runCli({"jobs", m_case, "--format", "csv"}).out);
    // Nodes and partitions can come from the slurm.conf too.
    QVERIFY(QFile::remove(copy.filePath("nodes.txt")));
    QVERIFY(QFile::remove(copy.filePath("partitions.txt")));
    const auto without = csvRows(runCli({"jobs", copy.path(), "--format", "csv"}).out);
    const auto with = csvRows(own.out);
    QCOMPARE(without.size(), with.size());
    QCOMPARE(without.first()["PartitionPrio"], with.first()["PartitionPrio"]);
    QCOMPARE(without.first()["JobSize"], with.first()["JobSize"]);
}

void CommandLine::dumpCaptureGivesTheSameShares()
{
    const QTemporaryDir copy;
    copyCapture(m_small, copy.path());
    QVERIFY(QFile::remove(copy.filePath("assocs.txt")));
    QVERIFY(QFile::remove(copy.filePath("raw_usage.txt")));
    const auto own = csvRows(runCli({"shares", copy.path(), "--format", "csv"}).out);
    const auto text = csvRows(runCli({"shares", m_small, "--format", "csv"}).out);
    QCOMPARE(own.size(), text.size());
    for (qsizetype i = 0; i < own.size(); ++i) {
        for (const auto* column : {"Account", "User", "Partition", "RawShares", "NormShares"})
            QCOMPARE(own[i][column], text[i][column]);
    }
}

void CommandLine::localTimesWithAnOffset()
{
    const QTemporaryDir copy;
    copyCapture(m_small, copy.path());
    auto jobs = fileContent(copy.filePath("jobs.txt"));
    for (int hour = 21; hour >= 17; --hour) // two hours east of UTC, latest first
        jobs.replace("2026-11-20T" + QByteArray::number(hour),
                     "2026-11-20T" + QByteArray::number(hour + 2));
    QVERIFY(writeFile(copy.filePath("jobs.txt"), jobs));
    QVERIFY(writeFile(copy.filePath("taken_at.txt"),
                      fileContent(m_small + "/taken_at.txt").trimmed() + "\n+0200\n"));
    QCOMPARE(runCli({"jobs", copy.path(), "--format", "csv"}).out,
             runCli({"jobs", m_small, "--format", "csv"}).out);
}

void CommandLine::ownPartitionsAndUsageFiles()
{
    const QTemporaryDir copy;
    copyCapture(m_small, copy.path());
    for (const auto* name : {"raw_usage.txt", "assoc_mgr.txt", "shares.txt", "partitions.txt"})
        QVERIFY(QFile::remove(copy.filePath(QLatin1String(name))));
    const auto run = runCli({"jobs", copy.path(), "--format", "csv", "--partitions",
                             m_small + "/partitions.txt", "--usage", m_small + "/raw_usage.txt"});
    QCOMPARE(run.out, runCli({"jobs", m_small, "--format", "csv"}).out);
}

void CommandLine::theMomentCanBeAnIsoTime()
{
    const auto iso = runCli({"jobs", m_small, "--format", "csv", "--at", "2026-11-20T20:16:35"});
    const auto epoch = runCli({"jobs", m_small, "--format", "csv", "--at", "1795205795"});
    QVERIFY(iso.out.size() > 500);
    QCOMPARE(iso.out, epoch.out);
}

void CommandLine::usageOfQosIsRead_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QByteArray>("normal"); // as the file holds it
    QTest::addColumn<QByteArray>("high");
    QTest::newRow("22.05") << "slurm-22.05.8" << QByteArray("77698.339331")
                           << QByteArray("571.445297");
    QTest::newRow("26.11") << "slurm-26.11.0-0rc1" << QByteArray("48148.497062")
                           << QByteArray("0.000000");
}

/// From slurmctld's state file, in both layouts, once the numbers of the QOS are known; with two
/// more minutes in it scontrol tells it as it is.
void CommandLine::usageOfQosIsRead()
{
    QFETCH(QString, version);
    QFETCH(QByteArray, normal);
    QFETCH(QByteArray, high);
    const QTemporaryDir copy;
    copyCapture(goldenFolder(version + "/classic"), copy.path());
    const auto usageOf = [&](const QString& name) {
        const auto run = runCli({"qos", copy.path(), "--format", "csv"});
        for (const auto& row : csvRows(run.out)) {
            if (row["Name"] == name)
                return QByteArray::number(row["RawUsage"].toDouble(), 'f', 6);
        }
        return QByteArray();
    };
    QFile::remove(copy.filePath("assoc_mgr.txt"));
    QVERIFY(QFile::copy(goldenFolder(version + "/state/qos_usage"), copy.filePath("qos_usage")));
    // Without numbers nobody can tell whose usage it is.
    QVERIFY(writeFile(copy.filePath("qos.txt"), "Name|Priority\nnormal|50\nhigh|100\n"));
    const auto unknown = runCli({"qos", copy.path(), "-P"});
    QVERIFY2(unknown.err.contains("3 of its QOS are known by number only"), unknown.err);
    QVERIFY2(unknown.out.contains("normal|50|1.000000|No||\n"), unknown.out);

    QVERIFY(writeFile(copy.filePath("qos.txt"), "Name|Priority|ID\nnormal|50|1\nhigh|100|2\n"));
    QCOMPARE(usageOf("normal"), normal);
    QCOMPARE(usageOf("high"), high);
    QVERIFY(writeFile(copy.filePath("assoc_mgr.txt"),
                      "Current Association Manager state\n\nQOS Records\n\nQOS=normal(1)\n"
                      "    UsageRaw=77.125000\n"));
    QCOMPARE(usageOf("normal"), QByteArray("77.125000"));
    QFile::remove(copy.filePath("assoc_mgr.txt"));
    QVERIFY(writeFile(copy.filePath("qos_usage"), "\x26\x01"));
    const auto broken = runCli({"qos", copy.path()});
    QVERIFY2(broken.err.contains("is not a qos_usage file"), broken.err);
    QCOMPARE(broken.exitCode, 0);
}

FAIRLEAD_QTTEST(CommandLine)
#include "tst_commandline.moc"
