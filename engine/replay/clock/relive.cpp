// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/relive.h"

#include "engine/replay/clock/recordedstart.h"

namespace fairlead::replay {

namespace {
void finish(Cluster& cluster, std::uint32_t job, Moment now)
{
    const auto id = cluster.find(job);
    if (!id)
        return;
    if (cluster.live(*id).state == Live::State::Running) {
        cluster.finish(*id, chargedUntil(cluster.workload().jobs[job], now));
        cluster.leave(*id);
    } else if (cluster.live(*id).state == Live::State::Pending) {
        cluster.cancel(job); // where it ran is not known
    }
}

/// A trace does not say where its jobs ran: somewhere with room. Where there is none the job waits
/// until it ends.
void startAnywhere(Cluster& cluster, Placement& placement, std::uint32_t job, Moment now)
{
    const auto id = cluster.find(job);
    const auto& task = cluster.jobNow(job);
    if (!id || cluster.live(*id).state != Live::State::Pending)
        return;
    cluster.swapNext(job);
    for (const auto partition : cluster.bindings().partitionsOf(task)) {
        auto nodes = cluster.machine().partitions[partition].nodes;
        nodes &= cluster.occupancy().usable();
        const auto demand = cluster.bindings().demandOf(task, partition);
        if (!placement.choose(demand, cluster.occupancy().free(), nodes))
            continue;
        cluster.start(*id, partition, placement.shares(), now, task.recorded.by);
        return;
    }
}

/// Whose end lies in the same second has ended before.
void start(Cluster& cluster, Placement& placement, std::uint32_t job, Second now)
{
    const auto& recorded = cluster.workload().jobs[job].recorded;
    const auto end = recorded.end;
    if (recorded.nodes == nothing)
        startAnywhere(cluster, placement, job, momentOf(now));
    else
        (void)startAsRecorded(cluster, placement, job, momentOf(now));
    if (end != 0 && end <= now)
        finish(cluster, job, momentOf(now));
}

void apply(Cluster& cluster, Placement& placement, const Timeline& timeline,
           const Happening& happening)
{
    switch (happening.kind) {
    case Happening::Kind::Submission:
        cluster.submit(happening.what, happening.at);
        break;
    case Happening::Kind::Cancellation:
        cluster.cancel(happening.what);
        break;
    case Happening::Kind::End:
        finish(cluster, happening.what, happening.at);
        break;
    case Happening::Kind::Switch:
        apply(timeline.switches[happening.what], cluster);
        break;
    case Happening::Kind::Cycle:
        if (happening.cycle > cluster.fairShare().lastCycle())
            cluster.runCycle(happening.cycle);
        break;
    case Happening::Kind::Pass:
        (void)cluster.queue(happening.at); // who has become eligible joins
        for (const auto job : timeline.passes[happening.what].jobs)
            start(cluster, placement, job, secondOf(happening.at));
        break;
    case Happening::Kind::BarrenPass:
        break;
    }
}
} // namespace

std::vector<Started> relive(Cluster& cluster, const Timeline& timeline, Second from)
{
    Placement placement(cluster.machine());
    for (const auto& happening : timeline.happenings) {
        if (secondOf(happening.at) >= from)
            break;
        apply(cluster, placement, timeline, happening);
    }
    std::vector<Started> running;
    const auto& jobs = cluster.workload().jobs;
    for (std::uint32_t i = 0; i < jobs.size() && secondOf(jobs[i].submit) < from; ++i) {
        const auto id = cluster.find(i);
        if (id && cluster.live(*id).state == Live::State::Running)
            running.push_back({i, *id});
    }
    return running;
}

} // namespace fairlead::replay
