// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/usagerates.h"

#include "engine/slurm/usage/billing.h"
#include "engine/slurm/usage/charging.h"

#include <algorithm>
#include <cmath>

namespace fairlead {

UsageRates::UsageRates(const SnapshotRecords& records, const slurm::Settings& policy)
    : m_policy(policy)
{
    for (const auto& partition : records.partitions) {
        auto& weights = m_weights[partition.name];
        if (m_policy.isLinear()) // Slurm 2.0 and 2.1 count processors
            continue;
        if (auto parsed = parseTresWeights(partition.billingWeights))
            weights = *std::move(parsed);
    }
    for (const auto& qos : records.qos)
        m_factors.emplace(qos.name, slurm::chargedFactor(qos.usageFactor, m_policy));
}

double UsageRates::of(const Consumption::TresCounts& tres, std::string_view partition,
                      std::string_view qos) const
{
    const auto factor = m_factors.find(std::string(qos));
    return billingOf(tres, partition) * (factor == m_factors.end() ? 1.0 : factor->second);
}

/// Billable TRES, unrounded from the weights of the partition. What Slurm says in whole numbers
/// counts instead for a partition that is not in the source, and for a job that does not agree with
/// the weights: it keeps those with which it started. Slurm 2.0 and 2.1 count processors.
double UsageRates::billingOf(const Consumption::TresCounts& tres, std::string_view partition) const
{
    const auto billing
        = std::ranges::find(tres, "billing", &Consumption::TresCounts::value_type::first);
    const bool isBilled = billing != tres.end() && !m_policy.isLinear();
    const auto known = m_weights.find(std::string(partition));
    if (known == m_weights.end() && isBilled)
        return static_cast<double>(billing->second);
    static const std::vector<TresWeight> none;
    const double billed = std::max(
        0.0, slurm::billableTres(tres, known == m_weights.end() ? none : known->second, m_policy));
    const bool agrees = !isBilled || std::trunc(billed) == static_cast<double>(billing->second);
    return agrees ? billed : static_cast<double>(billing->second);
}

} // namespace fairlead
