// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Slurm's commands as a source (slurm:), with programs of our own in their place.

#include "models/accounting/sources/sources.h"
#include "tests/app/cli/fakeslurm.h"
#include "tests/support/englishprose.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead::tests;

class CommandSource : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_slurm = std::make_unique<FakeSlurm>(); }
    void cleanup() { m_slurm.reset(); }
    void commandsAreASource_data();
    void commandsAreASource();
    void finishedJobsAreAskedForOnceInAWhile();
    void aSourceOfCommandsThatFails();
    void whatFailsCanBeWordedInEachLanguage_data();
    void whatFailsCanBeWordedInEachLanguage();
    void aRankingNeedsItsAnswers_data();
    void aRankingNeedsItsAnswers();
    void answersThatCannotBeTrueAreNone_data();
    void answersThatCannotBeTrueAreNone();
    void whatTheRankingDoesNotNeedCostsOneTimeOut();
    void aMachineThatHangsCostsOneTimeOut_data();
    void aMachineThatHangsCostsOneTimeOut();
    void afterTwoTimeOutsNothingElseIsAskedThatIsNotNeeded();
    void whatSlurmHidesMakesNoRanking_data();
    void whatSlurmHidesMakesNoRanking();

private:
    [[nodiscard]] QString path(const char* name) const { return m_slurm->path(name); }
    [[nodiscard]] QByteArray log() const { return m_slurm->log(); }

    const QString m_case = FakeSlurm::recordedCase();
    std::unique_ptr<FakeSlurm> m_slurm;
};

void CommandSource::commandsAreASource_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("viaSsh");
    QTest::newRow("here") << "slurm:" << 0;
    QTest::newRow("over ssh") << "slurm://admin@head-1.cluster" << 1;
    QTest::newRow("another port") << "slurm://admin@[fe80::1]:2222" << 1;
}

/// What `capture` would write, without a folder that stays.
void CommandSource::commandsAreASource()
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
void CommandSource::finishedJobsAreAskedForOnceInAWhile()
{
    fairlead::accounting::SourceAccess access(QStringLiteral("slurm://once.cluster"));
    access.kept = std::make_shared<fairlead::accounting::KeptReadings>();
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

void CommandSource::aSourceOfCommandsThatFails()
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
    QCOMPARE(without.exitCode, 2);
    QVERIFY2(without.err.contains("scontrol: exit code 3"), without.err.constData());
}

void CommandSource::whatFailsCanBeWordedInEachLanguage_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("how");
    QTest::newRow("exit code") << QByteArray("scontrol -o show job") << QByteArray("fails");
    QTest::newRow("not needed") << QByteArray("sprio") << QByteArray("fails");
    QTest::newRow("empty") << QByteArray("scontrol show config") << QByteArray("empty");
    QTest::newRow("another answer") << QByteArray("sacctmgr") << QByteArray("garbage");
    QTest::newRow("a signal") << QByteArray("scontrol -o show node") << QByteArray("crashes");
    QTest::newRow("nothing listed") << QByteArray("scontrol -o show node") << QByteArray("none");
}

void CommandSource::whatFailsCanBeWordedInEachLanguage()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, how);
    qputenv("BREAK", command);
    qputenv("HOW", how);
    const fairlead::accounting::SourceAccess access(QStringLiteral("slurm:"));
    const auto read = fairlead::accounting::openSource(access);
    std::vector<fairlead::Message> messages;
    if (!read)
        messages.push_back(read.error().message);
    else
        for (const auto& issue : (*read)->issues)
            messages.push_back(issue.message);
    QVERIFY(!messages.empty());
    for (const auto& message : messages) {
        auto ours = message; // without the words of the program and of the system
        for (const auto* theirs : {"no answer from the daemon", "No such file or directory"})
            ours = fairlead::renamed(std::move(ours), theirs, "…");
        QVERIFY2(!hasEnglishProse(ours), fairlead::english(message).c_str());
    }
}

void CommandSource::aRankingNeedsItsAnswers_data()
{
    QTest::addColumn<QByteArray>("command");
    for (const auto* command : {"scontrol -o show job", "scontrol -o show partition",
                                "scontrol -o show node", "scontrol show config", "sacctmgr"})
        QTest::newRow(command) << QByteArray(command);
}

/// An empty queue or another one would look as true as that of the cluster.
void CommandSource::aRankingNeedsItsAnswers()
{
    QFETCH(QByteArray, command);
    qputenv("BREAK", command);
    qputenv("HOW", "fails");
    const auto run = runCli({"jobs", "slurm:", "--at", momentOf(m_case)});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains(command.split(' ').first() + ": exit code 3"), run.err.constData());
}

void CommandSource::answersThatCannotBeTrueAreNone_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::newRow("nodes") << QByteArray("node");
    QTest::newRow("partitions") << QByteArray("partition");
    QTest::newRow("jobs that sprio ranks") << QByteArray("job");
}

// scontrol says in words that there is nothing, and a cluster has nodes and partitions.
void CommandSource::answersThatCannotBeTrueAreNone()
{
    QFETCH(QByteArray, what);
    qputenv("BREAK", "scontrol -o show " + what);
    qputenv("WHAT", what + 's');
    for (const auto* how : {"empty", "none"}) {
        qputenv("HOW", how);
        const auto run = runCli({"jobs", "slurm:", "--at", momentOf(m_case)});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.isEmpty());
        const auto said = *how == 'e' ? QByteArray("scontrol: the answer is empty")
                                      : "scontrol lists no " + what + 's';
        QVERIFY2(run.err.contains(said), run.err.constData());
    }
}

