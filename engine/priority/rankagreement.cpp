// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/rankagreement.h"

#include <algorithm>
#include <cstdlib>

namespace fairlead {

namespace {
/// Pairs that stand the other way round; sorts `places` on the way.
double countInversions(std::vector<std::uint32_t>& places)
{
    double inversions = 0.0;
    std::vector<std::uint32_t> merged(places.size());
    for (std::size_t width = 1; width < places.size(); width *= 2) {
        for (std::size_t from = 0; from < places.size(); from += 2 * width) {
            const auto middle = std::min(from + width, places.size());
            const auto end = std::min(from + 2 * width, places.size());
            auto left = from;
            auto right = middle;
            for (auto to = from; to < end; ++to) {
                const bool takesRight
                    = left == middle || (right < end && places[right] < places[left]);
                if (takesRight)
                    inversions += static_cast<double>(middle - left);
                merged[to] = takesRight ? places[right++] : places[left++];
            }
        }
        places.swap(merged);
    }
    return inversions;
}
} // namespace

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
