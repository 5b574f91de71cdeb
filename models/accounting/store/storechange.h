// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/scenario/scenario.h"
#include "models/accounting/store/saveoutcome.h"
#include "models/accounting/store/storeaddress.h"

#include <memory>

/// Scenarios carried out on the snapshot of a store.
namespace fairlead::accounting {

/// The edits of a scenario that a store can keep: limits of QOS and associations are the cluster's.
Scenario storedPart(Scenario scenario);

/// The lines of the audit table that a scenario would leave over this snapshot: its row changes.
/// Who and when stay empty. Error code Usage: an edit cannot be carried out.
Result<std::vector<AuditEntry>> rowChanges(const std::shared_ptr<const Snapshot>& snapshot,
                                           const Scenario& scenario);

/// Carries the edits out on the snapshot that the store holds, in one transaction with the lines of
/// the audit table. `basedOn`: the revision that the caller read; a conflict when somebody else
/// changed the snapshot since. Error codes: OutputFailed; Usage: an edit cannot be carried out.
/// Nothing was written then.
SaveOutcome applyToStore(const StoreAddress& address, const Scenario& scenario,
                         std::optional<std::int64_t> basedOn);
/// Edits that cannot be carried out for this reason: a conflict where somebody else changed the
/// snapshot since `basedOn`, or else the reason. Writes nothing.
SaveOutcome refusedByStore(const StoreAddress& address, std::int64_t basedOn, const Error& reason);

} // namespace fairlead::accounting
