// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/plan/suchwaits.h"

#include "engine/base/quantile.h"
#include "engine/replay/outcome/groups.h"

#include <algorithm>
#include <limits>

namespace fairlead {

namespace {
Waits waitsOf(std::vector<double> waits)
{
    constexpr double tenth = 0.1;
    constexpr double half = 0.5;
    std::ranges::sort(waits);
    if (waits.empty())
        return {};
    return {waits.size(),
            quantile(waits, tenth),
            quantile(waits, half),
            quantile(waits, 1.0 - tenth),
            {},
            {}};
}

/// Of one figure over the replicas.
replay::Estimate estimateOf(const std::vector<Waits>& runs, double Waits::*figure)
{
    std::vector<double> values;
    for (const auto& run : runs)
        values.push_back(run.*figure);
    return replay::estimateOf(values, 0.0, std::numeric_limits<double>::max());
}

/// Since when a job could have run, as far as it is known.
replay::Second readyAt(const replay::Job& job)
{
    return std::max(job.recorded.eligible, replay::secondOf(job.submit));
}
} // namespace

SuchJobs::SuchJobs(const replay::Recording& recording, const PlannedJobs& jobs,
                   const std::string& account)
    : m_recording(recording)
{
    const auto& workload = recording.workload;
    const replay::Groups groups(workload);
    replay::Job like;
    like.request.cpus = jobs.cpus;
    const auto size = groups.of(like, replay::Grouping::Size);
    std::vector<std::uint32_t> ofAccount;
    for (std::uint32_t i = 0; i < workload.jobs.size(); ++i) {
        const auto& job = workload.jobs[i];
        const auto& partitions = workload.partitionLists[job.partitions];
        if (std::ranges::find_first_of(partitions, jobs.partitions) == partitions.end()
            || groups.of(job, replay::Grouping::Size) != size)
            continue;
        m_jobs.push_back(i);
        if (workload.owners[job.owner].account == account)
            ofAccount.push_back(i);
    }
    m_isOfAccount = ofAccount.size() >= fewest;
    if (m_isOfAccount)
        m_jobs = std::move(ofAccount);
}

Waits SuchJobs::recorded() const
{
    std::vector<double> waits;
    for (const auto i : m_jobs) {
        const auto& job = m_recording.workload.jobs[i];
        if (job.recorded.start != 0)
            waits.push_back(static_cast<double>(
                std::max<replay::Second>(job.recorded.start - readyAt(job), 0)));
    }
    return waitsOf(std::move(waits));
}

Waits SuchJobs::inOne(const replay::Outcome& outcome) const
{
    std::vector<double> waits;
    for (const auto i : m_jobs) {
        const auto& replayed = outcome.jobs[i];
        if (replayed.start != 0)
            waits.push_back(static_cast<double>(std::max<replay::Second>(
                replayed.start - replay::secondOf(m_recording.workload.jobs[i].submit)
                    - static_cast<replay::Second>(replayed.wait[0]), // until it was eligible
                0)));
    }
    return waitsOf(std::move(waits));
}

Waits SuchJobs::in(const replay::PolicyOutlook& policy) const
{
    std::vector<Waits> runs{inOne(policy.first)};
    for (const auto& outcome : policy.others)
        runs.push_back(inOne(outcome));
    std::erase_if(runs, [](const Waits& run) { return run.jobs == 0; });
    Waits waits;
    if (runs.empty())
        return waits;
    for (const auto& run : runs)
        waits.jobs += run.jobs;
    waits.jobs = (waits.jobs + runs.size() / 2) / runs.size();
    waits.tenth = estimateOf(runs, &Waits::tenth).mean;
    const auto median = estimateOf(runs, &Waits::median);
    const auto ninetieth = estimateOf(runs, &Waits::ninetieth);
    waits.median = median.mean;
    waits.ninetieth = ninetieth.mean;
    if (median.hasSpread()) {
        waits.medians = {median.low, median.high};
        waits.ninetieths = {ninetieth.low, ninetieth.high};
    }
    return waits;
}

std::vector<PlannedWaits> plannedWaits(const replay::Recording& recording, const Snapshot& snapshot,
                                       PlannedJobs jobs, const std::vector<PlannedPlace>& places,
                                       const replay::Outlook& outlook)
{
    jobs = completed(snapshot, std::move(jobs));
    std::vector<PlannedWaits> all;
    for (const auto& place : places) {
        const SuchJobs such(recording, jobs, formerName(snapshot.formerNames, place.assoc.account));
        PlannedWaits waits{place.assoc.account, such.isOfAccount(), such.recorded(), {}};
        for (const auto& policy : outlook.policies)
            waits.replayed.push_back(such.in(policy));
        all.push_back(std::move(waits));
    }
    return all;
}

} // namespace fairlead
