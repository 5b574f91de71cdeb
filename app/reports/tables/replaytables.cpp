// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reports/tables/replaytables.h"

#include "app/reports/tables/replaygroups.h"
#include "engine/base/timetext.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace fairlead::reports {

namespace {
using replay::StartedBy;

std::string schedulerName(StartedBy by)
{
    switch (by) {
    case StartedBy::Main:
        return "main";
    case StartedBy::Backfill:
        return "backfill";
    case StartedBy::Submission:
        return "submission";
    case StartedBy::Unknown:
        break;
    }
    return "";
}

std::string nodeNames(const replay::Machine& machine, const std::vector<std::uint32_t>& nodes)
{
    std::string names;
    for (const auto node : nodes)
        names += (names.empty() ? "" : ",") + machine.nodes[node].name;
    return names;
}

std::vector<std::uint32_t> nodesOfSet(const replay::Workload& workload, std::uint32_t set)
{
    std::vector<std::uint32_t> nodes;
    if (set != replay::nothing)
        workload.nodeSets[set].forEach(
            [&](std::size_t node) { nodes.push_back(static_cast<std::uint32_t>(node)); });
    return nodes;
}

std::vector<std::uint32_t> recordedNodes(const replay::Workload& workload, std::uint32_t job)
{
    return nodesOfSet(workload, workload.jobs[job].recorded.nodes);
}
} // namespace

Table decisionsTable(const replay::Decisions& decisions)
{
    Table table({{"Scheduler"},
                 {"Passes", Align::Right},
                 {"Starts", Align::Right},
                 {"Found", Align::Right},
                 {"SameNodes", Align::Right},
                 {"TooMany", Align::Right}});
    const auto add = [&](const char* name, const replay::DecisionCounts& counts) {
        table.addRow({std::string(name), countCell(counts.passes), countCell(counts.starts),
                      countCell(counts.found), countCell(counts.sameNodes),
                      countCell(counts.tooMany)});
    };
    add("main", decisions.countOf(StartedBy::Main));
    add("backfill", decisions.countOf(StartedBy::Backfill));
    add("total", decisions.total());
    if (!decisions.planned.starts.empty()) // no starts: not in the total
        add("planned", decisions.plannedCounts());
    return table;
}

Table decisionJobsTable(const replay::Scene& scene, const replay::Decisions& decisions)
{
    Table table({{"Time"},
                 {"Scheduler"},
                 jobColumn(),
                 {"Recorded", Align::Right},
                 {"Found", Align::Right},
                 {"SameNodes", Align::Right},
                 {"NodeList"},
                 {"ExpectedNodeList"}});
    const auto& workload = scene.recording->workload;
    const auto& machine = scene.recording->machine;
    const auto flag = [](bool value) -> Cell { return std::int64_t{value ? 1 : 0}; };
    const auto add = [&](const replay::Decision& pass, const std::string& scheduler,
                         const auto& nodesOf) {
        for (const auto& start : pass.starts) {
            const auto nodes = start.isRecorded ? nodesOf(start.job) : std::vector<std::uint32_t>();
            table.addRow({isoTime(replay::secondOf(pass.at)), scheduler,
                          jobCell(workload, start.job), flag(start.isRecorded), flag(start.isFound),
                          flag(start.isOnSameNodes), nodeNames(machine, nodes),
                          nodeNames(machine, start.nodes)});
        }
    };
    const auto ranOn = [&](std::uint32_t job) { return recordedNodes(workload, job); };
    for (const auto& pass : decisions.passes)
        add(pass, schedulerName(pass.by), ranOn);
    add(decisions.planned, "planned", [&](std::uint32_t job) {
        const auto& planned = scene.recording->planned;
        const auto found = std::ranges::find(planned, job, &replay::Recording::Planned::job);
        return nodesOfSet(workload, found == planned.end() ? replay::nothing : found->nodes);
    });
    return table;
}

