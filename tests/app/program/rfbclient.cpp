// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program/rfbclient.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace fairlead::tests {

namespace {

constexpr quint8 setPixelFormat = 0;
constexpr quint8 setEncodings = 2;
constexpr quint8 updateRequest = 3;
constexpr quint8 keyEvent = 4;
constexpr quint8 pointerEvent = 5;
constexpr int bytesPerPixel = 4;

sockaddr_in loopback(quint16 port)
{
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

quint8 high(int value)
{
    return static_cast<quint8>(value >> 8);
}

quint8 low(int value)
{
    return static_cast<quint8>(value);
}

} // namespace

RfbClient::~RfbClient()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

bool RfbClient::connectTo(quint16 port)
{
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const auto address = loopback(port);
    if (::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        return false;
    const int on = 1;
    ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    constexpr std::size_t versionSize = 12;
    constexpr std::size_t screenSize = 20; // width, height, pixel format
    if (!receive(versionSize))
        return false;
    send({'R', 'F', 'B', ' ', '0', '0', '3', '.', '0', '0', '3', '\n'});
    if (!receive(4) || number(0, 4) != 1) // no password
        return false;
    send({1}); // others may watch
    if (!receive(screenSize))
        return false;
    m_width = number(0, 2);
    m_picture.assign(m_width * number(2, 2), 0);
    if (!receive(4) || !receive(number(0, 4)))
        return false;
    // 32 bits a pixel, 8 of each colour; as they are.
    send({setPixelFormat, 0, 0, 0, 32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0, 0, 0, 0});
    send({setEncodings, 0, 0, 1, 0, 0, 0, 0});
    return true;
}

void RfbClient::send(const std::vector<quint8>& bytes) const
{
    std::size_t sent = 0;
    while (sent < bytes.size()) {
        const auto now = ::send(m_socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (now <= 0)
            return; // the next round trip finds out
        sent += static_cast<std::size_t>(now);
    }
}

bool RfbClient::receive(std::size_t count)
{
    m_received.resize(count);
    std::size_t got = 0;
    while (got < count) {
        const auto now = ::recv(m_socket, m_received.data() + got, count - got, 0);
        if (now <= 0)
            return false;
        got += static_cast<std::size_t>(now);
    }
    return true;
}

quint32 RfbClient::number(std::size_t at, int bytes) const
{
    quint32 value = 0;
    for (int i = 0; i < bytes; ++i)
        value = value << 8 | m_received[at + static_cast<std::size_t>(i)];
    return value;
}

void RfbClient::sendKey(bool isDown, quint32 key) const
{
    send({keyEvent, static_cast<quint8>(isDown ? 1 : 0), 0, 0, static_cast<quint8>(key >> 24),
          static_cast<quint8>(key >> 16), static_cast<quint8>(key >> 8), static_cast<quint8>(key)});
}

void RfbClient::press(quint32 key, std::initializer_list<quint32> modifiers)
{
    for (const auto modifier : modifiers)
        sendKey(true, modifier);
    sendKey(true, key);
    sendKey(false, key);
    for (const auto modifier : modifiers)
        sendKey(false, modifier);
}

void RfbClient::type(const QString& text)
{
    for (const auto character : text)
        press(character.unicode());
}

void RfbClient::click(int x, int y)
{
    for (const int button : {0, 1, 0})
        send({pointerEvent, static_cast<quint8>(button), high(x), low(x), high(y), low(y)});
}

// The program may answer before it has taken the keys out of its queue, but not twice.
bool RfbClient::roundTrip()
{
    for (int i = 0; i < 2; ++i) {
        send({updateRequest, 0, 0, 0, 0, 0, 0, 1, 0, 1});
        if (!receiveUpdate())
            return false;
    }
    return true;
}

bool RfbClient::receiveUpdate()
{
    if (!receive(4) || number(0, 1) != 0)
        return false;
    for (auto left = number(2, 2); left > 0; --left) {
        constexpr std::size_t headSize = 12; // x, y, width, height, encoding
        if (!receive(headSize))
            return false;
        const std::size_t x = number(0, 2);
        const std::size_t y = number(2, 2);
        const std::size_t width = number(4, 2);
        if (!receive(width * number(6, 2) * bytesPerPixel))
            return false;
        keep(x, y, width);
    }
    return true;
}

// The pixels of a rectangle, which were received last.
void RfbClient::keep(std::size_t x, std::size_t y, std::size_t width)
{
    for (std::size_t i = 0; i < m_received.size() / bytesPerPixel; ++i) {
        const auto place = (y + i / width) * m_width + x + i % width;
        const auto* bytes = &m_received[i * bytesPerPixel]; // blue, green, red
        if (place < m_picture.size())
            m_picture[place] = quint32{bytes[2]} << 16 | quint32{bytes[1]} << 8 | bytes[0];
    }
}

quint32 RfbClient::pixel(int x, int y) const
{
    return m_picture.at(static_cast<std::size_t>(y) * m_width + static_cast<std::size_t>(x));
}

} // namespace fairlead::tests
