// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/proof/sharebounds.h"

#include "engine/slurm/fairshare/classicfairshare.h"
#include "engine/slurm/fairshare/depthoblivious.h"
#include "engine/slurm/fairshare/linearfairshare.h"
#include "engine/slurm/fairshare/sshare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fairlead::slurm {

namespace {
constexpr auto infinity = std::numeric_limits<long double>::infinity();

/// sshare prints LevelFS as `inf` for what has used nothing at all, however it is rounded.
bool hasNoUsage(const Answers& answers, std::size_t assoc)
{
    return assoc < answers.shares.size() && answers.shares[assoc]
        && std::isinf((*answers.shares[assoc])[ShareColumn::LevelFs]);
}

/// Of the ratio among siblings: 1 where both ratios lie on one side of 1, else the less the further
/// the parent's is from 1.
LevelRange exponentRange(const LevelRange& parentRatio, const LevelRange& ratio)
{
    if ((parentRatio.low >= 1.0L && ratio.low >= 1.0L)
        || (parentRatio.high <= 1.0L && ratio.high <= 1.0L))
        return {1.0L, 1.0L};
    const auto exponentAt = [](long double number) {
        const auto distance = 5.0L * std::log(number);
        return number > 0.0L ? 1.0L / (1.0L + distance * distance) : 0.0L;
    };
    const auto least = std::min(exponentAt(parentRatio.low), exponentAt(parentRatio.high));
    return {least, 1.0L};
}

NumberRange outwards(long double low, long double high)
{
    const auto toDouble = [](long double value, double direction) {
        const auto nearest = static_cast<double>(value);
        return std::isfinite(nearest) ? std::nextafter(nearest, direction) : nearest;
    };
    constexpr auto far = std::numeric_limits<double>::infinity();
    return {std::max(toDouble(low, -far), 0.0), toDouble(high, far)};
}
} // namespace

ShareBounds::ShareBounds(const Evaluation& evaluation)
    : m_evaluation(evaluation)
    , m_table(evaluation.snapshot().assocs)
    , m_results(evaluation.assocs)
    , m_isExact(m_table.usageBelow.empty() && evaluation.snapshot().heldParts.empty())
{
    if (m_isExact)
        return;
    findUsage();
    findNormUsage();
    switch (evaluation.inputs.policy.algorithm()) {
    case Algorithm::FairTree:
        findFairTree();
        break;
    case Algorithm::ClassicFairShare:
    case Algorithm::Slurm20:
        findClassic();
        break;
    case Algorithm::DepthOblivious:
        findDepthOblivious();
        break;
    case Algorithm::None:
        break;
    }
}

void ShareBounds::findUsage()
{
    m_usage.resize(m_table.size());
    for (std::size_t i = 0; i < m_usage.size(); ++i) {
        const auto ours = m_results.rawUsage[i];
        m_usage[i] = {ours, ours};
        if (m_table.usageBelow.empty())
            continue;
        const auto low = ours - static_cast<long double>(m_table.usageBelow[i]);
        m_usage[i] = {std::max(low, 0.0L), ours + static_cast<long double>(m_table.usageAbove[i])};
        if (ours == 0.0L && hasNoUsage(m_evaluation.snapshot().answers, i))
            m_usage[i].high = 0.0L;
    }
}

/// Part of the cluster's usage; in Slurm 2.0 of what its processors could use.
void ShareBounds::findNormUsage()
{
    m_normUsage.resize(m_usage.size());
    const bool isLinear = m_evaluation.inputs.policy.slurm().isLinear();
    const auto& root = m_usage[0];
    for (std::size_t i = 1; i < m_usage.size(); ++i) {
        const auto& own = m_usage[i];
        const auto ours = m_results.normUsage[i];
        if (isLinear) {
            const auto scale
                = m_results.rawUsage[i] > 0 && ours > 0 ? ours / m_results.rawUsage[i] : 0.0L;
            m_normUsage[i] = {std::min(own.low * scale, 1.0L), std::min(own.high * scale, 1.0L)};
            continue;
        }
        const auto highest = root.low > 0 ? own.high / root.low : (own.high > 0 ? 1.0L : 0.0L);
        m_normUsage[i]
            = {root.high > 0 ? std::min(own.low / root.high, 1.0L) : 0.0L, std::min(highest, 1.0L)};
    }
    if (!m_evaluation.snapshot().heldParts.empty() && !isLinear)
        moveToHeldParts();
}

