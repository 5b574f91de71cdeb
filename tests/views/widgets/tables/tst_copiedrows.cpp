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
    void digitsOfNumbersStandTogether_data();
    void digitsOfNumbersStandTogether();
};

namespace {
QString copiedOf(QStandardItem* item)
{
    QStandardItemModel model(1, 1);
    model.setItem(0, 0, item);
    QTreeView view;
    view.setModel(&model);
    view.selectionModel()->select(model.index(0, 0), QItemSelectionModel::Select);
    return rowsAsText(view, *view.header());
}
} // namespace

void CopiedRowsTest::digitsOfNumbersStandTogether_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("copied");
    const QLocale english(QLocale::English, QLocale::UnitedStates);
    const QLocale french(QLocale::French, QLocale::France);
    const auto row = [](const QLocale& locale, const QString& shown, const char* copied) {
        QTest::newRow(qPrintable(shown)) << locale << shown << QString::fromUtf8(copied);
    };
    row(english, QStringLiteral("1,513,784"), "1513784");
    row(english, QStringLiteral("−1,234.50"), "-1234.50");
    row(english, QStringLiteral("1,2, 1,23 and 12,345"), "1,2, 1,23 and 12345");
    row(english, QStringLiteral("4.9 %"), "4.9 %");
    row(french, french.toString(1513784), "1513784");
    const QLocale indian(QLocale::English, QLocale::India);
    row(indian, indian.toString(1513784), "1513784");
    row(french, QStringLiteral("128 h 5 min"), "128 h 5 min");
}

/// Only in a column of numbers: a name may look like one.
void CopiedRowsTest::digitsOfNumbersStandTogether()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, shown);
    const QLocale before;
    QLocale::setDefault(locale);
    auto* number = new QStandardItem(shown);
    number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QTEST(copiedOf(number), "copied");
    QCOMPARE(copiedOf(new QStandardItem(QStringLiteral("1,234"))), QStringLiteral("1,234"));
    QLocale::setDefault(before);
}

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
    QTEST(copiedOf(new QStandardItem(shown)), "copied");
}

FAIRLEAD_QTTEST(CopiedRowsTest)
#include "tst_copiedrows.moc"
