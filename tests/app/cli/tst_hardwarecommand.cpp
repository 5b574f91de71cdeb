// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead::tests;

/// fairleadctl hardware: what it prints is tried, and everybody keeps what it had.
class HardwareCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsPrintedKeepsPromises();
    void theMachineMayBeCountedInAnything();
    void mistakes_data();
    void mistakes();
};

namespace {
const QStringList hardwareDemo{"hardware", "demo:limoges"};

/// What cistem buys is above it, too.
double grownBy(const QString& account)
{
    return account == "cistem" || account == "partenaires" ? 20 : 0;
}

QStringList hardwareCsv(QStringList words)
{
    return words << QStringLiteral("--format") << QStringLiteral("csv");
}
} // namespace

void HardwareCommandTest::whatIsPrintedKeepsPromises()
{
    const auto run
        = runCli(hardwareCsv(hardwareDemo + QStringList{"cistem=20", "--machine", "100"}));
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY2(run.err.contains("grows from 100 to 120"), run.err);
    const auto rows = csvRows(run.out);
    QVERIFY(rows.size() > 3);
    QStringList tries;
    for (const auto& row : rows) {
        const auto now = row["PromisedNow"].toDouble();
        const auto then = row["Promised"].toDouble();
        QVERIFY2(std::abs(then - now - grownBy(row["Account"])) <= 0.05,
                 qPrintable(row["Account"]));
        QCOMPARE(row["Try"].isEmpty(), row["Shares"] == row["NewShares"]);
        if (!row["Try"].isEmpty())
            tries += row["Try"].mid(1).split(QLatin1Char(' ')); // behind the mark against formulas
    }
    QVERIFY(!tries.isEmpty());
    // Tried: the share of each of the larger machine is what it was of the smaller one.
    const auto part = [&](const QStringList& more, const QString& account) {
        for (const auto& row :
             csvRows(runCli(hardwareCsv({"shares", "demo:limoges"}) + more).out)) {
            if (row["Account"] == account && row["User"].isEmpty())
                return row["NormShares"].toDouble();
        }
        return -1.0;
    };
    for (const auto& row : rows) {
        const double grown = grownBy(row["Account"]);
        QVERIFY2(
            std::abs(part(tries, row["Account"]) * 120 - part({}, row["Account"]) * 100 - grown)
                < 0.06,
            qPrintable(row["Account"]));
    }
}

void HardwareCommandTest::theMachineMayBeCountedInAnything()
{
    const auto nodes = runCli(hardwareCsv(hardwareDemo + QStringList{"cistem=1"}));
    QVERIFY2(nodes.exitCode == 0, nodes.err);
    const auto half = runCli(hardwareCsv(
        hardwareDemo + QStringList{"cistem/ghost=1", "partenaires=2.5", "--machine", "12.5"}));
    QCOMPARE(half.exitCode, 1);
    QVERIFY2(half.err.contains("there is no cistem/ghost"), half.err);
    const auto both = runCli(hardwareCsv(
        hardwareDemo + QStringList{"cistem=1", "partenaires=2.5", "--machine", "12.5"}));
    QVERIFY2(both.exitCode == 0, both.err);
    QVERIFY2(both.err.contains("grows from 12.50 to 16"), both.err);
}

void HardwareCommandTest::mistakes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("nobody") << QStringList{} << QByteArray();
    QTest::newRow("no number") << QStringList{"cistem=many"} << QByteArray("ACCOUNT=UNITS");
    QTest::newRow("no account") << QStringList{"=4"} << QByteArray("ACCOUNT=UNITS");
    QTest::newRow("less") << QStringList{"cistem=-4"} << QByteArray("ACCOUNT=UNITS");
    QTest::newRow("twice") << QStringList{"cistem=5", "partenaires=1", "cistem=6"}
                           << QByteArray("cistem is given twice");
    QTest::newRow("root") << QStringList{"root=4"} << QByteArray("root has no shares");
    QTest::newRow("no machine") << QStringList{"cistem=4", "--machine", "0"}
                                << QByteArray("above 0");
    QTest::newRow("no such machine")
        << QStringList{"cistem=4", "--machine", "1e308"} << QByteArray("at most 1e12");
}

void HardwareCommandTest::mistakes()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, said);
    const auto run = runCli(hardwareDemo + words);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(said), run.err);
}

FAIRLEAD_QTTEST(HardwareCommandTest)
#include "tst_hardwarecommand.moc"
