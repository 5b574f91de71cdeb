// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace fairlead::tests {

/// Whether a client of MariaDB sent one request for TLS (flags, sizes and character set, no user)
/// and from then on nothing but records of TLS.
inline bool isOnlyTls(const QByteArray& sent)
{
    constexpr qsizetype request = 4 + 32;
    constexpr qsizetype header = 5;
    if (sent.size() < request + header || !sent.startsWith(QByteArray("\x20\0\0\x01", 4)))
        return false;
    qsizetype at = request;
    while (at + header <= sent.size()) {
        const auto type = quint8(sent[at]);
        const auto size = (quint8(sent[at + 3]) << 8) + quint8(sent[at + 4]);
        if (type < 20 || type > 23 || sent[at + 1] != '\x03')
            return false;
        at += header + size;
    }
    return at == sent.size();
}

} // namespace fairlead::tests
