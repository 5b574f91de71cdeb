// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace fairlead::tests {

/// slurmdbd's tables of usage, which a recorded database lacks: with a second that was used so long
/// ago that nothing is left of it.
inline QByteArray usageTablesOf(const QByteArray& cluster)
{
    QByteArray statements;
    for (const auto* period : {"hour", "day", "month"})
        statements += "CREATE TABLE " + cluster + "_assoc_usage_" + period
            + "_table (creation_time BIGINT UNSIGNED NOT NULL, mod_time BIGINT UNSIGNED NOT NULL "
              "DEFAULT 0, deleted TINYINT NOT NULL DEFAULT 0, id INT UNSIGNED NOT NULL, id_tres "
              "INT "
              "NOT NULL DEFAULT 1, time_start BIGINT UNSIGNED NOT NULL, alloc_secs BIGINT UNSIGNED "
              "NOT NULL DEFAULT 0);";
    return statements + "INSERT INTO " + cluster
        + "_assoc_usage_hour_table (creation_time, id, id_tres, time_start, alloc_secs) "
          "SELECT 1, MAX(id_assoc), tres.seq, 1000000800, 1 FROM "
        + cluster + "_assoc_table, (SELECT 1 AS seq UNION SELECT 5) AS tres GROUP BY tres.seq";
}

} // namespace fairlead::tests
