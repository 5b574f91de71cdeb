// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/usagetables.h"

#include "engine/base/durations.h"
#include "models/accounting/sources/databaseprobe.h"
#include "models/accounting/sources/slurmdbd/usagecoverage.h"
#include "models/accounting/sources/slurmdbd/usageslots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace fairlead::accounting {

namespace {
using durations::day;
using durations::hour;
constexpr std::int64_t hourlyDays = 30;
constexpr std::int64_t dailyDays = 365;
constexpr std::size_t mostIds = 500; // associations in one statement

/// One of the three tables, and the moments between which it is read.
struct Level
{
    const char* table;
    const char* marks; // the table of the whole cluster, with a row for each slot and TRES
    SlotRange range; // of time_start
    std::int64_t length; // s; 0: a month
};

QByteArray number(std::int64_t value)
{
    return QByteArray::number(qint64(value));
}

std::int64_t endOf(const Level& level, std::int64_t start)
{
    return level.length != 0 ? start + level.length : endOfMonth(start);
}

/// The value of a statement that has one; 0: it is NULL.
Result<std::int64_t> oneNumber(MariadbSession& session, const QByteArray& statement)
{
    const auto rows = firstColumn(session, statement);
    return rows ? Result<std::int64_t>(rows->value(0).toLongLong()) : rows.error();
}

/// Where the last slot of a coarser table that begins up to a moment ends, so that the finer one
/// goes on from there: where the next one begins. Slots are days and months of the server's clock,
/// an hour shorter or longer where that is changed. 0: there is none.
Result<std::int64_t> lastEnd(MariadbSession& session, const SlurmdbdSchema& schema,
                             const char* table, const char* marks, std::int64_t length,
                             std::int64_t upTo)
{
    if (!schema.usageTables.contains(QLatin1String(table)))
        return 0;
    const auto last = oneNumber(session,
                                "SELECT MAX(time_start) FROM " + schema.table(table)
                                    + " WHERE time_start <= " + number(upTo));
    if (!last || *last == 0)
        return last;
    const auto end = length != 0 ? *last + length : endOfMonth(*last);
    const auto* there = schema.usageTables.contains(QLatin1String(marks)) ? marks : table;
    const auto next
        = oneNumber(session,
                    "SELECT MIN(time_start) FROM " + schema.table(there) + " WHERE time_start > "
                        + number(*last) + " AND time_start <= " + number(end + hour));
    return !next || *next != 0 ? next : end;
}

std::int64_t chargedTres(const SlurmdbdNames& names)
{
    constexpr std::int64_t cpu = 1;
    const auto billing = std::ranges::find_if(
        names.tres, [](const auto& entry) { return entry.second == "billing"; });
    return billing == names.tres.end() ? cpu : billing->first;
}

/// Reads the three tables, each as far as it differs from what was kept.
class UsageTablesReader
{
public:
    UsageTablesReader(MariadbSession& session, const SlurmdbdSchema& schema,
                      const SlurmdbdNames& names, const UsageTables* before)
        : m_session(session)
        , m_schema(schema)
        , m_tres(chargedTres(names))
    {
        m_now.of = schema.cluster.toStdString() + " " + std::to_string(m_tres);
        m_now.assocMarks = names.assocMarks;
        if (before != nullptr && before->of == m_now.of) {
            m_before = before;
            findChanged();
        }
    }

    Result<void> read(const Level& level, std::size_t place)
    {
        if (!m_schema.usageTables.contains(QLatin1String(level.table))
            || level.range.from >= level.range.until)
            return {};
        const auto marks = readMarks(level);
        if (!marks)
            return marks.error();
        const UsageSlots none;
        const auto& kept = m_before != nullptr ? m_before->levels[place] : none;
        const auto stale = staleParts(level.range, level.length, *marks, kept);
        auto& byStart = m_now.levels[place];
        byStart = freshSlots(kept, level.range, stale);
        dropChanged(byStart);
        m_read.clear();
        for (const auto& part : stale) {
            if (auto done = readPart(level, part, {}); !done)
                return done;
        }
        if (auto done = readChanged(level); !done)
            return done;
        join(*marks, byStart);
        return {};
    }

