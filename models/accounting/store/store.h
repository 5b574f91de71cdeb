// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/store/saveoutcome.h"
#include "models/accounting/store/storeaddress.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// The Fairlead store: one snapshot, the recording that came with it, the saved scenarios and the
/// audit table, in an SQLite file (*.fairlead) or in a database of MariaDB (mysql://). Each
/// function opens a connection of its own and removes it again, on the calling thread, so that any
/// thread may call it. A file that another program keeps locked is waited for two seconds, a lock
/// on a server ten.
namespace fairlead::accounting {

/// The snapshot of a store, exactly as it was written, with its revision. A store of an older
/// version is brought up to date first. Error codes: SourceUnreachable (missing, locked, no
/// server), DataInvalid (no database, not a store, damaged, newer than this program), Usage (the
/// address).
Result<SnapshotRecords> readStore(const StoreAddress& address);

/// Puts the snapshot into the store, which is created when there is none; saved scenarios stay.
/// All or nothing: after a failure the store holds what it held before, and a file that was not
/// there is still not there. What is no store is never touched. `basedOn`: the revision that the
/// caller read; a conflict when somebody else replaced the snapshot since.
SaveOutcome saveSnapshot(const StoreAddress& address, const SnapshotRecords& records,
                         std::optional<std::int64_t> basedOn);
/// The cluster of the snapshot that a store holds; empty: it holds none. Error codes: those of
/// readStore().
Result<std::string> storedCluster(const StoreAddress& address);
/// What a store remembers beside its snapshot and scenarios.
struct StoreHistory
{
    std::int64_t revision = 0;
    std::vector<AuditEntry> audit; ///< oldest first
    std::vector<Scenario> scenarios; ///< storeHistory() leaves them out
};
Result<StoreHistory> storeHistory(const StoreAddress& address);
/// Makes a new store of the snapshot of another one: it goes on from that one's revision, with that
/// one's audit lines. A store that holds something already keeps its own history, and gets the
/// scenarios of whose names it has none. Error code Usage: a scenario whose name no store takes,
/// and nothing is written. `recording`: what belongs to this snapshot; null: nothing, and what
/// belonged to the one before goes with that one. `limits`: those of a source that has no
/// recording.
SaveOutcome saveSnapshot(const StoreAddress& address, const SnapshotRecords& records,
                         std::optional<std::int64_t> basedOn, const StoreHistory& history,
                         const replay::Recording* recording = nullptr,
                         const replay::Limits& limits = {});
/// The same over whatever is there. Error code OutputFailed.
Result<void> writeStore(const StoreAddress& address, const SnapshotRecords& records);

/// The recording that was saved with the snapshot, exactly as it was. Error codes: those of
/// readStore(), DataInvalid also where there is none.
Result<replay::Recording> readStoredRecording(const StoreAddress& address);
/// The limits of that recording, or those that were saved without one. Error codes: those of
/// readStore().
Result<replay::Limits> readStoredLimits(const StoreAddress& address);

/// Counts up with every change of the store.
Result<std::int64_t> storeRevision(const StoreAddress& address);

/// The scenarios saved in a store, by name.
Result<std::vector<Scenario>> storedScenarios(const StoreAddress& address);
/// Saves a scenario in an existing store in place of one of the same name; a conflict when somebody
/// else changed that one since `basedOn`. Scenarios of other names do not matter.
/// @param cluster  whose the edits are; a store of another one is error code Usage. Empty: any
SaveOutcome saveScenario(const StoreAddress& address, const Scenario& scenario,
                         std::optional<std::int64_t> basedOn, const std::string& cluster = {});
/// The same over whatever is there. Error code OutputFailed.
Result<void> storeScenario(const StoreAddress& address, const Scenario& scenario);
/// Takes a scenario away; its edits stay in the audit table. A conflict when somebody else changed
/// it since `basedOn`. Error code Usage: it is not there either.
SaveOutcome removeStoredScenario(const StoreAddress& address, const std::string& name,
                                 std::optional<std::int64_t> basedOn);
/// The same edits, note and author under a second name. Error code Usage: it is no name for a
/// scenario, it is taken, or there is nothing to copy.
SaveOutcome copyStoredScenario(const StoreAddress& address, const std::string& name,
                               const std::string& copy);
/// In one step, as a copy and a removal.
SaveOutcome renameStoredScenario(const StoreAddress& address, const std::string& name,
                                 const std::string& newName, std::optional<std::int64_t> basedOn);

/// The two sides that a merge needs beside one's own.
struct ScenarioSides
{
    /// As it was at the revision asked for; nothing: not there, or nobody knows any more.
    std::optional<Scenario> base;
    std::optional<Scenario> theirs; ///< as it is now
    std::int64_t revision = 0; ///< of the store now
};
Result<ScenarioSides> scenarioSides(const StoreAddress& address, const std::string& name,
                                    std::int64_t basedOn);

/// All of the audit table, oldest first.
Result<std::vector<AuditEntry>> storeAudit(const StoreAddress& address);
/// By scenario what the audit table says of its last save; of one that it does not tell of there is
/// nothing.
Result<std::map<std::string, AuditEntry>> lastScenarioSaves(const StoreAddress& address);

} // namespace fairlead::accounting
