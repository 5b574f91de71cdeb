// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/fairshare/fairtree.h"

#include "engine/slurm/fairshare/classicfairshare.h"
#include "engine/slurm/fairshare/sharetree.h"

#include <algorithm>
#include <limits>
#include <span>

namespace fairlead::slurm {

namespace {
long double levelFsOf(bool isUser, bool parentShares, double shares, long double usage)
{
    constexpr auto infinity = std::numeric_limits<long double>::infinity();
    if (parentShares)
        return isUser ? infinity : static_cast<long double>(noValue);
    if (shares == 0.0)
        return 0.0L;
    return usage == 0.0L ? infinity : static_cast<long double>(shares) / usage;
}

void computeLevel(const Inputs& inputs, AssocResults& results, std::size_t i)
{
    results.levelFs[i] = levelFsOf(inputs.snapshot->assocs.isUser(AssocIndex(i)),
                                   (*inputs.shares)[i] == useParentShares, results.normShares[i],
                                   results.effectiveUsage[i]);
}

void computeLevels(const Inputs& inputs, AssocResults& results)
{
    results.effectiveUsage[0] = 1.0L;
    results.levelFs[0] = std::numeric_limits<long double>::quiet_NaN();
    for (std::size_t i = 1; i < results.levelFs.size(); ++i) {
        const auto above = results.rawUsage[results.fsParent[i].at()];
        results.effectiveUsage[i] = above != 0 ? results.rawUsage[i] / above : 0.0L;
        computeLevel(inputs, results, i);
    }
}

/// What the walk asks of the places of a list, beside each other in memory.
enum PlaceFlag : std::uint8_t
{
    isUserPlace = 1,
    isTiedPlace = 2, // with the place before, or of the level fair-share that a list begins from
};

/// Level fair-share descending, users before accounts, then list order. Most lists still have the
/// order of the evaluation before.
void sortChildren(const AssocTable& table, const AssocResults& results, std::span<AssocIndex> list)
{
    const auto before = [&](AssocIndex a, AssocIndex b) {
        const auto fsA = results.levelFs[a.at()];
        const auto fsB = results.levelFs[b.at()];
        if (fsA != fsB)
            return fsA > fsB;
        if (table.isUser(a) != table.isUser(b))
            return table.isUser(a);
        return table.tieOrder[a.at()] < table.tieOrder[b.at()];
    };
    if (!std::is_sorted(list.begin(), list.end(), before))
        std::sort(list.begin(), list.end(), before);
}

/// Sorts every list, one account after the other as they lie in memory.
void sortLists(const AssocTable& table, const AssocResults& results, Cache& cache)
{
    cache.placeFlags.resize(cache.children.size());
    for (std::size_t account = 0; account < results.levelFs.size(); ++account) {
        const auto start = cache.childStart[account];
        const auto list
            = std::span(cache.children).subspan(start, cache.childStart[account + 1] - start);
        sortChildren(table, results, list);
        auto previous = static_cast<long double>(noValue);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto levelFs = results.levelFs[list[i].at()];
            cache.placeFlags[start + i]
                = static_cast<std::uint8_t>((table.isUser(list[i]) ? isUserPlace : 0)
                                            | (levelFs == previous ? isTiedPlace : 0));
            previous = levelFs;
        }
    }
}

/// The walk of specification 4.1 with an explicit stack: trees may be deeper than the C++ stack.
void rankUsers(const AssocTable& table, Cache& cache, AssocResults& results)
{
    sortLists(table, results, cache);
    const auto users = static_cast<std::uint32_t>(std::count_if(
        table.user.begin(), table.user.end(), [](NameId user) { return user.value != 0; }));
    std::uint32_t rank = users;
    std::uint32_t next = users;
    auto& frames = cache.frames;
    const auto frameOf = [&](AssocIndex account, bool inheritsTie) {
        return Cache::Frame{cache.childStart[account.at()], cache.childStart[account.at() + 1],
                            inheritsTie};
    };
    frames.assign(1, frameOf(AssocIndex(std::size_t{0}), false));
    while (!frames.empty()) {
        auto& frame = frames.back();
        if (frame.next == frame.end) {
            frames.pop_back();
            continue;
        }
        const auto place = frame.next++;
        const auto assoc = cache.children[place];
        const auto flags = cache.placeFlags[place];
        const bool tied = frame.inheritsTie || (flags & isTiedPlace) != 0;
        frame.inheritsTie = false; // of the first alone
        if ((flags & isUserPlace) == 0) {
            frames.push_back(frameOf(assoc, tied));
            continue;
        }
        if (!tied)
            rank = next;
        results.fairShare[assoc.at()] = static_cast<double>(rank) / static_cast<double>(users);
        --next;
    }
}
} // namespace

void computeFairTree(const Inputs& inputs, Cache& cache, AssocResults& results)
{
    computeNormUsage(results);
    computeLevels(inputs, results);
    std::fill(results.fairShare.begin(), results.fairShare.end(), 0.0);
    rankUsers(inputs.snapshot->assocs, cache, results);
}

void updateFairTree(const Inputs& inputs, Cache& cache, AssocResults& results)
{
    for (const auto level : cache.levels) {
        for (const auto child : childrenOf(cache, level))
            computeLevel(inputs, results, child.at());
    }
    rankUsers(inputs.snapshot->assocs, cache, results);
}

} // namespace fairlead::slurm
