// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/evaluate.h"

#include "engine/slurm/fairshare/classicfairshare.h"
#include "engine/slurm/fairshare/depthoblivious.h"
#include "engine/slurm/fairshare/fairtree.h"
#include "engine/slurm/fairshare/linearfairshare.h"
#include "engine/slurm/fairshare/sharetree.h"
#include "engine/slurm/priority/jobfactors.h"
#include "engine/slurm/priority/priority.h"
#include "engine/slurm/priority/queueorder.h"
#include "engine/slurm/usage/rawusage.h"
#include "engine/slurm/workspace/cache.h"

namespace fairlead::slurm {

namespace {
/// What of the tree has to be computed again; the rest of older results stays.
struct Changes
{
    bool rules; // or the snapshot, or the moment
    bool usage;
    bool fairShare;
};

Changes changesOf(const Inputs& before, const Inputs& after, bool isNew)
{
    Changes changes{};
    changes.rules = isNew;
    changes.usage
        = changes.rules || before.policy.slurm().halfLife != after.policy.slurm().halfLife;
    // DEPTH_OBLIVIOUS asks only for associations whose factor counts.
    const bool asksElsewhere = after.policy.algorithm() == Algorithm::DepthOblivious
        && before.policy.slurm().weights != after.policy.slurm().weights;
    changes.fairShare = changes.usage || before.shares != after.shares || asksElsewhere;
    return changes;
}

void computeFairShare(const Inputs& before, const Inputs& inputs, const Changes& changes,
                      Cache& cache, AssocResults& results)
{
    const auto algorithm = inputs.policy.algorithm();
    // Fair Tree computes only the levels that new shares touch.
    const bool isUpdated = algorithm == Algorithm::FairTree && !changes.rules
        && updateShareTree(*before.shares, inputs, cache, results);
    if (!isUpdated)
        buildShareTree(inputs, cache, results);
    switch (algorithm) {
    case Algorithm::FairTree:
        if (isUpdated && !changes.usage)
            updateFairTree(inputs, cache, results);
        else
            computeFairTree(inputs, cache, results);
        break;
    case Algorithm::ClassicFairShare:
    case Algorithm::None: // the tree only groups
        computeClassicFairShare(inputs, results);
        break;
    case Algorithm::DepthOblivious:
        computeDepthOblivious(inputs, cache, results);
        break;
    case Algorithm::Slurm20:
        computeLinearFairShare(inputs, results);
        break;
    }
}
} // namespace

void computeTree(const Inputs& before, const Inputs& inputs, bool isNew, Cache& cache,
                 AssocResults& results)
{
    const auto changes = changesOf(before, inputs, isNew);
    if (changes.usage)
        computeRawUsage(inputs, cache, results.rawUsage);
    if (changes.fairShare)
        computeFairShare(before, inputs, changes, cache, results);
}

void evaluateQueue(Evaluation& evaluation, Cache& cache, bool isNew)
{
    const auto& inputs = evaluation.inputs;
    if (isNew) {
        computeFactorTables(inputs, evaluation.tables);
        computeStatuses(evaluation);
    }
    const auto& before = cache.fairSharesOf;
    if (changesOf(before, inputs, !hasRulesOf(before, inputs)).fairShare)
        findFairShares(evaluation, cache);
    cache.fairSharesOf = inputs;
    findWeightedTres(inputs, evaluation.tables.tres);
    computePriorities(evaluation, cache);
    rankRows(evaluation, cache);
}

} // namespace fairlead::slurm
