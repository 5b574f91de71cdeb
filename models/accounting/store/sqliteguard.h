// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"

#include <QSqlDatabase>

#include <chrono>

struct sqlite3;

namespace fairlead::accounting {

/// SQLite's own handle; null where the driver brings another SQLite than the one linked here, whose
/// handles are not ours to use.
sqlite3* handleOf(const QSqlDatabase& database);

/// Keeps an open SQLite file from doing more than holding rows: no triggers, no views, no functions
/// of its schema but harmless ones, no cell above 256 MiB, and an end to what takes
/// longer than anybody waits. A store comes from others, and SQLite obeys the schema of a file.
/// The connection must be closed before its guard goes.
class SqliteGuard
{
public:
    /// Error code Internal: this SQLite cannot be told so.
    Result<void> watch(sqlite3* handle);

private:
    static constexpr auto patience = std::chrono::minutes(10); // of one connection

    static int isOver(void* guard);

    std::chrono::steady_clock::time_point m_end{};
};

} // namespace fairlead::accounting
