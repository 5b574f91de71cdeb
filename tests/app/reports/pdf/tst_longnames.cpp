// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/pdf/pdfreport.h"
#include "tests/app/reports/pdf/pdfprobe.h"
#include "tests/app/reports/reportfixture.h"
#include "tests/support/qttestmain.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead;
using namespace fairlead::reports;
using tests::pageCount;

class LongNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void aLongNameFillsNoPages();
    void textIsWholeWhereLinesCanBreak();
    void aVerdictStaysInOneLine();
};

void LongNamesTest::aLongNameFillsNoPages()
{
    NEEDS_POPPLER();
    const QTemporaryDir folder;
    const auto pdf = folder.filePath(QStringLiteral("report.pdf"));
    const auto write = [&pdf](const std::string& name) {
        auto records = testdata::records();
        for (auto& assoc : records.assocs) {
            for (auto* text : {&assoc.account, &assoc.parent}) {
                if (*text == "physics")
                    *text = name;
            }
        }
        for (auto& job : records.jobs) {
            if (job.account == "physics")
                job.account = name;
        }
        ReportData data;
        data.locale = QLocale(QLocale::English);
        data.evaluation = testdata::evaluated(std::move(records));
        return writePdfReport(data, pdf).has_value();
    };
    QVERIFY(write("physics"));
    const auto pages = pageCount(pdf);
    QVERIFY(write(std::string(1000, 'a')));
    QVERIFY(pageCount(pdf) <= pages + 1);
    QElapsedTimer took;
    took.start();
    QVERIFY(write(std::string(1000000, 'a')));
    QVERIFY(pageCount(pdf) <= pages + 1);
    QVERIFY2(took.elapsed() < 20000, qPrintable(QString::number(took.elapsed())));
}

void LongNamesTest::aVerdictStaysInOneLine()
{
    NEEDS_POPPLER();
    const QTemporaryDir folder;
    const auto pdf = folder.filePath(QStringLiteral("report.pdf"));
    auto records = testdata::records();
    for (auto& assoc : records.assocs) {
        for (auto* text : {&assoc.account, &assoc.parent}) {
            if (*text == "bio")
                *text = "laboratoire-international-de-recherche-en-photonique-quantique-et-"
                        "appliquee";
        }
    }
    records.jobs.clear();
    ReportData data;
    data.locale = QLocale(QLocale::English);
    data.evaluation = testdata::evaluated(std::move(records));
    QVERIFY(writePdfReport(data, pdf));
    const auto text = tests::output(QStringLiteral("pdftotext"), {"-layout", pdf, "-"});
    const auto table = text.mid(text.indexOf(QStringLiteral("Verdict")));
    QVERIFY2(table.contains(QStringLiteral("×3.0 under-served")), qPrintable(table));
    QVERIFY2(table.contains(QStringLiteral("×2.0 over-served")), qPrintable(table));
}

// Chinese has no blanks between words: a list or a note was cut as if it were one name.
void LongNamesTest::textIsWholeWhereLinesCanBreak()
{
    NEEDS_POPPLER();
    const QTemporaryDir folder;
    const auto pdf = folder.filePath(QStringLiteral("report.pdf"));
    ReportData data;
    data.locale = QLocale(QLocale::English);
    data.evaluation = testdata::evaluated(testdata::records());
    data.style.contact = QStringLiteral("账户").repeated(90) + QStringLiteral("(end)")
        + QStringLiteral("half-").repeated(40) + QStringLiteral("whole");
    QVERIFY(writePdfReport(data, pdf));
    const auto text = tests::pdfText(pdf);
    QVERIFY2(text.contains("(end)") && text.contains("half-whole"), qPrintable(text.left(800)));
    data.style.contact = QString(200, u'a') + QStringLiteral(" and more");
    QVERIFY(writePdfReport(data, pdf));
    QVERIFY(tests::pdfText(pdf).contains(QStringLiteral("a… and more")));
}

FAIRLEAD_QTTEST(LongNamesTest)
#include "tst_longnames.moc"
