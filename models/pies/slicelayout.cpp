// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pies/slicelayout.h"

#include "engine/priority/traits.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fairlead::models {

namespace {

constexpr double visibleRest = 1e-6; // of the account's usage; less is rounding

Slice sliceOf(const Evaluation& evaluation, const ServedTable& served, const ColourMap& colours,
              AssocIndex assoc)
{
    Slice slice;
    slice.assoc = assoc;
    slice.label = assocLabel(evaluation.snapshot(), assoc);
    slice.promised = served.served(assoc).promised;
    slice.consumed = served.served(assoc).consumed;
    slice.colour = colours.colour(evaluation.snapshot(), assoc);
    slice.hasChildren = !served.children().of(assoc).empty();
    return slice;
}

double extent(const Slice& slice)
{
    return std::max(slice.promised, slice.consumed);
}

void sortLargestFirst(std::vector<Slice>& slices)
{
    std::ranges::stable_sort(
        slices, [](const Slice& a, const Slice& b) { return a.promised > b.promised; });
}

/// How many of the largest are on their own by their size. Where hundreds have little each, the
/// others would be all there is to see: some of them, too, until the rest is half of a pie.
std::size_t countOfLarge(const std::vector<Slice>& slices, const std::vector<std::size_t>& bySize,
                         const SliceRules& rules)
{
    double promised = 0.0;
    double consumed = 0.0;
    std::size_t count = 0;
    for (; count < bySize.size(); ++count) {
        const auto& slice = slices[bySize[count]];
        const bool isTelling = extent(slice) > 0.0 && promised < 0.5 && consumed < 0.5;
        if (extent(slice) < rules.smallest && !isTelling)
            break;
        promised += slice.promised;
        consumed += slice.consumed;
    }
    return count;
}

/// Which slices stay on their own; everything else gathers.
std::vector<bool> visible(const std::vector<Slice>& slices, const SliceRules& rules)
{
    std::vector<bool> shown(slices.size(), false);
    std::vector<std::size_t> bySize(slices.size());
    std::iota(bySize.begin(), bySize.end(), std::size_t{0});
    std::ranges::stable_sort(bySize, [&slices](std::size_t a, std::size_t b) {
        return extent(slices[a]) > extent(slices[b]);
    });
    const auto large = countOfLarge(slices, bySize, rules);
    const bool allFit = large == slices.size() && slices.size() <= rules.most;
    const auto room = allFit ? rules.most : std::max<std::size_t>(rules.most, 1) - 1;
    bySize.resize(std::min(large, room));
    for (const auto i : bySize)
        shown[i] = true;
    // A single hidden slice takes no less room as "others".
    const auto hidden = static_cast<std::size_t>(std::ranges::count(shown, false));
    if (hidden == 1
        && extent(slices[static_cast<std::size_t>(std::ranges::find(shown, false) - shown.begin())])
            > 0.0)
        shown.assign(shown.size(), true);
    return shown;
}

void gather(std::vector<Slice>& slices, const SliceRules& rules)
{
    const auto shown = visible(slices, rules);
    std::vector<Slice> kept;
    Slice others;
    others.kind = SliceKind::Others;
    for (std::size_t i = 0; i < slices.size(); ++i) {
        if (shown[i]) {
            kept.push_back(std::move(slices[i]));
            continue;
        }
        others.promised += slices[i].promised;
        others.consumed += slices[i].consumed;
        others.members.push_back(slices[i].assoc);
    }
    if (!others.members.empty())
        kept.push_back(std::move(others));
    slices = std::move(kept);
}

/// What the usage of an account is called that nobody below it has.
SliceKind kindOfRest(const Evaluation& evaluation, AssocIndex account)
{
    if (account == AssocIndex(0) && countsIdleTime(evaluation.snapshot()))
        return SliceKind::NotUsed;
    if (!traitsOf(evaluation.inputs.policy).hasTargets)
        return SliceKind::Former;
    return account == AssocIndex(0) ? SliceKind::WithoutAccount : SliceKind::OtherUsers;
}

void addRest(SliceLayout& layout, SliceKind kind)
{
    double sum = 0.0;
    for (const auto& slice : layout.slices)
        sum += slice.consumed;
    if (layout.usage <= 0.0L || 1.0 - sum < visibleRest)
        return;
    Slice rest;
    rest.kind = kind;
    rest.consumed = 1.0 - sum;
    rest.colour.isHatched = true; // grey, as members right below root are
    const bool hasOthers = !layout.slices.empty() && layout.slices.back().isOthers();
    layout.slices.insert(layout.slices.end() - (hasOthers ? 1 : 0), std::move(rest));
}

/// Shares divide everything; targets of the whole system may leave some of it.
void addNotPromised(SliceLayout& layout)
{
    double sum = 0.0;
    for (const auto& slice : layout.slices)
        sum += slice.promised;
    if (sum <= 0.0 || 1.0 - sum < visibleRest)
        return;
    Slice rest;
    rest.kind = SliceKind::NotPromised;
    rest.promised = 1.0 - sum;
    rest.colour.isHatched = true;
    layout.slices.push_back(std::move(rest));
}

SliceLayout emptyLayout(const Evaluation& evaluation, AssocIndex account)
{
    SliceLayout layout;
    layout.account = account;
    layout.usage = account == AssocIndex(0) ? usageOfCluster(evaluation)
                                            : evaluation.assocs.rawUsage[account.at()];
    layout.usageKnown = usageKnown(evaluation);
    layout.isByParent
        = account.at() != 0 && (*evaluation.inputs.shares)[account.at()] == slurm::useParentShares;
    if (layout.isByParent)
        layout.hangsOn = evaluation.assocs.fsParent[account.at()];
    return layout;
}

void setFlags(SliceLayout& layout)
{
    layout.hasNoUsage = std::ranges::all_of(
        layout.slices, [](const Slice& slice) { return slice.consumed <= 0.0; });
    layout.hasNoShares = std::ranges::all_of(
        layout.slices, [](const Slice& slice) { return slice.promised <= 0.0; });
}

} // namespace

