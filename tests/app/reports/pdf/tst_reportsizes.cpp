// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The report of clusters of other sizes than usual: long names, one of each, a thousand accounts.

#include "app/reports/pdf/pdfreport.h"
#include "tests/app/reports/pdf/pdfprobe.h"
#include "tests/app/reports/reportfixture.h"
#include "tests/support/qttestmain.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::reports;
using tests::pageCount;

class ReportSizesTest : public QObject
{
    Q_OBJECT

private slots:
    void headerAndFooterAreOneLine();
    void aFlatTreeIsCutToBothEnds();
    void whoIsNamedHasARowAtAnyDepth();
    void ofADeepTreeTheNextLevelIsShownInPart();
    void whatUsersOfRootArePromisedIsSaid();
    void momentsOfNotesAreInWords();
    void hoursOfAColumnHaveAsManyDecimals();
    void anEmptyQueueHasNoJobsThatDoNotMove();
    void whoUsedNothingIsNamed();
    void usersStandBesideWhatTheyWerePromised();

private:
    static ReportData of(SnapshotRecords records)
    {
        ReportData data;
        data.evaluation = testdata::evaluated(std::move(records));
        data.generator = QStringLiteral("Fairlead 1.2.3");
        data.locale = QLocale(QLocale::English);
        return data;
    }
    QString textOf(const ReportData& data)
    {
        return writePdfReport(data, m_pdf) ? tests::pdfText(m_pdf).simplified() : QString();
    }
    static UsageSums sumsOf(long double first, long double second)
    {
        UsageSums sums;
        sums.period = {1700000000, 1702592000};
        sums.tresNames = {"cpu"};
        sums.entries = {{"bio", "dora", {3600 * first}}, {"physics", {}, {3600 * second}}};
        return sums;
    }
    static SnapshotRecords emptyTree(long double usage = 0)
    {
        auto records = testdata::records();
        records.assocs = {testdata::account("root", "", 1, usage)};
        records.jobs.clear();
        return records;
    }

    QTemporaryDir m_folder;
    QString m_pdf = m_folder.filePath(QStringLiteral("report.pdf"));
};

void ReportSizesTest::headerAndFooterAreOneLine()
{
    NEEDS_POPPLER();
    auto records = testdata::records();
    for (int i = 0; i < 100; ++i)
        records.assocs.push_back(testdata::account("group" + std::to_string(i), "root", 1, 5));
    records.cluster = std::string(280, 'c');
    auto data = of(std::move(records));
    data.style.site = QString(300, u's');
    QVERIFY(writePdfReport(data, m_pdf));
    const auto page = tests::output("pdftotext", {"-layout", "-f", "2", "-l", "2", m_pdf, "-"});
    static const QRegularExpression header("(?m)^ *sss+…[^\\n]*15:00 UTC *\\n");
    QVERIFY2(header.match(page).hasMatch(), qPrintable(page.left(800)));
    static const QRegularExpression footer("Fairlead 1.2.3[^\\n]*…[^\\n]*15:00 UTC +Page 2 of");
    QVERIFY2(page.contains(footer), qPrintable(page.right(800)));
    static const QRegularExpression alone("\\n *c+ *\\n");
    QVERIFY2(!page.contains(alone), qPrintable(page));
}

// Idle accounts are as far from their share as can be, and filled every row.
void ReportSizesTest::aFlatTreeIsCutToBothEnds()
{
    NEEDS_POPPLER();
    auto records = emptyTree(2297);
    records.assocs.push_back(testdata::account("giant", "root", 1000, 300));
    for (int i = 0; i < 1000; ++i) {
        const int usage = i == 777 ? 500 : i < 300 ? 0 : i < 600 ? 1 : 3;
        records.assocs.push_back(testdata::account("group" + std::to_string(i), "root", 1, usage));
    }
    const auto text = textOf(of(std::move(records)));
    QVERIFY2(text.contains("Shown: 120 of 1,001 accounts, a part of level 1. Of that level those "
                           "whose consumed part differs most from the promised one, half of them "
                           "over-served and half under-served where there are enough of both. "
                           "Those that the first page names are always among them. All of them "
                           "are in shares.csv"),
             qPrintable(text));
    QVERIFY(pageCount(m_pdf) < 8);
    const auto from = text.indexOf("Percentages are parts");
    const auto table = text.mid(from, text.indexOf("Shown: 120") - from);
    QCOMPARE(table.count("▼"), 60);
    const auto first = table.indexOf("group777 ");
    QVERIFY2(first > 0 && first < table.indexOf("group600 "), qPrintable(table.left(600)));
    QVERIFY2(table.indexOf("group0 ") > first && table.contains("giant "), qPrintable(table));
}

