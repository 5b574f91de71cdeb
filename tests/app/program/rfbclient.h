// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QtGlobal>

#include <cstddef>
#include <initializer_list>
#include <vector>

namespace fairlead::tests {

/// The keyboard and the mouse of a program that shows its window through Qt's VNC platform (RFB 3.3
/// on loopback). Nothing else of the protocol.
class RfbClient
{
public:
    static constexpr quint32 enter = 0xff0d;
    static constexpr quint32 escape = 0xff1b;
    static constexpr quint32 home = 0xff50;
    static constexpr quint32 insert = 0xff63;
    static constexpr quint32 f2 = 0xffbf;
    static constexpr quint32 f4 = 0xffc1;
    static constexpr quint32 shift = 0xffe1;
    static constexpr quint32 control = 0xffe3;
    static constexpr quint32 alt = 0xffe9;
    static constexpr quint32 remove = 0xffff;

    RfbClient() = default;
    ~RfbClient();
    RfbClient(const RfbClient&) = delete;
    RfbClient& operator=(const RfbClient&) = delete;
    RfbClient(RfbClient&&) = delete;
    RfbClient& operator=(RfbClient&&) = delete;

    /// False: nobody listens there.
    [[nodiscard]] bool connectTo(quint16 port);
    void press(quint32 key, std::initializer_list<quint32> modifiers = {});
    void type(const QString& text);
    void click(int x, int y);
    /// Waits until the program has handled what was sent before. False: it is gone.
    [[nodiscard]] bool roundTrip();
    /// What the last round trip has shown there: 0xrrggbb.
    [[nodiscard]] quint32 pixel(int x, int y) const;

private:
    void send(const std::vector<quint8>& bytes) const;
    void sendKey(bool isDown, quint32 key) const;
    [[nodiscard]] bool receive(std::size_t count);
    [[nodiscard]] quint32 number(std::size_t at, int bytes) const;
    [[nodiscard]] bool receiveUpdate();
    void keep(std::size_t x, std::size_t y, std::size_t width);

    int m_socket = -1;
    std::vector<quint8> m_received; // by the last receive()
    std::size_t m_width = 0; // pixels
    std::vector<quint32> m_picture; // [y * width + x]
};

} // namespace fairlead::tests
