// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl agree on what recorded clusters printed, with the moment found by itself.

#include "tests/app/cli/answeredcase.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class Agree : public QObject, AnsweredCase
{
    Q_OBJECT

private slots:
    void recordedCasesAgree_data();
    void recordedCasesAgree();
    void clustersAtWorkAgreeToo();
    void answersInJsonAgreeToo_data();
    void answersInJsonAgreeToo();
    void aCutQueueIsNoAgreement();
    void aChangedAnswerIsNamed_data();
    void aChangedAnswerIsNamed();
    void aRowThatSprioAloneHasIsNoAgreement();
    void anotherMomentIsSaid();
    void everyCommandSaysHowFarItAgrees();
    void answersThatAreMissingAreNoAgreement();
    void answersThatCannotBeReadAreNoAgreement();
    void sharesThatCannotBeReadAreNoAgreement();
    void anAnswerThatIsThereTwiceIsKnown();
    void withEditsOnlyTheTableSpeaks();
    void formatsHoldTheSame();
    void theAgesWinOverTheNote();
    void aNoteFarFromTheCaptureIsNotBelieved();
};

void Agree::theAgesWinOverTheNote()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-26.11.0-0rc1/fairtree", 30);
    const auto moment = momentOf(source).toLongLong();
    note(source, moment + 20); // a cycle came after the answers
    const auto run = agree(source);
    QVERIFY2(run.exitCode == 0, run.out.left(2000) + run.err.left(1000));
    QVERIFY2(run.err.contains("priority_last_decay_ran: it says "), run.err);
    QVERIFY2(run.err.contains("the ages in the answers agree on "), run.err);
    note(source, moment, "priority_last_decay_ran_later");
    const auto twice = agree(source);
    QVERIFY(twice.exitCode == 0);
    QVERIFY2(!twice.err.contains("it says"), twice.err);
    QVERIFY(verdictOf(twice, "sprio")["MomentFrom"].endsWith("priority_last_decay_ran_later"));
}

void Agree::aNoteFarFromTheCaptureIsNotBelieved()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-26.11.0-0rc1/fairtree", 30);
    for (const auto* file : {"sprio.txt", "sprio_norm.txt"})
        remove(source, file);
    const auto moment = momentOf(source).toLongLong();
    for (const auto off : {-800LL * 86400, 100LL * 86400}) {
        note(source, moment + off);
        const auto run = runCli({"jobs", source});
        QVERIFY2(run.err.contains("is not believed"), run.err);
    }
    // slurmctld may have stood still for long: what it computed last is in force all the same.
    note(source, moment - 40LL * 86400);
    const auto run = runCli({"jobs", source});
    QVERIFY2(run.err.contains("(priority_last_decay_ran)"), run.err);
}

void Agree::recordedCasesAgree_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("without");
    QTest::addColumn<QString>("origin");
    for (const auto& name : goldenCases()) {
        const auto row = [&](const char* what, const QByteArray& without, const QString& origin) {
            QTest::addRow("%s, %s", qPrintable(name), what) << name << without << origin;
        };
        const QByteArray noted("priority_last_decay_ran");
        row("as slurmctld notes it", {}, noted);
        row("normalized ages", noted, "sprio_norm.txt, sprio.txt: ");
        row("rounded ages", noted + " sprio_norm.txt", "sprio.txt: ");
    }
}

void Agree::recordedCasesAgree()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, without);
    QFETCH(QString, origin);
    const QTemporaryDir folder;
    const auto source = capture(folder, name, 97);
    for (const auto& file : without.split(' '))
        remove(source, file.constData());

    const auto exact = agree(source);
    QVERIFY2(exact.exitCode == 0, exact.out.left(2000) + exact.err.left(2000));
    for (const auto* answer : {"sprio", "sshare"}) {
        const auto row = verdictOf(exact, answer);
        QVERIFY2(row["Verdict"] == "all equal", exact.out.left(3000));
        QCOMPARE(row["Rows"], row["Equal"]);
        QCOMPARE(row["OnlyTheirs"] + row["OnlyOurs"], "00");
        QVERIFY2(row["MomentFrom"].startsWith(origin), qPrintable(row["MomentFrom"]));
    }
    QCOMPARE(verdictOf(exact, "sprio -n").isEmpty(), without.contains("sprio_norm"));

    remove(source, "raw_usage.txt"); // two decimals are left
    const auto rounded = agree(source);
    QVERIFY2(rounded.exitCode == 0, rounded.out.left(3000));
    QCOMPARE(verdictOf(rounded, "sshare")["Differing"], "0");
    QCOMPARE(verdictOf(rounded, "sprio")["Differing"], "0");

    remove(source, "assoc_mgr.txt"); // whole numbers are left
    const auto whole = agree(source);
    QVERIFY2(whole.exitCode == 0, whole.out.left(3000));
    QCOMPARE(verdictOf(whole, "sshare")["Verdict"], "within rounding");
}

