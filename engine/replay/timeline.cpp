// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/timeline.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace fairlead::replay {

namespace {
using Kind = Happening::Kind;

constexpr std::int64_t longestMainPass = 1500; // ms; passes are batch_sched_delay apart
constexpr std::int64_t longestBackfill = 5000; // ms
constexpr Second farFuture = 3'000'000'000; // s since 1970; later is never

bool isStart(LoggedEvent::Kind kind)
{
    return kind == LoggedEvent::Kind::StartedByMain || kind == LoggedEvent::Kind::StartedByBackfill;
}

StartedBy schedulerOf(LoggedEvent::Kind kind)
{
    return kind == LoggedEvent::Kind::StartedByMain ? StartedBy::Main : StartedBy::Backfill;
}

/// What no log tells of: cancellations and nodes.
void addUnlogged(const Recording& recording, Timeline& timeline)
{
    const auto& jobs = recording.workload.jobs;
    for (std::uint32_t i = 0; i < jobs.size(); ++i) {
        if (jobs[i].cancelled != 0)
            timeline.happenings.push_back({momentOf(jobs[i].cancelled), Kind::Cancellation, i, 0});
    }
    for (const auto& outage : recording.workload.outages) {
        timeline.happenings.push_back(
            {momentOf(outage.from), Kind::NodeChange, outage.node * 2, 0});
        if (outage.to < farFuture)
            timeline.happenings.push_back(
                {momentOf(outage.to), Kind::NodeChange, outage.node * 2 + 1, 0});
    }
}

class LogTimeline
{
public:
    explicit LogTimeline(const Recording& recording)
        : m_recording(recording)
        , m_isSubmitted(recording.workload.jobs.size())
    {
    }

    Timeline read()
    {
        m_timeline.hasLog = true;
        for (const auto& event : m_recording.log) {
            if (isStart(event.kind))
                addStart(event);
            else if (event.kind == LoggedEvent::Kind::Submitted)
                addSubmission(event.job, event.at);
            else if (event.kind == LoggedEvent::Kind::Ended)
                add(event.at, Kind::End, event.job);
            else
                m_timeline.happenings.push_back({event.at, Kind::Cycle, 0, event.cycle});
        }
        addUnlogged(m_recording, m_timeline);
        std::ranges::stable_sort(m_timeline.happenings, {}, &Happening::at);
        return std::move(m_timeline);
    }

private:
    void add(Moment at, Kind kind, std::uint32_t what)
    {
        m_timeline.happenings.push_back({at, kind, what, 0});
    }

    [[nodiscard]] std::uint32_t firstOf(std::uint32_t job) const
    {
        const auto array = m_recording.workload.jobs[job].array;
        return array == nothing ? job : m_recording.workload.arrays[array].first;
    }

    void addSubmission(std::uint32_t job, Moment at)
    {
        const auto first = firstOf(job);
        if (m_isSubmitted[first])
            return;
        m_isSubmitted[first] = true;
        add(at, Kind::Submission, first);
    }

    void addStart(const LoggedEvent& event)
    {
        const auto by = schedulerOf(event.kind);
        const auto longest = by == StartedBy::Main ? longestMainPass : longestBackfill;
        auto& passes = m_timeline.passes;
        addSubmission(event.job, event.at); // its line may come later
        const bool goesOn = !passes.empty() && m_lastBy == by && event.at - m_lastStart < longest;
        if (!goesOn) {
            add(event.at, Kind::Pass, static_cast<std::uint32_t>(passes.size()));
            passes.push_back({event.at, by, {}});
        }
        passes.back().jobs.push_back(event.job);
        m_lastBy = by;
        m_lastStart = event.at;
    }

    const Recording& m_recording;
    Timeline m_timeline;
    std::vector<bool> m_isSubmitted; // [job]
    StartedBy m_lastBy = StartedBy::Unknown;
    Moment m_lastStart = 0;
};

void addCycles(const Recording& recording, Second period, Timeline& timeline)
{
    if (!recording.cycles.empty()) {
        for (const auto cycle : recording.cycles)
            timeline.happenings.push_back({momentOf(cycle), Kind::Cycle, 0, cycle});
        return;
    }
    const auto from = recording.workload.from;
    const auto some = recording.cycleAt != 0 ? recording.cycleAt : from;
    auto cycle = some - (some - from) / period * period;
    for (cycle -= cycle > from ? period : 0; cycle <= recording.workload.to; cycle += period)
        timeline.happenings.push_back({momentOf(cycle), Kind::Cycle, 0, cycle});
}

Timeline fromHistory(const Recording& recording, Second period)
{
    Timeline timeline;
    const auto& workload = recording.workload;
    std::map<std::tuple<Second, StartedBy>, std::vector<std::uint32_t>> passes;
    for (std::uint32_t i = 0; i < workload.jobs.size(); ++i) {
        const auto& job = workload.jobs[i];
        if (job.array == nothing || workload.arrays[job.array].first == i)
            timeline.happenings.push_back({job.submit, Kind::Submission, i, 0});
        if (job.recorded.start == 0)
            continue;
        passes[{job.recorded.start, job.recorded.by}].push_back(i);
        if (job.recorded.end != 0)
            timeline.happenings.push_back({momentOf(job.recorded.end), Kind::End, i, 0});
    }
    addUnlogged(recording, timeline);
    addCycles(recording, period, timeline);
    for (auto& [key, jobs] : passes) {
        // Behind what else its second holds.
        const auto at = momentOf(std::get<0>(key)) + 999;
        timeline.happenings.push_back(
            {at, Kind::Pass, static_cast<std::uint32_t>(timeline.passes.size()), 0});
        timeline.passes.push_back({at, std::get<1>(key), std::move(jobs)});
    }
    std::ranges::stable_sort(timeline.happenings, {}, &Happening::at);
    return timeline;
}

/// Just less than the shortest time after an end at which its node took a job again.
std::int64_t completingOf(const Recording& recording, const Timeline& timeline)
{
    auto shortest = recording.parameters.completing;
    const auto& workload = recording.workload;
    std::vector<Moment> lastEnd(recording.machine.nodes.size(), -1'000'000'000);
    const auto nodesOf = [&](std::uint32_t job) {
        const auto nodes = workload.jobs[job].recorded.nodes;
        return nodes == nothing ? NodeSet() : workload.nodeSets[nodes];
    };
    for (const auto& happening : timeline.happenings) {
        if (happening.kind == Kind::End)
            nodesOf(happening.what).forEach([&](std::size_t node) {
                lastEnd[node] = happening.at;
            });
        if (happening.kind != Kind::Pass)
            continue;
        for (const auto job : timeline.passes[happening.what].jobs)
            nodesOf(job).forEach([&](std::size_t node) {
                shortest = std::min(shortest, happening.at - lastEnd[node]);
            });
    }
    return std::max<std::int64_t>(shortest - 1, 0);
}
} // namespace

Timeline timelineOf(const Recording& recording, Second period)
{
    auto timeline = recording.log.empty() ? fromHistory(recording, std::max<Second>(period, 1))
                                          : LogTimeline(recording).read();
    if (timeline.hasLog)
        timeline.completing = completingOf(recording, timeline);
    return timeline;
}

} // namespace fairlead::replay
