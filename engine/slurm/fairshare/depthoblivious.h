// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/workspace/cache.h"

namespace fairlead::slurm {

/// Fair-share with DEPTH_OBLIVIOUS (specification 3.5). Slurm's numbers depend on which users the
/// controller had looked at before: who was never looked at counts for his siblings with a
/// normalised usage of 4294967294. Assumed are two or more cycles since the start, each visiting
/// the jobs in the source's order without those that are held or whose priority was set, and then
/// sshare asking for the other users in printed order. With a fair-share weight of 0 no job asks.
void computeDepthOblivious(const Inputs& inputs, Cache& cache, AssocResults& results);

/// Usage of association i as this algorithm sees it, from the normalised usage of its siblings as
/// it stands: of whoever was not looked at since the start noValue, of the others that of their
/// last look (specification 3.5). Needs effectiveUsage of its fs parent.
/// @source _depth_oblivious_set_usage_efctv()
long double obliviousUsageOf(const Inputs& inputs, const Cache& cache, const AssocResults& results,
                             std::size_t i);

/// Marks the accounts and the users that the cycles have looked at; of the others slurmctld knows
/// no usage until sshare asks (specification 3.5).
void findVisited(const Inputs& inputs, std::vector<bool>& visited);

} // namespace fairlead::slurm