/// What jobs used that ended is charged at once, and counts at the next computation; jobs that take
/// whole nodes have the size of those that backfill planned for them.
void Agree::clustersAtWorkAgreeToo()
{
    for (const auto* name :
         {"ended/between", "ended/saved", "planned/exclusive", "planned/linear"}) {
        const auto run = agree(QStringLiteral(FAIRLEAD_TEST_DATA "/") + QLatin1String(name));
        QCOMPARE(run.exitCode, 0);
        for (const auto* answer : {"sprio", "sprio -n"})
            QCOMPARE(verdictOf(run, answer)["Verdict"], "all equal");
        const auto verdict = verdictOf(run, "sshare")["Verdict"];
        QVERIFY2(verdict == "all equal" || verdict == "within rounding", run.out);
    }
}

void Agree::answersInJsonAgreeToo_data()
{
    QTest::addColumn<QString>("name");
    for (const auto* name : {"fairtree", "classic", "no_normal", "small_rel"})
        QTest::newRow(name) << QStringLiteral("slurm-26.11.0-0rc1/%1").arg(QLatin1String(name));
}

void Agree::answersInJsonAgreeToo()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const auto source = capture(folder, name, 30);
    remove(source, "shares.txt");
    QVERIFY(QDir().mkpath(source + QStringLiteral("/json")));
    const auto file = source + QStringLiteral("/json/sshare.json");
    QVERIFY(QFile::copy(goldenFolder(name) + QStringLiteral("/json/sshare.json"), file));
    const auto exact = agree(source);
    QVERIFY2(exact.exitCode == 0, exact.out.left(2000) + exact.err.left(2000));
    QCOMPARE(verdictOf(exact, "sshare")["Verdict"], "all equal");
    QCOMPARE(verdictOf(exact, "sshare")["Rows"], "43");

    remove(source, "raw_usage.txt");
    remove(source, "assoc_mgr.txt"); // usage is that of the answer, in whole numbers
    const auto whole = agree(source);
    QVERIFY2(whole.exitCode == 0, whole.out.left(3000));
    QCOMPARE(verdictOf(whole, "sshare")["Verdict"], "within rounding");

    auto text = fileContent(file);
    const auto at = text.indexOf("\"shares\": {\n", text.indexOf("\"name\": \"partenaires\""));
    QVERIFY(at > 0);
    text.replace(text.indexOf("100", at), 3, "101");
    QVERIFY(writeFile(file, text));
    QCOMPARE(agree(source).exitCode, 3);
}

void Agree::aCutQueueIsNoAgreement()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, QStringLiteral("slurm-26.11.0-0rc1/fairtree"), 30);
    const auto queue = source + QStringLiteral("/jobs.txt");
    const auto lines = fileContent(queue).split('\n');
    QVERIFY(writeFile(queue, lines[0] + '\n' + lines[1] + '\n'));
    const auto cut = agree(source);
    QCOMPARE(cut.exitCode, 3);
    QCOMPARE(verdictOf(cut, "sprio")["Verdict"], "rows are missing");
    QVERIFY(verdictOf(cut, "sprio")["OnlyTheirs"].toInt() > 0);
    QCOMPARE(verdictOf(cut, "sshare")["Verdict"], "all equal");

    QVERIFY(writeFile(queue, {})); // as damaged as a file can be
    const auto empty = agree(source);
    QCOMPARE(empty.exitCode, 3);
    QCOMPARE(verdictOf(empty, "sprio")["Verdict"], "rows are missing");
    QVERIFY2(empty.err.contains("jobs.txt:0: the file is empty")
                 || empty.err.contains("jobs.txt: the file is empty"),
             empty.err);
}

