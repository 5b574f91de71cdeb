// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/schema.h"

#include "models/accounting/store/moabtables.h"
#include "models/accounting/store/recordingschema.h"

#include <string>

namespace fairlead::accounting {

namespace {
// The state of the store, scenarios, and what is of the whole cluster.
QStringList clusterTables()
{
    return {
        QStringLiteral("CREATE TABLE store_state (id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1), "
                       "revision BIGINT NOT NULL)"),
        QStringLiteral("INSERT INTO store_state (id, revision) VALUES (1, 0)"),
        QStringLiteral("CREATE TABLE scenario (name VARCHAR(255) NOT NULL PRIMARY KEY, "
                       "json LONGTEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE snapshot_value (pos BIGINT NOT NULL PRIMARY KEY, "
                       "name VARCHAR(64) NOT NULL UNIQUE, value TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE policy_value (pos BIGINT NOT NULL PRIMARY KEY, "
                       "name VARCHAR(64) NOT NULL UNIQUE, value TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE tres_weight (pos BIGINT NOT NULL PRIMARY KEY, "
                       "tres VARCHAR(255) NOT NULL, weight DOUBLE)"),
        QStringLiteral("CREATE TABLE tres (pos BIGINT NOT NULL PRIMARY KEY, "
                       "name VARCHAR(255) NOT NULL)"),
        QStringLiteral("CREATE TABLE cluster_partition (pos BIGINT NOT NULL PRIMARY KEY, "
                       "name VARCHAR(255) NOT NULL, job_factor BIGINT NOT NULL, "
                       "tier BIGINT NOT NULL, max_time BIGINT NOT NULL, "
                       "billing_weights TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE partition_total (pos BIGINT NOT NULL PRIMARY KEY, "
                       "partition_pos BIGINT NOT NULL, tres_pos BIGINT NOT NULL, total DOUBLE, "
                       "FOREIGN KEY (partition_pos) REFERENCES cluster_partition (pos))"),
        QStringLiteral("CREATE TABLE qos (pos BIGINT NOT NULL PRIMARY KEY, "
                       "name VARCHAR(255) NOT NULL, priority BIGINT NOT NULL, "
                       "usage_factor DOUBLE, no_decay INTEGER NOT NULL)"),
    };
}

QStringList recordTables()
{
    return {
        QStringLiteral("CREATE TABLE assoc (pos BIGINT NOT NULL PRIMARY KEY, "
                       "assoc_id BIGINT NOT NULL, account_name VARCHAR(255) NOT NULL, "
                       "user_name VARCHAR(255) NOT NULL, partition_name VARCHAR(255) NOT NULL, "
                       "parent_name VARCHAR(255) NOT NULL, shares BIGINT NOT NULL, "
                       "priority BIGINT, lft BIGINT, raw_usage VARCHAR(64), "
                       "file_name TEXT NOT NULL, line_number INTEGER NOT NULL)"),
        QStringLiteral("CREATE TABLE job (pos BIGINT NOT NULL PRIMARY KEY, "
                       "job_id BIGINT NOT NULL, user_name VARCHAR(255) NOT NULL, "
                       "account_name VARCHAR(255) NOT NULL, assoc_id BIGINT NOT NULL, "
                       "qos_name VARCHAR(255) NOT NULL, partitions TEXT, nodes BIGINT NOT NULL, "
                       "cpus BIGINT NOT NULL, time_limit BIGINT NOT NULL, "
                       "submit_time BIGINT NOT NULL, eligible_time BIGINT NOT NULL, "
                       "accrue_time BIGINT NOT NULL, nice BIGINT NOT NULL, site BIGINT NOT NULL, "
                       "state VARCHAR(16) NOT NULL, held INTEGER NOT NULL, reason TEXT NOT NULL, "
                       "tres TEXT, file_name TEXT NOT NULL, line_number INTEGER NOT NULL)"),
        QStringLiteral("CREATE TABLE usage_history (pos BIGINT NOT NULL PRIMARY KEY, "
                       "assoc_id BIGINT NOT NULL, account_name VARCHAR(255) NOT NULL, "
                       "user_name VARCHAR(255) NOT NULL, partition_name VARCHAR(255) NOT NULL, "
                       "start_time BIGINT NOT NULL, end_time BIGINT NOT NULL, rate DOUBLE)"),
    };
}

// What the scheduler said itself, and what is said of the data.
QStringList answerTables()
{
    return {
        QStringLiteral("CREATE TABLE priority_answer (pos BIGINT NOT NULL PRIMARY KEY, "
                       "job_id BIGINT NOT NULL, partition_name VARCHAR(255) NOT NULL, "
                       "priority BIGINT NOT NULL, age BIGINT NOT NULL, assoc BIGINT NOT NULL, "
                       "fair_share BIGINT NOT NULL, job_size BIGINT NOT NULL, "
                       "partition_term BIGINT NOT NULL, qos BIGINT NOT NULL)"),
        QStringLiteral("CREATE TABLE share_answer (pos BIGINT NOT NULL PRIMARY KEY, "
                       "account_name VARCHAR(255) NOT NULL, user_name VARCHAR(255) NOT NULL, "
                       "partition_name VARCHAR(255) NOT NULL, fair_share DOUBLE)"),
        QStringLiteral("CREATE TABLE provenance (pos BIGINT NOT NULL PRIMARY KEY, "
                       "input TEXT NOT NULL, origin TEXT NOT NULL, assumed INTEGER NOT NULL)"),
        QStringLiteral("CREATE TABLE issue (pos BIGINT NOT NULL PRIMARY KEY, "
                       "severity VARCHAR(16) NOT NULL, message TEXT NOT NULL, "
                       "file_name TEXT NOT NULL, line_number INTEGER NOT NULL)"),
    };
}

// Version 1. `pos` keeps the order of the source. Names are 255 characters at most in MySQL's
// keys; other text may be longer. Amounts of 80-bit precision are decimal text (raw_usage).
QStringList firstTables()
{
    return clusterTables() + recordTables() + answerTables();
}

// Version 3: who changed what. A save has one id and one revision, and a line for each thing that
// it changed; the id tells whether a save arrived whose answer got lost.
QStringList auditTable()
{
    return {
        QStringLiteral("CREATE TABLE audit (save_id VARCHAR(36) NOT NULL, "
                       "line INTEGER NOT NULL, revision BIGINT NOT NULL, "
                       "saved_at BIGINT NOT NULL, database_user VARCHAR(255) NOT NULL, "
                       "system_user_name VARCHAR(255) NOT NULL, what VARCHAR(64) NOT NULL, "
                       "name TEXT NOT NULL, value_from TEXT, value_to TEXT, "
                       "PRIMARY KEY (save_id, line))"),
        QStringLiteral("CREATE INDEX audit_revision ON audit (revision)"),
        // What was saved before has no lines: whoever read it then has to read again.
        QStringLiteral("INSERT INTO audit (save_id, line, revision, saved_at, database_user, "
                       "system_user_name, what, name, value_from, value_to) SELECT 'schema', 3, "
                       "revision, 0, '', '', 'store', 'audit', NULL, NULL FROM store_state"),
    };
}

QString column(const char* table, const char* definition)
{
    return QStringLiteral("ALTER TABLE %1 ADD COLUMN %2")
        .arg(QLatin1String(table), QLatin1String(definition));
}

// Version 2: what decides the queue order beside the priority, and what runs.
QStringList queueOrderColumns()
{
    return {
        column("job", "priority BIGINT NOT NULL DEFAULT 0"),
        column("job", "priority_set INTEGER NOT NULL DEFAULT 0"),
        column("job", "array_job BIGINT NOT NULL DEFAULT 0"),
        column("job", "array_task BIGINT NOT NULL DEFAULT 4294967294"),
        column("job", "reserved INTEGER NOT NULL DEFAULT 0"),
        column("job", "start_time BIGINT NOT NULL DEFAULT 0"),
        column("job", "usage_rate DOUBLE DEFAULT 0"),
        column("qos", "preempts TEXT"),
        column("qos", "preempt_mode VARCHAR(64) NOT NULL DEFAULT ''"),
    };
}

// Version 4: what jobs held, for usage by account and user over a period, and when slurmctld
// decayed.
QStringList periodTables()
{
    return {QStringLiteral("CREATE TABLE consumption (pos BIGINT NOT NULL PRIMARY KEY, "
                           "account_name VARCHAR(255) NOT NULL, user_name VARCHAR(255) NOT NULL, "
                           "start_time BIGINT NOT NULL, end_time BIGINT NOT NULL, tres TEXT)"),
            QStringLiteral("CREATE TABLE decay_cycle (pos BIGINT NOT NULL PRIMARY KEY, "
                           "moment BIGINT NOT NULL)")};
}

// Version 8: what sshare said beside the fair-share factor.
QStringList shareAnswerColumns()
{
    QStringList statements;
    for (const auto* name : {"raw_shares DOUBLE", "norm_shares DOUBLE", "raw_usage DOUBLE",
                             "norm_usage DOUBLE", "effective_usage DOUBLE", "level_fs DOUBLE"})
        statements << column("share_answer", name);
    return statements;
}

// Version 6: an account keeps its colour, whoever comes or goes. The first save fills the table.
QString colourTable()
{
    return QStringLiteral("CREATE TABLE account_colour (pos BIGINT NOT NULL PRIMARY KEY, "
                          "account_name VARCHAR(255) NOT NULL, slot BIGINT NOT NULL)");
}

// Version 7: what the store itself is told, by name: how long lines of the audit table stay, and
// whether the scheduler's answers still hold.
QString settingTable()
{
    return QStringLiteral("CREATE TABLE store_setting (name VARCHAR(64) NOT NULL PRIMARY KEY, "
                          "value TEXT NOT NULL)");
}

// Version 9: readings of the cluster over time, in the pieces of an image (snapshotimage.h).
QString seriesTable()
{
    return QStringLiteral("CREATE TABLE series (moment BIGINT NOT NULL, piece BIGINT NOT NULL, "
                          "content LONGTEXT NOT NULL, PRIMARY KEY (moment, piece))");
}

// Version 13: what an issue means for who relies on the data.
QStringList issueMarks(const char* table)
{
    QStringList statements;
    for (const auto* definition :
         {"is_damage INTEGER NOT NULL DEFAULT 0", "is_of_lost_job INTEGER NOT NULL DEFAULT 0",
          "is_of_cut_list INTEGER NOT NULL DEFAULT 0", "is_of_guess INTEGER NOT NULL DEFAULT 0"})
        statements << column(table, definition);
    return statements;
}

Result<void> define(StoreConnection& connection, const Migration& migration)
{
    for (const auto& statement : migration.statements) {
        if (auto done = connection.define(statement); !done)
            return done;
    }
    return {};
}

QStringList ageColumns(const char* table)
{
    QStringList columns;
    for (const char* definition : {"group_accruing BIGINT NOT NULL DEFAULT 4294967295",
                                   "max_accruing BIGINT NOT NULL DEFAULT 4294967295",
                                   "max_accruing_of_user BIGINT NOT NULL DEFAULT 4294967295",
                                   "max_accruing_of_account BIGINT NOT NULL DEFAULT 4294967295",
                                   "priority_to_plan BIGINT NOT NULL DEFAULT 4294967295"})
        columns << column(table, definition);
    return columns;
}
} // namespace

const int storeVersion = 19;

const std::vector<Migration>& storeMigrations()
{
    static const std::vector<Migration> migrations{
        {0, firstTables()},
        {1, queueOrderColumns()},
        {2, auditTable()},
        {3, periodTables()},
        // Version 5: Moab and Maui, usage of QOS.
        {4,
         moabTableStatements()
             + QStringList{column("qos", "qos_id BIGINT NOT NULL DEFAULT 0"),
                           column("qos", "raw_usage VARCHAR(64)")}},
        {5, {colourTable()}},
        {6, {settingTable()}},
        // Version 8: what a replay needs of the cluster's history, all that sshare said.
        {7, recordingTableStatements() + shareAnswerColumns()},
        {8, {seriesTable()}},
        // Version 10: how many tasks of an array wait, where recorded jobs started.
        {9,
         {column("job", "waiting_tasks BIGINT NOT NULL DEFAULT 1"),
          column("replay_job", "started_partition BIGINT NOT NULL DEFAULT 4294967295")}},
        // Version 11: jobs over as many nodes as possible.
        {10, {column("replay_job", "is_spread INTEGER NOT NULL DEFAULT 0")}},
        // Version 12: which limits are not inherited, threads of cores that jobs leave unused.
        {11,
         {column("replay_assoc_limit", "own_limits BIGINT NOT NULL DEFAULT 0"),
          column("replay_job", "threads_per_core BIGINT NOT NULL DEFAULT 0"),
          column("replay_job", "is_task_per_core INTEGER NOT NULL DEFAULT 0")}},
        {12, issueMarks("issue") + issueMarks("replay_issue")},
        // Version 14: jobs that ask for CPUs of each node.
        {13, {column("replay_job", "min_cpus_per_node BIGINT NOT NULL DEFAULT 0")}},
        // Version 15: jobs that ask for reservations, and for how little time they take.
        {14,
         {column("replay_job", "reservation_pos BIGINT NOT NULL DEFAULT 4294967295"),
          column("replay_job", "least_time_limit BIGINT NOT NULL DEFAULT 4294967295")}},
        // Version 16: types of GPUs, nodes with the largest free part, and of one user, what was
        // charged since the last computation and what is held of before it.
        {15,
         {column("assoc", "charged_since VARCHAR(64) NOT NULL DEFAULT '0'"),
          column("assoc", "held_part VARCHAR(64)"),
          column("replay_partition", "is_least_loaded INTEGER NOT NULL DEFAULT 0"),
          column("replay_partition", "is_for_user INTEGER NOT NULL DEFAULT 0"),
          column("replay_job", "is_for_user INTEGER NOT NULL DEFAULT 0"),
          column("replay_node", "gpu_type VARCHAR(255) NOT NULL DEFAULT ''"),
          column("replay_job", "gpu_type_pos BIGINT NOT NULL DEFAULT 4294967295")}},
        // Version 17: how many jobs may grow older, and whose priority is too low to plan them;
        // what accounting charges for jobs.
        {16,
         ageColumns("replay_qos_limit") + ageColumns("replay_assoc_limit")
             + QStringList{column("replay_job", "billing BIGINT NOT NULL DEFAULT 4294967295")}},
        // Version 18: the partition of jobs that name none.
        {17, {column("cluster_partition", "is_default INTEGER NOT NULL DEFAULT 0")}},
        // Version 19: jobs that were changed by hand.
        {18, {formerValueTable()}}};
    return migrations;
}

const QStringList& snapshotTables()
{
    static const QStringList tables = [] {
        QStringList all;
        for (const auto* own : schedulerTables())
            all += own->names;
        return all
            + QStringList{
                QStringLiteral("account_colour"),
                QStringLiteral("snapshot_value"),
                QStringLiteral("policy_value"),
                QStringLiteral("tres_weight"),
                QStringLiteral("tres"),
                QStringLiteral("partition_total"),
                QStringLiteral("cluster_partition"),
                QStringLiteral("qos"),
                QStringLiteral("assoc"),
                QStringLiteral("job"),
                QStringLiteral("usage_history"),
                QStringLiteral("consumption"),
                QStringLiteral("decay_cycle"),
                QStringLiteral("priority_answer"),
                QStringLiteral("share_answer"),
                QStringLiteral("provenance"),
                QStringLiteral("issue"),
            };
    }();
    return tables;
}

Result<int> versionOf(StoreConnection& connection)
{
    auto version = connection.version();
    if (version && *version > storeVersion) {
        return Error{ErrorCode::DataInvalid,
                     {said("Messages",
                           "%1 was written by a newer Fairlead: version %2, this program reads up "
                           "to version %3"),
                      {connection.name(), std::to_string(*version), std::to_string(storeVersion)}},
                     {}};
    }
    return version;
}

Result<void> migrate(StoreConnection& connection, const std::vector<Migration>& migrations)
{
    auto transaction = Transaction::begin(connection, true);
    if (!transaction)
        return transaction.error();
    const auto version = connection.version();
    if (!version)
        return version.error();
    // A store that is only being made has no version before its last one: to others at the same
    // moment, and after a creation that was broken off, it would be an older store.
    const bool isNew = *version == 0;
    int reached = *version;
    for (const auto& migration : migrations) {
        if (migration.from < *version)
            continue;
        auto done = define(connection, migration);
        reached = migration.from + 1;
        if (done && !isNew)
            done = connection.setVersion(reached);
        if (!done)
            return done;
    }
    if (isNew) {
        if (auto done = connection.setVersion(reached); !done)
            return done;
    }
    return (*transaction)->commit();
}

} // namespace fairlead::accounting
