// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/message.h"

#include <array>

struct st_mysql;

namespace fairlead::accounting {

/// Why a gate is shut, as the driver tells it: in English.
inline constexpr std::array gateRefusals{
    said("Messages", "the server offers no TLS"),
    said("Messages", "the connection is not encrypted, and was to be")};

/// What a server has to prove before anything about the user leaves for it.
enum class ServerProof
{
    None, ///< clear text will do
    Encrypted, ///< TLS, whoever answers
    Verified, ///< TLS, with a certificate that an authority signed for this host
};

/// Stands at the head of every login: an authentication plug-in of ours, which libmariadb asks
/// first whatever the server names. Left alone, libmariadb goes on in clear text with a server
/// that offers no TLS (unless it verifies), and answers any plug-in that the server names,
/// those that send the password as it is among them. The gate reads in the greeting whether the
/// server offers TLS; without it, where it is needed, nothing is sent. Then it lets TLS start and
/// the user be named, without an answer to any challenge, looks in our own library, not at the
/// peer, whether this connection is encrypted, and only then admits plug-ins:
///
/// * those that answer a challenge (mysql_native_password, client_ed25519, parsec, GSSAPI): always;
/// * those by which the server gets the password itself (mysql_clear_password, dialog,
///   sha256_password, caching_sha2_password): from a verified server alone.
///
/// Each connection has one; it must outlive mysql_real_connect().
class LoginGate
{
public:
    explicit LoginGate(ServerProof needed)
        : m_needed(needed)
    {
    }

    /// Puts the gate before the login of a connection that is not made yet. False: libmariadb does
    /// not take it, and nobody must connect.
    [[nodiscard]] bool guard(st_mysql* connection) const;
    /// Whether TLS stands on a connection where it is needed.
    [[nodiscard]] bool isProven(st_mysql* connection) const;
    /// The plug-ins that are answered once the proof is there, with commas between them.
    [[nodiscard]] const char* plugins() const;
    /// Whether the greeting of the server offers what is needed.
    [[nodiscard]] bool canBeProven(st_mysql* connection) const;

private:
    ServerProof m_needed;
};

} // namespace fairlead::accounting
