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

/// What was used, as intervals from which the usage of any moment follows: those of the recorded
/// jobs, and what was there before them. That is what the recording tells of its beginning; where
/// it tells nothing, what the reading has beyond the recorded jobs.
/// @param rates  chargedRates()
/// @param cycles  of the decay thread, ascending; empty: regular ones
UsageHistory pastUsage(const Scene& scene, const std::vector<double>& rates,
                       std::span<const std::int64_t> cycles);
/// Whether pastUsage() holds what was used before the first recorded job too.
bool knowsUsageBefore(const Scene& scene);

} // namespace fairlead::replay
