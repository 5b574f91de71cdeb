// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/store.h"

#include "models/accounting/store/auditsnapshot.h"
#include "models/accounting/store/recordingtables.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/scenariotable.h"
#include "models/accounting/store/storefile.h"

namespace fairlead::accounting {

namespace {
/// The snapshot that is about to be replaced; none where there is none or it cannot be used.
Result<std::optional<SnapshotRecords>> recordsBefore(StoreConnection& connection)
{
    const auto exists = hasRecords(connection);
    if (!exists)
        return exists.error();
    if (!*exists)
        return std::optional<SnapshotRecords>();
    auto records = readRecords(connection);
    if (!records && isUnavailable(records.error().code))
        return records.error();
    return records ? std::optional(*std::move(records)) : std::nullopt;
}

Result<void> replaceRecords(StoreConnection& connection, const std::string& clusterBefore,
                            const SnapshotRecords& records, AuditTrail& trail)
{
    const auto before = recordsBefore(connection);
    if (!before)
        return before.error();
    if (!*before && !clusterBefore.empty())
        noteUnusable(trail, clusterBefore, records);
    else
        noteSnapshot(trail, *before ? &**before : nullptr, records);
    return writeRecords(connection, records);
}

/// The clusters that a store was of and is of now.
struct Clusters
{
    std::string before;
    std::string after;
};

Result<void> replaceRecording(StoreConnection& connection, const Clusters& clusters,
                              const replay::Recording* recording, const replay::Limits& limits,
                              AuditTrail& trail)
{
    auto before = recordingSummary(connection);
    if (!before)
        return before.error();
    if (*before && !clusters.before.empty() && clusters.before != clusters.after)
        **before = clusters.before + ": " + **before; // the name is of what is there now
    if (recording != nullptr)
        trail.note(audited::recording, clusters.after, *before, summaryOf(*recording));
    else if (*before)
        trail.note(audited::recording, clusters.after, *before, std::nullopt);
    auto done = writeRecording(connection, recording);
    return done && recording == nullptr ? writeLimits(connection, limits) : done;
}
} // namespace

Result<SnapshotRecords> readStore(const StoreAddress& address)
{
    return valueFrom(address, [](StoreConnection& connection) -> Result<SnapshotRecords> {
        const auto revision = readRevision(connection);
        if (!revision)
            return revision.error();
        auto records = readRecords(connection);
        if (records)
            records->storeRevision = *revision;
        return records;
    });
}

SaveOutcome saveSnapshot(const StoreAddress& address, const SnapshotRecords& records,
                         std::optional<std::int64_t> basedOn)
{
    return saveSnapshot(address, records, basedOn, {});
}

SaveOutcome saveSnapshot(const StoreAddress& address, const SnapshotRecords& records,
                         std::optional<std::int64_t> basedOn, const StoreHistory& history,
                         const replay::Recording* recording, const replay::Limits& limits)
{
    if (auto checked = checkScenarioNames(history.scenarios); !checked)
        return checked.error();
    Save save(QStringLiteral("snapshot"), {}, basedOn,
              [&](StoreConnection& connection, AuditTrail& trail) -> Result<void> {
                  const auto revision = readRevision(connection);
                  if (!revision)
                      return revision.error();
                  if (*revision == 0 && !history.audit.empty()) {
                      if (auto done = adoptAudit(connection, history.audit); !done)
                          return done;
                  }
                  const auto there = readCluster(connection);
                  if (!there)
                      return there.error();
                  auto done = replaceRecords(connection, *there, records, trail);
                  if (done)
                      done = replaceRecording(connection, {*there, records.cluster}, recording,
                                              limits, trail);
                  return done ? addScenarios(connection, history.scenarios, trail) : done;
              });
    save.mayCreate = true;
    save.goesOnFrom = history.revision;
    return saveInto(address, save);
}

Result<StoreHistory> storeHistory(const StoreAddress& address)
{
    return valueFrom(address, [](StoreConnection& connection) -> Result<StoreHistory> {
        const auto revision = readRevision(connection);
        if (!revision)
            return revision.error();
        auto entries = readAudit(connection, {});
        if (!entries)
            return entries.error();
        return StoreHistory{*revision, *std::move(entries), {}};
    });
}

Result<void> writeStore(const StoreAddress& address, const SnapshotRecords& records)
{
    return saveSnapshot(address, records, std::nullopt).result();
}

Result<replay::Recording> readStoredRecording(const StoreAddress& address)
{
    return valueFrom(address, [](StoreConnection& connection) -> Result<replay::Recording> {
        auto recording = readRecordingTables(connection);
        if (!recording)
            return recording.error();
        if (!*recording) {
            return Error{ErrorCode::NoHistory,
                         {said("Messages",
                               "%1 keeps no history of jobs: import a source that has one, such as "
                               "a capture folder with history.txt"),
                          {connection.name()}},
                         {}};
        }
        return **std::move(recording);
    });
}

Result<replay::Limits> readStoredLimits(const StoreAddress& address)
{
    return valueFrom(address, readLimitTables);
}

Result<std::string> storedCluster(const StoreAddress& address)
{
    return valueFrom(address, readCluster);
}

Result<std::int64_t> storeRevision(const StoreAddress& address)
{
    return valueFrom(address, readRevision);
}

Result<std::vector<AuditEntry>> storeAudit(const StoreAddress& address)
{
    auto history = storeHistory(address);
    if (!history)
        return history.error();
    return std::move(history->audit);
}

Result<std::map<std::string, AuditEntry>> lastScenarioSaves(const StoreAddress& address)
{
    auto entries = storeAudit(address);
    if (!entries)
        return entries.error();
    std::map<std::string, AuditEntry> last;
    for (auto& entry : *entries) {
        if (entry.what == audited::scenario)
            last[entry.name] = std::move(entry);
    }
    return last;
}

} // namespace fairlead::accounting
