// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Answers of Slurm's commands (slurm:) of which a part is missing.

#include "tests/app/cli/fakeslurm.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead::tests;

class CutAnswers : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_slurm = std::make_unique<FakeSlurm>(); }
    void cleanup() { m_slurm.reset(); }
    void answersThatWereCutAreNone_data();
    void answersThatWereCutAreNone();
    void usageInPartMakesNoRanking();
    void usageNeedsTheWholeListOfJobs_data();
    void usageNeedsTheWholeListOfJobs();
    void settingsThatWereCutAreNone_data();
    void settingsThatWereCutAreNone();

private:
    [[nodiscard]] QString path(const char* name) const { return m_slurm->path(name); }

    const QString m_case = FakeSlurm::recordedCase();
    std::unique_ptr<FakeSlurm> m_slurm;
};

void CutAnswers::answersThatWereCutAreNone_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("left"); // bytes; below 0: so many lines
    for (const auto* file : {"jobs.txt", "partitions.txt", "nodes.txt", "assocs.txt", "qos.txt"})
        QTest::addRow("%s in mid-line", file) << QString::fromLatin1(file) << 150;
    for (const auto* file : {"assocs.txt"})
        QTest::addRow("%s without a row", file) << QString::fromLatin1(file) << -1;
    for (const auto* file : {"jobs.txt", "partitions.txt", "nodes.txt", "assocs.txt", "qos.txt"})
        QTest::addRow("%s behind a line", file) << QString::fromLatin1(file) << -2;
    QTest::newRow("jobs in no state") << "jobs.txt" << 0;
}

void CutAnswers::answersThatWereCutAreNone()
{
    QFETCH(QString, file);
    QFETCH(int, left);
    const auto part = path("part");
    copyCapture(m_case, part);
    auto content = fileContent(part + '/' + file);
    if (left > 0)
        content.truncate(left);
    else if (left < 0)
        content = content.split('\n').mid(0, -left).join('\n') + '\n';
    else
        content.replace("JobState=", "JobState=UN");
    QVERIFY(content.endsWith('\n') == (left <= 0));
    QVERIFY(QFile::remove(part + '/' + file) && writeFile(part + '/' + file, content));
    qputenv("CASE", part.toUtf8());
    const auto run = runCli({"jobs", "slurm:", "--at", momentOf(m_case)});
    QVERIFY2(run.exitCode == 2, run.err.constData());
    QVERIFY(run.out.isEmpty());
    const bool isNamed = run.err.contains("scontrol show ") || run.err.contains("slurm: sacctmgr ");
    QVERIFY2(left >= -1 || isNamed, run.err.constData());
}

void CutAnswers::usageInPartMakesNoRanking()
{
    const auto part = path("part");
    copyCapture(m_case, part);
    for (const auto& file : {part + "/assoc_mgr.txt", part + "/shares.txt"}) {
        const auto whole = fileContent(file);
        QVERIFY(QFile::remove(file)
                && writeFile(file, whole.left(whole.indexOf('\n', whole.size() / 4) + 1)));
    }
    qputenv("CASE", part.toUtf8());
    const auto run = runCli({"jobs", "slurm:", "--at", momentOf(m_case)});
    QVERIFY2(run.exitCode == 2, run.err.constData());
    QVERIFY2(run.err.contains("give only a part of the usage"), run.err.constData());
    // What does not need the answer goes on.
    const auto given = m_case + "/assoc_mgr.txt";
    QCOMPARE(runCli({"jobs", "slurm:", "--usage", given, "--at", momentOf(m_case)}).exitCode, 0);
}

void CutAnswers::usageNeedsTheWholeListOfJobs_data()
{
    QTest::addColumn<QByteArray>("end"); // of the second line
    QTest::addColumn<QByteArray>("how"); // sacct goes wrong
    QTest::newRow("it was cut in mid-line") << QByteArray("2|41|al") << QByteArray();
    QTest::newRow("a line is no job") << QByteArray("2|41|alice\n") << QByteArray();
    QTest::newRow("it fails") << QByteArray() << QByteArray("fails");
}

// The ranking does not need it, and goes on.
void CutAnswers::usageNeedsTheWholeListOfJobs()
{
    QFETCH(QByteArray, end);
    QFETCH(QByteArray, how);
    const auto part = path("part");
    copyCapture(m_case, part);
    const auto whole = fileContent(part + "/usage.txt");
    QVERIFY(QFile::remove(part + "/usage.txt")
            && writeFile(part + "/usage.txt", whole.left(whole.indexOf('\n') + 1) + end));
    qputenv("CASE", part.toUtf8());
    qputenv("BREAK", how.isEmpty() ? "" : "sacct");
    qputenv("HOW", how);
    const auto run = runCli({"usage", "slurm:", "--at", momentOf(m_case)});
    QVERIFY2(run.exitCode == 2, run.err.constData());
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains("fairleadctl: slurm: usage needs what gave no answer: usage.txt")
                 || run.err.contains("fairleadctl: usage.txt:2: "),
             run.err.constData());
    QCOMPARE(runCli({"jobs", "slurm:", "--at", momentOf(m_case)}).exitCode, 0);
}

void CutAnswers::settingsThatWereCutAreNone_data()
{
    QTest::addColumn<QByteArray>("before"); // what the rest begins with
    QTest::addColumn<int>("more"); // bytes of it that came
    QTest::newRow("nothing is missing") << QByteArray() << 0;
    QTest::newRow("behind the title") << QByteArray("AccountingStorageBackupHost") << 0;
    QTest::newRow("in mid-line") << QByteArray("MailProg") << 5;
    QTest::newRow("before what ranks") << QByteArray("PriorityParameters") << 0;
    QTest::newRow("amid the weights") << QByteArray("PriorityWeightFairShare") << 0;
    QTest::newRow("before the version") << QByteArray("SLURM_VERSION") << 0;
    QTest::newRow("before the last line") << QByteArray("Slurmctld(") << 0;
    QTest::newRow("amid the last line") << QByteArray("Slurmctld(") << 20;
}

// Weights of 0 would rank, and be written as if somebody had set them.
void CutAnswers::settingsThatWereCutAreNone()
{
    QFETCH(QByteArray, before);
    QFETCH(int, more);
    const auto part = path("part");
    copyCapture(m_case, part);
    auto content = fileContent(part + "/config.txt");
    QVERIFY(content.contains(before));
    if (!before.isEmpty())
        content.truncate(content.indexOf('\n' + before) + 1 + more);
    QVERIFY(QFile::remove(part + "/config.txt") && writeFile(part + "/config.txt", content));
    const auto store = path("store.fairlead");
    QCOMPARE(runCli({"import", "slurm:", "--into", store}).exitCode, 0);
    const auto kept = fileContent(store);
    qputenv("CASE", part.toUtf8());
    const int expected = before.isEmpty() ? 0 : 2;
    const auto run = runCli({"jobs", "slurm:", "--at", momentOf(m_case)});
    QVERIFY2(run.exitCode == expected, run.err.constData());
    QCOMPARE(run.out.isEmpty(), expected != 0);
    QCOMPARE(runCli({"record", "slurm:", "--into", store}).exitCode, expected);
    QCOMPARE(fileContent(store) == kept, expected != 0);
    QCOMPARE(runCli({"import", "slurm:", "--into", path("other.fairlead")}).exitCode, expected);
    QCOMPARE(QFile::exists(path("other.fairlead")), expected == 0);
}

FAIRLEAD_QTTEST(CutAnswers)
#include "tst_cutanswers.moc"
