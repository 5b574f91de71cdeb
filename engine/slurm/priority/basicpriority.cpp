// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/basicpriority.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
constexpr std::int64_t startValue = 4294901760; // 0xffff0000, specification 0

/// The priority after `lowest`, at least 1, with the nice value taken off where that is possible.
std::int64_t nextPriority(std::int64_t lowest, std::int64_t nice)
{
    const auto next = std::max<std::int64_t>(lowest - 1, 1);
    return next - nice < 1 ? next : std::min<std::int64_t>(next - nice, maxPriority);
}
} // namespace

void computeBasicPriorities(Evaluation& evaluation, Cache& cache)
{
    const auto& snapshot = evaluation.snapshot();
    const auto& jobs = snapshot.jobs;
    auto& order = cache.jobOrder;
    order.resize(jobs.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = JobIndex(i);
    std::sort(order.begin(), order.end(), [&](JobIndex a, JobIndex b) {
        return jobs.id[a.at()] != jobs.id[b.at()] ? jobs.id[a.at()] < jobs.id[b.at()] : a < b;
    });
    auto lowest = startValue;
    for (const auto job : order) {
        std::int64_t priority = 0;
        if (jobs.held[job.at()] == 0) {
            priority = nextPriority(lowest, jobs.nice[job.at()]);
            lowest = std::min(lowest, priority);
            if (const auto set = JobTable::entry(jobs.setPriority, job); set > 1)
                priority = set; // later, by an administrator
        }
        const auto end = snapshot.rows.firstOfJob[job.at() + 1].at();
        for (auto row = snapshot.rows.firstOfJob[job.at()].at(); row < end; ++row)
            evaluation.priority[row] = static_cast<std::uint32_t>(priority);
    }
}

} // namespace fairlead::slurm
