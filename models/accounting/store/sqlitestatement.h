// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/store/sqlcell.h"

#include <QString>

#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace fairlead::accounting {

/// A statement that SQLite has prepared, through its own interface: Qt's makes a QVariant of every
/// cell and UTF-16 of every text, which is most of the time that a store takes. Each function says
/// with a result code of SQLite how it went; SQLITE_OK is 0.
class SqliteStatement
{
public:
    /// Null after a failure, which the handle knows.
    static std::unique_ptr<SqliteStatement> prepare(sqlite3* handle, const QString& statement);

    /// The values of the `?` in their order. They must live until the last step.
    [[nodiscard]] int bind(const SqlRow& values);
    /// SQLITE_ROW, SQLITE_DONE or a failure.
    [[nodiscard]] int step();
    /// Runs from the first step to the last; SQLITE_OK at the end.
    [[nodiscard]] int run();
    /// The row of the last step.
    void read(SqlRow& row) const;

private:
    explicit SqliteStatement(sqlite3_stmt* statement);
    struct Finalizer
    {
        void operator()(sqlite3_stmt* statement) const;
    };

    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
};

} // namespace fairlead::accounting
