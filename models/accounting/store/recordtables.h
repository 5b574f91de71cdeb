// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/store/storecolumns.h"
#include "models/accounting/store/storeconnection.h"

/// A snapshot as rows. Whoever calls these holds the transaction; nothing here knows which
/// database is behind the connection.
namespace fairlead::accounting {

/// Replaces the snapshot in the tables.
Result<void> writeRecords(StoreConnection& connection, const SnapshotRecords& records);
Result<SnapshotRecords> readRecords(StoreConnection& connection);

/// Whether there is a snapshot at all.
Result<bool> hasRecords(StoreConnection& connection);
/// The policy as it is kept: names and texts.
std::vector<ValueRow> valuesOf(const Policy& policy);

/// Counts up with every change, so that a writer can see whether somebody came in between.
Result<std::int64_t> readRevision(StoreConnection& connection);
Result<void> countRevision(StoreConnection& connection);

} // namespace fairlead::accounting
