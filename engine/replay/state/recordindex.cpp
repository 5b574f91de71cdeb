// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/recordindex.h"

namespace fairlead::replay {

std::optional<LiveId> RecordIndex::find(std::uint32_t job) const
{
    if (m_liveOf[job] != nothing)
        return m_liveOf[job];
    const auto array = m_workload.jobs[job].array;
    if (array == nothing || m_liveOfArray[array] == nothing)
        return std::nullopt;
    const auto& rest = m_lives[m_liveOfArray[array]];
    const bool isWaiting = job >= rest.firstTask && job < rest.end && !m_isGone[job];
    return isWaiting ? std::optional(m_liveOfArray[array]) : std::nullopt;
}

std::uint32_t RecordIndex::nextTask(const Live& live) const
{
    for (auto i = live.job + 1; i < live.end; ++i) {
        if (!m_isGone[i])
            return i;
    }
    for (auto i = live.firstTask; i < live.job; ++i) {
        if (!m_isGone[i])
            return i;
    }
    return nothing;
}

std::uint32_t RecordIndex::tasksIn(const Live& live) const
{
    std::uint32_t tasks = 0;
    for (auto i = live.firstTask; i < live.end; ++i)
        tasks += m_isGone[i] ? 0 : 1;
    return tasks;
}

void RecordIndex::bookThrottle(std::uint32_t array, Second now)
{
    if (array == nothing || m_workload.arrays[array].throttle == noLimit
        || m_liveOfArray[array] == nothing)
        return;
    auto& live = m_lives[m_liveOfArray[array]];
    if (!live.isEligible)
        return;
    if (isThrottled(live))
        live.wait.change(WaitFor::Eligibility, now);
    else if (live.wait.current() == WaitFor::Eligibility)
        live.wait.awaitLook(now);
}

} // namespace fairlead::replay
