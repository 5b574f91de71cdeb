// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/limits.h"

namespace fairlead::replay {

void inheritFrom(const LimitSet& parent, LimitSet& limits)
{
    for (const auto count : {&LimitSet::maxWall, &LimitSet::maxJobs}) {
        if (limits.*count == noLimit)
            limits.*count = parent.*count;
    }
    for (const auto kind : {&LimitSet::perJob, &LimitSet::perNode, &LimitSet::minutesPerJob}) {
        for (std::size_t i = 0; i < tresCount; ++i) {
            if ((limits.*kind)[i] == noAmount)
                (limits.*kind).amounts[i] = (parent.*kind)[i];
        }
    }
}

} // namespace fairlead::replay
