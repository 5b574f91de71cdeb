// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl capture with programs of our own in PATH that answer like Slurm's, or do not.

#include "models/accounting/sources/sources.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace fairlead::tests;

namespace {
// Answers from $CASE, notes each call in $LOG; $BREAK names a program and $HOW what it does then.
const char* const slurmScript = R"(#!/bin/sh
program=$(basename "$0")
echo "$program $* [TZ=$TZ] [${SLURM_TIME_FORMAT-}${SLURM_CLUSTERS-}]" >> "$LOG"
if [ "$program" = "$BREAK" ]; then
    case "$HOW" in
    fails) echo "$program: error: no answer from the daemon" >&2; exit 3;;
    hangs) echo $$ > "$LOG.pid"; while :; do :; done;;
    garbage) echo "<html>It works</html>"; exit 0;;
    empty) exit 0;;
    crashes) kill -SEGV $$;;
    esac
fi
case "$program $*" in
"scontrol show config") cat "$CASE/config.txt";;
"scontrol -o show job") cat "$CASE/jobs.txt";;
"scontrol -o show node") cat "$CASE/nodes.txt";;
"scontrol -o show partition") cat "$CASE/partitions.txt";;
"scontrol show assoc_mgr flags=assoc,qos") cat "$CASE/assoc_mgr.txt";;
"sshare -alPm") echo "sshare: invalid option -- 'm'" >&2; exit 1;;
"sshare -alP") cat "$CASE/shares.txt";;
"sacctmgr -P show assoc "*) cat "$CASE/assocs.txt";;
"sacctmgr -P show qos") cat "$CASE/qos.txt";;
"sprio -h -n -o "*) ;;
"sprio -h -o "*) cat "$CASE/sprio.txt";;
"sacct -aXPn -S "*) cat "$CASE/usage.txt";;
*) echo "unexpected: $program $*" >&2; exit 99;;
esac
)";

const char* const sshScript = R"(#!/bin/sh
echo "ssh $*" >> "$LOG"
if [ "$BREAK" = ssh ]; then echo "ssh: connect to host head: No route to host" >&2; exit 255; fi
for command; do :; done
TZ=Europe/Paris SLURM_TIME_FORMAT=relative exec sh -c "$command"
)";
} // namespace

class Capture : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatIsWrittenCanBeRead_data();
    void whatIsWrittenCanBeRead();
    void commandsRunInUtc();
    void sshGetsQuotedWords();
    void stateFilesAndConfigAreCopied();
    void passwordsAreLeftOut();
    void whatFailsIsNamedAndTheRestKept_data();
    void whatFailsIsNamedAndTheRestKept();
    void noHostNoFolder();
    void nothingIsOverwritten();
    void badArguments_data();
    void badArguments();
    void commandsAreASource_data();
    void commandsAreASource();
    void finishedJobsAreAskedForOnceInAWhile();
    void aSourceOfCommandsThatFails();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(name); }
    [[nodiscard]] QByteArray log() const { return fileContent(path("log")); }
    void install(const char* name, const QByteArray& script) const
    {
        const auto file = path("bin") + '/' + name;
        QVERIFY(writeFile(file, script));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    const QString m_case = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_path;
};

void Capture::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path("bin")));
    for (const auto* name : {"scontrol", "sacctmgr", "sacct", "sprio", "sshare"})
        install(name, slurmScript);
    install("ssh", sshScript);
    m_path = qgetenv("PATH");
    qputenv("PATH", path("bin").toUtf8() + ':' + m_path);
    qputenv("CASE", m_case.toUtf8());
    qputenv("LOG", path("log").toUtf8());
    qputenv("SLURM_TIME_FORMAT", "relative");
    qputenv("SLURM_CLUSTERS", "other");
    qputenv("BREAK", "");
}

void Capture::cleanup()
{
    qputenv("PATH", m_path);
    for (const auto* name : {"SLURM_TIME_FORMAT", "SLURM_CLUSTERS", "BREAK", "HOW"})
        qunsetenv(name);
}

void Capture::whatIsWrittenCanBeRead_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("here") << QStringList{};
    QTest::newRow("over ssh") << QStringList{"--ssh", "admin@head-1.cluster"};
}

