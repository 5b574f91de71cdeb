// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// fairleadctl usage: a real cluster's list of jobs, counted again by hand.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

namespace {
/// TRES-seconds by "account/user" inside a period, straight from sacct's lines.
QHash<QString, qint64> countedByHand(const QString& folder, const QString& tres, qint64 from,
                                     qint64 to)
{
    QHash<QString, qint64> sums;
    const auto moment = [](const QString& text) {
        auto time = QDateTime::fromString(text, Qt::ISODate);
        time.setTimeSpec(Qt::UTC);
        return time.isValid() ? time.toSecsSinceEpoch() : 0;
    };
    const auto lines = QString::fromUtf8(fileContent(folder + "/usage.txt")).split('\n');
    for (const auto& line : lines) {
        const auto cells = line.split('|');
        if (cells.size() < 10 || moment(cells[6]) == 0)
            continue;
        const auto end = moment(cells[7]) == 0 ? to : moment(cells[7]);
        const auto seconds = qMin(end, to) - qMax(moment(cells[6]), from);
        for (const auto& part : cells[8].split(',')) {
            if (seconds > 0 && part.startsWith(tres + '='))
                sums[cells[3] + '/' + cells[2]] += seconds * part.section('=', 1).toLongLong();
        }
    }
    return sums;
}
} // namespace

class Usage : public QObject
{
    Q_OBJECT

private slots:
    void usersHaveWhatTheirJobsHeld_data();
    void usersHaveWhatTheirJobsHeld();
    void accountsHaveTheirSubtree();
    void thirtyDaysUpToTheMoment();
    void unitsAndTres();
    void filtersAndFields();
    void runningJobsCountUpToTheEnd();
    void aStoreSaysTheSame();
    void theDemoHasUsage();
    void reportsHoldTheLastThirtyDays();
    void aComingMomentHasTheUsageUpToTheReading();
    void rowsAreInTheOrderOfShares();
    void aPartitionWithAllNodesTellsHowMuchThereIs();
    void promisesAreThoseOfThePeriod();
    void errors_data();
    void errors();

private:
    static QList<CsvRow> rows(const QStringList& words)
    {
        const auto run = runCli(QStringList{"usage"} + words
                                + QStringList{"--format", "csv", "-t", "seconds"});
        if (run.exitCode != 0)
            qWarning("%s", run.err.constData());
        return csvRows(run.out);
    }
    static double used(const QList<CsvRow>& rows, const QString& account, const QString& user = {})
    {
        for (const auto& row : rows) {
            if (row["Account"] == account && row["User"] == user)
                return row["Used"].toDouble();
        }
        return -1.0;
    }

    const QString m_case = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
};

void Usage::usersHaveWhatTheirJobsHeld_data()
{
    QTest::addColumn<QString>("tres");
    QTest::addColumn<qint64>("from");
    QTest::addColumn<qint64>("to");
    QTest::newRow("all of it") << "cpu" << 1795200000LL << 1795220000LL;
    QTest::newRow("a part of the jobs") << "cpu" << 1795203300LL << 1795203400LL;
    QTest::newRow("billing") << "billing" << 1795203250LL << 1795203500LL;
    QTest::newRow("gpus") << "gres/gpu" << 1795200000LL << 1795220000LL;
}

void Usage::usersHaveWhatTheirJobsHeld()
{
    QFETCH(QString, tres);
    QFETCH(qint64, from);
    QFETCH(qint64, to);
    auto expected = countedByHand(m_case, tres, from, to);
    QVERIFY(!expected.isEmpty());
    for (const auto& row : rows({m_case, "--from", QString::number(from), "--to",
                                 QString::number(to), "--tres", tres})) {
        QCOMPARE(row["TRES"], tres);
        if (!row["User"].isEmpty() && row["Used"].toDouble() > 0)
            QCOMPARE(row["Used"].toLongLong(), expected.take(row["Account"] + '/' + row["User"]));
    }
    QCOMPARE(expected.size(), 0); // nobody is missing
}

