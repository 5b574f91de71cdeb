// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/saveoutcome.h"
#include "models/accounting/store/storeaddress.h"
#include "models/accounting/store/storeconnection.h"

namespace fairlead::accounting {

/// How long lines of the audit table stay. Whole saves go, the oldest first, with the next save.
/// Whoever read the store before what has gone is told to read it again, as of a conflict. The age
/// of a save is counted from each save to the next: where the clock jumps by more than a year, in
/// either direction, it was wrong there or is now, and nothing gets older by that.
struct AuditRetention
{
    std::int64_t days = 1826; ///< @unit days  @range [0, 36500], 0: without end
    std::int64_t lines = 50000; ///< @unit lines  @range [0, 10^9], 0: without end
    bool operator==(const AuditRetention&) const = default;
};

/// What the store is told, or the default. Error codes as readStore().
Result<AuditRetention> auditRetention(const StoreAddress& address);
/// Tells the store, and takes away what has been there for too long. Error codes: Usage (out of
/// range), and those of a save.
SaveOutcome setAuditRetention(const StoreAddress& address, const AuditRetention& retention);

/// Takes away what has been there for too long; `revision`, which is being saved, stays. Part of
/// each save.
Result<void> trimAudit(StoreConnection& connection, std::int64_t revision);

} // namespace fairlead::accounting