void Capture::whatIsWrittenCanBeRead()
{
    QFETCH(QStringList, options);
    const auto run = runCli(QStringList{"capture", "--into", path("capture")} + options);
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY(run.out.isEmpty());
    for (const auto* file : {"jobs.txt", "assoc_mgr.txt", "shares.txt", "assocs.txt", "qos.txt",
                             "partitions.txt", "nodes.txt", "sprio.txt", "usage.txt"})
        QCOMPARE(fileContent(path("capture") + '/' + file), fileContent(m_case + '/' + file));
    QVERIFY(fileContent(path("capture") + "/taken_at.txt").trimmed().toLongLong() > 1700000000);
    QVERIFY(QDir(path("capture"))
                .entryList(QDir::Hidden | QDir::AllEntries | QDir::NoDotAndDotDot)
                .filter(".capture")
                .isEmpty());
    // The golden case without what only its makers had.
    const auto reduced = path("reduced");
    copyCapture(m_case, reduced);
    QFile::remove(reduced + "/raw_usage.txt");
    const auto at = momentOf(m_case);
    for (const auto* command : {"shares", "jobs", "usage"}) {
        const QStringList words{command, path("capture"), "--at", at, "--format", "csv"};
        auto golden = words;
        golden[1] = reduced;
        QCOMPARE(runCli(words).out, runCli(golden).out);
        QCOMPARE(runCli(words).exitCode, 0);
    }
}

void Capture::commandsRunInUtc()
{
    QCOMPARE(
        runCli({"capture", "--into", path("capture"), "--from", "2026-11-01T10:00:00"}).exitCode,
        0);
    const auto lines = log().trimmed().split('\n');
    QCOMPARE(lines.size(), 12); // sshare was asked twice
    for (const auto& line : lines)
        QVERIFY2(line.endsWith(" [TZ=UTC] []"), line.constData());
    QVERIFY(log().contains(
        "sacct -aXPn -S 2026-11-01T10:00:00 -o "
        "JobIDRaw,AssocID,User,Account,Partition,QOS,Start,End,AllocTRES,State [TZ=UTC]"));
    QVERIFY(log().contains("sprio -h -o %i|%u|%r|%Y|%A|%B|%F|%J|%P|%Q|%N|%S|%T|%t "));
}

void Capture::sshGetsQuotedWords()
{
    QCOMPARE(runCli({"capture", "--into", path("capture"), "--ssh", "head"}).exitCode, 0);
    QVERIFY2(log().contains("ssh -o BatchMode=yes -o ConnectTimeout=15 -T -- head 'env' '-u' "
                            "'SLURM_TIME_FORMAT' '-u' 'SLURM_CLUSTERS' 'TZ=UTC' 'LC_ALL=C' "
                            "'sprio' '-h' '-o' '%i|%u|%r|%Y|%A|%B|%F|%J|%P|%Q|%N|%S|%T|%t'\n"),
             log().constData());
    for (const auto& line : log().split('\n')) {
        if (line.startsWith("sacct"))
            QVERIFY2(line.endsWith(" [TZ=UTC] []"), line.constData());
    }
}

void Capture::stateFilesAndConfigAreCopied()
{
    QVERIFY(QDir().mkpath(path("state")));
    QVERIFY(writeFile(path("state") + "/assoc_usage", QByteArray("\0\1binary\n", 9)));
    QVERIFY(writeFile(path("state") + "/qos_usage", "qos"));
    QVERIFY(writeFile(path("it's a conf"), "ClusterName=limoges\n"));
    QVERIFY(QDir().mkpath(path("changed")));
    QVERIFY(QDir(path("changed")).removeRecursively());
    copyCapture(m_case, path("changed"));
    QFile::remove(path("changed") + "/config.txt");
    QVERIFY(writeFile(path("changed") + "/config.txt",
                      "Configuration data as of 2026-11-20T20:16:47\nClusterName = limoges\n"
                      "PriorityType = priority/multifactor\nSLURM_CONF = "
                          + path("it's a conf").toUtf8()
                          + "\nStateSaveLocation = " + path("state").toUtf8() + '\n'));
    qputenv("CASE", path("changed").toUtf8());
    for (const auto& options : {QStringList{}, QStringList{"--ssh", "head"}}) {
        const auto into = path(options.isEmpty() ? "here" : "there");
        const auto run = runCli(QStringList{"capture", "--into", into} + options);
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains("left out: priority_last_decay_ran"), run.err.constData());
        QCOMPARE(fileContent(into + "/assoc_usage"), QByteArray("\0\1binary\n", 9));
        QCOMPARE(fileContent(into + "/qos_usage"), QByteArray("qos"));
        QCOMPARE(fileContent(into + "/slurm.conf"), QByteArray("ClusterName=limoges\n"));
    }
}

