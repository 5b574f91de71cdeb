// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/durations.h"
#include "models/accounting/store/series.h"
#include "models/accounting/store/serieskeeping.h"
#include "models/accounting/store/snapshotimage.h"
#include "models/accounting/store/sqliteconnection.h"
#include "models/accounting/store/store.h"
#include "models/accounting/store/storechange.h"
#include "tests/models/accounting/store/recordsequal.h"
#include "tests/models/accounting/store/samplerecords.h"
#include "tests/models/accounting/store/storedatabase.h"
#include "tests/support/qttestmain.h"

#include <QDateTime>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>

using namespace fairlead;
using namespace fairlead::accounting;

/// Readings of a cluster over time, in a file and on a server.
class SeriesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void aReadingComesBackAsItWas_data() { stores(); }
    void aReadingComesBackAsItWas();
    void theLastOneUntilThenIsFound_data() { stores(); }
    void theLastOneUntilThenIsFound();
    void theSnapshotFollowsUntilSomebodyEditsIt_data() { stores(); }
    void theSnapshotFollowsUntilSomebodyEditsIt();
    void anImportedStoreStaysAsItIs();
    void theAuditTableTellsWhatChanged_data() { stores(); }
    void theAuditTableTellsWhatChanged();
    void anotherClusterIsRefused_data() { stores(); }
    void anotherClusterIsRefused();
    void alargeReadingGoesInPieces_data() { stores(); }
    void alargeReadingGoesInPieces();
    void theOlderTheFewer();
    void damagedImagesAreNamed();
    void coloursAreThoseOfTheStore();
    void aReadingOfTheFutureIsRefused();
    void aFutureReadingTakesNoOtherAway();
    void aReadingCanBeForgotten_data() { stores(); }
    void aReadingCanBeForgotten();

private:
    static void stores();
    StoreAddress store();

    std::unique_ptr<tests::StoreDatabase> m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {
constexpr std::int64_t start = 1790000000;
using durations::day;
using durations::hour;

SnapshotRecords reading(std::int64_t moment, std::uint32_t shares = 10)
{
    SnapshotRecords records;
    records.cluster = "series";
    records.takenAt = moment;
    records.computedAt = moment - 7;
    AssocRecord root;
    root.account = "root";
    records.assocs.push_back(root);
    AssocRecord account;
    account.account = "physics";
    account.parent = "root";
    account.shares = shares;
    records.assocs.push_back(account);
    return records;
}

std::vector<std::int64_t> momentsOf(const StoreAddress& address)
{
    std::vector<std::int64_t> moments;
    const auto series = storedSeries(address);
    if (series) {
        for (const auto& kept : *series)
            moments.push_back(kept.moment);
    }
    return moments;
}

std::int64_t sharesIn(const Result<SnapshotRecords>& records)
{
    return records ? records->assocs.back().shares : -1;
}
std::int64_t sharesThen(const Result<Reading>& reading)
{
    return reading ? reading->records.assocs.back().shares : -1;
}

replay::Limits jobsAtOnce(std::uint32_t most)
{
    replay::Limits limits;
    limits.qos.push_back({"normal", {}});
    limits.qos.front().limits.maxJobsOfUser = most;
    return limits;
}

std::int64_t takenAt(const Result<Reading>& reading)
{
    return reading ? reading->records.takenAt : -1;
}
} // namespace

void SeriesTest::initTestCase()
{
    m_database = std::make_unique<tests::StoreDatabase>();
}

void SeriesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void SeriesTest::stores()
{
    QTest::addColumn<bool>("onServer");
    QTest::newRow("file") << false;
    QTest::newRow("server") << true;
}

StoreAddress SeriesTest::store()
{
    const auto* tag = QTest::currentDataTag();
    return qstrcmp(tag, "server") == 0
        ? m_database->fresh()
        : StoreAddress(m_folder->filePath(QStringLiteral("series.fairlead")));
}

