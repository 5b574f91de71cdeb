// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historyholes.h"

#include "engine/base/timetext.h"

#include <algorithm>
#include <vector>

namespace fairlead::accounting {

namespace {
using replay::Second;

constexpr std::size_t fewestJobs = 50; // from which to tell what is usual
constexpr std::size_t fewestMissing = 20;
constexpr double farLonger = 20; // than from one submission to the next on average
constexpr double plain = 0.2; // of the jobs that would have been submitted in that time
constexpr double mostUsual = 5; // times as many as usual: else the first number tells nothing
constexpr double denseAround = 0.8; // of the numbers elsewhere

struct Hole
{
    Second from = 0;
    Second to = 0;
    std::size_t missing = 0; ///< numbers of jobs
};

struct Submission
{
    Second at = 0;
    std::uint32_t id = 0;
};

/// Those that get their number with their submission: no tasks of arrays.
std::vector<Submission> submissionsOf(const replay::Workload& workload)
{
    std::vector<Submission> submissions;
    for (const auto& job : workload.jobs) {
        const auto at = replay::secondOf(job.submit);
        if (job.array == replay::nothing && at >= workload.from)
            submissions.push_back({at, job.id});
    }
    return submissions;
}

std::vector<std::uint32_t> numbersOf(const replay::Workload& workload)
{
    std::vector<std::uint32_t> numbers;
    for (const auto& job : workload.jobs)
        numbers.push_back(job.id);
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

/// Of the numbers in [first, last) those in the sorted list.
std::size_t numbersBetween(const std::vector<std::uint32_t>& numbers, std::uint32_t first,
                           std::uint32_t last)
{
    return static_cast<std::size_t>(std::ranges::lower_bound(numbers, last)
                                    - std::ranges::lower_bound(numbers, first));
}

/// @param gap  seconds in which no job was submitted
bool isHole(double gap, double usual, std::size_t missing)
{
    return gap >= farLonger * usual && missing >= fewestMissing
        && static_cast<double>(missing) >= plain * gap / usual;
}

/// Seconds from one submission to the next, on average.
double usualGap(const std::vector<Submission>& submissions)
{
    const auto span = submissions.back().at - submissions.front().at;
    return static_cast<double>(span) / static_cast<double>(submissions.size());
}

std::vector<Hole> holesIn(const std::vector<Submission>& submissions,
                          const std::vector<std::uint32_t>& numbers)
{
    std::vector<Hole> holes;
    const auto usual = usualGap(submissions);
    std::uint32_t last = 0; // the highest number so far
    for (std::size_t i = 0; i + 1 < submissions.size(); ++i) {
        const auto& before = submissions[i];
        const auto& next = submissions[i + 1];
        last = std::max(last, before.id);
        const auto gap = static_cast<double>(next.at - before.at);
        if (next.id <= last)
            continue;
        const auto missing = next.id - last - 1 - numbersBetween(numbers, last + 1, next.id);
        if (isHole(gap, usual, missing))
            holes.push_back({before.at, next.at, missing});
    }
    return holes;
}

/// Whether few numbers are left out elsewhere: no list of one user's jobs.
bool isDense(const std::vector<Submission>& submissions, const std::vector<std::uint32_t>& numbers,
             const std::vector<Hole>& holes)
{
    const auto [first, last] = std::ranges::minmax(submissions, {}, &Submission::id);
    auto all = static_cast<double>(last.id - first.id + 1);
    for (const auto& hole : holes)
        all -= static_cast<double>(hole.missing);
    return static_cast<double>(numbersBetween(numbers, first.id, last.id + 1)) >= denseAround * all;
}
} // namespace

void reportHoles(replay::Recording& recording, const std::string& file)
{
    const auto submissions = submissionsOf(recording.workload);
    if (submissions.size() < fewestJobs)
        return;
    const auto numbers = numbersOf(recording.workload);
    const auto holes = holesIn(submissions, numbers);
    if (holes.empty() || !isDense(submissions, numbers, holes))
        return;
    for (const auto& hole : holes)
        recording.issues.push_back(
            {Severity::Warning,
             counted(hole.missing,
                     said("Messages",
                          "the list has a hole: no job was submitted from %2 to %3, and 1 number "
                          "of a job is missing"),
                     said("Messages",
                          "the list has a hole: no job was submitted from %2 to %3, and the "
                          "numbers of %1 jobs are missing"),
                     {isoTime(hole.from), isoTime(hole.to)}),
             file, 0});
}

void reportLateBegin(replay::Recording& recording, Second taken, std::uint32_t last,
                     const std::string& file)
{
    auto submissions = submissionsOf(recording.workload);
    std::erase_if(submissions, [&](const Submission& one) { return one.at < taken; });
    if (submissions.size() < fewestJobs)
        return;
    const auto numbers = numbersOf(recording.workload);
    const auto first = std::ranges::min(submissions, {}, &Submission::at);
    const auto missing = first.id > last
        ? first.id - last - 1 - numbersBetween(numbers, last + 1, first.id)
        : std::size_t{0};
    const auto gap = static_cast<double>(first.at - taken);
    const auto usual = usualGap(submissions);
    const bool isKnown = last != 0 || static_cast<double>(missing) <= mostUsual * gap / usual;
    if (!isKnown || !isHole(gap, usual, missing) || !isDense(submissions, numbers, {}))
        return;
    const auto sentence = said("Messages",
                               "the list begins late: no job was submitted from %1, when before/ "
                               "was taken, to %2, and numbers of jobs are missing");
    recording.issues.push_back(
        {Severity::Warning, {sentence, {isoTime(taken), isoTime(first.at)}}, file, 0});
}

} // namespace fairlead::accounting
