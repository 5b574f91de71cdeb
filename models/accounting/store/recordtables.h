// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/store/storecolumns.h"
#include "models/accounting/store/storeconnection.h"

#include <map>
#include <optional>

/// A snapshot as rows. Whoever calls these holds the transaction; nothing here knows which
/// database is behind the connection.
namespace fairlead::accounting {

/// Replaces the snapshot in the tables.
Result<void> writeRecords(StoreConnection& connection, const SnapshotRecords& records);
Result<SnapshotRecords> readRecords(StoreConnection& connection);

/// What shares are edited on: values, TRES, partitions, QOS and associations, no jobs, no usage. Of
/// a store that keeps tables of a scheduler's own beside these: nothing.
Result<std::optional<SnapshotRecords>> readTree(StoreConnection& connection);
/// Gives the associations at these places of readTree() other shares, and forgets what the
/// scheduler answered for the former ones. Writes nothing else.
Result<void> writeShares(StoreConnection& connection,
                         const std::map<std::size_t, std::int64_t>& sharesAt);
/// Counted in the table.
Result<std::size_t> countJobs(StoreConnection& connection);

/// Whether there is a snapshot at all.
Result<bool> hasRecords(StoreConnection& connection);
/// The policy as it is kept: names and texts.
std::vector<ValueRow> valuesOf(const Policy& policy);

/// Counts up with every change, so that a writer can see whether somebody came in between.
Result<std::int64_t> readRevision(StoreConnection& connection);
Result<void> setRevision(StoreConnection& connection, std::int64_t revision);

} // namespace fairlead::accounting
