// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/storeconnection.h"

#include <QStringList>

#include <vector>

/// The tables of a Fairlead store, in one place. The statements use types and names that SQLite
/// and MariaDB both know; StoreConnection::define() says the rest.
namespace fairlead::accounting {

inline constexpr int storeApplicationId = 0x464c5244; ///< "FLRD" in the header of the file
extern const int storeVersion; ///< of what this program writes

/// What leads from version `from` to version `from + 1`; version 0 has no tables.
struct Migration
{
    int from = 0;
    QStringList statements;
};
const std::vector<Migration>& storeMigrations();

/// The tables that hold a snapshot, in an order in which they can be emptied. Those of a recording
/// (recordingschema.h) are not among them.
const QStringList& snapshotTables();

/// The version of a store. Error code DataInvalid: not a store, or a newer one than we know.
Result<int> versionOf(StoreConnection& connection);

/// Brings a store of an older version, or a new one, to the last version that `migrations` lead
/// to. SQLite does it in one transaction; MariaDB cannot, and there a migration that was broken off
/// is carried on by the next one.
Result<void> migrate(StoreConnection& connection,
                     const std::vector<Migration>& migrations = storeMigrations());

} // namespace fairlead::accounting