SliceLayout sliceLayout(const Evaluation& evaluation, const ColourMap& colours, AssocIndex account,
                        const SliceRules& rules)
{
    return sliceLayout(evaluation, ServedTable(evaluation), colours, account, rules);
}

SliceLayout sliceLayout(const Evaluation& evaluation, const ServedTable& served,
                        const ColourMap& colours, AssocIndex account, const SliceRules& rules)
{
    auto layout = emptyLayout(evaluation, account);
    const auto children = served.children().of(account);
    layout.isEmpty = children.empty();
    for (const auto child : children)
        layout.slices.push_back(sliceOf(evaluation, served, colours, child));
    sortLargestFirst(layout.slices);
    gather(layout.slices, rules);
    addRest(layout, kindOfRest(evaluation, account));
    if (traitsOf(evaluation.inputs.policy).hasTargets)
        addNotPromised(layout);
    setFlags(layout);
    return layout;
}

SliceLayout othersLayout(const Evaluation& evaluation, const ServedTable& served,
                         const ColourMap& colours, AssocIndex account, const Slice& others,
                         const SliceRules& rules)
{
    auto layout = emptyLayout(evaluation, account);
    layout.isEmpty = others.members.empty();
    for (const auto member : others.members)
        layout.slices.push_back(sliceOf(evaluation, served, colours, member));
    sortLargestFirst(layout.slices);
    auto within = rules; // small ones are what we came to see
    within.smallest = 0.0;
    gather(layout.slices, within);
    setFlags(layout);
    return layout;
}

std::string assocLabel(const Snapshot& snapshot, AssocIndex assoc)
{
    if (!snapshot.assocs.isUser(assoc))
        return snapshot.accountName(assoc);
    const auto& partition = snapshot.partitionName(assoc);
    return partition.empty() ? snapshot.userName(assoc)
                             : snapshot.userName(assoc) + '/' + partition;
}

std::vector<AssocIndex> pathTo(const Snapshot& snapshot, AssocIndex assoc)
{
    std::vector<AssocIndex> path;
    for (; assoc.isValid() && assoc.at() != 0; assoc = snapshot.assocs.parent[assoc.at()])
        path.push_back(assoc);
    std::ranges::reverse(path);
    return path;
}

} // namespace fairlead::models