void SeriesTest::aReadingComesBackAsItWas()
{
    const auto address = store();
    auto records = tests::awkwardRecords();
    records.consumption = nullptr;
    const auto recorded = recordSnapshot(address, records, jobsAtOnce(7));
    QVERIFY2(recorded.outcome, tests::words(recorded.outcome.result()));
    QVERIFY(recorded.isPresent);
    auto kept = readStoredMoment(address, records.takenAt);
    QVERIFY2(kept, tests::words(kept));
    const auto whole = readStore(address);
    QVERIFY2(whole, tests::words(whole));
    kept->records.storeRevision = whole->storeRevision;
    QCOMPARE(tests::differenceOf(kept->records, *whole), std::string()); // as any store makes it
    QVERIFY(kept->limits == jobsAtOnce(7));
    QVERIFY(*readStoredLimits(address) == jobsAtOnce(7));
    auto next = records;
    next.takenAt += 300;
    QVERIFY(recordSnapshot(address, next, jobsAtOnce(9)).isPresent);
    QVERIFY(*readStoredLimits(address) == jobsAtOnce(9));
    QVERIFY(readStoredMoment(address, records.takenAt)->limits == jobsAtOnce(7));
}

void SeriesTest::theLastOneUntilThenIsFound()
{
    const auto address = store();
    for (const auto at : {start, start + 600, start + 300})
        QVERIFY(recordSnapshot(address, reading(at)).outcome);
    QCOMPARE(momentsOf(address), (std::vector<std::int64_t>{start, start + 300, start + 600}));
    QCOMPARE(takenAt(readStoredMoment(address, start)), start);
    QCOMPARE(takenAt(readStoredMoment(address, start + 599)), start + 300);
    QCOMPARE(takenAt(readStoredMoment(address, start + day)), start + 600);
    const auto before = readStoredMoment(address, start - 1);
    QVERIFY(!before);
    QCOMPARE(before.error().code, ErrorCode::Usage);
    // The same reading once more takes the place of the first.
    QVERIFY(recordSnapshot(address, reading(start, 99)).outcome);
    QCOMPARE(momentsOf(address).size(), std::size_t{3});
    QCOMPARE(sharesThen(readStoredMoment(address, start)), 99);
}

void SeriesTest::theSnapshotFollowsUntilSomebodyEditsIt()
{
    const auto address = store();
    QVERIFY(recordSnapshot(address, reading(start)).isPresent);
    QVERIFY(recordSnapshot(address, reading(start + 300, 20)).isPresent);
    QVERIFY(!recordSnapshot(address, reading(start + 150, 30)).isPresent); // an older one
    auto present = readStore(address);
    QCOMPARE(present->takenAt, start + 300);
    QCOMPARE(sharesIn(present), 20);
    // A scenario is no edit of the snapshot.
    QVERIFY(saveScenario(address, {"plan", {}}, std::nullopt));
    QVERIFY(recordSnapshot(address, reading(start + 600, 20)).isPresent);
    const Scenario edit{"", {ShareEdit{{"physics", "", ""}, 77}}};
    QVERIFY(applyToStore(address, edit, std::nullopt));
    const auto recorded = recordSnapshot(address, reading(start + 900, 20));
    QVERIFY(recorded.outcome);
    QVERIFY(!recorded.isPresent);
    present = readStore(address);
    QCOMPARE(present->takenAt, start + 600);
    QCOMPARE(sharesIn(present), 77);
    QCOMPARE(takenAt(readStoredMoment(address, start + 900)), start + 900);
}

void SeriesTest::anImportedStoreStaysAsItIs()
{
    const StoreAddress address(m_folder->filePath(QStringLiteral("imported.fairlead")));
    QVERIFY(writeStore(address, reading(start, 5)));
    QVERIFY(storedSeries(address));
    QVERIFY(momentsOf(address).empty());
    QVERIFY(!recordSnapshot(address, reading(start + 300, 6)).isPresent);
    QCOMPARE(sharesIn(readStore(address)), 5);
    QCOMPARE(sharesThen(readStoredMoment(address, start + 300)), 6);
}

