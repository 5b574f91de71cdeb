// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/sshare.h"

#include "engine/slurm/linearfairshare.h"

#include <cmath>

namespace fairlead {

namespace {
// From this version on the controller computes the classic factor, for users only.
constexpr SlurmVersion controllerSideFactor{25, 11};

/// 2^(-(UE/S)/damping), or linear in Slurm 2.0.
double clientSideFactor(const Evaluation& evaluation, AssocIndex assoc)
{
    const auto& settings = evaluation.inputs.policy.slurm();
    const bool isRoot = !evaluation.snapshot().assocs.parent[assoc.at()].isValid();
    const double usage
        = isRoot ? 1.0 : static_cast<double>(evaluation.assocs.effectiveUsage[assoc.at()]);
    const double shares = evaluation.assocs.normShares[assoc.at()];
    if (settings.isLinear())
        return slurm::linearFactor(usage, shares);
    const long double normShares = shares;
    if (normShares <= 0)
        return 0.0;
    const long double ratio = static_cast<long double>(usage) / normShares;
    return std::pow(2.0, -static_cast<double>(ratio / settings.damping));
}
} // namespace

std::optional<double> printedFairShare(const Evaluation& evaluation, AssocIndex assoc)
{
    const auto& policy = evaluation.inputs.policy;
    const bool isEveryRow = policy.algorithm() != Algorithm::FairTree
        && policy.slurm().version < controllerSideFactor;
    if (isEveryRow)
        return clientSideFactor(evaluation, assoc);
    if (!evaluation.snapshot().assocs.isUser(assoc))
        return {};
    return evaluation.assocs.fairShare[assoc.at()];
}

} // namespace fairlead
