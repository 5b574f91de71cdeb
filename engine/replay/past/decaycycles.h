// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/replay/recording/recording.h"

#include <string>
#include <vector>

namespace fairlead::replay {

/// When the decay thread computed usage: as the log says, or else the recording, or else the
/// reading; beside these whole periods away from one that is known.
class DecayCycles
{
public:
    /// @param period  PriorityCalcPeriod, s
    DecayCycles(const Recording& recording, const Snapshot& today, Second period);

    /// Those that are known, ascending; empty: none is.
    [[nodiscard]] const std::vector<std::int64_t>& known() const { return m_known; }
    /// The last one at or before a moment.
    [[nodiscard]] Second until(Second moment) const;

private:
    std::vector<std::int64_t> m_known;
    Second m_some = 0; ///< one of the regular ones
    Second m_period; ///< of them
};

} // namespace fairlead::replay
