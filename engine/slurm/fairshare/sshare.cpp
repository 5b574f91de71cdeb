// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/fairshare/sshare.h"

#include "engine/slurm/fairshare/linearfairshare.h"

#include <cmath>

namespace fairlead {

namespace {
/// Who prints it cuts it, as slurmctld cuts all its bits: it must not become the next whole number.
double notAbove(long double usage)
{
    const auto nearest = static_cast<double>(usage);
    return static_cast<long double>(nearest) > usage ? std::nextafter(nearest, 0.0) : nearest;
}

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

bool isClientSideFactor(const Evaluation& evaluation)
{
    const auto& policy = evaluation.inputs.policy;
    return policy.algorithm() != Algorithm::FairTree
        && policy.slurm().version < controllerSideFactor;
}

std::optional<double> printedFairShare(const Evaluation& evaluation, AssocIndex assoc)
{
    if (isClientSideFactor(evaluation))
        return clientSideFactor(evaluation, assoc);
    if (!evaluation.snapshot().assocs.isUser(assoc))
        return {};
    return evaluation.assocs.fairShare[assoc.at()];
}

namespace {
/// As long as nothing is computed anew; then it is in the usage.
long double chargedSince(const Evaluation& evaluation, std::size_t assoc)
{
    const auto& snapshot = evaluation.snapshot();
    const bool isPast = evaluation.inputs.now <= snapshot.computedAt;
    return isPast && !snapshot.assocs.chargedSince.empty() ? snapshot.assocs.chargedSince[assoc]
                                                           : 0.0L;
}
} // namespace

std::optional<double> printedShare(const Evaluation& evaluation, AssocIndex assoc,
                                   ShareColumn column)
{
    const auto& results = evaluation.assocs;
    const auto i = assoc.at();
    const bool isRoot = !evaluation.snapshot().assocs.parent[i].isValid();
    const auto shares = (*evaluation.inputs.shares)[i];
    const bool isFairTree = evaluation.inputs.policy.algorithm() == Algorithm::FairTree;
    switch (column) {
    case ShareColumn::RawShares:
        return isRoot ? std::nullopt : std::optional<double>(shares);
    case ShareColumn::NormShares:
        return results.normShares[i];
    case ShareColumn::RawUsage:
        return notAbove(results.rawUsage[i] + chargedSince(evaluation, i));
    case ShareColumn::NormUsage:
        return isRoot ? std::nullopt
                      : std::optional<double>(static_cast<double>(results.normUsage[i]));
    case ShareColumn::EffectvUsage:
        return isRoot ? 1.0 : static_cast<double>(results.effectiveUsage[i]);
    case ShareColumn::FairShare:
        return printedFairShare(evaluation, assoc);
    case ShareColumn::LevelFs:
        if ((!isRoot && shares == slurm::useParentShares) || (isRoot && isFairTree))
            return {};
        return isFairTree ? static_cast<double>(results.levelFs[i]) : 0.0;
    }
    return {};
}

} // namespace fairlead
