// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/jobcount.h"

#include "engine/base/text.h"

#include <algorithm>
#include <cstdlib>

namespace fairlead::accounting {

std::optional<long long> usedOf(std::string_view limit)
{
    const auto open = limit.find('(');
    if (open == std::string_view::npos || !limit.ends_with(')'))
        return std::nullopt;
    return text::toInteger(limit.substr(open + 1, limit.size() - open - 2));
}

void checkJobCount(long long counted, const std::string& file, SnapshotRecords& records)
{
    // What comes and goes between two commands of one capture.
    constexpr long long few = 3;
    constexpr long long share = 20; // one in so many
    long long held = 0;
    for (const auto& job : records.jobs) {
        if (job.state == JobState::Pending || holdsResources(job.state))
            held += job.waitingTasks;
    }
    if (std::abs(counted - held) <= std::max(few, std::max(counted, held) / share))
        return;
    warn(records.issues, file, 0,
         {said("Messages",
               "it counts %1 jobs that wait or run, and the queue has %2: one of them was "
               "cut, or they are not of the same moment"),
          {std::to_string(counted), std::to_string(held)}});
}

} // namespace fairlead::accounting
