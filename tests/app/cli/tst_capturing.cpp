// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl capture with programs of our own in PATH that answer like Slurm's, or do not.

#include "tests/app/cli/fakeslurm.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <csignal>

using namespace fairlead::tests;

class Capture : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_slurm = std::make_unique<FakeSlurm>(); }
    void cleanup() { m_slurm.reset(); }
    void whatIsWrittenCanBeRead_data();
    void whatIsWrittenCanBeRead();
    void commandsRunInUtc();
    void sshGetsQuotedWords();
    void noPasswordGoesAlong_data();
    void noPasswordGoesAlong();
    void stateFilesAndConfigAreCopied();
    void theNoteOfTheLastCycleIsReadRoundSprio();
    void aFullDiskIsNoFaultOfTheCommand();
    void passwordsAreLeftOut();
    void whatFailsIsNamedAndTheRestKept_data();
    void whatFailsIsNamedAndTheRestKept();
    void answersThatWereCutAreTold_data();
    void answersThatWereCutAreTold();
    void numericAddressesAreAsSshTakesThem();
    void noHostNoFolder();
    void aHostThatHangsIsAskedOnce();
    void nothingIsOverwritten();
    void badArguments_data();
    void badArguments();

private:
    [[nodiscard]] QString path(const char* name) const { return m_slurm->path(name); }
    [[nodiscard]] QByteArray log() const { return m_slurm->log(); }

    /// scontrol answers with other lines in place of those of their names.
    void changeSettings(const QByteArray& lines) const
    {
        copyCapture(m_case, path("changed"));
        const auto file = path("changed") + "/config.txt";
        const auto title = fileContent(file).split('\n').first() + '\n';
        QByteArray kept;
        for (const auto& line : fileContent(file).mid(title.size()).split('\n')) {
            const auto name = line.left(line.indexOf('=')).trimmed();
            if (!lines.startsWith(name + " = ") && !lines.contains('\n' + name + " = "))
                kept += line + '\n';
        }
        QVERIFY(QFile::remove(file) && writeFile(file, title + lines + kept));
        qputenv("CASE", path("changed").toUtf8());
    }

    const QString m_case = FakeSlurm::recordedCase();
    std::unique_ptr<FakeSlurm> m_slurm;
};

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
                            "'SLURM_TIME_FORMAT' '-u' 'SLURM_CLUSTERS' 'TZ=UTC' "
                            "'SLURM_BITSTR_LEN=0' 'SCONTROL_ALL=1' "
                            "'SCONTROL_FUTURE=1' 'LC_ALL=C' "
                            "'sprio' '-h' '-o' '%i|%u|%r|%Y|%A|%B|%F|%J|%P|%Q|%N|%S|%T|%t'\n"),
             log().constData());
    for (const auto& line : log().split('\n')) {
        if (line.startsWith("sacct"))
            QVERIFY2(line.endsWith(" [TZ=UTC] []"), line.constData());
    }
}

void Capture::noPasswordGoesAlong_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("here") << QStringList{};
    QTest::newRow("over ssh") << QStringList{"--ssh", "admin@head"};
}

void Capture::noPasswordGoesAlong()
{
    QFETCH(QStringList, options);
    constexpr std::array ours{"FAIRLEAD_PASSWORD", "FAIRLEAD_INTO_PASSWORD"};
    constexpr std::array others{"MYSQL_PWD", "SITE_TOKEN", "SLURM_JWT"};
    for (const auto* name : ours)
        qputenv(name, "tell-nobody");
    for (const auto* name : others)
        qputenv(name, "tell-no-host");
    const auto run = runCli(QStringList{"capture", "--into", path("capture")} + options);
    for (const auto* name : ours)
        qunsetenv(name);
    for (const auto* name : others)
        qunsetenv(name);
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const auto environments = fileContent(path("log.env"));
    QVERIFY(environments.contains("PATH="));
    QVERIFY(!environments.contains("tell-nobody"));
    QCOMPARE(environments.contains("tell-no-host"), options.isEmpty());
}

