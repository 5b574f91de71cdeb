// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/texts/wholelabel.h"

#include <QTest>

using fairlead::views::WholeLabel;

class WholeLabelTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsAsHighAsItsTextNeedsAtEachWidth()
    {
        WholeLabel label(1, nullptr);
        label.resize(200, 10);
        label.show();
        label.showWhole(QString(QStringLiteral("several words ")).repeated(40));
        const int narrow = label.minimumHeight();
        QVERIFY(narrow > 5 * label.fontMetrics().lineSpacing());
        label.resize(1200, 10);
        QTRY_VERIFY(label.minimumHeight() < narrow);
        label.resize(200, 10);
        QTRY_COMPARE(label.minimumHeight(), narrow);
        label.showWhole({});
        QCOMPARE(label.minimumHeight(), label.fontMetrics().lineSpacing());
    }
};

FAIRLEAD_QTTEST(WholeLabelTest)
#include "tst_wholelabel.moc"
