// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/evaluationtables.h"
#include "app/reports/tables/jobcells.h"
#include "engine/priority/breakdown.h"

namespace fairlead::reports {

namespace {
Cell capCell(std::int64_t cap)
{
    return cap > 0 ? Cell(cap) : Cell();
}

/// What all lines of a row of the queue begin with.
std::vector<Cell> rowCells(const Evaluation& evaluation, RowIndex row, const Breakdown& whole)
{
    const auto& snapshot = evaluation.snapshot();
    const auto rank = evaluation.rank[row.at()];
    return {jobIdCell(snapshot, snapshot.rows.job[row.at()]),
            std::string(snapshot.rowPartitionName(row)),
            rank == 0 ? Cell() : Cell(static_cast<std::int64_t>(rank)), whole.listed};
}

void addPart(Table& table, const std::vector<Cell>& begin, const Part& part,
             const PartPoints& points)
{
    // + 0.0: nice is given as -0
    const auto add = [&](const std::string& sub, double value, std::int64_t cap, double weight,
                         double sum) {
        auto cells = begin;
        cells.insert(cells.end(),
                     {std::string(part.column), sub, value + 0.0, capCell(cap), weight, sum + 0.0});
        table.addRow(std::move(cells));
    };
    add({}, points.value, points.cap, points.weight, points.points);
    for (const auto& sub : points.subs) {
        if (sub.weight != 0.0)
            add(sub.name, sub.value, sub.cap, sub.weight, sub.points);
    }
}
} // namespace

Table explainTable(const Evaluation& evaluation, const std::vector<RowIndex>& rows)
{
    using enum Align;
    Table table({{"JobID"},
                 {"Partition"},
                 {"Rank", Right},
                 {"Priority", Right},
                 {"Part"},
                 {"Sub"},
                 {"Value", Right},
                 {"Cap", Right},
                 {"Weight", Right},
                 {"Points", Right}});
    const auto parts = partsOf(evaluation.inputs.policy);
    for (const auto row : rows) {
        const auto whole = breakdownOf(evaluation, row);
        const auto begin = rowCells(evaluation, row, whole);
        for (const auto i : printedOrder(evaluation.inputs.policy))
            addPart(table, begin, parts[i], whole.parts[i]);
    }
    return table;
}

} // namespace fairlead::reports