void Usage::accountsHaveTheirSubtree()
{
    const auto all = rows({m_case});
    double members = 0.0;
    for (const auto& row : all) {
        if (!row["User"].isEmpty())
            members += row["Used"].toDouble();
    }
    QVERIFY(members > 0.0);
    QCOMPARE(used(all, "root"), members);
    QCOMPARE(used(all, "partenaires"), used(all, "cistem") + used(all, "ingenomix"));
    QCOMPARE(all.first()["UsedPercent"].toDouble(), 100.0);
    QCOMPARE(all.first()["PromisedPercent"].toDouble(), 100.0);
    for (const auto& row : all) {
        if (!row["Difference"].isEmpty())
            QCOMPARE(row["Difference"].toDouble(),
                     row["UsedPercent"].toDouble() - row["PromisedPercent"].toDouble());
    }
}

void Usage::thirtyDaysUpToTheMoment()
{
    const auto run = runCli({"usage", m_case, "--at", "2026-11-20T19:36:00"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains("from 2026-10-21T19:36:00Z to 2026-11-20T19:36:00Z"),
             run.err.constData());
    const auto cut = rows({m_case, "--at", "2026-11-20T19:36:00"});
    QCOMPARE(used(cut, "root"),
             used(rows({m_case, "--from", "2026-10-21", "--to", "2026-11-20T19:36:00"}), "root"));
    // What lies after --at has not happened.
    QCOMPARE(used(rows({m_case, "--at", "2026-11-20T19:36:00", "--to", "2026-12-01"}), "root"),
             used(cut, "root"));
    QVERIFY(used(rows({m_case}), "root") > used(cut, "root"));
}

void Usage::unitsAndTres()
{
    const auto value = [&](const QStringList& options) {
        const auto run
            = runCli(QStringList{"usage", m_case, "--format", "csv", "-A", "root"} + options);
        return csvRows(run.out).value(0);
    };
    const auto seconds = value({"-t", "sec"})["Used"].toDouble();
    QCOMPARE(value({})["Unit"], QStringLiteral("minutes")); // as sreport
    QCOMPARE(value({})["Used"].toDouble(), seconds / 60.0);
    QCOMPARE(value({"-t", "Hours"})["Used"].toDouble(), seconds / 3600.0);
    const auto percent = value({"-t", "percent", "--from", "1795203000", "--to", "1795205000"});
    QCOMPARE(percent["Used"].toDouble(), 100.0 * seconds / (256.0 * 2000.0));
    // As sreport prints the two together.
    const auto withPercent = [&](const char* unit) {
        return value({"-t", unit, "--from", "1795203000", "--to", "1795205000"})["Used"];
    };
    const auto expected = [&](double amount) {
        return QString::asprintf("%.0f(%.2f%%)", amount, percent["Used"].toDouble());
    };
    QCOMPARE(withPercent("SecPer"), expected(seconds));
    QCOMPARE(withPercent("minper"), expected(seconds / 60.0));
    QCOMPARE(withPercent("HOURPER"), expected(seconds / 3600.0));
    QCOMPARE(value({"-t", "hourper"})["Unit"], QStringLiteral("hourper"));
    const auto both
        = runCli({"usage", m_case, "--format", "csv", "-A", "root", "-T", "billing,cpu"});
    QCOMPARE(csvRows(both.out).size(), 2);
    QCOMPARE(csvRows(both.out)[0]["TRES"], QStringLiteral("billing"));
    const auto json = runCli({"usage", m_case, "--format", "json", "-A", "root"});
    QCOMPARE(QJsonDocument::fromJson(json.out)[0]["Account"].toString(), QStringLiteral("root"));
}

void Usage::filtersAndFields()
{
    for (const auto& row : rows({m_case, "-u", "alice", "-A", "photonique,math"})) {
        QVERIFY(row["Account"] == "photonique" || row["Account"] == "math");
        QVERIFY(row["User"].isEmpty() || row["User"] == "alice");
    }
    QCOMPARE(
        runCli({"usage", m_case, "-nP", "-A", "photonique", "-u", "alice", "-o", "account,user"})
            .out,
        QByteArray("photonique|\nphotonique|alice\n"));
    const auto unknown = runCli({"usage", m_case, "-u", "alice,nobody"});
    QCOMPARE(unknown.exitCode, 0);
    QVERIFY(unknown.err.contains("there is no user “nobody” in this source\n"));
    QVERIFY(!unknown.err.contains("alice"));
    // Users without usage are there on request.
    QVERIFY(rows({m_case, "--all"}).size() > rows({m_case}).size());
}

void Usage::runningJobsCountUpToTheEnd()
{
    const QTemporaryDir folder;
    const auto copy = folder.filePath("case");
    copyCapture(m_case, copy);
    QVERIFY(writeFile(copy + "/usage.txt",
                      "9|21|alice|photonique|normal|normal|2026-11-20T20:00:00|Unknown|"
                      "billing=1,cpu=3,node=1|RUNNING\n"));
    QVERIFY(writeFile(copy + "/taken_at.txt", "1795205807\n")); // 20:16:47
    const auto until = [&](const QString& to) {
        return used(rows({copy, "--from", "2026-11-20", "--to", to}), "photonique", "alice");
    };
    QCOMPARE(until("2026-11-20T20:10:00"), 3 * 600.0);
    QCOMPARE(until("2026-11-20T21:00:00"), 3 * 1007.0); // nothing is known of later
    const auto run = runCli({"usage", copy, "--from", "2026-11-20", "--to", "2026-11-21"});
    QVERIFY2(run.err.contains("before the period ends"), run.err.constData());
}

void Usage::aStoreSaysTheSame()
{
    const QTemporaryDir folder;
    const auto store = folder.filePath("a.fairlead");
    QCOMPARE(runCli({"import", m_case, "--into", store}).exitCode, 0);
    const QStringList options{"--format", "csv", "-T", "all", "--from", "2026-11-01"};
    const auto captured = runCli(QStringList{"usage", m_case} + options);
    const auto stored = runCli(QStringList{"usage", store} + options);
    QCOMPARE(captured.exitCode, 0);
    QCOMPARE(stored.exitCode, 0);
    QCOMPARE(stored.out, captured.out);
}

void Usage::theDemoHasUsage()
{
    const auto all = rows({"demo:limoges"});
    const auto week = rows({"demo:limoges", "--from", "2026-02-23T08:00:00"});
    const auto before
        = rows({"demo:limoges", "--from", "2026-01-31T08:00:00", "--to", "2026-02-23T08:00:00"});
    QVERIFY(used(all, "unilim") > 0.0);
    for (const auto* account : {"root", "unilim", "geist", "genomique"})
        QCOMPARE(used(week, account) + used(before, account), used(all, account));
}

void Usage::reportsHoldTheLastThirtyDays()
{
    const QTemporaryDir folder;
    QCOMPARE(runCli({"report", m_case, "--csv", folder.path()}).exitCode, 0);
    QCOMPARE(fileContent(folder.filePath("usage.csv")),
             runCli({"usage", m_case, "-t", "hours", "--format", "csv"}).out);
    QCOMPARE(runCli({"report", "demo:textbook", "--csv", folder.filePath("none")}).exitCode, 0);
    QVERIFY(!QFile::exists(folder.filePath("none/usage.csv")));
}

void Usage::aComingMomentHasTheUsageUpToTheReading()
{
    const QTemporaryDir folder;
    QCOMPARE(runCli({"report", "demo:limoges", "--csv", folder.filePath("now")}).exitCode, 0);
    const auto ahead = runCli({"report", "demo:limoges", "--moment", "2026-03-20T09:00:00", "--csv",
                               folder.filePath("ahead")});
    QCOMPARE(ahead.exitCode, 0);
    QVERIFY2(ahead.err.contains("usage and waits up to the reading"), ahead.err);
    const auto usage = fileContent(folder.filePath("ahead/usage.csv"));
    QVERIFY(!usage.isEmpty());
    QCOMPARE(usage, fileContent(folder.filePath("now/usage.csv")));
}

void Usage::rowsAreInTheOrderOfShares()
{
    const auto names = [](const QByteArray& csv) {
        QStringList list;
        for (const auto& row : csvRows(csv)) {
            const auto name = row["Account"] + '/' + row["User"];
            if (!list.contains(name))
                list << name;
        }
        return list;
    };
    const auto shares = names(runCli({"shares", m_case, "--format", "csv"}).out);
    auto usage = names(runCli({"usage", m_case, "--all", "--format", "csv"}).out);
    usage.removeIf([&](const QString& name) { return !shares.contains(name); });
    QCOMPARE(usage, shares);
}

void Usage::aPartitionWithAllNodesTellsHowMuchThereIs()
{
    const auto run = runCli({"usage", m_case, "-t", "percent", "-T", "mem", "--format", "csv"});
    QVERIFY2(run.err.contains("-t percent of mem: of what the cluster has now"), run.err);
    QVERIFY(!runCli({"usage", m_case, "-T", "mem"}).err.contains("percent"));
    QCOMPARE(run.exitCode, 0);
    const auto rows = csvRows(run.out);
    QVERIFY(!rows.isEmpty());
    QVERIFY(rows[0]["Used"].toDouble() > 0 && rows[0]["Used"].toDouble() < 100);
    QCOMPARE(rows[0]["Unit"], "percent");
    // Nothing at all was printed, because nobody knows of energy.
    const auto all = runCli({"usage", m_case, "-t", "percent", "-T", "all", "--format", "csv"});
    QCOMPARE(all.exitCode, 0);
    QVERIFY2(all.err.contains("left empty, the source does not tell how much"), all.err);
    for (const auto& row : csvRows(all.out)) {
        if (row["TRES"] == "cpu" || row["TRES"] == "energy")
            QCOMPARE(row["Used"].isEmpty(), row["TRES"] == "energy");
    }
}

// As in the report: what shares of a scenario would promise has no usage yet.
void Usage::promisesAreThoseOfThePeriod()
{
    const QStringList words{"usage", m_case, "--format", "csv"};
    const auto edited = runCli(words + QStringList{"--share", "partenaires=7777"});
    QCOMPARE(edited.exitCode, 0);
    QCOMPARE(edited.out, runCli(words).out);
    const QTemporaryDir folder;
    QCOMPARE(
        runCli({"report", m_case, "--share", "partenaires=7777", "--csv", folder.path()}).exitCode,
        0);
    const auto table = csvRows(fileContent(folder.filePath("usage.csv")));
    const auto printed = csvRows(edited.out);
    QCOMPARE(table.size(), printed.size());
    for (qsizetype i = 0; i < table.size(); ++i)
        QCOMPARE(printed[i]["PromisedPercent"], table[i]["PromisedPercent"]);
}

void Usage::errors_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("message");
    QTest::newRow("backwards") << QStringList{m_case, "--from", "2026-11-20", "--to", "2026-11-19"}
                               << 1 << "ends";
    QTest::newRow("empty") << QStringList{m_case, "--from", "5", "--to", "5"} << 1 << "ends";
    QTest::newRow("from after the source")
        << QStringList{m_case, "--from", "2027-01-01"} << 1 << "ends";
    QTest::newRow("no time") << QStringList{m_case, "--from", "yesterday"} << 1
                             << "--from yesterday";
    QTest::newRow("no unit") << QStringList{m_case, "-t", "fortnights"} << 1 << "fortnights";
    QTest::newRow("no TRES") << QStringList{m_case, "-T", "gold"} << 1 << "cpu, mem";
    QTest::newRow("no size") << QStringList{m_case, "-t", "percent", "-T", "energy"} << 1
                             << "how much energy";
    QTest::newRow("no history") << QStringList{"demo:textbook"} << 3 << "usage.txt";
    QTest::newRow("Moab") << QStringList{"demo:moab"} << 3 << "Moab";
    QTest::newRow("no folder") << QStringList{"/no/such/folder"} << 2 << "no folder";
}

void Usage::errors()
{
    QFETCH(QStringList, words);
    QFETCH(int, exitCode);
    QFETCH(QString, message);
    const auto run = runCli(QStringList{"usage"} + words);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.err.contains(message.toUtf8()), run.err.constData());
    QVERIFY(run.out.isEmpty());
}

FAIRLEAD_QTTEST(Usage)
#include "tst_usageperiod.moc"
