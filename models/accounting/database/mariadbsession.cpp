// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/database/mariadbsession.h"

#include "models/accounting/database/logingate.h"

#include <QFileInfo>

#include <mariadb/errmsg.h>
#include <mariadb/mysql.h>
#include <mariadb/mysqld_error.h>

namespace fairlead::accounting {

namespace {
constexpr auto charset = "utf8mb4";
constexpr std::size_t longestRow = std::size_t{64} << 20; // bytes
constexpr int longestIdle = 60; // s in a transaction without a statement, or without reading on

/// Where distributions keep the authorities that they trust; empty: nowhere that we know.
QString systemAuthorities()
{
    for (const auto* path :
         {"/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt"}) {
        if (QFileInfo::exists(QLatin1String(path)))
            return QLatin1String(path);
    }
    return {};
}

QString serverName(const connections::DatabaseHost& host, const connections::DatabaseUrl& url)
{
    return url.socket.isEmpty() ? QStringLiteral("%1:%2").arg(host.name).arg(host.port)
                                : url.socket;
}

ServerProof proofOf(const connections::DatabaseUrl& url)
{
    if (url.verifies())
        return ServerProof::Verified;
    return url.tls >= connections::TlsMode::Require ? ServerProof::Encrypted : ServerProof::None;
}

void setTls(MYSQL* connection, bool verifies, const QString& authorities)
{
    const my_bool yes = 1;
    const my_bool isChecked = verifies ? 1 : 0;
    mysql_optionsv(connection, MYSQL_OPT_SSL_ENFORCE, &yes);
    mysql_optionsv(connection, MYSQL_OPT_SSL_VERIFY_SERVER_CERT, &isChecked);
    if (verifies)
        mysql_optionsv(connection, MYSQL_OPT_SSL_CA, authorities.toLocal8Bit().constData());
}

/// A server may answer any query by asking for a file of ours (LOAD DATA LOCAL). It gets none: the
/// option says so to the server and to the library, and what would open a file opens none.
void refuseFiles(MYSQL* connection)
{
    const unsigned int no = 0; // the library reads four bytes
    mysql_optionsv(connection, MYSQL_OPT_LOCAL_INFILE, &no);
    constexpr int failed = 1;
    const auto open = [](void**, const char*, void*) { return failed; };
    const auto read = [](void*, char*, unsigned int) { return -1; };
    const auto close = [](void*) {};
    const auto why = [](void*, char* text, unsigned int size) {
        if (size > 0)
            text[0] = '\0';
        return CR_UNKNOWN_ERROR;
    };
    mysql_set_local_infile_handler(connection, open, read, close, why, nullptr);
}

void setOptions(MYSQL* connection, const DatabaseTimeouts& timeouts)
{
    const my_bool no = 0;
    mysql_optionsv(connection, MYSQL_OPT_CONNECT_TIMEOUT, &timeouts.connect);
    mysql_optionsv(connection, MYSQL_OPT_READ_TIMEOUT, &timeouts.read);
    mysql_optionsv(connection, MYSQL_OPT_WRITE_TIMEOUT, &timeouts.read);
    mysql_optionsv(connection, MYSQL_OPT_RECONNECT, &no);
    mysql_optionsv(connection, MYSQL_OPT_MAX_ALLOWED_PACKET, &longestRow);
    mysql_optionsv(connection, MYSQL_SET_CHARSET_NAME, charset);
    refuseFiles(connection);
}
} // namespace

MariadbSession::MariadbSession(const connections::DatabaseUrl& url)
    : m_database(url.database)
{
}

MariadbSession::~MariadbSession()
{
    if (m_connection == nullptr)
        return;
    waitbudget::forget(m_connection);
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
    std::string earlier; // what the hosts before said
    for (const auto& host : hosts) {
        std::unique_ptr<MariadbSession> session(new MariadbSession(url));
        auto done = session->connect(host, url, password, timeouts);
        if (done)
            done = session->setOwnWays();
        if (done)
            done = session->proveReadiness();
        if (done)
            done = session->setUp(access, timeouts);
        if (done)
            return session;
        failure = done.error();
        if (&host != &hosts.back())
            earlier += english(failure.message) + "; ";
    }
    if (!earlier.empty())
        failure.detail = "before: " + earlier + failure.detail;
    return failure;
}

Result<void> MariadbSession::connect(const connections::DatabaseHost& host,
                                     const connections::DatabaseUrl& url,
                                     const connections::Secret& password,
                                     const DatabaseTimeouts& timeouts)
{
    m_connection = mysql_init(nullptr);
    m_server = serverName(host, url);
    if (m_connection == nullptr)
        return Error{ErrorCode::Internal,
                     said("Messages", "there is not enough memory for a connection"),
                     {}};
    setOptions(m_connection, timeouts);
    const auto authorities = url.caFile.isEmpty() ? systemAuthorities() : url.caFile;
    if (url.verifies() && authorities.isEmpty())
        return Error{ErrorCode::SourceUnreachable,
                     {said("Messages",
                           "%1: this computer has no certificate authorities; name a file (ca=)"),
                      {m_server.toStdString()}},
                     {}};
    if (url.tls != connections::TlsMode::Off)
        setTls(m_connection, url.verifies(), authorities);
    const LoginGate gate(proofOf(url));
    // The library's limit is for each of the answers of a login.
    if (!gate.guard(m_connection) || !waitbudget::guard(m_connection, 2 * timeouts.connect))
        return Error{
            ErrorCode::Internal,
            said("Messages", "the database library does not accept Fairlead's guard of the login"),
            {}};
    const bool usesSocket = !url.socket.isEmpty();
    const unsigned int protocol = usesSocket ? MYSQL_PROTOCOL_SOCKET : MYSQL_PROTOCOL_TCP;
    mysql_optionsv(m_connection, MYSQL_OPT_PROTOCOL, &protocol);
    const auto socket = url.socket.toLocal8Bit();
    const auto* connected = mysql_real_connect(
        m_connection, host.name.toUtf8().constData(), url.user.toUtf8().constData(),
        password.text(), url.database.toUtf8().constData(), usesSocket ? 0 : host.port,
        usesSocket ? socket.constData() : nullptr, 0);
    if (connected == nullptr)
        return lastError();
    if (!gate.isProven(m_connection))
        return mariadbErrorOf(m_server, CR_SSL_CONNECTION_ERROR, {});
    m_patience = timeouts.read;
    return {};
}

/// A node of Galera without its cluster takes connections but answers no question.
Result<void> MariadbSession::proveReadiness()
{
    bool isNode = false;
    bool isReady = true;
    auto asked = forEachRow(
        QByteArrayLiteral("SHOW VARIABLES LIKE 'wsrep_on'"),
        [&](const MariadbRows& row) { isNode = row.text(1) == "ON"; }, fewRows);
    if (asked && isNode)
        asked = forEachRow(
            QByteArrayLiteral("SHOW STATUS LIKE 'wsrep_ready'"),
            [&](const MariadbRows& row) { isReady = row.text(1) == "ON"; }, fewRows);
    if (asked && !isReady)
        return mariadbErrorOf(m_server, ER_UNKNOWN_COM_ERROR, {});
    return asked;
}

/// What an administrator has set for all sessions (init_connect, my.cnf) must neither cut nor
/// change what is read or written.
Result<void> MariadbSession::setOwnWays()
{
    if (mysql_set_character_set(m_connection, charset) != 0)
        return lastError();
    return execute(QByteArrayLiteral(
        "SET SESSION time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES', "
        "sql_select_limit = 18446744073709551615, sql_big_selects = 1, sql_safe_updates = 0, "
        "sql_auto_is_null = 0, group_concat_max_len = 1048576, autocommit = 1"));
}

Result<void> MariadbSession::setUp(Access access, const DatabaseTimeouts& timeouts)
{
    // MySQL has another name and unit for the limit, and knows it for SELECT alone.
    const auto limit = QByteArrayLiteral("SET SESSION max_statement_time = ")
        + QByteArray::number(timeouts.statement);
    if (auto done = execute(limit); !done) {
        if (mysql_errno(m_connection) != ER_UNKNOWN_SYSTEM_VARIABLE)
            return done;
        const auto mysql = QByteArrayLiteral("SET SESSION max_execution_time = ")
            + QByteArray::number(1000 * timeouts.statement);
        if (auto again = execute(mysql); !again)
            return again;
    }
    const auto repeatable
        = execute(QByteArrayLiteral("SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ"));
    if (!repeatable)
        return repeatable;
    endWhenIdle();
    if (access == Access::ReadWrite)
        return {};
    return execute(QByteArrayLiteral("SET SESSION TRANSACTION READ ONLY"));
}

/// Who has vanished in a transaction must not keep its locks from others until wait_timeout, which
/// is hours. MySQL does not know the first of these.
void MariadbSession::endWhenIdle()
{
    for (const auto* variable : {"idle_transaction_timeout", "net_write_timeout"})
        static_cast<void>(execute(QByteArray("SET SESSION ") + variable + " = "
                                  + QByteArray::number(longestIdle)));
}

/// What is waited for its answer is counted from now on.
Result<void> MariadbSession::send(const QByteArray& statement)
{
    waitbudget::renew(m_connection, m_patience);
    const auto failed = mysql_real_query(m_connection, statement.constData(),
                                         static_cast<unsigned long>(statement.size()));
    return failed != 0 ? Result<void>(lastError()) : Result<void>();
}

Result<void> MariadbSession::execute(const QByteArray& statement)
{
    if (auto sent = send(statement); !sent)
        return sent.error();
    if (auto* result = mysql_store_result(m_connection))
        mysql_free_result(result);
    return {};
}

Result<MariadbRows> MariadbSession::query(const QByteArray& statement, const AnswerLimits& limits)
{
    if (auto sent = send(statement); !sent)
        return sent.error();
    waitbudget::allow(m_connection, limits.bytes);
    auto* result = mysql_use_result(m_connection);
    if (result == nullptr)
        return lastError();
    return MariadbRows(m_connection, result);
}

Result<void> MariadbSession::forEachRow(const QByteArray& statement, const TakeRow& take,
                                        const AnswerLimits& limits)
{
    auto rows = query(statement, limits);
    if (!rows)
        return rows.error();
    for (std::int64_t count = 0; rows->next(); ++count) {
        if (count == limits.rows) {
            waitbudget::cut(m_connection);
            return lastError();
        }
        take(*rows);
    }
    return rows->failed() ? Result<void>(lastError()) : Result<void>();
}

Error MariadbSession::lastError() const
{
    if (waitbudget::isExceeded(m_connection))
        return mariadbErrorOf(m_server, CR_NET_PACKET_TOO_LARGE, {});
    return mariadbErrorOf(m_server, mysql_errno(m_connection),
                          QByteArray(mysql_error(m_connection)));
}

MariadbSession::Fault MariadbSession::lastFault() const
{
    return mariadbFaultOf(mysql_errno(m_connection));
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
