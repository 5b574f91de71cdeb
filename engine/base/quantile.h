// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace fairlead {

/// The value below which `part` of the sorted values lie, between neighbours in proportion; 0:
/// there are none.
/// @param part  @range [0, 1]
inline double quantile(const std::vector<double>& sorted, double part)
{
    if (sorted.empty())
        return 0.0;
    const double place = part * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const auto above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

} // namespace fairlead
