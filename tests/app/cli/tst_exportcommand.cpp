// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl export for Slurm: what goes to which stream, for which sources, with which exit code.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fairlead::tests;

class ExportCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void withoutEditsSaysSoAndSucceeds();
    void scriptIsOneTheShellReads();
    void scriptAsksForTheDefaultAccount();
    void dumpGoesInAndOut();
    void loadFileWithoutADump();
    void slurmConfAsDiffOrLines();
    void aSlurmConfAheadOfTheSchedulerIsNamed();
    void aStoreExportsWhatItsCluster();
    void refusesOtherSources();
    void refusesNames();

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    /// export with a scenario of these edits.
    CliRun exported(const QString& form, const QByteArray& edits, const QString& source = {}) const
    {
        writeFile(path("s.json"),
                  R"({"fairlead-scenario": 1, "name": "s", "edits": [)" + edits + "]}");
        return runCli({"export", source.isEmpty() ? m_folder->path() : source, "--as", form,
                       "--scenario", path("s.json")});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {
constexpr auto dump = "Cluster - 'lab':Fairshare=1:QOS='normal'\n"
                      "Parent - 'root'\n"
                      "Account - 'a':Description='it':Organization='a':Fairshare=10:MaxJobs=3\n"
                      "Account - 'b':Description='b':Organization='b':Fairshare=20\n"
                      "Parent - 'a'\n"
                      "User - 'ann':DefaultAccount='a':Fairshare=1\n"
                      "Parent - 'b'\n"
                      "User - 'ann':DefaultAccount='a':Fairshare=2147483647\n";
constexpr auto config = "# settings = ours\n"
                        "ClusterName=lab\n"
                        "PriorityWeightAge=1000 # points\n"
                        "PriorityType=priority/multifactor PriorityMaxAge=7-0\n";
} // namespace

void ExportCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(writeFile(path("dump.cfg"), dump));
    QVERIFY(writeFile(path("config.txt"), config));
    QVERIFY(writeFile(path("taken_at.txt"), "1700000000\n"));
}

void ExportCommand::withoutEditsSaysSoAndSucceeds()
{
    const auto script = runCli({"export", m_folder->path(), "--as", "sacctmgr"});
    QCOMPARE(script.exitCode, 0);
    QVERIFY(script.out.contains("# There is nothing to do.\n"));
    QVERIFY(!script.out.contains("\nsacctmgr"));
    const auto diff = runCli({"export", m_folder->path(), "--as", "slurm.conf"});
    QCOMPARE(diff.exitCode, 0);
    QVERIFY(diff.out.contains("# There is nothing to change.\n"));
    QVERIFY(!diff.out.contains("@@"));
}

void ExportCommand::scriptIsOneTheShellReads()
{
    const auto run = exported(QStringLiteral("sacctmgr"), R"json(
        {"edit": "add", "account": "x $(y)", "parent": "root", "shares": 3},
        {"edit": "share", "account": "b", "shares": "parent"},
        {"edit": "parameter", "name": "PriorityWeightAge", "value": "5"})json");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(
        run.out.contains("# Source: " + m_folder->path().toUtf8() + ", read 2023-11-14T22:13:20Z"));
    QVERIFY(run.out.contains("\nsacctmgr -i add account 'name=x $(y)' cluster=lab parent=root"));
    QVERIFY(run.out.contains("\nsacctmgr -i modify account where cluster=lab name=b set "
                             "fairshare=parent\n"));
    QVERIFY(run.err.contains("PriorityWeightAge = 5 is not for sacctmgr"));
    QVERIFY(writeFile(path("script.sh"), run.out));
    QCOMPARE(QProcess::execute(QStringLiteral("sh"), {QStringLiteral("-n"), path("script.sh")}), 0);
}

/// Runs the script with a sacctmgr that writes down what it is asked.
void ExportCommand::scriptAsksForTheDefaultAccount()
{
    const auto run = exported(QStringLiteral("sacctmgr"), R"({"edit": "remove", "account": "a"})");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(writeFile(path("script.sh"), run.out));
    QVERIFY(
        writeFile(path("sacctmgr"),
                  "#!/bin/sh\necho \"$*\" >> log\n[ \"$1\" = -nP ] && echo \"$ANSWER\"\nexit 0\n"));
    QVERIFY(QFile::setPermissions(path("sacctmgr"), QFile::ReadOwner | QFile::ExeOwner));
    for (const auto* answer : {"ann", ""}) {
        QFile::remove(path("log"));
        QProcess shell;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"),
                           m_folder->path() + ':' + environment.value(QStringLiteral("PATH")));
        environment.insert(QStringLiteral("ANSWER"), QLatin1String(answer));
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(m_folder->path());
        shell.start(QStringLiteral("sh"), {QStringLiteral("script.sh")});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 0);
        const QByteArray asked = "-nP show assoc where cluster=lab user=ann account=a onlydefaults "
                                 "format=User\n";
        const QByteArray set = "-i modify user where cluster=lab name=ann set defaultaccount=b\n";
        QCOMPARE(fileContent(path("log")),
                 asked + (*answer != 0 ? set : QByteArray())
                     + "-i delete user where cluster=lab account=a name=ann\n"
                       "-i delete account where cluster=lab name=a\n");
    }
}

