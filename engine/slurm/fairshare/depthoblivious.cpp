// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/fairshare/depthoblivious.h"

#include "engine/slurm/fairshare/classicfairshare.h"
#include "engine/slurm/fairshare/sharetree.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairlead::slurm {

namespace {
/// Sum of the normalised usage of a children list, as stored, over the share of its account.
long double siblingRatio(const Inputs& inputs, const Cache& cache, const AssocResults& results,
                         AssocIndex parent)
{
    long double sum = 0.0L;
    for (const auto sibling : childrenOf(cache, parent)) {
        if ((*inputs.shares)[sibling.at()] != useParentShares)
            sum += results.normUsage[sibling.at()];
    }
    return sum / static_cast<long double>(results.normShares[parent.at()]);
}

/// How far the ratio among siblings counts: fully when it lies on the same side of 1 as the
/// parent's, else the less the further the parent is from 1.
double exponentOf(long double parentRatio, long double localRatio)
{
    if (parentRatio == 0.0L || localRatio == 0.0L)
        return 1.0;
    const auto parentLog = std::log(parentRatio);
    if (parentLog * std::log(localRatio) >= 0.0L)
        return 1.0;
    const auto distance = 5.0L * parentLog;
    return static_cast<double>(1.0L / (1.0L + distance * distance));
}

/// Whether a cycle computes this job's priority, and with it asks for its user.
bool isVisited(const Inputs& inputs, std::size_t job)
{
    const auto& jobs = inputs.snapshot->jobs;
    const bool isComputed
        = jobs.held[job] == 0 && JobTable::entry(jobs.setPriority, JobIndex(job)) == 0;
    return isComputed
        && (jobs.state[job] == JobState::Pending || inputs.policy.slurm().has(CalculateRunning));
}
} // namespace

long double obliviousUsageOf(const Inputs& inputs, const Cache& cache, const AssocResults& results,
                             std::size_t i)
{
    const auto parent = results.fsParent[i];
    const auto own = results.normUsage[i];
    if (parent.value == 0) // even for fairshare=parent
        return own;
    const auto above = results.effectiveUsage[parent.at()];
    if ((*inputs.shares)[i] == useParentShares)
        return above;
    const auto parentShare = static_cast<long double>(results.normShares[parent.at()]);
    const auto share = static_cast<long double>(results.normShares[i]);
    if (share == 0.0L || parentShare == 0.0L || above == 0.0L || own == 0.0L)
        return own;
    const auto parentRatio = above / parentShare;
    const auto localRatio = (own / share) / siblingRatio(inputs, cache, results, parent);
    return parentRatio
        * static_cast<long double>(
               std::pow(static_cast<double>(localRatio), exponentOf(parentRatio, localRatio)))
        * share;
}

void findVisited(const Inputs& inputs, std::vector<bool>& visited)
{
    const auto& snapshot = *inputs.snapshot;
    // By another moment somebody has asked for everybody: sshare does.
    const bool isReading = snapshot.basis == Basis::Reading;
    visited.assign(snapshot.assocs.size(), !isReading);
    if (!isReading)
        return;
    for (std::size_t i = 0; i < snapshot.assocs.size(); ++i)
        visited[i] = !snapshot.assocs.isUser(AssocIndex(i));
    if (inputs.policy.slurm().weight(Factor::FairShare) == 0)
        return;
    for (std::size_t job = 0; job < snapshot.jobs.size(); ++job) {
        const auto assoc = snapshot.jobs.assoc[job];
        if (assoc.isValid() && isVisited(inputs, job))
            visited[assoc.at()] = true;
    }
}

void computeDepthOblivious(const Inputs& inputs, Cache& cache, AssocResults& results)
{
    const auto damping = inputs.policy.slurm().damping;
    auto& visited = cache.visited;
    findVisited(inputs, visited);
    results.normUsage[0] = std::numeric_limits<long double>::quiet_NaN();
    results.effectiveUsage[0] = 1.0L;
    results.levelFs[0] = std::numeric_limits<long double>::quiet_NaN();
    results.fairShare[0] = classicFactor(1.0L, results.normShares[0], damping);
    for (std::size_t i = 1; i < visited.size(); ++i)
        results.normUsage[i]
            = visited[i] ? normUsageOf(results, i) : static_cast<long double>(noValue);
    // First what the cycle has computed, then sshare's questions in printed order.
    for (const bool asked : {false, true}) {
        for (std::size_t i = 1; i < visited.size(); ++i) {
            if (visited[i] == asked)
                continue;
            if (asked)
                results.normUsage[i] = normUsageOf(results, i);
            results.effectiveUsage[i] = obliviousUsageOf(inputs, cache, results, i);
        }
    }
    for (std::size_t i = 1; i < visited.size(); ++i) {
        results.levelFs[i] = 0.0L;
        const std::size_t judged = judgedAs(inputs, results, i);
        results.fairShare[i]
            = classicFactor(results.effectiveUsage[judged], results.normShares[judged], damping);
    }
}

} // namespace fairlead::slurm
