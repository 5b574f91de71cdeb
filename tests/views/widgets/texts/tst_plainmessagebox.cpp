// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/texts/plainmessagebox.h"

#include <QTest>

using fairlead::views::PlainMessageBox;

class PlainMessageBoxTest : public QObject
{
    Q_OBJECT

private slots:
    void theTitleHasRoom()
    {
        const auto title = QStringLiteral("A title that is much longer than what the box says");
        PlainMessageBox box(QMessageBox::NoIcon, title, QStringLiteral("No"), QMessageBox::Close,
                            nullptr);
        box.show();
        QVERIFY2(box.width() > box.fontMetrics().horizontalAdvance(title) + 60,
                 qPrintable(QString::number(box.width())));
    }

    void namesAreNoMarkup()
    {
        const PlainMessageBox box(QMessageBox::NoIcon, {}, QStringLiteral("<b>geist</b>"),
                                  QMessageBox::Close, nullptr);
        QCOMPARE(box.textFormat(), Qt::PlainText);
        QCOMPARE(box.text(), QStringLiteral("<b>geist</b>"));
    }
};

FAIRLEAD_QTTEST(PlainMessageBoxTest)
#include "tst_plainmessagebox.moc"
