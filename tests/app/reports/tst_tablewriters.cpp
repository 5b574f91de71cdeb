// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/writers/table.h"
#include "app/reports/writers/tablewriters.h"
#include "tests/app/reports/stringoutput.h"
#include "tests/support/qttestmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <limits>

using namespace fairlead;
using namespace fairlead::reports;
using namespace std::string_literals;

namespace {

Table example()
{
    Table table({{"Name"},
                 {"Count", Align::Right},
                 {"Value", Align::Right},
                 {"Whole", Align::Right, "cut to a whole number", 0}});
    table.addRow({"geist"s, std::int64_t{-5}, 0.1, 78402.99});
    table.addRow({"été"s, std::int64_t{12}, Infinity(), 0.0});
    table.addRow({Cell(), Cell(), std::nan(""), -0.5});
    return table;
}

std::string csvCell(const Cell& cell)
{
    Table table({{"A"}, {"B"}});
    table.addRow({cell, std::int64_t{1}});
    const auto text = csvText(table, false);
    return text.substr(0, text.size() - std::string_view(",1\r\n").size());
}

} // namespace

class TestTableWriters : public QObject
{
    Q_OBJECT

private slots:
    void csvIsExact();
    void csvQuotesWhereNeeded();
    void csvDefusesFormulasButNotNumbers();
    void csvKeepsEmptyRowsOfOneColumn();
    void csvIsValidUtf8();
    void jsonHasTypes();
    void alignedTextIsExact();
    void parsableTextIsExact();
    void aLongNumberFitsItsColumnAsInSshare();
    void controlCharactersDoNotReachTheTerminal();
    void wideCharactersTakeTwoColumns();
    void columnsAreSelectedByName();
    void unknownColumnsAreAnError();
    void shortRowsAreFilledUp();
};

void TestTableWriters::csvIsExact()
{
    QCOMPARE(csvText(example()),
             "Name,Count,Value,Whole\r\n"
             "geist,-5,0.10000000000000001,78402.990000000005\r\n"
             "été,12,inf,0\r\n"
             ",,,-0.5\r\n"s);
    QCOMPARE(csvText(Table({{"A"}})), "A\r\n"s);
    Table lists({{"A;B"}, {"C,D"}});
    lists.addRow({"x;y"s, "a,b"s});
    QCOMPARE(csvText(lists, true, {';', true}), "\xef\xbb\xbf\"A;B\";C,D\r\n\"x;y\";a,b\r\n"s);
    QCOMPARE(csvText(lists, true, {',', false}), "A;B,\"C,D\"\r\nx;y,\"a,b\"\r\n"s);
    QCOMPARE(csvText(Table({{"A"}}), false), ""s);
}

void TestTableWriters::csvQuotesWhereNeeded()
{
    QCOMPARE(csvCell("cpu=1,mem=2"s), "\"cpu=1,mem=2\""s);
    QCOMPARE(csvCell("say \"hi\""s), "\"say \"\"hi\"\"\""s);
    QCOMPARE(csvCell("two\nlines"s), "\"two\nlines\""s);
    QCOMPARE(csvCell("a b"s), "a b"s);
}

void TestTableWriters::csvDefusesFormulasButNotNumbers()
{
    QCOMPARE(csvCell("=1+1"s), "'=1+1"s);
    QCOMPARE(csvCell("+a"s), "'+a"s);
    QCOMPARE(csvCell("-a"s), "'-a"s);
    QCOMPARE(csvCell("@SUM(A1)"s), "'@SUM(A1)"s);
    QCOMPARE(csvCell("\tx"s), "'\tx"s);
    QCOMPARE(csvCell("\rx"s), "\"'\rx\""s);
    QCOMPARE(csvCell("=\"a\",b"s), "\"'=\"\"a\"\",b\""s);
    QCOMPARE(csvCell(std::int64_t{-7}), "-7"s);
    QCOMPARE(csvCell(-0.25), "-0.25"s);
    QCOMPARE(csvCell(-std::numeric_limits<double>::infinity()), "-inf"s);
}

void TestTableWriters::csvKeepsEmptyRowsOfOneColumn()
{
    Table table({{"A"}});
    table.addRow({Cell()});
    table.addRow({"x"s});
    QCOMPARE(csvText(table), "A\r\n\"\"\r\nx\r\n"s);
}

void TestTableWriters::csvIsValidUtf8()
{
    QCOMPARE(csvCell("\xe9t\xe9"s), "\xef\xbf\xbdt\xef\xbf\xbd"s);
}

