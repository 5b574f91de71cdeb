// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/mariadbschema.h"

#include "models/accounting/store/schema.h"
#include "models/accounting/store/sqliteconnection.h"

#include <QRegularExpression>

#include <map>
#include <mutex>

namespace fairlead::accounting {

namespace {
/// What each thing is like, by what it is and is called: "column job.nice".
using Things = std::map<QString, QString>;

constexpr int mostThings = 5000; // of a schema; no version has six hundred
const auto ownTable = QStringLiteral("BASE TABLE InnoDB utf8mb4_bin");

QString wordsOf(const SqlCell& cell)
{
    return QString::fromStdString(cell.text()).simplified();
}

/// The type in MariaDB's words (see MariadbConnection::define()), without the width that it shows
/// of an integer.
QString typeOnServer(const QString& type)
{
    if (type == QLatin1String("INTEGER"))
        return QStringLiteral("int");
    if (type == QLatin1String("DOUBLE"))
        return QStringLiteral("varchar(32)");
    return type == QLatin1String("TEXT") ? QStringLiteral("longtext") : type.toLower();
}

QString columnOnServer(const QString& type, bool isNeeded)
{
    const auto onServer = typeOnServer(type);
    const bool isNumber = onServer == QLatin1String("int") || onServer == QLatin1String("bigint");
    return onServer + (isNeeded ? QStringLiteral(" NO") : QStringLiteral(" YES"))
        + (isNumber ? QString() : QStringLiteral(" utf8mb4_bin"));
}

/// Tables and columns of a store in memory; a key of the primary columns, in their order.
Result<void> addTables(SqliteConnection& made, Things& things)
{
    std::map<QString, std::map<qint64, QString>> keys;
    auto done = made.forEachRow(
        QStringLiteral("SELECT t.name, c.name, c.type, c.\"notnull\", c.pk FROM sqlite_master t "
                       "JOIN pragma_table_info(t.name) c WHERE t.type = 'table'"),
        {}, [&](const SqlRow& row) {
            const auto table = wordsOf(row[0]);
            const bool isNeeded = row[3].integer() != 0;
            things[QStringLiteral("table ") + table] = ownTable;
            things[QStringLiteral("column %1.%2").arg(table, wordsOf(row[1]))]
                = columnOnServer(wordsOf(row[2]), isNeeded);
            if (const auto place = row[4].integer().value_or(0); place > 0)
                keys[table][place] = wordsOf(row[1]);
            return Result<void>();
        });
    for (const auto& [table, columns] : keys) {
        QStringList names;
        for (const auto& [place, name] : columns)
            names << name;
        things[QStringLiteral("key %1 (%2)").arg(table, names.join(u','))] = QString();
    }
    return done;
}

/// Those of UNIQUE.
Result<void> addKeys(SqliteConnection& made, Things& things)
{
    std::map<std::pair<QString, QString>, QStringList> keys;
    auto done = made.forEachRow(
        QStringLiteral("SELECT t.name, k.name, c.name FROM sqlite_master t JOIN "
                       "pragma_index_list(t.name) k JOIN pragma_index_info(k.name) c WHERE t.type "
                       "= 'table' AND k.origin = 'u' ORDER BY t.name, k.name, c.seqno"),
        {}, [&](const SqlRow& row) {
            keys[{wordsOf(row[0]), wordsOf(row[1])}] << wordsOf(row[2]);
            return Result<void>();
        });
    for (const auto& [key, columns] : keys)
        things[QStringLiteral("key %1 (%2)").arg(key.first, columns.join(u','))] = QString();
    return done;
}

Result<Things> madeThings(int version)
{
    auto made = SqliteConnection::openInMemory();
    if (!made)
        return made.error();
    auto migrations = storeMigrations();
    std::erase_if(migrations,
                  [version](const Migration& migration) { return migration.from >= version; });
    Things things;
    auto done = (*made)->markAsStore();
    if (done)
        done = migrate(**made, migrations);
    if (done)
        done = addTables(**made, things);
    if (done)
        done = addKeys(**made, things);
    if (!done)
        return done.error();
    const auto mark = QStringLiteral("fairlead_store"); // a file has it in its header
    things[QStringLiteral("table ") + mark] = ownTable;
    for (const auto* column : {"id", "version"})
        things[QStringLiteral("column %1.%2").arg(mark, QLatin1String(column))]
            = columnOnServer(QStringLiteral("INTEGER"), true);
    things[QStringLiteral("key %1 (id)").arg(mark)] = QString();
    return things;
}

/// The same, made once for each version.
Result<Things> expectedThings(int version)
{
    static std::mutex mutex;
    static std::map<int, Things> known;
    const std::scoped_lock lock(mutex);
    if (const auto made = known.find(version); made != known.end())
        return made->second;
    auto things = madeThings(version);
    if (things)
        known.emplace(version, *things);
    return things;
}

/// Indexes that are no keys are the administrator's: they change no answer.
Result<Things> foundThings(StoreConnection& connection)
{
    const auto question
        = QStringLiteral(
              "SELECT CONCAT('table ', table_name), CONCAT_WS(' ', table_type, engine, "
              "table_collation) FROM information_schema.tables WHERE table_schema = DATABASE() "
              "UNION ALL SELECT CONCAT('column ', table_name, '.', column_name), CONCAT_WS(' ', "
              "column_type, is_nullable, collation_name, extra) FROM information_schema.columns "
              "WHERE table_schema = DATABASE() "
              "UNION ALL SELECT CONCAT('key ', table_name, ' (', GROUP_CONCAT(column_name, "
              "IFNULL(sub_part, '') ORDER BY seq_in_index), ')'), '' FROM "
              "information_schema.statistics WHERE table_schema = DATABASE() AND non_unique = 0 "
              "GROUP BY table_name, index_name "
              "UNION ALL SELECT CONCAT('trigger ', trigger_name), '' FROM "
              "information_schema.triggers WHERE trigger_schema = DATABASE() LIMIT %1")
              .arg(mostThings);
    static const QRegularExpression width(QStringLiteral("^(big)?int\\(\\d+\\)"));
    Things things;
    const auto done = connection.forEachRow(question, {}, [&](const SqlRow& row) {
        things[wordsOf(row[0])] = wordsOf(row[1]).replace(width, QStringLiteral("\\1int"));
        return Result<void>();
    });
    if (!done)
        return done.error();
    return things;
}

/// The first thing of `some` that `all` has not, or has in another form.
QString missing(const Things& some, const Things& all)
{
    for (const auto& [thing, form] : some) {
        const auto other = all.find(thing);
        if (other == all.end() || other->second != form)
            return thing;
    }
    return {};
}
} // namespace

Result<void> checkServerSchema(StoreConnection& connection, int version)
{
    if (version == 0)
        return {}; // what is begun is made whole
    const auto needed = expectedThings(version);
    if (!needed)
        return needed.error();
    const auto newest = expectedThings(storeVersion);
    if (!newest)
        return newest.error();
    const auto found = foundThings(connection);
    if (!found)
        return found.error();
    auto thing = missing(*needed, *found);
    if (thing.isEmpty())
        thing = missing(*found, *newest);
    if (thing.isEmpty())
        return {};
    return Error{
        ErrorCode::DataInvalid,
        {said("Messages", "%1 does not hold the tables of a Fairlead store: it differs in: %2"),
         {connection.name(), thing.toStdString()}},
        {}};
}

} // namespace fairlead::accounting
