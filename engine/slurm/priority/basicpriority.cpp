// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/priority/basicpriority.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
constexpr std::int64_t startValue = 4294901760; // 0xffff0000, specification 0
} // namespace

std::uint32_t basicPriority(std::int64_t next, std::int64_t nice)
{
    const auto priority = next - nice < 1 ? next : std::min<std::int64_t>(next - nice, maxPriority);
    return static_cast<std::uint32_t>(priority);
}

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
            lowest = std::max<std::int64_t>(lowest - 1, 1);
            priority = basicPriority(lowest, jobs.nice[job.at()]);
            if (const auto set = JobTable::entry(jobs.setPriority, job); set > 1)
                priority = set; // later, by an administrator
        }
        const auto end = snapshot.rows.firstOfJob[job.at() + 1].at();
        for (auto row = snapshot.rows.firstOfJob[job.at()].at(); row < end; ++row)
            evaluation.priority[row] = static_cast<std::uint32_t>(priority);
    }
}

} // namespace fairlead::slurm
