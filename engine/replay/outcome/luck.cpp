// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/luck.h"

#include "engine/base/splitmix.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr std::uint32_t firstMinute = 60; // s

/// What became of an owner's jobs.
struct Fates
{
    std::vector<std::uint32_t> failed; // run times  @unit s
    std::vector<double> parts; // of their limits that the others used
    [[nodiscard]] double risk() const
    {
        const auto bad = static_cast<double>(failed.size());
        return bad / (bad + static_cast<double>(parts.size()));
    }
};

bool hasEnded(const Job& job)
{
    return job.runTime != noLimit && job.recorded.start != 0 && job.recorded.end != 0
        && job.hasLimit() && job.limit != 0;
}

bool hasFailedAtOnce(const Job& job)
{
    return job.recorded.hasFailed && job.runTime <= firstMinute;
}
} // namespace

std::vector<std::uint32_t> runTimesOfAnotherRun(const Workload& workload, std::uint64_t seed)
{
    std::vector<Fates> fates(workload.owners.size());
    for (const auto& job : workload.jobs) {
        if (!hasEnded(job))
            continue;
        if (hasFailedAtOnce(job))
            fates[job.owner].failed.push_back(job.runTime);
        else
            fates[job.owner].parts.push_back(job.runTime / (60.0 * job.limit));
    }
    std::vector<std::uint32_t> runTimes;
    runTimes.reserve(workload.jobs.size());
    for (std::uint32_t i = 0; i < workload.jobs.size(); ++i) {
        const auto& job = workload.jobs[i];
        const auto& own = fates[job.owner];
        runTimes.push_back(job.runTime);
        if (!hasEnded(job) || own.failed.empty() || own.parts.empty())
            continue;
        SplitMix random((seed ^ 0x94d049bb133111ebULL) * 0x100000001b3ULL + i);
        if (random.chance(own.risk()))
            runTimes.back() = random.pick(own.failed);
        else if (hasFailedAtOnce(job))
            runTimes.back() = static_cast<std::uint32_t>(60.0 * job.limit * random.pick(own.parts));
    }
    return runTimes;
}

} // namespace fairlead::replay
