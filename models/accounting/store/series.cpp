// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/series.h"

#include "engine/base/durations.h"
#include "models/accounting/store/auditsnapshot.h"
#include "models/accounting/store/colourtable.h"
#include "models/accounting/store/recordingtables.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/serieskeeping.h"
#include "models/accounting/store/seriesreading.h"
#include "models/accounting/store/snapshotimage.h"
#include "models/accounting/store/storesetting.h"

#include <QDateTime>

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr qsizetype pieceLength = 1 << 19; // characters; servers refuse long statements

std::int64_t momentOf(const SnapshotRecords& records)
{
    return records.takenAt != 0 ? records.takenAt : records.computedAt;
}

Result<std::vector<KeptMoment>> readSeries(StoreConnection& connection)
{
    std::vector<KeptMoment> series;
    const auto done = connection.forEachRow(
        QStringLiteral(
            "SELECT moment, SUM(LENGTH(content)) FROM series GROUP BY moment ORDER BY moment"),
        {}, [&](const SqlRow& row) -> Result<void> {
            const auto moment = row[0].integer();
            if (!moment)
                return connection.badValue("series", series.size() + 1, "moment");
            series.push_back({*moment, row[1].integer().value_or(0)});
            return {};
        });
    if (!done)
        return done.error();
    return series;
}

/// Without a look at what was read, which is large.
Result<std::vector<std::int64_t>> readMoments(StoreConnection& connection)
{
    std::vector<std::int64_t> moments;
    const auto done = connection.forEachRow(
        QStringLiteral("SELECT DISTINCT moment FROM series ORDER BY moment"), {},
        [&](const SqlRow& row) -> Result<void> {
            const auto moment = row[0].integer();
            if (!moment)
                return connection.badValue("series", moments.size() + 1, "moment");
            moments.push_back(*moment);
            return {};
        });
    if (!done)
        return done.error();
    return moments;
}

Result<void> dropMoment(StoreConnection& connection, std::int64_t moment)
{
    return connection.execute(QStringLiteral("DELETE FROM series WHERE moment = ?"), {moment});
}

Result<void> addMoment(StoreConnection& connection, std::int64_t moment, const QString& text)
{
    if (auto dropped = dropMoment(connection, moment); !dropped)
        return dropped; // the same reading once more
    std::int64_t piece = 0;
    for (qsizetype at = 0; at < text.size(); at += pieceLength) {
        auto added = connection.execute(
            QStringLiteral("INSERT INTO series (moment, piece, content) VALUES (?, ?, ?)"),
            {moment, piece++, text.mid(at, pieceLength)});
        if (!added)
            return added;
    }
    return {};
}

/// Returns how many stay.
Result<std::size_t> thinOut(StoreConnection& connection, std::int64_t now)
{
    const auto moments = readMoments(connection);
    if (!moments)
        return moments.error();
    const auto toDrop = momentsToDrop(*moments, now);
    for (const auto moment : toDrop) {
        if (auto dropped = dropMoment(connection, moment); !dropped)
            return dropped.error();
    }
    return moments->size() - toDrop.size();
}

/// Whether somebody has changed the snapshot since it was a reading; nothing: it never was one.
Result<std::optional<bool>> isEdited(StoreConnection& connection)
{
    const auto last = storeSetting(connection, seriesSetting);
    if (!last)
        return last.error();
    if (!*last)
        return std::optional<bool>();
    const auto since
        = readAudit(connection, {(*last)->toLongLong(), QStringLiteral("snapshot"), {}});
    if (!since)
        return since.error();
    return std::optional(!since->empty());
}

/// Whether the snapshot is still the one of the last reading, or there is none.
Result<bool> follows(StoreConnection& connection, const SnapshotRecords* present)
{
    if (present == nullptr)
        return true;
    const auto edited = isEdited(connection);
    if (!edited)
        return edited.error();
    return *edited == false;
}

Result<std::optional<SeriesState>> stateOf(StoreConnection& connection)
{
    const auto newest
        = connection.scalar(QStringLiteral("SELECT COALESCE(MAX(moment), 0) FROM series"));
    if (!newest)
        return newest.error();
    const auto moment = newest->integer().value_or(0);
    if (moment == 0)
        return std::optional<SeriesState>();
    const auto edited = isEdited(connection);
    if (!edited)
        return edited.error();
    return std::optional(SeriesState{moment, edited->value_or(false)});
}

