// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <utility>
#include <vector>

/// Packets of the protocol of MariaDB, as far as a server in a test speaks it.
namespace fairlead::tests::wire {

inline constexpr int headerSize = 4; ///< length and number of a packet

/// A packet: the header, then the payload.
QByteArray packet(const QByteArray& payload, int number);
/// What a server says first; without a plug-in it knows but one way to log in.
QByteArray greeting(bool offersTls, const QByteArray& plugin);
/// Makes a greeting say that the server has no TLS.
void withholdTls(QByteArray& greeting);
/// Asks for another way to log in.
QByteArray switchTo(const QByteArray& plugin, const QByteArray& challenge, int number);
QByteArray ok(int number);
/// What an answer of one column of text begins with, up to its rows: three packets.
QByteArray head();
/// How the name of a column is told.
QByteArray column(const QByteArray& name, int number);
/// An answer of two columns of text.
QByteArray table(const std::vector<std::pair<QByteArray, QByteArray>>& rows);

} // namespace fairlead::tests::wire
