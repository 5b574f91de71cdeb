// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/mode.h"

#include <QString>

#include <functional>

namespace fairlead::views {

/// A connection to a database as its user fills it in. The password is no part of it.
struct ConnectionFields
{
    enum class Kind
    {
        Slurmdbd, ///< slurmdbd's own database
        Store, ///< a Fairlead store
    };
    enum class Tls
    {
        Off,
        Prefer,
        Require,
        Verify,
    };

    QString name; ///< the user's own; no two connections share one
    Kind kind = Kind::Slurmdbd;
    models::Mode purpose = models::Mode::Monitor; ///< what the connection is meant for
    QString hosts; ///< "db1, db2:3307", tried in this order
    QString socket; ///< path of a Unix socket, instead of hosts
    QString database;
    QString cluster; ///< empty: the only one
    QString user;
    bool keepsPassword = false; ///< in the keychain
    Tls tls = Tls::Require;
    QString caFile;
    QString configFile; ///< slurm.conf or scontrol show config
    QString partitionsFile;
    QString usageFile;

    bool operator==(const ConnectionFields&) const = default;
};

/// What is to be said about fields while they are filled in.
struct ConnectionVerdict
{
    QString problem; ///< the first thing that is wrong; empty: they can be used
    bool isLocal = false; ///< a socket or loopback: needs no TLS
};
using ConnectionCheck = std::function<ConnectionVerdict(const ConnectionFields&)>;

} // namespace fairlead::views
