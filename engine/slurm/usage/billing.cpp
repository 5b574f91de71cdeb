// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/billing.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
/// Whether MAX_TRES or MAX_TRES_GRES takes the largest of these instead of their sum.
bool competes(const std::string& tres, const Settings& policy)
{
    if (!policy.has(MaxTres) && !policy.has(MaxTresGres))
        return false;
    const bool isNodeTres = tres == "cpu" || tres == "mem" || tres == "node";
    return isNodeTres || (!policy.has(MaxTresGres) && tres.starts_with("gres/"));
}

double cpusOf(std::span<const TresCount> counts)
{
    const auto cpu = std::ranges::find(counts, "cpu", &TresCount::first);
    return cpu == counts.end() ? 0.0 : static_cast<double>(cpu->second);
}
} // namespace

double billableTres(std::span<const TresCount> counts, std::span<const TresWeight> weights,
                    const Settings& policy)
{
    if (weights.empty())
        return cpusOf(counts);
    double sum = 0.0;
    double largest = 0.0;
    for (const auto& [name, count] : counts) {
        const auto weight = std::ranges::find(weights, name, &TresWeight::tres);
        if (name == "billing" || weight == weights.end())
            continue;
        const double billed = static_cast<double>(count) * weight->weight;
        if (competes(name, policy))
            largest = std::max(largest, billed);
        else
            sum += billed;
    }
    return sum + largest;
}

} // namespace fairlead::slurm