void ExportCommand::dumpGoesInAndOut()
{
    const auto same = runCli({"export", m_folder->path(), "--as", "dump"});
    QCOMPARE(same.exitCode, 0);
    QCOMPARE(same.out, QByteArray(dump));
    const auto edited = runCli({"export", m_folder->path(), "--as", "dump", "--share", "a=77"});
    QCOMPARE(edited.out, QByteArray(dump).replace("Fairshare=10:", "Fairshare=77:"));
    const auto removed = exported(QStringLiteral("dump"), R"({"edit": "remove", "account": "a"})");
    QVERIFY(!removed.out.contains("'a'"));
    QVERIFY(removed.err.contains("sacctmgr load removes nothing: 2 associations"));
}

void ExportCommand::loadFileWithoutADump()
{
    const auto source = path("capture");
    copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")), source);
    QVERIFY(QFile::remove(source + QStringLiteral("/dump.cfg")));
    const auto run = runCli({"export", source, "--as", "dump"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.contains("the source has no dump.cfg"));
    // The file is a source itself, with the same shares; only ids would tell the order of twins.
    QVERIFY(writeFile(path("dump.cfg"), run.out));
    QVERIFY(writeFile(path("config.txt"), QByteArray(config).replace("=lab", "=limoges")));
    const auto shares = [](const QString& folder) {
        auto lines = runCli({"shares", folder, "--format", "csv", "-o",
                             "Account,User,Partition,RawShares,NormShares"})
                         .out.split('\n');
        std::sort(lines.begin(), lines.end());
        return lines;
    };
    QCOMPARE(shares(m_folder->path()), shares(source));
    QVERIFY(shares(source).size() > 100);
}

void ExportCommand::slurmConfAsDiffOrLines()
{
    const auto run = runCli({"export", m_folder->path(), "--as", "slurm.conf", "--set",
                             "PriorityWeightAge=5", "--set", "PriorityMaxAge=3-0"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.endsWith("--- config.txt\n+++ config.txt\n@@ -1,4 +1,4 @@\n"
                             " # settings = ours\n ClusterName=lab\n"
                             "-PriorityWeightAge=1000 # points\n"
                             "-PriorityType=priority/multifactor PriorityMaxAge=7-0\n"
                             "+PriorityWeightAge=5 # points\n"
                             "+PriorityType=priority/multifactor PriorityMaxAge=3-0\n"));
    QVERIFY(writeFile(path("config.txt"), "PriorityWeightAge       = 1000\n"));
    const auto lines = runCli(
        {"export", m_folder->path(), "--as", "slurm.conf", "--set", "PriorityWeightAge=5"});
    QVERIFY(lines.out.endsWith("\nPriorityWeightAge=5\n"));
    QVERIFY(lines.err.contains("no slurm.conf"));
}

/// A store stands for the cluster that was imported.
void ExportCommand::aSlurmConfAheadOfTheSchedulerIsNamed()
{
    const auto source = path("ahead");
    copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")), source);
    const auto file = source + QStringLiteral("/slurm.conf");
    auto text = fileContent(file);
    QVERIFY(text.contains("PriorityWeightQOS=5000"));
    QFile::remove(file);
    QVERIFY(writeFile(file, text.replace("PriorityWeightQOS=5000", "PriorityWeightQOS=1")));
    const auto other = runCli(
        {"export", source, "--as", "slurm.conf", "--set", "PriorityWeightFairshare=60000"});
    QVERIFY2(other.err.contains("says PriorityWeightQOS=1, slurmctld runs with 5000"), other.err);
    const auto same
        = runCli({"export", source, "--as", "slurm.conf", "--set", "PriorityWeightQOS=5000"});
    QVERIFY2(same.out.contains("-PriorityWeightQOS=1\n+PriorityWeightQOS=5000"), same.out);
    QVERIFY(!same.out.contains("nothing to change"));
    QVERIFY2(!same.err.contains("slurmctld runs with"), same.err);
}

void ExportCommand::aStoreExportsWhatItsCluster()
{
    const auto store = path("x.fairlead");
    QCOMPARE(runCli({"import", m_folder->path(), "--into", store}).exitCode, 0);
    for (const auto* form : {"sacctmgr", "slurm.conf"}) {
        const auto exported = [&](const QString& source) {
            return runCli({"export", source, "--as", form, "--share", "a=77", "--set",
                           "PriorityWeightAge=5"});
        };
        const auto ofStore = exported(store);
        QCOMPARE(ofStore.exitCode, 0);
        QVERIFY(ofStore.err.contains("as it was imported"));
        const auto text = QString(ofStore.out).remove(store);
        QVERIFY(text.contains(QLatin1String(form) == QLatin1String("sacctmgr")
                                  ? "fairshare=77"
                                  : "PriorityWeightAge=5"));
    }
    QCOMPARE(runCli({"import", "demo:moab", "--into", path("m.fairlead")}).exitCode, 0);
    QCOMPARE(runCli({"export", path("m.fairlead"), "--as", "sacctmgr"}).exitCode, 1);
}

void ExportCommand::refusesOtherSources()
{
    for (const auto* form : {"sacctmgr", "dump", "slurm.conf"}) {
        const auto moab = runCli({"export", "demo:moab", "--as", form});
        QCOMPARE(moab.exitCode, 1);
        QVERIFY(moab.err.contains("--as moab.cfg"));
        QCOMPARE(runCli({"export", path("nowhere"), "--as", form}).exitCode, 2);
    }
    QCOMPARE(runCli({"export", m_folder->path(), "--as", "xml"}).exitCode, 1);
}

void ExportCommand::refusesNames()
{
    const auto run
        = exported(QStringLiteral("sacctmgr"),
                   R"({"edit": "add", "account": "x,y", "parent": "root", "shares": 3})");
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.err.contains("“x,y” is not a name"));
}

FAIRLEAD_QTTEST(ExportCommand)
#include "tst_exportcommand.moc"
