// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

#include <array>
#include <vector>

namespace fairlead::replay {

/// How much one limit kept the jobs of a group.
struct LimitSum
{
    std::uint32_t limit = 0; ///< into Outcome::limits
    std::size_t jobs = 0; ///< that it kept
    double seconds = 0; ///< summed over these jobs  @unit s
};

/// [group] The limits that kept its jobs of the outlook's period in the first replica, the one that
/// kept them longest first.
/// @param policy  one of the outlook, which is of the recording
std::vector<std::vector<LimitSum>> limitSums(const Recording& recording, const Outlook& outlook,
                                             const PolicyOutlook& policy, Grouping by);

/// [Grouping] The same for each.
using LimitSums = std::array<std::vector<std::vector<LimitSum>>, groupingCount>;
LimitSums limitSums(const Recording& recording, const Outlook& outlook,
                    const PolicyOutlook& policy);

} // namespace fairlead::replay
