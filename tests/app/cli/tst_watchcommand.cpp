// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A check for cron: silence, or a line for each alert and exit code 5.

#include "app/cli/commands/alerts.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

class WatchCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void silenceIsGood();
    void anAlertIsALineAndACode();
    void factorsAreThoseOfUsersUnderFairTree();
    void whoHasNoShareIsNotServed();
    void accountsMatterWhoseJobsWait();
    void countsAreThoseOfTheCommands();
    void lostAgreementIsTold();
    void aSourceThatCannotBeReadIsNoAlert();
    void aSourceThatHasLostSomethingIsNoAllClear();
    void aQuietClusterIsWell();
    void whatCannotBeReadIsUsage_data();
    void whatCannotBeReadIsUsage();
    void relations();
    void jobsThatCannotBeReadAreNoAllClear();
    void aSourceThatIsNoneIsNoAllClear();
    void aListThatWasCutAtALineIsNoAllClear_data();
    void aListThatWasCutAtALineIsNoAllClear();
};

namespace {
const auto demo = QStringLiteral("demo:limoges");
} // namespace

void WatchCommandTest::silenceIsGood()
{
    const auto run = watch(demo, {"cistem served < 0.1", "waiting > 100000"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.isEmpty(), run.err); // cron mails whatever is printed
}

void WatchCommandTest::anAlertIsALineAndACode()
{
    const auto run = watch(demo, {"cistem/tlegrand factor < 0.1", "cistem served >= 1"});
    QCOMPARE(run.exitCode, 5);
    const auto lines = run.out.split('\n');
    QCOMPARE(lines[0], QByteArray("cistem/tlegrand: 0.0832 (cistem/tlegrand factor < 0.1)"));
    QVERIFY(lines[1].startsWith("cistem: "));
    QCOMPARE(lines.size(), 3);
}

/// Accounts have none under Fair Tree.
void WatchCommandTest::factorsAreThoseOfUsersUnderFairTree()
{
    const auto capture = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    const auto run = watch(capture, {"factor >= 0"});
    QCOMPARE(run.exitCode, 5);
    const auto lines = QString::fromUtf8(run.out).split('\n', Qt::SkipEmptyParts);
    QSet<QString> waiting;
    for (const auto& row : csvRows(runCli({"jobs", capture, "--format", "csv"}).out))
        waiting.insert(row["Account"] + '/' + row["User"]);
    QCOMPARE(lines.size(), waiting.size());
    for (const auto& line : lines)
        QVERIFY2(waiting.contains(line.section(':', 0, 0)), qPrintable(line));
    const auto account = lines[0].section('/', 0, 0);
    const auto refused = watch(capture, {(account + " factor < 0.5").toUtf8().constData()});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.err.contains("its users do"), refused.err);
}

/// An alert that can never be true would be silent for ever.
void WatchCommandTest::whoHasNoShareIsNotServed()
{
    const auto root = watch(demo, {"root served >= 0"});
    QCOMPARE(root.exitCode, 1);
    QVERIFY2(root.err.contains("root has no share of its own"), root.err);
    const QStringList ofUser{"watch", demo, "--alert", "cistem/tlegrand served >= 0"};
    QCOMPARE(runCli(ofUser).exitCode, 5);
    const auto byParent = runCli(ofUser + QStringList{"--share", "cistem/tlegrand=parent"});
    QCOMPARE(byParent.exitCode, 1);
    QVERIFY2(byParent.err.contains("cistem/tlegrand has no share of its own"), byParent.err);
}

void WatchCommandTest::accountsMatterWhoseJobsWait()
{
    const auto run = watch(demo, {"served < 1000"});
    const auto jobs = csvRows(runCli({"jobs", demo, "--format", "csv", "-o", "Account"}).out);
    QSet<QString> waiting;
    for (const auto& row : jobs)
        waiting.insert(row["Account"]);
    int told = 0;
    for (const auto& line : run.out.split('\n')) {
        if (line.isEmpty())
            continue;
        ++told;
        QVERIFY(!line.startsWith("root:"));
    }
    QVERIFY(told > 3);
    for (const auto& account : waiting)
        QVERIFY2(run.out.contains(account.toUtf8() + ": "), qPrintable(account));
}

