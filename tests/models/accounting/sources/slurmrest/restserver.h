// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/certificates.h"

#include <QByteArrayList>
#include <QFile>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>

#include <functional>
#include <memory>
#include <mutex>

namespace fairlead::tests {

/// Answers requests at a port of loopback, with TLS or without, on a thread of its own.
class RestServer
{
public:
    using Answer = std::function<QByteArray(const QByteArray& request)>;

    /// Without a certificate in clear text.
    RestServer(Answer answer, const Authority::Files* certificate = nullptr)
        : m_answer(std::move(answer))
    {
        if (certificate != nullptr) {
            auto server = std::make_unique<QSslServer>();
            server->setSslConfiguration(configurationOf(*certificate));
            m_server = std::move(server);
        } else {
            m_server = std::make_unique<QTcpServer>();
        }
        QObject::connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, m_server.get(),
                         [this] { serve(*m_server->nextPendingConnection()); });
        m_isListening = m_server->listen(QHostAddress::LocalHost);
        m_port = m_server->serverPort();
        m_server->moveToThread(&m_thread);
        m_thread.start();
    }
    ~RestServer() { stop(); }
    RestServer(const RestServer&) = delete;
    RestServer& operator=(const RestServer&) = delete;
    RestServer(RestServer&&) = delete;
    RestServer& operator=(RestServer&&) = delete;

    [[nodiscard]] bool isListening() const { return m_isListening; }
    [[nodiscard]] int port() const { return m_port; }

    /// Ends it, and returns what came in, whole requests or not.
    QByteArrayList stop()
    {
        if (m_thread.isRunning()) {
            QMetaObject::invokeMethod(
                m_server.get(), [this] { m_server.reset(); }, Qt::BlockingQueuedConnection);
            m_thread.quit();
            m_thread.wait();
        }
        const std::lock_guard lock(m_mutex);
        return m_received;
    }

private:
    static QSslConfiguration configurationOf(const Authority::Files& files)
    {
        auto configuration = QSslConfiguration::defaultConfiguration();
        configuration.setLocalCertificateChain(QSslCertificate::fromPath(files.certificate));
        QFile key(files.key);
        if (key.open(QIODevice::ReadOnly))
            configuration.setPrivateKey(QSslKey(key.readAll(), QSsl::Rsa));
        if (configuration.privateKey().isNull() && key.seek(0))
            configuration.setPrivateKey(QSslKey(key.readAll(), QSsl::Ec));
        return configuration;
    }

    void serve(QTcpSocket& client)
    {
        auto request = std::make_shared<QByteArray>();
        std::size_t place = 0;
        {
            const std::lock_guard lock(m_mutex);
            place = static_cast<std::size_t>(m_received.size());
            m_received << QByteArray();
        }
        const auto read = [this, &client, request, place] {
            *request += client.readAll();
            {
                const std::lock_guard lock(m_mutex);
                m_received[static_cast<qsizetype>(place)] = *request;
            }
            if (request->contains("\r\n\r\n")) {
                client.write(m_answer(*request));
                client.disconnectFromHost();
            }
        };
        QObject::connect(&client, &QTcpSocket::readyRead, &client, read);
        QObject::connect(&client, &QTcpSocket::disconnected, &client, &QObject::deleteLater);
        read();
    }

    Answer m_answer;
    std::unique_ptr<QTcpServer> m_server;
    QThread m_thread;
    bool m_isListening = false;
    int m_port = 0;
    std::mutex m_mutex;
    QByteArrayList m_received;
};

} // namespace fairlead::tests
