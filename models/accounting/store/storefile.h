// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/save.h"
#include "models/accounting/store/sqliteconnection.h"

#include <functional>

/// Opening a store file in a known state.
namespace fairlead::accounting {

/// A connection to an existing store of the current version, for reading.
/// @param patience  how long to wait for the lock of another program  @unit s
Result<std::unique_ptr<SqliteConnection>>
openForReading(const QString& path, unsigned patience = SqliteConnection::usualPatience);

/// Calls `read` with such a connection. Who may not write into the folder takes no lock: where the
/// file changed under the reading, whatever came of it counts nothing, and it begins again. Error
/// code SourceBusy: it changed each time.
Result<void> readFromFile(const QString& path, unsigned patience,
                          const std::function<Result<void>(SqliteConnection&)>& read);

/// Carries a save out in one transaction: on an existing store, brought up to date before, or,
/// where the save may create one, on a new file that appears under its name only when it is
/// complete. A link stands for the file that it leads to. An error comes back as OutputFailed,
/// unless somebody has to agree first (SchemaOlder), nobody knows what became of it
/// (OutcomeUnknown), or the store is well and has not what was asked for (Usage).
SaveOutcome saveInFile(const QString& named, const Save& save);

} // namespace fairlead::accounting
