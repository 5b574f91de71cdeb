// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/starving.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
/// Those of one run, which come one by one.
class Collector
{
public:
    Collector(const Workload& workload, const Outlook& outlook)
        : m_workload(workload)
        , m_outlook(outlook)
    {
    }

    /// @param start, eligible  in that run, 0: never
    void look(std::optional<std::size_t> policy, const RunFigures& run, std::uint32_t position,
              Second start, Second eligible)
    {
        const auto& job = m_workload.jobs[position];
        if (std::ranges::binary_search(run.hopeless, position))
            return;
        const auto waited = starvedFor(job, start, eligible, m_outlook.from, m_outlook.to);
        if (!waited)
            return;
        const auto& owner = m_workload.owners[job.owner];
        StarvingJob starving{.policy = policy,
                             .id = job.id,
                             .task = {},
                             .account = owner.account,
                             .user = owner.user,
                             .submit = secondOf(job.submit),
                             .start = start < m_outlook.to ? start : 0,
                             .waited = *waited,
                             .limit = {}};
        if (job.array != nothing) {
            starving.id = m_workload.arrays[job.array].id;
            starving.task = job.arrayTask;
        }
        if (job.hasLimit())
            starving.limit = job.limit;
        m_found.push_back(std::move(starving));
    }

    std::vector<StarvingJob> found() { return std::move(m_found); }

private:
    const Workload& m_workload;
    const Outlook& m_outlook;
    std::vector<StarvingJob> m_found;
};
} // namespace

std::string nameOf(const StarvingJob& job)
{
    auto name = std::to_string(job.id);
    return job.task ? name + "_" + std::to_string(*job.task) : name;
}

std::vector<StarvingJob> starvingJobs(const Recording& recording, const Outlook& outlook)
{
    const auto& workload = recording.workload;
    Collector collector(workload, outlook);
    for (std::uint32_t i = 0; i < workload.jobs.size(); ++i) {
        const auto& recorded = workload.jobs[i].recorded;
        collector.look({}, outlook.recorded, i, recorded.start, recorded.eligible);
    }
    for (std::size_t place = 0; place < outlook.policies.size(); ++place) {
        const auto& policy = outlook.policies[place];
        for (std::uint32_t i = 0; i < policy.first.jobs.size(); ++i) {
            const auto& outcome = policy.first.jobs[i];
            const auto& job = workload.jobs[i];
            const auto eligible = outcome.start != 0 ? secondOf(job.submit) + outcome.wait[0]
                                                     : job.recorded.eligible;
            collector.look(place, policy.replicas.front(), i, outcome.start, eligible);
        }
    }
    return collector.found();
}

} // namespace fairlead::replay
