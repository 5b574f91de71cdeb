// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/database/mariadbsession.h"

#include <QString>

namespace fairlead::accounting {

/// Where a store is: the path of an SQLite file, or `mysql://user@host/database` and what it takes
/// to get in. Taken apart when it is made: for another name make another one.
struct StoreAddress
{
    StoreAddress(QString text, connections::Secret secret = {}, DatabaseTimeouts waits = {})
        : name(std::move(text))
        , password(std::move(secret))
        , timeouts(waits)
    {
        if (connections::hasScheme(name, connections::storeScheme))
            server = connections::parseDatabaseUrl(name);
    }

    QString name;
    /// The address of a server, or what is wrong with it; nothing: a file.
    std::optional<Result<connections::DatabaseUrl>> server;
    connections::Secret password;
    DatabaseTimeouts timeouts;
    /// Somebody has agreed that a store of an older version is brought up to date by a save, after
    /// which older programs refuse it. Readers never change one.
    bool mayUpgrade = false;
};

} // namespace fairlead::accounting