void Capture::stateFilesAndConfigAreCopied()
{
    QVERIFY(QDir().mkpath(path("state")));
    QVERIFY(writeFile(path("state") + "/assoc_usage", QByteArray("\x26\0binary\n", 9)));
    QVERIFY(writeFile(path("state") + "/qos_usage", QByteArray("\x26\0qos", 5)));
    QVERIFY(writeFile(path("it's a slurm.conf"), "ClusterName=limoges\n"));
    QVERIFY(QDir().mkpath(path("changed")));
    QVERIFY(QDir(path("changed")).removeRecursively());
    changeSettings("SLURM_CONF = " + path("it's a slurm.conf").toUtf8()
                   + "\nStateSaveLocation = " + path("state").toUtf8() + '\n');
    for (const auto& options : {QStringList{}, QStringList{"--ssh", "head"}}) {
        const auto into = path(options.isEmpty() ? "here" : "there");
        const auto run = runCli(QStringList{"capture", "--into", into} + options);
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains("left out: priority_last_decay_ran"), run.err.constData());
        QCOMPARE(fileContent(into + "/assoc_usage"), QByteArray("\x26\0binary\n", 9));
        QCOMPARE(fileContent(into + "/qos_usage"), QByteArray("\x26\0qos", 5));
        QCOMPARE(fileContent(into + "/slurm.conf"), QByteArray("ClusterName=limoges\n"));
    }
}

/// What it says while sacct answers is of another cycle than sprio's answers.
void Capture::theNoteOfTheLastCycleIsReadRoundSprio()
{
    QVERIFY(QDir().mkpath(path("state")));
    const auto note = path("state") + "/priority_last_decay_ran";
    const auto written = [](char last) {
        return QByteArray("\0\0\0\0\x6b\0\xac", 7) + last + QByteArray(8, '\0');
    };
    QVERIFY(writeFile(note, written('1')));
    for (const char cycle : {'2', '3'})
        QVERIFY(writeFile(path("note") + QLatin1Char(cycle), written(cycle)));
    changeSettings("StateSaveLocation = " + path("state").toUtf8() + '\n');
    const auto after = [&](const char* program, const char* next) {
        const auto file = path("bin") + '/' + program;
        const auto script = fileContent(file);
        const auto copy = "cp '" + path(next).toUtf8() + "' '" + note.toUtf8() + "'\n";
        QVERIFY(writeFile(file, script + copy));
    };
    after("sprio", "note2");
    after("sacct", "note3");
    QCOMPARE(runCli({"capture", "--into", path("capture")}).exitCode, 0);
    QCOMPARE(fileContent(path("capture") + "/priority_last_decay_ran"), written('1'));
    QCOMPARE(fileContent(path("capture") + "/priority_last_decay_ran_later"), written('2'));
    QVERIFY(writeFile(note, written('3')));
    QVERIFY(writeFile(path("note2"), written('3')));
    QCOMPARE(runCli({"capture", "--into", path("still")}).exitCode, 0);
    QVERIFY(!QFile::exists(path("still") + "/priority_last_decay_ran_later"));
}

void Capture::aFullDiskIsNoFaultOfTheCommand()
{
    QVERIFY(writeFile(path("bin") + "/scontrol",
                      "#!/bin/sh\necho 'scontrol: write error: No space left on device' >&2\n"
                      "exit 1\n"));
    const auto run = runCli({"capture", "--into", path("capture")});
    QCOMPARE(run.exitCode, 4);
    QVERIFY2(run.err.contains("cannot write") && run.err.contains("No space left on device"),
             run.err.constData());
    QVERIFY(!QFile::exists(path("capture")));
}

