// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/plan/plan.h"
#include "models/lists/listmodel.h"

namespace fairlead::models {

/// Where planned jobs would stand, a row an account, the best first.
class PlanModel : public ListModel<PlannedPlace>
{
    Q_OBJECT

public:
    enum Column
    {
        AccountColumn,
        RankColumn, ///< of the first and the last of them
        PartitionColumn, ///< of the first
        AheadColumn, ///< jobs before the first
        HoursColumn, ///< that these ask for
        FactorColumn,
        AfterColumn, ///< once they have run
        ColumnCount
    };
    Q_ENUM(Column)

    explicit PlanModel(QObject* parent = nullptr);

    /// @param cluster  in whose unit what these ask for is said
    /// @param moment  at which they are, Unix seconds; 0: now
    void setPlaces(std::vector<PlannedPlace> places, const Snapshot& cluster,
                   std::int64_t moment = 0);
    void clear();

private:
    void setUnit(const Snapshot& cluster, std::int64_t moment);
};

} // namespace fairlead::models
