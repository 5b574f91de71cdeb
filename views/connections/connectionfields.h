// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/document/connection.h"

#include <functional>

namespace fairlead::views {

/// A connection as its user fills it in: its hosts stay as they are typed until they make sense,
/// and those of the address are empty. The password is no part of it.
struct ConnectionFields : models::Connection
{
    QString hosts; ///< "db1, db2:3307", tried in this order
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
