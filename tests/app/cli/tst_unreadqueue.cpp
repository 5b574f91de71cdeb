// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A queue that nobody could read is no empty queue, and a lost association is no good list.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class UnreadQueueTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aDamagedJsonQueueIsNoAllClear_data();
    void aDamagedJsonQueueIsNoAllClear();
    void whatNeedsTheQueueFails();
    void anEmptyQueueIsFine();
    void aLostAssociationIsNoAllClear();
    void aPriorityWithoutEndIsNotSet_data();
    void aPriorityWithoutEndIsNotSet();
    void aFolderThatMayNotBeReadIsNotEmpty();

private:
    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QString site() const { return m_folder->path(); }
    /// Only json/ tells of the queue.
    void takeJsonQueue(const QByteArray& content) const;
    void replaceInTree(const QByteArray& from, const QByteArray& to) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {
const auto golden = QStringLiteral("slurm-26.11.0-0rc1/classic");
}

void UnreadQueueTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    copyCapture(goldenFolder(golden), site());
    QVERIFY(QDir(site()).mkpath("json"));
    QFile::remove(file("json/squeue.json")); // would stand in for jobs.txt
}

void UnreadQueueTest::takeJsonQueue(const QByteArray& content) const
{
    QFile::remove(file("jobs.txt"));
    QFile::remove(file("json/squeue.json"));
    QVERIFY(writeFile(file("json/squeue.json"), content));
}

/// In place of assocs.txt: json/assoc.json.
void UnreadQueueTest::replaceInTree(const QByteArray& from, const QByteArray& to) const
{
    auto tree = fileContent(goldenFolder(golden) + "/json/assoc.json");
    const auto place = tree.lastIndexOf(from);
    QVERIFY2(place >= 0, from.constData());
    QFile::remove(file("json/assoc.json"));
    QFile::remove(file("assocs.txt"));
    QFile::remove(file("dump.cfg"));
    QVERIFY(writeFile(file("json/assoc.json"), tree.replace(place, from.size(), to)));
}

void UnreadQueueTest::aDamagedJsonQueueIsNoAllClear_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("cut") << fileContent(goldenFolder(golden) + "/json/squeue.json").left(5000)
                         << QByteArray("is not valid JSON");
    QTest::newRow("no list") << QByteArray("{}") << QByteArray("has no list “jobs”");
    QTest::newRow("empty") << QByteArray() << QByteArray("is not valid JSON");
    QTest::newRow("failed") << QByteArray(
        R"({"errors":[{"error":"Unable to contact slurm controller"}],"jobs":[]})")
                            << QByteArray("Unable to contact slurm controller");
}

void UnreadQueueTest::aDamagedJsonQueueIsNoAllClear()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, reason);
    takeJsonQueue(content);
    const auto watch = runCli({"watch", site(), "--alert", "waiting > 100000"});
    QCOMPARE(watch.exitCode, 2);
    QVERIFY2(watch.err.contains("squeue.json") && watch.err.contains(reason), watch.err);
    const auto jobs = runCli({"jobs", site()});
    QCOMPARE(jobs.exitCode, 3);
    QVERIFY2(jobs.err.contains("squeue.json") && jobs.err.contains(reason), jobs.err);
}

void UnreadQueueTest::whatNeedsTheQueueFails()
{
    const auto lines = fileContent(file("jobs.txt"));
    QVERIFY(QFile::remove(file("jobs.txt")));
    QVERIFY(writeFile(file("jobs.txt"), QByteArray(lines).replace("JobState=", "JobState=UN")));
    const auto store = file("out.fairlead");
    const auto user = QString::fromUtf8(lines.mid(lines.indexOf("UserId=") + 7).split('(').first());
    for (const auto& words : {QStringList{"places", site()},
                              {"compare", site(), "--set", "PriorityWeightAge=1"},
                              {"advise", site()},
                              {"record", site(), "--into", store},
                              {"import", site(), "--into", store},
                              {"report", site(), "--csv", file("csv")},
                              {"plan", site(), "-u", user}}) {
        const auto run = runCli(words);
        QVERIFY2(run.exitCode == 3, words.first().toUtf8() + ": " + run.err);
        QVERIFY2(run.err.contains("none of the jobs of the source can be read: jobs.txt:1"),
                 run.err);
    }
    QVERIFY(!QFile::exists(store));
    QVERIFY(writeFile(file("jobs.txt"), "\xff\xfeJ")); // UTF-16
    QCOMPARE(runCli({"places", site()}).exitCode, 3);
    QCOMPARE(runCli({"shares", site()}).exitCode, 0);
}

void UnreadQueueTest::anEmptyQueueIsFine()
{
    for (const auto& content : {QByteArray("No jobs in the system\n"), QByteArray()}) {
        QVERIFY(QFile::remove(file("jobs.txt")));
        QVERIFY(writeFile(file("jobs.txt"), content));
        for (const auto* command : {"jobs", "places", "advise"})
            QCOMPARE(runCli({command, site()}).exitCode, 0);
    }
    takeJsonQueue(R"({"errors":[],"jobs":[]})");
    QCOMPARE(runCli({"places", site()}).exitCode, 0);
}

void UnreadQueueTest::aLostAssociationIsNoAllClear()
{
    replaceInTree("\"shares_raw\": ", "\"shares_raw\": \"x\", \"was\": ");
    const auto run = runCli({"watch", site(), "--alert", "waiting > 100000"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("assoc.json: ")
                 && run.err.contains("“shares_raw” is not a whole number"),
             run.err);
}

void UnreadQueueTest::aPriorityWithoutEndIsNotSet_data()
{
    QTest::addColumn<QByteArray>("written");
    for (const auto* word : {"\"Infinity\"", "Infinity", "\"NaN\"", "null"})
        QTest::addRow("%s", word) << QByteArray(word);
}

void UnreadQueueTest::aPriorityWithoutEndIsNotSet()
{
    QFETCH(QByteArray, written);
    const auto before = runCli({"shares", site(), "--format", "csv"});
    replaceInTree("\"shares_raw\": ", "\"priority\": " + written + ", \"shares_raw\": ");
    auto tree = fileContent(file("json/assoc.json"));
    const auto run = runCli({"shares", site(), "--format", "csv"});
    QVERIFY2(!run.err.contains("is left out"), run.err);
    QCOMPARE(run.out.count('\n'), before.out.count('\n'));
}

void UnreadQueueTest::aFolderThatMayNotBeReadIsNotEmpty()
{
    takeJsonQueue("{\"jobs\": []}");
    const QFile::Permissions all = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    QVERIFY(QFile::setPermissions(file("json"), {}));
    const bool isRoot = QFileInfo(file("json")).isReadable();
    const auto run = runCli({"jobs", site()});
    QVERIFY(QFile::setPermissions(file("json"), all));
    if (isRoot)
        QSKIP("root may read everything");
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("json/ cannot be read\n  Permission denied"), run.err);
}

FAIRLEAD_QTTEST(UnreadQueueTest)
#include "tst_unreadqueue.moc"
