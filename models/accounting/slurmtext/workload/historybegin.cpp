// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historybegin.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fairlead::accounting {

namespace {
using replay::Job;
using replay::Second;

constexpr std::size_t fewest = 20; // jobs, from which to tell what is usual
constexpr double likelihood = 1e-3; // complete recordings of a real Slurm: 6e-3 at least
constexpr double sparse = 0.5; // of the density of later numbers
constexpr double dense = 0.8;

Second endOf(const Job& job)
{
    return std::max(job.recorded.end, job.cancelled);
}

/// 0: nobody has ended.
Second firstEnd(const replay::Workload& workload)
{
    Second first = 0;
    for (const auto& job : workload.jobs) {
        if (const auto end = endOf(job); end > 0)
            first = first == 0 ? end : std::min(first, end);
    }
    return first;
}

/// log of the probability that nobody of those who started before `end` ended before it, by how
/// long those ran that were submitted later. 0: too few of these.
double logOfSurvival(const replay::Workload& workload, Second end)
{
    std::vector<Second> lengths;
    for (const auto& job : workload.jobs) {
        const auto& recorded = job.recorded;
        if (replay::secondOf(job.submit) >= end && recorded.start > 0 && recorded.end > 0)
            lengths.push_back(recorded.end - recorded.start);
    }
    if (lengths.size() < fewest)
        return 0;
    std::ranges::sort(lengths);
    double sum = 0;
    for (const auto& job : workload.jobs) {
        if (job.recorded.start == 0 || job.recorded.start >= end)
            continue;
        const auto longer
            = lengths.end() - std::ranges::lower_bound(lengths, end - job.recorded.start);
        sum += std::log(static_cast<double>(longer + 1) / static_cast<double>(lengths.size() + 1));
    }
    return sum;
}

/// Of the numbers of jobs those that are in the list.
struct Density
{
    double before = 1; // up to the first end
    double after = 1;
    double missing = 0; // numbers, up to the first end
    [[nodiscard]] bool isSparseBefore() const { return before < sparse * after; }
    /// Whether the list is of nearly all jobs of the cluster, and lacks many up to then.
    [[nodiscard]] bool isPlain() const
    {
        return isSparseBefore() && after >= dense && missing >= fewest;
    }
};

/// How many of the sorted numbers lie in [first, last).
double countIn(const std::vector<std::uint32_t>& numbers, std::uint32_t first, std::uint32_t last)
{
    return static_cast<double>(std::ranges::lower_bound(numbers, last)
                               - std::ranges::lower_bound(numbers, first));
}

/// A task gets its number when it starts: it does not tell where the later ones begin.
Density densityOf(const replay::Workload& workload, Second end)
{
    std::vector<std::uint32_t> numbers;
    std::uint32_t first = replay::nothing;
    std::uint32_t border = replay::nothing; // the first that was submitted later
    for (const auto& job : workload.jobs) {
        numbers.push_back(job.id);
        first = std::min(first, job.id);
        if (replay::secondOf(job.submit) >= end && job.array == replay::nothing)
            border = std::min(border, job.id);
    }
    if (border == replay::nothing || border <= first)
        return {};
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    const double earlier = countIn(numbers, first, border);
    const auto behind = numbers.back() + 1;
    return {earlier / (border - first), countIn(numbers, border, behind) / (behind - border),
            border - first - earlier};
}
} // namespace

std::optional<Second> laterBeginOf(const replay::Workload& workload)
{
    const auto end = firstEnd(workload);
    if (end == 0)
        return std::nullopt;
    const auto density = densityOf(workload, end);
    const bool isLater = density.isPlain()
        || (density.isSparseBefore() && logOfSurvival(workload, end) < std::log(likelihood));
    return isLater ? std::optional(end) : std::nullopt;
}

} // namespace fairlead::accounting
