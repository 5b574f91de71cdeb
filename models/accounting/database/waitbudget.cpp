// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/database/waitbudget.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <mariadb/mysql.h>
#include <poll.h>
#include <unordered_map>

namespace fairlead::accounting::waitbudget {

namespace {
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// What is left of them.
struct Budgets
{
    std::unordered_map<my_socket, milliseconds> ofConnections;
    milliseconds connecting{0}; ///< its socket is not known yet
    /// From guard() to the next renew(). A connection that was lost leaves its socket behind, whose
    /// number the next one may have.
    bool isConnecting = false;
};

Budgets& budgets()
{
    thread_local Budgets ofThread;
    return ofThread;
}

milliseconds& budgetOf(my_socket socket)
{
    auto& all = budgets();
    if (all.isConnecting)
        return all.connecting;
    const auto known = all.ofConnections.find(socket);
    return known != all.ofConnections.end() ? known->second : all.connecting;
}

/// As poll(): above 0 ready, 0 too late, below 0 failed. libmariadb calls it when it has to wait.
/// @param timeout  @unit ms  0 or less: none
int wait(my_socket socket, my_bool isRead, int timeout)
{
    auto& left = budgetOf(socket);
    pollfd asked{socket, static_cast<short>(isRead != 0 ? POLLIN : POLLOUT), 0};
    int ready = -1;
    do {
        const auto most = static_cast<int>(std::max<milliseconds::rep>(left.count(), 0));
        const auto before = Clock::now();
        ready = poll(&asked, 1, timeout <= 0 ? most : std::min(timeout, most));
        left -= std::chrono::ceil<milliseconds>(Clock::now() - before);
    } while (ready < 0 && errno == EINTR);
    if (ready == 0)
        errno = ETIMEDOUT;
    return ready;
}
} // namespace

bool guard(st_mysql* connection, unsigned seconds)
{
    budgets().connecting = std::chrono::seconds(seconds);
    budgets().isConnecting = true;
    int (*const ourWait)(my_socket, my_bool, int) = wait;
    return mysql_optionsv(connection, MARIADB_OPT_IO_WAIT, ourWait) == 0;
}

void renew(st_mysql* connection, unsigned seconds)
{
    budgets().isConnecting = false;
    if (const auto socket = mysql_get_socket(connection); socket != MARIADB_INVALID_SOCKET)
        budgets().ofConnections[socket] = std::chrono::seconds(seconds);
}

void forget(st_mysql* connection)
{
    budgets().ofConnections.erase(mysql_get_socket(connection));
}

} // namespace fairlead::accounting::waitbudget
