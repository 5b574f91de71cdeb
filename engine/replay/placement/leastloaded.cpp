// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/placement/leastloaded.h"

#include <algorithm>
#include <utility>

namespace fairlead::replay {

bool LeastLoaded::isLess(const Offer& a, const Offer& b) const
{
    return std::uint64_t{m_free.cpus(a.node)} * m_machine.nodes[b.node].cpus
        < std::uint64_t{m_free.cpus(b.node)} * m_machine.nodes[a.node].cpus;
}

/// slurmctld stops at one that is better than those before it and has as many CPUs as the last.
std::size_t LeastLoaded::next(std::span<const Offer> offers)
{
    const auto rank = std::ranges::min_element(offers, {}, &Offer::rank)->rank;
    if (std::exchange(m_rank, rank) != rank)
        m_last.reset();
    auto best = offers.size();
    for (std::size_t i = 0; i < offers.size(); ++i) {
        if (offers[i].rank != rank || (best != offers.size() && !isLess(offers[best], offers[i])))
            continue;
        best = i;
        if (m_last == m_free.cpus(offers[i].node))
            break;
    }
    m_last = m_free.cpus(offers[best].node);
    return best;
}

} // namespace fairlead::replay