void WatchCommandTest::countsAreThoseOfTheCommands()
{
    const auto starving = csvRows(runCli({"places", demo, "--starving", "--format", "csv"}).out);
    QSet<QString> jobs;
    for (const auto& row : starving)
        jobs.insert(row["JobID"]);
    for (const auto& row : csvRows(runCli({"places", demo, "--format", "csv"}).out))
        QCOMPARE(row["Starving"], jobs.contains(row["JobID"]) ? "yes" : "no");
    const auto run = watch(demo, {"starving >= 0", "waiting >= 0"});
    QCOMPARE(run.exitCode, 5);
    QCOMPARE(run.out.split('\n')[0],
             QByteArray::number(jobs.size()) + (jobs.size() == 1 ? " job starves" : " jobs starve")
                 + " (starving >= 0)");
    jobs.clear();
    for (const auto& row : csvRows(runCli({"jobs", demo, "--format", "csv"}).out))
        jobs.insert(row["JobID"]);
    QCOMPARE(run.out.split('\n')[1], QByteArray::number(jobs.size()) + " jobs wait (waiting >= 0)");
}

void WatchCommandTest::lostAgreementIsTold()
{
    const auto capture = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    QCOMPARE(watch(capture, {"differing > 0"}).exitCode, 0);
    const auto lost
        = runCli({"watch", capture, "--alert", "differing > 0", "--set", "PriorityWeightAge=1"});
    QCOMPARE(lost.exitCode, 5);
    QVERIFY(lost.out.endsWith(" (differing > 0)\n"));
    const auto nothing = watch(demo, {"differing > 0"});
    QCOMPARE(nothing.exitCode, 3);
    QVERIFY2(nothing.err.contains("nothing to compare"), nothing.err);

    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(capture, site);
    QVERIFY(writeFile(site + "/sprio.txt", ""));
    const auto empty = watch(site, {"differing > 0"});
    QCOMPARE(empty.exitCode, 2);
    QVERIFY2(empty.err.contains("sprio.txt is there"), empty.err);
    for (const auto* other : {"sprio_norm.txt", "shares.txt", "json/sshare.json"})
        QFile::remove(site + u'/' + QLatin1String(other)); // the only answer
    QCOMPARE(watch(site, {"differing > 0"}).exitCode, 2);

    auto answers = fileContent(capture + "/sprio.txt");
    answers.remove(0, answers.indexOf('\n') + 1); // that job started before sprio was asked
    QVERIFY(writeFile(site + "/sprio.txt", answers));
    const auto fewer = watch(site, {"differing > 0"});
    QVERIFY2(fewer.exitCode == 0, fewer.out + fewer.err);
}

