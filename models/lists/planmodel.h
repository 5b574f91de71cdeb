// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/plan/suchwaits.h"
#include "models/lists/listmodel.h"

#include <optional>

namespace fairlead::models {

/// A place, and how long such jobs waited where that is known.
struct PlanRow
{
    PlannedPlace place;
    std::optional<PlannedWaits> waits;
};

/// Where planned jobs would stand, a row an account, the best first.
class PlanModel : public ListModel<PlanRow>
{
    Q_OBJECT

public:
    enum Column
    {
        AccountColumn,
        RankColumn, ///< of the first and the last of them
        AheadColumn, ///< jobs before the first
        HoursColumn, ///< that these ask for
        FactorColumn,
        AfterColumn, ///< once they have run
        RecordedColumn, ///< how long such jobs waited
        ReplayedColumn, ///< the same in a replay under the policy with the edits
        ColumnCount
    };
    Q_ENUM(Column)

    explicit PlanModel(QObject* parent = nullptr);

    void setPlaces(std::vector<PlannedPlace> places);
    /// One for each place, in their order.
    void setWaits(std::vector<PlannedWaits> waits);
};

} // namespace fairlead::models
