// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/auditretention.h"

#include "engine/base/durations.h"
#include "models/accounting/store/save.h"
#include "models/accounting/store/storesetting.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

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

/// A save as its lines tell of it.
struct SaveMoment
{
    std::int64_t revision = 0;
    std::int64_t time = 0; ///< by the clock that was right, or was not
};

Result<std::vector<SaveMoment>> readMoments(StoreConnection& connection)
{
    std::vector<SaveMoment> moments;
    const auto done = connection.forEachRow(
        QStringLiteral("SELECT revision, MAX(saved_at) FROM audit WHERE saved_at > 0 GROUP BY "
                       "revision ORDER BY revision"),
        {}, [&](const SqlRow& row) {
            moments.push_back({row[0].integer().value_or(0), row[1].integer().value_or(0)});
            return Result<void>();
        });
    if (!done)
        return done.error();
    return moments;
}

/// What one save is later than the one before. More than a year in either direction is taken for a
/// clock that is wrong, or was, and counts nothing: the audit table must survive it.
std::int64_t plausibleGap(std::int64_t from, std::int64_t to)
{
    constexpr std::int64_t most = 365 * day;
    return std::abs(to - from) <= most ? to - from : 0;
}

/// The last revision of those at the beginning, one behind the other, that are older than that;
/// 0: there is none. Ages are counted from save to save up to this one, which is the last.
std::int64_t lastOlder(const std::vector<SaveMoment>& moments, std::int64_t age)
{
    std::int64_t ageOfNext = 0; // of the first save, then of the next one
    for (std::size_t i = 1; i < moments.size(); ++i)
        ageOfNext += plausibleGap(moments[i - 1].time, moments[i].time);
    std::int64_t last = 0;
    for (std::size_t i = 0; i < moments.size() && ageOfNext > age; ++i) {
        last = moments[i].revision;
        if (i + 1 < moments.size())
            ageOfNext -= plausibleGap(moments[i].time, moments[i + 1].time);
    }
    return last;
}

Result<std::int64_t> lastTooOld(StoreConnection& connection, std::int64_t days)
{
    const auto stamp = connection.stamp();
    const auto oldest
        = number(connection, QStringLiteral("SELECT MIN(saved_at) FROM audit WHERE saved_at > 0"));
    if (!stamp || !oldest)
        return stamp ? oldest.error() : stamp.error();
    if (*oldest == 0 || *oldest >= stamp->time - days * day)
        return 0; // nothing looks old: by far the most saves
    const auto moments = readMoments(connection);
    if (!moments)
        return moments.error();
    return lastOlder(*moments, days * day);
}

/// The last revision whose lines go; 0: none do.
Result<std::int64_t> lastToGo(StoreConnection& connection, const AuditRetention& retention)
{
    std::int64_t last = 0;
    if (retention.days > 0) {
        const auto old = lastTooOld(connection, retention.days);
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
