// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace fairlead {

/// Pairs that stand the other way round; equal ones do not. Sorts `places` on the way. O(n log n).
template <typename Place>
double countInversions(std::vector<Place>& places)
{
    double inversions = 0.0;
    std::vector<Place> merged(places.size());
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

} // namespace fairlead
