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
} // namespace

Table planTable(const std::vector<PlannedPlace>& places)
{
    using enum Align;
    Table table({{"Account"},
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
                 {"FactorAfter", Right}});
    for (const auto& place : places) {
        std::vector<Cell> row{place.assoc.account, place.assoc.user};
        if (place.isRanked) {
            row.insert(row.end(),
                       {count(place.firstRank), count(place.lastRank), count(place.ranked),
                        Cell(place.priority)});
            addAhead(place.place.all, row);
            addAhead(place.place.inPartition, row);
        } else {
            row.resize(table.columns().size() - 3);
        }
        const bool hasLimit = place.factorAfter >= 0.0;
        row.push_back(hasLimit ? Cell(place.usage / hour) : Cell());
        row.push_back(Cell(place.factor));
        row.push_back(hasLimit ? Cell(place.factorAfter) : Cell());
        table.addRow(std::move(row));
    }
    return table;
}

} // namespace fairlead::reports
