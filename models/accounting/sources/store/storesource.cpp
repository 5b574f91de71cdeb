// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/store/storesource.h"

#include "models/accounting/sources/databaseprobe.h"
#include "models/accounting/sources/fingerprint.h"
#include "models/accounting/sources/hopelessjobs.h"
#include "models/accounting/store/audit.h"
#include "models/accounting/store/series.h"
#include "models/accounting/store/store.h"

namespace fairlead::accounting {

namespace {
constexpr auto revisionInput = said("Messages", "revision of the store");

/// For people the revision stands among what came from where. A store that was imported from
/// another one brings that one's line along.
Result<SnapshotRecords> readStoreSource(const SourceAccess& access, Look)
{
    auto records = readStore(storeAddressOf(access));
    if (!records)
        return records;
    auto& provenance = records->provenance;
    std::erase_if(provenance,
                  [](const auto& entry) { return entry.input == Message(revisionInput); });
    provenance.push_back({revisionInput, Message(std::to_string(*records->storeRevision)), false});
    return records;
}

Result<replay::Recording> readStoreHistory(const SourceAccess& access)
{
    return readStoredRecording(storeAddressOf(access));
}

Result<replay::Limits> readStoreLimits(const SourceAccess& access)
{
    return readStoredLimits(storeAddressOf(access));
}

Result<std::vector<std::int64_t>> momentsOfStore(const SourceAccess& access)
{
    return storedMoments(storeAddressOf(access));
}

Result<SnapshotRecords> readStoreMoment(const SourceAccess& access, std::int64_t moment)
{
    auto reading = readStoredMoment(storeAddressOf(access), moment);
    if (!reading)
        return reading.error();
    auto& records = reading->records;
    markHopelessJobs(records, [&] { return reading->limits; });
    records.provenance.push_back({said("Messages", "reading kept by the store"),
                                  Message(momentText(records.takenAt)), false});
    return std::move(records);
}

Result<void> describeStore(MariadbSession& session, const QString&, DatabaseProbe& probe)
{
    const auto version = firstColumn(
        session, QByteArrayLiteral("SELECT version FROM fairlead_store WHERE id = 1"));
    if (!version || version->isEmpty())
        return Error{ErrorCode::DataInvalid,
                     said("Messages", "the database holds no Fairlead store"),
                     version ? std::string() : version.error().detail};
    probe.storeVersion = version->value(0).toInt();
    return {};
}
} // namespace

StoreAddress storeAddressOf(const SourceAccess& access)
{
    StoreAddress address(access.source.name(), access.password,
                         DatabaseTimeouts::withQueryLimit(access.options.timeout));
    address.mayUpgrade = access.options.mayUpgrade;
    return address;
}

const SourceKind storeFileKind{
    .typed = "a .fairlead file",
    .claims =
        [](const QString& name) {
            return name.endsWith(QLatin1String(".fairlead"), Qt::CaseInsensitive)
                && !name.contains(QLatin1String("://"));
        },
    .isStore = true,
    .read = readStoreSource,
    .readRecording = readStoreHistory,
    .readLimits = readStoreLimits,
    .readSeries = momentsOfStore,
    .readMoment = readStoreMoment,
    .fingerprint = fingerprintOfFiles,
};

const SourceKind storeServerKind{
    .typed = "mysql://user@host/database",
    .scheme = connections::storeScheme,
    .isStore = true,
    .read = readStoreSource,
    .readRecording = readStoreHistory,
    .readLimits = readStoreLimits,
    .readSeries = momentsOfStore,
    .readMoment = readStoreMoment,
    .describe = describeStore,
};

} // namespace fairlead::accounting
