// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/storeserver.h"

#include "models/accounting/store/mariadbconnection.h"
#include "models/accounting/store/mariadbschema.h"
#include "models/accounting/store/oldstore.h"
#include "models/accounting/store/schema.h"

#include <QThread>

#include <chrono>

namespace fairlead::accounting {

namespace {
using Access = MariadbSession::Access;
using Fault = MariadbSession::Fault;

constexpr unsigned writeLimit = 300; // s: a large table takes longer to empty than to read
constexpr unsigned long pause = 300; // ms
constexpr int mostConflicts = 20; // lost races against other nodes of a cluster
constexpr int spareAttempts = 2; // after each host of the list failed once

/// One try at something on an open connection, and whether another one makes sense.
class Attempts
{
public:
    Attempts(const StoreAddress& address, connections::DatabaseUrl url, Access access)
        : m_password(address.password)
        , m_timeouts(address.timeouts)
        , m_url(std::move(url))
        , m_access(access)
        , m_lossesLeft(static_cast<int>(m_url.hosts.size()) + spareAttempts)
    {
        if (access == Access::ReadWrite)
            m_timeouts.statement = std::max(m_timeouts.statement, writeLimit);
    }

    Result<std::unique_ptr<MariadbConnection>> connect() const
    {
        return MariadbConnection::open(m_url, m_password, m_access, m_timeouts);
    }

    /// Whether to begin anew after this fault.
    bool goesOn(Fault fault)
    {
        if (fault == Fault::Lost) {
            if (m_url.hosts.size() < 2)
                QThread::msleep(pause); // a server that starts again needs a moment
            return --m_lossesLeft > 0;
        }
        const bool hasTime = Clock::now() - m_begin < std::chrono::seconds(m_timeouts.lock);
        return fault == Fault::Conflict && hasTime && --m_conflictsLeft > 0;
    }

private:
    using Clock = std::chrono::steady_clock;

    connections::Secret m_password;
    Clock::time_point m_begin = Clock::now();
    DatabaseTimeouts m_timeouts;
    connections::DatabaseUrl m_url;
    Access m_access;
    int m_lossesLeft;
    int m_conflictsLeft = mostConflicts;
};

Error outputFailed(const Error& cause)
{
    if (cause.code == ErrorCode::SchemaOlder || cause.code == ErrorCode::Usage)
        return cause;
    const bool isFull = cause.code == ErrorCode::DiskFull;
    return {isFull ? ErrorCode::DiskFull : ErrorCode::OutputFailed, cause.message, cause.detail};
}

Error fateUnknown(const Error& cause, const Save& save)
{
    return {ErrorCode::OutcomeUnknown,
            {said("Messages",
                  "%1; whether the change arrived before is not known: when the server is back, "
                  "look for save %2 in table audit"),
             {cause.message, save.id.toStdString()}},
            cause.detail};
}

Result<int> versionOnServer(MariadbConnection& connection)
{
    auto version = versionOf(connection);
    if (!version)
        return version;
    if (auto checked = checkServerSchema(connection, *version); !checked)
        return checked.error();
    return version;
}

/// An empty database, or an older store where somebody has agreed to it.
Result<void> bringUpToDate(MariadbConnection& connection, bool mayUpgrade)
{
    const auto version = versionOnServer(connection);
    if (!version)
        return version.error();
    if (*version == storeVersion)
        return {};
    return *version == 0 || mayUpgrade ? migrate(connection) : olderStore(connection, *version);
}

SaveOutcome saveOn(MariadbConnection& connection, const Save& save, bool& wasCommitSent)
{
    if (save.mayCreate) {
        if (auto marked = connection.markAsStore(); !marked)
            return marked.error();
    }
    if (auto done = bringUpToDate(connection, save.mayUpgrade); !done)
        return done.error();
    return attempt(connection, save, wasCommitSent);
}

Result<void> readOn(MariadbConnection& connection,
                    const std::function<Result<void>(StoreConnection&)>& take)
{
    const auto transaction = Transaction::begin(connection, false);
    if (!transaction)
        return transaction.error();
    const auto version = versionOnServer(connection);
    if (!version)
        return version.error();
    return takeFrom(connection, *version, take);
}
} // namespace

Result<void> readFromServer(const StoreAddress& address,
                            const std::function<Result<void>(StoreConnection&)>& take)
{
    const auto& url = *address.server;
    if (!url)
        return url.error();
    Attempts attempts(address, *url, Access::ReadOnly);
    for (;;) {
        const auto connection = attempts.connect();
        if (!connection)
            return connection.error();
        auto done = readOn(**connection, take);
        if (done || !attempts.goesOn((*connection)->fault()))
            return done;
    }
}

SaveOutcome saveOnServer(const StoreAddress& address, const Save& save)
{
    const auto& url = *address.server;
    if (!url)
        return url.error();
    Attempts attempts(address, *url, Access::ReadWrite);
    bool isFateKnown = true;
    for (;;) {
        const auto connection = attempts.connect();
        if (!connection)
            return isFateKnown ? outputFailed(connection.error())
                               : fateUnknown(connection.error(), save);
        bool wasCommitSent = false;
        auto outcome = saveOn(**connection, save, wasCommitSent);
        if (outcome || outcome.conflict() != nullptr)
            return outcome;
        auto fault = (*connection)->fault();
        // A conflict is rolled back for certain. So is what was lost before its COMMIT, but an
        // attempt before that may have arrived still. Any other answer to COMMIT says nothing (a
        // node may have given up waiting for it): the next attempt looks the save up by its id.
        if (wasCommitSent && fault != Fault::Conflict) {
            isFateKnown = false;
            fault = Fault::Lost;
        }
        if (!attempts.goesOn(fault))
            return isFateKnown ? outputFailed(outcome.error()) : fateUnknown(outcome.error(), save);
    }
}

} // namespace fairlead::accounting
