// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/runtimes.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr std::size_t fewest = 3; // jobs of an owner that tell of the others

double medianOf(std::vector<double>& values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}
} // namespace

std::size_t estimateRunTimes(Workload& workload, Second until)
{
    std::vector<std::vector<double>> parts(workload.owners.size());
    std::vector<double> all;
    for (const auto& job : workload.jobs) {
        if (job.runTime == noLimit || !job.hasLimit() || job.limit == 0 || job.recorded.start == 0)
            continue;
        const double part = job.runTime / (60.0 * job.limit);
        parts[job.owner].push_back(part);
        all.push_back(part);
    }
    const double usual = all.empty() ? 1.0 : medianOf(all);
    std::vector<double> usualOf(parts.size(), usual);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].size() >= fewest)
            usualOf[i] = medianOf(parts[i]);
    }
    std::size_t count = 0;
    for (auto& job : workload.jobs) {
        if (job.runTime != noLimit || !job.hasLimit())
            continue;
        const auto guess = static_cast<Second>(60.0 * job.limit * usualOf[job.owner]);
        const auto known = job.recorded.start == 0 ? 0 : until - job.recorded.start;
        job.runTime = static_cast<std::uint32_t>(
            std::clamp<Second>(std::max(guess, known), 1, noLimit - Second{1}));
        ++count;
    }
    return count;
}

} // namespace fairlead::replay
