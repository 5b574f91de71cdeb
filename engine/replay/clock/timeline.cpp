// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/timeline.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace fairlead::replay {

namespace {
using Kind = Happening::Kind;

constexpr std::int64_t longestMainPass = 1500; // ms; passes are batch_sched_delay apart
constexpr std::int64_t longestBackfill = 5000; // ms
constexpr std::int64_t longestEpilog = 600'000; // ms; longer ones are not found out
constexpr std::size_t fewestStarts = 20; // that tell how long an epilog takes
constexpr Second mostAssumed = 4'000'000; // cycles on either side: 38 years of five minutes
constexpr auto notTold = std::numeric_limits<Moment>::max();

StartedBy schedulerOf(LoggedEvent::Kind kind)
{
    return kind == LoggedEvent::Kind::StartedByMain ? StartedBy::Main : StartedBy::Backfill;
}

/// What stands in no event of the log: cancellations, nodes, partitions, changes of jobs.
void addUnlogged(const Recording& recording, Timeline& timeline)
{
    const auto& jobs = recording.workload.jobs;
    for (std::uint32_t i = 0; i < jobs.size(); ++i) {
        if (jobs[i].cancelled != 0)
            timeline.happenings.push_back({momentOf(jobs[i].cancelled), Kind::Cancellation, i, 0});
    }
    timeline.switches = recordedSwitchesOf(recording.workload);
    for (std::uint32_t i = 0; i < timeline.switches.size(); ++i)
        timeline.happenings.push_back({timeline.switches[i].at, Kind::Switch, i, 0});
}

/// What the log tells, to the millisecond, and the history of whatever the log does not: what was
/// before and behind it, jobs whose lines it lacks.
class TimelineReader
{
public:
    TimelineReader(const Recording& recording, Second period)
        : m_recording(recording)
        , m_period(period)
        , m_told(recording.workload.jobs.size())
    {
    }

    Timeline read()
    {
        for (const auto& event : m_recording.log)
            note(event);
        addJobs();
        for (const auto& event : m_recording.log) {
            if (event.isStart())
                addStart(event);
            else if (event.kind == LoggedEvent::Kind::Ended)
                addEnd(event);
            else if (event.kind == LoggedEvent::Kind::Left)
                addLeft(event);
        }
        addUnlogged(m_recording, m_timeline);
        addCycles();
        addUntoldPasses();
        std::ranges::stable_sort(m_timeline.happenings, {}, &Happening::at);
        return std::move(m_timeline);
    }

private:
    /// What the log tells of a job; an array is submitted with its first task.
    struct Told
    {
        bool isSubmitted = false;
        bool isStarted = false;
        bool isEnded = false;
        Moment first = notTold; // submission or start, whichever line is first
    };

    void add(Moment at, Kind kind, std::uint32_t what, Second cycle = 0)
    {
        m_timeline.happenings.push_back({at, kind, what, cycle});
    }

    [[nodiscard]] const std::vector<Job>& jobs() const { return m_recording.workload.jobs; }

    [[nodiscard]] std::uint32_t firstOf(std::uint32_t job) const
    {
        const auto array = jobs()[job].array;
        return array == nothing ? job : m_recording.workload.arrays[array].first;
    }

    void note(const LoggedEvent& event)
    {
        if (event.kind == LoggedEvent::Kind::Cycle) {
            m_cycles.emplace_back(event.at, event.cycle);
            return;
        }
        if (event.kind == LoggedEvent::Kind::Left)
            return;
        auto& told = m_told[event.job];
        auto& first = m_told[firstOf(event.job)];
        if (event.kind == LoggedEvent::Kind::Ended) {
            told.isEnded = true;
            return;
        }
        told.isStarted = told.isStarted || event.isStart();
        first.isSubmitted = first.isSubmitted || event.kind == LoggedEvent::Kind::Submitted;
        first.first = std::min(first.first, event.at);
    }

    /// Submissions, and the ends that the log does not tell.
    void addJobs()
    {
        for (std::uint32_t i = 0; i < jobs().size(); ++i) {
            const auto& job = jobs()[i];
            const auto& told = m_told[i];
            if (firstOf(i) == i)
                add(told.isSubmitted ? told.first : std::min(told.first, job.submit),
                    Kind::Submission, i);
            if (!told.isEnded && job.recorded.start != 0 && job.recorded.end != 0)
                add(momentOf(job.recorded.end), Kind::End, i);
        }
    }

    void addStart(const LoggedEvent& event)
    {
        const auto by = schedulerOf(event.kind);
        const auto longest = by == StartedBy::Main ? longestMainPass : longestBackfill;
        auto& passes = m_timeline.passes;
        const bool goesOn = !passes.empty() && m_lastBy == by && event.at - m_lastStart < longest
            && !isFull(passes.back());
        if (!goesOn || isSubmittedAfter(passes.back().at, event.job)) {
            add(event.at, Kind::Pass, static_cast<std::uint32_t>(passes.size()));
            passes.push_back({event.at, by, {}, true});
        }
        passes.back().jobs.push_back(event.job);
        m_lastBy = by;
        m_lastStart = event.at;
    }

