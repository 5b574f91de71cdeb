// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/scenario/scenario.h"
#include "models/accounting/store/storecolumns.h"
#include "models/accounting/store/storeconnection.h"

#include <optional>

/// A snapshot as rows. Whoever calls these holds the transaction; nothing here knows which
/// database is behind the connection.
namespace fairlead::accounting {

/// Replaces the snapshot in the tables.
Result<void> writeRecords(StoreConnection& connection, const SnapshotRecords& records);
/// The same, where most of it is there already: writes the rows that differ. Reads all of them.
Result<void> writeChangedRecords(StoreConnection& connection, const SnapshotRecords& records);
Result<SnapshotRecords> readRecords(StoreConnection& connection);

/// What edits are carried out on: values, policy, TRES, partitions, QOS and associations, no jobs,
/// no usage. Of a store that keeps tables of a scheduler's own beside these: nothing.
Result<std::optional<SnapshotRecords>> readTree(StoreConnection& connection);
/// Counted in the table.
Result<std::size_t> countJobs(StoreConnection& connection);

/// What a change of shares has to know of a store, however large its tree is.
struct SharesRecords
{
    SnapshotRecords records; ///< values, and the associations that were asked for, in no order
    std::vector<std::size_t> places; ///< of these in their table
    std::size_t assocs = 0; ///< how many rows there are
    std::size_t jobs = 0;
};
/// The associations with one of these names of an account or user, and some more of accounts or
/// users that are called alike. As readTree(), nothing of a store that keeps other tables.
Result<std::optional<SharesRecords>> readShares(StoreConnection& connection,
                                                const std::vector<AssocKey>& keys);

/// The settings of the scheduler, into tables that are empty or through a ChangingConnection.
Result<void> writePolicyTables(StoreConnection& connection, const SnapshotRecords& records);

/// Whether there is a snapshot at all.
Result<bool> hasRecords(StoreConnection& connection);
/// The cluster of the snapshot; empty: there is none.
Result<std::string> readCluster(StoreConnection& connection);
/// The policy as names and texts.
std::vector<ValueRow> valuesOf(const Policy& policy);

/// Counts up with every change, so that a writer can see whether somebody came in between.
Result<std::int64_t> readRevision(StoreConnection& connection);
Result<void> setRevision(StoreConnection& connection, std::int64_t revision);

} // namespace fairlead::accounting
