// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace fairlead::accounting {

/// Finds the jobs of a workload as slurmctld's log names them. Source: jobid2fmt() of Slurm 22.05.
class LoggedJobs
{
public:
    /// The recording, whose log is known, outlives it.
    explicit LoggedJobs(const replay::Recording& recording);

    /// Those that were there at that moment: "7", of an array all tasks that wait together; a task
    /// "7_2(9)", which has a record of its own from then on, or "7_*", all tasks of an array that
    /// have none. In order.
    std::vector<std::uint32_t> of(std::string_view name, replay::Moment at);

private:
    [[nodiscard]] std::vector<std::uint32_t> waitingTasks(std::uint32_t array,
                                                          replay::Moment at) const;
    [[nodiscard]] bool isWaiting(std::uint32_t job, replay::Moment at) const;
    [[nodiscard]] bool isThere(std::uint32_t job, replay::Moment at) const;

    const replay::Workload& m_workload;
    std::unordered_map<std::uint32_t, std::uint32_t> m_jobs; // by number
    std::unordered_map<std::uint32_t, std::uint32_t> m_arrays; // by number
    std::unordered_map<std::uint32_t, replay::Moment> m_starts; // [job] that the log tells
    std::unordered_set<std::uint32_t> m_split; // tasks that were named
};

} // namespace fairlead::accounting
