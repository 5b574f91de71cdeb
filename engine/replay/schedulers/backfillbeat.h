// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/parameters.h"
#include "engine/replay/recording/workload.h"

namespace fairlead::replay {

/// How long backfill runs took, as the recorded starts tell: the next sleep begins when a run is
/// over, so that runs which follow each other are bf_interval and that apart (specification
/// scheduling 4.1). Negative: fewer than ten pairs of them started jobs.
/// @unit ms, on average  @range [0, a quarter of bf_interval]
std::int64_t recordedBackfillRun(const Workload& workload, const Parameters& parameters);

/// How long the runs of one replica take, on average: as recorded, and up to twice or half that;
/// where that is not known (negative), any order of magnitude from 3 ms (specification
/// scheduling 4.1) to 1.5 s is as likely as another.
/// @unit ms; 0 of seed 0
Moment drawnBackfillRun(std::int64_t recorded, std::uint64_t seed);

} // namespace fairlead::replay
