// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/slurmdbd/usagesums.h"

#include "engine/base/durations.h"
#include "engine/base/text.h"
#include "models/accounting/sources/databaseprobe.h"
#include "models/accounting/sources/slurmdbd/usagecoverage.h"
#include "models/accounting/sources/slurmdbd/usageslices.h"
#include "models/accounting/sources/slurmdbd/usageslots.h"

#include <QDateTime>

#include <algorithm>

namespace fairlead::accounting {

namespace {
using durations::day;
using durations::hour;

/// The complete slots of a table that a period covers. Slots are days or months of the server's
/// clock, which may be an hour shorter or longer, the first of a cluster much shorter; one ends
/// where the next begins.
Result<std::vector<UsagePeriod>> readSlots(MariadbSession& session, const SlurmdbdSchema& schema,
                                           const char* table, const UsagePeriod& period,
                                           std::int64_t complete,
                                           std::int64_t (*endOf)(std::int64_t))
{
    if (!schema.usageTables.contains(QLatin1String(table)))
        return std::vector<UsagePeriod>(); // finer tables say the same
    // The next slot may begin after the period, by the hour that the clock was put back, and still
    // tell where the last one ends.
    auto rows = session.query("SELECT DISTINCT time_start FROM " + schema.table(table)
                              + " WHERE time_start >= " + QByteArray::number(qint64(period.from))
                              + " AND time_start <= " + QByteArray::number(qint64(period.to + hour))
                              + " ORDER BY time_start");
    if (!rows)
        return rows.error();
    std::vector<std::int64_t> starts;
    while (rows->next())
        starts.push_back(rows->integer(0).value_or(0));
    if (rows->failed())
        return session.lastError();
    starts.push_back(complete);
    std::vector<UsagePeriod> found;
    for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
        auto end = endOf(starts[i]);
        if (starts[i + 1] > starts[i] && starts[i + 1] <= end + hour)
            end = starts[i + 1];
        if (end <= period.to && end <= complete)
            found.push_back({starts[i], end});
    }
    return found;
}

/// How the rows of a table of usage count in a slice.
struct Rows
{
    const char* period; ///< in the names of tables
    QByteArray from; ///< the first that may count
    QByteArray to;
    QByteArray part; ///< of a row, a factor of its seconds; empty: all
};

/// An hour at the edge counts by its part inside the period. The first one of a cluster begins with
/// the cluster.
Rows rowsOf(const UsageSlice& slice)
{
    const auto from = QByteArray::number(qint64(slice.period.from));
    const auto to = QByteArray::number(qint64(slice.period.to));
    if (slice.table == UsageSlice::Table::Day)
        return {"day", from, to, {}};
    if (slice.table == UsageSlice::Table::Month)
        return {"month", from, to, {}};
    const QByteArray start = "CAST(u.time_start AS SIGNED)";
    const auto length = "IF(" + start + " % 900 = 0, 3600, 3600 - " + start + " % 3600)";
    return {"hour", from + " - 3599", to,
            " * GREATEST(0, LEAST(" + start + " + " + length + ", " + to + ") - GREATEST(" + start
                + ", " + from + ")) / " + length};
}

QByteArray within(const Rows& rows, const QByteArray& tresIds)
{
    return "u.id_tres IN (" + tresIds + ") AND u.time_start >= " + rows.from
        + " AND u.time_start < " + rows.to;
}

QByteArray tableOf(const SlurmdbdSchema& schema, const char* of, const Rows& rows)
{
    return schema.table((QByteArray(of) + '_' + rows.period + "_table").constData());
}

/// Seconds of an entry, summed by the server.
QByteArray statementFor(const SlurmdbdSchema& schema, const UsageSlice& slice,
                        const QByteArray& tresIds)
{
    const auto rows = rowsOf(slice);
    // The column is unsigned; slurmdbd writes less than nothing into it as 2^64 - n.
    return "SELECT a.acct, a.user, u.id_tres, SUM(CAST(u.alloc_secs AS SIGNED)" + rows.part
        + ") FROM " + tableOf(schema, "assoc_usage", rows) + " AS u JOIN "
        + schema.table("assoc_table") + " AS a ON a.id_assoc = u.id WHERE " + within(rows, tresIds)
        + " AND u.alloc_secs <> 0 GROUP BY a.acct, a.user, u.id_tres";
}

/// What sreport calls Reported, and takes percents of. Empty: the tables do not have it.
QByteArray reportStatement(const SlurmdbdSchema& schema, const UsageSlice& slice,
                           const QByteArray& tresIds)
{
    const auto& columns = schema.reportColumns;
    QByteArray sum;
    for (const auto* column :
         {"alloc_secs", "down_secs", "pdown_secs", "idle_secs", "plan_secs", "resv_secs"}) {
        if (columns.contains(QLatin1String(column)))
            sum += (sum.isEmpty() ? "CAST(u." : " + CAST(u.") + QByteArray(column) + " AS SIGNED)";
    }
    const auto rows = rowsOf(slice);
    const auto name = QStringLiteral("usage_%1_table").arg(QLatin1String(rows.period));
    if (sum.isEmpty() || !columns.contains(QStringLiteral("id_tres"))
        || !schema.usageTables.contains(name))
        return {};
    return "SELECT u.id_tres, SUM((" + sum + ')' + rows.part + ") FROM "
        + tableOf(schema, "usage", rows) + " AS u WHERE " + within(rows, tresIds)
        + " GROUP BY u.id_tres";
}

std::string isoText(std::int64_t moment)
{
    return QDateTime::fromSecsSinceEpoch(moment, Qt::UTC).toString(Qt::ISODate).toStdString();
}

/// Adds up what the tables say.
class SumReader
{
public:
    SumReader(MariadbSession& session, const SlurmdbdSchema& schema, const UsagePeriod& period,
              const std::vector<std::string>& tres)
        : m_session(session)
        , m_schema(schema)
    {
        m_sums.period = period;
        m_sums.tresNames = tres;
    }

