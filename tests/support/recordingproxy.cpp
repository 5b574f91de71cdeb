// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/recordingproxy.h"

#include "tests/support/wire.h"

#include <array>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace fairlead::tests {

namespace {
/// Empty at the end.
QByteArray readSome(int descriptor)
{
    std::array<char, 65536> buffer{};
    const auto size = ::recv(descriptor, buffer.data(), buffer.size(), 0);
    return size > 0 ? QByteArray(buffer.data(), size) : QByteArray();
}

bool writeAll(int descriptor, const QByteArray& bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const auto size = ::send(descriptor, bytes.constData() + done,
                                 std::size_t(bytes.size() - done), MSG_NOSIGNAL);
        if (size <= 0)
            return false;
        done += size;
    }
    return true;
}
} // namespace

RecordingProxy::RecordingProxy(unsigned short server, Deed deed)
    : m_server(server)
    , m_deed(deed)
    , m_listener([this](int client) { serve(client); })
{
}

QByteArray RecordingProxy::takeSent()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_sent, {});
}

void RecordingProxy::serve(int client)
{
    if (m_hasCut && m_deed == Deed::CutForGood)
        return;
    const bool strips = m_deed == Deed::Strip || m_deed == Deed::StripAndLie;
    const bool cuts = !m_hasCut && (m_deed == Deed::CutAtCommit || m_deed == Deed::CutForGood);
    const int server = connectToLoopback(m_server);
    std::array<pollfd, 2> ends{pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
    bool isGreeting = true;
    for (bool isOpen = true; isOpen && ::poll(ends.data(), ends.size(), -1) > 0;) {
        if (ends[1].revents != 0) {
            auto bytes = readSome(server);
            if (std::exchange(isGreeting, false) && strips && !bytes.isEmpty())
                wire::withholdTls(bytes);
            isOpen = !bytes.isEmpty() && writeAll(client, bytes);
        }
        if (isOpen && ends[0].revents != 0) {
            const auto bytes = readSome(client);
            {
                const std::lock_guard lock(m_mutex);
                m_sent += bytes;
            }
            isOpen = !bytes.isEmpty();
            if (m_deed == Deed::StripAndLie && bytes.contains("Ssl_cipher")) {
                writeAll(client, wire::table({{"Ssl_cipher", "TLS_AES_256_GCM_SHA384"}}));
            } else if (cuts && bytes.endsWith("COMMIT")) {
                m_hasCut = writeAll(server, bytes) && !readSome(server).isEmpty();
                isOpen = false;
            } else if (isOpen) {
                isOpen = writeAll(server, bytes);
            }
        }
    }
    ::close(server);
}

} // namespace fairlead::tests
