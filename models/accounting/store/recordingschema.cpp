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

constexpr auto numberType = "BIGINT NOT NULL";
constexpr auto flagType = "INTEGER NOT NULL";
constexpr auto textType = "TEXT NOT NULL"; // no name of a history has a length that is sure
constexpr auto listType = "TEXT"; // NULL: an empty one
constexpr auto wordType = "VARCHAR(16) NOT NULL";
constexpr auto amountType = "VARCHAR(20) NOT NULL"; // up to 2^64 - 1
constexpr auto decimalType = "VARCHAR(64) NOT NULL"; // of 80 bits

struct NewTable
{
    const char* name;
    std::vector<Columns> columns;
};

constexpr Columns limitCounts{numberType,
                              "group_jobs group_wall max_wall max_jobs max_jobs_of_user "
                              "max_jobs_of_account"};
constexpr Columns limitAmounts{listType,
                               "group_tres group_minutes group_run_minutes max_tres "
                               "max_tres_per_node max_minutes max_tres_of_user max_tres_of_account "
                               "min_tres"};

std::vector<NewTable> machineTables()
{
    return {
        {"replay_value", {{"VARCHAR(64) NOT NULL UNIQUE", "name"}, {textType, "value"}}},
        {"replay_node",
         {{textType, "name"},
          {numberType, "cpus threads sockets"},
          {amountType, "memory"},
          {numberType, "gpus weight"},
          {flagType, "is_up"}}},
        {"replay_partition",
         {{textType, "name nodes"},
          {numberType,
           "tier max_time default_time min_nodes max_nodes max_cpus_per_node over_time_limit"},
          {textType, "qos_name"},
          {amountType, "memory"},
          {wordType, "memory_of"},
          {textType, "billing_weights"},
          {flagType, "is_exclusive is_up"}}},
        {"replay_qos_limit",
         {{textType, "name"}, limitCounts, limitAmounts, {flagType, "no_reserve over_partition"}}},
        {"replay_assoc_limit",
         {{textType, "account_name user_name partition_name"}, limitCounts, limitAmounts}},
    };
}

std::vector<NewTable> workloadTables()
{
    return {
        {"replay_job",
         {{numberType,
           "job_id array_pos array_task owner_pos qos_pos partitions_pos dependencies_pos "
           "set_priority nice time_limit submit_ms begin_time cancel_time run_time cpus "
           "cpus_per_task tasks_per_node min_nodes max_nodes gpus_per_node gpus required_pos "
           "excluded_pos"},
          {amountType, "memory"},
          {wordType, "memory_of"},
          {flagType, "asks_memory asks_nodes is_exclusive is_contiguous"},
          {numberType, "start_time end_time eligible_time nodes_pos allocated_cpus"},
          {wordType, "started_by"},
          {flagType, "has_failed"}}},
        {"replay_array", {{numberType, "array_id first_pos task_count throttle"}}},
        {"replay_owner", {{textType, "account_name user_name partition_name"}}},
        {"replay_qos", {{textType, "name"}}},
        {"replay_partition_list", {{listType, "partitions"}}},
        {"replay_dependency_list", {{listType, "dependencies"}}},
        {"replay_node_set", {{textType, "nodes"}}},
        {"replay_outage", {{numberType, "node_pos start_time end_time"}}},
        {"replay_left_out", {{textType, "feature"}}},
        {"replay_left_out_job", {{numberType, "feature_pos job_pos"}}},
    };
}

std::vector<NewTable> otherTables()
{
    return {
        {"replay_usage",
         {{textType, "account_name user_name partition_name"}, {decimalType, "raw_usage"}}},
        {"replay_log",
         {{numberType, "moment_ms"}, {wordType, "event"}, {numberType, "job_pos cycle_time"}}},
        {"replay_planned", {{numberType, "job_pos start_time nodes_pos"}}},
        {"replay_cycle", {{numberType, "moment"}}},
        {"replay_provenance", {{textType, "input origin"}, {flagType, "assumed"}}},
        {"replay_issue",
         {{wordType, "severity"}, {textType, "message file_name"}, {flagType, "line_number"}}},
    };
}

NewTable formerValues()
{
    return {"replay_former_value",
            {{numberType, "job_pos"}, {wordType, "what"}, {numberType, "former_value until_ms"}}};
}

std::vector<NewTable> firstTables()
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
    for (const auto& table : firstTables())
        statements << statementOf(table);
    return statements;
}

QString formerValueTable()
{
    return statementOf(formerValues());
}

const QStringList& recordingTables()
{
    static const QStringList names = [] {
        QStringList all;
        for (const auto& table : firstTables())
            all << QString::fromLatin1(table.name);
        all << QString::fromLatin1(formerValues().name);
        return all;
    }();
    return names;
}

} // namespace fairlead::accounting