Result<std::optional<SnapshotRecords>> presentOf(StoreConnection& connection)
{
    const auto exists = hasRecords(connection);
    if (!exists)
        return exists.error();
    if (!*exists)
        return std::optional<SnapshotRecords>();
    auto records = readRecords(connection);
    if (!records)
        return records.error();
    return std::optional(*std::move(records));
}

/// The snapshot becomes that of the reading. The audit table tells what has changed in policy and
/// tree, not that time went by.
Result<void> follow(StoreConnection& connection, const SnapshotRecords* present,
                    const SnapshotRecords& records, AuditTrail& trail)
{
    if (present == nullptr) {
        noteSnapshot(trail, nullptr, records);
        return writeRecords(connection, records);
    }
    noteChanges(trail, *present, records);
    return writeChangedRecords(connection, records);
}

/// One line stays of all readings: the last. It bears the id of its save. Those of readings that
/// somebody took away stay all.
Result<void> noteReading(StoreConnection& connection, const SnapshotRecords& records,
                         AuditTrail& trail)
{
    trail.note(audited::series, records.cluster, std::nullopt, momentText(momentOf(records)));
    return connection.execute(
        QStringLiteral("DELETE FROM audit WHERE what = '%1' AND value_from IS NULL")
            .arg(QLatin1String(audited::series)));
}

/// By a clock that is far ahead.
bool isFuture(std::int64_t moment, std::int64_t now)
{
    return moment - now > durations::day;
}

Error isOfTheFuture(std::int64_t moment, std::int64_t now)
{
    return {ErrorCode::DataInvalid,
            {said("Messages",
                  "the reading is of %1, and the clock here says %2: it is not recorded, for it "
                  "would stand before all that are to come"),
             {momentText(moment), momentText(now)}},
            {}};
}

/// Those of a recording stay with it.
Result<void> keepLimits(StoreConnection& connection, const replay::Limits& limits)
{
    const auto recording = recordingSummary(connection);
    if (!recording)
        return recording.error();
    if (*recording)
        return {};
    const auto kept = readLimitTables(connection);
    if (!kept)
        return kept.error();
    return *kept == limits ? Result<void>() : replaceLimits(connection, limits);
}

Result<void> record(StoreConnection& connection, const Reading& reading, const QString& image,
                    AuditTrail& trail, ReadingOutcome& recorded)
{
    const auto& records = reading.records;
    const auto present = presentOf(connection);
    if (!present)
        return present.error();
    const auto* before = *present ? &**present : nullptr;
    if (before != nullptr && before->cluster != records.cluster)
        return isOfAnotherCluster(connection.name(), before->cluster, records.cluster);
    const auto isFollowing = follows(connection, before);
    const auto revision = readRevision(connection);
    if (!isFollowing || !revision)
        return isFollowing ? revision.error() : isFollowing.error();
    const auto stamp = connection.stamp();
    if (!stamp)
        return stamp.error();
    const auto moment = momentOf(records);
    const bool wasAhead = before != nullptr && isFuture(momentOf(*before), stamp->time)
        && !isFuture(moment, stamp->time);
    const bool isNewest = before == nullptr || moment >= momentOf(*before) || wasAhead;
    recorded.isPresent = *isFollowing && isNewest;
    auto done = addMoment(connection, momentOf(records), image);
    if (!done)
        return done;
    const auto kept = thinOut(connection, stamp->time);
    if (!kept)
        return kept.error();
    recorded.readings = *kept;
    if (recorded.isPresent)
        done = follow(connection, before, records, trail);
    if (done && recorded.isPresent)
        done = keepLimits(connection, reading.limits);
    if (done && recorded.isPresent)
        done = setStoreSetting(connection, seriesSetting, QString::number(*revision + 1));
    return done ? noteReading(connection, records, trail) : done;
}

/// The pieces of the last reading at or before a moment.
Result<QByteArray> imageAt(StoreConnection& connection, std::int64_t moment)
{
    QByteArray text;
    const auto done = connection.forEachRow(
        QStringLiteral("SELECT content FROM series WHERE moment = (SELECT MAX(moment) FROM series "
                       "WHERE moment <= ?) ORDER BY piece"),
        {moment}, [&](const SqlRow& row) {
            text += QByteArray::fromStdString(row[0].text());
            return Result<void>();
        });
    if (!done)
        return done.error();
    if (text.isEmpty())
        return Error{ErrorCode::Usage,
                     {said("Messages", "%1 keeps no reading of %2 or before"),
                      {connection.name(), momentText(moment)}},
                     {}};
    return QByteArray::fromBase64(text);
}

