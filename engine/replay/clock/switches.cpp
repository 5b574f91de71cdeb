// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/switches.h"

#include "engine/replay/clock/jobchanges.h"

#include <algorithm>
#include <unordered_map>

namespace fairlead::replay {

namespace {
using SwitchKind = Switch::Kind;

/// A node whose outages overlap is out until the last one ends.
std::vector<Outage> joinedOutagesOf(const Workload& workload)
{
    std::vector<Outage> outages;
    std::unordered_map<std::uint32_t, std::size_t> lastOf; // by node
    for (const auto& outage : workload.outages) {
        const auto [last, isFirst] = lastOf.try_emplace(outage.node, outages.size());
        if (!isFirst && outage.from < outages[last->second].to) {
            outages[last->second].to = std::max(outages[last->second].to, outage.to);
            continue;
        }
        last->second = outages.size();
        outages.push_back(outage);
    }
    return outages;
}

/// Of each moment the first.
void addJobChanges(const Workload& workload, std::vector<Switch>& switches)
{
    Moment last = 0; // of those before it nothing tells when
    for (std::uint32_t i = 0; i < workload.formerValues.size(); ++i) {
        if (const auto at = workload.formerValues[i].until; at != last) {
            switches.push_back({at, SwitchKind::JobsChanged, i});
            last = at;
        }
    }
}
} // namespace

std::vector<Switch> recordedSwitchesOf(const Workload& workload)
{
    std::vector<Switch> switches;
    for (const auto& outage : joinedOutagesOf(workload)) {
        switches.push_back({momentOf(outage.from), SwitchKind::NodeDown, outage.node});
        if (outage.to < notEnded)
            switches.push_back({momentOf(outage.to), SwitchKind::NodeUp, outage.node});
    }
    for (const auto& closure : workload.closures) {
        switches.push_back({closure.from, SwitchKind::PartitionClosed, closure.partition});
        if (secondOf(closure.to) < notEnded)
            switches.push_back({closure.to, SwitchKind::PartitionOpen, closure.partition});
    }
    addJobChanges(workload, switches);
    return switches;
}

std::vector<Switch> switchesOf(const Workload& workload, Second from)
{
    auto switches = recordedSwitchesOf(workload);
    const auto isReleased = [&](const Job& job) {
        return job.dependencies != nothing
            && std::ranges::any_of(workload.dependencyLists[job.dependencies],
                                   &Dependency::isRelease);
    };
    for (const auto& job : workload.jobs) {
        if (isReleased(job))
            switches.push_back({momentOf(job.begin), SwitchKind::Asked, 0});
    }
    for (const auto& each : workload.reservations) {
        switches.push_back({momentOf(each.made), SwitchKind::Asked, 0});
        switches.push_back({momentOf(each.from), SwitchKind::ReservationTurns, 0});
        switches.push_back({momentOf(each.to), SwitchKind::ReservationTurns, 0});
    }
    std::erase_if(switches, [&](const Switch& each) { return each.at < momentOf(from); });
    std::ranges::stable_sort(switches, {}, &Switch::at);
    return switches;
}

void apply(const Switch& change, Cluster& cluster)
{
    switch (change.kind) {
    case SwitchKind::NodeDown:
    case SwitchKind::NodeUp:
        cluster.setNode(change.what, change.kind == SwitchKind::NodeUp);
        break;
    case SwitchKind::PartitionClosed:
    case SwitchKind::PartitionOpen:
        cluster.setPartition(change.what, change.kind == SwitchKind::PartitionOpen);
        break;
    case SwitchKind::JobsChanged:
        changeJobs(cluster, change.what);
        break;
    case SwitchKind::Asked:
    case SwitchKind::ReservationTurns:
        break;
    }
}

} // namespace fairlead::replay
