// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/oldstore.h"

#include "models/accounting/store/schema.h"

#include <set>
#include <string>
#include <utility>

namespace fairlead::accounting {

namespace {
struct OldTable
{
    QString name;
    QStringList columns;
    std::set<std::size_t> fractions; // columns that a server keeps as decimal text
};

QString textOf(const SqlCell& cell)
{
    return QString::fromStdString(cell.text());
}

/// The tables of an empty store, in an order in which they can be filled.
Result<std::vector<OldTable>> tablesOf(SqliteConnection& copy)
{
    std::vector<OldTable> tables;
    auto done = copy.forEachRow(
        QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"), {},
        [&](const SqlRow& row) {
            tables.push_back({textOf(row[0]), {}, {}});
            return Result<void>();
        });
    for (auto& table : tables) {
        if (!done)
            break;
        done = copy.forEachRow(
            QStringLiteral("PRAGMA table_info(%1)").arg(table.name), {}, [&](const SqlRow& row) {
                if (row[2].text() == "DOUBLE")
                    table.fractions.insert(static_cast<std::size_t>(table.columns.size()));
                table.columns << textOf(row[1]);
                return Result<void>();
            });
    }
    if (!done)
        return done.error();
    return tables;
}

Result<void> copyRows(StoreConnection& from, SqliteConnection& to, const OldTable& table)
{
    if (auto emptied = to.execute(QStringLiteral("DELETE FROM ") + table.name); !emptied)
        return emptied; // what a migration has put there
    const auto name = table.name.toLatin1();
    auto inserter = to.insertInto(name.constData(), table.columns);
    if (!inserter)
        return inserter.error();
    SqlRow cells;
    const auto done = from.forEachRow(QStringLiteral("SELECT %1 FROM %2")
                                          .arg(table.columns.join(QLatin1String(", ")), table.name),
                                      {}, [&](const SqlRow& row) {
                                          cells = row;
                                          for (const auto place : table.fractions) {
                                              if (const auto number = cells[place].real())
                                                  cells[place].setReal(*number);
                                          }
                                          return (*inserter)->add(cells);
                                      });
    return done ? (*inserter)->finish() : done;
}

std::vector<Migration> migrationsUpTo(int version)
{
    auto migrations = storeMigrations();
    std::erase_if(migrations,
                  [version](const Migration& migration) { return migration.from >= version; });
    return migrations;
}
} // namespace

Result<std::unique_ptr<SqliteConnection>> upToDateCopy(StoreConnection& old, int version)
{
    auto copy = SqliteConnection::openInMemory(QString::fromStdString(old.name()));
    if (!copy)
        return copy;
    auto done = (*copy)->markAsStore();
    if (done)
        done = migrate(**copy, migrationsUpTo(version));
    if (!done)
        return done.error();
    const auto tables = tablesOf(**copy);
    if (!tables)
        return tables.error();
    auto filling = Transaction::begin(**copy, true);
    if (!filling)
        return filling.error();
    for (const auto& table : *tables) {
        if (done = copyRows(old, **copy, table); !done)
            return done.error();
    }
    done = (*filling)->commit();
    if (done)
        done = migrate(**copy);
    if (!done)
        return done.error();
    return copy;
}

Error olderStore(const StoreConnection& store, int version)
{
    return {ErrorCode::SchemaOlder,
            {said("Messages",
                  "%1 is a store of version %2; writing to it upgrades it to version %3, which "
                  "older programs cannot open"),
             {store.name(), std::to_string(version), std::to_string(storeVersion)}},
            {}};
}

} // namespace fairlead::accounting
