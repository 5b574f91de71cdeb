// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/sources/swf/swfnames.h"

#include <algorithm>
#include <set>

namespace fairlead::accounting {

namespace {
constexpr std::int64_t year2000 = 946'684'800; // s since 1970

/// A name as slurm.conf takes it; another one would be taken apart again somewhere.
bool isPlain(const std::string& name)
{
    constexpr auto letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.+";
    return name.find_first_not_of(letters) == std::string::npos && !name.starts_with('-');
}
} // namespace

SwfNames::SwfNames(const SwfTrace& trace)
    : m_byQueue(
        std::ranges::all_of(trace.jobs, [](const SwfJob& job) { return job.partition < 0; }))
{
    const auto& names = m_byQueue ? trace.queues : trace.partitions;
    std::set<std::string> taken;
    for (const auto& job : trace.jobs) {
        const auto number = numberOf(job);
        if (m_partitions.contains(number))
            continue;
        const auto numbered = number < 0
            ? std::string(m_byQueue ? "all" : "none")
            : (m_byQueue ? "queue" : "partition") + std::to_string(number);
        const auto named = names.find(number);
        const bool isUsable
            = named != names.end() && isPlain(named->second) && !taken.contains(named->second);
        m_partitions[number] = isUsable ? named->second : numbered;
        taken.insert(m_partitions[number]);
    }
}

std::string SwfNames::account(const SwfJob& job)
{
    return job.group < 0 ? "nogroup" : "group" + std::to_string(job.group);
}

std::string SwfNames::user(const SwfJob& job)
{
    return job.user < 0 ? "nouser" : "user" + std::to_string(job.user);
}

const std::string& SwfNames::partition(const SwfJob& job) const
{
    return m_partitions.at(numberOf(job));
}

std::vector<std::string> SwfNames::partitions() const
{
    std::vector<std::string> names;
    names.reserve(m_partitions.size());
    for (const auto& [number, name] : m_partitions)
        names.push_back(name);
    return names;
}

std::int64_t beginOf(const SwfTrace& trace)
{
    return trace.begin != 0 ? trace.begin : year2000;
}

} // namespace fairlead::accounting
