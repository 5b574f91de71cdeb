// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/store/storeconnection.h"

#include <map>
#include <string>
#include <unordered_map>

/// What edits change of a stored snapshot, written row by row: jobs and usage, which may be
/// millions of rows, are neither read nor written. Whoever calls these holds the transaction.
namespace fairlead::accounting {

/// Gives the associations at these places of readTree() other shares.
Result<void> writeShares(StoreConnection& connection,
                         const std::map<std::size_t, std::int64_t>& sharesAt);
/// Writes the parameters that differ.
Result<void> writePolicy(StoreConnection& connection, const SnapshotRecords& records);
/// Writes the values, associations and colours that differ.
Result<void> writeTree(StoreConnection& connection, const SnapshotRecords& records);
/// Jobs and usage follow accounts to other names.
Result<void> renameAccounts(StoreConnection& connection,
                            const std::unordered_map<std::string, std::string>& names);
/// What the scheduler answered holds for former shares and weights: nobody reads it any more.
Result<void> forgetAnswers(StoreConnection& connection);

} // namespace fairlead::accounting
