// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/ownport.h"

#include <arpa/inet.h>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace fairlead::tests {

namespace {
// Below the ports that Linux gives to clients (ip_local_port_range, from 32768).
constexpr int firstPort = 20000;
constexpr int lastPort = 32767;

bool isFree(quint16 port)
{
    const int handle = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int on = 1;
    ::setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const bool done = ::bind(handle, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    ::close(handle);
    return done;
}

/// Takes a name that the kernel gives to one process only and frees when it ends. The handle stays
/// open on purpose.
bool claim(quint16 port)
{
    const int handle = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    // A name that begins with a zero lives in no folder.
    const int length = std::snprintf(address.sun_path + 1, sizeof address.sun_path - 1,
                                     "fairlead-test-port-%d", int(port));
    const auto size = offsetof(sockaddr_un, sun_path) + 1 + static_cast<std::size_t>(length);
    const bool done
        = ::bind(handle, reinterpret_cast<sockaddr*>(&address), static_cast<socklen_t>(size)) == 0;
    if (!done)
        ::close(handle);
    return done;
}
} // namespace

quint16 ownPort()
{
    for (int port = firstPort; port <= lastPort; ++port) {
        const auto candidate = static_cast<quint16>(port);
        if (!claim(candidate))
            continue;
        if (isFree(candidate))
            return candidate;
    }
    throw std::runtime_error("no free port on loopback");
}

} // namespace fairlead::tests
