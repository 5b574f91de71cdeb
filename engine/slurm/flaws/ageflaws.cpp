// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/advice.h"
#include "engine/advice/adviceedits.h"
#include "engine/base/durations.h"
#include "engine/base/timetext.h"
#include "engine/slurm/flaws/flaws.h"

#include <algorithm>

namespace fairlead::slurm {

namespace {
constexpr double mostFull = 0.5; // of the rows
constexpr double hardlyAny = 0.01; // of PriorityMaxAge
using durations::day;
using durations::hour;
constexpr auto age = static_cast<std::size_t>(Factor::Age);

/// How long the row that has waited longest has. @unit s
std::int64_t longestWait(const QueuePoints& queue)
{
    const auto& evaluation = queue.evaluation();
    const auto& snapshot = evaluation.snapshot();
    std::int64_t longest = 0;
    for (const auto row : queue.rows()) {
        const auto accrued = snapshot.jobs.accrueTime[snapshot.rows.job[row.at()].at()];
        if (accrued != 0)
            longest = std::max(longest, evaluation.inputs.now - std::int64_t{accrued});
    }
    return longest;
}

/// Rounded up to whole days, short ones to hours.
std::string roundedText(std::int64_t seconds)
{
    const auto step = seconds > 2 * day ? day : hour;
    return durationText(static_cast<std::uint64_t>((seconds + step - 1) / step * step));
}

Finding ageFull(const QueuePoints& queue, std::size_t full, std::int64_t longest)
{
    const auto& settings = queue.policy().slurm();
    Finding finding;
    finding.kind = Finding::Kind::AgeFull;
    finding.severity = Severity::Warning;
    finding.extent = static_cast<double>(full) / static_cast<double>(queue.size());
    finding.part = "age";
    finding.what = said("Messages", "Most jobs have waited longer than age counts");
    finding.evidence = {said("Messages",
                             "PriorityMaxAge is %1; %2 of %3 rows of the queue have the full age "
                             "factor, whoever has waited longer; the longest wait is %4"),
                        {durationText(settings.maxAge), number(full), number(queue.size()),
                         durationText(static_cast<std::uint64_t>(longest))}};
    finding.advice = said("Messages",
                          "Raise PriorityMaxAge above what jobs wait, and "
                          "PriorityWeightAge with it if age is to count as much.");
    finding.edits = {ParameterEdit{"PriorityMaxAge", roundedText(longest)}};
    return finding;
}

Finding ageEmpty(const QueuePoints& queue, double part, std::int64_t longest)
{
    const auto& settings = queue.policy().slurm();
    Finding finding;
    finding.kind = Finding::Kind::AgeEmpty;
    finding.extent = 1.0;
    finding.part = "age";
    finding.what = said("Messages", "No job comes near PriorityMaxAge: age hardly counts");
    finding.evidence
        = {said("Messages",
                "PriorityMaxAge is %1; the longest wait is %2: age gives at most %3 of "
                "PriorityWeightAge"),
           {durationText(settings.maxAge), durationText(static_cast<std::uint64_t>(longest)),
            percentText(part)}};
    finding.advice = said("Messages", "Set PriorityMaxAge to about twice what jobs wait.");
    finding.edits = {ParameterEdit{"PriorityMaxAge", roundedText(2 * longest)}};
    return finding;
}
} // namespace

void findAgeFlaws(const QueuePoints& queue, std::vector<Finding>& findings)
{
    const auto& settings = queue.policy().slurm();
    const double weight = settings.weight(Factor::Age);
    if (weight == 0.0 || settings.isBasic || queue.size() < fewestRows)
        return;
    const auto points = queue.points(age);
    const auto full = static_cast<std::size_t>(
        std::ranges::count_if(points, [&](double one) { return one >= weight; }));
    const auto longest = longestWait(queue);
    const double most = rangeOf(points).most / weight;
    if (static_cast<double>(full) >= mostFull * static_cast<double>(queue.size()))
        findings.push_back(ageFull(queue, full, longest));
    else if (most < hardlyAny && longest >= hour)
        findings.push_back(ageEmpty(queue, most, longest));
}

} // namespace fairlead::slurm
