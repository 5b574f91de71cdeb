// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/workspace/cache.h"

namespace fairlead::slurm {

/// What a job has with priority/basic whose number is `next`.
/// @range [1, 2^32-1)
std::uint32_t basicPriority(std::int64_t next, std::int64_t nice);

/// The stored priorities of priority/basic: the first job gets 4294901759, each later one (by
/// number) one less than the lowest so far, then its nice value is subtracted unless that would
/// lead below 1, which lowers nobody behind. Held jobs take no number (specification 1.5).
void computeBasicPriorities(Evaluation& evaluation, Cache& cache);

} // namespace fairlead::slurm
