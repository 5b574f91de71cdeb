// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands together on a page of the report, and how its lists are indented.

#include "app/reports/pdf/pdftable.h"
#include "tests/app/reports/pdf/pdfprobe.h"
#include "tests/support/qttestmain.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fairlead::reports;
using fairlead::tests::output;

class PageBreaksTest : public QObject
{
    Q_OBJECT

private slots:
    void aNoteStaysWithTheLastRow();
    void linesOfAPointStandUnderItsText();
    void pointsOfAShortListStandTogether();

private:
    /// The layout of the last page of what is painted.
    template <typename Paint>
    QString lastPage(Paint paint)
    {
        QPdfWriter writer(m_pdf);
        PdfCanvas canvas(writer, ReportStyle::Paper::A4, {});
        paint(canvas);
        const bool isDone = canvas.finish();
        const auto page = QString::number(canvas.pageCount());
        return isDone ? output("pdftotext", {"-layout", "-f", page, "-l", page, m_pdf, "-"})
                      : QString();
    }
    QTemporaryDir m_folder;
    QString m_pdf = m_folder.filePath(QStringLiteral("page.pdf"));
};

void PageBreaksTest::aNoteStaysWithTheLastRow()
{
    NEEDS_POPPLER();
    for (int rows = 40; rows < 56; ++rows) { // one of them fills the page
        const auto page = lastPage([rows](PdfCanvas& canvas) {
            PdfTable table({{QStringLiteral("Account")}});
            for (int i = 0; i < rows; ++i)
                table.addRow({{QStringLiteral("name")}});
            table.paint(canvas, {}, QStringLiteral("Shown: some."));
        });
        QVERIFY2(page.contains("Shown: some.") && page.contains("name"), qPrintable(page));
    }
}

void PageBreaksTest::pointsOfAShortListStandTogether()
{
    NEEDS_POPPLER();
    for (int rows = 36; rows < 60; ++rows) { // some leave room for a part of the list
        const auto page = lastPage([rows](PdfCanvas& canvas) {
            for (int i = 0; i < rows; ++i)
                canvas.paragraph(QStringLiteral("line"), TextStyle::Small);
            canvas.bullets({QStringLiteral("first"), QStringLiteral("second"),
                            QStringLiteral("third"), QStringLiteral("fourth")},
                           TextStyle::Small);
        });
        QCOMPARE(page.count(u'•'), 4);
    }
}

void PageBreaksTest::linesOfAPointStandUnderItsText()
{
    NEEDS_POPPLER();
    const auto page
        = lastPage([](PdfCanvas& canvas) { canvas.bullet(QStringLiteral("words ").repeated(60)); });
    static const QRegularExpression lines(QStringLiteral("(?m)^( *•? *)words"));
    QList<qsizetype> starts;
    for (auto match = lines.globalMatch(page); match.hasNext();)
        starts << match.next().capturedLength(1);
    QVERIFY2(starts.size() > 2, qPrintable(page));
    for (const auto start : starts)
        QCOMPARE(start, starts.front());
    QVERIFY(starts.front() > 0);
}

FAIRLEAD_QTTEST(PageBreaksTest)
#include "tst_pagebreaks.moc"