    Result<UsageSums> read()
    {
        SlurmdbdNames names;
        SnapshotRecords scratch;
        if (auto done = readTresTable(m_session, names, scratch); !done)
            return done.error();
        QByteArray ids;
        if (names.tres.empty())
            return Error{ErrorCode::SourceUnreachable,
                         said("Messages",
                              "table tres_table is empty: nothing says of what the "
                              "usage is"),
                         {}};
        for (const auto& [id, name] : names.tres) {
            const auto wanted = std::find(m_sums.tresNames.begin(), m_sums.tresNames.end(), name);
            if (wanted == m_sums.tresNames.end())
                continue;
            m_columns[id] = static_cast<std::size_t>(wanted - m_sums.tresNames.begin());
            ids += (ids.isEmpty() ? "" : ", ") + QByteArray::number(qint64(id));
        }
        const auto starts = readUsageStarts(m_session, m_schema);
        if (!starts)
            return starts.error();
        const auto slices = findSlices();
        if (!slices)
            return slices.error();
        explainHours();
        explainGaps(*slices, *starts);
        for (const auto& slice : *slices) {
            if (ids.isEmpty())
                break;
            if (auto done = readSlice(slice, ids); !done)
                return done.error();
            if (auto done = readReported(slice, ids); !done)
                return done.error();
        }
        if (m_entries.empty() && !ids.isEmpty()) {
            if (auto done = explainNothing(); !done)
                return done.error();
        }
        if (auto done = explainPurge(*starts); !done)
            return done.error();
        if (!m_isReported)
            m_sums.reported.clear();
        for (auto& [name, seconds] : m_entries)
            m_sums.entries.push_back({name.first, name.second, std::move(seconds)});
        return std::move(m_sums);
    }

private:
    /// Who compares with sreport meets its rounding.
    void explainHours()
    {
        const auto& period = m_sums.period;
        const UsagePeriod rounded{sreportHour(period.from), sreportHour(period.to)};
        if (rounded.from != period.from || rounded.to != period.to)
            m_sums.notes.push_back(
                {said("Messages",
                      "an hour at the edge of the period counts for the part inside; sreport "
                      "rounds to full hours, half an hour up: it would use %1 to %2"),
                 {isoText(rounded.from), isoText(rounded.to)}});
    }

    /// Nobody is said to have used nothing where the tables of usage are empty.
    Result<void> explainNothing()
    {
        bool isAny = false;
        for (const auto* table : usageTableNames) {
            const auto rows
                = firstColumn(m_session, "SELECT 1 FROM " + m_schema.table(table) + " LIMIT 1");
            if (!rows)
                return rows.error();
            isAny = isAny || !rows->isEmpty();
        }
        const auto ran
            = isAny ? Result<bool>(false) : hasOldJobs(m_session, m_schema, m_sums.period.to);
        if (!ran)
            return ran.error();
        if (*ran)
            return Error{ErrorCode::SourceUnreachable,
                         said("Messages", "the tables of usage hold none, though jobs have run"),
                         {}};
        m_sums.notes.push_back(said("Messages", "the tables of usage hold nothing of this period"));
        return {};
    }

    /// A site that purges usage may keep its jobs.
    Result<void> explainPurge(const UsageStarts& starts)
    {
        const auto begin = starts.first();
        if (begin <= m_sums.period.from)
            return {};
        const auto ran = hasEndedJobs(m_session, m_schema,
                                      {m_sums.period.from, std::min(begin, m_sums.period.to)});
        if (!ran)
            return ran.error();
        if (*ran)
            m_sums.notes.push_back({said("Messages",
                                         "the tables of usage begin at %1, though jobs ran before "
                                         "(PurgeUsageAfter?): what was used then is missing"),
                                    {isoText(begin)}});
        return {};
    }

