// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/usagecoverage.h"

#include "engine/base/durations.h"
#include "engine/base/timetext.h"
#include "engine/slurm/usage/charging.h"
#include "models/accounting/sources/databaseprobe.h"

#include <algorithm>
#include <utility>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t longestRollUp = 2 * durations::hour; // an hour, and what it takes
constexpr std::int64_t countedHalfLives = 10; // of older usage a thousandth is left

QByteArray sqlNumber(std::int64_t value)
{
    return QByteArray::number(qint64(value));
}

/// Whether a job of an association that is known is among the first that a condition on time_end
/// finds, by the index on it.
Result<bool> anyJob(MariadbSession& session, const SlurmdbdSchema& schema,
                    const SlurmdbdNames& names, const QByteArray& condition)
{
    bool found = false;
    const auto done = session.forEachRow(
        "SELECT id_assoc FROM " + schema.table("job_table") + " WHERE time_start > 0 AND "
            + condition + " LIMIT 1000",
        [&](const MariadbRows& row) {
            const auto id = static_cast<std::uint32_t>(row.integer(0).value_or(0));
            found = found || names.assocs.contains(id) || names.heirs.contains(id);
        },
        fewRows);
    return done ? Result<bool>(found) : done.error();
}

/// Of a table of the whole cluster, by its key; 0: it is empty; nothing: it may not be read.
Result<std::optional<std::int64_t>> firstStart(MariadbSession& session,
                                               const SlurmdbdSchema& schema, const char* table)
{
    if (!schema.usageTables.contains(QLatin1String(table)))
        return std::optional<std::int64_t>();
    const auto first = firstColumn(
        session, "SELECT MIN(time_start) FROM " + schema.table(table) + " WHERE id_tres = 1");
    if (!first)
        return first.error();
    return std::optional<std::int64_t>(first->value(0).toLongLong());
}

/// Whether a job that has started meets a condition.
Result<bool> hasJob(MariadbSession& session, const SlurmdbdSchema& schema,
                    const QByteArray& condition)
{
    const auto rows = firstColumn(session,
                                  "SELECT 1 FROM " + schema.table("job_table")
                                      + " WHERE time_start > 0 AND " + condition + " LIMIT 1");
    return rows ? Result<bool>(!rows->isEmpty()) : rows.error();
}

/// Since when usage counts: what is older has decayed, or was reset.
std::int64_t countsSince(const SnapshotRecords& records, std::int64_t now)
{
    const auto& policy = records.policy.slurm();
    const auto reset = slurm::lastUsageReset(policy.usageReset, now, records.utcOffset);
    return policy.halfLife == 0
        ? reset
        : std::max(reset, now - countedHalfLives * std::int64_t{policy.halfLife});
}
} // namespace

Result<Rollup> readRollup(MariadbSession& session, const SlurmdbdSchema& schema)
{
    auto rows = session.query("SELECT hourly_rollup, daily_rollup, monthly_rollup FROM "
                              + schema.table("last_ran_table"));
    if (!rows)
        return rows.error();
    Rollup rollup;
    while (rows->next()) {
        rollup.hours = rows->integer(0).value_or(0);
        rollup.days = rows->integer(1).value_or(0);
        rollup.months = rows->integer(2).value_or(0);
    }
    return rows->failed() ? Result<Rollup>(session.lastError()) : rollup;
}

std::int64_t UsageStarts::first() const
{
    std::int64_t begin = 0;
    for (const auto& start : {hours, days, months}) {
        if (start.value_or(0) != 0)
            begin = begin == 0 ? *start : std::min(begin, *start);
    }
    return begin;
}

std::int64_t UsageStarts::hoursAreGoneUntil(std::int64_t now) const
{
    if (!hours || days.value_or(0) == 0)
        return 0;
    const auto begin = *hours != 0 ? *hours : now;
    // The first day of a cluster begins before its first hour, or with it.
    return *days < begin - durations::day - durations::hour ? begin : 0;
}

Result<UsageStarts> readUsageStarts(MariadbSession& session, const SlurmdbdSchema& schema)
{
    UsageStarts starts;
    for (const auto& [table, start] : {std::pair("usage_hour_table", &UsageStarts::hours),
                                       std::pair("usage_day_table", &UsageStarts::days),
                                       std::pair("usage_month_table", &UsageStarts::months)}) {
        const auto first = firstStart(session, schema, table);
        if (!first)
            return first.error();
        starts.*start = *first;
    }
    return starts;
}

Result<bool> hasEndedJobs(MariadbSession& session, const SlurmdbdSchema& schema,
                          const UsagePeriod& period)
{
    return hasJob(session, schema,
                  "time_end > " + sqlNumber(period.from) + " AND time_end < "
                      + sqlNumber(period.to));
}

Result<bool> hasOldJobs(MariadbSession& session, const SlurmdbdSchema& schema, std::int64_t now)
{
    return hasJob(session, schema, "time_start < " + sqlNumber(now - longestRollUp));
}

Result<void> reportUncoveredUsage(MariadbSession& session, const SlurmdbdSchema& schema,
                                  const SlurmdbdNames& names, std::int64_t now,
                                  SnapshotRecords& records)
{
    const auto rollup = readRollup(session, schema);
    if (!rollup && rollup.error().code == ErrorCode::SourceUnreachable)
        return rollup.error();
    if (!rollup)
        records.issues.push_back(
            {Severity::Note,
             {said("Messages", "up to when slurmdbd has added up usage is not known: %1"),
              {rollup.error().message}},
             schema.nameOf("last_ran_table").toStdString(),
             0});
    if (rollup && rollup->hours > 0 && rollup->hours < now - longestRollUp) {
        const auto since = sqlNumber(rollup->hours);
        const auto ran = anyJob(session, schema, names,
                                "time_start < " + sqlNumber(now)
                                    + " AND (time_end = 0 OR time_end > " + since + ')');
        if (!ran)
            return ran.error();
        if (*ran)
            warnOfGuess(
                records.issues, schema.nameOf("last_ran_table").toStdString(), 0,
                {said("Messages",
                      "slurmdbd has added up usage until %1: what ran since then counts for "
                      "nobody; add --usage assoc_mgr.txt"),
                 {minuteText(rollup->hours)}});
    }
    const auto oldest = std::ranges::min_element(records.buckets, {}, &UsageBucket::start);
    if (oldest == records.buckets.end())
        return {};
    const auto begin = oldest->start;
    const auto ran = anyJob(session, schema, names,
                            "time_end > " + sqlNumber(countsSince(records, now))
                                + " AND time_end < " + sqlNumber(begin - durations::day));
    if (!ran)
        return ran.error();
    if (*ran)
        warnOfGuess(
            records.issues,
            schema.nameOf("assoc_usage_hour_table, _day_table, _month_table").toStdString(), 0,
            {said("Messages",
                  "they have no usage before %1, though jobs ran then (PurgeUsageAfter?): that "
                  "counts for nobody; add --usage assoc_mgr.txt"),
             {minuteText(begin)}});
    return {};
}

} // namespace fairlead::accounting
