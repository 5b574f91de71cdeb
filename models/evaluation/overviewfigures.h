// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "models/usage/usageknown.h"

#include <string_view>

namespace fairlead::models {

/// The key figures of the first page: plain numbers and positions, formatted by the view.
struct OverviewFigures
{
    std::size_t jobsWaiting = 0; ///< ranked jobs; one in several partitions counts once
    std::size_t rows = 0; ///< ranked job and partition pairs
    std::size_t jobsStarving = 0; ///< of jobsWaiting: far too long, see isStarving()
    std::size_t jobsHeld = 0;
    std::size_t jobsNotEligible = 0;
    std::size_t accounts = 0; ///< without root
    std::size_t users = 0; ///< different user names
    std::size_t usersWaiting = 0; ///< users with a ranked job
    RowIndex leader; ///< first in rank; invalid: nobody waits
    bool isLeaderBlocked = false; ///< its state keeps it from running, whatever its place
    JobIndex oldestJob; ///< submitted first among the ranked; invalid: nobody waits
    /// Since that job was submitted.
    /// @unit s  @range [0, inf)  @source own
    std::int64_t longestWait = 0;
    /// Decayed raw usage of the whole cluster, without time that nobody used.
    /// @unit TRES-weighted billing-seconds  @range [0, inf)  @source
    /// specification 2
    long double usage = 0.0L;
    UsageKnown usageKnown = UsageKnown::Yes;
    bool isQueueKnown = true; ///< false: the source has no list of jobs
    AssocIndex largestUser; ///< first-level account that used most; invalid: no usage
    bool operator==(const OverviewFigures&) const = default;
};
OverviewFigures overviewFigures(const Evaluation& evaluation);

} // namespace fairlead::models
