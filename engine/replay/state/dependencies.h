// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/workload.h"

#include <span>
#include <unordered_map>

namespace fairlead::replay {

/// Who waits for which job, by Slurm's numbers; of an array by its own. Waiting records are named
/// by whatever number their owner gives them.
class Dependencies
{
public:
    /// A record that one dependency less keeps waiting.
    struct Met
    {
        std::uint64_t record = 0;
        Second from = 0; ///< not before then; 0: at once
    };
    /// What a record has to wait for.
    struct Unmet
    {
        std::uint32_t count = 0;
        Second from = 0; ///< for others that started: not before then; 0: at once
    };

    explicit Dependencies(const Workload& workload);

    /// A job, or the tasks of an array, was submitted: jobs [first, end) of the workload.
    void submitted(const Workload& workload, std::uint32_t first, std::uint32_t end);
    /// Whether a job waits for single tasks of another array.
    [[nodiscard]] bool isOnTask(const Job& job) const
    {
        return m_hasOnTask && job.dependencies != nothing && m_isOnTask[job.dependencies];
    }
    /// What of these the record has to wait for: alternatives count as one. What is not known is
    /// over; what is never met stays.
    /// @param task  of the record, in its array
    Unmet waitFor(std::span<const Dependency> dependencies, std::uint64_t record,
                  std::uint32_t task);
    /// The records that one dependency less keeps waiting: call when a job or a task of an array
    /// starts.
    std::vector<Met> started(std::uint32_t number, std::uint32_t task, Second now);
    /// The same when a job or a task is over and no longer completing, or was cancelled.
    std::vector<Met> ended(std::uint32_t number, std::uint32_t task);

private:
    struct Waiting
    {
        std::uint64_t record = 0;
        bool isOnStart = false;
        Second delay = 0;
        std::uint32_t choice = nothing; ///< into m_isChosen: of alternatives
    };
    /// Of a task; of a whole job it is the number.
    static std::uint64_t keyOf(std::uint32_t number, std::uint32_t task)
    {
        return (std::uint64_t{task} + 1) << 32 | number;
    }
    /// What the record waits for; of a task that is not known all of them.
    [[nodiscard]] std::uint64_t keyOf(const Dependency& dependency, std::uint32_t task) const;
    [[nodiscard]] bool isMet(const Dependency& dependency, std::uint64_t key, Second& from) const;
    [[nodiscard]] bool isOneMet(std::span<const Dependency> alternatives, std::uint32_t task,
                                Second& from) const;
    void wait(const Dependency& dependency, const Waiting& waiting, std::uint32_t task);
    void take(std::uint64_t key, bool onlyOnStart, Second now, std::vector<Met>& met);

    std::unordered_map<std::uint32_t, std::uint32_t> m_left; // tasks that are not over, by number
    std::unordered_map<std::uint64_t, bool> m_isTaskOver; // by key; with m_knowsTasks
    std::unordered_map<std::uint64_t, std::vector<Waiting>> m_waiting; // by key
    std::unordered_map<std::uint64_t, Second> m_starts; // first ones, by key
    std::vector<bool> m_isOnTask; // [list]
    std::vector<bool> m_isChosen; // [choice]
    bool m_hasOnTask = false;
    bool m_knowsTasks = false; // somebody waits for single ones
    bool m_hasDelay = false; // starts count for a while after the end
};

} // namespace fairlead::replay
