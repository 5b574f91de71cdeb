// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// places --histogram counts the rows that places lists.

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead::tests;

class HistogramTest : public QObject
{
    Q_OBJECT

private slots:
    void eachRowIsInItsRange()
    {
        const QString source = QStringLiteral("demo:limoges");
        auto ranges = csvRows(runCli({"places", source, "--histogram", "--format", "csv"}).out);
        QVERIFY(!ranges.isEmpty());
        for (const auto& row : csvRows(runCli({"places", source, "--format", "csv"}).out)) {
            const auto priority = row["Priority"].toDouble();
            const auto own = std::find_if(ranges.begin(), ranges.end(), [&](const auto& range) {
                return range["Partition"] == row["Partition"] && range["Low"].toDouble() <= priority
                    && priority < range["High"].toDouble();
            });
            QVERIFY2(own != ranges.end(), qPrintable(row["JobID"]));
            (*own)["Rows"] = QString::number((*own)["Rows"].toInt() - 1);
        }
        for (const auto& range : ranges)
            QCOMPARE(range["Rows"], QStringLiteral("0"));
    }

    void whatItDoesNotFilterIsSaid()
    {
        const auto run = runCli({"places", "demo:limoges", "--histogram", "--starving"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains("--starving changes nothing here"), run.err);
    }
};

FAIRLEAD_QTTEST(HistogramTest)
#include "tst_histogram.moc"
