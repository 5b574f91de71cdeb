// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is half said on the command line or in a file means nothing else than what it says.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class UnclearWordsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    /// $USER may be empty in a script: the whole account is somebody else.
    void anEmptyUserIsNotTheAccount_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto row
            = [](const QStringList& words) { QTest::newRow(qPrintable(words.first())) << words; };
        row({"shares", "demo:textbook", "--share", "A/=9"});
        row({"weights", "demo:textbook", "--share", "A//=9"});
        row({"reach", "demo:textbook", "A/", "--factor", "0.5"});
        row({"recovery", "demo:textbook", "A/"});
        row({"hardware", "demo:textbook", "A/=3", "--machine", "10"});
        row({"watch", "demo:textbook", "--alert", "A/ served < 2"});
    }
    void anEmptyUserIsNotTheAccount()
    {
        QFETCH(QStringList, words);
        const auto run = runCli(words);
        QVERIFY2(run.exitCode == 1, run.err);
        QVERIFY2(run.err.contains("A/"), run.err);
    }

    void whatMakesNoSenseIsRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const QStringList& words, int exitCode, const char* message) {
            QTest::newRow(message) << words << exitCode << QByteArray(message);
        };
        row({"hardware", "demo:textbook", "A=1e308", "--machine", "10"}, 1,
            "no more than 1000000000 nodes");
        row({"report", "demo:textbook", "--output", "x.pdf", "--site", QString(QChar(0x202e))}, 1,
            "--site takes no control or invisible characters: \\u202e");
        row({"shares", QStringLiteral("caf") + QChar(QChar::ReplacementCharacter)}, 1,
            "is not in UTF-8");
        row({"watch", "demo:textbook", "--alert", "A/john doe served < 1"}, 1, "A/john doe");
        row({"series", "missing.fairlead", "--forget", "2026-01-01T00:00:00"}, 2, "no such file");
    }
    void whatMakesNoSenseIsRefused()
    {
        QFETCH(QStringList, words);
        QFETCH(int, exitCode);
        QFETCH(QByteArray, message);
        const auto run = runCli(words);
        QCOMPARE(run.exitCode, exitCode);
        QVERIFY2(run.err.contains(message), run.err);
        QVERIFY2(!run.err.contains("expected [ACCOUNT"), run.err);
    }

    void aKeyOfAScenarioThatNobodyKnowsIsRefused()
    {
        const auto file = m_folder.filePath("scenario.json");
        QVERIFY(
            writeFile(file, R"({"fairlead-scenario": 1, "name": "w", "autor": "x", "edits": []})"));
        const auto run = runCli({"shares", "demo:textbook", "--scenario", file});
        QCOMPARE(run.exitCode, 3);
        QVERIFY2(run.err.contains("does not know “autor”"), run.err);
    }

    void aResetOfNowIsSaid()
    {
        const auto run
            = runCli({"shares", "demo:textbook", "--set", "PriorityUsageResetPeriod=NOW"});
        QVERIFY2(run.exitCode == 0 && run.err.contains("that is not in these numbers"), run.err);
    }

    void theEnvelopeHasTheLastWord()
    {
        const auto run = runCli({"agree", "demo:textbook", "--format", "json", "--envelope"});
        QCOMPARE(run.exitCode, 3);
        const auto notes = QJsonDocument::fromJson(run.out).object()["notes"].toArray();
        QVERIFY2(notes.last().toString().contains("nothing to compare"), run.out);
    }

    void aJobThatIsFarIsNamedOnce()
    {
        const auto run
            = runCli({"compare", "demo:limoges", "--summary", "--share", "cistem=900", "--set",
                      "PriorityWeightPartition=0", "--format", "csv", "-o", "FarthestJobs"});
        const auto jobs = csvRows(run.out).value(0)[QStringLiteral("FarthestJobs")].split(u' ');
        QCOMPARE(jobs.size(), 5);
        QCOMPARE(QSet<QString>(jobs.begin(), jobs.end()).size(), 5);
    }

    /// Somebody else has removed what an edit is of: that is a conflict.
    void whatIsGoneMeanwhileIsAConflict()
    {
        const auto store = m_folder.filePath("s.fairlead");
        QCOMPARE(runCli({"import", "demo:textbook", "--into", store}).exitCode, 0);
        const auto edits = m_folder.filePath("gone.json");
        QVERIFY(writeFile(edits, R"({"fairlead-scenario": 1, "name": "",
                                     "edits": [{"edit": "remove", "account": "A"}]})"));
        QCOMPARE(runCli({"apply", store, "--scenario", edits}).exitCode, 0);
        const QStringList mine{"apply", store, "--share", "A=50"};
        QCOMPARE(runCli(mine).exitCode, 1);
        const auto late = runCli(mine + QStringList{"--based-on", "1"});
        QVERIFY2(late.exitCode == 4 && late.err.contains("revision 2"), late.err);
        QCOMPARE(runCli(mine + QStringList{"--based-on", "1", "--on-conflict", "merge"}).exitCode,
                 4);
        QCOMPARE(runCli(mine + QStringList{"--based-on", "1", "--on-conflict", "theirs"}).exitCode,
                 0);
        QCOMPARE(runCli(mine + QStringList{"--based-on", "2"}).exitCode, 1);
        // What never was is a mistake, whatever others did.
        for (const auto& words :
             {QStringList{"--share", "nosuch=3"}, QStringList{"--stored", "nosuch"}}) {
            const auto wrong = runCli(
                QStringList{"apply", store, "--based-on", "1", "--on-conflict", "theirs"} + words);
            QVERIFY2(wrong.exitCode == 1 && wrong.err.contains("nosuch"), wrong.err);
        }
    }

    /// At a moment that nobody knows nobody waits.
    void aClockThatNobodyKnowsIsNoAllClear()
    {
        const auto capture = m_folder.filePath("capture");
        copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/classic")), capture);
        const QStringList words{"watch", capture, "--alert", "waiting >= 0"};
        QCOMPARE(runCli(words).exitCode, 5);
        for (const auto* taken : {"1700000000\nIST\n", "x\n"}) {
            QVERIFY(writeFile(capture + "/taken_at.txt", taken));
            const auto run = runCli(words);
            QVERIFY2(run.exitCode == 2 && run.err.contains("taken_at.txt"), run.err);
        }
    }

    /// Each ended with the help of all commands.
    void aWrongNameLeadsToThoseThatAreThere()
    {
        const auto lastLine = [](const QStringList& words) {
            return runCli(words).err.trimmed().split('\n').last();
        };
        const auto demo = QStringLiteral("demo:limoges");
        QCOMPARE(lastLine({"explain", demo, "999999"}), "fairleadctl jobs SOURCE --all lists them");
        for (const auto& words :
             {QStringList{"shares", demo, "--share", "nosuch=3"},
              QStringList{"plan", demo, "-u", "nobody"}, QStringList{"recovery", demo, "nosuch"}})
            QCOMPARE(lastLine(words), "fairleadctl shares SOURCE lists them");
        QCOMPARE(lastLine({"scenarios", demo}), "Try: fairleadctl scenarios --help");
        QCOMPARE(lastLine({"shares"}), "Try: fairleadctl shares --help");
        QCOMPARE(lastLine({"shares", "--nosuch"}), "Try: fairleadctl shares --help");
        QCOMPARE(lastLine({"nosuch"}), "Try: fairleadctl --help");
    }
};

FAIRLEAD_QTTEST(UnclearWordsTest)
#include "tst_unclearwords.moc"
