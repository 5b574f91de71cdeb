// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/fairshare.h"

#include "engine/slurm/fairshare/classicfairshare.h"
#include "engine/slurm/fairshare/depthoblivious.h"
#include "engine/slurm/fairshare/fairtree.h"
#include "engine/slurm/fairshare/linearfairshare.h"
#include "engine/slurm/fairshare/sharetree.h"
#include "engine/slurm/usage/charging.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairlead::replay {

FairShare::FairShare(const Inputs& policy, std::vector<long double> usage, Second usageAt)
    : m_inputs(policy)
    , m_decay(slurm::decayPerSecond(policy.policy.slurm().halfLife))
    , m_last(usageAt)
    , m_isFairTree(policy.policy.algorithm() == Algorithm::FairTree)
    , m_isOblivious(policy.policy.algorithm() == Algorithm::DepthOblivious)
    , m_isLazy(m_isOblivious || policy.policy.algorithm() == Algorithm::ClassicFairShare)
{
    const auto count = policy.snapshot->assocs.size();
    m_results.rawUsage = std::move(usage);
    m_results.rawUsage.resize(count);
    m_isKnown.assign(count, false);
    slurm::buildShareTree(m_inputs, m_cache, m_results);
    slurm::computeNormUsage(m_results);
    if (m_isLazy)
        computeAccounts();
    endCycle();
}

bool FairShare::beginCycle(Second now)
{
    const auto boundary = slurm::lastUsageReset(m_inputs.policy.slurm().usageReset, now,
                                                m_inputs.snapshot->utcOffset);
    const bool isReset = m_last != 0 && boundary > m_last;
    if (isReset)
        std::ranges::fill(m_results.rawUsage, 0.0L);
    if (m_isLazy)
        computeAccounts();
    m_isRankDue = false; // endCycle() comes before anybody asks
    if (m_last != 0 && now > m_last && m_decay != 1.0) {
        const auto left = std::max(std::pow(m_decay, static_cast<double>(now - m_last)),
                                   std::numeric_limits<double>::min());
        for (auto& usage : m_results.rawUsage)
            usage *= static_cast<long double>(left);
    }
    m_last = now;
    return isReset;
}

long double FairShare::effectiveUsageOf(std::size_t assoc) const
{
    return m_isOblivious ? slurm::obliviousUsageOf(m_inputs, m_cache, m_results, assoc)
                         : slurm::effectiveUsageOf(m_inputs, m_results, assoc);
}

/// What stands of accounts until the next cycle, from usage before it is decayed and charged; users
/// are asked for one by one.
void FairShare::computeAccounts()
{
    if (!m_isOblivious)
        slurm::computeNormUsage(m_results);
    m_results.effectiveUsage[0] = 1.0L;
    const auto& assocs = m_inputs.snapshot->assocs;
    for (std::size_t i = 1; i < m_results.rawUsage.size(); ++i) {
        m_isKnown[i] = false;
        if (assocs.isUser(AssocIndex(i)))
            continue;
        if (m_isOblivious)
            m_results.normUsage[i] = slurm::normUsageOf(m_results, i);
        m_results.effectiveUsage[i] = effectiveUsageOf(i);
    }
}

void FairShare::endCycle()
{
    switch (m_inputs.policy.algorithm()) {
    case Algorithm::FairTree:
        m_isRankDue = true;
        break;
    case Algorithm::Slurm20:
        slurm::computeLinearFairShare(m_inputs, m_results);
        break;
    case Algorithm::DepthOblivious:
    case Algorithm::ClassicFairShare:
    case Algorithm::None:
        break;
    }
}

void FairShare::rank()
{
    if (m_isRankDue)
        slurm::computeFairTree(m_inputs, m_cache, m_results);
    m_isRankDue = false;
}

void FairShare::charge(AssocIndex assoc, Second from, Second to, double rate)
{
    if (!assoc.isValid() || to <= from || rate == 0.0)
        return;
    rank();
    if (to - from != m_sliceOf) { // most jobs run through the whole cycle
        m_sliceOf = to - from;
        m_slice = slurm::slice(m_decay, m_sliceOf);
    }
    const double charged = m_slice * rate;
    for (auto i = assoc; i.isValid(); i = m_inputs.snapshot->assocs.parent[i.at()])
        m_results.rawUsage[i.at()] += static_cast<long double>(charged);
}

double FairShare::factorOf(AssocIndex assoc)
{
    if (!assoc.isValid())
        return 0.0;
    rank();
    if (!m_isLazy)
        return m_results.fairShare[assoc.at()];
    const auto judged = slurm::judgedAs(m_inputs, m_results, assoc.at());
    if (m_inputs.snapshot->assocs.isUser(AssocIndex(judged)) && !m_isKnown[judged]) {
        m_results.normUsage[judged] = slurm::normUsageOf(m_results, judged);
        m_results.effectiveUsage[judged] = effectiveUsageOf(judged);
        m_isKnown[judged] = true;
    }
    m_results.fairShare[assoc.at()]
        = slurm::classicFactor(m_results.effectiveUsage[judged], m_results.normShares[judged],
                               m_inputs.policy.slurm().damping);
    return m_results.fairShare[assoc.at()];
}

std::vector<long double> FairShare::heldParts()
{
    for (std::size_t i = 0; i < m_results.normUsage.size(); ++i) {
        if (m_inputs.snapshot->assocs.isUser(AssocIndex(i)))
            (void)factorOf(AssocIndex(i));
    }
    return m_results.normUsage;
}

} // namespace fairlead::replay
