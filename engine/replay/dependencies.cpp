// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/dependencies.h"

namespace fairlead::replay {

std::uint32_t Dependencies::waitFor(std::span<const Dependency> dependencies, std::uint64_t record)
{
    std::uint32_t count = 0;
    for (const auto& dependency : dependencies) {
        const bool isMet = !m_left.contains(dependency.job)
            || (dependency.isOnStart && m_isStarted.contains(dependency.job));
        if (isMet)
            continue;
        m_waiting[dependency.job].push_back({record, dependency.isOnStart});
        ++count;
    }
    return count;
}

std::vector<std::uint64_t> Dependencies::take(std::uint32_t number, bool onlyOnStart)
{
    std::vector<std::uint64_t> records;
    const auto found = m_waiting.find(number);
    if (found == m_waiting.end())
        return records;
    std::erase_if(found->second, [&](const Waiting& waiting) {
        const bool isMet = !onlyOnStart || waiting.isOnStart;
        if (isMet)
            records.push_back(waiting.record);
        return isMet;
    });
    if (found->second.empty())
        m_waiting.erase(found);
    return records;
}

std::vector<std::uint64_t> Dependencies::started(std::uint32_t number)
{
    m_isStarted.emplace(number, true);
    return m_waiting.empty() ? std::vector<std::uint64_t>() : take(number, true);
}

std::vector<std::uint64_t> Dependencies::ended(std::uint32_t number)
{
    const auto left = m_left.find(number);
    if (left == m_left.end() || --left->second > 0)
        return {};
    m_left.erase(left);
    m_isStarted.erase(number);
    return take(number, false);
}

} // namespace fairlead::replay
