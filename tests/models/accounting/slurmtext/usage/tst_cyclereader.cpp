// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/usage/cyclereader.h"
#include "tests/support/qttestmain.h"

#include <QBuffer>
#include <QTest>

using namespace fairlead;
using namespace fairlead::accounting;

namespace {
/// 2026-11-21T12:00:00 UTC.
constexpr std::int64_t noon = 1795262400;

std::vector<std::int64_t> cyclesOf(QByteArray log, std::int64_t computedAt = 0,
                                   std::int64_t utcOffset = 0)
{
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    return readCycles(buffer, TimeReader{utcOffset}, computedAt);
}

QByteArray line(const char* time, int seconds)
{
    return QByteArray("[2026-11-21T") + time
        + ".017] priority/multifactor: _decay_thread: PRIO: Decay factor over "
        + QByteArray::number(seconds) + " seconds goes from 0.999998854166667 -> 0.999931252316\n";
}

using Moments = std::vector<std::int64_t>;
} // namespace

class CycleReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void everyLineIsACycleAndTheFirstNamesTheOneBefore();
    void lengthsDecideWhereALineWasWrittenLate();
    void theKnownMomentIsTheAnchor();
    void agapInTheLogStartsAnew();
    void theClockOfTheLogCounts();
    void otherLinesAreNone();
};

void CycleReaderTest::everyLineIsACycleAndTheFirstNamesTheOneBefore()
{
    QVERIFY((cyclesOf(line("12:01:00", 60) + "[2026-11-21T12:01:10.1] something else\n"
                      + line("12:02:00", 60) + line("12:09:30", 450))
             == Moments{noon, noon + 60, noon + 120, noon + 570}));
}

void CycleReaderTest::lengthsDecideWhereALineWasWrittenLate()
{
    QVERIFY((cyclesOf(line("12:01:01", 60) + line("12:02:00", 60))
             == Moments{noon, noon + 60, noon + 120}));
}

void CycleReaderTest::theKnownMomentIsTheAnchor()
{
    QVERIFY(
        (cyclesOf(line("12:01:01", 60) + line("12:02:01", 60) + line("12:03:01", 60), noon + 120)
         == Moments{noon, noon + 60, noon + 120, noon + 180}));
}

void CycleReaderTest::agapInTheLogStartsAnew()
{
    QVERIFY((cyclesOf(line("12:01:00", 60) + line("12:30:00", 60))
             == Moments{noon, noon + 60, noon + 1800}));
}

void CycleReaderTest::theClockOfTheLogCounts()
{
    QVERIFY((cyclesOf(line("13:01:00", 60), 0, 3600) == Moments{noon, noon + 60}));
}

void CycleReaderTest::otherLinesAreNone()
{
    QVERIFY(cyclesOf({}).empty());
    QVERIFY(cyclesOf("slurmctld: PRIO: Decay factor over 60 seconds goes from 1 -> 1\n").empty());
    QVERIFY(cyclesOf(line("12:01:00", 0)).empty());
    QVERIFY(cyclesOf(line("25:01:00", 60)).empty());
    QVERIFY(cyclesOf(QByteArray("[2026-11-21T12:01:00.1] Decay factor over nan seconds")).empty());
    QVERIFY(cyclesOf(QByteArray(20000, 'x') + "\n" + line("12:01:00", 60)).size() == 2);
}

FAIRLEAD_QTTEST(CycleReaderTest)
#include "tst_cyclereader.moc"
