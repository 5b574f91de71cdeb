// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/plantable.h"

#include "engine/base/durations.h"

namespace fairlead::reports {

namespace {
using durations::hour;

Cell count(std::uint32_t value)
{
    return Cell(static_cast<std::int64_t>(value));
}

void addAhead(const Ahead& ahead, std::vector<Cell>& row)
{
    row.push_back(count(ahead.jobs));
    row.push_back(Cell(ahead.cpuSeconds / hour));
}

void addWaitColumns(const std::string& prefix, std::vector<Column>& columns)
{
    columns.push_back({prefix + "WaitJobs", Align::Right});
    for (const auto* name : {"P10Wait", "MedianWait", "P90Wait"})
        columns.push_back(secondsColumn(prefix + name));
}

/// None that started have no waits.
void addWaits(const Waits& waits, std::vector<Cell>& row)
{
    row.push_back(Cell(static_cast<std::int64_t>(waits.jobs)));
    for (const auto wait : {waits.tenth, waits.median, waits.ninetieth})
        row.push_back(waits.jobs > 0 ? Cell(wait) : Cell());
}
} // namespace

Table planTable(const std::vector<PlannedPlace>& places, std::span<const PlannedWaits> waits)
{
    using enum Align;
    std::vector<Column> columns{{"Account"},
                                {"User"},
                                {"FirstRank", Right},
                                {"LastRank", Right},
                                {"Ranked", Right},
                                {"Priority", Right},
                                {"JobsAhead", Right},
                                {"CPUHoursAhead", Right, {}, 1},
                                {"PartitionJobsAhead", Right},
                                {"PartitionCPUHoursAhead", Right, {}, 1},
                                {"BillingHours", Right, {}, 1},
                                {"Factor", Right},
                                {"FactorAfter", Right},
                                {"Partition"}};
    const auto own = columns.size();
    if (!waits.empty()) {
        addWaitColumns({}, columns);
        addWaitColumns("Replayed", columns);
        for (const auto* name : {"ReplayedMedianWaitLow", "ReplayedMedianWaitHigh",
                                 "ReplayedP90WaitLow", "ReplayedP90WaitHigh"})
            columns.push_back(secondsColumn(name));
    }
    Table table(std::move(columns));
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& place = places[i];
        std::vector<Cell> row{place.assoc.account, place.assoc.user};
        if (place.isRanked) {
            row.insert(row.end(),
                       {count(place.firstRank), count(place.lastRank), count(place.ranked),
                        Cell(place.priority)});
            addAhead(place.place.all, row);
            addAhead(place.place.inPartition, row);
        } else {
            row.resize(own - 4);
        }
        const bool hasLimit = place.factorAfter >= 0.0;
        row.push_back(hasLimit ? Cell(place.usage / hour) : Cell());
        row.push_back(Cell(place.factor));
        row.push_back(hasLimit ? Cell(place.factorAfter) : Cell());
        row.emplace_back(place.partition);
        if (!waits.empty()) {
            addWaits(waits[i].recorded, row);
            const auto& replayed = waits[i].replayed.back();
            addWaits(replayed, row);
            for (const auto& range : {replayed.medians, replayed.ninetieths}) {
                row.push_back(range ? Cell(range->low) : Cell());
                row.push_back(range ? Cell(range->high) : Cell());
            }
        }
        table.addRow(std::move(row));
    }
    return table;
}

} // namespace fairlead::reports
