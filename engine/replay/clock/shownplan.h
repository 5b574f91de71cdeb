// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/parameters.h"
#include "engine/replay/recording/workload.h"
#include "engine/replay/schedulers/backfillsearch.h"

#include <span>

namespace fairlead::replay {

/// What scontrol shows of a job that was planned in several partitions: the earliest start. Of an
/// array each partition tells that of the last task, since 23.02 of the earliest one.
/// @param plans  of one run, as it made them
/// @param number  Job::id, of a task its array's
/// @return null: it has no plan
const Plan* shownPlan(std::span<const Plan> plans, const Workload& workload, std::uint32_t number,
                      SlurmVersion release);

} // namespace fairlead::replay
