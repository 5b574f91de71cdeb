// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/schedulers/planmap.h"
#include "engine/replay/state/cluster.h"

namespace fairlead::replay {

/// Enters the nodes that a running job has to itself into the map of a run, until it is expected to
/// end; not if the map has `mostSlots`. Others are not entered.
/// @source _bf_reserve_running()
void planRunning(const Cluster& cluster, LiveId running, std::size_t mostSlots, PlanMap& map);

/// With bf_running_job_reserve: enters all who run. Returns whether it is set.
bool planAllRunning(const Cluster& cluster, std::size_t mostSlots, PlanMap& map);

} // namespace fairlead::replay