void Capture::passwordsAreLeftOut()
{
    QVERIFY(
        writeFile(path("slurm.conf"), "Cluster=x\nJobCompHost=h jobcomppass = \"a b\" Port=1\n"));
    copyCapture(m_case, path("changed"));
    QFile::remove(path("changed") + "/config.txt");
    QVERIFY(writeFile(path("changed") + "/config.txt",
                      "Configuration data as of 2026-11-20T20:16:47\nClusterName = limoges\n"
                      "AccountingStoragePass = sesame-4711\nJobCompPass = (null)\nSLURM_CONF = "
                          + path("slurm.conf").toUtf8() + '\n'));
    qputenv("CASE", path("changed").toUtf8());
    QCOMPARE(runCli({"capture", "--into", path("capture")}).exitCode, 0);
    const auto config = fileContent(path("capture") + "/config.txt");
    QVERIFY(!config.contains("sesame"));
    QVERIFY2(config.contains("AccountingStoragePass = (removed)\nJobCompPass = (null)\n"),
             config.constData());
    QCOMPARE(fileContent(path("capture") + "/slurm.conf"),
             QByteArray("Cluster=x\nJobCompHost=h jobcomppass = (removed) Port=1\n"));
}

void Capture::whatFailsIsNamedAndTheRestKept_data()
{
    QTest::addColumn<QByteArray>("how");
    QTest::addColumn<QString>("message");
    QTest::newRow("fails") << QByteArray("fails")
                           << "usage.txt: sacct: exit code 3 (sacct: error: no answer";
    QTest::newRow("hangs") << QByteArray("hangs") << "usage.txt: sacct: no answer within 1 s";
    QTest::newRow("garbage") << QByteArray("garbage") << "usage.txt: sacct: the answer has a line";
    QTest::newRow("crashes") << QByteArray("crashes") << "usage.txt: sacct: was ended by a signal";
}

