// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/showntext.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using namespace fairlead::models;

class ShownTextTest : public QObject
{
    Q_OBJECT

private slots:
    /// "%1 in %2" with a name in Arabic stood at the right edge, its words in the other order.
    void aNameFromRightToLeftTurnsNoSentenceAround()
    {
        const auto name = shownText("\u0633\u0627\u0631\u0629");
        QVERIFY(name.isRightToLeft() || name.contains(QChar(0x0633)));
        const auto sentence = QStringLiteral("%1 in %2").arg(name, shownText("physics"));
        QVERIFY(!sentence.isRightToLeft());
        QCOMPARE(shownText("\u05d3\u05d5\u05d3").front(), QChar(0x2068));
        QCOMPARE(shownText("\u05d3\u05d5\u05d3").back(), QChar(0x2069));
        QCOMPARE(exactText("\u05d3\u05d5\u05d3").size(), 3);
    }

    void otherNamesAreWhatTheyAre()
    {
        QCOMPARE(shownText("physics"), QStringLiteral("physics"));
        QCOMPARE(shownText("\u7269\u7406"), QString::fromUtf8("\u7269\u7406"));
    }
};

FAIRLEAD_QTTEST(ShownTextTest)
#include "tst_showntext.moc"
