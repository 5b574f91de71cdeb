// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/tables/tables.h"
#include "views/widgets/texts/plainlabel.h"
#include "views/widgets/texts/scrolledlabel.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>
#include <QVBoxLayout>

using namespace fairlead::views;

namespace {
constexpr int rows = 4;

/// A table above sentences, as in dialogs.
struct Page : QWidget
{
    Page()
    {
        for (int row = 0; row < 3 * rows; ++row)
            model.appendRow(new QStandardItem(QStringLiteral("row")));
        setUpTable(table, QStringLiteral("table"), QStringLiteral("rows"));
        table.setModel(&model);
        keepRows(table, rows);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(&table, 1);
        layout->addWidget(&text);
    }

    [[nodiscard]] int rowsInSight() const
    {
        return table.viewport()->height() / std::max(1, table.sizeHintForRow(0));
    }
    [[nodiscard]] bool scrolls() const { return text.verticalScrollBar()->maximum() > 0; }

    QStandardItemModel model;
    QTreeView table;
    ScrolledLabel text{QStringLiteral("text"), this};
};
} // namespace

class ScrolledLabelTest : public QObject
{
    Q_OBJECT

private slots:
    void sentencesLeaveATableItsRows()
    {
        Page page;
        page.text.setText(QStringLiteral("A sentence that is longer than a line.\n").repeated(20));
        page.resize(300, 250);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QTRY_VERIFY(page.scrolls());
        QVERIFY2(page.rowsInSight() >= rows, qPrintable(QString::number(page.rowsInSight())));
        page.resize(300, 1500);
        QTRY_VERIFY(!page.scrolls());
        QVERIFY(page.text.height() >= page.text.label().heightForWidth(page.text.width()));
    }

    void fewWordsTakeALine()
    {
        Page page;
        page.text.setText(QStringLiteral("Short."));
        page.resize(300, 600);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QVERIFY(page.text.height() < 2 * page.text.label().fontMetrics().lineSpacing());
    }
};

FAIRLEAD_QTTEST(ScrolledLabelTest)
#include "tst_scrolledlabel.moc"
