// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/loggedjobs.h"

#include "engine/base/text.h"

namespace fairlead::accounting {

namespace {
std::uint32_t numberIn(std::string_view text)
{
    const auto number = text::toInteger(text);
    return number && *number > 0 && *number < 0xffffffffLL ? static_cast<std::uint32_t>(*number)
                                                           : 0;
}
} // namespace

LoggedJobs::LoggedJobs(const replay::Recording& recording)
    : m_workload(recording.workload)
{
    const auto& workload = m_workload;
    for (const auto& event : recording.log) {
        if (event.isStart())
            m_starts.emplace(event.job, event.at);
    }
    for (std::uint32_t i = 0; i < workload.jobs.size(); ++i)
        m_jobs.emplace(workload.jobs[i].id, i);
    for (std::uint32_t i = 0; i < workload.arrays.size(); ++i)
        m_arrays.emplace(workload.arrays[i].id, i);
}

std::vector<std::uint32_t> LoggedJobs::of(std::string_view name, replay::Moment at)
{
    const auto bar = name.find('_');
    const auto number = numberIn(name.substr(0, bar));
    const auto found = m_arrays.find(number);
    if (bar == std::string_view::npos && found == m_arrays.end()) {
        const auto job = m_jobs.find(number);
        return job != m_jobs.end() && isThere(job->second, at) ? std::vector{job->second}
                                                               : std::vector<std::uint32_t>();
    }
    if (found == m_arrays.end())
        return {};
    if (bar == std::string_view::npos)
        return waitingTasks(found->second, at);
    const auto task = name.substr(bar + 1, name.find('(') - bar - 1);
    if (task == "*")
        return waitingTasks(found->second, at);
    const auto& array = m_workload.arrays[found->second];
    for (auto i = array.first; i < array.first + array.count; ++i) {
        if (std::to_string(m_workload.jobs[i].arrayTask) == task && isThere(i, at)) {
            m_split.insert(i);
            return {i};
        }
    }
    return {};
}

std::vector<std::uint32_t> LoggedJobs::waitingTasks(std::uint32_t array, replay::Moment at) const
{
    std::vector<std::uint32_t> tasks;
    const auto& [id, first, count, throttle] = m_workload.arrays[array];
    for (auto i = first; i < first + count; ++i) {
        if (isWaiting(i, at) && !m_split.contains(i) && isThere(i, at))
            tasks.push_back(i);
    }
    return tasks;
}

/// In the second of its start too, where no log tells more.
bool LoggedJobs::isWaiting(std::uint32_t job, replay::Moment at) const
{
    if (const auto told = m_starts.find(job); told != m_starts.end())
        return at < told->second;
    const auto start = m_workload.jobs[job].recorded.start;
    return start == 0 || start >= replay::secondOf(at);
}

/// To the second, as the history tells it.
bool LoggedJobs::isThere(std::uint32_t job, replay::Moment at) const
{
    const auto& known = m_workload.jobs[job];
    const auto second = replay::secondOf(at);
    const auto isOver = [&](replay::Second end) { return end != 0 && end < second; };
    return replay::secondOf(known.submit) <= second && !isOver(known.cancelled)
        && !isOver(known.recorded.end);
}

} // namespace fairlead::accounting
