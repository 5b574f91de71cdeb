// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/usagehistory.h"

#include "engine/slurm/charging.h"

#include <algorithm>
#include <cmath>

namespace fairlead {

double decayedUsage(double rate, std::int64_t start, std::int64_t end, std::int64_t now,
                    std::uint32_t halfLife)
{
    end = std::min(end, now);
    if (end <= start)
        return 0.0;
    if (halfLife == 0)
        return rate * static_cast<double>(end - start);
    const double lambda = -std::log1p(-0.693 / halfLife);
    const double sinceEnd = std::exp(-lambda * static_cast<double>(now - end));
    const double length = -std::expm1(-lambda * static_cast<double>(end - start));
    return rate / lambda * sinceEnd * length;
}

bool hasUsageHistory(const Snapshot& snapshot)
{
    return !snapshot.history.empty();
}

namespace {
/// Children follow their parents in the table: backwards, every child adds to its parent once.
void sumUpTheTree(const Snapshot& snapshot, std::vector<long double>& values)
{
    for (std::size_t i = values.size(); i-- > 1;)
        values[snapshot.assocs.parent[i].at()] += values[i];
}

void chargeHistory(const Inputs& inputs, std::vector<long double>& rawUsage)
{
    const auto& snapshot = *inputs.snapshot;
    rawUsage.assign(snapshot.assocs.size(), 0.0L);
    for (const auto& part : snapshot.history)
        rawUsage[part.assoc.at()]
            += slurm::chargedUsage(part.rate, part.start, part.end, inputs.now, inputs.policy);
    sumUpTheTree(snapshot, rawUsage);
}
} // namespace

void computeRawUsage(const Inputs& inputs, std::vector<long double>& rawUsage)
{
    const auto& snapshot = *inputs.snapshot;
    if (snapshot.usageFromHistory) {
        chargeHistory(inputs, rawUsage);
        return;
    }
    rawUsage = snapshot.assocs.rawUsage;
    const auto before = snapshot.policy.halfLife;
    const auto after = inputs.policy.halfLife;
    if (before == after || !hasUsageHistory(snapshot))
        return;
    std::vector<long double> change(rawUsage.size(), 0.0L);
    for (const auto& part : snapshot.history) {
        change[part.assoc.at()] += decayedUsage(part.rate, part.start, part.end, inputs.now, after)
            - decayedUsage(part.rate, part.start, part.end, inputs.now, before);
    }
    sumUpTheTree(snapshot, change);
    for (std::size_t i = 0; i < change.size(); ++i)
        rawUsage[i] = std::max(0.0L, rawUsage[i] + change[i]);
}

} // namespace fairlead
