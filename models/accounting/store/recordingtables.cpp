// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/recordingtables.h"

#include "models/accounting/store/audit.h"
#include "models/accounting/store/issuetable.h"
#include "models/accounting/store/recordingcheck.h"
#include "models/accounting/store/recordingcolumns.h"
#include "models/accounting/store/recordingschema.h"
#include "models/accounting/store/tableio.h"
#include "models/accounting/store/valuetable.h"

namespace fairlead::accounting {

namespace {
using replay::Recording;

/// A list as rows of another type.
template <typename Row, typename List, typename Make>
Result<void> insertAs(StoreConnection& connection, const char* table, const List& list,
                      const Make& make)
{
    std::vector<Row> rows;
    rows.reserve(list.size());
    for (const auto& entry : list)
        rows.push_back(make(entry));
    return insertAll(connection, table, rows);
}

/// A place that cannot be used, as badCellOf() counts rows.
Error bad(const StoreConnection& connection, const BadCell& cell)
{
    return connection.badValue(cell.table, cell.row, cell.column);
}

Result<void> insertMachine(StoreConnection& c, const replay::Machine& machine)
{
    if (auto done = insertAll(c, "replay_node", machine.nodes); !done)
        return done;
    return insertAs<PartitionRulesRow>(c, "replay_partition", machine.partitions,
                                       [](const replay::PartitionRules& rules) {
                                           return PartitionRulesRow{rules, nodeRanges(rules.nodes)};
                                       });
}

Result<void> insertLeftOut(StoreConnection& c, const replay::Workload& workload)
{
    std::vector<LeftOutRow> features;
    std::vector<LeftOutJobRow> jobs;
    for (const auto& feature : workload.leftOut) {
        for (const auto job : feature.jobs)
            jobs.push_back({static_cast<std::uint32_t>(features.size()), job});
        features.push_back({feature.what});
    }
    auto done = insertAll(c, "replay_left_out", features);
    return done ? insertAll(c, "replay_left_out_job", jobs) : done;
}

/// What jobs refer to by position.
Result<void> insertLists(StoreConnection& c, const replay::Workload& workload)
{
    auto done = insertAs<NameRow>(c, "replay_qos", workload.qos,
                                  [](const std::string& name) { return NameRow{name}; });
    if (done)
        done = insertAs<PartitionListRow>(c, "replay_partition_list", workload.partitionLists,
                                          [](const auto& list) { return PartitionListRow{list}; });
    if (done)
        done
            = insertAs<DependencyListRow>(c, "replay_dependency_list", workload.dependencyLists,
                                          [](const auto& list) { return DependencyListRow{list}; });
    if (done)
        done = insertAs<NodeSetRow>(c, "replay_node_set", workload.nodeSets, [](const auto& nodes) {
            return NodeSetRow{nodeRanges(nodes)};
        });
    return done;
}

Result<void> insertWorkload(StoreConnection& c, const replay::Workload& workload)
{
    auto done = insertAll(c, "replay_job", workload.jobs);
    if (done)
        done = insertAll(c, "replay_array", workload.arrays);
    if (done)
        done = insertAll(c, "replay_owner", workload.owners);
    if (done)
        done = insertLists(c, workload);
    if (done)
        done = insertAll(c, "replay_outage", workload.outages);
    if (done)
        done = insertAll(c, "replay_former_value", workload.formerValues);
    return done ? insertLeftOut(c, workload) : done;
}

Result<void> insertRecording(StoreConnection& c, const Recording& recording)
{
    auto done = insertValues(c, "replay_value", recording);
    if (done)
        done = insertMachine(c, recording.machine);
    if (done)
        done = writeLimits(c, recording.limits);
    if (done)
        done = insertWorkload(c, recording.workload);
    if (done)
        done = insertAll(c, "replay_usage", recording.usage);
    if (done)
        done = insertAll(c, "replay_log", recording.log);
    if (done)
        done = insertAll(c, "replay_planned", recording.planned);
    if (done)
        done = insertAs<CycleRow>(c, "replay_cycle", recording.cycles,
                                  [](std::int64_t moment) { return CycleRow{moment}; });
    if (done)
        done = insertAll(c, "replay_provenance", recording.provenance);
    return done ? insertIssues(c, "replay_issue", recording.issues) : done;
}

/// Reads table after table until one cannot be read.
class RecordingReader
{
public:
    explicit RecordingReader(StoreConnection& connection)
        : m_connection(connection)
    {
    }

