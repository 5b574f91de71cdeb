// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <thread>

namespace fairlead::tests {

/// Takes one connection after the other on a port of loopback and lets `serve` talk on its
/// descriptor, on a thread of its own. The descriptor is closed afterwards.
class LoopbackListener
{
public:
    using Serve = std::function<void(int descriptor)>;
    explicit LoopbackListener(Serve serve);
    ~LoopbackListener();
    LoopbackListener(const LoopbackListener&) = delete;
    LoopbackListener& operator=(const LoopbackListener&) = delete;
    LoopbackListener(LoopbackListener&&) = delete;
    LoopbackListener& operator=(LoopbackListener&&) = delete;

    [[nodiscard]] unsigned short port() const { return m_port; }

private:
    int m_listener = -1;
    unsigned short m_port = 0;
    std::thread m_thread;
};

/// A connection to a port of loopback; throws std::runtime_error when nobody listens.
int connectToLoopback(unsigned short port);

} // namespace fairlead::tests