    UsageTables take() { return std::move(m_now); }

private:
    void findChanged()
    {
        const auto& before = m_before->assocMarks;
        for (const auto& [id, mark] : m_now.assocMarks) {
            const auto known = before.find(id);
            if (known == before.end() || known->second != mark)
                m_changed.insert(id);
        }
        for (const auto& [id, mark] : before) {
            if (!m_now.assocMarks.contains(id))
                m_changed.insert(id); // its rows go
        }
    }

    /// By the key: the rows of one TRES.
    Result<SlotMarks> readMarks(const Level& level)
    {
        SlotMarks marks;
        if (!m_schema.usageTables.contains(QLatin1String(level.marks)))
            return marks;
        const auto done
            = m_session.forEachRow("SELECT time_start, mod_time FROM " + m_schema.table(level.marks)
                                       + " WHERE id_tres = 1 AND " + within(level.range),
                                   [&](const MariadbRows& row) {
                                       marks[row.integer(0).value_or(0)]
                                           = row.integer(1).value_or(0);
                                   });
        if (!done)
            return done.error();
        return marks;
    }

    static QByteArray within(const SlotRange& range)
    {
        return "time_start >= " + number(range.from) + " AND time_start < " + number(range.until);
    }

    Result<void> readPart(const Level& level, const SlotRange& part, const QByteArray& ids)
    {
        const auto statement = "SELECT id, time_start, CAST(alloc_secs AS SIGNED), deleted FROM "
            + m_schema.table(level.table) + " WHERE id_tres = " + number(m_tres)
            + " AND alloc_secs <> 0 AND " + within(part) + ids;
        return m_session.forEachRow(statement, [&](const MariadbRows& row) {
            const auto assoc = static_cast<std::uint32_t>(row.integer(0).value_or(0));
            if (ids.isEmpty() && m_changed.contains(assoc))
                return;
            const auto start = row.integer(1).value_or(0);
            auto& slot = m_read[start];
            slot.assocs.push_back(assoc | (row.integer(3).value_or(0) != 0 ? goneAssoc : 0));
            slot.rates.push_back(static_cast<double>(row.integer(2).value_or(0))
                                 / static_cast<double>(endOf(level, start) - start));
        });
    }

    /// What an association has used, where it is one that somebody has changed, deleted or brought
    /// back: slurmdbd marks the rows of one that is deleted, and leaves the marks of the slots
    /// alone.
    Result<void> readChanged(const Level& level)
    {
        QByteArray list;
        std::size_t count = 0;
        for (const auto id : m_changed) {
            list += (list.isEmpty() ? "" : ", ") + number(id);
            if (++count % mostIds != 0 && count != m_changed.size())
                continue;
            if (auto done = readPart(level, level.range, " AND id IN (" + list + ")"); !done)
                return done;
            list.clear();
        }
        return {};
    }

    void dropChanged(UsageSlots& byStart) const
    {
        const auto isChanged
            = [&](std::uint32_t id) { return m_changed.contains(id & ~goneAssoc); };
        for (auto& [start, slot] : byStart) {
            if (m_changed.empty()
                || std::none_of(slot->assocs.begin(), slot->assocs.end(), isChanged))
                continue;
            auto rest = std::make_shared<UsageSlot>();
            rest->mark = slot->mark;
            for (std::size_t i = 0; i < slot->assocs.size(); ++i) {
                if (!isChanged(slot->assocs[i]))
                    append(*rest, slot->assocs[i], slot->rates[i]);
            }
            slot = std::move(rest);
        }
    }

    /// What was read joins what was kept; slots without a row are known too.
    void join(const SlotMarks& marks, UsageSlots& byStart)
    {
        for (const auto& [start, mark] : marks) {
            if (!byStart.contains(start))
                m_read[start].mark = mark;
        }
        for (auto& [start, slot] : m_read) {
            if (const auto known = byStart.find(start); known != byStart.end()) {
                slot.mark = known->second->mark;
                for (std::size_t i = 0; i < known->second->assocs.size(); ++i)
                    append(slot, known->second->assocs[i], known->second->rates[i]);
            }
            slot.assocs.shrink_to_fit();
            slot.rates.shrink_to_fit();
            byStart.insert_or_assign(start, std::make_shared<UsageSlot>(std::move(slot)));
        }
        m_read.clear();
    }

    static void append(UsageSlot& slot, std::uint32_t assoc, double rate)
    {
        slot.assocs.push_back(assoc);
        slot.rates.push_back(rate);
    }

