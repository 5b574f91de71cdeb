// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Bad input gives a message with file and line and the right exit code; what is readable is shown.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace fairlead::tests;

class BadInput : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void missingFolder();
    void missingFiles();
    void whatMayNotBeReadSaysWhy();
    void whatTheUserMayNotReadSaysWhy();
    void emptyFiles();
    void truncatedLine();
    void unknownUserOfAJob();
    void cycleInADump();
    void negativeShare();
    void duplicateAssociation();
    void veryLongLine();
    void binaryFiles();
    void whatIsNoRegularFileIsSaid();
    void whatIsNeededAndNoFileIsAnError();
    void aReplayReadsNothingButFiles();
    void anyTextIsNoConfiguration();
    void badNumbersInTheConfiguration();
    void garbageEverywhere();
    void aJobNameCannotFakeAPriority();
    void brokenJson();
    void aConfigurationThatIncludesItself();
    void moreHostsThanAnybodyHas();
    void numbersThatSlurmCannotHold();
    void aJobInThousandsOfPartitions();

private:
    [[nodiscard]] bool makeFifo(const char* name) const
    {
        return ::mkfifo(QFile::encodeName(file(name)).constData(), 0600) == 0;
    }
    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void replaceLine(const char* name, const QByteArray& from, const QByteArray& to) const;
    void append(const char* name, const QByteArray& text) const;
    CliRun jobs() const { return runCli({"jobs", m_folder->path(), "--format", "csv"}); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void BadInput::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    copyCapture(goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/fairtree")), m_folder->path());
}

void BadInput::replaceLine(const char* name, const QByteArray& from, const QByteArray& to) const
{
    auto content = fileContent(file(name));
    QVERIFY2(content.contains(from), name);
    content.replace(content.indexOf(from), from.size(), to);
    QVERIFY(writeFile(file(name), content));
}

void BadInput::append(const char* name, const QByteArray& text) const
{
    QVERIFY(writeFile(file(name), fileContent(file(name)) + text));
}

void BadInput::missingFolder()
{
    const auto run = runCli({"jobs", "/nonexistent/capture"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.err.contains("/nonexistent/capture"));
    QVERIFY(run.out.isEmpty());
}

void BadInput::missingFiles()
{
    QVERIFY(QFile::remove(file("assocs.txt")));
    QCOMPARE(jobs().exitCode, 0); // dump.cfg says the same
    QVERIFY(QFile::remove(file("dump.cfg")));
    auto run = jobs();
    QCOMPARE(run.exitCode, 3);
    QVERIFY(run.err.contains("assocs.txt"));
    QVERIFY(QFile::remove(file("config.txt")));
    QVERIFY(QFile::remove(file("slurm.conf")));
    run = jobs();
    QCOMPARE(run.exitCode, 3);
    QVERIFY(run.err.contains("config.txt"));
}

void BadInput::whatMayNotBeReadSaysWhy()
{
    // Behind a file nothing can be found, not even by root.
    auto run = runCli({"jobs", file("config.txt") + "/capture"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("/capture cannot be read\n  Not a directory"), run.err);
    for (const auto* name : {"config.txt", "slurm.conf"})
        QVERIFY(QFile::remove(file(name)));
    QVERIFY(QFile::link(file("assocs.txt") + "/config.txt", file("config.txt")));
    run = jobs();
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("config.txt cannot be read\n  Not a directory"), run.err);
}

void BadInput::whatTheUserMayNotReadSaysWhy()
{
    const QFile::Permissions all = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    QVERIFY(QFile::setPermissions(file("assocs.txt"), {}));
    if (QFileInfo(file("assocs.txt")).isReadable())
        QSKIP("root may read everything");
    auto run = jobs();
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("assocs.txt cannot be read\n  Permission denied"), run.err);
    QVERIFY(QFile::setPermissions(file("assocs.txt"), all));
    QVERIFY(QFile::setPermissions(file("jobs.txt"), {}));
    run = jobs();
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("jobs.txt cannot be read\n  Permission denied"), run.err);
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner));
    run = jobs();
    QVERIFY(QFile::setPermissions(m_folder->path(), all));
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(" cannot be read\n  Permission denied"), run.err);
}

void BadInput::emptyFiles()
{
    QVERIFY(writeFile(file("jobs.txt"), {}));
    auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(csvRows(run.out).size(), 0);
    QVERIFY(run.out.startsWith("Rank,JobID"));
    QVERIFY(writeFile(file("assocs.txt"), {}));
    run = jobs();
    QCOMPARE(run.exitCode, 3);
    init();
    QVERIFY(writeFile(file("config.txt"), "\n\n"));
    run = jobs();
    QCOMPARE(run.exitCode, 3);
    QVERIFY(run.err.contains("config.txt"));
}

void BadInput::truncatedLine()
{
    append("assocs.txt", "limoges26|ceram|half");
    append("jobs.txt", "JobId=77 JobName=wrap UserId=al");
    append("raw_usage.txt", "55");
    const auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("assocs.txt:45: the line has 3 of 8 columns"));
    QVERIFY(run.err.contains("jobs.txt:25: the line is not a job"));
    QVERIFY(run.err.contains("raw_usage.txt:45: the line is not ID|raw usage"));
    QCOMPARE(csvRows(run.out).size(), 24);
}

