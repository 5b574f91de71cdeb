// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/plan/whatkeeps.h"

#include <numeric>

namespace fairlead {

namespace {
std::uint32_t limitOf(const PlannedJobs& jobs)
{
    return jobs.limit == slurm::noTimeLimit  ? replay::noLimit
        : jobs.limit == slurm::unlimitedTime ? replay::unlimited
                                             : jobs.limit;
}

/// One job for each place.
replay::Workload workloadOf(const PlannedJobs& jobs, const std::vector<PlannedPlace>& places)
{
    replay::Workload workload;
    workload.qos = {jobs.qos};
    workload.partitionLists = {{jobs.partition}};
    for (const auto& place : places) {
        replay::Job job;
        job.owner = static_cast<std::uint32_t>(workload.owners.size());
        job.limit = limitOf(jobs);
        job.request.cpus = jobs.cpus;
        job.request.minNodes = jobs.nodes;
        workload.owners.push_back({place.assoc.account, jobs.user, jobs.partition});
        workload.jobs.push_back(job);
    }
    return workload;
}
} // namespace

std::vector<std::optional<replay::NeverStart>> whatKeeps(const replay::Recording& recording,
                                                         const Inputs& inputs, PlannedJobs jobs,
                                                         const std::vector<PlannedPlace>& places)
{
    jobs = completed(*inputs.snapshot, std::move(jobs));
    auto idle = std::make_shared<replay::Recording>();
    idle->machine = recording.machine;
    idle->parameters = recording.parameters;
    idle->limits = recording.limits;
    idle->workload = workloadOf(jobs, places);
    std::vector<std::uint32_t> all(places.size());
    std::iota(all.begin(), all.end(), 0U);
    return replay::whyNever({std::move(idle), inputs}, all);
}

} // namespace fairlead
