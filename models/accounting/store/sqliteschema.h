// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/sqliteconnection.h"

namespace fairlead::accounting {

/// Whether an SQLite file holds the tables that this program makes for a version, and nothing else:
/// a view in the place of a table may have no end, a trigger writes what nobody saved. Error code
/// DataInvalid, with what differs.
Result<void> checkSchema(SqliteConnection& connection, int version);

} // namespace fairlead::accounting
