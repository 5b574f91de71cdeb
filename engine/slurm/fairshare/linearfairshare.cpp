// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/fairshare/linearfairshare.h"

#include "engine/slurm/fairshare/classicfairshare.h"

#include <algorithm>
#include <limits>

namespace fairlead::slurm {

namespace {
/// Usage that all processors together leave when they are busy for ever.
long double machineUsage(const Inputs& inputs)
{
    return static_cast<long double>(inputs.snapshot->cpuCount)
        * static_cast<long double>(inputs.policy.slurm().halfLife) * 2.0L;
}
} // namespace

double linearFactor(long double effectiveUsage, double normShares)
{
    return static_cast<double>((static_cast<long double>(normShares) - effectiveUsage + 1.0L)
                               / 2.0L);
}

void computeLinearFairShare(const Inputs& inputs, AssocResults& results)
{
    const auto machine = machineUsage(inputs);
    results.normUsage[0] = std::numeric_limits<long double>::quiet_NaN();
    results.effectiveUsage[0] = 1.0L;
    results.levelFs[0] = std::numeric_limits<long double>::quiet_NaN();
    results.fairShare[0] = linearFactor(1.0L, results.normShares[0]);
    for (std::size_t i = 1; i < results.rawUsage.size(); ++i) {
        results.normUsage[i] = machine > 0 ? std::min(results.rawUsage[i] / machine, 1.0L) : 0.0L;
        results.effectiveUsage[i] = effectiveUsageOf(inputs, results, i);
        results.levelFs[i] = 0.0L;
        results.fairShare[i] = linearFactor(results.effectiveUsage[i], results.normShares[i]);
    }
}

} // namespace fairlead::slurm
