// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/words/rankcomparison.h"

#include "engine/priority/breakdown.h"
#include "engine/priority/traits.h"
#include "models/pies/slicelayout.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace fairlead::models {

namespace {

std::vector<ComparedPart> differences(const Policy& policy, const RankComparison& comparison)
{
    std::vector<ComparedPart> result;
    for (const auto part : addedOrder(policy)) {
        const double a = comparison.firstPoints.points[part];
        const double b = comparison.secondPoints.points[part];
        if (a != b)
            result.push_back({&partsOf(policy)[part], a, b, a - b});
    }
    std::ranges::stable_sort(result, [](const auto& a, const auto& b) {
        return std::abs(a.difference) > std::abs(b.difference);
    });
    return result;
}

bool isSummed(const Evaluation& evaluation, RowIndex row)
{
    using Reason = Note::Reason;
    const auto notes = breakdownOf(evaluation, row).notes;
    return std::ranges::none_of(notes, [](const Note& note) {
        return note.reason == Reason::Set || note.reason == Reason::NotLowered
            || note.reason == Reason::NotSummed;
    });
}

/// What ranks: a whole number between the bounds.
double wholePriority(double sum)
{
    return std::floor(std::clamp(sum, 1.0, 4294967295.0));
}

/// Parts without whose advantage the first row would not be ahead.
std::vector<std::size_t> decisiveOnes(const Evaluation& evaluation,
                                      const RankComparison& comparison)
{
    const auto& order = evaluation.snapshot().rows.tieOrder;
    const auto tied = std::ranges::find_if(
        order, [&](RowIndex row) { return row == comparison.first || row == comparison.second; });
    const bool winsTies = tied == order.end() || *tied == comparison.first;
    const double other = wholePriority(comparison.secondPoints.sum);
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < comparison.parts.size(); ++i) {
        const auto advantage = comparison.parts[i].difference;
        const double without = wholePriority(comparison.firstPoints.sum - advantage);
        if (advantage > 0.0 && (without < other || (without == other && !winsTies)))
            result.push_back(i);
    }
    return result;
}

/// From the children of root down to the association, along the lists in which it competes.
std::vector<AssocIndex> competingPath(const Evaluation& evaluation, AssocIndex assoc)
{
    std::vector<AssocIndex> path;
    for (; assoc.isValid() && evaluation.assocs.fsParent[assoc.at()].isValid();
         assoc = evaluation.assocs.fsParent[assoc.at()])
        path.push_back(assoc);
    std::ranges::reverse(path);
    return path;
}

BranchPoint branchPoint(const Evaluation& evaluation, RowIndex first, RowIndex second)
{
    const auto assocOf = [&](RowIndex row) {
        return evaluation.snapshot().jobs.assoc[evaluation.snapshot().rows.job[row.at()].at()];
    };
    const auto a = competingPath(evaluation, assocOf(first));
    const auto b = competingPath(evaluation, assocOf(second));
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (a[i] == b[i])
            continue;
        return {evaluation.assocs.fsParent[a[i].at()], a[i], b[i],
                evaluation.assocs.levelFs[a[i].at()], evaluation.assocs.levelFs[b[i].at()]};
    }
    return {};
}

bool isAhead(const Evaluation& evaluation, RowIndex a, RowIndex b)
{
    const auto place = [&](RowIndex row) {
        const auto rank = evaluation.rank[row.at()];
        return rank == 0 ? RowIndex::none : rank; // unranked ones last
    };
    return place(a) <= place(b);
}

} // namespace

RankComparison compareRanks(const Evaluation& evaluation, RowIndex a, RowIndex b)
{
    RankComparison result;
    std::tie(result.first, result.second)
        = isAhead(evaluation, a, b) ? std::tie(a, b) : std::tie(b, a);
    result.decidedBy = decidedBy(evaluation, result.first, result.second);
    const auto& policy = evaluation.inputs.policy;
    result.firstPoints = pointsOf(evaluation, result.first);
    result.secondPoints = pointsOf(evaluation, result.second);
    result.parts = differences(policy, result);
    result.isSummed = isSummed(evaluation, a) && isSummed(evaluation, b);
    result.isDecidable
        = result.isSummed && result.decidedBy == DecidedBy::Priority && !traitsOf(policy).hasCaps;
    if (result.isDecidable)
        result.decisive = decisiveOnes(evaluation, result);
    const auto isFairShare
        = [](const ComparedPart& entry) { return entry.part->key == "fairshare"; };
    if (result.isSummed && policy.algorithm() == Algorithm::FairTree
        && std::ranges::any_of(result.parts, isFairShare))
        result.branch = branchPoint(evaluation, result.first, result.second);
    return result;
}

} // namespace fairlead::models
