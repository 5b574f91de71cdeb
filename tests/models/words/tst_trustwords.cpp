// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/trustwords.h"
#include "tests/support/colourvision.h"
#include "tests/support/madeoutlook.h"
#include "tests/support/qttestmain.h"

#include <QLocale>
#include <QTest>

using namespace fairlead;
using namespace fairlead::models;
using replay::TrustLevel;
using tests::madeFigures;

class TrustWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void theSentenceHasSignWordAndFigures()
    {
        const auto trusted = trustSentence(madeFigures(14, 14, 1000, 1000, 3));
        QVERIFY2(trusted.startsWith(QStringLiteral("✓ To be trusted")), qPrintable(trusted));
        QVERIFY(trusted.contains("gives what really happened for 14 of 14 accounts"));
        QVERIFY(trusted.contains("1,000 of 1,000 recorded starts are found, 3 are too many"));
        QVERIFY(
            trustSentence(madeFigures(7, 10, 1, 1, 0)).startsWith(QStringLiteral("! With care")));
        QVERIFY(
            trustSentence(madeFigures(1, 10, 1, 1, 0)).startsWith(QStringLiteral("✗ Not to be")));
        QVERIFY(trustSentence(madeFigures(1, 1, 0, 0, 0)).contains("no recorded start"));
        auto wide = madeFigures(14, 14, 1000, 1000, 3);
        wide.accounts.reach = 0.384;
        QVERIFY2(trustSentence(wide).contains("14 of 14 accounts, waits to ±38 % (median);"),
                 qPrintable(trustSentence(wide)));
        auto one = madeFigures(0, 10, 1000, 1000, 0);
        one.hasSpread = false;
        QVERIFY(trustSentence(one).contains("one replica"));
        auto demo = madeFigures(14, 14, 1000, 1000, 0);
        demo.isMadeUp = true;
        QVERIFY(trustSentence(demo).startsWith("A demo"));
        QVERIFY(!trustSentence(demo).contains("really happened"));
        QVERIFY(trustSentence(demo).contains("14 of 14 accounts"));
        demo.hasSpread = false; // whether an account lies in its interval one replica cannot tell
        QVERIFY(!trustSentence(demo).contains("accounts"));
    }

    void itCanBeReadOnEachColour()
    {
        for (const auto level :
             {TrustLevel::Trusted, TrustLevel::Careful, TrustLevel::Distrusted}) {
            const auto ground = trustColour(level);
            QVERIFY(tests::vision::contrast(ground, palette::inkOn(ground)) > 4.5);
        }
    }
};

FAIRLEAD_QTTEST(TrustWordsTest)
#include "tst_trustwords.moc"