void BadInput::unknownUserOfAJob()
{
    replaceLine("jobs.txt", "UserId=alice(1001)", "UserId=nobody(999)");
    const auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("jobs.txt:"));
    QVERIFY(run.err.contains("user “nobody” has no association"));
    QCOMPARE(csvRows(run.out).size(), 24);
}

void BadInput::cycleInADump()
{
    replaceLine("assocs.txt", "|partenaires|||root|100|", "|partenaires|||cistem|100|");
    const auto run = runCli({"shares", m_folder->path(), "--format", "csv"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("is its own ancestor"));
    QVERIFY(run.err.contains("assocs.txt:"));
    QCOMPARE(csvRows(run.out).size(), 43);
}

void BadInput::negativeShare()
{
    replaceLine("assocs.txt", "|partenaires|||root|100|", "|partenaires|||root|-100|");
    const auto run = runCli({"shares", m_folder->path(), "--format", "csv"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("account “partenaires” has -100 shares; 1 is assumed"));
    QVERIFY(run.err.contains("assocs.txt:4:"));
}

void BadInput::duplicateAssociation()
{
    append("assocs.txt", "limoges26|partenaires|||root|7||99\n");
    const auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("assocs.txt:45: account “partenaires” appears twice"));
}

void BadInput::veryLongLine()
{
    // A sparse gigabyte without a line end, then a good line.
    const auto before = csvRows(jobs().out).size();
    QFile jobsFile(file("jobs.txt"));
    const auto good = fileContent(file("jobs.txt"));
    QVERIFY(jobsFile.open(QIODevice::WriteOnly));
    QVERIFY(jobsFile.resize(qint64(1) << 30));
    QVERIFY(jobsFile.seek(qint64(1) << 30));
    jobsFile.write("\n" + good);
    jobsFile.close();
    const auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("jobs.txt:1: the line is longer than 1 MiB"));
    QCOMPARE(csvRows(run.out).size(), before);
}

void BadInput::binaryFiles()
{
    QByteArray binary;
    for (int i = 0; i < 5000; ++i)
        binary.append(char(i * 7 % 256));
    QVERIFY(writeFile(file("jobs.txt"), binary));
    auto run = jobs();
    QCOMPARE(run.exitCode, 3); // none of the jobs can be read
    QVERIFY(run.err.contains("jobs.txt:"));
    QVERIFY(writeFile(file("assocs.txt"), binary));
    QCOMPARE(jobs().exitCode, 3);
    init();
    QVERIFY(writeFile(file("config.txt"), binary));
    QVERIFY(jobs().exitCode == 3 || jobs().exitCode == 0);
}

void BadInput::whatIsNoRegularFileIsSaid()
{
    QVERIFY(QFile::remove(file("partitions.txt")));
    QVERIFY(QFile::link(QStringLiteral("/nonexistent/file"), file("partitions.txt")));
    QFile::remove(file("priority_last_decay_ran"));
    QVERIFY(QDir().mkpath(file("priority_last_decay_ran")));
    QVERIFY(QDir().mkpath(file("json")));
    QVERIFY(makeFifo("json/squeue.json"));
    QVERIFY(makeFifo("slurmctld.log"));
    const auto run = jobs();
    for (const auto* name :
         {"partitions.txt", "priority_last_decay_ran", "json/squeue.json", "slurmctld.log"})
        QVERIFY2(run.err.contains(QByteArray(name) + ": it is no regular file and is not read"),
                 run.err);
}

/// Neither an empty queue nor another file may stand for what cannot be read.
void BadInput::whatIsNeededAndNoFileIsAnError()
{
    for (const auto* name : {"jobs.txt", "assocs.txt", "config.txt"}) {
        for (const auto* kind : {"folder", "FIFO", "loop", "device"}) {
            init();
            QVERIFY(QFile::remove(file(name)));
            const auto isMade = *kind == 'l' ? QFile::link(file(name), file(name))
                : *kind == 'd'               ? QFile::link("/dev/zero", file(name))
                : *kind == 'F'               ? makeFifo(name)
                                             : QDir().mkpath(file(name));
            QVERIFY(isMade);
            const auto run = jobs();
            QVERIFY2(run.exitCode == 2, kind);
            QVERIFY(run.out.isEmpty());
            QVERIFY2(run.err.contains(QByteArray(name) + " cannot be read"), run.err);
        }
    }
}

// Opening a FIFO waits for who writes into it.
void BadInput::aReplayReadsNothingButFiles()
{
    m_folder = std::make_unique<QTemporaryDir>();
    copyCapture(QStringLiteral(FAIRLEAD_TEST_DATA "/replay/manyfeatures"), m_folder->path());
    QVERIFY(QFile::remove(file("slurmctld.log")));
    QVERIFY(makeFifo("slurmctld.log"));
    const auto replay = [&] { return runCli({"replay", m_folder->path(), "--check"}); };
    auto run = replay();
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("slurmctld.log: it is no regular file and is not read"), run.err);
    QVERIFY(QFile::remove(file("history.txt")));
    QVERIFY(makeFifo("history.txt"));
    run = replay();
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("history.txt cannot be read"), run.err);
}

