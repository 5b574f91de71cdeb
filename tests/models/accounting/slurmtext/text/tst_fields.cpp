// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/text/fields.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

class FieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void keysAndTheirValues();
    void tresCounts_data();
    void tresCounts();
    void times_data();
    void times();
    void utcOffsets_data();
    void utcOffsets();
    void namesWithNumbers();
    void aTableFindsItsColumns();
    void nodesAreThoseAskedFor();
};

void FieldsTest::keysAndTheirValues()
{
    auto values = parseKeyValues("A=1 Name=two words B= A=2 --mem=6G Os=Linux #1 SMP");
    QCOMPARE(values["A"], std::string("1"));
    QCOMPARE(values["Name"], std::string("two words"));
    QCOMPARE(values["B"], std::string());
    QCOMPARE(values["Os"], std::string("Linux #1 SMP"));
    QVERIFY(parseKeyValues("").empty());
    QVERIFY(parseKeyValues("no key at all").empty());
}

void FieldsTest::tresCounts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("bad");
    const auto row = [](const char* text, const char* expected, const char* bad = "") {
        QTest::newRow(*text == '\0' ? "empty" : text)
            << QByteArray(text) << QByteArray(expected) << QByteArray(bad);
    };
    row("cpu=10,mem=20G,node=2", "cpu=10 mem=20480 node=2 ");
    row("CPU=1,gres/GPU:A100=4", "cpu=1 gres/gpu:a100=4 ");
    row("mem=1.5T,mem=512K", "mem=1572864 mem=1 "); // half a megabyte is rounded up
    row("cpu=2K", "cpu=2048 ");
    row("", "");
    row("(null)", "");
    row("N/A", "");
    row("cpu,mem=x,gres/gpu=-1,node=3", "node=3 ", "cpu mem=x gres/gpu=-1 ");
    row("cpu=1Q", "", "cpu=1Q ");
    row("cpu=99999999999999999999", "", "cpu=99999999999999999999 ");
}

void FieldsTest::tresCounts()
{
    QFETCH(QByteArray, text);
    std::vector<std::string> bad;
    QByteArray found;
    for (const auto& [name, count] : parseTresCounts(text.toStdString(), &bad))
        found
            += QByteArray::fromStdString(name) + '=' + QByteArray::number(qulonglong(count)) + ' ';
    QTEST(found, "expected");
    QByteArray left;
    for (const auto& entry : bad)
        left += QByteArray::fromStdString(entry) + ' ';
    QTEST(left, "bad");
}

void FieldsTest::times_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("utc");
    QTest::addColumn<qint64>("east");
    constexpr qint64 none = -1; // no time at all
    const auto row = [](const char* text, qint64 utc, qint64 east) {
        QTest::newRow(*text == '\0' ? "empty" : text) << QByteArray(text) << utc << east;
    };
    row("2026-11-21T12:00:00", 1795262400, 1795258800);
    row("1970-01-01T01:00:00", 3600, 0);
    row("2024-02-29T00:00:00", 1709164800, 1709161200);
    row("2023-02-29T00:00:00", none, none);
    row("2026-11-21T24:00:00", none, none);
    row("2026-11-21 12:00", none, none);
    row("2026-11-21T12:00:00Z", none, none);
    row("yesterday", none, none);
    row("1795262400", 1795262400, 1795262400); // SLURM_TIME_FORMAT=%s
    row("20261121", none, none);
    for (const auto* unknown : {"Unknown", "None", "N/A", "(null)", "NONE", ""})
        row(unknown, 0, 0);
}

void FieldsTest::times()
{
    QFETCH(QByteArray, text);
    QTEST(qint64(TimeReader{}.read(text.toStdString()).value_or(-1)), "utc");
    QTEST(qint64(TimeReader{3600}.read(text.toStdString()).value_or(-1)), "east");
}

void FieldsTest::utcOffsets_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("seconds"); // 1: none
    QTest::newRow("east") << QByteArray("+0100") << qint64(3600);
    QTest::newRow("half an hour") << QByteArray("-0330\n") << qint64(-12600);
    QTest::newRow("none") << QByteArray("+0000") << qint64(0);
    QTest::newRow("without sign") << QByteArray("0100") << qint64(1);
    QTest::newRow("with colon") << QByteArray("+05:45") << qint64(20700);
    QTest::newRow("Greenwich") << QByteArray("Z") << qint64(0);
    QTest::newRow("colon elsewhere") << QByteArray("+0:545") << qint64(1);
    QTest::newRow("letters") << QByteArray("+01xx") << qint64(1);
    QTest::newRow("no such place") << QByteArray("+9999") << qint64(1);
    QTest::newRow("no such minute") << QByteArray("+0160") << qint64(1);
}

void FieldsTest::utcOffsets()
{
    QFETCH(QByteArray, text);
    QTEST(qint64(parseUtcOffset(text.toStdString()).value_or(1)), "seconds");
}

void FieldsTest::namesWithNumbers()
{
    QCOMPARE(nameBeforeParenthesis("ann(1001)"), std::string("ann"));
    QCOMPARE(nameBeforeParenthesis("ann"), std::string("ann"));
    QCOMPARE(numberInParentheses("ann(1001)"), std::optional<std::uint32_t>(1001));
    for (const auto* text : {"ann", "ann(", "ann()", "ann(x)", "ann(-1)", "ann(4294967296)"})
        QVERIFY2(!numberInParentheses(text), text);
}

void FieldsTest::aTableFindsItsColumns()
{
    PipeTable table("Name| Priority |ID");
    QCOMPARE(table.columns(), 3U);
    QVERIFY(table.has("PRIORITY") && !table.has("Share"));
    table.setRow("normal | 5");
    QCOMPARE(table.cells(), 2U);
    QCOMPARE(table.cell("name"), std::string_view("normal"));
    QCOMPARE(table.cell("Priority"), std::string_view("5"));
    QVERIFY(table.cell("ID").empty());
    QVERIFY(table.cell("Share").empty());
}

void FieldsTest::nodesAreThoseAskedFor()
{
    QCOMPARE(requestedNodes({{"cpu", 8}, {"node", 3}}, 1), 3U);
    QCOMPARE(requestedNodes({{"cpu", 8}}, 4), 4U);
    QCOMPARE(requestedNodes({{"node", 0}}, 4), 4U);
}

FAIRLEAD_QTTEST(FieldsTest)
#include "tst_fields.moc"
