// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/advice.h"

#include "engine/advice/checks.h"
#include "engine/advice/schedulingflaws.h"
#include "engine/priority/scheduler.h"

#include <algorithm>
#include <optional>

namespace fairlead {

namespace {
using Kind = Finding::Kind;

/// Whether no factor of the queue counts, whatever the weights are.
bool isNotSummed(const QueuePoints& queue)
{
    const auto notes = breakdownOf(queue.evaluation(), queue.rows().front()).notes;
    return std::ranges::any_of(
        notes, [](const Note& note) { return note.reason == Note::Reason::NotSummed; });
}

bool isDeadWeight(const Finding& finding)
{
    return finding.kind == Kind::SameForAll || finding.kind == Kind::NeverDecides;
}

/// A weight is dead, and another finding says why.
void dropExplained(std::vector<Finding>& findings)
{
    const auto isExplained = [&](const Finding& finding) {
        return isDeadWeight(finding) && std::ranges::any_of(findings, [&](const Finding& other) {
                   return other.part == finding.part && !isDeadWeight(other);
               });
    };
    std::vector<Finding> kept;
    for (const auto& finding : findings) {
        if (!isExplained(finding))
            kept.push_back(finding);
    }
    findings = std::move(kept);
}

/// The edits may change them, of a site whose own are not known from what Slurm has by default.
std::optional<replay::Parameters> schedulingOf(const Evaluation& evaluation,
                                               const replay::Parameters* ofSite)
{
    const auto listOf
        = [](const Policy& policy) { return parameterValue(policy, "SchedulerParameters"); };
    const auto before = listOf(evaluation.snapshot().policy);
    const auto after = listOf(evaluation.inputs.policy);
    if (before != after)
        return replay::withSchedulerParameters(before, after,
                                               ofSite != nullptr ? *ofSite : replay::Parameters());
    return ofSite != nullptr ? std::optional(*ofSite) : std::nullopt;
}

bool mattersMore(const Finding& a, const Finding& b)
{
    if (a.severity != b.severity)
        return a.severity > b.severity;
    return a.extent > b.extent;
}
} // namespace

std::size_t advisedJobs(const Snapshot& snapshot)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        snapshot.jobs.state, [](JobState state) { return !holdsResources(state); }));
}

bool canAdviseOn(const Snapshot& snapshot)
{
    return snapshot.basis != Basis::Coming;
}

std::vector<Finding> adviceOn(const Evaluation& evaluation, const replay::Parameters* scheduling)
{
    std::vector<Finding> findings;
    if (!canAdviseOn(evaluation.snapshot()))
        return findings;
    const QueuePoints queue(evaluation);
    const bool isEnough = queue.size() >= fewestRows;
    schedulerOf(queue.policy()).findFlaws(queue, findings);
    if (isEnough && !isNotSummed(queue)) {
        findNoWeights(queue, findings);
        findDeadWeights(queue, findings);
        findOutweighedParts(queue, findings);
        findCoarseSums(queue, findings);
    }
    findMissingShares(queue, findings);
    if (const auto backfill = schedulingOf(evaluation, scheduling); backfill && isEnough)
        findSchedulingFlaws(queue, *backfill, findings);
    dropExplained(findings);
    std::ranges::stable_sort(findings, mattersMore);
    return findings;
}

} // namespace fairlead
