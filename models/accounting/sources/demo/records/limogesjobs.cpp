// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/past/past.h"
#include "models/accounting/sources/demo/records/limoges.h"

#include <memory>
#include <set>
#include <utility>

namespace fairlead::accounting::limoges {

std::vector<Partition> partitions()
{
    std::vector<Partition> all;
    for (const auto& plan : partitionPlans) {
        Partition partition;
        partition.name = plan.name;
        partition.jobFactor = plan.jobFactor;
        partition.maxTime = plan.maxTime;
        partition.isDefault = partition.name == defaultPartition;
        double gpus = 0;
        for (auto node = plan.first; node <= plan.last; ++node)
            gpus += gpusOf(node);
        const auto count = static_cast<double>(plan.last - plan.first + 1);
        partition.tresTotal
            = {count * cpusPerNode, count * memoryPerNode, count, count * cpusPerNode, gpus};
        all.push_back(std::move(partition));
    }
    return all;
}

std::vector<Qos> qos()
{
    return {{"normal", 50, 1.0, false}, {"high", 100, 1.0, false}, {"low", 10, 1.0, false}};
}

std::vector<JobRecord> queue(const SnapshotRecords& records, replay::Recording recording)
{
    auto today = buildSnapshot(records);
    if (!today)
        return {};
    std::set<std::uint32_t> held;
    for (const auto& job : recording.workload.jobs) {
        if (job.begin == replay::neverBegins)
            held.insert(job.id);
    }
    const replay::Past past(std::make_shared<const replay::Recording>(std::move(recording)),
                            baselineInputs(*std::move(today), moment));
    auto now = past.at(moment);
    if (!now)
        return {};
    auto jobs = recordsOf(**now).jobs;
    for (auto& job : jobs) {
        job.held = held.contains(job.id); // no history tells of it
        if (job.held)
            job.reason = "JobHeldUser";
        else if (job.state == JobState::Pending && job.reason.empty())
            job.reason = "Priority";
    }
    return jobs;
}

} // namespace fairlead::accounting::limoges
