// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/replay/clock/replay.h"

namespace fairlead::replay {

/// What each job of the recording is charged per second: billable TRES of what it was given, x
/// UsageFactor of its QOS; 0: it never ran.
/// @unit usage per second  @range [0, inf)
std::vector<double> chargedRates(const Scene& scene);

/// What the jobs of a replay are charged in [from, to), each for as long as it ran there.
std::vector<UsageInterval> chargedBy(const Scene& scene, const Outcome& outcome, Second from,
                                     Second to);

/// What the recorded jobs were charged, as intervals from which the usage of any moment follows.
/// @param rates  chargedRates()
UsageHistory jobsCharged(const Scene& scene, const std::vector<double>& rates);

/// The raw usage of each association that intervals leave at a cycle.
/// @param cycles  of the decay thread, ascending; empty: regular ones
std::vector<long double> usageAt(const Inputs& today, const UsageHistory& history,
                                 std::span<const std::int64_t> cycles, Second moment);

/// What was used: by the recorded jobs, and before them what the recording tells of its beginning
/// (addUsageAtBegin()).
UsageHistory pastUsage(const Scene& scene, const std::vector<double>& rates);

} // namespace fairlead::replay
