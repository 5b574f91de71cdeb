// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

namespace fairlead::replay {

/// What the wall clock of a controller did not tell: in which part of a second its loops run.
/// Any phase is as good as another (specification scheduling 11).
struct Phases
{
    Moment boot = 0; ///< the controller is up
    Moment tick = 0; ///< some tick of the background loop
    Moment backfill = 0; ///< the first backfill run
    Moment cycle = 0; ///< the first cycle of the decay thread
    Second lastPass = 0; ///< before the replay begins
    Second lastFullPass = 0;
};
/// Phases of a replay of a recording from `from` on. Seed 0 is the plain one: whole seconds;
/// others differ, the same seed always gives the same.
/// @param period  PriorityCalcPeriod, s
Phases phasesOf(const Recording& recording, Second from, Second period, std::uint64_t seed);

} // namespace fairlead::replay
