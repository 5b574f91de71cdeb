// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/replicas.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
/// Who came before the recorded time waited or ran when it began: no replay can tell how. 0: nobody
/// did, and it begins with the first submission.
Second beginOf(const Workload& workload, Second asked)
{
    if (asked >= workload.from && asked != 0)
        return asked;
    const bool isInside
        = !workload.jobs.empty() && secondOf(workload.jobs.front().submit) < workload.from;
    return isInside ? workload.from : 0;
}
} // namespace

Period periodOf(const Workload& workload, const OutlookOptions& options)
{
    const bool isWithin = workload.to == 0 || options.to < workload.to;
    return {std::max(options.from, workload.from),
            options.to != 0 && isWithin ? options.to : workload.to};
}

bool hasWaits(const Workload& workload, const Period& period)
{
    return period.from < period.to && std::ranges::any_of(workload.jobs, [&](const Job& job) {
               return isOfPeriod(job, job.recorded.start, period.from, period.to);
           });
}

ReplayOptions replicaOptions(const Scene& scene, const OutlookOptions& options, std::size_t replica)
{
    const auto period = periodOf(scene.recording->workload, options);
    ReplayOptions replayed;
    replayed.seed = options.seed + replica;
    replayed.from = beginOf(scene.recording->workload, options.from);
    replayed.to = period.to;
    replayed.isCancelled = options.isCancelled;
    replayed.phases = phasesOf(*scene.recording, period.from,
                               scene.policy.policy.slurm().calcPeriod, replayed.seed);
    return replayed;
}

} // namespace fairlead::replay
