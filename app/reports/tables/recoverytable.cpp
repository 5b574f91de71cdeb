// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/recoverytable.h"

#include "app/reports/tables/jobcells.h"
#include "engine/base/timetext.h"

#include <algorithm>

namespace fairlead::reports {

namespace {
bool hasLevelFs(const Recovery& recovery)
{
    return std::ranges::any_of(recovery.points,
                               [](const RecoveryPoint& point) { return point.levelFs != 0; });
}

std::vector<Column> recoveryColumns()
{
    using enum Align;
    return {
        {"Moment"},           {"RawUsage", Right}, {"NormShares", Right}, {"EffectvUsage", Right},
        {"FairShare", Right}, {"LevelFS", Right}};
}

std::vector<Cell> recoveryCells(const RecoveryPoint& point, bool hasLevel)
{
    return {isoTime(point.moment),
            Cell(static_cast<double>(point.rawUsage)),
            Cell(point.normShares),
            Cell(static_cast<double>(point.effectiveUsage)),
            point.fairShare ? Cell(*point.fairShare) : Cell(),
            hasLevel ? Cell(static_cast<double>(point.levelFs)) : Cell()};
}
} // namespace

Table recoveryTable(const Recovery& recovery)
{
    Table table(recoveryColumns());
    const bool hasLevel = hasLevelFs(recovery);
    for (const auto& point : recovery.points)
        table.addRow(recoveryCells(point, hasLevel));
    return table;
}

Table recoveryTable(const ReplayedRecovery& recovery)
{
    auto all = recoveryColumns();
    all.push_back({"EffectvLow", Align::Right});
    all.push_back({"EffectvHigh", Align::Right});
    Table table(std::move(all));
    const auto middle = recovery.middle();
    const bool hasLevel = hasLevelFs(middle);
    for (std::size_t i = 0; i < middle.points.size(); ++i) {
        auto row = recoveryCells(middle.points[i], hasLevel);
        const auto used = recovery.effectiveUsage(i);
        row.push_back(used.hasSpread() ? Cell(used.low) : Cell());
        row.push_back(used.hasSpread() ? Cell(used.high) : Cell());
        table.addRow(std::move(row));
    }
    return table;
}

Table overtakingTable(const Overtaking& overtaking, const Snapshot& snapshot)
{
    using enum Align;
    auto behindId = jobColumn();
    auto aheadId = jobColumn();
    behindId.name = "BehindJobID";
    aheadId.name = "AheadJobID";
    Table table({{"Moment"}, {"Behind", Right}, {"Ahead", Right}, behindId, aheadId});
    const auto behind = jobIdCell(snapshot, snapshot.rows.job[overtaking.behindRow.at()]);
    const auto ahead = jobIdCell(snapshot, snapshot.rows.job[overtaking.aheadRow.at()]);
    for (const auto& point : overtaking.points)
        table.addRow({isoTime(point.moment), Cell(point.behind), Cell(point.ahead), behind, ahead});
    return table;
}

} // namespace fairlead::reports
