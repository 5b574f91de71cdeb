// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/audit.h"

#include "models/accounting/store/accountname.h"
#include "models/accounting/store/sqlvalue.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>
#include <iterator>

namespace fairlead::accounting {

namespace {
const QStringList& auditColumns()
{
    static const QStringList names{
        QStringLiteral("revision"),      QStringLiteral("saved_at"),
        QStringLiteral("database_user"), QStringLiteral("system_user_name"),
        QStringLiteral("what"),          QStringLiteral("name"),
        QStringLiteral("value_from"),    QStringLiteral("value_to")};
    return names;
}

SqlCell cellFor(const std::optional<std::string>& value)
{
    return value ? cellWith(*value) : SqlCell();
}

AuditEntry entryOf(const SqlRow& row)
{
    const auto text = [&](std::size_t i) { return SqlValue<std::string>::from(row[i]); };
    return {row[0].integer().value_or(0),
            row[1].integer().value_or(0),
            text(2).value_or(""),
            text(3).value_or(""),
            text(4).value_or(""),
            text(5).value_or(""),
            text(6),
            text(7)};
}

/// The lines of one save.
Result<void> writeLines(StoreConnection& connection, const QString& saveId,
                        const std::vector<AuditEntry>& entries)
{
    auto inserter = connection.insertInto(
        "audit", QStringList{QStringLiteral("save_id"), QStringLiteral("line")} + auditColumns());
    if (!inserter)
        return inserter.error();
    qlonglong line = 0;
    for (const auto& entry : entries) {
        const SqlRow row{saveId,
                         line++,
                         static_cast<qlonglong>(entry.revision),
                         static_cast<qlonglong>(entry.time),
                         cellWith(entry.databaseUser),
                         cellWith(entry.systemUser),
                         cellWith(entry.what),
                         cellWith(entry.name),
                         cellFor(entry.from),
                         cellFor(entry.to)};
        if (auto added = (*inserter)->add(row); !added)
            return added;
    }
    return (*inserter)->finish();
}
} // namespace

std::string momentText(std::int64_t time)
{
    if (time == 0)
        return {};
    return QDateTime::fromSecsSinceEpoch(time, Qt::UTC)
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss 'UTC'"))
        .toStdString();
}

void AuditTrail::note(const char* what, std::string name, std::optional<std::string> from,
                      std::optional<std::string> to)
{
    AuditEntry entry;
    entry.what = what;
    entry.name = std::move(name);
    entry.from = std::move(from);
    entry.to = std::move(to);
    m_entries.push_back(std::move(entry));
}

Result<void> AuditTrail::write(StoreConnection& connection, const QString& saveId,
                               std::int64_t revision) const
{
    const auto stamp = connection.stamp();
    if (!stamp)
        return stamp.error();
    const auto system = accountName();
    auto entries = m_entries;
    for (auto& entry : entries) {
        entry.revision = revision;
        entry.time = stamp->time;
        entry.databaseUser = stamp->user;
        entry.systemUser = system;
    }
    return writeLines(connection, saveId, entries);
}

Result<void> adoptAudit(StoreConnection& connection, const std::vector<AuditEntry>& entries)
{
    std::vector<AuditEntry> lines;
    std::ranges::copy_if(entries, std::back_inserter(lines), [](const AuditEntry& entry) {
        return entry.revision != 0; // how its table began: so did ours
    });
    return writeLines(connection, QUuid::createUuid().toString(QUuid::WithoutBraces), lines);
}

Result<std::vector<AuditEntry>> readAudit(StoreConnection& connection, const AuditFilter& filter)
{
    auto statement = QStringLiteral("SELECT %1 FROM audit WHERE revision > ?")
                         .arg(auditColumns().join(QLatin1String(", ")));
    SqlRow values{static_cast<qlonglong>(filter.after)};
    if (filter.what == QLatin1String(audited::scenario)) {
        statement += QStringLiteral(" AND (what = 'store' OR (what = 'scenario' AND %1))")
                         .arg(QLatin1String(isThatName));
        values.insert(values.end(), {SqlCell(filter.name), SqlCell(filter.name)});
    } else if (filter.what == QLatin1String(audited::snapshot)) {
        statement += QLatin1String(" AND what NOT IN ('scenario', 'setting', 'series')");
    }
    std::vector<AuditEntry> entries;
    const auto done
        = connection.forEachRow(statement + QLatin1String(" ORDER BY revision, save_id, line"),
                                values, [&](const SqlRow& row) {
                                    entries.push_back(entryOf(row));
                                    return Result<void>();
                                });
    if (!done)
        return done.error();
    return entries;
}

Result<std::optional<std::int64_t>> revisionOfSave(StoreConnection& connection,
                                                   const QString& saveId)
{
    std::optional<std::int64_t> revision;
    const auto done
        = connection.forEachRow(QStringLiteral("SELECT revision FROM audit WHERE save_id = ?"),
                                {saveId}, [&](const SqlRow& row) {
                                    revision = row[0].integer().value_or(0);
                                    return Result<void>();
                                });
    if (!done)
        return done.error();
    return revision;
}

} // namespace fairlead::accounting
