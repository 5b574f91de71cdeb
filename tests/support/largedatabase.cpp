// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/largedatabase.h"

namespace fairlead::tests {

namespace {
constexpr int usersPerAccount = 10;
constexpr int billing = 5; // its number in tres_table

QByteArray number(std::int64_t value)
{
    return QByteArray::number(qlonglong(value));
}

/// Nested sets: root 1, account i from 2 + 22 i on, its users inside.
QByteArray associations(int accounts)
{
    const auto users = accounts * usersPerAccount;
    const QByteArray columns
        = "INSERT INTO limoges_assoc_table (creation_time, id_assoc, user, acct, parent_acct, lft, "
          "rgt, shares) ";
    return "DELETE FROM limoges_assoc_table;\n" + columns + "VALUES (1, 1, '', 'root', '', 1, "
        + number(2 + 22LL * accounts) + ", 1);\n" + columns
        + "SELECT 1, 2 + seq, '', CONCAT('a', seq), 'root', 2 + 22 * seq, 23 + 22 * seq, "
          "1 + seq % 97 FROM seq_0_to_"
        + number(accounts - 1) + ";\n" + columns + "SELECT 1, " + number(2 + accounts)
        + " + seq, CONCAT('u', seq), CONCAT('a', seq DIV 10), '', 3 + 22 * (seq DIV 10) + 2 * (seq "
          "% 10), 4 + 22 * (seq DIV 10) + 2 * (seq % 10), 1 + seq % 13 FROM seq_0_to_"
        + number(users - 1) + ";\n";
}

/// `end` is 0 for those that wait.
QByteArray jobs(const DatabaseSize& size, std::int64_t first, std::int64_t count,
                const QByteArray& state, const QByteArray& start, const QByteArray& end)
{
    const auto users = size.accounts * usersPerAccount;
    const auto user = "(seq * 7919) % " + number(users);
    return "INSERT INTO limoges_job_table (account, cpus_req, job_name, id_assoc, id_job, id_qos, "
           "id_resv, id_wckey, id_user, id_group, het_job_id, het_job_offset, state_reason_prev, "
           "nodes_alloc, `partition`, priority, state, timelimit, time_submit, time_eligible, "
           "time_start, time_end, tres_alloc, tres_req) SELECT CONCAT('a', ("
        + user + ") DIV 10), 1 + seq % 256, 'job', " + number(2 + size.accounts) + " + " + user
        + ", seq, 1, 0, 0, 1000, 1000, 0, 4294967294, 0, 1 + seq % 8, 'normal', 1000, " + state
        + ", 60 + seq % 1440, " + number(largeDatabaseMoment - 604800) + " + seq % 600000, "
        + number(largeDatabaseMoment - 604800) + " + seq % 600000, " + start + ", " + end
        + ", '1=4,2=4000,4=1,5=4', '1=4,2=4000,4=1,5=4' FROM seq_" + number(first) + "_to_"
        + number(first + count - 1) + ";\n";
}

QByteArray hourlyUsage(const DatabaseSize& size)
{
    const auto users = std::int64_t{size.accounts} * usersPerAccount;
    const auto newest = largeDatabaseMoment / 3600 * 3600 - 3600;
    return "DELETE FROM limoges_assoc_usage_hour_table;\n"
           "DELETE FROM limoges_assoc_usage_day_table;\n"
           "DELETE FROM limoges_assoc_usage_month_table;\n"
           "INSERT INTO limoges_assoc_usage_hour_table (creation_time, id, id_tres, time_start, "
           "alloc_secs) SELECT 1, "
        + number(2 + size.accounts) + " + seq DIV " + number(size.hours) + ", " + number(billing)
        + ", " + number(newest) + " - 3600 * ((seq % " + number(size.hours) + ") * "
        + number(30 * 24 / size.hours) + "), 1 + seq % 3600 FROM seq_0_to_"
        + number(users * size.hours - 1) + ";\n";
}

/// The table of the whole cluster says of each hour when slurmdbd wrote it.
QByteArray marks()
{
    const auto newest = largeDatabaseMoment / 3600 * 3600 - 3600;
    QByteArray statements;
    for (const auto* tres : {"1", "2", "4", "5"})
        statements += QByteArray("REPLACE INTO limoges_usage_hour_table (creation_time, mod_time, "
                                 "id_tres, time_start) SELECT 1, ")
            + number(newest) + " - 3600 * seq + 3605, " + tres + ", " + number(newest)
            + " - 3600 * seq FROM seq_0_to_720;\n";
    return statements;
}
} // namespace

void fillLargeDatabase(MariadbServer& server, const QString& database, const DatabaseSize& size)
{
    const QByteArray fast = "SET unique_checks = 0; SET foreign_key_checks = 0; SET autocommit = "
                            "0;\n";
    server.run(fast + associations(size.accounts) + hourlyUsage(size) + marks() + "COMMIT;\n",
               database);
    const auto started = number(largeDatabaseMoment - 90000) + " - seq % 500000";
    server.run(fast + "DELETE FROM limoges_job_table;\n"
                   + jobs(size, 1, size.finished, "3", started, started + " + 3600")
                   + jobs(size, size.finished + 1, size.pending, "0", "0", "0")
                   + "COMMIT;\nANALYZE TABLE limoges_job_table, limoges_assoc_usage_hour_table;\n",
               database);
}

} // namespace fairlead::tests
