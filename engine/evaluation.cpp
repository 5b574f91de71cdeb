// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/evaluation.h"

#include "engine/moab/priority.h"
#include "engine/slurm/classicfairshare.h"
#include "engine/slurm/depthoblivious.h"
#include "engine/slurm/fairtree.h"
#include "engine/slurm/jobfactors.h"
#include "engine/slurm/linearfairshare.h"
#include "engine/slurm/priority.h"
#include "engine/slurm/queueorder.h"
#include "engine/slurm/sharetree.h"
#include "engine/usagehistory.h"

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

void evaluate(const Inputs& inputs, Workspace& workspace, Evaluation& out)
{
    out.inputs = inputs;
    auto& results = out.assocs;
    const auto count = inputs.snapshot->assocs.size();
    results.normUsage.resize(count);
    results.effectiveUsage.resize(count);
    results.levelFs.resize(count);
    results.fairShare.resize(count);
    computeRawUsage(inputs, workspace, results.rawUsage);
    slurm::buildShareTree(inputs, workspace, results);
    switch (inputs.policy.algorithm()) {
    case Algorithm::FairTree:
        slurm::computeFairTree(inputs, workspace, results);
        break;
    case Algorithm::ClassicFairShare:
    case Algorithm::Moab: // fairshare is a part of the priority; the tree only groups
    case Algorithm::Maui:
        slurm::computeClassicFairShare(inputs, results);
        break;
    case Algorithm::DepthOblivious:
        slurm::computeDepthOblivious(inputs, workspace, results);
        break;
    case Algorithm::Slurm20:
        slurm::computeLinearFairShare(inputs, results);
        break;
    }
    if (inputs.policy.moab) {
        moab::evaluateQueue(out, workspace);
        return;
    }
    slurm::computeFactorTables(inputs, out.tables);
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
