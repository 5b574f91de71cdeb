// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/snapshotimage.h"

#include "models/accounting/store/recordingtables.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/schema.h"
#include "models/accounting/store/sqliteconnection.h"
#include "models/accounting/store/sqliteschema.h"

#include <QtEndian>

#include <zlib.h>

namespace fairlead::accounting {

namespace {
constexpr qint64 mostBytes = qint64{1} << 30; // of an image that is unpacked

/// As qCompress() packed it: the size in four bytes, then zlib's stream. qUncompress() goes on
/// beyond that size, as far as the stream does. Empty: damaged.
QByteArray unpacked(const QByteArray& image)
{
    constexpr qsizetype sizeBytes = 4;
    constexpr qint64 mostRatio = 1032; // of deflate
    if (image.size() <= sizeBytes)
        return {};
    const qint64 size = qFromBigEndian<quint32>(image.constData());
    if (size > mostBytes || size > mostRatio * image.size())
        return {};
    QByteArray bytes(size, Qt::Uninitialized);
    auto length = static_cast<uLongf>(size);
    const auto done = uncompress(reinterpret_cast<Bytef*>(bytes.data()), &length,
                                 reinterpret_cast<const Bytef*>(image.constData()) + sizeBytes,
                                 static_cast<uLong>(image.size() - sizeBytes));
    return done == Z_OK && length == static_cast<uLongf>(size) ? bytes : QByteArray();
}
} // namespace

Result<QByteArray> storeBytes(const SnapshotRecords& records, const replay::Recording* recording,
                              const replay::Limits& limits)
{
    const auto connection = SqliteConnection::openInMemory();
    if (!connection)
        return connection.error();
    auto done = (*connection)->markAsStore();
    if (done)
        done = migrate(**connection);
    if (!done)
        return done.error();
    auto transaction = Transaction::begin(**connection, true);
    if (!transaction)
        return transaction.error();
    done = writeRecords(**connection, records);
    if (done)
        done = recording != nullptr ? writeRecording(**connection, recording)
                                    : writeLimits(**connection, limits);
    if (done)
        done = (*transaction)->commit();
    if (!done)
        return done.error();
    return (*connection)->image();
}

Result<QByteArray> imageOf(const SnapshotRecords& records, const replay::Limits& limits)
{
    const auto bytes = storeBytes(records, nullptr, limits);
    if (!bytes)
        return bytes.error();
    return qCompress(*bytes);
}

Result<Reading> readingOfImage(const QByteArray& image, const std::string& name)
{
    const auto bytes = unpacked(image);
    if (bytes.isEmpty())
        return Error{ErrorCode::DataInvalid, {said("Messages", "%1 is damaged"), {name}}, {}};
    const auto connection = SqliteConnection::openImage(bytes, QString::fromStdString(name));
    if (!connection)
        return connection.error();
    const auto version = versionOf(**connection);
    if (!version)
        return version.error();
    if (auto checked = checkSchema(**connection, *version); !checked)
        return checked.error();
    Reading reading;
    const auto done = takeFrom(**connection, *version, [&](StoreConnection& store) -> Result<void> {
        auto records = readRecords(store);
        if (!records)
            return records.error();
        auto limits = readLimitTables(store);
        if (!limits)
            return limits.error();
        reading = {*std::move(records), *std::move(limits)};
        return {};
    });
    if (!done)
        return done.error();
    return reading;
}

} // namespace fairlead::accounting
