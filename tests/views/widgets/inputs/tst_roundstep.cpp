// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/inputs/roundstep.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace fairlead::views;

class RoundStepTest : public QObject
{
    Q_OBJECT

private slots:
    void stepsAreShort_data();
    void stepsAreShort();
    void theyReachFromEndToEnd_data();
    void theyReachFromEndToEnd();
};

void RoundStepTest::stepsAreShort_data()
{
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("step");
    QTest::newRow("one") << 1.0 << 1.0;
    QTest::newRow("above one") << 1.01 << 1.5;
    QTest::newRow("hundreds") << 226.0 << 250.0;
    QTest::newRow("the next decade") << 8.1 << 10.0;
    QTest::newRow("a power of ten") << 1000.0 << 1000.0;
    QTest::newRow("parts") << 0.052 << 0.06;
    QTest::newRow("nothing") << 0.0 << 1.0;
    QTest::newRow("below nothing") << -3.0 << 1.0;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << 1.0;
}

void RoundStepTest::stepsAreShort()
{
    QFETCH(double, least);
    QFETCH(double, step);
    QVERIFY(std::abs(roundStep(least) - step) < 1e-12);
}

void RoundStepTest::theyReachFromEndToEnd_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("step");
    QTest::newRow("fair-share") << 0.0 << 1.0 << 0.25;
    QTest::newRow("exactly") << 0.0 << 8.0 << 2.0;
    QTest::newRow("more") << 0.0 << 8.1 << 2.5;
    QTest::newRow("below nothing") << -0.1 << 1.0 << 0.4; // -0.4 to 1.2
}

void RoundStepTest::theyReachFromEndToEnd()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(double, step);
    constexpr int steps = 4;
    const double found = roundStep(from, to, steps);
    QVERIFY2(std::abs(found - step) < 1e-12, qPrintable(QString::number(found)));
    QVERIFY((std::floor(from / found) + steps) * found >= to);
}

FAIRLEAD_QTTEST(RoundStepTest)
#include "tst_roundstep.moc"
