// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/workload.h"

#include <span>
#include <unordered_map>

namespace fairlead::replay {

/// Who waits for which job, by Slurm's numbers; of an array by its own. Waiting records are named
/// by whatever number their owner gives them.
class Dependencies
{
public:
    /// A job, or an array with so many tasks, was submitted.
    void submitted(std::uint32_t number, std::uint32_t tasks) { m_left[number] += tasks; }
    /// How many of these the record has to wait for. What is not known is over.
    std::uint32_t waitFor(std::span<const Dependency> dependencies, std::uint64_t record);
    /// The records that one dependency less keeps waiting: call when a job or the first task of an
    /// array starts.
    std::vector<std::uint64_t> started(std::uint32_t number);
    /// The same when a job or a task is over and no longer completing, or was cancelled.
    std::vector<std::uint64_t> ended(std::uint32_t number);

private:
    struct Waiting
    {
        std::uint64_t record = 0;
        bool isOnStart = false;
    };
    std::vector<std::uint64_t> take(std::uint32_t number, bool onlyOnStart);

    std::unordered_map<std::uint32_t, std::uint32_t> m_left; // tasks that are not over, by number
    std::unordered_map<std::uint32_t, std::vector<Waiting>> m_waiting; // by number
    std::unordered_map<std::uint32_t, bool> m_isStarted;
};

} // namespace fairlead::replay
