// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/policy/policy.h"

#include <span>
#include <utility>

namespace fairlead::slurm {

using TresCount = std::pair<std::string, std::uint64_t>; ///< lower case name; mem in MB

/// Billable TRES of a job, unrounded as slurmctld charges it (specification 6). Without weights
/// the CPUs. The sum of count x weight, or with MAX_TRES the largest of cpu, mem, node and gres
/// plus the others; with MAX_TRES_GRES every gres is added instead.
/// @unit usage per second  @range (-inf, inf)  @source TRESBillingWeights of the partition
double billableTres(std::span<const TresCount> counts, std::span<const TresWeight> weights,
                    const Settings& policy);

} // namespace fairlead::slurm
