// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/database/mariadbsession.h"

#include "engine/base/text.h"

#include <QFileInfo>

#include <limits>
#include <mariadb/errmsg.h>
#include <mariadb/mysql.h>
#include <mariadb/mysqld_error.h>

namespace fairlead::accounting {

namespace {
constexpr unsigned noError = 0;

struct Reason
{
    ErrorCode code;
    const char* text;
};

Reason reasonOf(unsigned number)
{
    switch (number) {
    case CR_SSL_CONNECTION_ERROR:
        return {ErrorCode::SourceUnreachable, "the connection cannot be made secure"};
    case ER_ACCESS_DENIED_ERROR:
        return {ErrorCode::SourceUnreachable, "the server refuses the user or the password"};
    case ER_DBACCESS_DENIED_ERROR:
        return {ErrorCode::SourceUnreachable, "the user may not read this database"};
    case ER_BAD_DB_ERROR:
        return {ErrorCode::SourceUnreachable, "there is no such database on the server"};
    case ER_NO_SUCH_TABLE:
        return {ErrorCode::DataInvalid, "a table is missing"};
    case ER_BAD_FIELD_ERROR:
        return {ErrorCode::DataInvalid, "a column is missing"};
    case ER_TABLEACCESS_DENIED_ERROR:
    case ER_COLUMNACCESS_DENIED_ERROR:
    case ER_SPECIFIC_ACCESS_DENIED_ERROR:
        return {ErrorCode::DataInvalid, "the user lacks a right on a table"};
    case ER_LOCK_WAIT_TIMEOUT:
        return {ErrorCode::SourceUnreachable, "somebody else is writing; try again later"};
    case ER_LOCK_DEADLOCK:
        return {ErrorCode::SourceUnreachable, "somebody else was writing at the same time"};
    case ER_RECORD_FILE_FULL:
    case ER_DISK_FULL:
        return {ErrorCode::OutputFailed, "the server has no room left"};
    case ER_DATA_TOO_LONG:
        return {ErrorCode::DataInvalid, "a text is too long for its column"};
    case ER_UNKNOWN_COM_ERROR:
        return {ErrorCode::SourceUnreachable, "the node is not part of its cluster now"};
    case ER_STATEMENT_TIMEOUT:
    case ER_QUERY_INTERRUPTED:
        return {ErrorCode::SourceUnreachable, "the server gave up a query that took too long"};
    case CR_SERVER_GONE_ERROR:
    case CR_SERVER_LOST:
        return {ErrorCode::SourceUnreachable, "the server went away or does not answer"};
    default:
        return number >= CR_MIN_ERROR && number <= CR_MAX_ERROR
            ? Reason{ErrorCode::SourceUnreachable, "the server cannot be reached"}
            : Reason{ErrorCode::DataInvalid, "the server refuses a query"};
    }
}

Error errorOf(const QString& server, unsigned number, const QByteArray& detail)
{
    const auto reason = reasonOf(number);
    return {reason.code, server.toStdString() + ": " + reason.text, detail.toStdString()};
}

MariadbSession::Fault faultOf(unsigned number)
{
    using Fault = MariadbSession::Fault;
    switch (number) {
    case noError:
        return Fault::None;
    case ER_LOCK_DEADLOCK:
    case ER_ERROR_DURING_COMMIT: // how some versions tell that a commit failed certification
        return Fault::Conflict;
    case ER_NO_SUCH_TABLE:
        return Fault::Missing;
    case ER_TABLE_EXISTS_ERROR:
    case ER_DUP_FIELDNAME:
    case ER_DUP_KEYNAME:
    case ER_DUP_ENTRY:
        return Fault::Exists;
    case ER_SERVER_SHUTDOWN:
    case ER_CONNECTION_KILLED:
    case ER_UNKNOWN_COM_ERROR: // a node of Galera without its cluster
        return Fault::Lost;
    default:
        return number >= CR_MIN_ERROR && number <= CR_MAX_ERROR ? Fault::Lost : Fault::Other;
    }
}

QString systemAuthorities()
{
    const auto debian = QStringLiteral("/etc/ssl/certs/ca-certificates.crt");
    return QFileInfo::exists(debian) ? debian : QString();
}

QString serverName(const connections::DatabaseHost& host, const connections::DatabaseUrl& url)
{
    return url.socket.isEmpty() ? QStringLiteral("%1:%2").arg(host.name).arg(host.port)
                                : url.socket;
}

void setOptions(MYSQL* connection, const connections::DatabaseUrl& url, bool encrypted,
                const DatabaseTimeouts& timeouts)
{
    const my_bool yes = 1;
    const my_bool no = 0;
    mysql_optionsv(connection, MYSQL_OPT_CONNECT_TIMEOUT, &timeouts.connect);
    mysql_optionsv(connection, MYSQL_OPT_READ_TIMEOUT, &timeouts.read);
    mysql_optionsv(connection, MYSQL_OPT_WRITE_TIMEOUT, &timeouts.read);
    mysql_optionsv(connection, MYSQL_OPT_RECONNECT, &no);
    mysql_optionsv(connection, MYSQL_SET_CHARSET_NAME, "utf8mb4");
    const my_bool localInfile = 0; // a hostile server must not ask for our files
    mysql_optionsv(connection, MYSQL_OPT_LOCAL_INFILE, &localInfile);
    if (!encrypted)
        return;
    mysql_optionsv(connection, MYSQL_OPT_SSL_ENFORCE, &yes);
    const bool verifies = url.tls == connections::TlsMode::Verify;
    mysql_optionsv(connection, MYSQL_OPT_SSL_VERIFY_SERVER_CERT, verifies ? &yes : &no);
    const auto authorities = url.caFile.isEmpty() ? systemAuthorities() : url.caFile;
    if (verifies && !authorities.isEmpty())
        mysql_optionsv(connection, MYSQL_OPT_SSL_CA, authorities.toLocal8Bit().constData());
}
} // namespace

MariadbRows::MariadbRows(st_mysql* connection, st_mysql_res* result)
    : m_connection(connection)
    , m_result(result)
{
}

MariadbRows::MariadbRows(MariadbRows&& other) noexcept
    : m_connection(other.m_connection)
    , m_result(std::exchange(other.m_result, nullptr))
    , m_row(std::exchange(other.m_row, nullptr))
    , m_lengths(std::exchange(other.m_lengths, nullptr))
    , m_failed(other.m_failed)
{
}

MariadbRows::~MariadbRows()
{
    if (m_result != nullptr)
        mysql_free_result(m_result);
}

bool MariadbRows::next()
{
    m_row = mysql_fetch_row(m_result);
    m_failed = m_row == nullptr && mysql_errno(m_connection) != noError;
    m_lengths = m_row != nullptr ? mysql_fetch_lengths(m_result) : nullptr;
    return m_row != nullptr;
}

unsigned MariadbRows::columnCount() const
{
    return mysql_num_fields(m_result);
}

bool MariadbRows::isIntegerColumn(unsigned column) const
{
    switch (mysql_fetch_field_direct(m_result, column)->type) {
    case MYSQL_TYPE_TINY:
    case MYSQL_TYPE_SHORT:
    case MYSQL_TYPE_INT24:
    case MYSQL_TYPE_LONG:
    case MYSQL_TYPE_LONGLONG:
        return true;
    default:
        return false;
    }
}

bool MariadbRows::isNull(unsigned column) const
{
    return m_row[column] == nullptr;
}

std::string_view MariadbRows::text(unsigned column) const
{
    return isNull(column) ? std::string_view() : std::string_view(m_row[column], m_lengths[column]);
}

std::string MariadbRows::utf8(unsigned column) const
{
    const auto bytes = text(column);
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size())).toStdString();
}

