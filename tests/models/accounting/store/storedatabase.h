// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/store.h"
#include "tests/support/mariadbserver.h"

namespace fairlead::tests {

/// A private server with a user who may keep stores in every database named store….
class StoreDatabase
{
public:
    explicit StoreDatabase(const QStringList& options = {})
        : m_server(options)
    {
        m_server.addUser(QStringLiteral("admin"), password(), QStringLiteral("ALL ON `store%`.*"));
    }
    static QString password() { return QStringLiteral("a secret of the admin"); }
    static connections::Secret secret() { return connections::Secret(password().toUtf8()); }

    MariadbServer& server() { return m_server; }
    /// A database that nobody used before.
    accounting::StoreAddress fresh()
    {
        const auto name = QStringLiteral("store%1").arg(++m_count);
        m_server.run("CREATE DATABASE `" + name.toUtf8() + "`");
        return address(name);
    }
    /// @param timeouts  by default so long that a busy machine makes no failure
    [[nodiscard]] accounting::StoreAddress
    address(const QString& database, accounting::DatabaseTimeouts timeouts = {60, 300, 290}) const
    {
        return {QStringLiteral("mysql://admin@127.0.0.1:%1/%2?tls=off")
                    .arg(m_server.port())
                    .arg(database),
                secret(), timeouts};
    }
    QByteArray run(const accounting::StoreAddress& store, const QByteArray& statements)
    {
        return m_server.run(statements, databaseOf(store)).trimmed();
    }
    static QString databaseOf(const accounting::StoreAddress& store)
    {
        return store.name.section(u'/', -1).section(u'?', 0, 0);
    }

private:
    MariadbServer m_server;
    int m_count = 0;
};

inline QByteArray words(const Error& error)
{
    return QByteArray::fromStdString(english(error.message) + " | " + error.detail);
}

/// Nothing where there is no error: a QVERIFY2 asks before it knows.
template <typename T>
QByteArray words(const Result<T>& result)
{
    return result ? QByteArray() : words(result.error());
}

} // namespace fairlead::tests
