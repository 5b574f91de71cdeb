// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/usagetables.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t hour = 3600;
constexpr std::int64_t day = 24 * hour;
constexpr std::int64_t hourlyDays = 30;
constexpr std::int64_t dailyDays = 365;

/// One of the three tables, and the moments between which it is read.
struct Level
{
    const char* table;
    std::int64_t from; // time_start, included
    std::int64_t until; // not included
    std::int64_t length; // s; 0: a month
};

/// The last start of the coarser table up to a moment, so that the finer one goes on from there.
Result<std::int64_t> lastStart(MariadbSession& session, const SlurmdbdSchema& schema,
                               const char* table, std::int64_t upTo)
{
    std::int64_t result = 0;
    const auto done
        = session.forEachRow("SELECT MAX(time_start) FROM " + schema.table(table)
                                 + " WHERE time_start <= " + QByteArray::number(qint64(upTo)),
                             [&](const MariadbRows& row) { result = row.integer(0).value_or(0); });
    return done ? Result<std::int64_t>(result) : done.error();
}

Result<void> readLevel(MariadbSession& session, const SlurmdbdSchema& schema, const Level& level,
                       std::int64_t tres, SnapshotRecords& records)
{
    const auto statement = "SELECT id, time_start, CAST(alloc_secs AS SIGNED) FROM "
        + schema.table(level.table) + " WHERE id_tres = " + QByteArray::number(qint64(tres))
        + " AND deleted = 0"
        + " AND alloc_secs <> 0 AND time_start >= " + QByteArray::number(qint64(level.from))
        + " AND time_start < " + QByteArray::number(qint64(level.until));
    std::size_t negative = 0;
    const auto done = session.forEachRow(statement, [&](const MariadbRows& row) {
        UsageBucket part;
        part.assocId = static_cast<std::uint32_t>(row.integer(0).value_or(0));
        part.start = row.integer(1).value_or(0);
        part.end = level.length != 0 ? part.start + level.length : endOfMonth(part.start);
        part.rate = static_cast<double>(row.integer(2).value_or(0))
            / static_cast<double>(part.end - part.start);
        negative += part.rate < 0.0 ? 1 : 0;
        if (part.assocId != 0 && part.rate > 0.0)
            records.buckets.push_back(part);
    });
    if (negative != 0)
        records.issues.push_back(
            {Severity::Warning,
             {said("Messages",
                   "%1 rows have less than no usage, as slurmdbd writes them for reservations that "
                   "idle; fair-share takes them as none"),
              {std::to_string(negative)}},
             level.table,
             0});
    return done;
}

std::int64_t chargedTres(const SlurmdbdNames& names)
{
    constexpr std::int64_t cpu = 1;
    const auto billing = std::ranges::find_if(
        names.tres, [](const auto& entry) { return entry.second == "billing"; });
    return billing == names.tres.end() ? cpu : billing->first;
}
} // namespace

std::int64_t endOfMonth(std::int64_t start)
{
    using namespace std::chrono;
    const year_month_day middle(floor<days>(sys_seconds(seconds(start + 15 * day))));
    const auto length = (middle.year() / middle.month() / last).day();
    return start + static_cast<std::int64_t>(static_cast<unsigned>(length)) * day;
}

double aggregationError(std::uint32_t halfLife)
{
    if (halfLife == 0)
        return 0.0;
    const auto decayed
        = [&](std::int64_t seconds) { return std::exp2(-static_cast<double>(seconds) / halfLife); };
    // At worst everything happened at one end of the day, and nothing is younger.
    const double days = decayed(hourlyDays * day) * (1.0 - decayed(day / 2));
    const double months = decayed(dailyDays * day) * (1.0 - decayed(31 * day / 2));
    return std::max(days, months);
}

Result<void> readUsageTables(MariadbSession& session, const SlurmdbdSchema& schema,
                             const SlurmdbdNames& names, std::int64_t now, SnapshotRecords& records)
{
    const auto days = lastStart(session, schema, "assoc_usage_day_table", now - hourlyDays * day);
    if (!days)
        return days.error();
    const auto months
        = lastStart(session, schema, "assoc_usage_month_table", now - dailyDays * day);
    if (!months)
        return months.error();
    const auto tres = chargedTres(names);
    // Hours go on where the last whole day ends, days where the last whole month ends.
    const auto hoursFrom = *days == 0 ? 0 : *days + day;
    const auto daysFrom = *months == 0 ? 0 : endOfMonth(*months);
    const std::array levels{
        Level{"assoc_usage_month_table", 0, daysFrom, 0},
        Level{"assoc_usage_day_table", daysFrom, hoursFrom, day},
        Level{"assoc_usage_hour_table", std::max(hoursFrom, daysFrom), now, hour},
    };
    for (const auto& level : levels) {
        if (level.from >= level.until)
            continue;
        if (auto done = readLevel(session, schema, level, tres, records); !done)
            return done;
    }
    return {};
}

} // namespace fairlead::accounting
