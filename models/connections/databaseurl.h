// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace fairlead::connections {

/// How much of TLS a connection must have.
enum class TlsMode
{
    Off, ///< clear text: a socket or loopback only
    Prefer, ///< encrypted if the server offers it
    Require, ///< encrypted, whoever answers
    Verify, ///< encrypted, and chain and host name of the certificate are checked
};

/// One server of a list.
struct DatabaseHost
{
    QString name; ///< host name or address; IPv6 without its brackets
    quint16 port = 3306;
    bool operator==(const DatabaseHost&) const = default;
};

/// `scheme://user@host[:port][,host2[:port]...]/database?cluster=NAME&tls=MODE&ca=FILE&socket=PATH`.
/// There is no place for a password: it never stands in an address.
struct DatabaseUrl
{
    QString scheme; ///< "mysql" or "slurmdbd"
    QString user;
    std::vector<DatabaseHost> hosts; ///< tried in this order; empty with a socket
    QString database;
    QString cluster;
    QString socket; ///< path of a Unix socket
    QString caFile; ///< PEM file with the authorities for TlsMode::Verify; empty: the system's
    TlsMode tls = TlsMode::Require;

    /// The address again, as it is shown and saved.
    [[nodiscard]] QString text() const;
    /// "user@host:3306,host2:3306/database", or the socket in place of the hosts: which password
    /// belongs to it, whatever else the address says.
    [[nodiscard]] QString place() const;
    /// A socket, or loopback hosts alone: only there clear text is allowed.
    [[nodiscard]] bool isLocal() const;
    bool operator==(const DatabaseUrl&) const = default;
};

/// "host", "host:3307" or "[::1]:3307"; nothing for anything else.
std::optional<DatabaseHost> parseDatabaseHost(const QString& text);

/// The schemes that there are: slurmdbd's own database, and a Fairlead store.
inline constexpr auto slurmdbdScheme = "slurmdbd";
inline constexpr auto storeScheme = "mysql";
inline constexpr std::array databaseSchemes{slurmdbdScheme, storeScheme};
/// Whether a text is an address of this scheme, well made or not.
bool hasScheme(const QString& text, const char* scheme);

/// Reads an address. TLS is off by default for a socket and for loopback, else required.
/// Error code Usage: it is not such an address, holds a password, or asks for clear text to a
/// remote host.
Result<DatabaseUrl> parseDatabaseUrl(const QString& text);

/// "off", "prefer", "require", "verify".
QString tlsModeName(TlsMode mode);

} // namespace fairlead::connections
