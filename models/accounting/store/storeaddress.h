// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/database/mariadbsession.h"

#include <QString>

namespace fairlead::accounting {

/// Where a store is: the path of an SQLite file, or `mysql://user@host/database` and what it takes
/// to get in.
struct StoreAddress
{
    StoreAddress(QString path) // a path alone is an address
        : name(std::move(path))
    {
    }
    StoreAddress(QString url, Secret secret, DatabaseTimeouts waits = {})
        : name(std::move(url))
        , password(std::move(secret))
        , timeouts(waits)
    {
    }
    [[nodiscard]] bool isServer() const { return name.startsWith(QLatin1String("mysql://")); }

    QString name;
    Secret password;
    DatabaseTimeouts timeouts;
};

} // namespace fairlead::accounting