void SeriesTest::theAuditTableTellsWhatChanged()
{
    const auto address = store();
    for (int i = 0; i < 5; ++i)
        QVERIFY(recordSnapshot(address, reading(start + i * 300, i < 3 ? 10 : 20)).outcome);
    const auto audit = storeAudit(address);
    QVERIFY(audit);
    const auto count
        = [&](const char* what) { return std::ranges::count(*audit, what, &AuditEntry::what); };
    QCOMPARE(count("series"), 1);
    QCOMPARE(count("snapshot"), 1);
    QCOMPARE(count("shares"), 1);
    const auto line = std::ranges::find(*audit, "shares", &AuditEntry::what);
    QCOMPARE(*line->from, std::string("10"));
    QCOMPARE(*line->to, std::string("20"));
    QCOMPARE(line->revision, 4);
}

void SeriesTest::anotherClusterIsRefused()
{
    const auto address = store();
    QVERIFY(recordSnapshot(address, reading(start)).outcome);
    auto other = reading(start + 300);
    other.cluster = "another";
    const auto refused = recordSnapshot(address, other);
    QVERIFY(!refused.outcome);
    QVERIFY(tests::words(refused.outcome.error()).contains("series, not of another"));
    QCOMPARE(momentsOf(address).size(), std::size_t{1});
}

void SeriesTest::alargeReadingGoesInPieces()
{
    const auto address = store();
    auto records = reading(start);
    constexpr std::uint32_t many = 40000;
    std::uint32_t noise = 1;
    for (std::uint32_t i = 0; i < many; ++i) {
        AssocRecord user = records.assocs[1];
        user.user = "user" + std::to_string(i);
        noise = noise * 1664525U + 1013904223U;
        user.shares = noise % 100000U;
        user.rawUsage = noise;
        records.assocs.push_back(user);
    }
    QVERIFY(recordSnapshot(address, records).outcome);
    const auto series = storedSeries(address);
    QVERIFY(series);
    QVERIFY2(series->front().bytes > 600000, QByteArray::number(qlonglong(series->front().bytes)));
    const auto kept = readStoredMoment(address, start);
    QVERIFY2(kept, tests::words(kept));
    QCOMPARE(kept->records.assocs.size(), records.assocs.size());
    QVERIFY(tests::same(kept->records.assocs.back(), records.assocs.back()));
}

/// Two years of readings every five minutes.
void SeriesTest::theOlderTheFewer()
{
    std::vector<std::int64_t> kept;
    constexpr std::int64_t years = 730 * day;
    for (std::int64_t at = start; at <= start + years; at += hour / 2) {
        kept.push_back(at);
        for (const auto moment : momentsToDrop(kept, at))
            std::erase(kept, moment);
    }
    const auto now = kept.back();
    const auto within = [&](std::int64_t from, std::int64_t to) {
        return std::ranges::count_if(
            kept, [&](std::int64_t at) { return now - at >= from && now - at < to; });
    };
    QCOMPARE(within(0, day), 48);
    QVERIFY(std::abs(within(day, 14 * day) - 13 * 24) <= 1);
    QVERIFY(std::abs(within(14 * day, 365 * day) - 351) <= 1);
    QVERIFY(std::abs(within(365 * day, years + 1) - 53) <= 1);
    QVERIFY(momentsToDrop({}, start).empty());
    QVERIFY(momentsToDrop({start}, start).empty());
}

void SeriesTest::damagedImagesAreNamed()
{
    const auto image = imageOf(reading(start));
    QVERIFY(image);
    QVERIFY(readingOfImage(*image, "x"));
    QByteArray huge = *image;
    huge[0] = '\x7f'; // asks for 2 GB
    QByteArray more = *image; // than its size says: a bomb may
    qToBigEndian<quint32>(100, more.data());
    QByteArray less = *image;
    qToBigEndian<quint32>(qFromBigEndian<quint32>(less.constData()) + 1, less.data());
    QByteArray foreign = qCompress(QByteArray(8192, 'x'));
    for (const auto& bad : {QByteArray(), image->left(3), image->left(image->size() / 2), huge,
                            more, less, foreign}) {
        const auto read = readingOfImage(bad, "the store");
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::DataInvalid);
        QVERIFY(tests::words(read).contains("the store"));
    }
}

