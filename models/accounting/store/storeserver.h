// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/save.h"

/// A store on a server of MariaDB or MySQL, or on a cluster of them. A host that is lost is
/// replaced by another one of the address, and what was begun there is begun anew.
namespace fairlead::accounting {

/// Error codes: Usage (the address), SourceUnreachable, DataInvalid (no store, newer than this
/// program).
Result<void> readFromServer(const StoreAddress& address,
                            const std::function<Result<void>(StoreConnection&)>& take);

/// Errors are OutputFailed, or Usage (the address, or as of saveInFile()). When the last server was
/// lost after the change was sent, the message says that its fate is not known, and under which id
/// to look for it.
SaveOutcome saveOnServer(const StoreAddress& address, const Save& save);

} // namespace fairlead::accounting
