// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/plan/suchwaits.h"
#include "models/lists/listmodel.h"

namespace fairlead::models {

/// How long jobs like planned ones waited under one account, in one run or in the replicas of one.
struct PlanWaitsRow
{
    std::string account; ///< or those that had too few such jobs: "bio, chem"
    bool isOfAccount = false; ///< false: the jobs of all accounts count
    std::size_t run = 0; ///< 0: as it was recorded; then the policies of PlannedWaits::replayed
    Waits waits;
};

/// How long jobs like planned ones waited: recorded, replayed under the policy as it is, and with
/// the edits.
class PlanWaitsModel : public ListModel<PlanWaitsRow>
{
    Q_OBJECT

public:
    enum Column
    {
        AccountColumn,
        RunColumn, ///< recorded, or under which policy
        JobsColumn, ///< that started
        MedianColumn, ///< with where that of another replica lies
        NinetiethColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit PlanWaitsModel(QObject* parent = nullptr);

    void setWaits(const std::vector<PlannedWaits>& waits);
};

} // namespace fairlead::models