void SeriesTest::coloursAreThoseOfTheStore()
{
    const StoreAddress address(m_folder->filePath(QStringLiteral("colours.fairlead")));
    QVERIFY(recordSnapshot(address, reading(start)).outcome);
    auto next = reading(start + 300);
    next.assocs[1].account = "another";
    QVERIFY(recordSnapshot(address, next).outcome);
    const auto present = readStore(address);
    const auto past = readStoredMoment(address, start);
    QVERIFY(present && past);
    QVERIFY(present->colourSlots.size() >= 2);
    QCOMPARE(past->records.colourSlots, present->colourSlots);
}

void SeriesTest::aReadingOfTheFutureIsRefused()
{
    const StoreAddress address(m_folder->filePath(QStringLiteral("future.fairlead")));
    const auto now = QDateTime::currentSecsSinceEpoch();
    QVERIFY(recordSnapshot(address, reading(now - 300)).outcome);
    const auto refused = recordSnapshot(address, reading(now + 2 * day));
    QVERIFY(!refused.outcome);
    QCOMPARE(refused.outcome.error().code, ErrorCode::DataInvalid);
    QVERIFY(tests::words(refused.outcome.error()).contains("and the clock here says"));
    QVERIFY(recordSnapshot(address, reading(now + 300)).outcome); // clocks differ a little
    QCOMPARE(momentsOf(address), (std::vector<std::int64_t>{now - 300, now + 300}));
}

/// One that came by before, or under a clock that was wrong here.
void SeriesTest::aFutureReadingTakesNoOtherAway()
{
    std::vector<std::int64_t> moments;
    for (int i = 0; i < 10; ++i)
        moments.push_back(start + i * 300);
    const auto now = moments.back();
    QVERIFY(momentsToDrop(moments, now).empty());
    moments.push_back(now + 730 * day);
    QVERIFY(momentsToDrop(moments, now).empty());
    QVERIFY(momentsToDrop(moments, moments.back()).empty()); // that clock goes wrong
    moments.push_back(moments.back() + 300);
    QVERIFY(momentsToDrop(moments, moments.back()).empty());
    QVERIFY(momentsToDrop({start, start + 300, start + 2 * day}, start + 3 * day)
            == std::vector<std::int64_t>{start + 300});

    const StoreAddress address(m_folder->filePath(QStringLiteral("healed.fairlead")));
    const auto here = QDateTime::currentSecsSinceEpoch();
    QVERIFY(recordSnapshot(address, reading(here - 600)).outcome);
    {
        const auto file = SqliteConnection::open(address.name, SqliteConnection::Access::Write);
        QVERIFY(file);
        for (const auto* statement :
             {"UPDATE series SET moment = moment + 63072000",
              "UPDATE snapshot_value SET value = value + 63072000 WHERE name = 'takenAt'"})
            QVERIFY((*file)->execute(QLatin1String(statement)));
    }
    QVERIFY(readStore(address)->takenAt > here);
    QVERIFY(recordSnapshot(address, reading(here - 300)).isPresent);
    QCOMPARE(readStore(address)->takenAt, here - 300);
}

void SeriesTest::aReadingCanBeForgotten()
{
    const auto address = store();
    for (const auto at : {start, start + 300, start + 600})
        QVERIFY(recordSnapshot(address, reading(at)).outcome);
    const auto none = forgetMoment(address, start + 1);
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::Usage);
    const auto gone = forgetMoment(address, start + 300);
    QVERIFY2(gone, tests::words(gone.result()));
    QCOMPARE(momentsOf(address), (std::vector<std::int64_t>{start, start + 600}));
    QCOMPARE(*storedMoments(address), momentsOf(address));
    // Who did that stays to be seen.
    QVERIFY(recordSnapshot(address, reading(start + 900)).outcome);
    const auto audit = storeAudit(address);
    QCOMPARE(std::ranges::count_if(*audit,
                                   [](const AuditEntry& entry) {
                                       return entry.what == std::string("series") && entry.from
                                           && !entry.to;
                                   }),
             1);
}

FAIRLEAD_QTTEST(SeriesTest)
#include "tst_series.moc"
