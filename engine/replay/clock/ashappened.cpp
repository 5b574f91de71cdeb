// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/ashappened.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace fairlead::replay {

namespace {

using Starts = std::map<std::pair<std::uint32_t, std::uint32_t>, Second>;

/// When each job and task started; of an array as a whole its first task. By number and task.
Starts startsOf(const Workload& workload)
{
    Starts starts;
    for (const auto& job : workload.jobs) {
        if (job.recorded.start == 0)
            continue;
        const auto number = workload.numberOf(job);
        auto& first = starts.try_emplace({number, nothing}, job.recorded.start).first->second;
        first = std::min(first, job.recorded.start);
        if (job.array != nothing)
            starts.emplace(std::pair(number, job.arrayTask), job.recorded.start);
    }
    return starts;
}

/// The lists with those alone that wait for a start, each made once.
class ListsOfStarts
{
public:
    explicit ListsOfStarts(Workload& workload)
        : m_workload(workload)
    {
    }

    std::uint32_t of(std::uint32_t list)
    {
        const auto [place, isNew] = m_made.try_emplace(list, nothing);
        if (!isNew)
            return place->second;
        std::vector<Dependency> kept;
        std::ranges::copy_if(m_workload.dependencyLists[list], std::back_inserter(kept),
                             &Dependency::isOnStart);
        place->second = static_cast<std::uint32_t>(m_workload.dependencyLists.size());
        m_workload.dependencyLists.push_back(std::move(kept));
        return place->second;
    }

private:
    Workload& m_workload;
    std::map<std::uint32_t, std::uint32_t> m_made; // by the list of all
};
} // namespace

Scene asHappened(const Scene& scene)
{
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& workload = recording->workload;
    const auto starts = startsOf(workload);
    ListsOfStarts listsOfStarts(workload);
    for (auto& job : workload.jobs) {
        const auto eligible = job.recorded.eligible;
        const auto asked = std::exchange(job.begin, eligible == 0 ? neverBegins : eligible);
        // What --begin asks for is written at the submission: it tells nothing of dependencies.
        if (job.dependencies == nothing || (asked != 0 && asked == eligible))
            continue;
        const auto& list = workload.dependencyLists[job.dependencies];
        const bool waitsForPass = std::ranges::any_of(list, [&](const Dependency& dependency) {
            const auto start = starts.find({dependency.job, dependency.task});
            return dependency.isOnStart && start != starts.end() && start->second == eligible;
        });
        job.dependencies = waitsForPass ? listsOfStarts.of(job.dependencies) : nothing;
    }
    return {recording, scene.policy};
}

} // namespace fairlead::replay
