// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/nodeeventreader.h"

#include "models/accounting/slurmtext/machinereader.h"

#include <algorithm>
#include <limits>

namespace fairlead::accounting {

namespace {
/// Backfill has planned a job on the node: it takes jobs.
bool isPlanned(std::string_view state)
{
    const auto has = [&](const char* word) { return state.find(word) != std::string_view::npos; };
    return has("PLANNED") && !has("DOWN") && !has("DRAIN") && !has("FAIL");
}
} // namespace

void readNodeEvents(const std::vector<Line>& lines, const std::string& file,
                    const TimeReader& times, replay::Recording& recording)
{
    if (lines.empty())
        return;
    PipeTable table(lines[0].text);
    const NodeNames names(recording.machine);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        table.setRow(lines[i].text);
        if (isPlanned(table.cell("State")))
            continue;
        const auto from = times.read(table.cell("Start").empty() ? table.cell("TimeStart")
                                                                 : table.cell("Start"));
        const auto to
            = times.read(table.cell("End").empty() ? table.cell("TimeEnd") : table.cell("End"));
        const auto name = table.cell("NodeName");
        if (name.empty())
            continue; // of the whole cluster: how many CPUs it had
        if (!from || *from <= 0 || (to && *to != 0 && *to < *from)) {
            recording.issues.push_back(
                {Severity::Warning, said("Messages", "the line is not an event and is left out"),
                 file, lines[i].number});
            continue;
        }
        addOutage(names.nodesOf(name), *from, to.value_or(0), recording.workload);
    }
    std::ranges::stable_sort(recording.workload.outages, {}, &replay::Outage::from);
}

void addOutage(const replay::NodeSet& nodes, replay::Second from, replay::Second to,
               replay::Workload& workload)
{
    const auto until = to != 0 ? to : std::numeric_limits<std::uint32_t>::max();
    if (until <= workload.from)
        return;
    nodes.forEach([&](std::size_t node) {
        workload.outages.push_back(
            {static_cast<std::uint32_t>(node), std::max(from, workload.from), until});
    });
}

} // namespace fairlead::accounting