std::optional<std::int64_t> MariadbRows::integer(unsigned column) const
{
    return text::toInteger(text(column));
}

std::optional<std::uint32_t> MariadbRows::integer32(unsigned column) const
{
    const auto value = integer(column);
    if (!value || *value < 0 || *value > std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    return static_cast<std::uint32_t>(*value);
}

MariadbSession::MariadbSession(const connections::DatabaseUrl& url)
    : m_database(url.database)
{
}

MariadbSession::~MariadbSession()
{
    if (m_connection != nullptr)
        mysql_close(m_connection);
}

Result<std::unique_ptr<MariadbSession>> MariadbSession::open(const connections::DatabaseUrl& url,
                                                             const connections::Secret& password,
                                                             Access access,
                                                             const DatabaseTimeouts& timeouts)
{
    auto hosts = url.hosts;
    if (!url.socket.isEmpty())
        hosts.assign(1, {QStringLiteral("localhost"), 3306});
    Error failure;
    for (const auto& host : hosts) {
        std::unique_ptr<MariadbSession> session(new MariadbSession(url));
        auto done
            = session->connect(host, url, password, url.tls != connections::TlsMode::Off, timeouts);
        if (!done && url.tls == connections::TlsMode::Prefer && session->lacksEncryption())
            done = session->connect(host, url, password, false, timeouts);
        if (done)
            done = session->proveEncryption(url.tls >= connections::TlsMode::Require);
        if (done)
            done = session->proveReadiness();
        if (done)
            done = session->setUp(access, timeouts);
        if (done)
            return session;
        failure = done.error();
    }
    return failure;
}

Result<void> MariadbSession::connect(const connections::DatabaseHost& host,
                                     const connections::DatabaseUrl& url,
                                     const connections::Secret& password, bool encrypted,
                                     const DatabaseTimeouts& timeouts)
{
    if (m_connection != nullptr)
        mysql_close(m_connection);
    m_connection = mysql_init(nullptr);
    m_server = serverName(host, url);
    if (m_connection == nullptr)
        return Error{ErrorCode::Internal, "there is not enough memory for a connection", {}};
    setOptions(m_connection, url, encrypted, timeouts);
    const bool usesSocket = !url.socket.isEmpty();
    const unsigned int protocol = usesSocket ? MYSQL_PROTOCOL_SOCKET : MYSQL_PROTOCOL_TCP;
    mysql_optionsv(m_connection, MYSQL_OPT_PROTOCOL, &protocol);
    const auto socket = url.socket.toLocal8Bit();
    const auto* connected = mysql_real_connect(
        m_connection, host.name.toUtf8().constData(), url.user.toUtf8().constData(),
        password.text(), url.database.toUtf8().constData(), usesSocket ? 0 : host.port,
        usesSocket ? socket.constData() : nullptr, 0);
    return connected != nullptr ? Result<void>() : lastError();
}

/// Nothing but the greeting was exchanged then: the client gives up before it names its user.
bool MariadbSession::lacksEncryption() const
{
    unsigned long capabilities = CLIENT_SSL;
    return mysql_errno(m_connection) == CR_SSL_CONNECTION_ERROR
        && mariadb_get_infov(m_connection, MARIADB_CONNECTION_SERVER_CAPABILITIES, &capabilities)
        == 0
        && (capabilities & CLIENT_SSL) == 0;
}

/// The server itself has to say that this very session is encrypted.
Result<void> MariadbSession::proveEncryption(bool required)
{
    const auto asked = forEachRow(
        QByteArrayLiteral("SHOW SESSION STATUS LIKE 'Ssl_cipher'"), [&](const MariadbRows& row) {
            m_cipher = QByteArray::fromStdString(std::string(row.text(1)));
        });
    if (!asked)
        return asked;
    if (required && m_cipher.isEmpty())
        return Error{ErrorCode::SourceUnreachable,
                     m_server.toStdString() + ": the connection is not encrypted, and was to be",
                     {}};
    return {};
}

/// A node of Galera without its cluster takes connections but answers no question.
Result<void> MariadbSession::proveReadiness()
{
    bool isNode = false;
    bool isReady = true;
    auto asked = forEachRow(QByteArrayLiteral("SHOW VARIABLES LIKE 'wsrep_on'"),
                            [&](const MariadbRows& row) { isNode = row.text(1) == "ON"; });
    if (asked && isNode)
        asked = forEachRow(QByteArrayLiteral("SHOW STATUS LIKE 'wsrep_ready'"),
                           [&](const MariadbRows& row) { isReady = row.text(1) == "ON"; });
    if (asked && !isReady)
        return errorOf(m_server, ER_UNKNOWN_COM_ERROR, {});
    return asked;
}

Result<void> MariadbSession::setUp(Access access, const DatabaseTimeouts& timeouts)
{
    if (auto done = execute(QByteArrayLiteral("SET SESSION time_zone = '+00:00'")); !done)
        return done;
    // MySQL has another name and unit for the limit, and knows it for SELECT alone.
    const auto limit = QByteArrayLiteral("SET SESSION max_statement_time = ")
        + QByteArray::number(timeouts.statement);
    if (auto done = execute(limit); !done) {
        const auto mysql = QByteArrayLiteral("SET SESSION max_execution_time = ")
            + QByteArray::number(1000 * timeouts.statement);
        if (auto again = execute(mysql); !again)
            return again;
    }
    if (access == Access::ReadWrite)
        return {};
    return execute(QByteArrayLiteral("SET SESSION TRANSACTION READ ONLY"));
}

Result<void> MariadbSession::execute(const QByteArray& statement)
{
    if (mysql_real_query(m_connection, statement.constData(),
                         static_cast<unsigned long>(statement.size()))
        != 0)
        return lastError();
    if (auto* result = mysql_store_result(m_connection))
        mysql_free_result(result);
    return {};
}

Result<MariadbRows> MariadbSession::query(const QByteArray& statement)
{
    if (mysql_real_query(m_connection, statement.constData(),
                         static_cast<unsigned long>(statement.size()))
        != 0)
        return lastError();
    auto* result = mysql_use_result(m_connection);
    if (result == nullptr)
        return lastError();
    return MariadbRows(m_connection, result);
}

Result<void> MariadbSession::forEachRow(const QByteArray& statement, const TakeRow& take)
{
    auto rows = query(statement);
    if (!rows)
        return rows.error();
    while (rows->next())
        take(*rows);
    return rows->failed() ? Result<void>(lastError()) : Result<void>();
}

Error MariadbSession::lastError() const
{
    return errorOf(m_server, mysql_errno(m_connection), QByteArray(mysql_error(m_connection)));
}

MariadbSession::Fault MariadbSession::lastFault() const
{
    return faultOf(mysql_errno(m_connection));
}

QByteArray MariadbSession::quoted(const QString& name)
{
    auto utf8 = name.toUtf8();
    utf8.replace('`', "``");
    return '`' + utf8 + '`';
}

QByteArray MariadbSession::literal(const QString& text) const
{
    return literal(text.toUtf8());
}

QByteArray MariadbSession::literal(const QByteArray& utf8) const
{
    QByteArray escaped(2 * utf8.size() + 1, '\0');
    const auto length = mysql_real_escape_string(m_connection, escaped.data(), utf8.constData(),
                                                 static_cast<unsigned long>(utf8.size()));
    escaped.truncate(static_cast<qsizetype>(length));
    return '\'' + escaped + '\'';
}

} // namespace fairlead::accounting
