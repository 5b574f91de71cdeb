// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/auditretention.h"

#include "engine/base/durations.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/storesetting.h"

#include <algorithm>
#include <string>

namespace fairlead::accounting {

using durations::day;

namespace {
constexpr std::int64_t mostDays = 36500;
constexpr std::int64_t mostLines = 1000000000;

Result<void> readNumber(StoreConnection& connection, const char* name, std::int64_t most,
                        std::int64_t& target)
{
    const auto value = storeSetting(connection, name);
    if (!value)
        return value.error();
    bool isNumber = false;
    const auto number = *value ? (*value)->toLongLong(&isNumber) : 0;
    if (isNumber && number >= 0 && number <= most)
        target = number;
    return {};
}

Result<AuditRetention> readRetention(StoreConnection& connection)
{
    AuditRetention retention;
    auto done = readNumber(connection, auditDaysSetting, mostDays, retention.days);
    if (done)
        done = readNumber(connection, auditLinesSetting, mostLines, retention.lines);
    if (!done)
        return done.error();
    return retention;
}

/// The number in the only row; 0: there is none.
Result<std::int64_t> number(StoreConnection& connection, const QString& statement)
{
    const auto value = connection.scalar(statement);
    if (!value)
        return value.error();
    return value->integer().value_or(0);
}

/// The last revision whose lines go; 0: none do.
Result<std::int64_t> lastToGo(StoreConnection& connection, const AuditRetention& retention)
{
    std::int64_t last = 0;
    if (retention.days > 0) {
        const auto stamp = connection.stamp();
        if (!stamp)
            return stamp.error();
        const auto old = number(
            connection,
            QStringLiteral("SELECT MAX(revision) FROM audit WHERE saved_at > 0 AND saved_at < %1")
                .arg(stamp->time - retention.days * day));
        if (!old)
            return old;
        last = *old;
    }
    if (retention.lines > 0) {
        // The newest line that is one too many.
        const auto beyond
            = number(connection,
                     QStringLiteral("SELECT revision FROM audit WHERE save_id <> "
                                    "'schema' ORDER BY revision DESC LIMIT 1 OFFSET %1")
                         .arg(retention.lines));
        if (!beyond)
            return beyond;
        last = std::max(last, *beyond);
    }
    return last;
}

std::string wordsOf(const AuditRetention& retention)
{
    return std::to_string(retention.days) + " days, " + std::to_string(retention.lines) + " lines";
}
} // namespace

Result<AuditRetention> auditRetention(const StoreAddress& address)
{
    return valueFrom(address, readRetention);
}

SaveOutcome setAuditRetention(const StoreAddress& address, const AuditRetention& retention)
{
    if (retention.days < 0 || retention.days > mostDays || retention.lines < 0
        || retention.lines > mostLines)
        return Error{ErrorCode::Usage,
                     {said("Messages", "the audit table keeps 0 to %1 days and 0 to %2 lines"),
                      {std::to_string(mostDays), std::to_string(mostLines)}},
                     {}};
    return saveInto(address,
                    Save(QStringLiteral("setting"), {}, std::nullopt,
                         [&](StoreConnection& connection, AuditTrail& trail) -> Result<void> {
                             const auto before = readRetention(connection);
                             if (!before)
                                 return before.error();
                             trail.note(audited::setting, "audit", wordsOf(*before),
                                        wordsOf(retention));
                             auto done = setStoreSetting(connection, auditDaysSetting,
                                                         QString::number(retention.days));
                             if (done)
                                 done = setStoreSetting(connection, auditLinesSetting,
                                                        QString::number(retention.lines));
                             return done;
                         }));
}

Result<void> trimAudit(StoreConnection& connection, std::int64_t revision)
{
    const auto retention = readRetention(connection);
    if (!retention)
        return retention.error();
    const auto found = lastToGo(connection, *retention);
    if (!found)
        return found.error();
    const auto last = std::min(*found, revision - 1);
    if (last <= 0)
        return {};
    const SqlRow upTo{last};
    auto done = connection.execute(
        QStringLiteral("DELETE FROM audit WHERE save_id <> 'schema' AND revision <= ?"), upTo);
    // Where the table begins now: who read the store before has to read it again.
    if (done)
        done = connection.execute(QStringLiteral("UPDATE audit SET revision = %1 WHERE save_id = "
                                                 "'schema' AND revision < %1")
                                      .arg(last));
    return done;
}

} // namespace fairlead::accounting
