// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/advice/advice.h"
#include "engine/priority/limitreasons.h"
#include "engine/slurm/flaws/flaws.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

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

/// Whose limit a job waits for: of its QOS, or of its own association, which it mostly has from its
/// account. Empty: a limit of a group may be of any account above.
std::string ownerOf(const LimitReason& reason, const Snapshot& snapshot, JobIndex job)
{
    if (reason.isQos) {
        const auto qos = snapshot.jobs.qos[job.at()];
        return qos.isValid() ? "qos " + snapshot.qos[qos.at()].name : std::string();
    }
    const auto assoc = snapshot.jobs.assoc[job.at()];
    const bool isOwn = reason.of == LimitReason::Of::Own && assoc.isValid();
    return isOwn ? "account " + snapshot.accountName(assoc) : std::string();
}

/// The parameter that is the limit, and the TRES that it counts: "qos normal GrpTRES", "cpu".
struct NamedLimit
{
    std::string name;
    std::string tres;
    auto operator<=>(const NamedLimit&) const = default;
};

std::optional<NamedLimit> limitOf(const Snapshot& snapshot, JobIndex job)
{
    const auto reason = limitReasonOf(snapshot.names[snapshot.jobs.reason[job.at()]]);
    if (snapshot.jobs.state[job.at()] != JobState::Pending || !reason)
        return std::nullopt;
    const auto owner = ownerOf(*reason, snapshot, job);
    if (owner.empty() || reason->of == LimitReason::Of::Job)
        return std::nullopt;
    const auto equal = std::min(reason->option.find('='), reason->option.size());
    auto tres = reason->option.substr(std::min(equal + 1, reason->option.size()));
    return NamedLimit{owner + ' ' + reason->option.substr(0, equal),
                      tres == "gres" ? "gres/gpu" : std::move(tres)};
}

/// The limits that keep many, taken away; not those that the policy takes away already.
std::vector<Edit> withoutLimits(const Evaluation& evaluation, std::size_t limited)
{
    constexpr std::size_t many = 10; // one of so many
    std::map<NamedLimit, std::size_t> jobs;
    const auto& snapshot = evaluation.snapshot();
    for (std::size_t i = 0; i < snapshot.jobs.size(); ++i) {
        if (const auto limit = limitOf(snapshot, JobIndex(i)))
            ++jobs[*limit];
    }
    std::map<std::string, std::string> values;
    for (const auto& [limit, count] : jobs) {
        auto& value = values[limit.name];
        if (many * count < limited)
            continue;
        value += (value.empty() ? "" : ",") + (limit.tres.empty() ? "" : limit.tres + '=') + "-1";
    }
    std::vector<Edit> edits;
    auto known = evaluation.inputs.policy.slurm().limits;
    for (const auto& [name, value] : values) {
        if (!value.empty() && limitValue(known, name) != value && setLimit(known, name, value))
            edits.emplace_back(ParameterEdit{name, value});
    }
    return edits;
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
    finding.edits = withoutLimits(queue.evaluation(), limited);
    finding.advice = finding.edits.empty()
        ? said("Messages",
               "No weight moves these jobs: look at the limits of associations and QOS first.")
        : said("Messages",
               "No weight moves these jobs: look at the limits of associations and QOS first. A "
               "replay says what would be without these.");
    if (!limitsSetIn(queue.evaluation().inputs.policy).empty())
        finding.advice = limitsAreOfTheCluster();
    findings.push_back(std::move(finding));
}

} // namespace fairlead::slurm
