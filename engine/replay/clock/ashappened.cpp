// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/ashappened.h"

#include <algorithm>
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
} // namespace

Scene asHappened(const Scene& scene)
{
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& workload = recording->workload;
    const auto starts = startsOf(workload);
    for (auto& list : workload.dependencyLists)
        std::erase_if(list, [](const Dependency& dependency) { return !dependency.isOnStart; });
    for (auto& job : workload.jobs) {
        const auto eligible = job.recorded.eligible;
        job.begin = eligible == 0 ? neverBegins : eligible;
        if (job.dependencies == nothing)
            continue;
        const auto& list = workload.dependencyLists[job.dependencies];
        const bool waitsForPass = std::ranges::any_of(list, [&](const Dependency& dependency) {
            const auto start = starts.find({dependency.job, dependency.task});
            return start != starts.end() && start->second == eligible;
        });
        if (!waitsForPass)
            job.dependencies = nothing;
    }
    return {recording, scene.policy};
}

} // namespace fairlead::replay
