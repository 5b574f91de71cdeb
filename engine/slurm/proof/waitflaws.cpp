// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/advice.h"
#include "engine/priority/limitreasons.h"
#include "engine/slurm/proof/flaws.h"

#include <algorithm>
#include <array>

namespace fairlead::slurm {

namespace {

struct ReasonCount
{
    std::string_view reason;
    std::size_t jobs = 0;
};

/// Waiting jobs by slurmctld's reason, the most frequent first.
std::vector<ReasonCount> reasonsOf(const Snapshot& snapshot)
{
    std::vector<std::size_t> jobs(snapshot.names.size(), 0);
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i) {
        if (snapshot.jobs.state[i] == JobState::Pending)
            ++jobs[snapshot.jobs.reason[i].at()];
    }
    std::vector<ReasonCount> list;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        const std::string_view reason = snapshot.names[NameId(i)];
        if (jobs[i] > 0 && !reason.empty())
            list.push_back({reason, jobs[i]});
    }
    std::ranges::stable_sort(list, std::ranges::greater(), &ReasonCount::jobs);
    return list;
}

bool holds(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

/// Limits of associations and QOS: AssocGrpCpuLimit, QOSMaxJobsPerUserLimit.
bool isLimit(std::string_view reason)
{
    if (reason == "AssociationJobLimit" || reason == "AssociationResourceLimit"
        || reason == "JobArrayTaskLimit")
        return true;
    if (limitReasonOf(reason)) // MaxJobsPerAccount, too
        return true;
    return (reason.starts_with("Assoc") || reason.starts_with("QOS"))
        && (holds(reason, "Max") || holds(reason, "Grp") || holds(reason, "Limit"));
}

bool isTurn(std::string_view reason)
{
    return reason == "Priority" || reason == "Resources";
}

template <typename Is>
std::size_t jobsOf(const std::vector<ReasonCount>& reasons, Is is)
{
    std::size_t jobs = 0;
    for (const auto& count : reasons)
        jobs += is(count.reason) ? count.jobs : 0;
    return jobs;
}

std::string limitsOf(const std::vector<ReasonCount>& reasons)
{
    std::string list;
    for (const auto& count : reasons) {
        if (isLimit(count.reason))
            list += (list.empty() ? "" : ", ") + std::string(count.reason) + " "
                + std::to_string(count.jobs);
    }
    return list;
}
} // namespace

void findWaitFlaws(const QueuePoints& queue, std::vector<Finding>& findings)
{
    const auto reasons = reasonsOf(queue.evaluation().snapshot());
    const auto limited = jobsOf(reasons, isLimit);
    const auto waiting = jobsOf(reasons, isTurn);
    const auto all = jobsOf(reasons, [](std::string_view) { return true; });
    if (limited < fewestRows || limited <= waiting)
        return;
    Finding finding;
    finding.kind = Finding::Kind::LimitsFirst;
    finding.severity = 2 * limited > all ? Severity::Warning : Severity::Note;
    finding.extent = static_cast<double>(limited) / static_cast<double>(all);
    finding.what = said("Messages", "Limits make more jobs wait than priority does");
    finding.evidence = {said("Messages",
                             "Of %1 waiting jobs %2 wait for a limit (%3), %4 for their turn, %5 "
                             "for something else"),
                        {number(all), number(limited), limitsOf(reasons), number(waiting),
                         number(all - limited - waiting)}};
    finding.advice = said("Messages",
                          "No weight moves these jobs: look at the limits of "
                          "associations and QOS first.");
    findings.push_back(std::move(finding));
}

} // namespace fairlead::slurm
