// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

namespace fairlead::replay {

/// Gives the jobs that had not ended when the history was read a run time: their time limit times
/// the median part of their limits that jobs of the same owner used, of all jobs where the owner
/// has none; at least as long as they have run. Jobs without a limit keep none.
/// @param until  when the history was read
/// Returns how many were estimated.
std::size_t estimateRunTimes(Workload& workload, Second until);

} // namespace fairlead::replay
