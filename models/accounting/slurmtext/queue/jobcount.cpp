// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/queue/jobcount.h"

#include "engine/base/text.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_set>

namespace fairlead::accounting {

namespace {
/// More than what comes and goes between two commands of one capture.
bool isFar(long long apart, long long all)
{
    constexpr long long few = 3;
    constexpr long long share = 20; // one in so many
    return apart > std::max(few, all / share);
}
} // namespace

std::optional<long long> usedOf(std::string_view limit)
{
    const auto open = limit.find('(');
    if (open == std::string_view::npos || !limit.ends_with(')'))
        return std::nullopt;
    return text::toInteger(limit.substr(open + 1, limit.size() - open - 2));
}

void checkJobCount(long long counted, const std::string& file, SnapshotRecords& records)
{
    long long held = 0;
    for (const auto& job : records.jobs) {
        if (job.state == JobState::Pending || holdsResources(job.state))
            held += job.waitingTasks;
    }
    if (!isFar(std::abs(counted - held), std::max(counted, held)))
        return;
    warn(records.issues, file, 0,
         fairlead::counted(static_cast<std::size_t>(counted),
                           said("Messages",
                                "it counts 1 job that waits or runs, and the queue has %2: one of "
                                "them was cut, or they are not of the same moment"),
                           said("Messages",
                                "it counts %1 jobs that wait or run, and the queue has %2: one of "
                                "them was cut, or they are not of the same moment"),
                           {std::to_string(held)}));
}

void checkHistoryHas(const std::vector<QueuedJob>& queue, const std::string& history,
                     replay::Recording& recording)
{
    std::unordered_set<std::uint32_t> known;
    for (const auto& job : recording.workload.jobs) {
        known.insert(job.id);
        known.insert(recording.workload.numberOf(job));
    }
    const auto missing = std::ranges::count_if(queue, [&](const QueuedJob& job) {
        return !known.contains(job.id) && !known.contains(job.array);
    });
    if (isFar(missing, std::ssize(queue)))
        recording.issues.push_back(
            {Severity::Warning,
             {said("Messages",
                   "%1 of %2 jobs that wait or run in jobs.txt are not in it: it was cut, or is of "
                   "another time"),
              {std::to_string(missing), std::to_string(queue.size())}},
             history,
             0,
             FileState::Readable,
             Loss::ListEntry});
}

} // namespace fairlead::accounting
