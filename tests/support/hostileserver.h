// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/certificates.h"
#include "tests/support/loopbacklistener.h"

#include <QByteArray>

#include <mutex>
#include <optional>
#include <vector>

namespace fairlead::tests {

/// A server that plays MariaDB's part to get at what it should not: it names ways to log in one
/// after the other, takes every answer, and keeps what a client tells it, decrypted.
class HostileServer
{
public:
    enum class AfterLogin
    {
        Answer, ///< answers, and lies about its encryption
        ClearText, ///< goes on in clear text below the encryption
        AskAgain, ///< asks for the password as if the login went on
        AskForFile, ///< answers each query by asking for `file`, as LOAD DATA LOCAL does
        EndlessRows, ///< and as fast as the client reads
        EndlessColumns,
        EndlessField,
    };
    enum class Drips ///< a byte now and then, until nobody listens any more
    {
        Nothing,
        Greeting,
        Answers, ///< to queries
    };
    struct Plan
    {
        std::optional<Authority::Files> certificate; ///< none: it offers no TLS
        QByteArray greets = "mysql_native_password"; ///< the plug-in that its greeting names
        std::vector<QByteArray> asksFor; ///< and those that it then changes to
        AfterLogin then = AfterLogin::Answer;
        QByteArray file{}; ///< path
        Drips drips = Drips::Nothing;
    };
    explicit HostileServer(Plan plan);

    [[nodiscard]] unsigned short port() const { return m_listener.port(); }
    /// What clients have told it since the last call, without encryption.
    [[nodiscard]] QByteArray takeHeard();

private:
    class Talk;
    void serve(int client);
    void sendWithoutEnd(Talk& talk) const;

    Plan m_plan;
    std::mutex m_mutex;
    QByteArray m_heard;
    LoopbackListener m_listener; // last: its thread uses the others
};

} // namespace fairlead::tests
