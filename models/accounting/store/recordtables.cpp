// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/recordtables.h"

#include "models/accounting/store/changingconnection.h"
#include "models/accounting/store/colourtable.h"
#include "models/accounting/store/issuetable.h"
#include "models/accounting/store/namelengths.h"
#include "models/accounting/store/schedulertables.h"
#include "models/accounting/store/schema.h"
#include "models/accounting/store/storesetting.h"
#include "models/accounting/store/tableio.h"
#include "models/accounting/store/valuetable.h"

namespace fairlead::accounting {

namespace {
template <typename Record>
Result<void> select(StoreConnection& connection, const char* table, std::vector<Record>& target)
{
    auto rows = selectAll<Record>(connection, table);
    if (!rows)
        return rows.error();
    target = *std::move(rows);
    return {};
}

/// Runs the steps until one fails.
template <typename... Steps>
Result<void> inTurn(const Steps&... steps)
{
    Result<void> result;
    static_cast<void>((static_cast<bool>(result = steps()) && ...));
    return result;
}

Result<void> clearTables(StoreConnection& connection)
{
    for (const auto& table : snapshotTables()) {
        if (auto done = connection.execute(QStringLiteral("DELETE FROM ") + table); !done)
            return done;
    }
    return {};
}

Result<void> insertPartitions(StoreConnection& connection, const SnapshotRecords& records)
{
    std::vector<PartitionTotalRow> totals;
    for (std::size_t p = 0; p < records.partitions.size(); ++p) {
        const auto& values = records.partitions[p].tresTotal;
        for (std::size_t t = 0; t < values.size(); ++t) {
            totals.push_back(
                {static_cast<std::uint32_t>(p), static_cast<std::uint32_t>(t), values[t]});
        }
    }
    return inTurn([&] { return insertAll(connection, "cluster_partition", records.partitions); },
                  [&] { return insertAll(connection, "partition_total", totals); });
}

Result<void> selectPartitions(StoreConnection& connection, SnapshotRecords& records)
{
    if (auto done = select(connection, "cluster_partition", records.partitions); !done)
        return done;
    const auto totals = selectAll<PartitionTotalRow>(connection, "partition_total");
    if (!totals)
        return totals.error();
    for (const auto& row : *totals) {
        if (row.total < 0.0)
            return connection.badValue("partition_total", 1, "total");
        if (row.partition >= records.partitions.size())
            return connection.badValue("partition_total", 1, "partition_pos");
        auto& values = records.partitions[row.partition].tresTotal;
        if (row.tres != values.size())
            return connection.badValue("partition_total", 1, "tres_pos");
        values.push_back(row.total);
    }
    return {};
}

Result<void> insertConsumption(StoreConnection& connection, const SnapshotRecords& records)
{
    std::vector<Consumption::Part> parts;
    for (std::size_t i = 0; records.consumption && i < records.consumption->size(); ++i)
        parts.push_back(records.consumption->part(i));
    return insertAll(connection, "consumption", parts);
}

/// None at all and none in the list look the same in a table.
Result<void> selectConsumption(StoreConnection& connection, SnapshotRecords& records)
{
    const auto parts = selectAll<Consumption::Part>(connection, "consumption");
    if (!parts)
        return parts.error();
    if (parts->empty())
        return {};
    auto consumption = std::make_shared<Consumption>();
    for (const auto& part : *parts)
        consumption->add(part);
    records.consumption = std::move(consumption);
    return {};
}

Result<void> insertCycles(StoreConnection& connection, const SnapshotRecords& records)
{
    std::vector<CycleRow> rows;
    for (const auto moment : records.cycles)
        rows.push_back({moment});
    return insertAll(connection, "decay_cycle", rows);
}

Result<void> selectCycles(StoreConnection& connection, SnapshotRecords& records)
{
    const auto rows = selectAll<CycleRow>(connection, "decay_cycle");
    if (!rows)
        return rows.error();
    for (const auto& row : *rows)
        records.cycles.push_back(row.moment);
    return {};
}

Result<void> insertNames(StoreConnection& connection, const char* table,
                         const std::vector<std::string>& names)
{
    std::vector<NameRow> rows;
    for (const auto& name : names)
        rows.push_back({name});
    return insertAll(connection, table, rows);
}

Result<void> selectNames(StoreConnection& connection, const char* table,
                         std::vector<std::string>& names)
{
    auto rows = selectAll<NameRow>(connection, table);
    if (!rows)
        return rows.error();
    for (auto& row : *rows)
        names.push_back(std::move(row.name));
    return {};
}

Result<void> writeOfSchedulers(StoreConnection& connection, const SnapshotRecords& records)
{
    for (const auto* tables : schedulerTables()) {
        if (auto done = tables->write(connection, records); !done)
            return done;
    }
    return {};
}

Result<void> readOfSchedulers(StoreConnection& connection, SnapshotRecords& records)
{
    for (const auto* tables : schedulerTables()) {
        if (auto done = tables->read(connection, records); !done)
            return done;
    }
    return {};
}

Result<void> fillTables(StoreConnection& c, const SnapshotRecords& records,
                        const ColourSlots& colours)
{
    return inTurn([&] { return writeColours(c, colours); },
                  [&] { return insertValues(c, "snapshot_value", records); },
                  [&] { return insertNames(c, "tres", records.tresNames); },
                  [&] { return insertPartitions(c, records); },
                  [&] { return insertAll(c, "qos", records.qos); },
                  [&] { return insertAll(c, "assoc", records.assocs); },
                  [&] { return insertAll(c, "job", records.jobs); },
                  [&] { return insertAll(c, "usage_history", records.history); },
                  [&] { return insertConsumption(c, records); },
                  [&] { return insertCycles(c, records); },
                  [&] { return insertAll(c, "priority_answer", records.priorityAnswers); },
                  [&] { return insertAll(c, "share_answer", records.shareAnswers); },
                  [&] { return insertAll(c, "provenance", records.provenance); },
                  [&] { return insertIssues(c, "issue", records.issues); },
                  [&] { return writeOfSchedulers(c, records); });
}

/// Those that the store keeps, and one for every account that has none.
Result<ColourSlots> coloursOf(StoreConnection& c, const SnapshotRecords& records)
{
    auto kept = readColours(c);
    if (!kept)
        return kept;
    return completeColourSlots(records, *std::move(kept));
}

Result<void> readIssues(StoreConnection& c, SnapshotRecords& records)
{
    auto issues = selectIssues(c, "issue");
    if (!issues)
        return issues.error();
    records.issues = *std::move(issues);
    return {};
}

Result<bool> hasTablesOfSchedulers(StoreConnection& c)
{
    for (const auto* tables : schedulerTables()) {
        for (const auto& name : tables->names) {
            const auto row = c.scalar(QStringLiteral("SELECT 1 FROM %1 LIMIT 1").arg(name));
            if (!row)
                return row.error();
            if (!row->isNull())
                return true;
        }
    }
    return false;
}

/// Rows are numbered from 0: the last one tells it without a look at the others.
Result<void> countRows(StoreConnection& c, const char* table, std::size_t& rows)
{
    const auto last = c.scalar(QStringLiteral("SELECT MAX(pos) FROM %1").arg(QLatin1String(table)));
    if (!last)
        return last.error();
    rows = static_cast<std::size_t>(last->integer().value_or(-1) + 1);
    return {};
}

Result<void> selectNamed(StoreConnection& c, const std::vector<AssocKey>& keys,
                         SharesRecords& found)
{
    QStringList marks;
    SqlRow values;
    for (const auto& key : keys) {
        marks << QStringLiteral("(account_name = ? AND user_name = ?)");
        values.push_back(cellWith(key.account));
        values.push_back(cellWith(key.user));
    }
    ColumnNames all;
    const AssocRecord prototype{};
    columns(all, prototype);
    SharedValues shared;
    return c.forEachRow(
        QStringLiteral("SELECT %1, pos FROM assoc WHERE %2")
            .arg(all.names().join(QLatin1String(", ")), marks.join(QLatin1String(" OR "))),
        values, [&](const SqlRow& cells) -> Result<void> {
            RowFetcher row(cells, shared);
            columns(row, found.records.assocs.emplace_back());
            found.places.push_back(static_cast<std::size_t>(cells.back().integer().value_or(0)));
            if (row.badColumn() != nullptr)
                return c.badValue("assoc", found.places.back() + 1, row.badColumn());
            return {};
        });
}

Result<void> selectAnswers(StoreConnection& c, SnapshotRecords& records)
{
    const auto state = storeSetting(c, answersSetting);
    if (!state)
        return state.error();
    if (*state == QStringLiteral("none"))
        return {};
    return inTurn([&] { return select(c, "priority_answer", records.priorityAnswers); },
                  [&] { return select(c, "share_answer", records.shareAnswers); });
}
} // namespace

Result<void> writeRecords(StoreConnection& c, const SnapshotRecords& records)
{
    const auto colours = coloursOf(c, records);
    if (!colours)
        return colours.error();
    return inTurn([&] { return checkNameLengths(records); }, [&] { return clearTables(c); },
                  [&] { return fillTables(c, records, *colours); },
                  [&] { return setStoreSetting(c, answersSetting, std::nullopt); });
}

Result<void> writeChangedRecords(StoreConnection& c, const SnapshotRecords& records)
{
    const auto colours = coloursOf(c, records);
    if (!colours)
        return colours.error();
    ChangingConnection changing(c);
    return inTurn([&] { return checkNameLengths(records); },
                  [&] { return fillTables(changing, records, *colours); },
                  [&] { return changing.emptyTheRest(snapshotTables()); },
                  [&] { return setStoreSetting(c, answersSetting, std::nullopt); });
}

Result<SnapshotRecords> readRecords(StoreConnection& c)
{
    SnapshotRecords records;
    auto colours = readColours(c);
    if (!colours)
        return colours.error();
    records.colourSlots = *std::move(colours);
    auto done = inTurn(
        [&] { return selectValues(c, "snapshot_value", records); },
        [&] { return selectNames(c, "tres", records.tresNames); },
        [&] { return selectPartitions(c, records); }, [&] { return select(c, "qos", records.qos); },
        [&] { return select(c, "assoc", records.assocs); },
        [&] { return select(c, "job", records.jobs); },
        [&] { return select(c, "usage_history", records.history); },
        [&] { return selectConsumption(c, records); }, [&] { return selectCycles(c, records); },
        [&] { return selectAnswers(c, records); },
        [&] { return select(c, "provenance", records.provenance); },
        [&] { return readIssues(c, records); }, [&] { return readOfSchedulers(c, records); });
    if (!done)
        return done.error();
    return records;
}

Result<std::optional<SnapshotRecords>> readTree(StoreConnection& c)
{
    const auto hasOthers = hasTablesOfSchedulers(c);
    if (!hasOthers)
        return hasOthers.error();
    if (*hasOthers)
        return std::optional<SnapshotRecords>();
    SnapshotRecords records;
    auto done = inTurn([&] { return selectValues(c, "snapshot_value", records); },
                       [&] { return selectNames(c, "tres", records.tresNames); },
                       [&] { return selectPartitions(c, records); },
                       [&] { return select(c, "qos", records.qos); },
                       [&] { return select(c, "assoc", records.assocs); },
                       [&] { return readOfSchedulers(c, records); });
    if (!done)
        return done.error();
    return std::optional(std::move(records));
}

Result<std::optional<SharesRecords>> readShares(StoreConnection& c,
                                                const std::vector<AssocKey>& keys)
{
    const auto hasOthers = hasTablesOfSchedulers(c);
    if (!hasOthers)
        return hasOthers.error();
    if (*hasOthers)
        return std::optional<SharesRecords>();
    SharesRecords found;
    auto done = inTurn([&] { return selectValues(c, "snapshot_value", found.records); },
                       [&] { return countRows(c, "assoc", found.assocs); },
                       [&] { return countRows(c, "job", found.jobs); },
                       [&] { return selectNamed(c, keys, found); });
    if (!done)
        return done.error();
    return std::optional(std::move(found));
}

Result<void> writePolicyTables(StoreConnection& connection, const SnapshotRecords& records)
{
    return writeOfSchedulers(connection, records);
}

Result<std::size_t> countJobs(StoreConnection& connection)
{
    const auto count = connection.scalar(QStringLiteral("SELECT COUNT(*) FROM job"));
    if (!count)
        return count.error();
    return static_cast<std::size_t>(count->integer().value_or(0));
}

Result<bool> hasRecords(StoreConnection& connection)
{
    const auto count = connection.scalar(QStringLiteral("SELECT COUNT(*) FROM snapshot_value"));
    if (!count)
        return count.error();
    return count->integer() > 0;
}

Result<std::string> readCluster(StoreConnection& connection)
{
    const auto cluster = connection.scalar(
        QStringLiteral("SELECT value FROM snapshot_value WHERE name = 'cluster'"));
    if (!cluster)
        return cluster.error();
    return cluster->isNull() ? std::string() : cluster->text();
}

std::vector<ValueRow> valuesOf(const Policy& policy)
{
    std::vector<ValueRow> rows;
    for (const auto* tables : schedulerTables())
        tables->addValues(policy, rows);
    return rows;
}

Result<std::int64_t> readRevision(StoreConnection& connection)
{
    const auto value
        = connection.scalar(QStringLiteral("SELECT revision FROM store_state WHERE id = 1"));
    if (!value)
        return value.error();
    const auto revision = SqlValue<std::int64_t>::from(*value);
    if (!revision)
        return connection.badValue("store_state", 1, "revision");
    return *revision;
}

Result<void> setRevision(StoreConnection& connection, std::int64_t revision)
{
    return connection.execute(QStringLiteral("UPDATE store_state SET revision = ? WHERE id = 1"),
                              {revision});
}

} // namespace fairlead::accounting
