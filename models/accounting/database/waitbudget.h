// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

struct st_mysql;

namespace fairlead::accounting {

/// How long a connection may wait for its server in all, beside libmariadb's own limits, which are
/// for the next bytes: a server that sends one now and then would be waited for without end. Time
/// that we spend ourselves does not count. It belongs to the thread that uses the connection.
namespace waitbudget {
/// Before the connection is made: it has so much for that. False: libmariadb does not take it.
bool guard(st_mysql* connection, unsigned seconds);
/// Of one that is made: so much from now on.
void renew(st_mysql* connection, unsigned seconds);
/// Before it is closed.
void forget(st_mysql* connection);
} // namespace waitbudget

} // namespace fairlead::accounting
