// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/plan/plan.h"
#include "engine/plan/suchwaits.h"

#include <span>

namespace fairlead::reports {

/// Account, User, FirstRank, LastRank, Ranked, Priority, JobsAhead, CpuHoursAhead,
/// PartitionJobsAhead, PartitionCpuHoursAhead, BillingHours (what they would be charged), Factor,
/// FactorAfter: a row an account, the best first. Ranks are empty where the jobs would not be
/// ranked, FactorAfter where they have no limit. With waits, of the same places, of jobs like them
/// as recorded and in replays under the last policy: WaitJobs, P10Wait, MedianWait, P90Wait,
/// ReplayedWaitJobs, ReplayedP10Wait, ReplayedMedianWait, ReplayedP90Wait.
Table planTable(const std::vector<PlannedPlace>& places, std::span<const PlannedWaits> waits = {});

} // namespace fairlead::reports
