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

/// Where MariaDB and MySQL listen, and where slurmrestd does.
inline constexpr quint16 databasePort = 3306;
inline constexpr quint16 restPort = 6820;

/// One server of a list.
struct DatabaseHost
{
    QString name; ///< host name or address; IPv6 without its brackets
    quint16 port = databasePort;
    bool operator==(const DatabaseHost&) const = default;
};

/// `scheme://user@host[:port][,host2[:port]...]/database?cluster=NAME&tls=MODE&ca=FILE&socket=PATH`.
/// There is no place for a password: it never stands in an address. slurmrestd has the same but for
/// one host and no database: `slurmrest://user@host[:port]?tls=MODE&ca=FILE`, or
/// `slurmrest:///SOCKET`.
struct DatabaseUrl
{
    QString scheme; ///< "mysql", "slurmdbd" or "slurmrest"
    QString user;
    std::vector<DatabaseHost> hosts; ///< tried in this order; empty with a socket
    QString database;
    QString cluster;
    QString socket; ///< path of a Unix socket
    QString caFile; ///< PEM file with the authorities to verify with; empty: the system's
    TlsMode tls = TlsMode::Verify;

    /// The address again, as it is shown and saved.
    [[nodiscard]] QString text() const;
    /// "user@host:3306,host2:3306/database", or the socket in place of the hosts: which password
    /// belongs to it, whatever else the address says.
    [[nodiscard]] QString place() const;
    /// A socket, or loopback hosts alone: only there clear text is allowed.
    [[nodiscard]] bool isLocal() const;
    /// Of slurmrestd: the password is a token, which is shown to the server as it is.
    [[nodiscard]] bool takesToken() const;
    /// Whether chain and host name of the certificate are checked: in TlsMode::Verify, and wherever
    /// authorities are named.
    [[nodiscard]] bool verifies() const { return tls == TlsMode::Verify || !caFile.isEmpty(); }
    bool operator==(const DatabaseUrl&) const = default;
};

/// "host", "host:3307" or "[::1]:3307"; nothing for anything else.
std::optional<DatabaseHost> parseDatabaseHost(const QString& text,
                                              quint16 usualPort = databasePort);

/// The schemes that there are: slurmdbd's own database, a Fairlead store, slurmrestd.
inline constexpr auto slurmdbdScheme = "slurmdbd";
inline constexpr auto storeScheme = "mysql";
inline constexpr auto restScheme = "slurmrest";
inline constexpr std::array serverSchemes{slurmdbdScheme, storeScheme, restScheme};
/// Whether a text is an address of this scheme, well made or not.
bool hasScheme(const QString& text, const char* scheme);

/// Reads an address. By default TLS is off for a socket, and the server verified on other hosts; on
/// loopback any local user can take the port, so there the address has to say which. `ca=` means
/// `tls=verify`. slurmrestd gets its token itself: only `verify` and, on loopback, `off` will do
/// there. Error code Usage: it is not such an address, holds a password, asks for clear text
/// to a remote host, or does not say what it wants on loopback. The error repeats nothing of the
/// address that could be a password in a wrong place.
Result<DatabaseUrl> parseDatabaseUrl(const QString& text);

/// What may be shown of a text that somebody typed as the name of a source: where it looks like
/// an address with a password, the password is "…". A path stays as it is.
QString withoutPassword(const QString& text);

/// "off", "prefer", "require", "verify".
QString tlsModeName(TlsMode mode);

} // namespace fairlead::connections