void Agree::aChangedAnswerIsNamed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("part");
    QTest::newRow("priority") << "sprio.txt" << QByteArray("|65736|") << QByteArray("|65737|")
                              << "PRIORITY";
    QTest::newRow("age") << "sprio.txt" << QByteArray("|65736|128|") << QByteArray("|65736|129|")
                         << "AGE";
    QTest::newRow("fair-share") << "sprio.txt" << QByteArray("|128|217|32026|")
                                << QByteArray("|128|217|32097|") << "FAIRSHARE";
    QTest::newRow("TRES") << "sprio.txt" << QByteArray("cpu=250,mem=116|")
                          << QByteArray("cpu=250,mem=117|") << "TRES mem";
    QTest::newRow("shares") << "shares.txt" << QByteArray(" partenaires||") << QByteArray()
                            << "RawShares";
}

void Agree::aChangedAnswerIsNamed()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, part);
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-22.05.8/fairtree", 30);
    const auto path = source + QLatin1Char('/') + file;
    auto text = fileContent(path);
    if (to.isEmpty()) {
        const auto at = text.indexOf(from);
        const auto end = text.indexOf('\n', at);
        from = text.mid(at, end - at);
        to = from;
        to.replace("|100|", "|101|");
    }
    const auto at = text.indexOf(from);
    QVERIFY(at >= 0 && from != to);
    text.replace(at, from.size(), to);
    QVERIFY(writeFile(path, text));

    for (const bool isRounded : {false, true}) { // rounded usage waves nothing through
        if (isRounded)
            remove(source, "raw_usage.txt");
        const auto run = agree(source);
        QCOMPARE(run.exitCode, 3);
        QStringList parts;
        for (const auto& row : csvRows(run.out)) {
            if (row["Verdict"] == "differs" && row["MomentFrom"].isEmpty())
                parts << row["Part"];
        }
        QCOMPARE(parts, QStringList{part});
    }
}

void Agree::aRowThatSprioAloneHasIsNoAgreement()
{
    const QTemporaryDir folder;
    const auto source = folder.filePath("capture");
    copyCapture(goldenFolder("slurm-26.11.0-0rc1/fairtree"), source);
    const auto path = source + QStringLiteral("/jobs.txt");
    auto text = fileContent(path);
    QVERIFY(text.contains("Priority=21219 "));
    QVERIFY(writeFile(path, text.replace("Priority=21219 ", "Priority=0 "))); // held, by the queue
    const auto run = agree(source);
    QCOMPARE(run.exitCode, 3);
    QCOMPARE(verdictOf(run, "sprio")["OnlyTheirs"], "1");
    QCOMPARE(verdictOf(run, "sprio")["Rows"], "23");
}

void Agree::anotherMomentIsSaid()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-22.05.8/fairtree", 30);
    const auto moment = momentOf(source);
    const auto later = QString::number(moment.toLongLong() + 60);
    const auto run = agree(source, {"--at", later});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(run.err.contains("the ages in the answers agree on "), run.err);
    QVERIFY(run.err.contains(moment.toUtf8()));
    QCOMPARE(verdictOf(run, "sprio")["MomentFrom"], "option --at");
    for (const auto& row : csvRows(run.out)) {
        if (row["Answer"] == "sprio" && !row["JobID"].isEmpty())
            QVERIFY2(row["Part"] == "AGE" || row["Part"] == "PRIORITY", qPrintable(row["Part"]));
    }
}

void Agree::everyCommandSaysHowFarItAgrees()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-26.11.0-0rc1/fairtree", 30);
    for (const auto* command : {"shares", "jobs", "weights", "qos"}) {
        const auto run = runCli({command, source, "--format", "csv"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains("sprio: all equal, 24 of 24 rows"), run.err);
        QVERIFY2(run.err.contains("sshare: all equal, 43 of 43 rows"), run.err);
        QVERIFY2(run.err.contains(momentOf(source).toUtf8() + " (priority_last_decay_ran)"),
                 run.err);
    }
    for (const auto* file : {"sprio.txt", "sprio_norm.txt", "shares.txt"})
        remove(source, file);
    const auto without = runCli({"jobs", source});
    QVERIFY(!without.err.contains("equal"));
    QVERIFY2(without.err.contains("24 jobs, ") && without.err.contains(": nothing to compare with"),
             without.err);
}

