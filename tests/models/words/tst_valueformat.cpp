// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/timetext.h"
#include "models/words/percentpoints.h"
#include "models/words/usageformat.h"
#include "models/words/valueformat.h"
#include "tests/support/qttestmain.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QMap>
#include <QTest>
#include <QTranslator>

#include <limits>

using namespace fairlead;
using namespace fairlead::models;

namespace {
class ChineseUnits : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* /*context*/, const char* text,
                                    const char* /*comment*/, int /*n*/) const override
    {
        static const QMap<QByteArray, QString> units{{"d", QStringLiteral("天")},
                                                     {"h", QStringLiteral("小时")},
                                                     {"min", QStringLiteral("分钟")},
                                                     {"s", QStringLiteral("秒")}};
        return units.value(text);
    }
};
} // namespace

class ValueFormatTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    // A reader takes 6.4 % from 22.0 %: whatever the further digits, 15.6 points are left.
    void pointsAreThoseBetweenThePercentagesThatAreSeen()
    {
        constexpr double used = 0.2204;
        constexpr double promised = 0.06364;
        QCOMPARE(valueformat::percent(used), "22.0 %");
        QCOMPARE(valueformat::percent(promised), "6.4 %");
        QCOMPARE(valueformat::signedPoints(valueformat::pointsAbove(used, promised)), "+15.6");
        QCOMPARE(valueformat::signedPoints(valueformat::pointsAbove(promised, used)), "−15.6");
        QCOMPARE(valueformat::pointsAbove(0.10001, 0.1), 0.0);
        QCOMPARE(valueformat::signedPoints(0.0), "0.0");
    }

    void whatIsWrittenInAConfiguration()
    {
        QCOMPARE(valueformat::written("10000"), "10,000");
        const auto time = [](const char* text) {
            return valueformat::written(QLatin1String(text)).replace(QChar(0x00a0), u' ');
        };
        QCOMPARE(time("90-00:00:00"), "90 d");
        QCOMPARE(time("7-0"), "7 d");
        QCOMPARE(time("00:05:00"), "5 min");
        QCOMPARE(time("1-02:03:04"), "1 d 2 h 3 min 4 s");
        for (const auto* other : {"22.05", "007", "YES", "parent", "", "1:30", "2-4-6"})
            QCOMPARE(valueformat::written(other), other);
    }

    void numbers()
    {
        QCOMPARE(valueformat::priority(1234567), "1,234,567");
        QCOMPARE(valueformat::factor(0.12345), "0.1235");
        QCOMPARE(valueformat::factor(std::numeric_limits<double>::infinity()), "∞");
        QCOMPARE(valueformat::factor(std::numeric_limits<double>::quiet_NaN()), "");
        QCOMPARE(valueformat::percent(0.12345), "12.3 %");
        QCOMPARE(valueformat::percent(0.00049), "<0.1 %"); // not nothing
        QCOMPARE(valueformat::percent(0.000004, 3), "<0.001 %");
        QCOMPARE(valueformat::percent(0.0), "0.0 %");
        QCOMPARE(valueformat::cpuHours(5400.0L), "1.5");
        QCOMPARE(valueformat::usageSeconds(5400.0L), "5,400 s");
        QCOMPARE(valueformat::points(-0.2), "0");
        QCOMPARE(valueformat::points(-1234.0), "−1,234");
        QCOMPARE(valueformat::priority(-1234567), "−1,234,567");
        QCOMPARE(valueformat::factor(-0.12345), "−0.1235");
        QCOMPARE(valueformat::addend(4562.5), "4,562.50");
        QCOMPARE(valueformat::addend(5074.9999999999991), "5,074.999999999999");
        QCOMPARE(valueformat::addend(5074.9963), "5,074.996");
        QCOMPARE(valueformat::addend(5075.0000000001), "5,075.00");
        QCOMPARE(valueformat::addend(-0.001), "−0.00");
        QCOMPARE(valueformat::addend(std::numeric_limits<double>::infinity()), "∞");
        QCOMPARE(valueformat::shares(12), "12");
        QCOMPARE(valueformat::shares(0x7fffffff), "parent");
    }

    void inTheLanguageOfTheUser()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(valueformat::priority(1234567), "1.234.567");
        QCOMPARE(valueformat::percent(0.5), "50,0 %");
    }

    void inTheLanguageOfAPaper()
    {
        const QLocale french(QLocale::French, QLocale::France);
        QCOMPARE(valueformat::percent(0.5, french), "50,0 %");
        QCOMPARE(valueformat::factor(0.12345, 2, french), "0,12");
        QCOMPARE(valueformat::change(-0.25, 2, french), "▼ −0,25");
        QCOMPARE(valueformat::cpuHours(5400.0L, french), "1,5");
        QCOMPARE(valueformat::verdict({VerdictKind::OverServed, 0.5, 0.9, 1.8}, french),
                 "×1,8 over-served");
        QCOMPARE(valueformat::momentInWords(1772636400, QLocale(QLocale::English)),
                 "March 4, 2026, 15:00 UTC");
        const auto zone = QDateTime::fromSecsSinceEpoch(1772636400).timeZoneAbbreviation();
        QVERIFY(valueformat::localMoment(1772636400).endsWith(u' ' + zone));
        QCOMPARE(valueformat::moment(1772636400), "2026-03-04 15:00 UTC");
        QCOMPARE(valueformat::bareMoment(1772636400), "2026-03-04 15:00");
        QVERIFY(valueformat::moment(0).isEmpty());
    }

    void usageIsSaidInTheChosenUnit()
    {
        Snapshot snapshot;
        snapshot.nodeCount = 4;
        snapshot.cpuCount = 256;
        constexpr long double used = 640.0L * 3600.0L;
        QCOMPARE(valueformat::usage(snapshot, used), "640.0 CPU-hours");
        QVERIFY(!valueformat::cpusOfNode(snapshot));
        valueformat::setHoursUnit(valueformat::HoursUnit::NodeHours);
        const auto chosen = valueformat::usage(snapshot, used);
        const auto heading = valueformat::cpuUnit(snapshot);
        const auto amount = valueformat::cpuUse(snapshot, used);
        const auto text = valueformat::cpuUseText(snapshot, used);
        const auto unknown = valueformat::usage(Snapshot(), used);
        snapshot.partitions.emplace_back().billingWeights = "cpu=1";
        const auto weighted = valueformat::usage(snapshot, used);
        valueformat::setHoursUnit(valueformat::HoursUnit::CpuHours);
        QCOMPARE(chosen, "10.0 node-hours");
        QCOMPARE(heading, "node-hours");
        QCOMPARE(amount, "10.0");
        QCOMPARE(text, "10.0 node-hours");
        QCOMPARE(unknown, "640.0 CPU-hours"); // nobody says how large a node is
        QCOMPARE(weighted, "640.0 billing-hours"); // no CPUs any more
    }

    void changesAreSigned()
    {
        QCOMPARE(valueformat::change(qint64{12}), "▲ +12");
        QCOMPARE(valueformat::change(qint64{-3000}), "▼ −3,000");
        QCOMPARE(valueformat::change(qint64{0}), "· 0");
        QCOMPARE(valueformat::change(0.01234, 4), "▲ +0.0123");
        QCOMPARE(valueformat::change(-0.00001, 4), "· 0");
    }

    void durations_data()
    {
        QTest::addColumn<quint64>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("week") << quint64{604800} << "7 d";
        QTest::newRow("days and hours") << quint64{1252800} << "14 d 12 h";
        QTest::newRow("hours") << quint64{5400} << "1 h 30 min";
        QTest::newRow("minutes") << quint64{300} << "5 min";
        QTest::newRow("seconds") << quint64{59} << "59 s";
        QTest::newRow("nothing") << quint64{0} << "0 s";
        QTest::newRow("a gap") << quint64{86400 + 60} << "1 d";
        QTest::newRow("unlimited") << quint64{4294967236} << "no limit";
        QTest::newRow("minutes and seconds") << quint64{599} << "9 min 59 s";
        QTest::newRow("rounded up") << quint64{2 * 3600 + 15 * 60 + 55} << "2 h 16 min";
        QTest::newRow("rounded down") << quint64{2 * 3600 + 15 * 60 + 29} << "2 h 15 min";
        QTest::newRow("half") << quint64{2 * 3600 + 15 * 60 + 30} << "2 h 16 min";
        QTest::newRow("carried") << quint64{2 * 3600 - 30} << "2 h";
        QTest::newRow("carried twice") << quint64{86400 - 1} << "1 d";
        QTest::newRow("days") << quint64{2 * 86400 - 1800} << "2 d";
        QTest::newRow("a day and nearly an hour") << quint64{86400 + 1800} << "1 d 1 h";
    }
    void durations()
    {
        QFETCH(quint64, seconds);
        QFETCH(QString, text);
        QCOMPARE(valueformat::duration(seconds).replace(QChar(0x00a0), u' '), text);
    }

    void measuredDurationsAreRoundedToSeconds()
    {
        const auto text = [](double seconds) {
            return valueformat::measuredDuration(seconds).replace(QChar(0x00a0), u' ');
        };
        QCOMPARE(text(3599.9), "1 h");
        QCOMPARE(text(599.4), "9 min 59 s");
        QCOMPARE(text(-1.0), "0 s");
    }

    void exactDurationsAreTakenBack()
    {
        for (const quint64 seconds : {0U, 59U, 5400U, 604800U, 1252800U, 1254600U, 93780U}) {
            const auto taken = valueformat::durationInput(valueformat::exactDuration(seconds));
            const auto meant = parseDuration(taken.toStdString());
            QVERIFY2(meant && *meant == seconds, qPrintable(taken));
        }
        QCOMPARE(valueformat::exactDuration(1254600), "14-12:30:00");
    }

    void durationsAsTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("taken");
        QTest::newRow("as Slurm") << "14-12"
                                  << "14-12";
        QTest::newRow("unlimited") << "UNLIMITED"
                                   << "UNLIMITED";
        QTest::newRow("days") << "7 d"
                              << "7-00:00:00";
        QTest::newRow("days and hours") << "14 d 12 h"
                                        << "14-12:00:00";
        QTest::newRow("tight") << "14d12h"
                               << "14-12:00:00";
        QTest::newRow("hours") << "36 h"
                               << "1-12:00:00";
        QTest::newRow("minutes") << "90 min"
                                 << "01:30:00";
        QTest::newRow("half a day") << "12.5 d"
                                    << "12-12:00:00";
        QTest::newRow("with a comma") << "1,5 h"
                                      << "01:30:00";
        QTest::newRow("thousands") << "7,500 d"
                                   << "";
        QTest::newRow("no-break space") << QStringLiteral("7\u00a0d") << "7-00:00:00";
        QTest::newRow("nonsense") << "soon"
                                  << "";
        QTest::newRow("empty") << ""
                               << "";
    }
    void durationsAsTyped()
    {
        QFETCH(QString, typed);
        QFETCH(QString, taken);
        QCOMPARE(valueformat::durationInput(typed), taken);
    }

    void durationsOfAnotherLanguageAreTakenBack()
    {
        ChineseUnits units;
        QCoreApplication::installTranslator(&units);
        QCOMPARE(valueformat::duration(1800), QStringLiteral("30\u00a0分钟"));
        QCOMPARE(valueformat::durationInput(valueformat::duration(1800)), "00:30:00");
        QCOMPARE(valueformat::durationInput(QStringLiteral("14天 12小时")), "14-12:00:00");
        QCOMPARE(valueformat::durationInput(QStringLiteral("14 d 12 h")), "14-12:00:00");
        QCoreApplication::removeTranslator(&units);
    }

    void aChangeThatIsToldAsNoneIsNone()
    {
        QCOMPARE(valueformat::change(-0.00004, 4), "· 0");
        QCOMPARE(valueformat::toldChange(-0.00004, 4), 0.0);
        QCOMPARE(valueformat::toldChange(-0.00006, 4), -0.0001);
    }

    void verdicts()
    {
        QCOMPARE(valueformat::verdict({VerdictKind::UnderServed, 0.5, 0.15, 3.2}),
                 "×3.2 under-served");
        QCOMPARE(valueformat::verdict({VerdictKind::UnderServed, 0.5, 1e-18, 5e17}),
                 "×999+ under-served");
        QCOMPARE(valueformat::verdict({VerdictKind::OverServed, 0.5, 0.9, 1.8}),
                 "×1.8 over-served");
        QCOMPARE(valueformat::verdict({VerdictKind::AtShare, 0.5, 0.5, 1.0}), "at its share");
        QCOMPARE(valueformat::verdict({VerdictKind::NoUsage, 0.5, 0.0, 0.0}), "no usage");
        QCOMPARE(valueformat::verdictMark(VerdictKind::UnderServed), "▲");
        QCOMPARE(valueformat::markedVerdict({VerdictKind::NoUsage, 0.5, 0.0, 0.0}), "no usage");
        QCOMPARE(valueformat::markedVerdict({VerdictKind::UnderServed, 0.5, 0.15, 3.2}),
                 "▲ ×3.2 under-served");
    }
};

FAIRLEAD_QTTEST(ValueFormatTest)
#include "tst_valueformat.moc"
