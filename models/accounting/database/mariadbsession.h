// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/connections/databaseurl.h"
#include "models/connections/secret.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

struct st_mysql;
struct st_mysql_res;

namespace fairlead::accounting {

/// How long to wait, in seconds.
struct DatabaseTimeouts
{
    unsigned connect = 5; ///< for each host of the list
    unsigned read = 40; ///< for the next bytes of an answer
    unsigned statement = 30; ///< the server gives a query up after it
};

/// The rows of one answer as they come in; the next query waits until all were read.
class MariadbRows
{
public:
    explicit MariadbRows(st_mysql* connection, st_mysql_res* result);
    ~MariadbRows();
    MariadbRows(const MariadbRows&) = delete;
    MariadbRows& operator=(const MariadbRows&) = delete;
    MariadbRows(MariadbRows&& other) noexcept;
    MariadbRows& operator=(MariadbRows&&) = delete;

    /// Goes to the next row; false at the end and after an error, which failed() tells.
    bool next();
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] unsigned columnCount() const;
    /// Whether the column is of an integer type, whatever is in the row.
    [[nodiscard]] bool isIntegerColumn(unsigned column) const;
    [[nodiscard]] bool isNull(unsigned column) const;
    /// The bytes of a cell; empty for NULL. Valid until next().
    [[nodiscard]] std::string_view text(unsigned column) const;
    /// The text in valid UTF-8: what is not becomes U+FFFD.
    [[nodiscard]] std::string utf8(unsigned column) const;
    /// Nothing for NULL and for what is no whole number.
    [[nodiscard]] std::optional<std::int64_t> integer(unsigned column) const;
    /// The same for what has 32 bits in Slurm; nothing for what does not fit.
    [[nodiscard]] std::optional<std::uint32_t> integer32(unsigned column) const;

private:
    st_mysql* m_connection;
    st_mysql_res* m_result;
    char** m_row = nullptr;
    unsigned long* m_lengths = nullptr;
    bool m_failed = false;
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

    /// Tries the hosts in order. Before anything else is sent, TLS is proven where it is asked
    /// for. TlsMode::Prefer goes on in clear text with a server that offers no TLS, and after no
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
    [[nodiscard]] Result<MariadbRows> query(const QByteArray& statement);
    /// One row after the other to `take`; the error of an answer that breaks off.
    using TakeRow = std::function<void(const MariadbRows& row)>;
    [[nodiscard]] Result<void> forEachRow(const QByteArray& statement, const TakeRow& take);
    /// What went wrong last, in our words: a lost server is SourceUnreachable, a missing table or
    /// right DataInvalid.
    [[nodiscard]] Error lastError() const;

    /// What a caller can do about the last error.
    enum class Fault
    {
        None,
        Lost, ///< no answer: whether the statement was carried out is not known; another server?
        Conflict, ///< deadlock or certification: rolled back, the transaction may be repeated
        Missing, ///< the table is not there
        Exists, ///< table, column, index or row are there already
        Other,
    };
    [[nodiscard]] Fault lastFault() const;

    /// `name` as an identifier: quoted, quotes inside doubled.
    static QByteArray quoted(const QString& name);
    /// A text as a literal, escaped as this session needs it.
    [[nodiscard]] QByteArray literal(const QString& text) const;
    [[nodiscard]] QByteArray literal(const QByteArray& utf8) const;

    [[nodiscard]] const QString& server() const { return m_server; } ///< "host:port" or a socket
    [[nodiscard]] bool isEncrypted() const { return !m_cipher.isEmpty(); }

private:
    explicit MariadbSession(const connections::DatabaseUrl& url);
    [[nodiscard]] Result<void> connect(const connections::DatabaseHost& host,
                                       const connections::DatabaseUrl& url,
                                       const connections::Secret& password, bool encrypted,
                                       const DatabaseTimeouts& timeouts);
    /// Whether connect() failed because the server itself says that it has no TLS.
    [[nodiscard]] bool lacksEncryption() const;
    [[nodiscard]] Result<void> proveEncryption(bool required);
    [[nodiscard]] Result<void> setUp(Access access, const DatabaseTimeouts& timeouts);
    [[nodiscard]] Result<void> proveReadiness();

    st_mysql* m_connection = nullptr;
    QString m_database;
    QString m_server;
    QByteArray m_cipher;
};

} // namespace fairlead::accounting