void CommandSource::whatTheRankingDoesNotNeedCostsOneTimeOut()
{
    qputenv("BREAK", "sshare");
    qputenv("HOW", "hangs");
    const auto run = runCli({"jobs", "slurm:", "--timeout", "1", "--at", momentOf(m_case)});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.err.contains("no answer for shares.txt: sshare: no answer within 1 s"),
             run.err.constData());
    QCOMPARE(log().count("\nsshare "), 1);
}

void CommandSource::aMachineThatHangsCostsOneTimeOut_data()
{
    QTest::addColumn<QByteArray>("command");
    for (const auto* command : {"scontrol", "scontrol -o show job", "sacctmgr"})
        QTest::newRow(command) << QByteArray(command);
}

/// What comes after a command that the ranking needs is not asked for.
void CommandSource::aMachineThatHangsCostsOneTimeOut()
{
    QFETCH(QByteArray, command);
    qputenv("BREAK", command);
    qputenv("HOW", "hangs");
    const auto run = runCli({"jobs", "slurm:", "--timeout", "1", "--at", momentOf(m_case)});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("no answer within 1 s"), run.err.constData());
    const auto last = log().trimmed().split('\n').last();
    QVERIFY2(last.startsWith(command), log().constData());
}

void CommandSource::afterTwoTimeOutsNothingElseIsAskedThatIsNotNeeded()
{
    qputenv("BREAK", "sprio");
    qputenv("HOW", "hangs");
    const auto run = runCli({"jobs", "slurm:", "--timeout", "1", "--at", momentOf(m_case)});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QVERIFY2(run.err.contains("usage.txt: not asked for, 2 commands gave no answer in time"),
             run.err.constData());
    QCOMPARE(log().count("\nsprio "), 2);
    QCOMPARE(log().count("\nsacct "), 0);
    QVERIFY(log().contains("\nscontrol -o show node"));
}

void CommandSource::whatSlurmHidesMakesNoRanking_data()
{
    QTest::addColumn<QByteArray>("setting");
    QTest::addColumn<QString>("file"); // that an ordinary user gets in part
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("nothing is hidden") << QByteArray("none") << QString() << 0 << QByteArray();
    QTest::newRow("an operator") << QByteArray("usage,users,accounts,jobs") << QString() << 0
                                 << QByteArray();
    QTest::newRow("associations") << QByteArray("accounts,users") << "assocs.txt" << 2
                                  << QByteArray("PrivateData=accounts,users hides associations");
    QTest::newRow("usage") << QByteArray("usage") << "usage" << 2
                           << QByteArray("PrivateData=usage hides usage from whoever asked: the "
                                         "answers cover 2 of ");
    QTest::newRow("jobs") << QByteArray("jobs") << "jobs.txt" << 0
                          << QByteArray("PrivateData=jobs: all jobs that are listed are of ");
}

/// Slurm answers an ordinary user with a part, and with exit code 0.
void CommandSource::whatSlurmHidesMakesNoRanking()
{
    QFETCH(QByteArray, setting);
    QFETCH(QString, file);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, said);
    const auto part = path("part");
    copyCapture(m_case, part);
    const auto change = [&](const QString& name, const QByteArray& content) {
        return QFile::remove(part + '/' + name) && writeFile(part + '/' + name, content);
    };
    const auto linesWith = [&](const QString& name, const QByteArray& what, int head) {
        QByteArray kept;
        for (const auto& line : fileContent(part + '/' + name).split('\n')) {
            if (head-- > 0 || line.contains(what))
                kept += line + '\n';
        }
        return kept;
    };
    QVERIFY(change(
        "config.txt",
        fileContent(part + "/config.txt")
            .replace("PrivateData             = none", "PrivateData             = " + setting)));
    if (file == QLatin1String("assocs.txt")) { // his own, and the accounts above them
        QByteArray own = linesWith(file, "|ken|", 1);
        for (const auto* account : {"root", "unilim", "geist", "genolim", "peirene"})
            own += linesWith(file, QByteArray("limoges|") + account + "||", 0);
        QVERIFY(change(file, own));
    }
    if (file == QLatin1String("jobs.txt"))
        QVERIFY(change(file, linesWith(file, "UserId=ken(", 0))
                && change("sprio.txt", linesWith("sprio.txt", "|ken|", 0)));
    if (file == QLatin1String("usage")) {
        QVERIFY(change("shares.txt", linesWith("shares.txt", "|ken|", 1)));
        QVERIFY(QFile::remove(part + "/assoc_mgr.txt"));
        QVERIFY(writeFile(part + "/assoc_mgr.txt", "Current Association Manager state\n"));
    }
    qputenv("CASE", part.toUtf8());
    const auto run = runCli({"jobs", "slurm:", "--at", momentOf(m_case)});
    QVERIFY2(run.exitCode == exitCode, run.err.constData());
    QCOMPARE(run.out.isEmpty(), exitCode != 0);
    QCOMPARE(run.err.contains("PrivateData"), !said.isEmpty());
    QVERIFY2(run.err.contains(said), run.err.constData());
}

FAIRLEAD_QTTEST(CommandSource)
#include "tst_commandsource.moc"
