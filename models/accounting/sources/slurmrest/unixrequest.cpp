// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmrest/unixrequest.h"

#include <QDeadlineTimer>
#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace fairlead::accounting {

namespace {
/// A connected socket, or none; closed with this object.
class Connection
{
public:
    explicit Connection(const QByteArray& path)
        : m_file(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        if (path.size() >= static_cast<qsizetype>(sizeof address.sun_path)) {
            m_problem = ENAMETOOLONG;
            return;
        }
        std::copy(path.begin(), path.end(), std::begin(address.sun_path));
        const auto* generic = reinterpret_cast<const sockaddr*>(&address); // NOLINT
        if (m_file < 0 || connect(m_file, generic, sizeof address) != 0)
            m_problem = errno;
    }
    ~Connection()
    {
        if (m_file >= 0)
            close(m_file);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;

    /// Of errno; 0: connected.
    [[nodiscard]] int problem() const { return m_problem; }

    /// Waits until something can be done; false: it is too late.
    [[nodiscard]] bool awaits(short what, const QDeadlineTimer& deadline) const
    {
        while (true) {
            pollfd wait{m_file, what, 0};
            const auto left = std::max<qint64>(0, deadline.remainingTime());
            const int ready = poll(&wait, 1, static_cast<int>(left));
            if (ready >= 0 || errno != EINTR)
                return ready > 0;
        }
    }

    /// Whether all of it went out in time.
    [[nodiscard]] bool writes(QByteArray text, const QDeadlineTimer& deadline) const
    {
        while (!text.isEmpty()) {
            if (!awaits(POLLOUT, deadline))
                return false;
            const auto sent = send(m_file, text.constData(), static_cast<std::size_t>(text.size()),
                                   MSG_NOSIGNAL);
            if (sent < 0 && errno != EAGAIN && errno != EINTR)
                return false;
            text.remove(0, std::max<qsizetype>(0, sent));
        }
        return true;
    }

    /// Adds what has come; false: the server has closed the connection.
    [[nodiscard]] bool reads(QByteArray& received) const
    {
        std::array<char, 65536> piece{};
        const auto count = recv(m_file, piece.data(), piece.size(), 0);
        if (count > 0)
            received.append(piece.data(), count);
        return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
    }

private:
    int m_file;
    int m_problem = 0;
};

Error silent(const QString& socket, Sentence why, const char* detail = "")
{
    return {ErrorCode::SourceUnreachable, {why, {socket.toStdString()}}, detail};
}
} // namespace

Result<HttpAnswer> getFromSocket(const QString& socket, const QByteArray& path, int timeout)
{
    const QDeadlineTimer deadline(qint64{timeout} * 1000);
    const Connection connection(QFile::encodeName(socket));
    if (connection.problem() != 0)
        return silent(socket, said("Messages", "nobody answers at the socket %1"),
                      std::strerror(connection.problem())); // NOLINT(concurrency-mt-unsafe)
    const auto request = "GET " + path
        + " HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n\r\n";
    if (!connection.writes(request, deadline))
        return silent(socket, said("Messages", "the socket %1 takes no request"));
    QByteArray received;
    while (httpState(received) == HttpState::Open) {
        if (!connection.awaits(POLLIN, deadline))
            return silent(socket, said("Messages", "no answer in time from the socket %1"));
        if (!connection.reads(received))
            break;
    }
    return parseHttpAnswer(received);
}

} // namespace fairlead::accounting