void Agree::answersThatAreMissingAreNoAgreement()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-26.11.0-0rc1/fairtree", 30);
    for (const auto* file : {"sprio.txt", "sprio_norm.txt", "shares.txt"})
        remove(source, file);
    const auto none = agree(source);
    QCOMPARE(none.exitCode, 3);
    QVERIFY2(none.err.contains("holds no answer of sprio or sshare"), none.err);
    const auto demo = agree("demo:moab");
    QCOMPARE(demo.exitCode, 3);
    QVERIFY2(demo.err.contains("holds no answer of diagnose -p"), demo.err);
    QVERIFY2(demo.err.contains("diagnose-p.txt"), demo.err);
    QCOMPARE(agree(folder.filePath("gone")).exitCode, 2);
}

// sshare agrees in every row, which says nothing of sprio.
void Agree::answersThatCannotBeReadAreNoAgreement()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-26.11.0-0rc1/fairtree", 0);
    for (const auto* file : {"sprio.txt", "sprio_norm.txt"}) {
        for (const auto* content : {"", "JOBID PARTITION PRIORITY\n1 p1 33\n"}) {
            const auto path = source + QLatin1Char('/') + file;
            const auto before = fileContent(path);
            QVERIFY(writeFile(path, content));
            const auto run = agree(source);
            QCOMPARE(run.exitCode, 3);
            QVERIFY2(run.err.contains(file + QByteArray(" is there, and nothing of it could")),
                     run.err);
            QVERIFY(writeFile(path, before));
        }
    }
}

void Agree::sharesThatCannotBeReadAreNoAgreement()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-26.11.0-0rc1/fairtree", 0);
    const auto path = source + QStringLiteral("/shares.txt");
    const auto before = fileContent(path);
    for (const auto& content : {QByteArray(), before.left(before.indexOf('\n') + 1)}) {
        QVERIFY(writeFile(path, content));
        const auto run = agree(source);
        QCOMPARE(run.exitCode, 3);
        QVERIFY2(run.err.contains("shares.txt is there, and nothing of it could"), run.err);
    }
}

void Agree::anAnswerThatIsThereTwiceIsKnown()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-26.11.0-0rc1/fairtree", 0);
    const auto path = source + QStringLiteral("/sprio.txt");
    QVERIFY(writeFile(path, fileContent(path).repeated(2)));
    const auto run = agree(source);
    QVERIFY2(run.exitCode == 0, run.err);
    QCOMPARE(verdictOf(run, "sprio")["OnlyTheirs"], "0");
}

void Agree::withEditsOnlyTheTableSpeaks()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-26.11.0-0rc1/fairtree", 0);
    const auto run = agree(source, {"--set", "PriorityWeightAge=1001"});
    QCOMPARE(run.exitCode, 3);
    QVERIFY2(!run.err.contains("all equal"), run.err);
    QCOMPARE(verdictOf(run, "sprio")["Verdict"], "differs");
}

void Agree::formatsHoldTheSame()
{
    const QTemporaryDir folder;
    const auto source = capture(folder, "slurm-26.11.0-0rc1/classic", 30);
    const auto table = runCli({"agree", source});
    QCOMPARE(table.exitCode, 0);
    QVERIFY2(table.out.contains("all equal") && table.out.contains("moment: 2026-"), table.out);
    const auto json = runCli({"agree", source, "--format", "json"});
    QVERIFY2(json.out.contains("\"Verdict\": \"all equal\"")
                 || json.out.contains("\"Verdict\":\"all equal\""),
             json.out);
    const auto few = runCli({"agree", source, "-o", "Answer,Verdict", "-P", "-n"});
    QCOMPARE(few.out, "sprio|all equal\nsprio -n|all equal\nsshare|all equal\n");
}

FAIRLEAD_QTTEST(Agree)
#include "tst_agree.moc"
