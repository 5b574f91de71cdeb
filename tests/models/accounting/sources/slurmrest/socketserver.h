// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QFile>
#include <QString>

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

namespace fairlead::tests {

/// Answers one request after the other at a Unix socket, on a thread of its own, with whatever a
/// function says of the request; an empty answer holds the line until the client goes.
class SocketServer
{
public:
    using Answer = std::function<QByteArray(const QByteArray& request)>;

    SocketServer(const QString& path, Answer answer)
        : m_listener(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
        , m_answer(std::move(answer))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const auto name = QFile::encodeName(path);
        std::copy(name.begin(), name.end(), std::begin(address.sun_path));
        if (bind(m_listener, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0
            || listen(m_listener, 8) != 0)
            throw std::runtime_error("no socket");
        m_thread = std::thread([this] { serve(); });
    }
    ~SocketServer() { stop(); }
    SocketServer(const SocketServer&) = delete;
    SocketServer& operator=(const SocketServer&) = delete;
    SocketServer(SocketServer&&) = delete;
    SocketServer& operator=(SocketServer&&) = delete;

    /// Ends it, and returns what was asked.
    const QByteArrayList& stop()
    {
        if (m_thread.joinable()) {
            shutdown(m_listener, SHUT_RDWR);
            m_thread.join();
            close(m_listener);
        }
        return m_requests;
    }

private:
    void serve()
    {
        while (true) {
            const int client = accept(m_listener, nullptr, nullptr);
            if (client < 0)
                return;
            QByteArray request;
            std::array<char, 4096> piece{};
            ssize_t count = 1;
            while (!request.contains("\r\n\r\n") && count > 0) {
                count = recv(client, piece.data(), piece.size(), 0);
                request.append(piece.data(), std::max<ssize_t>(0, count));
            }
            m_requests << request;
            auto answer = m_answer(request);
            while (!answer.isEmpty() && count > 0) {
                count = send(client, answer.constData(), static_cast<std::size_t>(answer.size()),
                             MSG_NOSIGNAL);
                answer.remove(0, std::max<ssize_t>(0, count));
            }
            if (m_requests.last().isEmpty() || m_answer(request).isEmpty())
                while (recv(client, piece.data(), piece.size(), 0) > 0) { }
            close(client);
        }
    }

    int m_listener;
    Answer m_answer;
    QByteArrayList m_requests;
    std::thread m_thread;
};

} // namespace fairlead::tests
