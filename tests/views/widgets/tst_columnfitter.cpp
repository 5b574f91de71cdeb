// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/columnfitter.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>

using namespace fairlead::views;

class ColumnFitterTest : public QObject
{
    Q_OBJECT

private slots:
    void columnsGrowWithTheirNumbersAndShrinkWithANewList();
    void aHiddenTableIsMeasuredWhenItIsShown();

private:
    struct Table
    {
        Table()
        {
            view.setModel(&model);
            model.setColumnCount(2);
            model.appendRow({new QStandardItem("name"), new QStandardItem("12")});
            view.header()->setStretchLastSection(false);
            new ColumnFitter(&view, {0});
        }
        void set(const QString& text) { model.setItem(0, 1, new QStandardItem(text)); }
        [[nodiscard]] int width() const { return view.columnWidth(1); }

        QStandardItemModel model;
        QTreeView view;
    };
};

void ColumnFitterTest::columnsGrowWithTheirNumbersAndShrinkWithANewList()
{
    Table table;
    table.view.resize(600, 100);
    table.view.show();
    const int narrow = table.width();
    const auto wide = QString(40, 'W');
    table.set(wide);
    QTRY_VERIFY(table.width() > 3 * narrow);
    const int grown = table.width();
    table.set("1");
    table.model.appendRow({new QStandardItem("other"), new QStandardItem(wide + wide)});
    QTRY_VERIFY(table.width() > grown); // measured since, and the first row did not make it narrow
    table.model.clear();
    table.model.appendRow({new QStandardItem("name"), new QStandardItem("12")});
    QTRY_VERIFY(table.width() < grown);
}

void ColumnFitterTest::aHiddenTableIsMeasuredWhenItIsShown()
{
    Table table;
    table.view.resize(600, 100);
    table.set(QString(40, 'W'));
    const int before = table.width();
    table.view.show();
    QVERIFY(table.width() > before);
}

FAIRLEAD_QTTEST(ColumnFitterTest)
#include "tst_columnfitter.moc"
