// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/wire.h"

namespace fairlead::tests::wire {

namespace {
constexpr int tlsFlag = 0x08; // CLIENT_SSL in the second byte of the capabilities

QByteArray text(const QByteArray& value)
{
    return char(value.size()) + value;
}

QByteArray column(const QByteArray& name)
{
    constexpr auto utf8 = "\x21\x00";
    constexpr auto varString = '\xfd';
    return text("def") + text("") + text("") + text("") + text(name) + text("") + '\x0c'
        + QByteArray(utf8, 2) + QByteArray("\xff\x00\x00\x00", 4) + varString + QByteArray(5, '\0');
}

QByteArray endOfData(int number)
{
    return packet(QByteArray("\xfe\x00\x00\x02\x00", 5), number);
}
} // namespace

QByteArray packet(const QByteArray& payload, int number)
{
    const auto size = payload.size();
    return QByteArray() + char(size & 0xff) + char((size >> 8) & 0xff) + '\0' + char(number)
        + payload;
}

QByteArray greeting(bool offersTls, const QByteArray& plugin)
{
    const char flags = char(0xa2 | (offersTls ? tlsFlag : 0)); // 4.1, transactions, long scramble
    const QByteArray more(plugin.isEmpty() ? "\x00\x00" : "\x08\x00", 2); // ways to log in
    return packet(QByteArray("\x0a") + QByteArray("5.5.5-10.11.0-MariaDB\0", 22)
                      + QByteArray("\x01\0\0\0", 4) + "abcdefgh" + '\0' + QByteArray("\x09", 1)
                      + flags + QByteArray("\x21\x02\x00", 3) + more + '\x15' + QByteArray(10, '\0')
                      + QByteArray("ijklmnopqrst\0", 13) + plugin + '\0',
                  0);
}

void withholdTls(QByteArray& greeting)
{
    constexpr int threadAndScramble = 4 + 8 + 1;
    const auto flags = greeting.indexOf('\0', headerSize + 1) + 1 + threadAndScramble + 1;
    greeting[flags] = char(greeting[flags] & ~tlsFlag);
}

QByteArray switchTo(const QByteArray& plugin, const QByteArray& challenge, int number)
{
    return packet('\xfe' + plugin + '\0' + challenge + '\0', number);
}

QByteArray ok(int number)
{
    return packet(QByteArray("\0\0\0\x02\0\0\0", 7), number);
}

QByteArray head()
{
    return packet("\x01", 1) + column("v", 2) + endOfData(3);
}

QByteArray column(const QByteArray& name, int number)
{
    return packet(column(name), number);
}

QByteArray table(const std::vector<std::pair<QByteArray, QByteArray>>& rows)
{
    int number = 0;
    QByteArray all = packet("\x02", ++number);
    for (const auto* name : {"Variable_name", "Value"})
        all += packet(column(name), ++number);
    all += endOfData(++number);
    for (const auto& [name, value] : rows)
        all += packet(text(name) + text(value), ++number);
    return all + endOfData(++number);
}

} // namespace fairlead::tests::wire
