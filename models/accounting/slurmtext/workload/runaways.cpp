// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/runaways.h"

#include <algorithm>

namespace fairlead::accounting {

using replay::Second;

void endRunaways(replay::Recording& recording, Second takenAt, const std::string& origin)
{
    const auto until = std::max(recording.workload.to, takenAt);
    std::size_t count = 0;
    std::uint32_t first = 0;
    for (auto& job : recording.workload.jobs) {
        auto& recorded = job.recorded;
        if (recorded.start == 0 || recorded.end != 0 || !job.hasLimit())
            continue;
        const auto last = recorded.start + std::int64_t{60} * job.limit;
        if (last + runawayAfter >= until)
            continue;
        recorded.end = last;
        job.runTime = static_cast<std::uint32_t>(last - recorded.start);
        first = count++ == 0 ? job.id : first;
    }
    if (count > 0)
        recording.issues.push_back(
            {Severity::Warning,
             counted(count,
                     said("Messages",
                          "1 job has no end long after its time limit, and is taken to have ended "
                          "at it: %2 (sacctmgr show runawayjobs)"),
                     said("Messages",
                          "%1 jobs have no end long after their time limits, and are taken to have "
                          "ended at them; the first is %2 (sacctmgr show runawayjobs)"),
                     {std::to_string(first)}),
             origin, 0});
}

} // namespace fairlead::accounting
