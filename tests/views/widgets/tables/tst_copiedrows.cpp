// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/tables/tables.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>

using namespace fairlead::views;

class CopiedRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreThoseOfAKeyboard_data();
    void numbersAreThoseOfAKeyboard();
};

void CopiedRowsTest::numbersAreThoseOfAKeyboard_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("copied");
    QTest::newRow("gain") << "▲ +12"
                          << "+12";
    QTest::newRow("loss") << "▼ −3"
                          << "-3";
    QTest::newRow("none") << "· 0"
                          << "0";
    QTest::newRow("negative") << "−1,234.50"
                              << "-1,234.50";
    QTest::newRow("positive") << "1,234"
                              << "1,234";
    QTest::newRow("words") << "− to +"
                           << "− to +";
}

void CopiedRowsTest::numbersAreThoseOfAKeyboard()
{
    QFETCH(QString, shown);
    QStandardItemModel model(1, 1);
    model.setItem(0, 0, new QStandardItem(shown));
    QTreeView view;
    view.setModel(&model);
    view.selectionModel()->select(model.index(0, 0), QItemSelectionModel::Select);
    QTEST(rowsAsText(view, *view.header()), "copied");
}

FAIRLEAD_QTTEST(CopiedRowsTest)
#include "tst_copiedrows.moc"
