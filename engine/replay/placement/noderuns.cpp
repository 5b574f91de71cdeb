// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/noderuns.h"

#include <algorithm>

namespace fairlead::replay {

void NodeRuns::join(std::span<const Offer> offers, bool isContiguous)
{
    m_runs.clear();
    m_isContiguous = isContiguous;
    m_hasRequired = std::ranges::any_of(offers, &Offer::isRequired);
    for (std::uint32_t i = 0; i < offers.size(); ++i) {
        const auto& offer = offers[i];
        const bool isNeighbour = i > 0 && offers[i - 1].node + 1 == offer.node;
        const bool isOther = !isContiguous && !m_runs.empty() && m_runs.back().count > 0
            && m_runs.back().rank != offer.rank;
        if (!isNeighbour || isOther)
            m_runs.push_back({i, i, 0, NodeRun::none, 0, 0});
        auto& run = m_runs.back();
        run.end = i + 1;
        if (offer.isRequired) {
            run.required = std::min(run.required, i);
            continue;
        }
        run.rank = offer.rank; // of contiguous nodes that of the last one
        run.cpus += offer.cpus;
        ++run.count;
    }
}

bool NodeRuns::isUsable(const NodeRun& run) const
{
    return run.count > 0 && !(m_isContiguous && m_hasRequired && run.required == NodeRun::none);
}

bool NodeRuns::hasRequiredBehind(std::size_t place) const
{
    return std::any_of(
        m_runs.begin() + static_cast<std::ptrdiff_t>(place) + 1, m_runs.end(),
        [](const NodeRun& run) { return run.count > 0 && run.required != NodeRun::none; });
}

/// The lightest; among equals one that is sufficient, with the fewest CPUs; else the largest. One
/// with required nodes goes before those without.
NodeRun NodeRuns::takeBest(const Needed& needed)
{
    NodeRun* best = nullptr;
    bool isBestSufficient = false;
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        auto& run = m_runs[i];
        if (!isUsable(run))
            continue;
        const bool isSufficient = run.cpus >= needed.cpus && run.count >= needed.required;
        bool isBetter = best == nullptr || run.rank < best->rank
            || (best->required == NodeRun::none && run.required != NodeRun::none);
        if (!isBetter && run.rank == best->rank)
            isBetter
                = isSufficient ? !isBestSufficient || run.cpus < best->cpus : run.cpus > best->cpus;
        if (!isBetter && m_isContiguous)
            isBetter = isSufficient && !isBestSufficient;
        if (isBetter) {
            best = &run;
            isBestSufficient = isSufficient;
        }
        if (m_isContiguous && m_hasRequired && hasRequiredBehind(i))
            return {}; // they are not neighbours
    }
    if (best == nullptr || (m_isContiguous && !isBestSufficient))
        return {};
    const auto taken = *best;
    best->count = 0;
    return taken;
}

} // namespace fairlead::replay
