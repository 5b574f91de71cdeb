// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/loopbacklistener.h"

#include <QByteArray>

#include <mutex>

namespace fairlead::tests {

/// Stands between a client and a server of MariaDB on loopback, as a man in the middle does, and
/// keeps every byte that left the client.
class RecordingProxy
{
public:
    enum class Deed
    {
        Listen, ///< passes everything on as it is
        Strip, ///< takes TLS out of the server's greeting
        StripAndLie, ///< and says that there is TLS when it is asked
        CutAtCommit, ///< the first COMMIT arrives, and its answer gets lost with the connection
        CutForGood, ///< and then there is no other connection
    };
    RecordingProxy(unsigned short server, Deed deed);

    [[nodiscard]] unsigned short port() const { return m_listener.port(); }
    /// What left the client since the last call.
    [[nodiscard]] QByteArray takeSent();

private:
    void serve(int client);

    unsigned short m_server;
    Deed m_deed;
    std::mutex m_mutex;
    QByteArray m_sent;
    bool m_hasCut = false; // of the thread
    LoopbackListener m_listener; // last: its thread uses the others
};

} // namespace fairlead::tests
