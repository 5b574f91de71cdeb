// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/sqliteconnection.h"

namespace fairlead::accounting {

/// A store of an older version as this program would have written it: a copy in memory that has
/// been brought up to date. The store itself is only read, in the transaction that the caller has
/// begun. As large as the store. Error codes: those of the store, DataInvalid.
Result<std::unique_ptr<SqliteConnection>> upToDateCopy(StoreConnection& old, int version);

/// Why nothing was written: the store is of an older version, and nobody has agreed to change it.
/// Error code SchemaOlder.
Error olderStore(const StoreConnection& store, int version);

} // namespace fairlead::accounting
