// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/cli/clirun.h"
#include "tests/support/qttestmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::tests;

class CsvDialectTest : public QObject
{
    Q_OBJECT

private:
    static QStringList weights(const QStringList& more)
    {
        return QStringList{"weights", "demo:textbook", "-o", "Name,Value"} + more;
    }

private slots:
    void bytes_data()
    {
        QTest::addColumn<QStringList>("dialect");
        QTest::addColumn<QByteArray>("beginning");
        const QByteArray mark = "\xef\xbb\xbf";
        QTest::newRow("none") << QStringList() << QByteArray("Name,Value\r\nPriorityType,");
        QTest::newRow("semicolon") << QStringList{"--csv-dialect", "semicolon"}
                                   << QByteArray("Name;Value\r\nPriorityType;");
        QTest::newRow("mark") << QStringList{"--csv-dialect", "bom"}
                              << mark + "Name,Value\r\nPriorityType,";
        QTest::newRow("both") << QStringList{"--csv-dialect", "bom,semicolon"}
                              << mark + "Name;Value\r\nPriorityType;";
    }

    void bytes()
    {
        QFETCH(QStringList, dialect);
        QFETCH(QByteArray, beginning);
        const auto run = runCli(weights(QStringList{"--format", "csv"} + dialect));
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.out.left(beginning.size()), beginning);
    }

    // As 0.5 such spreadsheets would read a date or a text.
    void numbersHaveADecimalComma()
    {
        const auto cell = [](const char* dialect, char separator) {
            const auto run = runCli({"shares", "demo:textbook", "--format", "csv", "--csv-dialect",
                                     dialect, "-o", "Account,NormShares", "-n"});
            return run.out.split('\n')[1].trimmed().split(separator).mid(1).join(separator);
        };
        const auto plain = cell("bom", ',');
        QVERIFY2(plain.contains('.'), plain);
        const auto withComma = QByteArray(plain).replace('.', ',');
        QCOMPARE(cell("semicolon,decimal-comma", ';'), withComma);
        QCOMPARE(cell("decimal-comma", ','), '"' + withComma + '"');
    }

    void theReportHasIt()
    {
        const QTemporaryDir folder;
        const auto run = runCli(
            {"report", "demo:textbook", "--csv", folder.path(), "--csv-dialect", "semicolon,bom"});
        QCOMPARE(run.exitCode, 0);
        const auto shares = fileContent(folder.filePath("shares.csv"));
        QVERIFY2(shares.startsWith("\xef\xbb\xbf"
                                   "Cluster;Account;User;"),
                 shares.left(40));
    }

    void whatItCannotBeIsSaid_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("unknown") << QStringList{"--format", "csv", "--csv-dialect", "tab"}
                                 << QByteArray(
                                        "--csv-dialect tab: expected semicolon, decimal-comma");
        QTest::newRow("empty") << QStringList{"--format", "csv", "--csv-dialect", ""}
                               << QByteArray("expected semicolon, decimal-comma and bom");
        QTest::newRow("trailing comma") << QStringList{"--format", "csv", "--csv-dialect", "bom,"}
                                        << QByteArray("expected semicolon, decimal-comma and bom");
        QTest::newRow("a table") << QStringList{"--csv-dialect", "bom"}
                                 << QByteArray("--csv-dialect needs --format csv");
        QTest::newRow("JSON") << QStringList{"--format", "json", "--csv-dialect", "bom"}
                              << QByteArray("--csv-dialect needs --format csv");
    }

    void whatItCannotBeIsSaid()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, words);
        const auto run = runCli(weights(options));
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains(words), run.err);
        QVERIFY(run.out.isEmpty());
    }
};

FAIRLEAD_QTTEST(CsvDialectTest)
#include "tst_csvdialect.moc"
