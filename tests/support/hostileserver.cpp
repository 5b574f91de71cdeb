// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/hostileserver.h"

#include "tests/support/wire.h"

#include <functional>
#include <memory>
#include <openssl/ssl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <utility>

namespace fairlead::tests {

namespace {
template <auto release>
struct Release
{
    template <typename T>
    void operator()(T* pointer) const
    {
        release(pointer);
    }
};
using Context = std::unique_ptr<SSL_CTX, Release<SSL_CTX_free>>;
using Channel = std::unique_ptr<SSL, Release<SSL_free>>;

Context contextOf(const Authority::Files& files)
{
    Context context(SSL_CTX_new(TLS_server_method()));
    if (SSL_CTX_use_certificate_chain_file(context.get(), qPrintable(files.certificate)) != 1
        || SSL_CTX_use_PrivateKey_file(context.get(), qPrintable(files.key), SSL_FILETYPE_PEM) != 1)
        throw std::runtime_error("the certificate cannot be used");
    return context;
}
} // namespace

/// One connection, in clear text until it is encrypted.
class HostileServer::Talk
{
public:
    Talk(int descriptor, std::function<void(const QByteArray&)> hear)
        : m_descriptor(descriptor)
        , m_hear(std::move(hear))
    {
    }

    bool encrypt(const Authority::Files& files)
    {
        m_context = contextOf(files);
        m_channel.reset(SSL_new(m_context.get()));
        SSL_set_fd(m_channel.get(), m_descriptor);
        return SSL_accept(m_channel.get()) == 1;
    }
    bool sendInClear(const QByteArray& bytes) const
    {
        return ::send(m_descriptor, bytes.constData(), std::size_t(bytes.size()), MSG_NOSIGNAL) > 0;
    }
    /// Until the client goes.
    void sendAgainAndAgain(const QByteArray& bytes) const
    {
        while (sendInClear(bytes)) { }
    }
    void setDripping(bool isDripping) { m_isDripping = isDripping; }
    void send(const QByteArray& bytes)
    {
        if (m_isDripping)
            return drip(bytes);
        if (m_channel)
            SSL_write(m_channel.get(), bytes.constData(), int(bytes.size()));
        else
            sendInClear(bytes);
    }
    /// The payload of the next packet; nothing at the end.
    std::optional<QByteArray> read()
    {
        const auto header = take(wire::headerSize);
        if (!header)
            return std::nullopt;
        m_number = header->at(3);
        const auto payload = take(quint8(header->at(0)) + (quint8(header->at(1)) << 8));
        if (payload)
            m_hear(*payload);
        return payload;
    }
    [[nodiscard]] int nextNumber() const { return m_number + 1; }

private:
    /// A client that goes away, or that has something to say, ends it.
    void drip(const QByteArray& bytes) const
    {
        constexpr int pause = 100; // ms
        pollfd client{m_descriptor, POLLIN, 0};
        for (const char byte : bytes) {
            sendInClear(QByteArray(1, byte));
            if (::poll(&client, 1, pause) != 0)
                return;
        }
    }
    std::optional<QByteArray> take(int size)
    {
        QByteArray bytes(size, '\0');
        for (int done = 0; done < size;) {
            const auto got = m_channel
                ? SSL_read(m_channel.get(), bytes.data() + done, size - done)
                : int(::recv(m_descriptor, bytes.data() + done, std::size_t(size - done), 0));
            if (got <= 0)
                return std::nullopt;
            done += got;
        }
        return bytes;
    }

    int m_descriptor;
    std::function<void(const QByteArray&)> m_hear;
    int m_number = 0;
    bool m_isDripping = false;
    Context m_context;
    Channel m_channel;
};

HostileServer::HostileServer(Plan plan)
    : m_plan(std::move(plan))
    , m_listener([this](int client) { serve(client); })
{
}

QByteArray HostileServer::takeHeard()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_heard, {});
}

void HostileServer::sendWithoutEnd(Talk& talk) const
{
    constexpr int numbers = 256; // of packets, then they begin again
    QByteArray again;
    if (m_plan.then == AfterLogin::EndlessColumns)
        talk.sendInClear(wire::packet(QByteArray("\xfd\xff\xff\xff"), 1)); // so many columns
    else
        talk.sendInClear(wire::head());
    const int first = m_plan.then == AfterLogin::EndlessColumns ? 2 : 4;
    for (int i = 0; i < numbers; ++i) {
        if (m_plan.then == AfterLogin::EndlessColumns)
            again += wire::column("v", first + i);
        else
            again += wire::packet(QByteArray("\x05") + "value", first + i);
    }
    if (m_plan.then == AfterLogin::EndlessField) {
        constexpr int longest = 0xffffff; // bytes of a packet that goes on in the next
        again = QByteArray("\xff\xff\xff\x04") + QByteArray(longest, 'A');
    }
    talk.sendAgainAndAgain(again);
}

void HostileServer::serve(int client)
{
    constexpr int tlsRequest = 32; // bytes of a login that goes on encrypted
    Talk talk(client, [this](const QByteArray& payload) {
        const std::lock_guard lock(m_mutex);
        m_heard += payload;
    });
    talk.setDripping(m_plan.drips == Drips::Greeting);
    talk.send(wire::greeting(m_plan.certificate.has_value(), m_plan.greets));
    talk.setDripping(false);
    auto login = talk.read();
    if (login && login->size() == tlsRequest && m_plan.certificate) {
        if (!talk.encrypt(*m_plan.certificate))
            return;
        login = talk.read();
    }
    for (const auto& plugin : m_plan.asksFor) {
        if (!login)
            return;
        const auto challenge = plugin == "dialog" ? QByteArray("\x05Password: ")
                                                  : QByteArray("ABCDEFGHIJKLMNOPQRST");
        talk.send(wire::switchTo(plugin, challenge, talk.nextNumber()));
        login = talk.read();
    }
    if (!login)
        return;
    talk.send(wire::ok(talk.nextNumber()));
    talk.setDripping(m_plan.drips == Drips::Answers);
    while (const auto query = talk.read()) {
        if (m_plan.then == AfterLogin::ClearText)
            talk.sendInClear(wire::ok(1));
        else if (m_plan.then == AfterLogin::AskAgain)
            talk.send(wire::switchTo("mysql_clear_password", "", 1));
        else if (m_plan.then == AfterLogin::AskForFile)
            talk.send(wire::packet('\xfb' + m_plan.file, 1));
        else if (query->contains("SHOW") && m_plan.then >= AfterLogin::EndlessRows)
            sendWithoutEnd(talk);
        else if (query->contains("Ssl_cipher"))
            talk.send(wire::table({{"Ssl_cipher", "TLS_AES_256_GCM_SHA384"}}));
        else
            talk.send(query->contains("SHOW") ? wire::table({}) : wire::ok(1));
    }
}

} // namespace fairlead::tests
