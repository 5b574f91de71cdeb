// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/workspace/cache.h"

namespace fairlead::slurm {

/// Usage that a constant rate during [start, end) has left at `now`, decayed in closed form with
/// Slurm's rate: lambda = -ln(1 - 0.693/halfLife) per second; halfLife 0 = no decay.
/// @unit usage of the rate x s  @range [0, inf)  @source specification 2.1; design section 5
double decayedUsage(double rate, std::int64_t start, std::int64_t end, std::int64_t now,
                    std::uint32_t halfLife);

/// Raw usage of every association at `inputs.now` under `inputs.policy.slurm().halfLife`.
/// Without usage in the source: what slurmctld would have charged for the history until then.
/// Of another scheduler's cluster as read.
/// Else as read; after Snapshot::computedAt it decays, and running jobs are charged to it, as the
/// history tells or else the queue. Where the half-life was changed and the snapshot has history,
/// what that leaves under the new half-life takes the place of what it leaves under the old one.
/// A boundary of PriorityUsageResetPeriod sets everything to zero.
void computeRawUsage(const Inputs& inputs, Cache& cache, std::vector<long double>& rawUsage);

/// Whether another half-life can change anything: only history tells.
bool hasUsageHistory(const Snapshot& snapshot);

} // namespace fairlead::slurm