void WatchCommandTest::aSourceThatCannotBeReadIsNoAlert()
{
    const auto run = watch(QStringLiteral("/nowhere"), {"waiting > 0"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(!run.err.isEmpty());
}

// Of what was lost nobody can say that all is well.
void WatchCommandTest::aSourceThatHasLostSomethingIsNoAllClear()
{
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")), site);
    QCOMPARE(watch(site, {"waiting > 100000"}).exitCode, 0);
    const auto jobs = site + "/jobs.txt";
    const auto content = fileContent(jobs);
    QFile::remove(jobs);
    auto run = watch(site, {"waiting > 100000"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("the source does not tell of jobs"), run.err);
    QCOMPARE(watch(site, {"served > 100000"}).exitCode, 2); // of accounts whose jobs wait
    QCOMPARE(watch(site, {"ceram served > 100000"}).exitCode, 0);
    QVERIFY(writeFile(jobs, content.left(9000)));
    run = watch(site, {"served > 100000"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("jobs.txt"), run.err);
    QVERIFY(QFile::remove(jobs) && writeFile(jobs, content));
    for (const auto* name :
         {"assoc_mgr.txt", "shares.txt", "raw_usage.txt", "usage.txt", "assoc_usage", "qos_usage"})
        QFile::remove(site + '/' + name);
    run = watch(site, {"served > 100000"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains("the source does not tell of usage"), run.err);
}

// Nothing waits: sprio answers with nothing. Usage that is charged from jobs is usage.
void WatchCommandTest::aQuietClusterIsWell()
{
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    const auto recorded = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    copyCapture(recorded, site);
    for (const auto* name : {"sprio.txt", "sprio_norm.txt", "assoc_mgr.txt", "shares.txt",
                             "raw_usage.txt", "assoc_usage", "qos_usage"})
        QFile::remove(site + '/' + name);
    QVERIFY(writeFile(site + "/sprio.txt", {}));
    QVERIFY(QFile::exists(site + "/usage.txt"));
    const auto run = watch(site, {"waiting > 100000", "ceram served > 1000000"});
    QVERIFY2(run.exitCode == 0, run.err);
}

void WatchCommandTest::whatCannotBeReadIsUsage_data()
{
    QTest::addColumn<QString>("alert");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("empty") << "" << QByteArray("--alert: a value is missing");
    QTest::newRow("no relation") << "served 0.5" << QByteArray("expected [ACCOUNT");
    QTest::newRow("equal") << "served = 0.5" << QByteArray("expected [ACCOUNT");
    QTest::newRow("measure") << "usage < 0.5" << QByteArray("usage is no measure");
    QTest::newRow("number") << "served < half" << QByteArray("half is no number");
    QTest::newRow("nan") << "served < nan" << QByteArray("nan is no number");
    QTest::newRow("of all") << "bio differing > 0" << QByteArray("of the whole source");
    QTest::newRow("nobody") << "nobody served < 1" << QByteArray("no account or user nobody");
}

void WatchCommandTest::whatCannotBeReadIsUsage()
{
    QFETCH(QString, alert);
    QFETCH(QByteArray, message);
    const auto run = watch(demo, {alert});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(message), run.err);
    QCOMPARE(watch(demo, {}).exitCode, 1);
}

void WatchCommandTest::relations()
{
    for (const auto& [text, below, at, above] : {std::tuple("waiting < 5", true, false, false),
                                                 {"waiting<=5", true, true, false},
                                                 {"  waiting  >  5 ", false, false, true},
                                                 {"waiting >=5", false, true, true}}) {
        const auto alert = cli::parseAlert(QString::fromLatin1(text));
        QVERIFY(alert);
        QCOMPARE(alert->isTrueOf(4), below);
        QCOMPARE(alert->isTrueOf(5), at);
        QCOMPARE(alert->isTrueOf(6), above);
    }
}

/// Whoever is woken by an alert must hear of a queue that nobody could read.
void WatchCommandTest::jobsThatCannotBeReadAreNoAllClear()
{
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(goldenFolder(QStringLiteral("slurm-22.05.8/fairtree")), site);
    const auto jobs = site + "/jobs.txt";
    const auto content = fileContent(jobs);
    auto one = content;
    one.replace(one.indexOf("JobState=PENDING"), 16, "JobState=THINKING");
    QVERIFY(QFile::remove(jobs) && writeFile(jobs, one));
    for (const auto* alert : {"waiting > 100000", "served > 100000", "differing > 100000"}) {
        const auto run = watch(site, {alert});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("JobState=THINKING cannot be read"), run.err);
    }
    QCOMPARE(watch(site, {"ceram served > 100000"}).exitCode, 0); // whatever waits
    QCOMPARE(runCli({"jobs", site}).exitCode, 0);
    auto all = content;
    all.replace("JobState=", "JobState=UN");
    QVERIFY(writeFile(jobs, all));
    QCOMPARE(watch(site, {"waiting > 100000"}).exitCode, 2);
    const auto none = runCli({"jobs", site});
    QCOMPARE(none.exitCode, 3);
    QVERIFY2(none.err.contains("none of the jobs of the source can be read"), none.err);
}

void WatchCommandTest::aSourceThatIsNoneIsNoAllClear()
{
    const QTemporaryDir folder;
    QCOMPARE(runCli({"jobs", folder.path()}).exitCode, 3);
    const auto run = watch(folder.path(), {"waiting > 0"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(!run.err.isEmpty());
}

void WatchCommandTest::aListThatWasCutAtALineIsNoAllClear_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("witness"); // which alone tells what the list lacks
    QTest::addColumn<int>("lines"); // of the list that are left
    QTest::newRow("jobs, sprio") << "jobs.txt"
                                 << "sprio.txt" << 5;
    for (const auto* witness : {"assoc_mgr.txt", "raw_usage.txt", "shares.txt"})
        QTest::addRow("associations, %s", witness) << "assocs.txt" << witness << 20;
    QTest::newRow("no jobs.txt") << "jobs.txt"
                                 << "" << 0;
}

// Another file knows what is lost: whoever would be woken by it must not sleep.
void WatchCommandTest::aListThatWasCutAtALineIsNoAllClear()
{
    QFETCH(QString, list);
    QFETCH(QString, witness);
    QFETCH(int, lines);
    const QTemporaryDir folder;
    const auto site = folder.filePath("site");
    copyCapture(goldenFolder(QStringLiteral("slurm-26.11.0-0rc1/fairtree")), site);
    for (const auto* other : {"sprio.txt", "assoc_mgr.txt", "raw_usage.txt", "shares.txt"})
        if (witness != QLatin1String(other) && list == QLatin1String("assocs.txt"))
            QFile::remove(site + '/' + other);
    QCOMPARE(watch(site, {"waiting > 100000"}).exitCode, 0);
    auto content = fileContent(site + '/' + list).split('\n').mid(0, lines).join('\n');
    content += content.isEmpty() ? "" : "\n";
    QVERIFY(QFile::remove(site + '/' + list));
    QVERIFY(lines == 0 || writeFile(site + '/' + list, content));
    QCOMPARE(runCli({"jobs", site}).exitCode, 0);
    const auto run = watch(site, {"waiting > 100000"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(witness.toUtf8()), run.err);
}

FAIRLEAD_QTTEST(WatchCommandTest)
#include "tst_watchcommand.moc"
