// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historyend.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t longestGap = 366LL * 86400; // s
}

std::int64_t endOfHistory(std::vector<std::int64_t> moments)
{
    std::erase_if(moments, [](std::int64_t moment) { return moment <= 0; });
    if (moments.empty())
        return 0;
    std::ranges::sort(moments);
    auto end = moments.size() / 2;
    while (end + 1 < moments.size() && moments[end + 1] - moments[end] <= longestGap)
        ++end;
    return moments[end];
}

} // namespace fairlead::accounting
