// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/qttestmain.h"
#include "views/widgets/timeticks.h"

#include <QLocale>
#include <QTest>

using namespace fairlead::views;

class TimeTicksTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void theyStandWhereThereIsRoom_data()
    {
        QTest::addColumn<qint64>("length");
        QTest::addColumn<qint64>("step");
        QTest::newRow("minutes") << qint64(hour / 2) << qint64(300);
        QTest::newRow("half hours") << qint64(3 * hour) << qint64(1800);
        QTest::newRow("hours") << qint64(6 * hour) << qint64(hour);
        QTest::newRow("half days") << qint64(3 * day) << qint64(12 * hour);
        QTest::newRow("days") << qint64(8 * day) << qint64(day);
        QTest::newRow("weeks") << qint64(60 * day) << qint64(7 * day);
        QTest::newRow("years") << qint64(3650 * day) << qint64(365 * day);
    }
    void theyStandWhereThereIsRoom()
    {
        QFETCH(qint64, length);
        QFETCH(qint64, step);
        const auto ticks = timeTicks(from, from + length, 800, 80);
        QVERIFY(ticks.moments.size() > 1);
        QCOMPARE(ticks.moments[1] - ticks.moments[0], step);
        QCOMPARE(ticks.moments[0] % step, 0);
        QVERIFY(ticks.moments.front() > from);
        QVERIFY(ticks.moments.back() < from + length);
    }

    void overAYearTheySayIt()
    {
        const auto ticks = timeTicks(from, from + 340 * day, 800, 80);
        QCOMPARE(ticks.textOf(midnight), QStringLiteral("2026-11-23"));
        QVERIFY(TimeTicks::widest(from, from + 340 * day).contains("2027"));
    }

    void midnightSaysTheDay()
    {
        const auto ticks = timeTicks(from, from + day, 800, 80);
        QVERIFY(ticks.isOfHours);
        QCOMPARE(ticks.textOf(midnight), QStringLiteral("11-23"));
        QCOMPARE(ticks.textOf(midnight + 15 * hour), QStringLiteral("15:00")); // not "3:00 PM"
        QVERIFY(timeTicks(from, from, 800, 80).moments.empty());
    }

private:
    static constexpr std::int64_t hour = 3600;
    static constexpr std::int64_t day = 24 * hour;
    static constexpr std::int64_t midnight = 1795392000; // 2026-11-23
    static constexpr std::int64_t from = midnight - 5 * hour - 17;
};

FAIRLEAD_QTTEST(TimeTicksTest)
#include "tst_timeticks.moc"
