// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/fairshare/classicfairshare.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairlead::slurm {

long double effectiveUsageOf(const Inputs& inputs, const AssocResults& results, std::size_t i)
{
    const auto parent = results.fsParent[i];
    const auto own = results.normUsage[i];
    if (parent.value == 0) // even for fairshare=parent
        return own;
    const auto above = results.effectiveUsage[parent.at()];
    const auto shares = (*inputs.shares)[i];
    const auto level = results.levelShares[i];
    if (shares == useParentShares || level == 0)
        return above;
    return own + (above - own) * (shares / static_cast<long double>(level));
}

std::size_t judgedAs(const Inputs& inputs, const AssocResults& results, std::size_t i)
{
    const bool parentShares = (*inputs.shares)[i] == useParentShares;
    return parentShares ? results.fsParent[i].at() : i;
}

double classicFactor(long double effectiveUsage, double normShares, std::uint16_t damping)
{
    if (normShares <= 0.0)
        return 0.0;
    const auto quotient = (effectiveUsage / static_cast<long double>(normShares))
        / static_cast<long double>(damping);
    return std::pow(2.0, static_cast<double>(-quotient));
}

long double normUsageOf(const AssocResults& results, std::size_t i)
{
    const auto total = results.rawUsage[0];
    return total != 0 ? std::min(results.rawUsage[i] / total, 1.0L) : 0.0L;
}

void computeNormUsage(AssocResults& results)
{
    results.normUsage[0] = std::numeric_limits<long double>::quiet_NaN();
    for (std::size_t i = 1; i < results.rawUsage.size(); ++i)
        results.normUsage[i] = normUsageOf(results, i);
}

namespace {
/// What the scheduler held counts at its own moment, and as usage came to be there.
bool holdsParts(const Inputs& inputs)
{
    const auto& snapshot = *inputs.snapshot;
    const auto& now = inputs.policy.slurm();
    const auto& then = snapshot.policy.slurm();
    return !snapshot.heldParts.empty() && inputs.now == snapshot.computedAt
        && now.algorithm() == Algorithm::ClassicFairShare && then.algorithm() == now.algorithm()
        && now.halfLife == then.halfLife && now.usageReset == then.usageReset;
}
} // namespace

void computeClassicFairShare(const Inputs& inputs, AssocResults& results)
{
    if (holdsParts(inputs))
        results.normUsage = inputs.snapshot->heldParts;
    else
        computeNormUsage(results);
    const auto damping = inputs.policy.slurm().damping;
    results.effectiveUsage[0] = 1.0L;
    results.levelFs[0] = std::numeric_limits<long double>::quiet_NaN();
    results.fairShare[0] = classicFactor(1.0L, results.normShares[0], damping);
    for (std::size_t i = 1; i < results.rawUsage.size(); ++i) {
        results.effectiveUsage[i] = effectiveUsageOf(inputs, results, i);
        results.levelFs[i] = 0.0L;
        const std::size_t judged = judgedAs(inputs, results, i);
        results.fairShare[i]
            = classicFactor(results.effectiveUsage[judged], results.normShares[judged], damping);
    }
}

} // namespace fairlead::slurm
