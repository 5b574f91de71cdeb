// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

namespace fairlead::replay {

/// Run times of another run of the same jobs, in which others have bad luck: whoever failed within
/// its first minute is taken for any one of its owner's jobs. Each job of an owner fails as often
/// as those recorded did, and then runs as long as one of these; who failed and now does not uses
/// the part of its time limit that another job of the owner used. All others run as recorded.
/// Only jobs that ended count; the same seed always draws the same.
/// @return [Workload::jobs]  @unit s
std::vector<std::uint32_t> runTimesOfAnotherRun(const Workload& workload, std::uint64_t seed);

} // namespace fairlead::replay
