// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/fairshare/sharetree.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
/// An account with fairshare=parent hands its children on to the nearest ancestor that is not.
void findFsParents(const Inputs& inputs, std::vector<AssocIndex>& fsParent)
{
    const auto& parents = inputs.snapshot->assocs.parent;
    const auto& shares = *inputs.shares;
    fsParent[0] = AssocIndex();
    for (std::size_t i = 1; i < parents.size(); ++i) {
        const auto parent = parents[i];
        const bool passesOn = parent.value != 0 && shares[parent.at()] == useParentShares;
        fsParent[i] = passesOn ? fsParent[parent.at()] : parent;
    }
}

void findListOrder(const std::shared_ptr<const Snapshot>& snapshot, Cache& cache)
{
    if (cache.listOrderOf == snapshot)
        return;
    const auto& tieOrder = snapshot->assocs.tieOrder;
    cache.listOrder.resize(tieOrder.size());
    for (std::size_t i = 0; i < tieOrder.size(); ++i)
        cache.listOrder[i] = AssocIndex(i);
    std::sort(cache.listOrder.begin(), cache.listOrder.end(),
              [&](AssocIndex a, AssocIndex b) { return tieOrder[a.at()] < tieOrder[b.at()]; });
    cache.listOrderOf = snapshot;
}

/// Counting sort of all associations by fs parent; keeps the list order inside each list.
void buildChildrenLists(const std::vector<AssocIndex>& fsParent, Cache& cache)
{
    const auto count = fsParent.size();
    auto& start = cache.childStart;
    start.assign(count + 2, 0);
    for (std::size_t i = 1; i < count; ++i)
        ++start[fsParent[i].at() + 2];
    for (std::size_t i = 2; i < start.size(); ++i)
        start[i] += start[i - 1];
    cache.children.resize(count);
    for (const auto assoc : cache.listOrder) {
        if (assoc.value != 0)
            cache.children[start[fsParent[assoc.at()].at() + 1]++] = assoc;
    }
}

void sumLevel(const Inputs& inputs, const Cache& cache, AssocIndex parent, AssocResults& results)
{
    const auto& shares = *inputs.shares;
    std::uint32_t sum = 0; // wraps as in Slurm
    for (const auto child : childrenOf(cache, parent)) {
        if (shares[child.at()] != useParentShares)
            sum += shares[child.at()];
    }
    for (const auto child : childrenOf(cache, parent))
        results.levelShares[child.at()] = sum;
}

double shareOfLevel(const Inputs& inputs, const AssocResults& results, std::size_t i)
{
    const auto level = results.levelShares[i];
    return level == 0 ? 0.0 : static_cast<double>((*inputs.shares)[i]) / static_cast<double>(level);
}

/// Fair Tree: the part of the own level.
void normalizeInLevel(const Inputs& inputs, AssocResults& results, std::size_t i)
{
    auto& norm = results.normShares;
    norm[i] = (*inputs.shares)[i] == useParentShares ? norm[results.fsParent[i].at()]
                                                     : shareOfLevel(inputs, results, i);
}

void normalizePerLevel(const Inputs& inputs, AssocResults& results)
{
    results.normShares[0] = 1.0 / static_cast<double>(noValue);
    for (std::size_t i = 1; i < results.normShares.size(); ++i)
        normalizeInLevel(inputs, results, i);
}

/// One level, and whoever takes the shares of an account on it.
void updateLevel(const Inputs& inputs, const Cache& cache, AssocIndex parent, AssocResults& results)
{
    sumLevel(inputs, cache, parent, results);
    for (const auto child : childrenOf(cache, parent)) {
        normalizeInLevel(inputs, results, child.at());
        for (const auto below : childrenOf(cache, child)) {
            if ((*inputs.shares)[below.at()] == useParentShares)
                normalizeInLevel(inputs, results, below.at());
        }
    }
}

/// Finds whose shares differ. False: one took its parent's shares and the other not.
bool findChanged(const std::vector<std::uint32_t>& before, const std::vector<std::uint32_t>& after,
                 std::vector<AssocIndex>& changed)
{
    changed.clear();
    if (&before == &after)
        return true;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (before[i] == after[i])
            continue;
        if (before[i] == useParentShares || after[i] == useParentShares)
            return false;
        changed.push_back(AssocIndex(i));
    }
    return true;
}

/// Classic: the product over the association and its ancestors, own level first. Ancestors that
/// have all of their level are stepped over, and nothing stays nothing: neither changes a digit.
void normalizePerMachine(const Inputs& inputs, Cache& cache, AssocResults& results)
{
    auto& norm = results.normShares;
    norm[0] = 1.0;
    auto& part = cache.partOfLevel;
    auto& counted = cache.countedFrom;
    part.assign(norm.size(), 1.0);
    counted.assign(norm.size(), AssocIndex(std::size_t{0}));
    for (std::size_t i = 1; i < norm.size(); ++i) {
        part[i] = shareOfLevel(inputs, results, i);
        counted[i] = part[i] == 1.0 ? counted[results.fsParent[i].at()] : AssocIndex(i);
    }
    for (std::size_t i = 1; i < norm.size(); ++i) {
        if ((*inputs.shares)[i] == useParentShares) {
            norm[i] = norm[results.fsParent[i].at()];
            continue;
        }
        double product = 1.0;
        for (auto up = counted[i]; up.value != 0 && product != 0.0;
             up = counted[results.fsParent[up.at()].at()])
            product *= part[up.at()];
        norm[i] = product;
    }
}
} // namespace

std::span<const AssocIndex> childrenOf(const Cache& cache, AssocIndex account)
{
    const auto begin = cache.childStart[account.at()];
    const auto end = cache.childStart[account.at() + 1];
    return std::span(cache.children).subspan(begin, end - begin);
}

void buildShareTree(const Inputs& inputs, Cache& cache, AssocResults& results)
{
    const auto count = inputs.snapshot->assocs.size();
    results.normUsage.resize(count);
    results.effectiveUsage.resize(count);
    results.levelFs.resize(count);
    results.fairShare.resize(count);
    results.fsParent.resize(count);
    results.levelShares.resize(count);
    results.normShares.resize(count);
    findFsParents(inputs, results.fsParent);
    findListOrder(inputs.snapshot, cache);
    buildChildrenLists(results.fsParent, cache);
    cache.listsOf = inputs.snapshot;
    cache.listShares = inputs.shares;
    results.levelShares[0] = noValue;
    for (std::size_t parent = 0; parent < count; ++parent)
        sumLevel(inputs, cache, AssocIndex(parent), results);
    if (inputs.policy.algorithm() == Algorithm::FairTree)
        normalizePerLevel(inputs, results);
    else
        normalizePerMachine(inputs, cache, results);
}

bool updateShareTree(const std::vector<std::uint32_t>& before, const Inputs& inputs, Cache& cache,
                     AssocResults& results)
{
    auto& changed = cache.changed;
    if (cache.listsOf != inputs.snapshot || !findChanged(*cache.listShares, *inputs.shares, changed)
        || !findChanged(before, *inputs.shares, changed))
        return false;
    auto& levels = cache.levels;
    levels.clear();
    for (const auto assoc : changed) {
        if (assoc.value != 0)
            levels.push_back(results.fsParent[assoc.at()]);
    }
    std::sort(levels.begin(), levels.end()); // parents come first: their shares are handed down
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    for (const auto level : levels)
        updateLevel(inputs, cache, level, results);
    return true;
}

} // namespace fairlead::slurm
