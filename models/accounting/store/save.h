// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/saveoutcome.h"
#include "models/accounting/store/storeaddress.h"

#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

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
    std::string cluster{}; ///< of which the store has to be; empty: of any
    bool mayCreate = false; ///< a store that is not there is made
    bool mayUpgrade = false; ///< see StoreAddress; saveInto() takes it from there
    unsigned filePatience = DatabaseTimeouts().file; ///< likewise: for the lock of a file  @unit s
    std::int64_t goesOnFrom = 0; ///< the revision that a new store counts on from
};

/// What is wrong with a store that holds `kept`, for who has something of `cluster`.
Error isOfAnotherCluster(const std::string& store, const std::string& kept,
                         const std::string& cluster);

/// One attempt in one transaction. `wasCommitSent`: after an error it is not known whether the
/// change arrived.
SaveOutcome attempt(StoreConnection& connection, const Save& save, bool& wasCommitSent);

/// Carries the save out on the store of this address. Error codes: OutputFailed, OutcomeUnknown,
/// SchemaOlder: it would have to be brought up to date first, Usage: what `change` found wrong with
/// what was asked for.
SaveOutcome saveInto(const StoreAddress& address, const Save& save);

/// Calls `take` in a reading transaction on the store, or on an up to date copy of an older one,
/// which stays as it is; again from the start when a server is lost and another host answers, or
/// somebody wrote a file that could not be locked.
Result<void> readFrom(const StoreAddress& address,
                      const std::function<Result<void>(StoreConnection&)>& take);
/// What `read` gives of a StoreConnection, a Result, in such a transaction.
template <typename Read>
auto valueFrom(const StoreAddress& address, Read&& read)
    -> std::invoke_result_t<Read&, StoreConnection&>
{
    std::optional<std::invoke_result_t<Read&, StoreConnection&>> answer;
    const auto done = readFrom(address, [&](StoreConnection& connection) -> Result<void> {
        answer.emplace(read(connection));
        return *answer ? Result<void>() : answer->error();
    });
    if (!done)
        return done.error();
    return *std::move(answer);
}
/// The same as readFrom() on an open connection, in the transaction that the caller has begun.
Result<void> takeFrom(StoreConnection& connection, int version,
                      const std::function<Result<void>(StoreConnection&)>& take);

} // namespace fairlead::accounting