/// What slurmctld holds is of usage before the last cycle charged it: as far around that as the
/// parts of the usage may lie around themselves, and by what is charged in a second, which is as
/// near as the cycle before is known.
void ShareBounds::moveToHeldParts()
{
    const auto& held = m_evaluation.snapshot().heldParts;
    const auto all = m_results.rawUsage[0];
    const auto charged = chargedInASecond();
    for (std::size_t i = 1; i < m_normUsage.size() && all > 0; ++i) {
        auto& range = m_normUsage[i];
        const auto ours = m_results.normUsage[i];
        if (ours != held[i])
            continue; // it follows from usage
        const auto part = m_results.rawUsage[i] / all;
        const auto second = (charged[i] + ours * charged[0]) / all;
        range = {std::clamp(ours - (part - range.low) - second, 0.0L, 1.0L),
                 std::clamp(ours + (range.high - part) + second, 0.0L, 1.0L)};
    }
}

/// By the jobs of each association and below it that run.
std::vector<long double> ShareBounds::chargedInASecond() const
{
    const auto& jobs = m_evaluation.snapshot().jobs;
    std::vector<long double> charged(m_usage.size(), 0.0L);
    for (std::size_t i = 0; i < jobs.usageRate.size(); ++i) {
        if (jobs.state[i] == JobState::Running && jobs.assoc[i].isValid())
            charged[jobs.assoc[i].at()] += static_cast<long double>(jobs.usageRate[i]);
    }
    for (auto i = charged.size(); i-- > 1;)
        charged[m_table.parent[i].at()] += charged[i];
    return charged;
}

LevelRange ShareBounds::levelOf(std::size_t i) const
{
    const auto ours = m_results.levelFs[i];
    const auto& usage = m_effective[i];
    const bool isByParent = (*m_evaluation.inputs.shares)[i] == useParentShares;
    if (isByParent || m_results.normShares[i] == 0.0 || usage.low == usage.high)
        return {ours, ours};
    const auto shares = static_cast<long double>(m_results.normShares[i]);
    return {usage.high > 0 ? shares / usage.high : infinity,
            usage.low > 0 ? shares / usage.low : infinity};
}

void ShareBounds::findFairTree()
{
    m_effective.resize(m_usage.size());
    m_levels.resize(m_usage.size());
    m_effective[0] = {1.0L, 1.0L};
    for (std::size_t i = 1; i < m_usage.size(); ++i) {
        const auto& own = m_usage[i];
        const auto& above = m_usage[m_results.fsParent[i].at()];
        const auto ours = m_results.effectiveUsage[i];
        if (own.high == 0.0L)
            m_effective[i] = {0.0L, 0.0L};
        else if (own.low == own.high && above.low == above.high)
            m_effective[i] = {ours, ours};
        else
            m_effective[i] = {above.high > 0 ? own.low / above.high : 0.0L,
                              above.low > 0 ? own.high / above.low : infinity};
        m_levels[i] = levelOf(i);
    }
    m_factors = fairTreeBounds(m_evaluation, m_levels);
    m_hasFactors = true;
}

/// Never falls when the own usage or that of the account grows.
ShareBounds::Range ShareBounds::classicUsage(std::size_t i) const
{
    const auto parent = m_results.fsParent[i];
    const auto& own = m_normUsage[i];
    if (parent.value == 0)
        return own;
    const auto& above = m_effective[parent.at()];
    const auto shares = (*m_evaluation.inputs.shares)[i];
    const auto level = m_results.levelShares[i];
    if (shares == useParentShares || level == 0)
        return above;
    const auto part = shares / static_cast<long double>(level);
    return {own.low + (above.low - own.low) * part, own.high + (above.high - own.high) * part};
}

/// Never rises when usage grows.
NumberRange ShareBounds::factorOf(const Range& usage, double shares, double otherwise) const
{
    const auto& settings = m_evaluation.inputs.policy.slurm();
    if (settings.isLinear())
        return {linearFactor(usage.high, shares), linearFactor(usage.low, shares)};
    if (settings.damping == 0)
        return {otherwise, otherwise};
    return {classicFactor(usage.high, shares, settings.damping),
            classicFactor(usage.low, shares, settings.damping)};
}

void ShareBounds::findClassic()
{
    m_effective.resize(m_usage.size());
    m_effective[0] = {1.0L, 1.0L};
    for (std::size_t i = 1; i < m_usage.size(); ++i)
        m_effective[i] = classicUsage(i);
    findFactors();
}

void ShareBounds::findFactors()
{
    const bool isLinear = m_evaluation.inputs.policy.slurm().isLinear();
    m_factors.resize(m_usage.size());
    m_factors[0] = {m_results.fairShare[0], m_results.fairShare[0]};
    for (std::size_t i = 1; i < m_usage.size(); ++i) {
        const auto judged = isLinear ? i : judgedAs(m_evaluation.inputs, m_results, i);
        m_factors[i]
            = factorOf(m_effective[judged], m_results.normShares[judged], m_results.fairShare[i]);
    }
    m_hasFactors = true;
}

