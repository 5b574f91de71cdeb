// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/database/waitbudget.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <mariadb/mysql.h>
#include <poll.h>
#include <sys/socket.h>
#include <unordered_map>

/// As libmariadb exports it and no header declares it: the function is called after each reading
/// (mode 0) and writing, with what came of it.
extern "C" int ma_pvio_register_callback(my_bool isNew,
                                         void (*callback)(int mode, MYSQL* connection,
                                                          const unsigned char* bytes,
                                                          std::size_t size));

namespace fairlead::accounting::waitbudget {

namespace {
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::int64_t mostOfLogin = std::int64_t{1} << 20; // bytes: certificates at the most
constexpr std::int64_t mostOfHead = std::int64_t{8} << 20; // bytes: 4096 columns of 2 kB

/// What is left of them.
struct Budgets
{
    std::unordered_map<const st_mysql*, std::int64_t> bytes; ///< below 0: more came
    std::unordered_map<my_socket, Clock::duration> ofConnections;
    Clock::duration connecting{0}; ///< its socket is not known yet
    /// From guard() to the next renew(). A connection that was lost leaves its socket behind, whose
    /// number the next one may have.
    bool isConnecting = false;
};

Budgets& budgets()
{
    thread_local Budgets ofThread;
    return ofThread;
}

Clock::duration& budgetOf(my_socket socket)
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
        const auto most = static_cast<int>(
            std::max<milliseconds::rep>(std::chrono::ceil<milliseconds>(left).count(), 0));
        const auto before = Clock::now();
        ready = poll(&asked, 1, timeout <= 0 ? most : std::min(timeout, most));
        left -= Clock::now() - before;
    } while (ready < 0 && errno == EINTR);
    if (ready == 0)
        errno = ETIMEDOUT;
    return ready;
}

/// A server that sends faster than we read is never waited for.
void count(int mode, MYSQL* connection, const unsigned char* /*bytes*/, std::size_t size)
{
    const auto taken = static_cast<std::int64_t>(size); // below 0: none
    if (mode != 0 || taken <= 0)
        return;
    const auto known = budgets().bytes.find(connection);
    if (known == budgets().bytes.end())
        return;
    known->second -= taken;
    if (known->second < 0)
        cut(connection);
}

/// Once for all connections: libmariadb keeps a list without a lock.
bool isCounting()
{
    static const bool isKnown = ma_pvio_register_callback(1, count) == 0;
    return isKnown;
}
} // namespace

bool guard(st_mysql* connection, unsigned seconds)
{
    budgets().connecting = std::chrono::seconds(seconds);
    budgets().bytes[connection] = mostOfLogin;
    budgets().isConnecting = true;
    int (*const ourWait)(my_socket, my_bool, int) = wait;
    return isCounting() && mysql_optionsv(connection, MARIADB_OPT_IO_WAIT, ourWait) == 0;
}

void renew(st_mysql* connection, unsigned seconds)
{
    budgets().isConnecting = false;
    if (const auto socket = mysql_get_socket(connection); socket != MARIADB_INVALID_SOCKET)
        budgets().ofConnections[socket] = std::chrono::seconds(seconds);
    allow(connection, mostOfHead);
}

void allow(st_mysql* connection, std::int64_t bytes)
{
    budgets().bytes[connection] = bytes;
}

bool isExceeded(st_mysql* connection)
{
    const auto known = budgets().bytes.find(connection);
    return known != budgets().bytes.end() && known->second < 0;
}

void cut(st_mysql* connection)
{
    allow(connection, -1);
    const auto socket = mysql_get_socket(connection);
    if (socket == MARIADB_INVALID_SOCKET)
        return;
    const linger none{1, 0}; // the server hears of it at once
    ::setsockopt(socket, SOL_SOCKET, SO_LINGER, &none, sizeof none);
    ::shutdown(socket, SHUT_RDWR);
}

void forget(st_mysql* connection)
{
    budgets().ofConnections.erase(mysql_get_socket(connection));
    budgets().bytes.erase(connection);
}

} // namespace fairlead::accounting::waitbudget
