// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/database/logingate.h"

#include <QByteArray>

#include <mariadb/errmsg.h>
#include <mariadb/mysql.h>
#include <mysql/plugin_auth.h>

namespace fairlead::accounting {

namespace {
/// An authentication plug-in as libmariadb takes it (interface 1.0). The header that declares it,
/// client_plugin.h, includes one that distributions leave out.
struct AuthenticationPlugin
{
    st_mysql_client_plugin head;
    int (*authenticateUser)(MYSQL_PLUGIN_VIO* channel, MYSQL* connection);
};

constexpr int authenticationPlugin = 2; // MYSQL_CLIENT_AUTHENTICATION_PLUGIN
constexpr unsigned interfaceVersion = 0x0100;
constexpr auto gateName = "fairlead_gate";
constexpr auto userData = "fairlead_gate";

const LoginGate* gateOf(MYSQL* connection)
{
    void* gate = nullptr;
    if (mysql_get_optionv(connection, MARIADB_OPT_USERDATA, const_cast<char*>(userData), &gate)
        != 0)
        return nullptr;
    return static_cast<const LoginGate*>(gate);
}

/// libmariadb words the numbers of errors with holes that a plug-in cannot fill: the words are
/// ours.
int refuse(MYSQL* connection, Sentence why)
{
    connection->net.last_errno = CR_SSL_CONNECTION_ERROR;
    qstrncpy(connection->net.last_error, why.text, sizeof connection->net.last_error);
    return CR_ERROR;
}

/// The first packet of a login goes out here and nowhere else: libmariadb starts TLS before it.
int passGate(MYSQL_PLUGIN_VIO* channel, MYSQL* connection)
{
    const auto* gate = gateOf(connection);
    if (gate == nullptr || !gate->canBeProven(connection))
        return refuse(connection, gateRefusals[0]);
    if (channel->write_packet(channel, nullptr, 0) != 0)
        return CR_ERROR;
    if (!gate->isProven(connection)
        || mysql_optionsv(connection, MARIADB_OPT_RESTRICTED_AUTH, gate->plugins()) != 0)
        return refuse(connection, gateRefusals[1]);
    return CR_OK;
}

/// libmariadb keeps the plug-in for the life of the process.
bool isKnown(MYSQL* connection)
{
    static AuthenticationPlugin gate = [] {
        AuthenticationPlugin made{};
        made.head.type = authenticationPlugin;
        made.head.interface_version = interfaceVersion;
        made.head.name = gateName;
        made.head.author = "The Fairlead authors";
        made.head.desc = "No login before the server has proven what it must";
        made.head.license = "GPL";
        made.authenticateUser = passGate;
        return made;
    }();
    static const bool known = mysql_client_register_plugin(connection, &gate.head) != nullptr;
    return known;
}
} // namespace

bool LoginGate::guard(st_mysql* connection) const
{
    return isKnown(connection)
        && mysql_optionsv(connection, MYSQL_DEFAULT_AUTH, gateName) == 0
        // Whoever comes past the gate (a server without plug-ins) is refused.
        && mysql_optionsv(connection, MARIADB_OPT_RESTRICTED_AUTH, gateName) == 0
        && mysql_optionsv(connection, MARIADB_OPT_USERDATA, userData,
                          const_cast<LoginGate*>(this)) // lint: allowed, libmariadb keeps a pointer
        == 0
        && gateOf(connection) == this;
}

bool LoginGate::canBeProven(st_mysql* connection) const
{
    unsigned long offered = 0;
    return m_needed == ServerProof::None
        || (mariadb_get_infov(connection, MARIADB_CONNECTION_SERVER_CAPABILITIES, &offered) == 0
            && (offered & CLIENT_SSL) != 0);
}

bool LoginGate::isProven(st_mysql* connection) const
{
    return m_needed == ServerProof::None || mysql_get_ssl_cipher(connection) != nullptr;
}

const char* LoginGate::plugins() const
{
    return m_needed == ServerProof::Verified
        ? "mysql_native_password,client_ed25519,parsec,auth_gssapi_client,"
          "caching_sha2_password,sha256_password,mysql_clear_password,dialog"
        : "mysql_native_password,client_ed25519,parsec,auth_gssapi_client";
}

} // namespace fairlead::accounting
