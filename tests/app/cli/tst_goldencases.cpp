// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What recorded clusters printed, recomputed. Each case names its program and version in origin.md.

#include "engine/base/text.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace fairlead::tests;

namespace {
struct Tally
{
    int compared = 0;
    int equal = 0;
};

/// Rounded as printf does, ties to even: QString rounds them up.
QString fixed(const QString& number, int decimals)
{
    return QString::fromStdString(fairlead::text::fixed(number.toDouble(), decimals));
}

/// One of our cells the way sshare prints it.
QString printed(const QString& column, const QString& cell)
{
    if (cell.isEmpty() || cell == QLatin1String("inf"))
        return cell;
    static const QStringList factors{"NormShares", "NormUsage", "EffectvUsage", "FairShare",
                                     "LevelFS"};
    if (factors.contains(column))
        return fixed(cell, 6);
    if (column == QLatin1String("RawUsage"))
        return QString::number(std::trunc(cell.toDouble()), 'f', 0);
    return cell;
}

QStringList expectedLines(const QString& folder, const char* name)
{
    return QString::fromUtf8(
               fileContent(folder + QLatin1String("/expected/") + QLatin1String(name)))
        .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// Largest relative difference that the two decimals of assoc_mgr may make in a printed number.
bool isNear(const QString& expected, const QString& own)
{
    bool isNumber = false;
    const double a = expected.toDouble(&isNumber);
    if (!isNumber)
        return expected == own;
    // RawUsage is cut to whole numbers on both sides.
    return std::abs(a - own.toDouble())
        <= (expected.contains('.') ? std::max(1.0, std::abs(a)) * 1e-3 : 1.0);
}

Tally compareShares(const QString& source, const QString& folder, bool exact)
{
    auto lines = expectedLines(folder, "sshare.txt");
    const auto names = lines.takeFirst().split(QLatin1Char('|'));
    const auto run = runCli({"shares", source, "--format", "csv"});
    const auto rows = csvRows(run.out);
    Tally tally;
    if (rows.size() != lines.size())
        qWarning("%lld rows instead of %lld", qint64(rows.size()), qint64(lines.size()));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto cells = lines[i].split(QLatin1Char('|'));
        bool equal = i < rows.size();
        for (qsizetype c = 0; equal && c < names.size(); ++c) {
            const auto own = printed(names[c], rows[i].value(names[c]));
            const auto expected = cells[c].trimmed();
            const bool same = expected == own || (!exact && isNear(expected, own));
            if (!same)
                qInfo("%s: %s is %s, sshare printed %s", qPrintable(lines[i]), qPrintable(names[c]),
                      qPrintable(own), qPrintable(expected));
            equal = same;
        }
        ++tally.compared;
        tally.equal += equal ? 1 : 0;
    }
    return tally;
}

QString rowKey(const QString& job, const QString& partition)
{
    return job + QLatin1Char('/') + partition;
}

QHash<QString, CsvRow> jobRows(const QString& source, const QString& moment, const QString& option)
{
    QStringList words{"jobs", source, "--at", moment, "--format", "csv"};
    if (!option.isEmpty())
        words << option;
    QHash<QString, CsvRow> rows;
    for (const auto& row : csvRows(runCli(words).out))
        rows.insert(rowKey(row["JobID"], row["Partition"]), row);
    return rows;
}

Tally comparePriorities(const QString& source, const QString& folder)
{
    static const QStringList columns{"JobID", "User",      "Partition", "Priority",      "Age",
                                     "Assoc", "FairShare", "JobSize",   "PartitionPrio", "QOS",
                                     "Nice",  "Site",      "TRES"};
    const auto rows = jobRows(source, momentOf(folder), {});
    const auto lines = expectedLines(folder, "sprio.txt");
    Tally tally;
    for (const auto& line : lines) {
        const auto cells = line.split(QLatin1Char('|'));
        const auto row = rows.value(rowKey(cells[0], cells[2]));
        bool equal = !row.isEmpty();
        for (qsizetype c = 0; equal && c < columns.size(); ++c) {
            equal = row[columns[c]] == cells[c];
            if (!equal)
                qInfo("%s: %s is %s", qPrintable(line), qPrintable(columns[c]),
                      qPrintable(row[columns[c]]));
        }
        ++tally.compared;
        tally.equal += equal ? 1 : 0;
    }
    if (rows.size() != lines.size())
        tally.equal = -1;
    return tally;
}

Tally compareNormalized(const QString& source, const QString& folder)
{
    static const QStringList columns{"Age",     "Assoc",         "FairShare",
                                     "JobSize", "PartitionPrio", "QOS"};
    const auto rows = jobRows(source, momentOf(folder), QStringLiteral("--norm"));
    Tally tally;
    for (const auto& line : expectedLines(folder, "sprio_norm.txt")) {
        const auto cells = line.split(QLatin1Char('|'));
        const auto row = rows.value(rowKey(cells[0], cells[1]));
        bool equal
            = !row.isEmpty() && fixed(row["Priority"], 14) == cells[2] && row["TRES"] == cells[10];
        for (qsizetype c = 0; equal && c < columns.size(); ++c)
            equal = fixed(row[columns[c]], 7) == cells[c + 3];
        ++tally.compared;
        tally.equal += equal ? 1 : 0;
    }
    return tally;
}

void print(const char* what, const QString& name, const Tally& tally)
{
    qInfo("%s %s: %d rows compared, %d equal", qPrintable(name), what, tally.compared, tally.equal);
}
} // namespace

