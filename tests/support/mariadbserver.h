// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <cstdint>

namespace fairlead::tests {

/// A private MariaDB in a temporary folder: own data, socket and loopback port, an ordinary user,
/// nothing of the machine's own. Stopped with the object. Throws std::runtime_error when it does
/// not start.
class MariadbServer
{
public:
    explicit MariadbServer(const QStringList& options = {});
    /// With the data of another one, which is stopped.
    MariadbServer(const QStringList& options, const MariadbServer& data);
    ~MariadbServer();
    MariadbServer(const MariadbServer&) = delete;
    MariadbServer& operator=(const MariadbServer&) = delete;
    MariadbServer(MariadbServer&&) = delete;
    MariadbServer& operator=(MariadbServer&&) = delete;

    /// What the machine lacks to start one; empty: nothing.
    static QString missing();

    /// Runs statements as root; throws with the client's words when one fails.
    QByteArray run(const QByteArray& statements, const QString& database = {});
    /// The sum of the global status variables whose names match, since the server started.
    std::int64_t counted(const QByteArray& pattern);
    /// Rows that the server has looked at, in tables and indexes.
    std::int64_t rowsRead() { return counted("^HANDLER_READ_"); }
    void load(const QString& sqlFile, const QString& database);
    void addUser(const QString& name, const QString& password, const QString& grants);

    void kill(); ///< as a machine that loses its power
    void freeze(); ///< it keeps its connections and answers nothing from now on
    void thaw();
    void restart();
    void stop(); ///< in good order

    [[nodiscard]] QString socket() const { return m_folder.filePath(QStringLiteral("s")); }
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

private:
    void useOwnFolder();
    void install();
    void copy(const QString& data);
    void start();
    void waitUntilReady();

    QTemporaryDir m_folder;
    QStringList m_options;
    QProcess m_server;
    quint16 m_port = 0;
};

} // namespace fairlead::tests