void Capture::passwordsAreLeftOut()
{
    QVERIFY(writeFile(path("slurm.conf"),
                      "ClusterName=x\nJobCompHost=h jobcomppass = \"a b\" Port=1\n"));
    changeSettings("AccountingStoragePass = sesame-4711\nJobCompPass = (null)\nSLURM_CONF = "
                   + path("slurm.conf").toUtf8() + '\n');
    QCOMPARE(runCli({"capture", "--into", path("capture")}).exitCode, 0);
    const auto config = fileContent(path("capture") + "/config.txt");
    QVERIFY(!config.contains("sesame"));
    QVERIFY2(config.contains("AccountingStoragePass = (removed)\nJobCompPass = (null)\n"),
             config.constData());
    QCOMPARE(fileContent(path("capture") + "/slurm.conf"),
             QByteArray("ClusterName=x\nJobCompHost=h jobcomppass = (removed)\n"));
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

void Capture::answersThatWereCutAreTold_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("behindLineEnd"); // bytes
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("in mid-line")
        << "usage.txt" << -1
        << QByteArray("usage.txt: sacct: the answer ends in the middle of a line");
    QTest::newRow("behind a line")
        << "assocs.txt" << 0 << QByteArray("a part of an answer is missing: ");
}

/// The command itself was content: its exit code is 0.
void Capture::answersThatWereCutAreTold()
{
    QFETCH(QString, file);
    QFETCH(int, behindLineEnd);
    QFETCH(QByteArray, message);
    const auto part = path("part");
    copyCapture(m_case, part);
    const auto whole = fileContent(part + '/' + file);
    const auto lineEnd = whole.indexOf('\n', whole.size() / 2) + 1;
    QVERIFY(QFile::remove(part + '/' + file)
            && writeFile(part + '/' + file, whole.left(lineEnd + behindLineEnd)));
    qputenv("CASE", part.toUtf8());
    const auto run = runCli({"capture", "--into", path("capture")});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(message), run.err.constData());
    QCOMPARE(QFile::exists(path("capture") + '/' + file), behindLineEnd == 0);
}

void Capture::numericAddressesAreAsSshTakesThem()
{
    for (const auto* host : {"fe80::1", "[fe80::1]"}) {
        const auto folder = path(host);
        QCOMPARE(runCli({"capture", "--into", folder, "--ssh", host}).exitCode, 0);
        QVERIFY2(log().contains(" -T -- fe80::1 "), log().constData());
        QVERIFY(QFile::remove(path("log")));
    }
}

void Capture::noHostNoFolder()
{
    qputenv("BREAK", "ssh");
    const auto run = runCli({"capture", "--into", path("capture"), "--ssh", "head"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("No route to host"), run.err.constData());
    QVERIFY(!QFile::exists(path("capture")));
    QCOMPARE(log().count("ssh "), 1); // the clock; the rest would wait in vain
}

void Capture::aHostThatHangsIsAskedOnce()
{
    qputenv("BREAK", "ssh");
    qputenv("HOW", "hangs");
    const auto run
        = runCli({"capture", "--into", path("capture"), "--ssh", "head", "--timeout", "1"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("no answer within 1 s"), run.err.constData());
    QVERIFY(!QFile::exists(path("capture")));
    QCOMPARE(log().count("ssh "), 1);
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
    QVERIFY(QDir().mkpath(path("killed/.capture-aBc123")));
    const auto killed = runCli({"capture", "--into", path("killed")});
    QCOMPARE(killed.exitCode, 4);
    QVERIFY2(killed.err.contains("that was killed has left .capture-aBc123"), killed.err);
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
    QTest::newRow("a port without ssh://")
        << QStringList{"--into", "x", "--ssh", "ann@head:22"} << "ssh://USER@HOST:PORT";
    QTest::newRow("a port behind brackets without ssh://")
        << QStringList{"--into", "x", "--ssh", "[fe80::1]:22"} << "ssh://USER@HOST:PORT";
    QTest::newRow("a numeric address without brackets")
        << QStringList{"--into", "x", "--ssh", "ssh://fe80::1:22"} << "ssh://USER@HOST:PORT";
    QTest::newRow("a shell word") << QStringList{"--into", "x", "--ssh", "a;b"} << "--ssh a;b";
    QTest::newRow("an option after a user")
        << QStringList{"--into", "x", "--ssh", "a@-b"} << "--ssh a@-b";
    QTest::newRow("no host") << QStringList{"--into", "x", "--ssh", ""}
                             << "--ssh: a value is missing";
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

FAIRLEAD_QTTEST(Capture)
#include "tst_capturing.moc"
