// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/recording/downstarts.h"

#include "engine/base/timetext.h"

#include <algorithm>
#include <vector>

namespace fairlead::replay {

namespace {
/// The outages of each node, those that overlap as one.
std::vector<std::vector<Outage>> outagesByNode(const Recording& recording)
{
    std::vector<std::vector<Outage>> byNode(recording.machine.nodes.size());
    auto outages = recording.workload.outages;
    std::ranges::sort(outages, {}, &Outage::from);
    for (const auto& outage : outages) {
        if (outage.node >= byNode.size())
            continue;
        auto& own = byNode[outage.node];
        if (!own.empty() && outage.from < own.back().to)
            own.back().to = std::max(own.back().to, outage.to);
        else
            own.push_back(outage);
    }
    return byNode;
}

bool isDownAt(const std::vector<Outage>& outages, Second at)
{
    const auto behind = std::ranges::lower_bound(outages, at, {}, &Outage::from);
    return behind != outages.begin() && at < std::prev(behind)->to;
}
} // namespace

std::optional<DownStarts> startsOnDownNodes(const Recording& recording)
{
    if (recording.workload.outages.empty())
        return std::nullopt;
    const auto outages = outagesByNode(recording);
    const auto& jobs = recording.workload.jobs;
    DownStarts starts;
    for (std::uint32_t i = 0; i < jobs.size(); ++i) {
        const auto& told = jobs[i].recorded;
        if (told.start == 0 || told.nodes == nothing)
            continue;
        auto down = nothing;
        recording.workload.nodeSets[told.nodes].forEach([&](std::size_t node) {
            if (down == nothing && isDownAt(outages[node], told.start))
                down = static_cast<std::uint32_t>(node);
        });
        if (down == nothing)
            continue;
        if (starts.jobs == 0 || told.start < jobs[starts.job].recorded.start) {
            starts.job = i;
            starts.node = down;
        }
        ++starts.jobs;
    }
    return starts.jobs > 0 ? std::optional(starts) : std::nullopt;
}

Message downStartsWords(const DownStarts& starts, const Recording& recording)
{
    const auto& job = recording.workload.jobs[starts.job];
    return counted(starts.jobs,
                   said("Messages",
                        "1 recorded start is on a node that was down by the recorded events: job "
                        "%2 on %3 at %4"),
                   said("Messages",
                        "%1 recorded starts are on nodes that were down by the recorded events; "
                        "the first: job %2 on %3 at %4"),
                   {std::to_string(recording.workload.numberOf(job)),
                    recording.machine.nodes[starts.node].name, isoTime(job.recorded.start)});
}

} // namespace fairlead::replay
