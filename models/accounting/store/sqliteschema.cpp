// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/sqliteschema.h"

#include "models/accounting/store/schema.h"

#include <map>
#include <mutex>

namespace fairlead::accounting {

namespace {
/// The text that makes each thing, by what it is and is called: "table job".
using Schema = std::map<QString, QString>;

constexpr int mostThings = 1000; // in a schema; no version has a hundred

/// What SQLite makes itself: the index of a key, the statistics of ANALYZE.
bool isOfSqlite(const QString& type, const QString& name)
{
    return (type == QLatin1String("index") && name.startsWith(QLatin1String("sqlite_autoindex_")))
        || (type == QLatin1String("table")
            && (name == QLatin1String("sqlite_stat1") || name == QLatin1String("sqlite_stat4")));
}

Result<Schema> schemaOf(SqliteConnection& connection)
{
    Schema schema;
    const auto done = connection.forEachRow(
        QStringLiteral("SELECT type, name, sql FROM sqlite_master LIMIT %1").arg(mostThings), {},
        [&](const SqlRow& row) {
            const auto text = [&](std::size_t i) { return QString::fromStdString(row[i].text()); };
            if (!isOfSqlite(text(0), text(1)))
                schema.insert_or_assign(text(0) + QLatin1Char(' ') + text(1), text(2).simplified());
            return Result<void>();
        });
    if (!done)
        return done.error();
    return schema;
}

/// What the migrations make of an empty file.
Result<Schema> madeSchema(int version)
{
    auto connection = SqliteConnection::openInMemory();
    if (!connection)
        return connection.error();
    auto migrations = storeMigrations();
    std::erase_if(migrations,
                  [version](const Migration& migration) { return migration.from >= version; });
    auto done = (*connection)->markAsStore();
    if (done)
        done = migrate(**connection, migrations);
    if (!done)
        return done.error();
    return schemaOf(**connection);
}

/// The same, made once for each version.
Result<Schema> expectedSchema(int version)
{
    static std::mutex mutex;
    static std::map<int, Schema> known;
    const std::scoped_lock lock(mutex);
    if (const auto made = known.find(version); made != known.end())
        return made->second;
    auto schema = madeSchema(version);
    if (schema)
        known.emplace(version, *schema);
    return schema;
}

/// The first thing that only one of them has, or has in another form.
QString difference(const Schema& a, const Schema& b)
{
    for (const auto& [thing, sql] : a) {
        const auto other = b.find(thing);
        if (other == b.end() || other->second != sql)
            return thing;
    }
    return {};
}
} // namespace

Result<void> checkSchema(SqliteConnection& connection, int version)
{
    const auto expected = expectedSchema(version);
    if (!expected)
        return expected.error();
    const auto found = schemaOf(connection);
    if (!found)
        return found.error();
    auto thing = difference(*found, *expected);
    if (thing.isEmpty())
        thing = difference(*expected, *found);
    if (thing.isEmpty())
        return {};
    return Error{
        ErrorCode::DataInvalid,
        {said("Messages", "%1 does not hold the tables of a Fairlead store: it differs in: %2"),
         {connection.name(), thing.toStdString()}},
        {}};
}

} // namespace fairlead::accounting