void TestTableWriters::jsonHasTypes()
{
    const auto text = QByteArray::fromStdString(jsonText(example()));
    const auto rows = QJsonDocument::fromJson(text).array();
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0].toObject()[u"Count"], QJsonValue(-5));
    QCOMPARE(rows[0].toObject()[u"Value"], QJsonValue(0.1));
    QCOMPARE(rows[1].toObject()[u"Value"], QJsonValue(QStringLiteral("inf")));
    QCOMPARE(rows[1].toObject()[u"Name"], QJsonValue(QStringLiteral("été")));
    QVERIFY(rows[2].toObject()[u"Value"].isNull());
    QVERIFY(rows[2].toObject()[u"Name"].isNull());
    QCOMPARE(jsonText(Table({{"A"}})), "[]\n"s);

    Table table({{"A"}});
    table.addRow({"\"\\\n\x1b"s});
    QCOMPARE(jsonText(table), "[\n  {\"A\": \"\\\"\\\\\\u000a\\u001b\"}\n]\n"s);
}

void TestTableWriters::alignedTextIsExact()
{
    QCOMPARE(alignedText(example()),
             "Name  Count    Value Whole\n"
             "----- ----- -------- -----\n"
             "geist    -5 0.100000 78402\n"
             "été      12      inf     0\n"
             "                         0\n"s);
    QVERIFY(alignedText(example(), false).starts_with("geist -5 0.100000 78402\n"));
}

void TestTableWriters::parsableTextIsExact()
{
    QCOMPARE(parsableText(example()),
             "Name|Count|Value|Whole\n"
             "geist|-5|0.100000|78402\n"
             "été|12|inf|0\n"
             "|||0\n"s);
    QVERIFY(parsableText(example(), false).starts_with("geist|"));
    Table table({{"Points", Align::Right, {}, 7}}); // of more than 63 bits: sprio's %.0f
    table.addRow({18446744056529682432.0});
    QCOMPARE(parsableText(table, false), "18446744056529682432\n"s);
}

// Specification 9.1: in aligned text alone.
void TestTableWriters::aLongNumberFitsItsColumnAsInSshare()
{
    Column column{"LevelFS", Align::Right};
    column.mostLetters = 10;
    Table table({column});
    for (const double value : {0.25, 999.123456, 12345.678901, 1e12, 1.5e170})
        table.addRow({value});
    QCOMPARE(alignedText(table, false),
             "  0.250000\n999.123456\n1.2346e+04\n1.0000e+12\n1.500e+170\n");
    QVERIFY(parsableText(table, false).find("12345.678901") != std::string::npos);
}

void TestTableWriters::controlCharactersDoNotReachTheTerminal()
{
    Table table({{"A"}});
    table.addRow({"a\x1b[31m\nb"s});
    QCOMPARE(parsableText(table, false), "a\\x1b[31m\\nb\n"s);
}

void TestTableWriters::wideCharactersTakeTwoColumns()
{
    Table table({{"A"}, {"B"}});
    table.addRow({"\u7269\u7406"s, "x"s});
    table.addRow({"e\u0301te"s, "x"s}); // a joining accent
    QCOMPARE(alignedText(table, false), "\u7269\u7406 x\ne\u0301te  x\n"s);
}

void TestTableWriters::columnsAreSelectedByName()
{
    const auto selected = selectColumns(example(), "value, NAME");
    QVERIFY(selected);
    QCOMPARE(csvText(*selected).substr(0, 12), "Value,Name\r\n"s);
    QCOMPARE(selected->rowCount(), std::size_t{3});

    const Table table({{"PriorityBefore"}, {"Prio"}, {"Rank"}});
    QCOMPARE(columnNames(selectColumns(table, "prio,ra")->columns()), "Prio,Rank"s);
    QCOMPARE(columnNames(selectColumns(table, "pri")->columns()), "PriorityBefore"s);
}

void TestTableWriters::unknownColumnsAreAnError()
{
    for (const auto* fields : {"Name,Nonsense", "", "Name,,Value", "Name,"}) {
        const auto selected = selectColumns(example(), fields);
        QVERIFY2(!selected, fields);
        QCOMPARE(selected.error().code, ErrorCode::Usage);
        QVERIFY(english(selected.error().message).find("Name,Count,Value,Whole")
                != std::string::npos);
    }
}

void TestTableWriters::shortRowsAreFilledUp()
{
    Table table({{"A"}, {"B"}});
    table.addRow({"x"s});
    table.addRow({"y"s, "z"s, "too much"s});
    QCOMPARE(csvText(table, false), "x,\r\ny,z\r\n"s);
}

FAIRLEAD_QTTEST(TestTableWriters)
#include "tst_tablewriters.moc"