    Result<Recording> read()
    {
        auto& workload = m_recording.workload;
        m_done = selectValues(m_connection, "replay_value", m_recording);
        readMachine();
        listLimits();
        list("replay_job", workload.jobs);
        list("replay_array", workload.arrays);
        list("replay_owner", workload.owners);
        rows<NameRow>("replay_qos",
                      [&](NameRow& row) { workload.qos.push_back(std::move(row.name)); });
        rows<PartitionListRow>("replay_partition_list", [&](PartitionListRow& row) {
            workload.partitionLists.push_back(std::move(row.partitions));
        });
        rows<DependencyListRow>("replay_dependency_list", [&](DependencyListRow& row) {
            workload.dependencyLists.push_back(std::move(row.dependencies));
        });
        readNodeSets();
        list("replay_outage", workload.outages);
        list("replay_former_value", workload.formerValues);
        readLeftOut();
        readRest();
        if (!m_done)
            return m_done.error();
        if (const auto cell = badCellOf(m_recording))
            return bad(m_connection, *cell);
        return std::move(m_recording);
    }

    Result<replay::Limits> readLimits()
    {
        listLimits();
        if (!m_done)
            return m_done.error();
        return std::move(m_recording.limits);
    }

private:
    void listLimits()
    {
        list("replay_qos_limit", m_recording.limits.qos);
        list("replay_assoc_limit", m_recording.limits.assocs);
    }
    template <typename Record>
    void list(const char* table, std::vector<Record>& target)
    {
        if (!m_done)
            return;
        auto all = selectAll<Record>(m_connection, table, mostRecordingRows);
        if (all)
            target = *std::move(all);
        else
            m_done = all.error();
    }
    void listIssues()
    {
        if (!m_done)
            return;
        if (auto issues = selectIssues(m_connection, "replay_issue", mostRecordingRows))
            m_recording.issues = *std::move(issues);
        else
            m_done = issues.error();
    }
    /// `take` of each row.
    template <typename Row, typename Take>
    void rows(const char* table, const Take& take)
    {
        std::vector<Row> all;
        list(table, all);
        for (auto& row : all)
            take(row);
    }
    void fail(const char* table, std::size_t row, const char* column)
    {
        if (m_done)
            m_done = m_connection.badValue(table, row, column);
    }

    void readMachine()
    {
        auto& machine = m_recording.machine;
        list("replay_node", machine.nodes);
        std::vector<PartitionRulesRow> partitions;
        list("replay_partition", partitions);
        if (!isRoomFor(partitions.size(), machine.nodes.size()))
            return fail("replay_partition", partitions.size(), "nodes");
        for (auto& row : partitions) {
            auto nodes = nodesIn(row.nodes, machine.nodes.size());
            if (!nodes)
                return fail("replay_partition", machine.partitions.size() + 1, "nodes");
            row.rules.nodes = *std::move(nodes);
            machine.partitions.push_back(std::move(row.rules));
        }
    }

    void readNodeSets()
    {
        std::vector<NodeSetRow> rows;
        list("replay_node_set", rows);
        const auto count = m_recording.machine.nodes.size();
        if (!isRoomFor(rows.size(), count))
            return fail("replay_node_set", rows.size(), "nodes");
        auto& sets = m_recording.workload.nodeSets;
        sets.reserve(rows.size());
        for (const auto& row : rows) {
            auto nodes = nodesIn(row.nodes, count);
            if (!nodes)
                return fail("replay_node_set", sets.size() + 1, "nodes");
            sets.push_back(*std::move(nodes));
        }
    }

