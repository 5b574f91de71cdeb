// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Jobs that nobody has submitted yet.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QCoreApplication>
#include <QTest>

using namespace fairlead;
using namespace fairlead::tests;

class PlanCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void aPlaceAndTheFactorAfterwards();
    void eachAccountOfAUser();
    void suchJobsWaited();
    void aRenamedAccountHasWaitedAsLong();
    void withoutAPartitionItIsTheDefaultOne();
    void ofSeveralPartitionsTheBestCounts();
    void whatNeverStartsIsSaid();
    void aMachineWithoutHistoryIsAsked();
    void mistakes_data();
    void mistakes();
};

namespace {
const auto demo = QStringLiteral("demo:limoges");

QStringList plan(const QStringList& more)
{
    return QStringList{"plan", demo, "-u", "fdescamps", "-p", "rapide"} + more;
}
} // namespace

void PlanCommandTest::aPlaceAndTheFactorAfterwards()
{
    const auto run = runCli(
        plan({"--size", "64x2", "--limit", "2:00:00", "--count", "10", "--format", "csv"}));
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(!run.err.contains("are empty"), run.err);
    const auto noLimit = runCli(plan({"--format", "csv"}));
    QVERIFY2(noLimit.err.contains("BillingHours and FactorAfter are empty: without a time limit"),
             noLimit.err);
    QVERIFY(csvRows(noLimit.out).first()["FactorAfter"].isEmpty());
    const auto rows = csvRows(run.out);
    QCOMPARE(rows.size(), 1);
    const auto& row = rows.first();
    QCOMPARE(row["Account"], QStringLiteral("ingenomix"));
    QCOMPARE(row["Priority"], QStringLiteral("47431")); // no age
    int ahead = 0; // as `jobs` shows them
    for (const auto& job : csvRows(runCli({"jobs", demo, "--format", "csv"}).out))
        ahead += job["Priority"].toInt() >= 47431 ? 1 : 0;
    QVERIFY(ahead > 0);
    QCOMPARE(row["FirstRank"].toInt(), ahead + 1);
    QCOMPARE(row["LastRank"].toInt(), ahead + 10);
    QCOMPARE(row["JobsAhead"].toInt(), ahead);
    QCOMPARE(row["BillingHours"].toDouble(), 10.0 * 64 * 2);
    QVERIFY(row["FactorAfter"].toDouble() < row["Factor"].toDouble());
    const auto shares = csvRows(runCli({"shares", demo, "--format", "csv"}).out);
    for (const auto& share : shares) {
        if (share["User"] == QLatin1String("fdescamps"))
            QCOMPARE(row["Factor"], share["FairShare"]);
    }
}

void PlanCommandTest::eachAccountOfAUser()
{
    const auto capture = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    QHash<QString, QSet<QString>> accounts;
    for (const auto& share : csvRows(runCli({"shares", capture, "--format", "csv"}).out))
        accounts[share["User"]].insert(share["Account"]);
    accounts.remove(QString());
    QString user;
    for (auto it = accounts.begin(); it != accounts.end(); ++it) {
        if (it->size() > accounts.value(user).size())
            user = it.key();
    }
    QVERIFY(accounts[user].size() > 1);
    const auto jobs = csvRows(runCli({"jobs", capture, "--format", "csv"}).out);
    const auto run
        = runCli({"plan", capture, "-u", user, "-p", jobs.first()["Partition"], "--format", "csv"});
    QVERIFY2(run.exitCode == 0, run.err);
    QSet<QString> answered;
    int last = 0;
    for (const auto& row : csvRows(run.out)) {
        answered.insert(row["Account"]);
        QVERIFY(row["FirstRank"].toInt() >= last);
        last = row["FirstRank"].toInt();
        QVERIFY(row["FactorAfter"].isEmpty()); // no limit, no usage
    }
    QCOMPARE(answered, accounts[user]);
}

void PlanCommandTest::suchJobsWaited()
{
    const auto run = runCli(plan({"--size", "64", "--waits"}));
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(run.err.contains("recorded: one of ten waited no longer than"), run.err);
    QVERIFY2(run.err.contains("replayed, baseline: "), run.err);
    QVERIFY2(run.err.contains("recorded starts found"), run.err); // never without the trust
    const auto rows = csvRows(runCli(plan({"--size", "64", "--waits", "--format", "csv"})).out);
    QVERIFY(!rows.isEmpty());
    for (const QString prefix : {"", "Replayed"}) {
        const auto number = [&](const char* name) {
            return rows.first()[prefix + QLatin1String(name)].toDouble();
        };
        QVERIFY(number("WaitJobs") >= 20);
        QVERIFY(number("P10Wait") <= number("MedianWait"));
        QVERIFY(number("MedianWait") < number("P90Wait"));
        if (prefix.isEmpty())
            continue;
        for (const QByteArray name : {"MedianWait", "P90Wait"}) { // over the replicas
            QVERIFY(number(name + "Low") < number(name));
            QVERIFY(number(name) < number(name + "High"));
        }
    }
    QVERIFY(!csvRows(runCli(plan({"--size", "64", "--format", "csv"})).out)
                 .first()
                 .contains("WaitJobs"));
    const auto none = runCli({"plan", "demo:textbook", "-u", "alice", "--waits"});
    QVERIFY(none.exitCode != 0);
}

