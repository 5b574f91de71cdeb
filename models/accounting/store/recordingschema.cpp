// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/recordingschema.h"

#include <initializer_list>
#include <vector>

namespace fairlead::accounting {

namespace {
/// Columns of one type, separated by blanks.
struct Columns
{
    const char* type;
    const char* names;
};

constexpr auto number = "BIGINT NOT NULL";
constexpr auto flag = "INTEGER NOT NULL";
constexpr auto text = "TEXT NOT NULL"; // no name of a history has a length that is sure
constexpr auto list = "TEXT"; // NULL: an empty one
constexpr auto word = "VARCHAR(16) NOT NULL";
constexpr auto amount = "VARCHAR(20) NOT NULL"; // up to 2^64 - 1
constexpr auto decimal = "VARCHAR(64) NOT NULL"; // of 80 bits

struct NewTable
{
    const char* name;
    std::vector<Columns> columns;
};

constexpr Columns limitCounts{number,
                              "group_jobs group_wall max_wall max_jobs max_jobs_of_user "
                              "max_jobs_of_account"};
constexpr Columns limitAmounts{list,
                               "group_tres group_minutes group_run_minutes max_tres "
                               "max_tres_per_node max_minutes max_tres_of_user max_tres_of_account "
                               "min_tres"};

std::vector<NewTable> machineTables()
{
    return {
        {"replay_value", {{"VARCHAR(64) NOT NULL UNIQUE", "name"}, {text, "value"}}},
        {"replay_node",
         {{text, "name"},
          {number, "cpus threads sockets"},
          {amount, "memory"},
          {number, "gpus weight"},
          {flag, "is_up"}}},
        {"replay_partition",
         {{text, "name nodes"},
          {number,
           "tier max_time default_time min_nodes max_nodes max_cpus_per_node over_time_limit"},
          {text, "qos_name"},
          {amount, "memory"},
          {word, "memory_of"},
          {text, "billing_weights"},
          {flag, "is_exclusive is_up"}}},
        {"replay_qos_limit",
         {{text, "name"}, limitCounts, limitAmounts, {flag, "no_reserve over_partition"}}},
        {"replay_assoc_limit",
         {{text, "account_name user_name partition_name"}, limitCounts, limitAmounts}},
    };
}

std::vector<NewTable> workloadTables()
{
    return {
        {"replay_job",
         {{number,
           "job_id array_pos array_task owner_pos qos_pos partitions_pos dependencies_pos "
           "set_priority nice time_limit submit_ms begin_time cancel_time run_time cpus "
           "cpus_per_task tasks_per_node min_nodes max_nodes gpus_per_node gpus required_pos "
           "excluded_pos"},
          {amount, "memory"},
          {word, "memory_of"},
          {flag, "asks_memory asks_nodes is_exclusive is_contiguous"},
          {number, "start_time end_time eligible_time nodes_pos allocated_cpus"},
          {word, "started_by"},
          {flag, "has_failed"}}},
        {"replay_array", {{number, "array_id first_pos task_count throttle"}}},
        {"replay_owner", {{text, "account_name user_name partition_name"}}},
        {"replay_qos", {{text, "name"}}},
        {"replay_partition_list", {{list, "partitions"}}},
        {"replay_dependency_list", {{list, "dependencies"}}},
        {"replay_node_set", {{text, "nodes"}}},
        {"replay_outage", {{number, "node_pos start_time end_time"}}},
        {"replay_left_out", {{text, "feature"}}},
        {"replay_left_out_job", {{number, "feature_pos job_pos"}}},
    };
}

std::vector<NewTable> otherTables()
{
    return {
        {"replay_usage", {{text, "account_name user_name partition_name"}, {decimal, "raw_usage"}}},
        {"replay_log", {{number, "moment_ms"}, {word, "event"}, {number, "job_pos cycle_time"}}},
        {"replay_planned", {{number, "job_pos start_time nodes_pos"}}},
        {"replay_cycle", {{number, "moment"}}},
        {"replay_provenance", {{text, "input origin"}, {flag, "assumed"}}},
        {"replay_issue", {{word, "severity"}, {text, "message file_name"}, {flag, "line_number"}}},
    };
}

std::vector<NewTable> allTables()
{
    auto tables = machineTables();
    for (auto* more : {workloadTables, otherTables}) {
        for (auto& table : more())
            tables.push_back(std::move(table));
    }
    return tables;
}

/// `pos` keeps the order. As INTEGER it needs no index in SQLite.
QString statementOf(const NewTable& table)
{
    QString columns = QStringLiteral("pos INTEGER NOT NULL PRIMARY KEY");
    for (const auto& [type, names] : table.columns) {
        for (const auto& name : QString::fromLatin1(names).split(QLatin1Char(' ')))
            columns += QStringLiteral(", %1 %2").arg(name, QLatin1String(type));
    }
    return QStringLiteral("CREATE TABLE %1 (%2)").arg(QLatin1String(table.name), columns);
}
} // namespace

QStringList recordingTableStatements()
{
    QStringList statements;
    for (const auto& table : allTables())
        statements << statementOf(table);
    return statements;
}

const QStringList& recordingTables()
{
    static const QStringList names = [] {
        QStringList all;
        for (const auto& table : allTables())
            all << QString::fromLatin1(table.name);
        return all;
    }();
    return names;
}

} // namespace fairlead::accounting