    void readLeftOut()
    {
        auto& features = m_recording.workload.leftOut;
        rows<LeftOutRow>("replay_left_out", [&](LeftOutRow& row) {
            features.push_back({std::move(row.what), {}});
        });
        std::size_t number = 0;
        rows<LeftOutJobRow>("replay_left_out_job", [&](const LeftOutJobRow& row) {
            ++number;
            if (row.feature >= features.size())
                fail("replay_left_out_job", number, "feature_pos");
            else if (row.job >= m_recording.workload.jobs.size())
                fail("replay_left_out_job", number, "job_pos");
            else
                features[row.feature].jobs.push_back(row.job);
        });
    }

    void readRest()
    {
        list("replay_usage", m_recording.usage);
        list("replay_log", m_recording.log);
        list("replay_planned", m_recording.planned);
        rows<CycleRow>("replay_cycle",
                       [&](const CycleRow& row) { m_recording.cycles.push_back(row.moment); });
        list("replay_provenance", m_recording.provenance);
        listIssues();
    }

    StoreConnection& m_connection;
    Result<void> m_done;
    Recording m_recording;
};

Result<bool> hasRecording(StoreConnection& connection)
{
    const auto row = connection.scalar(QStringLiteral("SELECT 1 FROM replay_value LIMIT 1"));
    if (!row)
        return row.error();
    return !row->isNull();
}

std::string summary(std::size_t jobs, std::int64_t from, std::int64_t to)
{
    return std::to_string(jobs) + " jobs from " + momentText(from) + " to " + momentText(to);
}
} // namespace

Result<void> writeRecording(StoreConnection& connection, const Recording* recording)
{
    for (const auto& table : recordingTables()) {
        if (auto done = connection.execute(QStringLiteral("DELETE FROM ") + table); !done)
            return done;
    }
    if (recording == nullptr)
        return {};
    if (const auto cell = badCellOf(*recording))
        return bad(connection, *cell);
    return insertRecording(connection, *recording);
}

Result<std::optional<Recording>> readRecordingTables(StoreConnection& connection)
{
    const auto isThere = hasRecording(connection);
    if (!isThere)
        return isThere.error();
    if (!*isThere)
        return std::optional<Recording>();
    auto recording = RecordingReader(connection).read();
    if (!recording)
        return recording.error();
    return std::optional(*std::move(recording));
}

Result<void> writeLimits(StoreConnection& connection, const replay::Limits& limits)
{
    auto done = insertAll(connection, "replay_qos_limit", limits.qos);
    return done ? insertAll(connection, "replay_assoc_limit", limits.assocs) : done;
}

Result<void> replaceLimits(StoreConnection& connection, const replay::Limits& limits)
{
    for (const auto* table : {"replay_qos_limit", "replay_assoc_limit"}) {
        auto done = connection.execute(QStringLiteral("DELETE FROM ") + QLatin1String(table));
        if (!done)
            return done;
    }
    return writeLimits(connection, limits);
}

Result<replay::Limits> readLimitTables(StoreConnection& connection)
{
    return RecordingReader(connection).readLimits();
}

std::string summaryOf(const Recording& recording)
{
    const auto& workload = recording.workload;
    return summary(workload.jobs.size(), workload.from, workload.to);
}

Result<std::optional<std::string>> recordingSummary(StoreConnection& connection)
{
    std::optional<std::int64_t> from;
    std::optional<std::int64_t> to;
    auto done = connection.forEachRow(
        QStringLiteral("SELECT name, value FROM replay_value WHERE name IN ('from', 'to')"), {},
        [&](const SqlRow& row) {
            (row[0].text() == "from" ? from : to) = row[1].integer();
            return Result<void>();
        });
    if (!done)
        return done.error();
    if (!from || !to)
        return std::optional<std::string>();
    const auto jobs = connection.scalar(QStringLiteral("SELECT COUNT(*) FROM replay_job"));
    if (!jobs)
        return jobs.error();
    return std::optional(
        summary(static_cast<std::size_t>(jobs->integer().value_or(0)), *from, *to));
}

} // namespace fairlead::accounting
