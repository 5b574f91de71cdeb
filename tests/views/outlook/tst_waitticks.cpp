// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/outlook/waitticks.h"

#include <QTest>

#include <algorithm>

using namespace fairlead::views;

class WaitTicksTest : public QObject
{
    Q_OBJECT

private slots:
    /// Marks near four hours had their last tick at one.
    void theLastTickIsNotBeforeTheData()
    {
        for (const double largest : {0.5, 7.0, 100.0, 600.0, 3599.0, 14000.0, 90000.0, 1e6, 1e8}) {
            const auto ticks = decadeTicks(largest);
            QVERIFY(std::is_sorted(ticks.begin(), ticks.end()));
            QVERIFY(std::adjacent_find(ticks.begin(), ticks.end()) == ticks.end());
            QCOMPARE(ticks.front(), 0.0);
            QVERIFY(ticks.back() >= largest);
            QVERIFY(ticks.back() <= std::max(1.0, 2.5 * largest));
        }
        QCOMPARE(decadeTicks(14000.0).back(), 14400.0);
    }

    void anEvenAxisHasAFewTicks()
    {
        for (const double largest : {1.0, 50.0, 5000.0, 14000.0, 1e6, 1e8}) {
            const auto ticks = evenTicks(largest);
            QVERIFY(ticks.size() >= 2 && ticks.size() <= 6);
            QVERIFY(ticks.back() <= largest);
            QVERIFY(ticks.back() >= largest / 2);
        }
    }
};

FAIRLEAD_QTTEST(WaitTicksTest)
#include "tst_waitticks.moc"
