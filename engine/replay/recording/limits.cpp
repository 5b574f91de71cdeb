// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/limits.h"

#include <algorithm>
#include <array>

namespace fairlead::replay {

namespace {
constexpr std::array inheritedCounts{&LimitSet::maxWall, &LimitSet::maxJobs};
constexpr std::array inheritedAmounts{&LimitSet::perJob, &LimitSet::perNode,
                                      &LimitSet::minutesPerJob};
} // namespace

void inheritFrom(const LimitSet& parent, LimitSet& limits)
{
    for (const auto count : inheritedCounts) {
        if (limits.*count == noLimit)
            limits.*count = parent.*count;
    }
    for (const auto kind : inheritedAmounts) {
        for (std::size_t i = 0; i < tresCount; ++i) {
            if ((limits.*kind)[i] == noAmount)
                (limits.*kind).amounts[i] = (parent.*kind)[i];
        }
    }
}

OwnLimits inheritableIn(const LimitSet& limits)
{
    OwnLimits set = 0;
    OwnLimits bit = 1;
    for (const auto count : inheritedCounts) {
        set |= limits.*count == noLimit ? 0 : bit;
        bit <<= 1U;
    }
    for (const auto kind : inheritedAmounts) {
        for (const auto amount : (limits.*kind).amounts) {
            set |= amount == noAmount ? 0 : bit;
            bit <<= 1U;
        }
    }
    return set;
}

LimitKinds limitKindsOf(const LimitSet& limits)
{
    const bool areJobs = std::min({limits.groupJobs, limits.maxJobs, limits.maxJobsOfUser,
                                   limits.maxJobsOfAccount})
        != noLimit;
    const bool isWall = std::min(limits.groupWall, limits.maxWall) != noLimit;
    auto kinds = static_cast<LimitKinds>((areJobs ? limitOfJobs : 0) | (isWall ? limitOfWall : 0));
    for (const auto kind : {&LimitSet::group, &LimitSet::groupMinutes, &LimitSet::groupRunMinutes,
                            &LimitSet::perJob, &LimitSet::perNode, &LimitSet::minutesPerJob,
                            &LimitSet::ofUser, &LimitSet::ofAccount, &LimitSet::least}) {
        for (std::size_t tres = 0; tres < tresCount; ++tres) {
            if ((limits.*kind)[tres] != noAmount)
                kinds |= static_cast<LimitKinds>(1U << tres);
        }
    }
    return kinds;
}

bool readsUsedMinutes(const LimitSet& limits)
{
    return limits.groupWall != noLimit || !(limits.groupMinutes == TresLimits());
}

bool readsTimeLeft(const LimitSet& limits)
{
    return !(limits.groupMinutes == TresLimits() && limits.groupRunMinutes == TresLimits());
}

} // namespace fairlead::replay
