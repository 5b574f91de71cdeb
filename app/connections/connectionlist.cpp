// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/connections/connectionlist.h"

#include "app/settings/settings.h"

#include <array>

namespace fairlead::app {

namespace {
constexpr auto group = "connections";

namespace keys {
const auto name = QStringLiteral("name");
const auto address = QStringLiteral("address");
const auto purpose = QStringLiteral("purpose");
const auto keychain = QStringLiteral("keychain");
const auto config = QStringLiteral("config");
const auto partitions = QStringLiteral("partitions");
const auto usage = QStringLiteral("usage");
} // namespace keys

constexpr std::array purposes{std::pair(models::Mode::Monitor, "monitor"),
                              std::pair(models::Mode::WhatIf, "what-if"),
                              std::pair(models::Mode::Apply, "apply")};

QVariantMap rowOf(const Connection& connection)
{
    QVariantMap row{{keys::name, connection.name},
                    {keys::address, connection.url.text()},
                    {keys::keychain, connection.keepsPassword},
                    {keys::config, connection.configFile},
                    {keys::partitions, connection.partitionsFile},
                    {keys::usage, connection.usageFile}};
    for (const auto& [purpose, word] : purposes) {
        if (purpose == connection.purpose)
            row[keys::purpose] = QString::fromLatin1(word);
    }
    return row;
}

/// Nothing for a row whose address is none.
std::optional<Connection> connectionOf(const QVariantMap& row)
{
    auto url = connections::parseDatabaseUrl(row[keys::address].toString());
    if (!url)
        return std::nullopt;
    Connection connection;
    connection.name = row[keys::name].toString();
    connection.url = *std::move(url);
    for (const auto& [purpose, word] : purposes) {
        if (row[keys::purpose].toString() == QLatin1String(word))
            connection.purpose = purpose;
    }
    connection.keepsPassword = row[keys::keychain].toBool();
    connection.configFile = row[keys::config].toString();
    connection.partitionsFile = row[keys::partitions].toString();
    connection.usageFile = row[keys::usage].toString();
    return connection;
}
} // namespace

ConnectionList::ConnectionList(Settings& settings)
    : m_settings(settings)
{
    for (const auto& row : m_settings.rows(group)) {
        if (auto connection = connectionOf(row))
            m_connections.push_back(*std::move(connection));
    }
}

void ConnectionList::replace(std::vector<Connection> connections)
{
    m_connections = std::move(connections);
    QList<QVariantMap> rows;
    for (const auto& connection : m_connections)
        rows << rowOf(connection);
    m_settings.setRows(group, rows);
}

const Connection* ConnectionList::find(const QString& source) const
{
    for (const auto& connection : m_connections) {
        if (connection.source() == source)
            return &connection;
    }
    return nullptr;
}

} // namespace fairlead::app
