// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/tables/columnfitter.h"

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
    void columnsGiveWayToNamesAndComeBack();
    void aColumnComesBackWithTheRoom();
    void whatTheUserWantsStays();
    void onlyAMouseMakesAColumnAsWideAsTheUserWants();
    void aPairShowsTheSameColumns();
    void twoLongTextsGetAsMuch();
    void namesThatBeginAlikeAreToldApart();

private:
    struct Table
    {
        Table()
        {
            view.setModel(&model);
            model.setColumnCount(3);
            model.appendRow(
                {new QStandardItem("name"), new QStandardItem("12"), new QStandardItem("34")});
            view.header()->setStretchLastSection(false);
            new ColumnFitter(&view, {.names = {0}, .stretched = {0}, .givingWay = {2}});
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

void ColumnFitterTest::columnsGiveWayToNamesAndComeBack()
{
    Table table;
    table.view.resize(600, 100);
    table.view.show();
    QTRY_VERIFY(!table.view.isColumnHidden(2));
    const int name = ColumnFitter::nameWidth(table.view);
    table.view.resize(name + table.view.columnWidth(1) + 30, 100);
    QTRY_VERIFY(table.view.isColumnHidden(2));
    QVERIFY(table.view.columnWidth(0) >= name);
    table.view.resize(600, 100);
    QTRY_VERIFY(!table.view.isColumnHidden(2));
}

// A column that a long number has pushed out is there again once the number has gone.
void ColumnFitterTest::aColumnComesBackWithTheRoom()
{
    Table table;
    table.view.resize(400, 100);
    table.view.show();
    QTRY_VERIFY(!table.view.isColumnHidden(2));
    table.set(QString(30, 'W'));
    QTRY_VERIFY(table.view.isColumnHidden(2));
    table.set("12");
    QTRY_VERIFY(!table.view.isColumnHidden(2));
}

void ColumnFitterTest::whatTheUserWantsStays()
{
    Table table;
    table.view.resize(120, 100);
    table.view.show();
    QTRY_VERIFY(table.view.isColumnHidden(2));
    ColumnFitter::of(&table.view)->choose(2, true);
    QVERIFY(!table.view.isColumnHidden(2));
    table.view.resize(600, 100);
    ColumnFitter::of(&table.view)->choose(2, false);
    QVERIFY(table.view.isColumnHidden(2));
}

void ColumnFitterTest::onlyAMouseMakesAColumnAsWideAsTheUserWants()
{
    Table table;
    table.view.resize(600, 100);
    table.view.show();
    const int fitting = table.width();
    table.view.header()->resizeSection(1, 5);
    ColumnFitter::refit(&table.view);
    QTRY_COMPARE(table.width(), fitting);

    auto* header = table.view.header()->viewport();
    const QPoint handle(table.view.header()->sectionViewportPosition(2) - 1, 5);
    QTest::mousePress(header, Qt::LeftButton, Qt::NoModifier, handle);
    QTest::mouseMove(header, handle + QPoint(40, 0));
    QTest::mouseRelease(header, Qt::LeftButton, Qt::NoModifier, handle + QPoint(40, 0));
    QTRY_COMPARE(table.width(), fitting + 40);
    ColumnFitter::refit(&table.view);
    QTRY_VERIFY(!ColumnFitter::of(&table.view)->isWaiting());
    QCOMPARE(table.width(), fitting + 40);
}

void ColumnFitterTest::aPairShowsTheSameColumns()
{
    Table one;
    Table other;
    ColumnFitter::pair(&one.view, &other.view);
    for (auto* view : {&one.view, &other.view}) {
        view->resize(600, 100);
        view->show();
    }
    QTRY_VERIFY(!one.view.isColumnHidden(2) && !other.view.isColumnHidden(2));
    one.view.resize(120, 100);
    QTRY_VERIFY(one.view.isColumnHidden(2) && other.view.isColumnHidden(2));
    one.view.resize(600, 100);
    QTRY_VERIFY(!one.view.isColumnHidden(2) && !other.view.isColumnHidden(2));
    one.view.resize(120, 100);
    QTRY_VERIFY(other.view.isColumnHidden(2));
    one.view.hide(); // a list without rows: the other has nobody to be like
    other.view.resize(590, 100);
    QTRY_VERIFY(!other.view.isColumnHidden(2));
}

/// The first of them took all that was left.
void ColumnFitterTest::twoLongTextsGetAsMuch()
{
    QStandardItemModel model(0, 3);
    model.appendRow({new QStandardItem("name"), new QStandardItem(QString(60, 'W')),
                     new QStandardItem(QString(90, 'W'))});
    QTreeView view;
    view.setModel(&model);
    new ColumnFitter(&view, {.words = {1, 2}, .stretched = {0}});
    view.resize(700, 100);
    view.show();
    QTRY_VERIFY(view.columnWidth(1) > ColumnFitter::nameWidth(view));
    QVERIFY(std::abs(view.columnWidth(1) - view.columnWidth(2)) <= 2);
}

void ColumnFitterTest::namesThatBeginAlikeAreToldApart()
{
    const Table table;
    QCOMPARE(table.view.textElideMode(), Qt::ElideMiddle);
}

FAIRLEAD_QTTEST(ColumnFitterTest)
#include "tst_columnfitter.moc"
