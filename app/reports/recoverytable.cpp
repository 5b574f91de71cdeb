// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/recoverytable.h"

#include "engine/base/timetext.h"

#include <algorithm>

namespace fairlead::reports {

Table recoveryTable(const Recovery& recovery)
{
    const bool hasLevels = std::ranges::any_of(
        recovery.points, [](const RecoveryPoint& point) { return point.levelFs != 0; });
    using enum Align;
    Table table({{"Moment"},
                 {"RawUsage", Right},
                 {"NormShares", Right},
                 {"EffectvUsage", Right},
                 {"FairShare", Right},
                 {"LevelFS", Right}});
    for (const auto& point : recovery.points)
        table.addRow({isoTime(point.moment), Cell(static_cast<double>(point.rawUsage)),
                      Cell(point.normShares), Cell(static_cast<double>(point.effectiveUsage)),
                      Cell(point.fairShare),
                      hasLevels ? Cell(static_cast<double>(point.levelFs)) : Cell()});
    return table;
}

Table overtakingTable(const Overtaking& overtaking)
{
    using enum Align;
    Table table({{"Moment"}, {"Behind", Right}, {"Ahead", Right}});
    for (const auto& point : overtaking.points)
        table.addRow({isoTime(point.moment), Cell(point.behind), Cell(point.ahead)});
    return table;
}

} // namespace fairlead::reports
