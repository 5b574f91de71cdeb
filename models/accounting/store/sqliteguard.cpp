// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sqliteguard.h"

#include <QSqlDriver>
#include <QSqlQuery>
#include <QVariant>

#include <array>
#include <sqlite3.h>
#include <utility>

namespace fairlead::accounting {

sqlite3* handleOf(const QSqlDatabase& database)
{
    const auto handle = database.driver()->handle();
    QSqlQuery source(database);
    if (qstrcmp(handle.typeName(), "sqlite3*") != 0
        || !source.exec(QStringLiteral("SELECT sqlite_source_id()")) || !source.next()
        || source.value(0).toByteArray() != sqlite3_sourceid())
        return nullptr;
    return *static_cast<sqlite3* const*>(handle.constData());
}

Result<void> SqliteGuard::watch(sqlite3* handle)
{
    const Error refused{
        ErrorCode::Internal, said("Messages", "SQLite does not take its settings"), {}};
    if (sqlite3_exec(handle, "PRAGMA cell_size_check = ON", nullptr, nullptr, nullptr) != SQLITE_OK)
        return refused;
    constexpr std::array settings{
        std::pair(SQLITE_DBCONFIG_DEFENSIVE, 1), std::pair(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
        std::pair(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), std::pair(SQLITE_DBCONFIG_ENABLE_VIEW, 0)};
    for (const auto& [setting, value] : settings) {
        if (sqlite3_db_config(handle, setting, value, nullptr) != SQLITE_OK)
            return refused;
    }
    constexpr int largestCell = 1 << 28; // bytes
    constexpr int steps = 100000; // of SQLite's machine between two looks at the clock
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, largestCell);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1); // VACUUM attaches its own
    m_end = std::chrono::steady_clock::now() + patience;
    sqlite3_progress_handler(handle, steps, isOver, this);
    return {};
}

int SqliteGuard::isOver(void* guard)
{
    return std::chrono::steady_clock::now() > static_cast<SqliteGuard*>(guard)->m_end ? 1 : 0;
}

} // namespace fairlead::accounting
