// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/database/mariadbfault.h"
#include "models/accounting/database/mariadbrows.h"
#include "models/accounting/database/waitbudget.h"
#include "models/connections/databaseurl.h"
#include "models/connections/secret.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <optional>

struct st_mysql;

namespace fairlead::accounting {

/// How long to wait, in seconds.
struct DatabaseTimeouts
{
    unsigned connect = 5; ///< for each host of the list, and for its login twice as much
    unsigned read = 40; ///< for an answer, all waits for its bytes together
    unsigned statement = 30; ///< the server gives a query up after it
    unsigned lock = 200; ///< a change waits for the locks of others, all tries together
    unsigned file = 2; ///< a file of SQLite waits for the lock of another program

    /// With another limit for each query and for locks, in s, where one is given.
    static DatabaseTimeouts withQueryLimit(std::optional<int> seconds)
    {
        DatabaseTimeouts timeouts;
        if (seconds) {
            const auto spare = timeouts.read - timeouts.statement;
            timeouts.statement = static_cast<unsigned>(*seconds);
            timeouts.read = timeouts.statement + spare;
            timeouts.lock = timeouts.statement;
            timeouts.file = timeouts.statement;
        }
        return timeouts;
    }
};

/// One connection to MariaDB or MySQL, used on the thread that opened it. It goes through
/// libmariadb: Qt's driver can neither refuse clear text nor check the name of a host.
class MariadbSession
{
public:
    enum class Access
    {
        ReadOnly, ///< the session refuses every change
        ReadWrite,
    };

    /// Tries the hosts in order. Where TLS is asked for nothing is sent before it stands, and only
    /// a verified server gets a password by a plug-in that would show it; see LoginGate.
    /// TlsMode::Prefer goes on in clear text with a server that offers no TLS, and after no
    /// other failure. Error codes: SourceUnreachable (no server, refused, TLS, password), Usage.
    static Result<std::unique_ptr<MariadbSession>> open(const connections::DatabaseUrl& url,
                                                        const connections::Secret& password,
                                                        Access access,
                                                        const DatabaseTimeouts& timeouts = {});
    ~MariadbSession();
    MariadbSession(const MariadbSession&) = delete;
    MariadbSession& operator=(const MariadbSession&) = delete;
    MariadbSession(MariadbSession&&) = delete;
    MariadbSession& operator=(MariadbSession&&) = delete;

    [[nodiscard]] Result<void> execute(const QByteArray& statement);
    [[nodiscard]] Result<MariadbRows> query(const QByteArray& statement,
                                            const AnswerLimits& limits = wholeTable);
    /// One row after the other to `take`; the error of an answer that breaks off. A server that
    /// goes beyond the limits is cut off.
    using TakeRow = std::function<void(const MariadbRows& row)>;
    [[nodiscard]] Result<void> forEachRow(const QByteArray& statement, const TakeRow& take,
                                          const AnswerLimits& limits = wholeTable);
    /// What went wrong last, in our words: a lost server is SourceUnreachable, a missing table or
    /// right DataInvalid.
    [[nodiscard]] Error lastError() const;

    using Fault = MariadbFault;
    [[nodiscard]] Fault lastFault() const;

    /// `name` as an identifier: quoted, quotes inside doubled.
    static QByteArray quoted(const QString& name);
    /// A text as a literal, escaped as this session needs it.
    [[nodiscard]] QByteArray literal(const QString& text) const;
    [[nodiscard]] QByteArray literal(const QByteArray& utf8) const;

    [[nodiscard]] const QString& server() const { return m_server; } ///< "host:port" or a socket

private:
    explicit MariadbSession(const connections::DatabaseUrl& url);
    [[nodiscard]] Result<void> connect(const connections::DatabaseHost& host,
                                       const connections::DatabaseUrl& url,
                                       const connections::Secret& password,
                                       const DatabaseTimeouts& timeouts);
    [[nodiscard]] Result<void> setOwnWays();
    [[nodiscard]] Result<void> setUp(Access access, const DatabaseTimeouts& timeouts);
    [[nodiscard]] Result<void> send(const QByteArray& statement);
    void endWhenIdle();
    [[nodiscard]] Result<void> proveReadiness();

    st_mysql* m_connection = nullptr;
    QString m_database;
    QString m_server;
    unsigned m_patience = 0; ///< DatabaseTimeouts::read
};

} // namespace fairlead::accounting
