// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/rowfilter.h"
#include "app/reports/tables/evaluationtables.h"
#include "app/reports/tables/jobcells.h"
#include "engine/base/durations.h"
#include "engine/priority/breakdown.h"
#include "engine/priority/queueplace.h"

namespace fairlead::reports {

Table placesTable(const Evaluation& evaluation, const JobsOptions& options)
{
    using enum Align;
    using durations::hour;
    Table table({{"Rank", Right},
                 jobColumn(),
                 {"User"},
                 {"Account"},
                 {"Partition"},
                 {"Priority", Right},
                 {"JobsAhead", Right},
                 {"CPUHoursAhead", Right, {}, 1},
                 {"PartitionJobsAhead", Right},
                 {"PartitionCPUHoursAhead", Right, {}, 1},
                 {"Waited", Right},
                 {"Starving"}});
    const auto& snapshot = evaluation.snapshot();
    const RowFilter filter(snapshot, options);
    for (const auto& place : queuePlaces(evaluation)) {
        if (!filter.passes(place.row))
            continue;
        const auto job = snapshot.rows.job[place.row.at()];
        const auto waited = waitedOf(evaluation, job);
        const bool starves = isStarving(evaluation, place.row);
        if (options.starving && !starves)
            continue;
        table.addRow(
            {static_cast<std::int64_t>(evaluation.rank[place.row.at()]), jobIdCell(snapshot, job),
             snapshot.names[snapshot.jobs.user[job.at()]],
             snapshot.names[snapshot.jobs.account[job.at()]], snapshot.rowPartitionName(place.row),
             shownPriority(evaluation, place.row), static_cast<std::int64_t>(place.all.jobs),
             place.all.cpuSeconds / hour, static_cast<std::int64_t>(place.inPartition.jobs),
             place.inPartition.cpuSeconds / hour, waited, std::string(starves ? "yes" : "no")});
    }
    return table;
}

Table histogramTable(const Evaluation& evaluation)
{
    using enum Align;
    Table table({{"Partition"}, {"Low", Right, {}, 0}, {"High", Right, {}, 0}, {"Rows", Right}});
    const auto histogram = priorityHistogram(evaluation);
    const auto& partitions = evaluation.snapshot().partitions;
    for (std::size_t i = 0; i < histogram.rows.size(); ++i) {
        for (std::size_t bin = PriorityHistogram::bins; bin-- > 0;) {
            if (const auto rows = histogram.rows[i][bin]; rows > 0)
                table.addRow({i < partitions.size() ? partitions[i].name : std::string(),
                              histogram.lowOf(bin), histogram.lowOf(bin + 1),
                              static_cast<std::int64_t>(rows)});
        }
    }
    return table;
}

} // namespace fairlead::reports