class GoldenCases : public QObject
{
    Q_OBJECT

private slots:
    void exact_data() { addCases(); }
    void exact();
    void fromTwoDecimals_data() { addCases(); }
    void fromTwoDecimals();
    void fromTheJobListAlone_data();
    void fromTheJobListAlone();
    void storeGivesTheSameBytes_data() { addCases(); }
    void storeGivesTheSameBytes();
    void answersOfSlurmNeverFlowIntoAResult();

private:
    static void addCases();
};

void GoldenCases::addCases()
{
    QTest::addColumn<QString>("folder");
    for (const auto& name : goldenCases())
        QTest::newRow(qPrintable(name)) << goldenFolder(name);
    QVERIFY(goldenCases().size() >= 8);
}

void GoldenCases::exact()
{
    QFETCH(QString, folder);
    const QString name = QLatin1String(QTest::currentDataTag());
    for (const auto& [what, tally] : {std::pair{"sshare", compareShares(folder, folder, true)},
                                      {"sprio", comparePriorities(folder, folder)},
                                      {"sprio -n", compareNormalized(folder, folder)}}) {
        print(what, name, tally);
        QVERIFY(tally.compared > 0);
        QCOMPARE(tally.equal, tally.compared);
    }
}

/// The cold starts of the other version's recording lost charges that its job list does not show.
void GoldenCases::fromTheJobListAlone_data()
{
    QTest::addColumn<QString>("folder");
    for (const auto& name : goldenCases())
        if (name.startsWith(QLatin1String("slurm-22.05.8/")))
            QTest::newRow(qPrintable(name)) << goldenFolder(name);
}

void GoldenCases::fromTheJobListAlone()
{
    QFETCH(QString, folder);
    const QTemporaryDir copy;
    copyCapture(folder, copy.path());
    for (const auto* file : {"raw_usage.txt", "assoc_mgr.txt", "shares.txt", "sprio.txt"})
        QFile::remove(copy.filePath(QLatin1String(file)));
    const QStringList words{"shares", copy.path(), "--at", momentOf(folder), "--format", "csv"};
    const auto run = runCli(words);
    const auto own = csvRows(run.out);
    const auto slurm
        = csvRows(runCli({"shares", folder, "--at", momentOf(folder), "--format", "csv"}).out);
    QVERIFY(run.err.contains("charged from the jobs of usage.txt"));
    QCOMPARE(own.size(), slurm.size());
    int used = 0;
    double largest = 0.0;
    for (qsizetype i = 0; i < own.size(); ++i) {
        const double expected = slurm[i]["RawUsage"].toDouble();
        const double actual = own[i]["RawUsage"].toDouble();
        if (expected == 0.0)
            QCOMPARE(actual, 0.0);
        else
            largest = std::max(largest, std::abs(actual / expected - 1.0));
        used += expected == 0.0 ? 0 : 1;
    }
    qInfo("%s: %d associations used, largest relative difference %.2g", QTest::currentDataTag(),
          used, largest);
    QVERIFY(used > 280);
    QVERIFY(largest < 0.0005);
}

void GoldenCases::fromTwoDecimals()
{
    QFETCH(QString, folder);
    const QString name = QLatin1String(QTest::currentDataTag());
    const QTemporaryDir copy;
    copyCapture(folder, copy.path());
    for (const auto* file : {"raw_usage.txt", "shares.txt", "sprio.txt"})
        QVERIFY(QFile::remove(copy.filePath(QLatin1String(file))));
    const auto shares = compareShares(copy.path(), folder, false);
    print("sshare within 1e-3", name, shares);
    QCOMPARE(shares.equal, shares.compared);
    const auto priorities = comparePriorities(copy.path(), folder);
    print("sprio", name, priorities);
    const bool isFairTree
        = name.endsWith(QLatin1String("fairtree")) || name.endsWith(QLatin1String("no_normal"));
    QVERIFY(priorities.equal >= priorities.compared - (isFairTree ? 0 : 17));
}

void GoldenCases::storeGivesTheSameBytes()
{
    QFETCH(QString, folder);
    const QTemporaryDir temporary;
    const auto store = temporary.filePath(QStringLiteral("case.fairlead"));
    QCOMPARE(runCli({"import", folder, "--into", store}).exitCode, 0);
    for (const auto& words : {QStringList{"jobs", "--format", "csv"},
                              {"jobs", "--all"},
                              {"jobs", "--norm", "--format", "json"},
                              {"shares", "--format", "csv"},
                              {"weights"}}) {
        auto ofCapture = words;
        auto ofStore = words;
        ofCapture.insert(1, folder);
        ofStore.insert(1, store);
        const auto expected = runCli(ofCapture).out;
        QVERIFY(expected.size() > 200);
        QCOMPARE(runCli(ofStore).out, expected);
    }
}

void GoldenCases::answersOfSlurmNeverFlowIntoAResult()
{
    const auto folder = goldenFolder(QStringLiteral("slurm-22.05.8/fairtree"));
    const QTemporaryDir copy;
    copyCapture(folder, copy.path());
    auto sprio = fileContent(copy.filePath("sprio.txt"));
    sprio.replace('1', '9');
    QVERIFY(writeFile(copy.filePath("sprio.txt"), sprio));
    auto jobs = fileContent(copy.filePath("jobs.txt"));
    jobs.replace(" Priority=5", " Priority=7");
    QVERIFY(writeFile(copy.filePath("jobs.txt"), jobs));
    // The ages tell when it was computed, and nothing else.
    const QStringList moment{"--at", momentOf(folder), "--format", "csv"};
    QCOMPARE(runCli(QStringList{"jobs", copy.path()} + moment).out,
             runCli(QStringList{"jobs", folder} + moment).out);
}

FAIRLEAD_QTTEST(GoldenCases)
#include "tst_goldencases.moc"
