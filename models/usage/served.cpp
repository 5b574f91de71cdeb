// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/usage/served.h"

#include "engine/priority/scheduler.h"
#include "models/usage/usageknown.h"

#include <algorithm>
#include <limits>

namespace fairlead::models {

namespace {

constexpr double atShareMargin = 0.95;

bool isByParent(const Snapshot& snapshot, const Inputs& inputs, std::size_t assoc)
{
    return snapshot.assocs.parent[assoc].isValid()
        && (*inputs.shares)[assoc] == slurm::useParentShares;
}

/// What each association has of its level; accounts that stand aside have their members' sum.
std::vector<double> levelFractions(const Evaluation& evaluation)
{
    const auto& snapshot = evaluation.snapshot();
    const auto count = snapshot.assocs.size();
    std::vector<double> fraction(count, 0.0);
    for (std::size_t i = count; i-- > 1;) { // children before parents
        const auto level = evaluation.assocs.levelShares[i];
        if (!isByParent(snapshot, evaluation.inputs, i))
            fraction[i]
                = level == 0 ? 0.0 : static_cast<double>((*evaluation.inputs.shares)[i]) / level;
        const auto parent = snapshot.assocs.parent[i].at();
        if (isByParent(snapshot, evaluation.inputs, parent))
            fraction[parent] += fraction[i];
    }
    return fraction;
}

void judge(Served& served, bool byParent)
{
    if (byParent) {
        served.kind = VerdictKind::ByParent;
    } else if (served.promised <= 0.0) {
        served.kind = served.consumed > 0.0 ? VerdictKind::NoShare : VerdictKind::None;
    } else if (served.consumed <= 0.0) {
        served.kind = VerdictKind::NoUsage;
    } else if (const double ratio = served.promised / served.consumed;
               ratio * atShareMargin > 1.0) {
        served.kind = VerdictKind::UnderServed;
        served.ratio = ratio;
    } else if (ratio < atShareMargin) {
        served.kind = VerdictKind::OverServed;
        served.ratio = 1.0 / ratio;
    } else {
        served.kind = VerdictKind::AtShare;
        served.ratio = ratio;
    }
}

/// A target is of the whole system. A floor says nothing of who is above it, a ceiling nothing of
/// who is below, and without a target nobody used too much.
Served servedByTarget(const Evaluation& evaluation, AssocIndex assoc, double consumed,
                      bool isUsageKnown)
{
    Served served;
    served.consumed = consumed;
    if (evaluation.snapshot().assocs.parent[assoc.at()] != AssocIndex(0))
        return served;
    const auto target = schedulerOf(evaluation.inputs.policy).target(evaluation, assoc);
    served.promised = evaluation.assocs.normShares[assoc.at()];
    if (served.promised <= 0.0 || !isUsageKnown)
        return served;
    judge(served, false);
    const bool isUnder
        = served.kind == VerdictKind::UnderServed || served.kind == VerdictKind::NoUsage;
    if ((target.kind == TargetKind::Floor && served.kind == VerdictKind::OverServed)
        || (target.kind == TargetKind::Ceiling && isUnder)) {
        served.kind = VerdictKind::None;
        served.ratio = 0.0;
    }
    return served;
}

bool isOn(ShareSide side, VerdictKind kind)
{
    return side == ShareSide::Under
        ? kind == VerdictKind::UnderServed || kind == VerdictKind::NoUsage
        : kind == VerdictKind::OverServed || kind == VerdictKind::NoShare;
}

/// What an account consumed of the whole cluster's usage.
double consumedOfCluster(const ServedTable& table, const AssocTable& assocs, AssocIndex account)
{
    double consumed = 1.0;
    for (; account != AssocIndex(0); account = assocs.parent[account.at()])
        consumed *= table.served(account).consumed;
    return consumed;
}

} // namespace

double distanceFromShare(const Served& served)
{
    return served.kind == VerdictKind::NoShare ? std::numeric_limits<double>::infinity()
                                               : served.ratio;
}

bool isFartherFromShare(const ServedTable& table, const AssocTable& assocs, AssocIndex account,
                        AssocIndex other)
{
    const double first = distanceFromShare(table.served(account));
    const double second = distanceFromShare(table.served(other));
    if (first != second)
        return first > second;
    const double used = consumedOfCluster(table, assocs, account);
    const double usedOther = consumedOfCluster(table, assocs, other);
    return used != usedOther ? used > usedOther : account < other;
}

std::vector<AssocIndex> farthestFromShare(const ServedTable& table, const AssocTable& assocs,
                                          ShareSide side, std::size_t most)
{
    std::vector<AssocIndex> found;
    for (std::size_t i = 1; i < table.size(); ++i) {
        if (!assocs.isUser(AssocIndex(i)) && isOn(side, table.served(AssocIndex(i)).kind))
            found.emplace_back(i);
    }
    most = std::min(most, found.size());
    const auto isFarther
        = [&](AssocIndex a, AssocIndex b) { return isFartherFromShare(table, assocs, a, b); };
    std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(most), isFarther);
    found.resize(most);
    return found;
}

ServedTable::ServedTable(const Evaluation& evaluation)
    : m_children(evaluation.snapshot().assocs)
    , m_served(evaluation.snapshot().assocs.size())
{
    if (traitsOf(evaluation.inputs.policy).hasTargets)
        fillByTargets(evaluation);
    else
        fillByShares(evaluation);
}

void ServedTable::fillByTargets(const Evaluation& evaluation)
{
    const auto& usage = evaluation.assocs.rawUsage;
    const auto& parents = evaluation.snapshot().assocs.parent;
    const bool isKnown = usageKnown(evaluation) == UsageKnown::Yes;
    for (std::size_t i = 1; i < m_served.size(); ++i) {
        const auto whole = usage[parents[i].at()];
        m_served[i]
            = servedByTarget(evaluation, AssocIndex(i),
                             whole > 0.0L ? static_cast<double>(usage[i] / whole) : 0.0, isKnown);
    }
}

void ServedTable::fillByShares(const Evaluation& evaluation)
{
    const auto& snapshot = evaluation.snapshot();
    const auto fraction = levelFractions(evaluation);
    const bool isKnown = usageKnown(evaluation) == UsageKnown::Yes;
    for (std::size_t i = 1; i < m_served.size(); ++i) {
        const auto parent = snapshot.assocs.parent[i].at();
        auto& served = m_served[i];
        served.promised = fraction[i];
        // Members of an account that stands aside compete one level up; here its sum is the whole.
        if (isByParent(snapshot, evaluation.inputs, parent))
            served.promised = fraction[parent] > 0.0 ? fraction[i] / fraction[parent] : 0.0;
        const auto whole = evaluation.assocs.rawUsage[parent];
        if (whole > 0.0L)
            served.consumed = static_cast<double>(evaluation.assocs.rawUsage[i] / whole);
        if (isKnown)
            judge(served, isByParent(snapshot, evaluation.inputs, i));
    }
}

} // namespace fairlead::models