namespace {
/// @param to  who starts then or later waits in the period
std::vector<Cell> recordedRow(const replay::Recording& recording, std::uint32_t position,
                              replay::Second to)
{
    const auto& job = recording.workload.jobs[position];
    const auto submit = replay::secondOf(job.submit);
    std::vector<Cell> row{std::string("recorded"),
                          jobCell(recording.workload, position),
                          isoTime(submit),
                          {},
                          {},
                          {},
                          {},
                          {}};
    if (job.recorded.eligible != 0)
        row[3] = isoTime(job.recorded.eligible);
    if (job.recorded.start != 0 && job.recorded.start < to) {
        row[4] = isoTime(job.recorded.start);
        row[5] = job.recorded.start - submit;
        row[6] = schedulerName(job.recorded.by);
        row[7] = nodeNames(recording.machine, recordedNodes(recording.workload, position));
    }
    return row;
}

std::vector<Cell> replayedRow(const replay::Recording& recording,
                              const replay::PolicyOutlook& policy, std::uint32_t position,
                              replay::Second to)
{
    const auto& outcome = policy.first.jobs[position];
    const auto submit = replay::secondOf(recording.workload.jobs[position].submit);
    std::vector<Cell> row{
        policy.name, jobCell(recording.workload, position), isoTime(submit), {}, {}, {}, {}, {}};
    if (outcome.start == 0 || outcome.start >= to)
        return row;
    const auto& nodes = policy.first.nodes;
    const auto first = nodes.begin() + outcome.firstNode;
    row[3] = isoTime(submit + outcome.wait[0]);
    row[4] = isoTime(outcome.start);
    row[5] = outcome.start - submit;
    row[6] = schedulerName(outcome.by);
    row[7] = nodeNames(recording.machine, {first, first + outcome.nodeCount});
    for (const auto part : outcome.wait)
        row.emplace_back(std::int64_t{part});
    return row;
}

/// [job] the limit that kept it longest; of several the one that was first.
std::unordered_map<std::uint32_t, replay::LimitWait> mainLimits(const replay::Outcome& outcome)
{
    std::unordered_map<std::uint32_t, replay::LimitWait> limits;
    for (const auto& wait : outcome.limitWaits) {
        const auto [known, isNew] = limits.emplace(wait.job, wait);
        if (!isNew && wait.seconds > known->second.seconds)
            known->second = wait;
    }
    return limits;
}

std::string limitName(const replay::NamedLimit& named)
{
    return named.holder + ": " + named.limit;
}
} // namespace

Table outlookJobsTable(const replay::Recording& recording, const replay::Outlook& outlook,
                       bool isPeriod)
{
    Table table({{"Policy"},
                 jobColumn(),
                 {"Submit"},
                 {"Eligible"},
                 {"Start"},
                 {"Wait", Align::Right},
                 {"Scheduler"},
                 {"NodeList"},
                 {"WaitNotEligible", Align::Right},
                 {"WaitLimit", Align::Right},
                 {"WaitPriority", Align::Right},
                 {"WaitResources", Align::Right},
                 {"WaitScheduler", Align::Right},
                 {"Limit"}});
    const auto jobs = static_cast<std::uint32_t>(recording.workload.jobs.size());
    table.reserveRows(jobs * (outlook.policies.size() + 1));
    const auto isWanted = [&](std::uint32_t position, replay::Second start) {
        return !isPeriod
            || replay::isOfPeriod(recording.workload.jobs[position], start, outlook.from,
                                  outlook.to);
    };
    const auto to = isPeriod ? outlook.to : std::numeric_limits<replay::Second>::max();
    for (std::uint32_t i = 0; i < jobs; ++i) {
        if (isWanted(i, recording.workload.jobs[i].recorded.start))
            table.addRow(recordedRow(recording, i, to));
    }
    for (const auto& policy : outlook.policies) {
        const auto limits = mainLimits(policy.first);
        for (std::uint32_t i = 0; i < jobs; ++i) {
            if (!isWanted(i, policy.first.jobs[i].start))
                continue;
            auto row = replayedRow(recording, policy, i, to);
            if (const auto limit = limits.find(i); limit != limits.end() && row.size() > 8)
                row.emplace_back(limitName(policy.first.limits[limit->second.limit]));
            table.addRow(std::move(row));
        }
    }
    return table;
}

} // namespace fairlead::reports
