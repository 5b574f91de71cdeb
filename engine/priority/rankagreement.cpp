// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/rankagreement.h"

#include "engine/base/inversions.h"

#include <algorithm>
#include <cstdlib>

namespace fairlead {

RankAgreement agreementOf(const Difference& difference, std::size_t most)
{
    RankAgreement result;
    std::vector<std::size_t> both;
    for (std::size_t i = 0; i < difference.rows.size(); ++i) {
        if (difference.rows[i].rankBefore != 0 && difference.rows[i].rankAfter != 0)
            both.push_back(i);
    }
    std::sort(both.begin(), both.end(), [&](std::size_t a, std::size_t b) {
        return difference.rows[a].rankBefore < difference.rows[b].rankBefore;
    });
    std::vector<std::uint32_t> places;
    places.reserve(both.size());
    for (const auto i : both)
        places.push_back(difference.rows[i].rankAfter);
    result.rows = both.size();
    const auto n = static_cast<double>(both.size());
    if (both.size() > 1)
        result.tau = 1.0 - 4.0 * countInversions(places) / (n * (n - 1.0));
    std::erase_if(both, [&](std::size_t i) { return difference.rows[i].gain() == 0; });
    std::stable_sort(both.begin(), both.end(), [&](std::size_t a, std::size_t b) {
        return std::abs(difference.rows[a].gain()) > std::abs(difference.rows[b].gain());
    });
    both.resize(std::min(both.size(), most));
    result.farthest = std::move(both);
    return result;
}

} // namespace fairlead
