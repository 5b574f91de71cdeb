// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/saveoutcome.h"
#include "models/accounting/store/storeaddress.h"

/// One change of a store, whichever database holds it.
namespace fairlead::accounting {

/// What a save is and does. It may be carried out several times until it is committed once.
struct Save
{
    using Change = std::function<Result<void>(StoreConnection&, AuditTrail&)>;

    Save(QString kind, QString thing, std::optional<std::int64_t> readRevision, Change carryOut);

    QString id; ///< its own, by which the audit table knows whether it arrived
    QString what; ///< "snapshot" or "scenario": who touched the same since is a conflict
    QString name; ///< of the scenario
    std::optional<std::int64_t> basedOn; ///< nothing: over whatever is there
    Change change;
    bool mayCreate = false; ///< a store that is not there is made
    std::int64_t goesOnFrom = 0; ///< the revision that a new store counts on from
};

/// One attempt in one transaction. `wasCommitSent`: after an error it is not known whether the
/// change arrived.
SaveOutcome attempt(StoreConnection& connection, const Save& save, bool& wasCommitSent);

/// Carries the save out on the store of this address. Error codes: OutputFailed, OutcomeUnknown.
SaveOutcome saveInto(const StoreAddress& address, const Save& save);

/// Calls `take` in a reading transaction on the store, brought up to date before; again from the
/// start when a server is lost and another host of the address answers.
Result<void> readFrom(const StoreAddress& address,
                      const std::function<Result<void>(StoreConnection&)>& take);

} // namespace fairlead::accounting
