// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/workloadorder.h"

#include <algorithm>
#include <tuple>

namespace fairlead::accounting {

using replay::Job;
using replay::Moment;

std::vector<std::uint32_t> putInOrder(replay::Workload& workload,
                                      const std::vector<ArrayOf>& arrayOf)
{
    std::vector<std::uint32_t> order(workload.jobs.size());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto key = [&](std::uint32_t i) {
        const auto& job = workload.jobs[i];
        const auto array = arrayOf[i].id;
        return std::tuple(job.submit, array != 0 ? array : job.id, array, job.arrayTask, job.id);
    };
    std::sort(order.begin(), order.end(),
              [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
    std::vector<Job> jobs;
    std::vector<std::uint32_t> places(order.size());
    jobs.reserve(order.size());
    Moment submit = 0;
    for (const auto i : order) {
        auto job = workload.jobs[i];
        const auto& array = arrayOf[i];
        places[i] = static_cast<std::uint32_t>(jobs.size());
        if (array.id != 0) {
            const bool isNew = workload.arrays.empty() || workload.arrays.back().id != array.id
                || submit != job.submit;
            if (isNew)
                workload.arrays.push_back({array.id, places[i], 0, array.throttle});
            ++workload.arrays.back().count;
            job.array = static_cast<std::uint32_t>(workload.arrays.size() - 1);
        }
        submit = job.submit;
        jobs.push_back(std::move(job));
    }
    workload.jobs = std::move(jobs);
    return places;
}

} // namespace fairlead::accounting
