// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/schedulingflaws.h"

#include "engine/base/constants.h"
#include "engine/base/durations.h"
#include "engine/base/timetext.h"

#include <algorithm>

namespace fairlead {

using durations::minute;
using replay::Parameters;

namespace {
/// Of the rows: fewer that run longer than the window are exceptions.
constexpr double smallestPart = 0.01;
/// Steps of one plan: more make a run of backfill long.
constexpr std::int64_t mostSteps = 10000;

std::string text(std::int64_t minutes)
{
    return durationText(static_cast<std::uint64_t>(minutes * minute));
}

/// How long a row may run: its limit, or that of its partition. 0: that is not known.
/// @unit min
/// @source backfill.c: who has no limit is planned for the longest of the partition
std::int64_t limitOf(const Snapshot& snapshot, RowIndex row)
{
    const auto partition = snapshot.rows.partition[row.at()];
    const auto own = snapshot.jobs.timeLimit[snapshot.rows.job[row.at()].at()];
    if (own != slurm::noTimeLimit && own != slurm::unlimitedTime)
        return own;
    const auto most
        = partition.isValid() ? snapshot.partitions[partition.at()].maxTime : slurm::unlimitedTime;
    if (most != slurm::unlimitedTime)
        return most;
    return own == slurm::unlimitedTime ? own : 0; // nobody has said anything
}

bool isEndless(std::int64_t limit)
{
    return limit == slurm::unlimitedTime;
}

double partOf(std::size_t rows, const QueuePoints& queue)
{
    return static_cast<double>(rows) / static_cast<double>(queue.size());
}

/// The steps that backfill has, as long as they are not too many for the window.
/// @unit s
std::int64_t resolutionFor(std::int64_t window, std::int64_t present)
{
    const auto least = (window * minute + mostSteps - 1) / mostSteps;
    const auto rounded = (least + minute - 1) / minute * minute;
    return least <= present ? present : std::min(rounded, Parameters::coarsestResolution);
}

void findEndlessJobs(const QueuePoints& queue, const Parameters& parameters,
                     std::vector<Finding>& findings)
{
    const auto rows
        = static_cast<std::size_t>(std::ranges::count_if(queue.rows(), [&](RowIndex row) {
              return isEndless(limitOf(queue.evaluation().snapshot(), row));
          }));
    if (partOf(rows, queue) < smallestPart)
        return;
    Finding finding;
    finding.kind = Finding::Kind::WindowTooShort;
    finding.severity = Severity::Warning;
    finding.extent = partOf(rows, queue);
    finding.what = said("Messages", "Jobs may run without end: backfill cannot plan behind them");
    finding.evidence = {said("Messages",
                             "%1 of %2 rows of the queue have no time limit, and no partition "
                             "gives them one; bf_window is %3"),
                        {number(rows), number(queue.size()), text(parameters.window)}};
    finding.advice = said("Messages",
                          "Give the partitions a MaxTime, and a DefaultTime to jobs that say "
                          "nothing.");
    findings.push_back(std::move(finding));
}

void findShortWindow(const QueuePoints& queue, const Parameters& parameters,
                     std::vector<Finding>& findings)
{
    std::size_t rows = 0;
    std::int64_t longest = 0;
    for (const auto row : queue.rows()) {
        const auto limit = limitOf(queue.evaluation().snapshot(), row);
        if (isEndless(limit))
            continue;
        rows += limit > parameters.window ? 1 : 0;
        longest = std::max(longest, limit);
    }
    const double part = partOf(rows, queue);
    if (part < smallestPart || parameters.window >= Parameters::longestWindow)
        return;
    Finding finding;
    finding.kind = Finding::Kind::WindowTooShort;
    finding.severity = Severity::Warning;
    finding.extent = part;
    finding.what = said("Messages", "Backfill does not look as far ahead as jobs may run");
    finding.evidence
        = {said("Messages",
                "bf_window is %1; %2 of %3 rows of the queue may run "
                "longer, up to %4: backfill plans nothing for who needs "
                "their nodes later"),
           {text(parameters.window), number(rows), number(queue.size()), text(longest)}};
    const auto wanted = std::min(longest, Parameters::longestWindow);
    const auto resolution = resolutionFor(wanted, parameters.resolution);
    finding.edits = {ParameterEdit{"bf_window", std::to_string(wanted)}};
    finding.advice = said("Messages", "Set bf_window to the longest time limit.");
    if (resolution != parameters.resolution) {
        finding.edits.emplace_back(ParameterEdit{"bf_resolution", std::to_string(resolution)});
        finding.advice = said("Messages",
                              "Set bf_window to the longest time limit, and raise "
                              "bf_resolution with it.");
    }
    findings.push_back(std::move(finding));
}

void findSmallDepth(const QueuePoints& queue, const Parameters& parameters,
                    std::vector<Finding>& findings)
{
    if (queue.size() <= parameters.maxTested || parameters.maxTested >= Parameters::mostTested)
        return;
    const auto behind = queue.size() - parameters.maxTested;
    Finding finding;
    finding.kind = Finding::Kind::DepthTooSmall;
    finding.extent = static_cast<double>(behind) / static_cast<double>(queue.size());
    finding.what = said("Messages", "Backfill stops before the end of the queue");
    finding.evidence = counted(
        behind,
        said("Messages",
             "bf_max_job_test is %2, %3 rows of the queue have a rank: the last is never tried"),
        said("Messages",
             "bf_max_job_test is %2, %3 rows of the queue have a rank: the last %1 are never "
             "tried"),
        {number(parameters.maxTested), number(queue.size())});
    finding.advice = said("Messages",
                          "Raise bf_max_job_test, or set bf_max_job_user so that a few "
                          "users do not fill it.");
    finding.edits = {
        ParameterEdit{"bf_max_job_test",
                      std::to_string(std::min<std::size_t>(queue.size(), Parameters::mostTested))}};
    findings.push_back(std::move(finding));
}

void findFineSteps(const Parameters& parameters, std::vector<Finding>& findings)
{
    const auto steps
        = parameters.window * minute / std::max<std::int64_t>(parameters.resolution, 1);
    if (steps <= mostSteps)
        return;
    Finding finding;
    finding.kind = Finding::Kind::ResolutionTooFine;
    finding.extent = 1.0;
    finding.what = said("Messages", "Backfill plans in steps that are too fine for its window");
    finding.evidence
        = {said("Messages", "bf_window is %1, bf_resolution %2: up to %3 steps"),
           {text(parameters.window),
            durationText(static_cast<std::uint64_t>(parameters.resolution)), number(steps)}};
    finding.advice = said("Messages",
                          "Raise bf_resolution to 600 or more: runs of backfill become "
                          "shorter, and plans hardly worse.");
    finding.edits = {ParameterEdit{"bf_resolution", "600"}};
    findings.push_back(std::move(finding));
}

Finding noBackfill(const QueuePoints& queue)
{
    Finding finding;
    finding.kind = Finding::Kind::NoBackfill;
    finding.severity = Severity::Warning;
    finding.extent = 1.0;
    finding.what = said("Messages", "Nothing starts out of turn: backfill is off");
    finding.evidence = counted(queue.size() - 1,
                               said("Messages",
                                    "bf_interval is -1 or SchedulerType is not sched/backfill; 1 "
                                    "row of the queue waits behind the first"),
                               said("Messages",
                                    "bf_interval is -1 or SchedulerType is not "
                                    "sched/backfill; %1 rows of the queue wait behind the "
                                    "first"));
    finding.advice = said("Messages",
                          "Small jobs do not fill the gaps that large ones leave: use "
                          "sched/backfill.");
    const auto list = parameterValue(queue.policy(), "SchedulerParameters");
    if (!replay::hasBackfill(list)) // else it is SchedulerType, which is no parameter of a scenario
        finding.edits = {ParameterEdit{"bf_interval", "30"}};
    return finding;
}
} // namespace

void findSchedulingFlaws(const QueuePoints& queue, const Parameters& parameters,
                         std::vector<Finding>& findings)
{
    if (parameters.backfillInterval < 0) {
        findings.push_back(noBackfill(queue));
        return;
    }
    findEndlessJobs(queue, parameters, findings);
    findShortWindow(queue, parameters, findings);
    findSmallDepth(queue, parameters, findings);
    findFineSteps(parameters, findings);
}

} // namespace fairlead