/// In the order in which slurmctld asks: first the cycle, then sshare. `stored` is what it knows of
/// the usage of siblings by then.
void ShareBounds::findDepthOblivious()
{
    std::vector<bool> visited;
    findVisited(m_evaluation.inputs, visited);
    constexpr auto unknown = static_cast<long double>(noValue);
    std::vector<Range> stored(m_usage.size(), {unknown, unknown});
    m_effective.resize(m_usage.size());
    m_effective[0] = {1.0L, 1.0L};
    m_members.resize(m_usage.size());
    for (std::size_t i = 1; i < m_usage.size(); ++i) {
        if ((*m_evaluation.inputs.shares)[i] != useParentShares)
            m_members[m_results.fsParent[i].at()].push_back(i);
        if (visited[i])
            stored[i] = m_normUsage[i];
    }
    for (const bool asked : {false, true}) {
        for (std::size_t i = 1; i < m_usage.size(); ++i) {
            if (visited[i] == asked)
                continue;
            stored[i] = m_normUsage[i];
            m_effective[i] = depthObliviousUsage(i, stored);
        }
    }
    findFactors();
}

/// The formula neither rises nor falls with each of its numbers alone, so its ratio and exponent
/// are ranges of their own; a power has its extremes at their ends.
ShareBounds::Range ShareBounds::depthObliviousUsage(std::size_t i,
                                                    const std::vector<Range>& stored) const
{
    const auto parent = m_results.fsParent[i];
    const auto& own = m_normUsage[i];
    if (parent.value == 0)
        return own;
    const auto& above = m_effective[parent.at()];
    if ((*m_evaluation.inputs.shares)[i] == useParentShares)
        return above;
    const auto share = static_cast<long double>(m_results.normShares[i]);
    const auto parentShare = static_cast<long double>(m_results.normShares[parent.at()]);
    if (share == 0.0L || parentShare == 0.0L || above.high == 0.0L || own.high == 0.0L)
        return own;
    Range sum;
    for (const auto member : m_members[parent.at()]) {
        sum.low += stored[member].low;
        sum.high += stored[member].high;
    }
    const Range parentRatio{above.low / parentShare, above.high / parentShare};
    const auto scale = parentShare / share;
    const Range ratio{own.low / sum.high * scale,
                      sum.low > 0.0L ? own.high / sum.low * scale : infinity};
    const auto exponent
        = exponentRange({parentRatio.low, parentRatio.high}, {ratio.low, ratio.high});
    const std::array powers{std::pow(ratio.low, exponent.low), std::pow(ratio.low, exponent.high),
                            std::pow(ratio.high, exponent.low),
                            std::pow(ratio.high, exponent.high)};
    const auto [least, most] = std::ranges::minmax(powers);
    Range result{parentRatio.low * least * share, parentRatio.high * most * share};
    if (own.low == 0.0L || above.low == 0.0L) // then it may be the plain usage
        result = {std::min(result.low, own.low), std::max(result.high, own.high)};
    return result;
}

NumberRange ShareBounds::ourNumber(AssocIndex assoc, ShareColumn column) const
{
    const auto ours = printedShare(m_evaluation, assoc, column).value_or(ShareAnswer::isEmpty);
    return {ours, ours};
}

NumberRange ShareBounds::of(AssocIndex assoc, ShareColumn column) const
{
    const auto ours = ourNumber(assoc, column);
    if (m_isExact || std::isnan(ours.low))
        return ours;
    const auto i = assoc.at();
    const auto converted = [](const auto& range) { return outwards(range.low, range.high); };
    switch (column) {
    case ShareColumn::RawShares:
    case ShareColumn::NormShares:
        return ours;
    case ShareColumn::RawUsage:
        return converted(m_usage[i]);
    case ShareColumn::NormUsage:
        return converted(m_normUsage[i]);
    case ShareColumn::EffectvUsage:
        return m_hasFactors ? converted(m_effective[i]) : ours;
    case ShareColumn::FairShare:
        if (!m_hasFactors || i == 0)
            return ours;
        return isClientSideFactor(m_evaluation)
            ? factorOf(m_effective[i], m_results.normShares[i], ours.low)
            : m_factors[i];
    case ShareColumn::LevelFs:
        return m_levels.empty() ? ours : converted(m_levels[i]);
    }
    return ours;
}

NumberRange ShareBounds::jobFactor(AssocIndex assoc) const
{
    if (!assoc.isValid())
        return {0.0, 0.0};
    const auto ours = m_results.fairShare[assoc.at()];
    return m_isExact || !m_hasFactors ? NumberRange{ours, ours} : m_factors[assoc.at()];
}

} // namespace fairlead::slurm
