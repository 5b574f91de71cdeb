// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario.h"
#include "engine/snapshotbuilder.h"

#include <QString>

#include <cstdint>
#include <vector>

/// The Fairlead store: one snapshot and the saved scenarios in an SQLite file (*.fairlead).
/// Each function opens a connection of its own and removes it again, on the calling thread, so
/// that any thread may call it. A file that another program keeps locked is waited for two seconds.
namespace fairlead::accounting {

/// The snapshot of a store, exactly as it was written. A store of an older version is brought up
/// to date first. Error codes: SourceUnreachable (missing, locked), DataInvalid (no database, not
/// a store, damaged, newer than this program).
Result<SnapshotRecords> readStore(const QString& path);

/// Puts the snapshot into the store, which is created when there is none; saved scenarios stay.
/// All or nothing: after a failure the file holds what it held before, and a file that was not
/// there is still not there. A file that is no store is never touched. Error code OutputFailed.
Result<void> writeStore(const QString& path, const SnapshotRecords& records);

/// Counts up with every change of the store: who wants to change what he read can tell whether
/// somebody else came in between.
Result<std::int64_t> storeRevision(const QString& path);

/// Asks SQLite to check every page and every reference. Error code DataInvalid: damaged.
Result<void> integrityCheck(const QString& path);

/// The scenarios saved in a store, by name.
Result<std::vector<Scenario>> storedScenarios(const QString& path);
/// Saves a scenario in an existing store in place of one of the same name. OutputFailed.
Result<void> storeScenario(const QString& path, const Scenario& scenario);
/// Error code OutputFailed; a name that is not there is no error.
Result<void> removeStoredScenario(const QString& path, const std::string& name);

} // namespace fairlead::accounting
