// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/save.h"

#include "models/accounting/store/auditretention.h"
#include "models/accounting/store/oldstore.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/schema.h"
#include "models/accounting/store/sqlvalue.h"
#include "models/accounting/store/storefile.h"
#include "models/accounting/store/storeserver.h"

#include <QUuid>

#include <limits>

namespace fairlead::accounting {

namespace {
Result<std::int64_t> lockRevision(StoreConnection& connection)
{
    const auto value = connection.lockedRevision();
    if (!value)
        return value.error();
    const auto revision = SqlValue<std::int64_t>::from(*value);
    if (!revision)
        return connection.badValue("store_state", 1, "revision");
    return *revision;
}

/// Who expects no scenario of a name, and finds none, has missed nothing: whatever was done to one
/// meanwhile, and whether lines of that time are still there.
Result<bool> isAsNew(StoreConnection& connection, const Save& save)
{
    if (save.what != QLatin1String(audited::scenario) || save.basedOn != 0)
        return false;
    bool isThere = false;
    const auto done = connection.forEachRow(
        QStringLiteral("SELECT 1 FROM scenario WHERE %1").arg(QLatin1String(isThatName)),
        {save.name, save.name}, [&](const SqlRow&) {
            isThere = true;
            return Result<void>();
        });
    if (!done)
        return done.error();
    return !isThere;
}

/// What others did to the same thing since the caller read it; empty: nothing.
Result<std::vector<AuditEntry>> cameBetween(StoreConnection& connection, const Save& save,
                                            std::int64_t revision)
{
    if (!save.basedOn || *save.basedOn == revision)
        return std::vector<AuditEntry>();
    const auto isNew = isAsNew(connection, save);
    if (!isNew)
        return isNew.error();
    if (*isNew)
        return std::vector<AuditEntry>();
    return readAudit(connection, {*save.basedOn, save.what, save.name});
}

/// Another store may lie where the edits came from.
Result<void> checkCluster(StoreConnection& connection, const std::string& wanted)
{
    if (wanted.empty())
        return {};
    const auto there = readCluster(connection);
    if (!there)
        return there.error();
    if (there->empty() || *there == wanted)
        return {};
    return isOfAnotherCluster(connection.name(), *there, wanted);
}
} // namespace

Error isOfAnotherCluster(const std::string& store, const std::string& kept,
                         const std::string& cluster)
{
    return {
        ErrorCode::Usage,
        {said("Messages", "%1 is a store of the cluster %2, not of %3"), {store, kept, cluster}},
        {}};
}

Save::Save(QString kind, QString thing, std::optional<std::int64_t> readRevision, Change carryOut)
    : id(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , what(std::move(kind))
    , name(std::move(thing))
    , basedOn(readRevision)
    , change(std::move(carryOut))
{
}

SaveOutcome attempt(StoreConnection& connection, const Save& save, bool& wasCommitSent)
{
    auto transaction = Transaction::begin(connection, true);
    if (!transaction)
        return transaction.error();
    const auto revision = lockRevision(connection);
    if (!revision)
        return revision.error();
    const auto arrived = revisionOfSave(connection, save.id);
    if (!arrived)
        return arrived.error();
    if (*arrived)
        return **arrived; // an earlier attempt, whose answer got lost
    if (*revision < 0 || *revision == std::numeric_limits<std::int64_t>::max())
        return Error{ErrorCode::DataInvalid,
                     said("Messages", "the store has a revision that no save can follow"),
                     {}};
    if (auto checked = checkCluster(connection, save.cluster); !checked)
        return checked.error();
    const auto theirs = cameBetween(connection, save, *revision);
    if (!theirs)
        return theirs.error();
    const bool isOfAnotherStore = save.basedOn && *save.basedOn > *revision; // or of a newer copy
    if (!theirs->empty() || isOfAnotherStore)
        return SaveConflict{*save.basedOn, *revision, *theirs};
    AuditTrail trail;
    const auto next = (*revision == 0 ? save.goesOnFrom : *revision) + 1;
    auto done = save.change(connection, trail);
    if (done)
        done = setRevision(connection, next);
    if (done)
        done = trail.write(connection, save.id, next);
    if (done)
        done = trimAudit(connection, next);
    if (!done)
        return done.error();
    wasCommitSent = true;
    if (auto committed = (*transaction)->commit(); !committed)
        return committed.error();
    return next;
}

SaveOutcome saveInto(const StoreAddress& address, const Save& save)
{
    auto mine = save;
    mine.mayUpgrade = address.mayUpgrade;
    mine.filePatience = address.timeouts.file;
    return address.server ? saveOnServer(address, mine) : saveInFile(address.name, mine);
}

Result<void> readFrom(const StoreAddress& address,
                      const std::function<Result<void>(StoreConnection&)>& take)
{
    if (address.server)
        return readFromServer(address, take);
    const auto read = [&](SqliteConnection& connection) -> Result<void> {
        const auto version = connection.version();
        if (!version)
            return version.error();
        const auto transaction = Transaction::begin(connection, false);
        if (!transaction)
            return transaction.error();
        return takeFrom(connection, *version, take);
    };
    return readFromFile(address.name, address.timeouts.file, read);
}

Result<void> takeFrom(StoreConnection& connection, int version,
                      const std::function<Result<void>(StoreConnection&)>& take)
{
    if (version == storeVersion)
        return take(connection);
    const auto copy = upToDateCopy(connection, version);
    return copy ? take(**copy) : copy.error();
}

} // namespace fairlead::accounting
