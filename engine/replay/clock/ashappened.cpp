// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/ashappened.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <unordered_map>
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

/// When all of each job or array was over, by number.
std::unordered_map<std::uint32_t, Second> endsOf(const Workload& workload)
{
    constexpr auto notYet = std::numeric_limits<Second>::max();
    std::unordered_map<std::uint32_t, Second> ends;
    for (const auto& job : workload.jobs) {
        auto& last = ends[workload.numberOf(job)];
        last = std::max(last, job.recorded.end == 0 ? notYet : job.recorded.end);
    }
    return ends;
}

bool tellsRelease(const std::vector<Dependency>& list)
{
    return std::ranges::any_of(list, &Dependency::isRelease);
}

/// Whether it started behind all that it waited for, or not yet: else somebody has taken the
/// dependencies away.
bool wasMet(const std::vector<Dependency>& list, const Job& job,
            const std::unordered_map<std::uint32_t, Second>& ends)
{
    return job.recorded.start == 0 || std::ranges::all_of(list, [&](const Dependency& dependency) {
               const auto end = ends.find(dependency.job);
               return dependency.isOnStart || dependency.task != nothing || dependency.isOnTask
                   || dependency.isAlternative || end == ends.end()
                   || end->second <= job.recorded.start;
           });
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
    const auto ends = endsOf(workload);
    ListsOfStarts listsOfStarts(workload);
    for (auto& job : workload.jobs) {
        const auto eligible = job.recorded.eligible;
        const auto asked = job.begin;
        job.begin = eligible == 0 || asked == neverBegins ? neverBegins : eligible;
        if (job.dependencies == nothing)
            continue;
        const auto& list = workload.dependencyLists[job.dependencies];
        // What --begin asks for is written at the submission: it tells nothing of dependencies.
        if (asked != 0 && asked == eligible && !tellsRelease(list) && wasMet(list, job, ends))
            continue;
        const bool waitsForPass = std::ranges::any_of(list, [&](const Dependency& dependency) {
            const auto start = starts.find({dependency.job, dependency.task});
            return dependency.isOnStart && start != starts.end() && start->second == eligible;
        });
        job.dependencies = waitsForPass ? listsOfStarts.of(job.dependencies) : nothing;
    }
    return {recording, scene.policy};
}

} // namespace fairlead::replay
