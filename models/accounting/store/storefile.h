// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/save.h"
#include "models/accounting/store/sqliteconnection.h"

/// Opening a store file in a known state.
namespace fairlead::accounting {

/// A connection to an existing store of the current version, for reading.
Result<std::unique_ptr<SqliteConnection>> openForReading(const QString& path);

/// Carries a save out in one transaction: on an existing store, brought up to date before, or,
/// where the save may create one, on a new file that appears under its name only when it is
/// complete. Every error comes back as OutputFailed.
SaveOutcome saveInFile(const QString& path, const Save& save);

} // namespace fairlead::accounting