    /// Then no pass that went on at that moment has it in its queue.
    [[nodiscard]] bool isSubmittedAfter(Moment at, std::uint32_t job) const
    {
        const auto& told = m_told[firstOf(job)];
        return told.isSubmitted && told.first > at;
    }

    /// Whether it has started as many jobs as it may.
    [[nodiscard]] bool isFull(const RecordedPass& pass) const
    {
        const auto most = m_recording.parameters.maxStarts;
        return pass.by == StartedBy::Main && most != 0 && pass.jobs.size() >= most;
    }

    /// Nothing ends or leaves its nodes while a main pass goes on: it does not let go of the jobs.
    void addEnd(const LoggedEvent& event)
    {
        add(event.at, Kind::End, event.job);
        if (m_lastBy == StartedBy::Main)
            m_lastBy = StartedBy::Unknown;
    }
    void addLeft(const LoggedEvent& event)
    {
        m_timeline.left.emplace(event.job, event.at);
        if (m_lastBy == StartedBy::Main)
            m_lastBy = StartedBy::Unknown;
    }

    /// Those that are known, and whole periods before and behind them. Not without bound: a history
    /// that was written by hand may begin in 1970.
    void addCycles()
    {
        if (m_cycles.empty()) {
            for (const auto cycle : m_recording.cycles)
                m_cycles.emplace_back(momentOf(cycle), cycle);
        }
        const auto& workload = m_recording.workload;
        if (m_cycles.empty()) {
            const auto some = m_recording.cycleAt != 0 ? m_recording.cycleAt : workload.from;
            const auto cycle = some - (some - workload.from) / m_period * m_period;
            m_cycles.emplace_back(momentOf(cycle), cycle);
        }
        const auto first = m_cycles.front().second;
        const auto last = m_cycles.back().second;
        const auto from = std::max(firstCharged(), first - mostAssumed * m_period);
        const auto to = std::min(workload.to, last + mostAssumed * m_period);
        for (const auto& [at, cycle] : m_cycles)
            add(at, Kind::Cycle, 0, cycle);
        for (auto cycle = first - m_period; cycle >= from; cycle -= m_period)
            add(momentOf(cycle), Kind::Cycle, 0, cycle);
        for (auto cycle = last + m_period; cycle <= to; cycle += m_period)
            add(momentOf(cycle), Kind::Cycle, 0, cycle);
    }

    /// The first second of a cycle that is not in the usage at the beginning.
    [[nodiscard]] Second firstCharged() const
    {
        const auto from = m_recording.workload.from;
        return m_recording.usageAt != 0 ? std::min(from, m_recording.usageAt + 1) : from;
    }

    /// By second and scheduler.
    void addUntoldPasses()
    {
        std::map<std::tuple<Second, StartedBy>, std::vector<std::uint32_t>> passes;
        for (std::uint32_t i = 0; i < jobs().size(); ++i) {
            const auto& recorded = jobs()[i].recorded;
            if (recorded.start != 0 && !m_told[i].isStarted)
                passes[{recorded.start, recorded.by}].push_back(i);
        }
        for (auto& [key, started] : passes) {
            // Behind what else its second holds.
            const auto at = momentOf(std::get<0>(key)) + 999;
            add(at, Kind::Pass, static_cast<std::uint32_t>(m_timeline.passes.size()));
            m_timeline.passes.push_back({at, std::get<1>(key), std::move(started), false});
        }
    }

    const Recording& m_recording;
    Second m_period;
    Timeline m_timeline;
    std::vector<Told> m_told; // [job]
    std::vector<std::pair<Moment, Second>> m_cycles; // that are known
    StartedBy m_lastBy = StartedBy::Unknown;
    Moment m_lastStart = 0;
};

/// Just less than the shortest time after an end at which its node took a job again. Without an
/// epilog nodes do not complete for longer than the parameters say; with one as long as it takes,
/// of which a few starts tell nothing.
/// @param unsure  by how much starts may have been later than they are told  @unit ms
std::int64_t completingOf(const Recording& recording, const Timeline& timeline, std::int64_t unsure)
{
    const auto assumed = recording.parameters.completing;
    auto shortest = recording.parameters.hasEpilog ? longestEpilog : assumed;
    std::size_t again = 0; // starts on nodes that had a job shortly before
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
                const auto since = happening.at - lastEnd[node];
                again += since < 2 * longestEpilog ? 1 : 0;
                shortest = std::min(shortest, since);
            });
    }
    shortest -= unsure;
    if (again < fewestStarts)
        shortest = std::min(shortest, assumed);
    return std::max<std::int64_t>(shortest - 1, 0);
}
} // namespace

Moment chargedUntil(const Job& job, Moment told)
{
    const auto end = job.recorded.end;
    return end == 0 ? told : std::min(told, momentOf(end));
}

Timeline timelineOf(const Recording& recording, Second period)
{
    auto timeline = TimelineReader(recording, std::max<Second>(period, 1)).read();
    const bool areExact = std::ranges::any_of(timeline.passes, &RecordedPass::isExact);
    constexpr std::int64_t second = 1000; // ms: without a log starts are told to that
    if (areExact || recording.parameters.hasEpilog)
        timeline.completing = completingOf(recording, timeline, areExact ? 0 : second);
    return timeline;
}

} // namespace fairlead::replay