    MariadbSession& m_session;
    const SlurmdbdSchema& m_schema;
    std::int64_t m_tres;
    const UsageTables* m_before = nullptr; // of the same cluster and TRES
    std::set<std::uint32_t> m_changed; // associations that are not as they were
    std::map<std::int64_t, UsageSlot> m_read; // of one table, by start
    UsageTables m_now;
};

/// To whom a row counts: to the heir, if the association or its row was deleted.
std::uint32_t holderOf(const SlurmdbdNames& names, std::uint32_t assoc)
{
    const auto id = assoc & ~goneAssoc;
    if (id == assoc && names.assocs.contains(id))
        return id;
    const auto heir = names.heirs.find(id);
    return heir == names.heirs.end() ? id : heir->second;
}

/// Gives the rows to the records, and lets go of them where nobody else keeps them.
void handOver(UsageTables& tables, const std::array<Level, 3>& levels, const SlurmdbdNames& names,
              SnapshotRecords& records)
{
    std::size_t rows = 0;
    for (const auto& byStart : tables.levels) {
        for (const auto& [start, slot] : byStart)
            rows += slot->assocs.size();
    }
    records.buckets.reserve(rows);
    for (std::size_t place = 0; place < levels.size(); ++place) {
        std::size_t negative = 0;
        for (auto& [start, slot] : tables.levels[place]) {
            const auto end = endOf(levels[place], start);
            for (std::size_t i = 0; i < slot->assocs.size(); ++i) {
                negative += slot->rates[i] < 0.0 ? 1 : 0;
                if ((slot->assocs[i] & ~goneAssoc) != 0 && slot->rates[i] > 0.0)
                    records.buckets.push_back(
                        {holderOf(names, slot->assocs[i]), start, end, slot->rates[i]});
            }
            slot.reset();
        }
        if (negative != 0)
            records.issues.push_back(
                {Severity::Warning,
                 counted(negative,
                         said("Messages",
                              "1 row has negative usage, as slurmdbd writes it for idle "
                              "reservations; fair-share takes it as none"),
                         said("Messages",
                              "%1 rows have negative usage, as slurmdbd writes them for idle "
                              "reservations; fair-share takes them as none")),
                 levels[place].table, 0});
    }
}

/// A site may grant the hours and not the sums of the past.
void reportMissing(const SlurmdbdSchema& schema, const std::array<Level, 3>& levels,
                   SnapshotRecords& records)
{
    for (const auto& level : levels) {
        if (!schema.usageTables.contains(QLatin1String(level.table)))
            records.issues.push_back(
                {Severity::Warning,
                 {said("Messages",
                       "table %1 cannot be read: usage that only it still holds is missing"),
                  {level.table}},
                 level.table,
                 0});
    }
}
} // namespace

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
                             const SlurmdbdNames& names, std::int64_t now, KeptUsage* kept,
                             SnapshotRecords& records)
{
    // Hours go on where the last whole day ends, days where the last whole month ends.
    const auto starts = readUsageStarts(session, schema);
    if (!starts)
        return starts.error();
    const auto hoursFrom
        = lastEnd(session, schema, "assoc_usage_day_table", "usage_day_table", day,
                  std::max(now - hourlyDays * day, starts->hoursAreGoneUntil(now) - 1));
    if (!hoursFrom)
        return hoursFrom.error();
    const auto daysFrom = lastEnd(session, schema, "assoc_usage_month_table", "usage_month_table",
                                  0, now - dailyDays * day);
    if (!daysFrom)
        return daysFrom.error();
    const std::array levels{
        Level{"assoc_usage_month_table", "usage_month_table", {0, *daysFrom}, 0},
        Level{"assoc_usage_day_table", "usage_day_table", {*daysFrom, *hoursFrom}, day},
        Level{"assoc_usage_hour_table",
              "usage_hour_table",
              {std::max(*hoursFrom, *daysFrom), now},
              hour},
    };
    reportMissing(schema, levels, records);
    const auto before = kept != nullptr ? kept->tables() : nullptr;
    UsageTablesReader reader(session, schema, names, before.get());
    for (std::size_t place = 0; place < levels.size(); ++place) {
        if (auto done = reader.read(levels[place], place); !done)
            return done;
    }
    auto tables = reader.take();
    if (kept != nullptr)
        kept->keep(std::make_shared<UsageTables>(tables)); // shares the slots
    handOver(tables, levels, names, records);
    return {};
}

} // namespace fairlead::accounting
