// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/ashappened.h"

#include <algorithm>
#include <unordered_map>

namespace fairlead::replay {

namespace {
constexpr Second neverBegins = 4'000'000'000; // s since 1970

/// When the first task of each job started; by number.
std::unordered_map<std::uint32_t, Second> firstStarts(const Workload& workload)
{
    std::unordered_map<std::uint32_t, Second> starts;
    for (const auto& job : workload.jobs) {
        if (job.recorded.start == 0)
            continue;
        const auto number = workload.numberOf(job);
        auto& first = starts.try_emplace(number, job.recorded.start).first->second;
        first = std::min(first, job.recorded.start);
    }
    return starts;
}
} // namespace

Scene asHappened(const Scene& scene)
{
    auto recording = std::make_shared<Recording>(*scene.recording);
    auto& workload = recording->workload;
    const auto starts = firstStarts(workload);
    for (auto& list : workload.dependencyLists)
        std::erase_if(list, [](const Dependency& dependency) { return !dependency.isOnStart; });
    for (auto& job : workload.jobs) {
        const auto eligible = job.recorded.eligible;
        job.begin = eligible == 0 ? neverBegins : eligible;
        if (job.dependencies == nothing)
            continue;
        const auto& list = workload.dependencyLists[job.dependencies];
        const bool waitsForPass = std::ranges::any_of(list, [&](const Dependency& dependency) {
            const auto start = starts.find(dependency.job);
            return start != starts.end() && start->second == eligible;
        });
        if (!waitsForPass)
            job.dependencies = nothing;
    }
    return {recording, scene.policy};
}

} // namespace fairlead::replay
