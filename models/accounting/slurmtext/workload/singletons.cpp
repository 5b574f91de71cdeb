// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/singletons.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fairlead::accounting {

namespace {
/// A job, or an array, of one user and name.
struct Namesake
{
    std::uint32_t number = 0;
    std::uint32_t job = 0; // into Workload::jobs, of an array any
    bool isSingleton = false;
    bool isArray = false;
};

/// Ascending.
using Namesakes = std::vector<Namesake>;

/// Whoever ended before `job` was submitted holds nobody back, unless another policy would have
/// started it later: that of a singleton stays.
std::vector<replay::Dependency> othersOf(const Namesake& own, const Namesakes& all,
                                         const replay::Workload& workload)
{
    const auto submit = replay::secondOf(workload.jobs[own.job].submit);
    std::vector<replay::Dependency> others;
    auto before = std::ranges::lower_bound(all, own.number, {}, &Namesake::number);
    while (before != all.begin()) {
        --before;
        const auto& other = workload.jobs[before->job];
        const bool stands = before->isSingleton && other.cancelled == 0;
        const bool isOver
            = !before->isArray && other.recorded.end != 0 && other.recorded.end <= submit;
        if (stands || !isOver)
            others.push_back({before->number, false, false});
        if (stands)
            break;
    }
    return others;
}
} // namespace

void Singletons::add(const HistoryJob& line)
{
    m_asked.push_back({line.submitted.name, line.submitted.isSingleton});
    m_hasSome = m_hasSome || line.submitted.isSingleton;
}

void Singletons::finish(replay::Workload& workload, const std::vector<ArrayOf>& arrayOf) const
{
    if (!m_hasSome)
        return;
    std::map<std::pair<std::string, std::string>, Namesakes> byName;
    const auto numberOf
        = [&](std::size_t i) { return arrayOf[i].id != 0 ? arrayOf[i].id : workload.jobs[i].id; };
    const auto listOf = [&](std::size_t i) -> Namesakes& {
        return byName[{workload.owners[workload.jobs[i].owner].user, m_asked[i].name}];
    };
    for (std::uint32_t i = 0; i < m_asked.size(); ++i) {
        if (!m_asked[i].name.empty())
            listOf(i).push_back({numberOf(i), i, m_asked[i].isSingleton, arrayOf[i].id != 0});
    }
    for (auto& [name, list] : byName) {
        std::ranges::stable_sort(list, {}, &Namesake::number);
        const auto same = std::ranges::unique(list, {}, &Namesake::number);
        list.erase(same.begin(), same.end());
    }
    for (std::uint32_t i = 0; i < m_asked.size(); ++i) {
        auto& job = workload.jobs[i];
        if (!m_asked[i].isSingleton)
            continue;
        auto others = othersOf({numberOf(i), i, true}, listOf(i), workload);
        const auto eligible = job.recorded.eligible;
        if (others.empty() && eligible > replay::secondOf(job.submit))
            job.begin = std::max(job.begin, eligible); // of whom the history does not tell
        if (others.empty())
            continue;
        if (job.dependencies != replay::nothing) {
            const auto& asked = workload.dependencyLists[job.dependencies];
            others.insert(others.begin(), asked.begin(), asked.end());
        }
        job.dependencies = static_cast<std::uint32_t>(workload.dependencyLists.size());
        workload.dependencyLists.push_back(std::move(others));
    }
}

} // namespace fairlead::accounting
