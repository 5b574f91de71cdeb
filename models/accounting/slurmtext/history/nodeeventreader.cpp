// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/nodeeventreader.h"

#include "models/accounting/slurmtext/machine/clusterrows.h"
#include "models/accounting/slurmtext/machine/machinereader.h"
#include "models/accounting/slurmtext/machine/nodestates.h"
#include "models/accounting/slurmtext/text/countedissue.h"

#include <algorithm>

namespace fairlead::accounting {

namespace {
/// Backfill has planned a job on the node, or it sleeps until somebody wants it: it takes jobs.
bool isNoOutage(std::string_view state)
{
    const auto has = [&](const char* word) { return state.find(word) != std::string_view::npos; };
    return (has("PLANNED") || has("POWERED_DOWN")) && takesJobs(state);
}
} // namespace

bool readNodeEvents(const std::vector<Line>& lines, const std::string& file,
                    const std::string& cluster, const TimeReader& times,
                    replay::Recording& recording)
{
    const auto warn = [&](Message message, int line) {
        recording.issues.push_back({Severity::Warning, std::move(message), file, line});
    };
    PipeTable table(lines.empty() ? std::string_view() : lines[0].text);
    const auto* start = table.named("Start", "TimeStart");
    const auto* end = table.named("End", "TimeEnd");
    if (!table.has("NodeName") || !table.has(start) || !table.has(end)) {
        warn(said("Messages", "the first line must name the columns NodeName, Start and End"),
             lines.empty() ? 0 : lines[0].number);
        return false;
    }
    const NodeNames names(recording.machine);
    ClusterRows own(cluster);
    CountedIssue strange(
        said("Messages", "1 event has a state that is not known: %2"),
        said("Messages", "%1 events have a state that is not known; the first is %2"));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        table.setRow(lines[i].text);
        if (table.isShort()) {
            warn(table.shortness(), lines[i].number);
            continue;
        }
        const auto name = table.cell("NodeName");
        // Without a node it is of the whole cluster: how many CPUs it had.
        if (!own.takes(table, lines[i].number) || name.empty() || isNoOutage(table.cell("State")))
            continue;
        if (auto state = unknownStateIn(table.cell("State")); !state.empty())
            strange.add(std::move(state), lines[i].number);
        const auto from = times.read(table.cell(start));
        const auto to = times.read(table.cell(end));
        if (!from || *from <= 0 || !to || table.cell(end).empty() || (*to != 0 && *to < *from)) {
            warn(said("Messages", "the line is not an event and is left out"), lines[i].number);
            continue;
        }
        std::size_t unknown = 0;
        addOutage(names.nodesOf(name, &unknown), *from, *to, recording.workload);
        if (unknown > 0)
            warn({said("Messages", "there is no node %1"), {std::string(name)}}, lines[i].number);
    }
    own.report(file, recording.issues);
    strange.report(file, recording.issues);
    std::ranges::stable_sort(recording.workload.outages, {}, &replay::Outage::from);
    return true;
}

void addOutage(const replay::NodeSet& nodes, replay::Second from, replay::Second to,
               replay::Workload& workload)
{
    const auto until = to != 0 ? to : replay::notEnded;
    if (until <= workload.from)
        return;
    nodes.forEach([&](std::size_t node) {
        workload.outages.push_back(
            {static_cast<std::uint32_t>(node), std::max(from, workload.from), until});
    });
}

} // namespace fairlead::accounting
