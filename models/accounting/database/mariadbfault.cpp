// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/database/mariadbfault.h"

#include "models/accounting/database/logingate.h"

#include <algorithm>
#include <mariadb/errmsg.h>
#include <mariadb/mysqld_error.h>
#include <optional>

namespace fairlead::accounting {

namespace {
struct Reason
{
    ErrorCode code;
    Sentence text;
};

/// Why there is no connection, or none any more.
std::optional<Reason> connectionReason(unsigned number)
{
    switch (number) {
    case CR_SSL_CONNECTION_ERROR:
        return Reason{ErrorCode::SourceUnreachable,
                      said("Messages", "the connection cannot be made secure")};
    case CR_PLUGIN_NOT_ALLOWED:
    case CR_AUTH_PLUGIN_CANNOT_LOAD:
    case CR_AUTH_PLUGIN_ERR:
        return Reason{
            ErrorCode::SourceUnreachable,
            said("Messages",
                 "the server asks for a way to log in that Fairlead refuses or does not know; PAM "
                 "and others that show it the password take tls=verify")};
    case ER_CON_COUNT_ERROR:
    case ER_TOO_MANY_USER_CONNECTIONS:
    case ER_USER_LIMIT_REACHED:
        return Reason{ErrorCode::SourceBusy,
                      said("Messages", "the server takes no more connections or queries")};
    case ER_ACCESS_DENIED_ERROR:
    case ER_ACCESS_DENIED_NO_PASSWORD_ERROR:
        return Reason{ErrorCode::LoginRefused,
                      said("Messages", "the server refuses the user or the password")};
    case ER_ACCOUNT_HAS_BEEN_LOCKED:
        return Reason{ErrorCode::LoginRefused,
                      said("Messages", "the server has locked the account of the user")};
    case ER_MUST_CHANGE_PASSWORD:
    case ER_MUST_CHANGE_PASSWORD_LOGIN:
        return Reason{ErrorCode::LoginRefused, said("Messages", "the user's password has expired")};
    case ER_NEW_ABORTING_CONNECTION:
        return Reason{ErrorCode::SourceUnreachable,
                      said("Messages", "the server ended the connection")};
    case ER_DBACCESS_DENIED_ERROR:
        return Reason{ErrorCode::SourceUnreachable,
                      said("Messages", "the user may not read this database")};
    case ER_BAD_DB_ERROR:
        return Reason{ErrorCode::SourceUnreachable,
                      said("Messages", "there is no such database on the server")};
    case CR_SERVER_GONE_ERROR:
    case CR_SERVER_LOST:
        return Reason{ErrorCode::SourceUnreachable,
                      said("Messages", "the server went away or does not answer")};
    case CR_NET_PACKET_TOO_LARGE:
        return Reason{ErrorCode::SourceUnreachable,
                      said("Messages", "the server sends more than such an answer can hold")};
    case ER_UNKNOWN_COM_ERROR:
        return Reason{ErrorCode::SourceBusy,
                      said("Messages", "the node is not part of its cluster now")};
    default:
        return {};
    }
}

/// Why it does not do what it is asked for.
std::optional<Reason> statementReason(unsigned number)
{
    switch (number) {
    case ER_NO_SUCH_TABLE:
        return Reason{ErrorCode::DataInvalid, said("Messages", "a table is missing")};
    case ER_BAD_FIELD_ERROR:
        return Reason{ErrorCode::DataInvalid, said("Messages", "a column is missing")};
    case ER_TABLEACCESS_DENIED_ERROR:
    case ER_COLUMNACCESS_DENIED_ERROR:
    case ER_SPECIFIC_ACCESS_DENIED_ERROR:
        return Reason{ErrorCode::DataInvalid,
                      said("Messages", "the user lacks a right on a table")};
    case ER_LOCK_WAIT_TIMEOUT:
        return Reason{ErrorCode::SourceBusy,
                      said("Messages", "somebody else is writing; try again later")};
    case ER_LOCK_DEADLOCK:
        return Reason{ErrorCode::SourceBusy,
                      said("Messages", "somebody else was writing at the same time")};
    case ER_RECORD_FILE_FULL:
    case ER_DISK_FULL:
        return Reason{ErrorCode::DiskFull, said("Messages", "the server has no room left")};
    case ER_DATA_TOO_LONG:
        return Reason{ErrorCode::DataInvalid,
                      said("Messages", "a text is too long for its column")};
    case ER_STATEMENT_TIMEOUT:
    case ER_QUERY_INTERRUPTED:
        return Reason{ErrorCode::SourceBusy,
                      said("Messages", "the server gave up a query that took too long")};
    default:
        return {};
    }
}

Reason reasonOf(unsigned number)
{
    if (const auto reason = connectionReason(number))
        return *reason;
    if (const auto reason = statementReason(number))
        return *reason;
    return number >= CR_MIN_ERROR && number <= CR_MAX_ERROR
        ? Reason{ErrorCode::SourceUnreachable, said("Messages", "the server cannot be reached")}
        : Reason{ErrorCode::DataInvalid, said("Messages", "the server refuses a query")};
}

/// Their words have the name of the plug-in from a buffer of libmariadb's that the next packet has
/// written over.
bool isAboutPlugin(unsigned number)
{
    return number == CR_PLUGIN_NOT_ALLOWED || number == CR_AUTH_PLUGIN_CANNOT_LOAD
        || number == CR_AUTH_PLUGIN_ERR;
}

/// What a server says may hold anything; a line of it must not look like one of ours.
std::string onOneLine(const QByteArray& detail)
{
    auto text = detail.toStdString();
    std::ranges::replace_if(
        text, [](unsigned char c) { return c < ' ' || c == 0x7f; }, ' ');
    return text;
}
} // namespace

Error mariadbErrorOf(const QString& server, unsigned number, const QByteArray& detail)
{
    const auto reason = reasonOf(number);
    auto message = about(server.toStdString(), reason.text);
    const auto gate = std::ranges::find_if(
        gateRefusals, [&](const Sentence& refusal) { return detail == refusal.text; });
    if (gate != gateRefusals.end())
        return {reason.code, because(std::move(message), *gate), {}};
    return {reason.code, std::move(message), isAboutPlugin(number) ? "" : onOneLine(detail)};
}

MariadbFault mariadbFaultOf(unsigned number)
{
    using Fault = MariadbFault;
    switch (number) {
    case 0:
        return Fault::None;
    case ER_LOCK_DEADLOCK:
    case ER_LOCK_WAIT_TIMEOUT: // somebody else is in the middle of a long save
    case ER_TABLE_DEF_CHANGED: // a migration has come between the beginning and the reading
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

} // namespace fairlead::accounting