    /// Until when slurmdbd has added up usage. Without that hours alone are read: they are right,
    /// and slow.
    Result<Rollup> findRollup()
    {
        auto rollup = readRollup(m_session, m_schema);
        if (rollup || rollup.error().code == ErrorCode::SourceUnreachable)
            return rollup;
        m_sums.notes.push_back(
            {said("Messages", "up to when slurmdbd has added up usage is not known: %1"),
             {rollup.error().message}});
        return Rollup();
    }

    Result<std::vector<UsageSlice>> findSlices()
    {
        const auto rollup = findRollup();
        if (!rollup)
            return rollup.error();
        const auto& period = m_sums.period;
        if (rollup->hours > 0 && rollup->hours < period.to)
            m_sums.notes.push_back({said("Messages", "slurmdbd has added up usage until %1"),
                                    {isoText(rollup->hours)}});
        const auto months = readSlots(m_session, m_schema, "usage_month_table", period,
                                      rollup->months, endOfMonth);
        if (!months)
            return months.error();
        const auto days = readSlots(m_session, m_schema, "usage_day_table", period, rollup->days,
                                    [](std::int64_t start) { return start + day; });
        if (!days)
            return days.error();
        return usageSlices(period, *months, *days);
    }

    /// At its edges a period is of hours.
    void explainGaps(const std::vector<UsageSlice>& slices, const UsageStarts& starts)
    {
        const auto gone = starts.hoursAreGoneUntil(m_sums.period.to);
        const bool hasGap = std::ranges::any_of(slices, [&](const UsageSlice& slice) {
            return slice.table == UsageSlice::Table::Hour && slice.period.from < gone;
        });
        if (hasGap)
            m_sums.notes.push_back(
                {said("Messages",
                      "the hours before %1 are not in the tables: of days that are not wholly in "
                      "the period nothing is known until then"),
                 {isoText(gone)}});
    }

    Result<void> readSlice(const UsageSlice& slice, const QByteArray& tresIds)
    {
        auto rows = m_session.query(statementFor(m_schema, slice, tresIds));
        if (!rows)
            return rows.error();
        while (rows->next()) {
            const auto column = m_columns.find(rows->integer(2).value_or(0));
            const auto seconds = text::toLongDouble(rows->text(3));
            if (column == m_columns.end() || !seconds)
                continue;
            auto& sums = m_entries[{rows->utf8(0), rows->utf8(1)}];
            sums.resize(m_sums.tresNames.size(), 0.0L);
            sums[column->second] += *seconds;
        }
        return rows->failed() ? Result<void>(m_session.lastError()) : Result<void>();
    }

    Result<void> readReported(const UsageSlice& slice, const QByteArray& tresIds)
    {
        const auto statement = reportStatement(m_schema, slice, tresIds);
        m_isReported = m_isReported && !statement.isEmpty();
        if (!m_isReported)
            return {}; // of a part percents would be too many
        m_sums.reported.resize(m_sums.tresNames.size());
        return m_session.forEachRow(statement, [&](const MariadbRows& row) {
            const auto column = m_columns.find(row.integer(0).value_or(0));
            const auto seconds = text::toLongDouble(row.text(1));
            if (column != m_columns.end() && seconds)
                m_sums.reported[column->second] += *seconds;
        });
    }

    MariadbSession& m_session;
    const SlurmdbdSchema& m_schema;
    std::map<std::int64_t, std::size_t> m_columns; // [id of the TRES]
    std::map<std::pair<std::string, std::string>, std::vector<long double>> m_entries;
    bool m_isReported = true; // in all tables that are asked
    UsageSums m_sums;
};
} // namespace

Result<UsageSums> readUsageSums(const connections::DatabaseUrl& url,
                                const connections::Secret& password, const QString& cluster,
                                const UsagePeriod& period, const std::vector<std::string>& tres,
                                const DatabaseTimeouts& timeouts)
{
    const auto session = openSlurmdbd(url, password, timeouts);
    if (!session)
        return session.error();
    const auto schema = findSchema(**session, cluster);
    if (!schema)
        return schema.error();
    for (const auto* table : usageTableNames) {
        if (!schema->usageTables.contains(QLatin1String(table)))
            return Error{ErrorCode::SourceUnreachable,
                         {said("Messages", "table %1 cannot be read"),
                          {schema->nameOf(table).toStdString()}},
                         {}};
    }
    return SumReader(**session, *schema, period, tres).read();
}

} // namespace fairlead::accounting