void Capture::whatFailsIsNamedAndTheRestKept()
{
    QFETCH(QByteArray, how);
    QFETCH(QString, message);
    qputenv("BREAK", "sacct");
    qputenv("HOW", how);
    const auto run = runCli({"capture", "--into", path("capture"), "--timeout", "1"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
    QVERIFY(!QFile::exists(path("capture") + "/usage.txt"));
    QCOMPARE(runCli({"shares", path("capture")}).exitCode, 0);
    if (how == "hangs") { // nothing stays behind
        const auto pid = fileContent(path("log.pid")).trimmed().toInt();
        QVERIFY(pid > 0);
        QCOMPARE(::kill(pid, 0), -1);
    }
}

void Capture::noHostNoFolder()
{
    qputenv("BREAK", "ssh");
    const auto run = runCli({"capture", "--into", path("capture"), "--ssh", "head"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("No route to host"), run.err.constData());
    QVERIFY(!QFile::exists(path("capture")));
    QCOMPARE(log().count("ssh "), 2); // the clock and the settings; the rest would wait in vain
}

void Capture::nothingIsOverwritten()
{
    QCOMPARE(runCli({"capture", "--into", path("capture")}).exitCode, 0);
    const auto before = fileContent(path("capture") + "/taken_at.txt");
    QVERIFY(QFile::remove(path("log")));
    const auto run = runCli({"capture", "--into", path("capture")});
    QCOMPARE(run.exitCode, 4);
    QVERIFY2(run.err.contains("not empty"), run.err.constData());
    QCOMPARE(fileContent(path("capture") + "/taken_at.txt"), before);
    QVERIFY(!QFile::exists(path("log"))); // no command ran
    QVERIFY(QDir().mkpath(path("empty")));
    QCOMPARE(runCli({"capture", "--into", path("empty")}).exitCode, 0);
    QCOMPARE(runCli({"capture", "--into", path("log")}).exitCode, 4); // a file in the way
}

void Capture::badArguments_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("where") << QStringList{} << "--into";
    QTest::newRow("a source") << QStringList{"demo:limoges", "--into", "x"} << "no source";
    QTest::newRow("an option for ssh")
        << QStringList{"--into", "x", "--ssh=-oProxyCommand=touch /tmp/x"} << "--ssh -oProxy";
    QTest::newRow("a shell word") << QStringList{"--into", "x", "--ssh", "a;b"} << "--ssh a;b";
    QTest::newRow("an option after a user")
        << QStringList{"--into", "x", "--ssh", "a@-b"} << "--ssh a@-b";
    QTest::newRow("no host") << QStringList{"--into", "x", "--ssh", ""} << "expected HOST";
    QTest::newRow("no time") << QStringList{"--into", "x", "--timeout", "0"} << "--timeout 0";
}

void Capture::badArguments()
{
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const auto run = runCli(QStringList{"capture"} + words);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
    QVERIFY(log().isEmpty());
}

void Capture::commandsAreASource_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("viaSsh");
    QTest::newRow("here") << "slurm:" << 0;
    QTest::newRow("over ssh") << "slurm://admin@head-1.cluster" << 1;
    QTest::newRow("another port") << "slurm://admin@[fe80::1]:2222" << 1;
}

/// What `capture` would write, without a folder that stays.
void Capture::commandsAreASource()
{
    QFETCH(QString, source);
    QFETCH(int, viaSsh);
    QVERIFY(runCli({"capture", "--into", path("capture")}).exitCode == 0);
    QFile::remove(path("log"));
    const auto at = momentOf(m_case);
    for (const auto* command : {"shares", "jobs"}) {
        const QStringList rest{"--at", at, "--format", "csv"};
        const auto run = runCli(QStringList{command, source} + rest);
        QVERIFY2(run.exitCode == 0, run.err.constData());
        QCOMPARE(run.out, runCli(QStringList{command, path("capture")} + rest).out);
        // What the commands did not answer is told.
        QVERIFY2(run.err.contains("left out: "), run.err.constData());
    }
    QCOMPARE(log().contains("ssh "), viaSsh == 1);
}

/// A window that reads its source every few seconds must not make slurmdbd search each time.
void Capture::finishedJobsAreAskedForOnceInAWhile()
{
    fairlead::accounting::SourceAccess access(QStringLiteral("slurm://once.cluster"));
    access.kept = std::make_shared<fairlead::accounting::KeptFiles>();
    const auto quick = fairlead::accounting::openSource(access, fairlead::accounting::Look::First);
    QVERIFY(quick && !(*quick)->consumption);
    QCOMPARE(log().count("\nsacct "), 0);
    const auto first = fairlead::accounting::openSource(access);
    const auto second = fairlead::accounting::openSource(access);
    QVERIFY(first && second && (*second)->consumption);
    QVERIFY((*second)->history == (*first)->history);
    QVERIFY(!(*first)->history.isEmpty());
    QCOMPARE(log().count("sacct -aXPn"), log().count("sacct "));
    QCOMPARE(log().count("\nsacct "), 1);
    QCOMPARE(log().count("\nscontrol -o show job"), 3);
    // Nobody else gets what one window keeps.
    const auto run
        = runCli({"usage", "slurm://once.cluster", "--from", "1795000000", "--to", "1796000000"});
    QVERIFY2(run.exitCode == 0 && run.out.contains("geist"), run.err.constData());
    QCOMPARE(log().count("\nsacct "), 2);
}

void Capture::aSourceOfCommandsThatFails()
{
    const auto bad = runCli({"jobs", "slurm://-oProxyCommand=x"});
    QCOMPARE(bad.exitCode, 1);
    QVERIFY2(bad.err.contains("expected slurm: for the commands here"), bad.err.constData());
    QCOMPARE(runCli({"jobs", "slurm:head"}).exitCode, 1);
    qputenv("BREAK", "ssh");
    const auto gone = runCli({"jobs", "slurm://head"});
    QCOMPARE(gone.exitCode, 2);
    QVERIFY2(gone.err.contains("ssh does not reach"), gone.err.constData());
    // Part of the answers is enough, and what is missing is named.
    qputenv("BREAK", "sprio");
    qputenv("HOW", "fails");
    const auto part = runCli({"jobs", "slurm:", "--at", momentOf(m_case)});
    QVERIFY2(part.exitCode == 0, part.err.constData());
    QVERIFY2(part.err.contains("no answer for sprio.txt: sprio: exit code 3"),
             part.err.constData());
    qputenv("BREAK", "scontrol");
    const auto without = runCli({"jobs", "slurm:"});
    QCOMPARE(without.exitCode, 3);
    QVERIFY2(without.err.contains("slurm: holds no config.txt"), without.err.constData());
}

FAIRLEAD_QTTEST(Capture)
#include "tst_capturing.moc"
