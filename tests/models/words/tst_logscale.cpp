// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/logscale.h"
#include "tests/support/qttestmain.h"

#include <QTest>

using fairlead::models::LogScale;

class LogScaleTest : public QObject
{
    Q_OBJECT

private slots:
    void theBaselineComesBackExactly_data()
    {
        QTest::addColumn<quint32>("value");
        for (const quint32 value :
             {0U, 1U, 7U, 999U, 12345U, 70000U, 1000000U, 123456789U, 4294967295U})
            QTest::addRow("%u", value) << value;
    }
    void theBaselineComesBackExactly()
    {
        QFETCH(quint32, value);
        const auto scale = LogScale::forWeight(value);
        QCOMPARE(scale.value(scale.baselinePosition()), std::int64_t{value});
        QCOMPARE(scale.position(value), scale.baselinePosition());
        QCOMPARE(scale.value(0), 0);
        const auto duration = LogScale::forDuration(value / 60 * 60);
        QCOMPARE(duration.value(duration.baselinePosition()), std::int64_t{value / 60 * 60});
    }

    void valuesRiseWithThePosition()
    {
        for (const auto& scale : {LogScale::forWeight(5000), LogScale::forDuration(604800)}) {
            for (int i = 1; i <= scale.maximum(); ++i)
                QVERIFY2(scale.value(i) >= scale.value(i - 1), qPrintable(QString::number(i)));
        }
        QCOMPARE(LogScale::forWeight(5000).value(1000), 1000000);
        QCOMPARE(LogScale::forDuration(604800).value(1), 60);
        QCOMPARE(LogScale::forDuration(604800).value(500) % 60, 0);
    }

    void positionsAndValuesAgree()
    {
        const auto scale = LogScale::forWeight(5000);
        for (int i = 500; i <= scale.maximum();
             ++i) // below, whole numbers are rarer than positions
            QCOMPARE(scale.position(scale.value(i)), i);
        QCOMPARE(scale.position(-5), 0);
        QCOMPARE(scale.position(5000000), scale.maximum());
    }

    void stepsByPercent()
    {
        const auto scale = LogScale::forWeight(5000);
        QCOMPARE(scale.stepped(5000, 1), 5050);
        QCOMPARE(scale.stepped(5000, -10), 4500);
        QCOMPARE(scale.stepped(10, 1), 11); // at least one
        QCOMPARE(scale.stepped(0, 1), 1);
        QCOMPARE(scale.stepped(1, -1), 0);
        QCOMPARE(scale.stepped(0, -1), 0);
        QCOMPARE(scale.stepped(1000000, 10), 1000000);
        QCOMPARE(LogScale::forDuration(604800).stepped(600, 1), 660);
    }
};

FAIRLEAD_QTTEST(LogScaleTest)
#include "tst_logscale.moc"
