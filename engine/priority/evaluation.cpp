// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/evaluation.h"

#include "engine/moab/priority/priority.h"
#include "engine/priority/rawusage.h"
#include "engine/slurm/classicfairshare.h"
#include "engine/slurm/depthoblivious.h"
#include "engine/slurm/fairtree.h"
#include "engine/slurm/jobfactors.h"
#include "engine/slurm/linearfairshare.h"
#include "engine/slurm/priority.h"
#include "engine/slurm/queueorder.h"
#include "engine/slurm/sharetree.h"

namespace fairlead {

Inputs baselineInputs(std::shared_ptr<const Snapshot> snapshot, std::int64_t now)
{
    Inputs inputs;
    inputs.policy = snapshot->policy;
    // The snapshot owns the shares; the pointer keeps the snapshot alive.
    inputs.shares
        = std::shared_ptr<const std::vector<std::uint32_t>>(snapshot, &snapshot->assocs.shares);
    inputs.snapshot = std::move(snapshot);
    inputs.now = now;
    return inputs;
}

bool hasRulesOf(const Inputs& a, const Inputs& b)
{
    return a.snapshot != nullptr && a.snapshot == b.snapshot && a.now == b.now && a.step == b.step
        && a.partition == b.partition && a.policy.hasRulesOf(b.policy);
}

namespace {
/// What has to be computed again; the rest of an older evaluation stays.
struct Changes
{
    bool rules; // or the snapshot, or the moment
    bool usage;
    bool fairShare;
};

Changes changesOf(const Inputs& before, const Inputs& after)
{
    Changes changes{};
    changes.rules = !hasRulesOf(before, after);
    changes.usage = changes.rules || before.policy.halfLife != after.policy.halfLife;
    // DEPTH_OBLIVIOUS asks only for associations whose factor counts.
    const bool asksElsewhere = after.policy.algorithm() == Algorithm::DepthOblivious
        && before.policy.weights != after.policy.weights;
    changes.fairShare = changes.usage || before.shares != after.shares || asksElsewhere;
    return changes;
}

void computeFairShare(const Inputs& before, const Inputs& inputs, const Changes& changes,
                      Workspace& workspace, AssocResults& results)
{
    const auto algorithm = inputs.policy.algorithm();
    // Fair Tree computes only the levels that new shares touch.
    const bool isUpdated = algorithm == Algorithm::FairTree && !changes.rules
        && slurm::updateShareTree(*before.shares, inputs, workspace, results);
    if (!isUpdated)
        slurm::buildShareTree(inputs, workspace, results);
    switch (algorithm) {
    case Algorithm::FairTree:
        if (isUpdated && !changes.usage)
            slurm::updateFairTree(inputs, workspace, results);
        else
            slurm::computeFairTree(inputs, workspace, results);
        break;
    case Algorithm::ClassicFairShare:
    case Algorithm::None: // the tree only groups
        slurm::computeClassicFairShare(inputs, results);
        break;
    case Algorithm::DepthOblivious:
        slurm::computeDepthOblivious(inputs, workspace, results);
        break;
    case Algorithm::Slurm20:
        slurm::computeLinearFairShare(inputs, results);
        break;
    }
}
} // namespace

void evaluate(const Inputs& inputs, Workspace& workspace, Evaluation& out)
{
    const auto changes = changesOf(out.inputs, inputs);
    if (changes.usage)
        computeRawUsage(inputs, workspace, out.assocs.rawUsage);
    if (changes.fairShare)
        computeFairShare(out.inputs, inputs, changes, workspace, out.assocs);
    out.inputs = inputs;
    if (inputs.policy.moab) {
        moab::evaluateQueue(out, workspace, changes.rules);
        return;
    }
    if (changes.rules) {
        slurm::computeFactorTables(inputs, out.tables);
        slurm::computeStatuses(out);
    }
    if (changesOf(workspace.fairSharesOf, inputs).fairShare)
        slurm::findFairShares(out, workspace);
    workspace.fairSharesOf = inputs;
    slurm::findWeightedTres(inputs, out.tables.tres);
    slurm::computePriorities(out, workspace);
    slurm::rankRows(out, workspace);
}

std::shared_ptr<const Evaluation> evaluate(const Inputs& inputs)
{
    auto result = std::make_shared<Evaluation>();
    Workspace workspace;
    evaluate(inputs, workspace, *result);
    return result;
}

} // namespace fairlead
