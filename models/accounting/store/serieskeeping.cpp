// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/store/serieskeeping.h"

#include "engine/base/durations.h"

#include <algorithm>
#include <array>

namespace fairlead::accounting {

namespace {
using durations::day;
using durations::hour;
constexpr std::int64_t week = 7 * day;
constexpr std::int64_t firstMonday = 4 * day; // Unix seconds; 1970-01-01 was a Thursday

/// From an age on, one moment of each slot stays.
struct Step
{
    std::int64_t age; ///< @unit s
    std::int64_t slot; ///< @unit s
};
constexpr std::array steps{Step{365 * day, week}, Step{14 * day, day}, Step{day, hour}};

constexpr std::int64_t longestPause = 30 * day; // a longer one may be a clock's

/// Two moments of one slot are of one number; every moment younger than all steps is alone.
std::int64_t slotOf(std::int64_t moment, std::int64_t slot)
{
    const auto since = moment - firstMonday;
    return since >= 0 ? since / slot : (since - slot + 1) / slot;
}

std::int64_t slotLengthAt(std::int64_t age)
{
    for (const auto& step : steps) {
        if (age > step.age)
            return step.slot;
    }
    return 1;
}
} // namespace

std::vector<std::int64_t> momentsToDrop(const std::vector<std::int64_t>& moments, std::int64_t now)
{
    std::vector<std::int64_t> dropped;
    std::int64_t age = 0; // of moment i
    for (std::size_t i = moments.size(); i-- > 1;) {
        if (const auto slot = slotLengthAt(age);
            slotOf(moments[i], slot) == slotOf(moments[i - 1], slot))
            dropped.push_back(moments[i]);
        const auto pause = moments[i] - moments[i - 1];
        const bool isClocks = moments[i] > now && moments[i - 1] <= now;
        if (!isClocks && pause <= longestPause)
            age += pause;
    }
    std::ranges::reverse(dropped);
    return dropped;
}

} // namespace fairlead::accounting
