// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/dependencies.h"

#include <algorithm>
#include <optional>

namespace fairlead::replay {

Dependencies::Dependencies(const Workload& workload)
{
    for (const auto& list : workload.dependencyLists) {
        m_isOnTask.push_back(std::ranges::any_of(list, &Dependency::isOnTask));
        m_hasOnTask = m_hasOnTask || m_isOnTask.back();
        for (const auto& dependency : list) {
            m_knowsTasks = m_knowsTasks || dependency.isOnTask || dependency.task != nothing;
            m_hasDelay = m_hasDelay || dependency.delay > 0;
        }
    }
}

void Dependencies::submitted(const Workload& workload, std::uint32_t first, std::uint32_t end)
{
    const auto& job = workload.jobs[first];
    const auto number = workload.numberOf(job);
    m_left[number] += end - first;
    for (auto i = first; m_knowsTasks && job.array != nothing && i < end; ++i)
        m_isTaskOver.emplace(keyOf(number, workload.jobs[i].arrayTask), false);
}

Dependencies::Unmet Dependencies::waitFor(std::span<const Dependency> dependencies,
                                          std::uint64_t record, std::uint32_t task)
{
    Unmet unmet;
    auto choice = nothing;
    if (std::ranges::any_of(dependencies, &Dependency::isAlternative)
        && !isOneMet(dependencies, task, unmet.from)) {
        choice = static_cast<std::uint32_t>(m_isChosen.size());
        m_isChosen.push_back(false);
        ++unmet.count;
    }
    for (const auto& dependency : dependencies) {
        if (dependency.isAlternative) {
            if (choice != nothing)
                wait(dependency, {record, dependency.isOnStart, 0, choice}, task);
            continue;
        }
        if (!dependency.isNeverMet && isMet(dependency, keyOf(dependency, task), unmet.from))
            continue;
        wait(dependency, {record, dependency.isOnStart}, task);
        ++unmet.count;
    }
    return unmet;
}

/// Nobody tells who waits for what never comes.
void Dependencies::wait(const Dependency& dependency, const Waiting& waiting, std::uint32_t task)
{
    if (dependency.isNeverMet)
        return;
    auto& entry = m_waiting[keyOf(dependency, task)].emplace_back(waiting);
    entry.delay = Second{60} * dependency.delay;
}

std::uint64_t Dependencies::keyOf(const Dependency& dependency, std::uint32_t task) const
{
    if (dependency.task != nothing)
        return keyOf(dependency.job, dependency.task);
    const auto key = keyOf(dependency.job, task);
    return dependency.isOnTask && m_isTaskOver.contains(key) ? key : dependency.job;
}

bool Dependencies::isMet(const Dependency& dependency, std::uint64_t key, Second& from) const
{
    const auto start = dependency.isOnStart ? m_starts.find(key) : m_starts.end();
    if (start != m_starts.end()) {
        if (dependency.delay > 0)
            from = std::max(from, start->second + Second{60} * dependency.delay);
        return true;
    }
    if (key == dependency.job)
        return !m_left.contains(dependency.job);
    const auto task = m_isTaskOver.find(key);
    return task == m_isTaskOver.end() || task->second;
}

/// From the earliest of them on.
bool Dependencies::isOneMet(std::span<const Dependency> alternatives, std::uint32_t task,
                            Second& from) const
{
    std::optional<Second> first;
    for (const auto& dependency : alternatives) {
        Second own = 0;
        if (dependency.isAlternative && !dependency.isNeverMet
            && isMet(dependency, keyOf(dependency, task), own))
            first = std::min(first.value_or(own), own);
    }
    from = std::max(from, first.value_or(0));
    return first.has_value();
}

void Dependencies::take(std::uint64_t key, bool onlyOnStart, Second now, std::vector<Met>& met)
{
    const auto found = m_waiting.find(key);
    if (found == m_waiting.end())
        return;
    std::erase_if(found->second, [&](const Waiting& waiting) {
        const bool isTaken = !onlyOnStart || waiting.isOnStart;
        const bool isLater = onlyOnStart && waiting.delay > 0;
        const bool isOld = waiting.choice != nothing && m_isChosen[waiting.choice];
        if (isTaken && !isOld) {
            met.push_back({waiting.record, isLater ? now + waiting.delay : 0});
            if (waiting.choice != nothing)
                m_isChosen[waiting.choice] = true;
        }
        return isTaken;
    });
    if (found->second.empty())
        m_waiting.erase(found);
}

std::vector<Dependencies::Met> Dependencies::started(std::uint32_t number, std::uint32_t task,
                                                     Second now)
{
    std::vector<Met> met;
    m_starts.emplace(number, now);
    if (!m_waiting.empty())
        take(number, true, now, met);
    const auto key = keyOf(number, task);
    if (m_knowsTasks && m_isTaskOver.contains(key)) {
        m_starts.emplace(key, now);
        take(key, true, now, met);
    }
    return met;
}

std::vector<Dependencies::Met> Dependencies::ended(std::uint32_t number, std::uint32_t task)
{
    std::vector<Met> met;
    if (m_knowsTasks) {
        const auto known = m_isTaskOver.find(keyOf(number, task));
        if (known != m_isTaskOver.end()) {
            known->second = true;
            if (!m_hasDelay)
                m_starts.erase(known->first);
            take(known->first, false, 0, met);
        }
    }
    const auto left = m_left.find(number);
    if (left == m_left.end() || --left->second > 0)
        return met;
    m_left.erase(left);
    if (!m_hasDelay)
        m_starts.erase(number);
    take(number, false, 0, met);
    return met;
}

} // namespace fairlead::replay
