// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/showntext.h"
#include "tests/support/qttestmain.h"

#include <QTest>

#include <string_view>

using namespace fairlead::models;
using namespace std::string_view_literals;

class ShownTextTest : public QObject
{
    Q_OBJECT

private slots:
    /// "%1 in %2" with a name in Arabic stood at the right edge, its words in the other order.
    void aNameFromRightToLeftTurnsNoSentenceAround()
    {
        const auto name = shownText("\u0633\u0627\u0631\u0629"sv);
        QVERIFY(name.isRightToLeft() || name.contains(QChar(0x0633)));
        const auto sentence = QStringLiteral("%1 in %2").arg(name, shownText("physics"sv));
        QVERIFY(!sentence.isRightToLeft());
        QCOMPARE(shownText("\u05d3\u05d5\u05d3"sv).front(), QChar(0x2068));
        QCOMPARE(shownText("\u05d3\u05d5\u05d3"sv).back(), QChar(0x2069));
        QCOMPARE(exactText("\u05d3\u05d5\u05d3").size(), 3);
    }

    void otherNamesAreWhatTheyAre()
    {
        QCOMPARE(shownText("physics"sv), QStringLiteral("physics"));
        QCOMPARE(shownText("\u7269\u7406"sv), QString::fromUtf8("\u7269\u7406"));
    }

    /// The path of a source, say.
    void whatIsAQStringAlreadyToo()
    {
        QCOMPARE(shownText(QStringLiteral("/tmp/a\n\u202eb")), QStringLiteral("/tmp/a\\n\\u202eb"));
        QCOMPARE(shownText(QString()), QString());
    }
};

FAIRLEAD_QTTEST(ShownTextTest)
#include "tst_showntext.moc"
