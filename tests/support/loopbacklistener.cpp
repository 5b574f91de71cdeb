// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/loopbacklistener.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace fairlead::tests {

namespace {
sockaddr_in loopback(unsigned short port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
}
} // namespace

LoopbackListener::LoopbackListener(Serve serve)
    : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    auto address = loopback(0);
    socklen_t length = sizeof address;
    auto* where = reinterpret_cast<sockaddr*>(&address);
    if (::bind(m_listener, where, length) != 0 || ::listen(m_listener, SOMAXCONN) != 0
        || ::getsockname(m_listener, where, &length) != 0)
        throw std::runtime_error("no free port on loopback");
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([listener = m_listener, serve = std::move(serve)] {
        for (;;) {
            const int client = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
            if (client < 0)
                return;
            serve(client);
            ::close(client);
        }
    });
}

LoopbackListener::~LoopbackListener()
{
    ::shutdown(m_listener, SHUT_RDWR); // ends accept4()
    m_thread.join();
    ::close(m_listener);
}

int connectToLoopback(unsigned short port)
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto address = loopback(port);
    if (::connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        throw std::runtime_error("nobody listens");
    return descriptor;
}

} // namespace fairlead::tests