void PlanCommandTest::aRenamedAccountHasWaitedAsLong()
{
    const auto rowOf = [](const QStringList& more) {
        const auto run = runCli(plan({"--size", "64", "--waits", "--format", "csv"}) + more);
        return csvRows(run.out).value(0);
    };
    const auto before = rowOf({});
    const auto after = rowOf({"--rename-account", before["Account"] + "=renamed"});
    QCOMPARE(after["Account"], "renamed");
    for (const auto* column : {"WaitJobs", "MedianWait", "P90Wait"})
        QCOMPARE(after[column], before[column]);
}

void PlanCommandTest::withoutAPartitionItIsTheDefaultOne()
{
    const QStringList ask{"plan", demo, "-u", "fdescamps", "--format", "csv"};
    const auto left = runCli(ask);
    QVERIFY2(left.exitCode == 0, left.err);
    QCOMPARE(csvRows(left.out).first()["Partition"], QStringLiteral("normal"));
    QCOMPARE(left.out, runCli(ask + QStringList{"-p", "normal"}).out);
}

void PlanCommandTest::ofSeveralPartitionsTheBestCounts()
{
    const auto rowOf = [](const QStringList& more) {
        return csvRows(
                   runCli(QStringList{"plan", demo, "-u", "fdescamps", "--format", "csv"} + more)
                       .out)
            .value(0);
    };
    const auto fast = rowOf({"-p", "rapide", "--count", "4"});
    const auto slow = rowOf({"-p", "cluster", "--count", "4"});
    QVERIFY(fast["FirstRank"].toInt() < slow["FirstRank"].toInt());
    const auto both = rowOf({"-p", "cluster,rapide", "--count", "4"});
    QCOMPARE(both["Partition"], QStringLiteral("rapide"));
    for (const auto* same : {"FirstRank", "LastRank", "Priority", "JobsAhead"})
        QCOMPARE(both[same], fast[same]);
    // Where they could never run they get no place.
    const auto run = runCli({"plan", demo, "-u", "fdescamps", "-p", "rapide,cluster", "--limit",
                             "1-0", "--format", "csv"});
    QVERIFY2(run.err.contains("The partition rapide does not count"), run.err);
    QCOMPARE(csvRows(run.out).value(0)["Partition"], QStringLiteral("cluster"));
}

/// The QOS normal gives a user 96 CPUs.
void PlanCommandTest::whatNeverStartsIsSaid()
{
    const auto capture = QStringLiteral(FAIRLEAD_TEST_DATA "/replay/accounted");
    const auto never = [&](const QString& size) {
        const auto run
            = runCli({"plan", capture, "-u", "ann", "-p", "main", "--size", size, "--waits"});
        return run.exitCode == 0 ? run.err : "failed: " + run.err;
    };
    const auto said = never(QStringLiteral("97"));
    QVERIFY2(said.contains("such jobs never start: they ask for more than the limit "
                           "MaxTRESPU=cpu of qos=normal"),
             said);
    const auto fits = never(QStringLiteral("96"));
    QVERIFY2(!fits.contains("such jobs never start") && !fits.startsWith("failed"), fits);
}

/// Four nodes of 64 CPUs, in partitions that were down.
void PlanCommandTest::aMachineWithoutHistoryIsAsked()
{
    const auto capture = goldenFolder(QStringLiteral("slurm-22.05.8/classic"));
    const auto shares = csvRows(runCli({"shares", capture, "--format", "csv"}).out);
    const auto user = std::find_if(shares.begin(), shares.end(),
                                   [](const auto& row) { return !row["User"].isEmpty(); });
    QVERIFY(user != shares.end());
    const auto run = runCli({"plan", capture, "-u", (*user)["User"], "-p", "normal", "--size",
                             "129x1", "--limit", "1:00:00"});
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(run.err.contains("The partition normal is down or inactive"), run.err);
    QVERIFY2(run.err.contains("such jobs take 3 nodes or more"), run.err);
}

void PlanCommandTest::mistakes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no user") << QStringList{"plan", demo} << QByteArray("needs -u USER");
    QTest::newRow("partition") << QStringList{"plan", demo, "-u", "fdescamps", "-p", "nix"}
                               << QByteArray("no partition nix");
    QTest::newRow("user") << QStringList{"plan", demo, "-u", "nobody", "-p", "rapide"}
                          << QByteArray("in no account");
    for (const auto* size : {"0", "4x", "x4", "4x4x4", "-1", "4.5", "99999999999"})
        QTest::newRow(size) << plan({"--size", size}) << QByteArray("expected CPUS or CPUSxNODES");
    for (const auto* count : {"0", "1000000", "1e12", "99999999999999999999"})
        QTest::newRow(count) << plan({"--count", count}) << QByteArray("expected 1 to 100000");
    QTest::newRow("size") << plan({"--size", "99999999999"})
                          << QByteArray("such as 64x2, each 1 to 4294967295");
    QTest::newRow("nodes") << plan({"--size", "64x100"}) << QByteArray("need 100 CPUs or more");
    QTest::newRow("cpus") << plan({"--size", "99999999"}) << QByteArray("can never run");
    QTest::newRow("no time") << plan({"--limit", "0"}) << QByteArray("a minute or more");
    QTest::newRow("one of several") << plan({"-p", "nix"}) << QByteArray("no partition nix");
    QTest::newRow("limit") << plan({"--limit", "soon"}) << QByteArray("soon");
}

void PlanCommandTest::mistakes()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const auto run = runCli(words);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(message), run.err);
}

FAIRLEAD_QTTEST(PlanCommandTest)
#include "tst_plancommand.moc"
