// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/store/storeconnection.h"

#include <optional>
#include <string>

/// A recording as rows (recordingschema.h). Whoever calls these holds the transaction.
namespace fairlead::accounting {

/// Replaces the recording in the tables. Null: there is none any more. Error code DataInvalid: it
/// could not be read back.
Result<void> writeRecording(StoreConnection& connection, const replay::Recording* recording);
/// Nothing: the store keeps none. Error code DataInvalid: rows that are no recording.
Result<std::optional<replay::Recording>> readRecordingTables(StoreConnection& connection);
/// Adds the limits of a snapshot without a recording, once that one has been replaced.
Result<void> writeLimits(StoreConnection& connection, const replay::Limits& limits);
/// The same where there is no recording, in place of those that are there.
Result<void> replaceLimits(StoreConnection& connection, const replay::Limits& limits);
/// Those, or the limits of the recording.
Result<replay::Limits> readLimitTables(StoreConnection& connection);

/// "170 jobs from 2026-11-22 00:26:19 UTC to 2026-11-22 00:38:10 UTC".
std::string summaryOf(const replay::Recording& recording);
/// The same of what the tables hold; nothing: no recording.
Result<std::optional<std::string>> recordingSummary(StoreConnection& connection);

} // namespace fairlead::accounting