/// A reading as it lies in the store, with what is of the whole store.
struct KeptImage
{
    QByteArray image;
    std::string store; ///< its name
    std::string cluster; ///< of its present snapshot; empty: there is none
    ColourSlots colours;
};

Result<KeptImage> keptAt(StoreConnection& connection, std::int64_t moment)
{
    auto image = imageAt(connection, moment);
    if (!image)
        return image.error();
    auto cluster = readCluster(connection);
    if (!cluster)
        return cluster.error();
    auto colours = readColours(connection);
    if (!colours)
        return colours.error();
    return KeptImage{*std::move(image), connection.name(), *std::move(cluster),
                     *std::move(colours)};
}

/// Refuses a reading of the future beside one that is not: only then it is the reading's clock that
/// is wrong, and not the one here.
Result<void> checkClock(const StoreAddress& address, std::int64_t moment)
{
    const auto now = QDateTime::currentSecsSinceEpoch();
    if (!isFuture(moment, now))
        return {};
    const auto moments = storedMoments(address);
    if (!moments || moments->empty() || isFuture(moments->front(), now))
        return {}; // what cannot be read is said by the save
    return isOfTheFuture(moment, now);
}
} // namespace

ReadingOutcome recordSnapshot(const StoreAddress& address, const SnapshotRecords& records,
                              const replay::Limits& limits)
{
    Reading kept{records, limits};
    kept.records.consumption = nullptr;
    const auto image = imageOf(forSeries(records), limits);
    if (!image)
        return {image.error()};
    if (auto good = checkClock(address, momentOf(kept.records)); !good)
        return {good.error()};
    const auto text = QString::fromLatin1(image->toBase64());
    ReadingOutcome recorded{std::int64_t{0}};
    recorded.moment = momentOf(kept.records);
    recorded.bytes = text.size();
    Save save(QString::fromLatin1(audited::series), {}, std::nullopt,
              [&](StoreConnection& connection, AuditTrail& trail) {
                  return record(connection, kept, text, trail, recorded);
              });
    save.mayCreate = true;
    recorded.outcome = saveInto(address, save);
    return recorded;
}

Result<std::vector<KeptMoment>> storedSeries(const StoreAddress& address)
{
    return valueFrom(address, readSeries);
}

Result<std::vector<std::int64_t>> storedMoments(const StoreAddress& address)
{
    return valueFrom(address, readMoments);
}

SaveOutcome forgetMoment(const StoreAddress& address, std::int64_t moment)
{
    const auto forget = [&](StoreConnection& connection, AuditTrail& trail) -> Result<void> {
        const auto moments = readMoments(connection);
        if (!moments)
            return moments.error();
        if (!std::ranges::binary_search(*moments, moment))
            return Error{ErrorCode::Usage,
                         {said("Messages", "%1 keeps no reading of %2"),
                          {connection.name(), momentText(moment)}},
                         {}};
        const auto cluster = readCluster(connection);
        if (!cluster)
            return cluster.error();
        trail.note(audited::series, *cluster, momentText(moment), std::nullopt);
        return dropMoment(connection, moment);
    };
    return saveInto(address, Save(QString::fromLatin1(audited::series), {}, std::nullopt, forget));
}

Result<std::optional<SeriesState>> storedSeriesState(const StoreAddress& address)
{
    return valueFrom(address, stateOf);
}

Result<Reading> readStoredMoment(const StoreAddress& address, std::int64_t moment)
{
    const auto kept = valueFrom(
        address, [&](StoreConnection& connection) { return keptAt(connection, moment); });
    if (!kept)
        return kept.error();
    auto reading = readingOfImage(kept->image, address.name.toStdString());
    if (!reading)
        return reading.error();
    auto& records = reading->records;
    // Those of the cluster that the store was of before another one was imported stay.
    if (!kept->cluster.empty() && kept->cluster != records.cluster)
        return isOfAnotherCluster(kept->store, kept->cluster, records.cluster);
    records.colourSlots = kept->colours; // an account has one colour at every moment
    return reading;
}

} // namespace fairlead::accounting
