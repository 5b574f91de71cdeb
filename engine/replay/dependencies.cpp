// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/dependencies.h"

#include <algorithm>

namespace fairlead::replay {

Dependencies::Dependencies(const Workload& workload)
{
    for (const auto& list : workload.dependencyLists) {
        m_isOnTask.push_back(std::ranges::any_of(list, &Dependency::isOnTask));
        m_hasOnTask = m_hasOnTask || m_isOnTask.back();
        m_hasDelay = m_hasDelay || std::ranges::any_of(list, [](const Dependency& dependency) {
                         return dependency.delay > 0;
                     });
    }
}

void Dependencies::submitted(const Workload& workload, std::uint32_t first, std::uint32_t end)
{
    const auto& job = workload.jobs[first];
    const auto number = workload.numberOf(job);
    m_left[number] += end - first;
    for (auto i = first; m_hasOnTask && job.array != nothing && i < end; ++i)
        m_isTaskOver.emplace(keyOf(number, workload.jobs[i].arrayTask), false);
}

Dependencies::Unmet Dependencies::waitFor(std::span<const Dependency> dependencies,
                                          std::uint64_t record, std::uint32_t task)
{
    Unmet unmet;
    for (const auto& dependency : dependencies) {
        if (isMet(dependency, unmet.from))
            continue;
        auto key = std::uint64_t{dependency.job};
        if (dependency.isOnTask) { // without such a task it is on all of them
            const auto found = m_isTaskOver.find(keyOf(dependency.job, task));
            if (found != m_isTaskOver.end() && found->second)
                continue;
            key = found != m_isTaskOver.end() ? found->first : key;
        }
        m_waiting[key].push_back({record, dependency.isOnStart, Second{60} * dependency.delay});
        ++unmet.count;
    }
    return unmet;
}

bool Dependencies::isMet(const Dependency& dependency, Second& from) const
{
    const auto start = dependency.isOnStart ? m_starts.find(dependency.job) : m_starts.end();
    if (start != m_starts.end()) {
        if (dependency.delay > 0)
            from = std::max(from, start->second + Second{60} * dependency.delay);
        return true;
    }
    return !m_left.contains(dependency.job);
}

void Dependencies::take(std::uint64_t key, bool onlyOnStart, Second now, std::vector<Met>& met)
{
    const auto found = m_waiting.find(key);
    if (found == m_waiting.end())
        return;
    std::erase_if(found->second, [&](const Waiting& waiting) {
        const bool isTaken = !onlyOnStart || waiting.isOnStart;
        const bool isLater = onlyOnStart && waiting.delay > 0;
        if (isTaken)
            met.push_back({waiting.record, isLater ? now + waiting.delay : 0});
        return isTaken;
    });
    if (found->second.empty())
        m_waiting.erase(found);
}

std::vector<Dependencies::Met> Dependencies::started(std::uint32_t number, Second now)
{
    std::vector<Met> met;
    m_starts.emplace(number, now);
    if (!m_waiting.empty())
        take(number, true, now, met);
    return met;
}

std::vector<Dependencies::Met> Dependencies::ended(std::uint32_t number, std::uint32_t task)
{
    std::vector<Met> met;
    if (m_hasOnTask) {
        const auto known = m_isTaskOver.find(keyOf(number, task));
        if (known != m_isTaskOver.end()) {
            known->second = true;
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
