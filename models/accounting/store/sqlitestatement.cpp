// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sqlitestatement.h"

#include <sqlite3.h>

namespace fairlead::accounting {

namespace {
/// Binds one cell without copying it.
class Binder
{
public:
    Binder(sqlite3_stmt* statement, int place)
        : m_statement(statement)
        , m_place(place)
    {
    }
    int operator()(std::monostate /*nothing*/) const
    {
        return sqlite3_bind_null(m_statement, m_place);
    }
    int operator()(std::int64_t number) const
    {
        return sqlite3_bind_int64(m_statement, m_place, number);
    }
    int operator()(double number) const
    {
        return sqlite3_bind_double(m_statement, m_place, number);
    }
    int operator()(const std::string& text) const
    {
        return sqlite3_bind_text64(m_statement, m_place, text.data(), text.size(), SQLITE_STATIC,
                                   SQLITE_UTF8);
    }
    int operator()(const SqlCell::Bytes& bytes) const
    {
        return sqlite3_bind_blob64(m_statement, m_place, bytes.content.data(), bytes.content.size(),
                                   SQLITE_STATIC);
    }

private:
    sqlite3_stmt* m_statement;
    int m_place;
};

/// Of a column of text or bytes; SQLite wants the pointer asked for before the size.
std::string_view contentOf(sqlite3_stmt* statement, int column, const void* content)
{
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, column));
    return content == nullptr ? std::string_view()
                              : std::string_view(static_cast<const char*>(content), size);
}

void readCell(sqlite3_stmt* statement, int column, SqlCell& cell)
{
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
        return cell.setInteger(sqlite3_column_int64(statement, column));
    case SQLITE_FLOAT:
        return cell.setReal(sqlite3_column_double(statement, column));
    case SQLITE_TEXT:
        return cell.setText(contentOf(statement, column, sqlite3_column_text(statement, column)));
    case SQLITE_BLOB:
        return cell.setBytes(contentOf(statement, column, sqlite3_column_blob(statement, column)));
    default:
        return cell.clear();
    }
}
} // namespace

SqliteStatement::SqliteStatement(sqlite3_stmt* statement)
    : m_statement(statement)
{
}

void SqliteStatement::Finalizer::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

std::unique_ptr<SqliteStatement> SqliteStatement::prepare(sqlite3* handle, const QString& statement)
{
    sqlite3_stmt* prepared = nullptr;
    const auto text = statement.toUtf8();
    if (sqlite3_prepare_v2(handle, text.constData(), static_cast<int>(text.size()), &prepared,
                           nullptr)
        != SQLITE_OK)
        return nullptr;
    return std::unique_ptr<SqliteStatement>(new SqliteStatement(prepared));
}

int SqliteStatement::bind(const SqlRow& values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto done = values[i].visit(Binder(m_statement.get(), static_cast<int>(i) + 1));
        if (done != SQLITE_OK)
            return done;
    }
    return SQLITE_OK;
}

int SqliteStatement::step()
{
    return sqlite3_step(m_statement.get());
}

int SqliteStatement::run()
{
    int done = SQLITE_ROW;
    while (done == SQLITE_ROW)
        done = step();
    sqlite3_reset(m_statement.get());
    return done == SQLITE_DONE ? SQLITE_OK : done;
}

void SqliteStatement::read(SqlRow& row) const
{
    row.resize(static_cast<std::size_t>(sqlite3_column_count(m_statement.get())));
    for (std::size_t i = 0; i < row.size(); ++i)
        readCell(m_statement.get(), static_cast<int>(i), row[i]);
}

} // namespace fairlead::accounting
