// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/tablespace.h"

#include <algorithm>
#include <numeric>

namespace fairlead {

namespace {
/// Calls `act` with each column that every job or row has.
void forEachColumn(Snapshot& snapshot, auto act)
{
    auto& jobs = snapshot.jobs;
    auto& rows = snapshot.rows;
    const auto forAll = [&](auto&... columns) { (act(columns), ...); };
    forAll(jobs.id, jobs.user, jobs.account, jobs.assoc, jobs.assocPriority, jobs.qos, jobs.nodes,
           jobs.cpus, jobs.timeLimit, jobs.submitTime, jobs.eligibleTime, jobs.accrueTime,
           jobs.nice, jobs.site, jobs.state, jobs.held, jobs.reason);
    forAll(rows.job, rows.partition, rows.firstOfJob);
}
} // namespace

void reserveQueue(Snapshot& snapshot, std::size_t jobs)
{
    snapshot.rows.firstOfJob.reserve(jobs + 1);
    forEachColumn(snapshot, [jobs](auto& column) { column.reserve(jobs); });
}

void trimQueue(Snapshot& snapshot)
{
    forEachColumn(snapshot, [](auto& column) { column.shrink_to_fit(); });
    snapshot.rows.qos.shrink_to_fit();
}

/// Brought to their accounts by counting, then sorted there.
void indexNames(AssocTable& table, std::size_t names)
{
    auto& first = table.firstOfAccount;
    first.assign(names + 1, 0);
    for (const auto account : table.account)
        ++first[account.at() + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    auto places = first;
    table.byName.resize(table.size());
    for (std::size_t i = 0; i < table.size(); ++i)
        table.byName[places[table.account[i].at()]++] = AssocIndex(i);
    const auto key = [&](AssocIndex i) { return table.nameKey(i); };
    for (std::size_t account = 0; account + 1 < first.size(); ++account)
        std::ranges::sort(table.byName.begin() + first[account],
                          table.byName.begin() + first[account + 1], {}, key);
}

} // namespace fairlead
