// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/joblist.h"

namespace fairlead::replay {

/// In which record each job of the workload is: alone, or with the other tasks of its array that
/// wait; and how many tasks of an array run.
class RecordIndex
{
public:
    RecordIndex(const Workload& workload, JobList& lives)
        : m_workload(workload)
        , m_lives(lives)
        , m_liveOf(workload.jobs.size(), nothing)
        , m_liveOfArray(workload.arrays.size(), nothing)
        , m_runningTasks(workload.arrays.size())
        , m_isGone(workload.jobs.size())
    {
    }

    /// The record that a job is in; nothing: it is gone or not there yet.
    [[nodiscard]] std::optional<LiveId> find(std::uint32_t job) const;
    /// Of a waiting array the next task that is still there, else one before it; nothing: none is.
    [[nodiscard]] std::uint32_t nextTask(const Live& live) const;
    /// How many tasks a waiting record has.
    [[nodiscard]] std::uint32_t tasksIn(const Live& live) const;
    /// Where a job's own record stands; nothing: it has none.
    [[nodiscard]] std::uint32_t& own(std::uint32_t job) { return m_liveOf[job]; }
    /// The same of an array's tasks that wait together.
    [[nodiscard]] std::uint32_t& ofArray(std::uint32_t array) { return m_liveOfArray[array]; }
    /// Where a waiting record stands, by its next job.
    [[nodiscard]] std::uint32_t& waiting(const Live& live)
    {
        return live.array == nothing || live.isTask ? m_liveOf[live.job]
                                                    : m_liveOfArray[live.array];
    }
    /// A job started or was cancelled.
    void setGone(std::uint32_t job, bool isGone) { m_isGone[job] = isGone; }

    /// A task of an array (`nothing`: no array) starts, or is over.
    void countTask(std::uint32_t array, bool isStart)
    {
        if (array != nothing)
            m_runningTasks[array] += isStart ? 1U : ~0U;
    }
    /// While as many tasks run as may, the others are no candidates: they say what they wait for.
    void bookThrottle(std::uint32_t array, Second now);
    /// Whether an array runs as many tasks as it may.
    [[nodiscard]] bool isThrottled(const Live& live) const
    {
        return live.array != nothing
            && m_runningTasks[live.array] >= m_workload.arrays[live.array].throttle;
    }
    /// How many tasks of its array may run beside those that do; noLimit: all.
    [[nodiscard]] std::uint32_t tasksThatMayRun(const Live& live) const
    {
        const auto throttle
            = live.array == nothing ? noLimit : m_workload.arrays[live.array].throttle;
        if (throttle == noLimit)
            return noLimit;
        return throttle - std::min(throttle, m_runningTasks[live.array]);
    }

private:
    const Workload& m_workload;
    JobList& m_lives;
    std::vector<std::uint32_t> m_liveOf; // [job] nothing: none
    std::vector<std::uint32_t> m_liveOfArray; // [array] its waiting tasks; nothing: none
    std::vector<std::uint32_t> m_runningTasks; // [array]
    std::vector<bool> m_isGone; // [job] tasks of waiting arrays that started or were cancelled
};

} // namespace fairlead::replay
