// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/store.h"

#include "models/accounting/scenariofile.h"
#include "models/accounting/store/recordtables.h"
#include "models/accounting/store/schema.h"
#include "models/accounting/store/storefile.h"

#include <QFileInfo>
#include <QVariant>

namespace fairlead::accounting {

namespace {
Error damaged(const StoreConnection& connection, std::string detail)
{
    return {ErrorCode::DataInvalid, connection.path().toStdString() + " is damaged",
            std::move(detail)};
}

Error nameless()
{
    return {ErrorCode::OutputFailed, "a saved scenario needs a name", {}};
}

Result<void> remove(const StoreConnection& connection, const std::string& name)
{
    auto query = connection.prepare(QStringLiteral("DELETE FROM scenario WHERE name = ?"));
    if (!query)
        return query.error();
    query->bindValue(0, QString::fromStdString(name));
    if (!query->exec())
        return connection.errorOf(query->lastError());
    return {};
}

Result<void> insert(const StoreConnection& connection, const std::string& name, const QString& json)
{
    auto query
        = connection.prepare(QStringLiteral("INSERT INTO scenario (name, json) VALUES (?, ?)"));
    if (!query)
        return query.error();
    query->bindValue(0, QString::fromStdString(name));
    query->bindValue(1, json);
    if (!query->exec())
        return connection.errorOf(query->lastError());
    return {};
}
} // namespace

Result<SnapshotRecords> readStore(const QString& path)
{
    const auto connection = openForReading(path);
    if (!connection)
        return connection.error();
    const auto transaction = Transaction::begin(**connection, false);
    if (!transaction)
        return transaction.error();
    return readRecords(**connection);
}

Result<void> writeStore(const QString& path, const SnapshotRecords& records)
{
    const auto fill
        = [&](const StoreConnection& connection) { return writeRecords(connection, records); };
    const QFileInfo file(path);
    if (file.exists() && (!file.isFile() || file.size() > 0))
        return changeStore(path, fill);
    return createStore(path, fill);
}

Result<std::int64_t> storeRevision(const QString& path)
{
    const auto connection = openForReading(path);
    if (!connection)
        return connection.error();
    return readRevision(**connection);
}

Result<void> integrityCheck(const QString& path)
{
    const auto connection = openForReading(path);
    if (!connection)
        return connection.error();
    const auto pages = (*connection)->scalar(QStringLiteral("PRAGMA integrity_check"));
    if (!pages)
        return pages.error();
    const auto verdict = pages->toString();
    if (verdict != QLatin1String("ok"))
        return damaged(**connection, verdict.toStdString());
    const auto orphan = (*connection)->scalar(QStringLiteral("PRAGMA foreign_key_check"));
    if (!orphan)
        return orphan.error();
    if (orphan->isValid())
        return damaged(**connection, "table " + orphan->toString().toStdString());
    return {};
}

Result<std::vector<Scenario>> storedScenarios(const QString& path)
{
    const auto connection = openForReading(path);
    if (!connection)
        return connection.error();
    auto query
        = (*connection)->prepare(QStringLiteral("SELECT name, json FROM scenario ORDER BY name"));
    if (!query)
        return query.error();
    if (!query->exec())
        return (*connection)->errorOf(query->lastError());
    std::vector<Scenario> scenarios;
    while (query->next()) {
        auto scenario = scenarioFromJson(query->value(1).toString().toUtf8());
        if (!scenario) {
            return Error{ErrorCode::DataInvalid,
                         path.toStdString() + ": scenario '"
                             + query->value(0).toString().toStdString()
                             + "': " + scenario.error().message,
                         scenario.error().detail};
        }
        scenarios.push_back(*std::move(scenario));
    }
    if (query->lastError().isValid())
        return (*connection)->errorOf(query->lastError());
    return scenarios;
}

Result<void> storeScenario(const QString& path, const Scenario& scenario)
{
    if (scenario.name.empty())
        return nameless();
    const auto json = scenarioToJson(scenario);
    if (!json)
        return json.error();
    return changeStore(path, [&](const StoreConnection& connection) {
        auto done = remove(connection, scenario.name);
        if (done)
            done = insert(connection, scenario.name, QString::fromUtf8(*json));
        return done ? countRevision(connection) : done;
    });
}

Result<void> removeStoredScenario(const QString& path, const std::string& name)
{
    return changeStore(path, [&](const StoreConnection& connection) {
        auto done = remove(connection, name);
        return done ? countRevision(connection) : done;
    });
}

} // namespace fairlead::accounting