void ReportSizesTest::whoIsNamedHasARowAtAnyDepth()
{
    NEEDS_POPPLER();
    auto records = emptyTree(1000);
    const auto chain = {"fac", "dept", "team", "crew"};
    std::string parent = "root";
    for (const auto* name : chain) {
        records.assocs.push_back(testdata::account(name, parent, 1, 500));
        records.assocs.push_back(
            testdata::account(std::string(name) + "2", parent, parent == "team" ? 99 : 1, 500));
        parent = name;
    }
    const auto text = textOf(of(std::move(records)));
    QVERIFY2(text.contains("Most over-served: crew, "), qPrintable(text));
    const auto from = text.indexOf("Percentages are parts");
    const auto table = text.mid(from, text.indexOf("Shown:") - from);
    QVERIFY2(table.contains("crew 1 "), qPrintable(table));
    QVERIFY(text.contains("all down to level 3. Those that the first page names"));
}

void ReportSizesTest::ofADeepTreeTheNextLevelIsShownInPart()
{
    NEEDS_POPPLER();
    auto records = emptyTree(1000);
    for (int i = 0; i < 10; ++i)
        records.assocs.push_back(testdata::account("fac" + std::to_string(i), "root", 1, 100));
    for (int i = 0; i < 300; ++i)
        records.assocs.push_back(testdata::account(
            "lab" + std::to_string(i), "fac" + std::to_string(i % 10), 1, i == 299 ? 71 : 1));
    const auto text = textOf(of(std::move(records)));
    QVERIFY2(text.contains("Shown: 120 of 310 accounts, all down to level 1 and a part of level "
                           "2. Of that level those"),
             qPrintable(text));
    QVERIFY(text.contains("lab299 "));
}

void ReportSizesTest::whatUsersOfRootArePromisedIsSaid()
{
    NEEDS_POPPLER();
    const auto text = textOf(of(testdata::records()));
    QVERIFY2(text.contains("Users of the account root, who are in no account below, are promised "
                           "1.0 % and have consumed 0.0 %."),
             qPrintable(text));
    QVERIFY(!textOf(of(emptyTree())).contains("Users of the account root"));
}

void ReportSizesTest::momentsOfNotesAreInWords()
{
    NEEDS_POPPLER();
    auto data = of(testdata::records());
    auto sums = sumsOf(300, 100);
    sums.notes.push_back({said("Messages", "the source knows of no job that ran before %1"),
                          {fairlead::momentOf(testdata::moment)}});
    data.usage = sums;
    const auto text = textOf(data);
    QVERIFY2(text.contains("no job that ran before March 4, 2026, 15:00 UTC."), qPrintable(text));
}

void ReportSizesTest::hoursOfAColumnHaveAsManyDecimals()
{
    NEEDS_POPPLER();
    auto data = of(testdata::records());
    data.usage = sumsOf(4768, 486.8L);
    auto text = textOf(data);
    QVERIFY2(text.contains("bio 4,768.0 ") && text.contains("physics 486.8 "), qPrintable(text));
    data.usage = sumsOf(123456, 486.8L);
    text = textOf(data);
    QVERIFY2(text.contains("bio 123,456 ") && text.contains("physics 487 "), qPrintable(text));
}

void ReportSizesTest::anEmptyQueueHasNoJobsThatDoNotMove()
{
    NEEDS_POPPLER();
    auto data = of(emptyTree());
    data.baseline = data.evaluation;
    const auto text = textOf(data);
    QCOMPARE(text.count("No job of this source is waiting for its turn."), 2);
    QVERIFY2(!text.contains("No job of 0"), qPrintable(text));
}

/// Who used nothing is under no side: the most under-served of the first page passed over it.
void ReportSizesTest::whoUsedNothingIsNamed()
{
    NEEDS_POPPLER();
    auto records = testdata::records();
    QVERIFY(textOf(of(records)).contains("Used nothing at all: lab, promised 100.0 % of bio."));
    records.assocs.push_back(testdata::account("idle", "root", 70, 0));
    records.assocs.push_back(testdata::account("idler", "idle", 1, 0)); // told with it
    const auto text = textOf(of(records));
    QVERIFY2(text.contains("Most under-served: bio,"), qPrintable(text));
    QVERIFY2(text.contains("Used nothing at all: 2 accounts; of them idle has the largest promise, "
                           "40.9 % of the cluster."),
             qPrintable(text));
    records.assocs
        = {testdata::account("root", "", 1, 100), testdata::account("bio", "root", 1, 100)};
    records.jobs.clear();
    QVERIFY(!textOf(of(records)).contains("Used nothing at all"));
}

void ReportSizesTest::usersStandBesideWhatTheyWerePromised()
{
    NEEDS_POPPLER();
    auto data = of(testdata::records());
    UsageSums sums;
    sums.period = {1700000000, 1702592000};
    sums.tresNames = {"cpu"};
    sums.entries = {{"bio", "dave", {3600 * 30}}, {"physics", "alice", {3600 * 70}}};
    data.usage = sums;
    const auto text = textOf(data);
    const auto users = text.mid(text.indexOf("Who used most"), 300);
    QVERIFY2(users.contains("Used Promised Difference (% points)"), qPrintable(users));
    QVERIFY2(users.contains("alice physics 70.0 70.0 % 9.9 % +60.1"), qPrintable(users));
    QVERIFY2(users.contains("dave bio 30.0 30.0 % 0.0 % +30.0"), qPrintable(users));
}

FAIRLEAD_QTTEST(ReportSizesTest)
#include "tst_reportsizes.moc"