void BadInput::anyTextIsNoConfiguration()
{
    for (const QByteArray text : {"Foo=1\n", "\x01\x02=\x03\nx = y\n", "# Title\n\na = b\n"}) {
        QVERIFY(writeFile(file("other.conf"), text));
        const auto run = runCli({"jobs", m_folder->path(), "--config", file("other.conf")});
        QCOMPARE(run.exitCode, 3);
        QVERIFY2(run.err.contains("holds no configuration"), run.err);
    }
    QVERIFY(writeFile(file("other.conf"), "ClusterName=limoges26\n"));
    QCOMPARE(runCli({"jobs", m_folder->path(), "--config", file("other.conf")}).exitCode, 0);
}

void BadInput::badNumbersInTheConfiguration()
{
    replaceLine("config.txt", "PriorityWeightAge       = 1000", "PriorityWeightAge       = many");
    const auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("PriorityWeightAge: “many” is not a whole number"));
    QVERIFY(run.err.contains("config.txt:"));
}

void BadInput::garbageEverywhere()
{
    for (const auto* name :
         {"nodes.txt", "partitions.txt", "qos.txt", "raw_usage.txt", "assoc_mgr.txt", "usage.txt",
          "sprio.txt", "shares.txt", "taken_at.txt"})
        QVERIFY(writeFile(file(name), "=|||=\n\x01\x02 x=y=z |\n-1|-1\n\xff\xfe\n"));
    const auto run = runCli({"shares", m_folder->path(), "--format", "csv"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(csvRows(run.out).size(), 43);
    QCOMPARE(jobs().exitCode, 0);
}

void BadInput::aJobNameCannotFakeAPriority()
{
    const auto before = jobs().out;
    replaceLine("jobs.txt", "JobName=wrap", "JobName=a QOS=high NumCPUs=9 Priority=0 UserId=x(1)");
    QCOMPARE(jobs().out, before);
}

void BadInput::brokenJson()
{
    const QTemporaryDir folder;
    QDir().mkpath(folder.filePath("json"));
    QFile::copy(file("config.txt"), folder.filePath("config.txt"));
    QVERIFY(writeFile(folder.filePath("json/assoc.json"), "{\"associations\": [{]"));
    const auto run = runCli({"shares", folder.path()});
    QCOMPARE(run.exitCode, 3);
    QVERIFY(run.err.contains("assoc.json is not valid JSON (at byte"));
}

void BadInput::aConfigurationThatIncludesItself()
{
    QVERIFY(QFile::remove(file("config.txt")));
    append("slurm.conf", QByteArray("\ninclude slurm.conf").repeated(1000));
    const auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("Include slurm.conf: the file is included already"));
}

void BadInput::moreHostsThanAnybodyHas()
{
    QVERIFY(QFile::remove(file("config.txt")));
    QVERIFY(QFile::remove(file("nodes.txt")));
    QVERIFY(QFile::remove(file("partitions.txt")));
    append("slurm.conf",
           "\nNodeName=x[1-999999][1-999999] CPUs=4\nPartitionName=x Nodes=x[1-999999]\n"
           "NodeName=y[9223372036854775807] CPUs=1\nNodeName=[1-9223372036854775807][z] CPUs=1\n");
    const auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("there are more than 200000 nodes"));
}

void BadInput::numbersThatSlurmCannotHold()
{
    // The usage of this file counts, whatever it is worth.
    for (const auto* other : {"assoc_mgr.txt", "shares.txt", "assoc_usage", "json/sshare.json"})
        QFile::remove(file(other));
    QByteArray usage = "1|inf\n2|nan\n99999999999|5\n";
    for (int id = 3; id < 50; ++id)
        usage += QByteArray::number(id) + "|1e4000\n";
    QVERIFY(writeFile(file("raw_usage.txt"), usage));
    replaceLine("jobs.txt", "Nice=0", "Nice=-9223372036854775808");
    QVERIFY(writeFile(file("taken_at.txt"), "9223372036854775807\n"));
    const auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("raw_usage.txt:1: the line is not ID|raw usage"));
    QVERIFY(run.err.contains("raw_usage.txt:2: the line is not ID|raw usage"));
    QVERIFY(run.err.contains("a usage that no cluster reaches"));
    QVERIFY(run.err.contains("taken_at.txt:1: the first line is not a moment"));
    QVERIFY(run.err.contains("a nice or a site value that Slurm cannot hold"));
}

void BadInput::aJobInThousandsOfPartitions()
{
    QByteArray names("Partition=");
    for (int i = 0; i < 3000; ++i)
        names += 'p' + QByteArray::number(i) + ',';
    replaceLine("jobs.txt", "Partition=", names);
    const auto run = jobs();
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("pairs of a partition and a QOS; only the first 1000 count"));
}

FAIRLEAD_QTTEST(BadInput)
#include "tst_badinput.moc"
