// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/nodeeventreader.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/sources/slurmdbd/historytables.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// Backfill has planned a job on the node, or it sleeps until somebody wants it: it takes jobs.
/// @source slurm.h, enum node_states and NODE_STATE_DRAIN, _FAIL, _PLANNED, _POWERED_DOWN
bool isNoOutage(std::int64_t state)
{
    constexpr std::int64_t drain = 1 << 9;
    constexpr std::int64_t fail = 1 << 13;
    constexpr std::int64_t poweredDown = 1 << 12;
    constexpr std::int64_t planned = 1 << 21;
    constexpr std::int64_t down = 1;
    constexpr std::int64_t base = 15;
    return (state & (planned | poweredDown)) != 0 && (state & (drain | fail)) == 0
        && (state & base) != down;
}

/// Whether the index is there that tells begin and end: then only the events of the window are
/// looked at, where the server by itself would read all there ever were.
Result<bool> hasTimes(MariadbSession& session, const SlurmdbdSchema& schema)
{
    bool isThere = false;
    const auto done = session.forEachRow(
        "SELECT 1 FROM information_schema.statistics WHERE table_schema = DATABASE() AND "
        "index_name = 'time_start_end' AND table_name = "
            + session.literal(schema.cluster + QStringLiteral("_event_table")) + " LIMIT 1",
        [&](const MariadbRows&) { isThere = true; }, fewRows);
    if (!done)
        return done.error();
    return isThere;
}
} // namespace

Result<void> readHistoryEvents(MariadbSession& session, const SlurmdbdSchema& schema,
                               const HistoryWindow& window, replay::Recording& recording)
{
    const NodeNames names(recording.machine);
    const auto isIndexed = hasTimes(session, schema);
    if (!isIndexed)
        return isIndexed.error();
    auto done = session.forEachRow(
        "SELECT node_name, time_start, time_end, state FROM " + schema.table("event_table")
            + (*isIndexed ? " FORCE INDEX (time_start_end)" : "")
            + " WHERE node_name <> '' AND time_start < " + QByteArray::number(qint64(window.to))
            + " AND (time_end = 0 OR time_end > " + QByteArray::number(qint64(window.from))
            + ") ORDER BY time_start, node_name",
        [&](const MariadbRows& row) {
            if (!isNoOutage(row.integer(3).value_or(0)))
                addOutage(names.nodesOf(row.text(0)), row.integer(1).value_or(0),
                          row.integer(2).value_or(0), recording.workload);
        },
        keptTable);
    std::ranges::stable_sort(recording.workload.outages, {}, &replay::Outage::from);
    return done;
}

} // namespace fairlead::accounting
