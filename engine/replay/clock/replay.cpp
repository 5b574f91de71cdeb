// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/replay.h"

#include "engine/replay/clock/agenda.h"
#include "engine/replay/clock/glances.h"
#include "engine/replay/clock/relive.h"
#include "engine/replay/clock/shakes.h"
#include "engine/replay/clock/startnote.h"
#include "engine/replay/clock/switches.h"
#include "engine/replay/schedulers/backfillrun.h"
#include "engine/replay/schedulers/mainpass.h"

#include <queue>

#include <limits>

namespace fairlead::replay {

namespace {
constexpr auto never = std::numeric_limits<Moment>::max();
// Who has not started on an idle machine for so long never will: it is too small, or a limit is.
constexpr Moment idleAtMost = momentOf(2 * 86400);

/// The event loop: moments of submissions, ends and loops in order; what falls together in the
/// order of specification scheduling 12.
class Loop
{
public:
    Loop(const Scene& scene, const ReplayOptions& options);
    Outcome run();

private:
    using Agenda = std::priority_queue<Timed, std::vector<Timed>, std::greater<>>;

    void beginInside();
    void cycleBefore();
    [[nodiscard]] double done() const;
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] bool isIdleForEver(Moment now) const;
    [[nodiscard]] Moment nextMoment() const;
    [[nodiscard]] Moment nextTick() const;
    [[nodiscard]] Moment nextBackfill() const;
    void submitDue(Moment now);
    void endDue(Moment now);
    void leaveDue(Moment now);
    void switchDue(Moment now);
    void cycleDue(Moment now);
    void tickDue(Moment now);
    void backfillDue(Moment now);
    void pass(Moment now, bool isLimited);
    void note(const std::vector<Started>& started, Moment now);
    void addEnd(std::uint32_t job, LiveId live, Moment start);
    [[nodiscard]] bool waitsForCompletion(Moment now) const;
    void request(Moment now);
    void change(Moment now);

    const Recording& m_recording;
    const Workload& m_workload;
    const Parameters& m_parameters;
    ReplayOptions m_options;
    Cluster m_cluster;
    MainPass m_main;
    BackfillRun m_backfill;
    Glances m_glances;
    Shakes m_shakes;
    Outcome m_outcome;
    std::vector<Timed> m_submissions;
    std::size_t m_submitted = 0;
    std::size_t m_ended = 0; // jobs
    Agenda m_cancels; // jobs
    Agenda m_ends; // records
    Agenda m_leaves; // records
    std::vector<Switch> m_switches;
    std::size_t m_switched = 0;
    Moment m_nextCycle = 0;
    Moment m_nextBackfill = 0;
    Moment m_afterTick = 0; // ticks before are over
    Second m_last = 0; // pass of the background loop
    Second m_lastFull = 0;
    Moment m_requested = never; // since when a pass is asked for
    Moment m_changed = never; // since when backfill has something to do
    Moment m_lastChange = 0; // beside plans
    Moment m_lastRun = 0; // of backfill
    Second m_lastEnd = 0;
    Moment m_now = 0;
    Moment m_activity = 0; // the last moment at which something ran or was still to come
};

Loop::Loop(const Scene& scene, const ReplayOptions& options)
    : m_recording(*scene.recording)
    , m_workload(scene.recording->workload)
    , m_parameters(scene.recording->parameters)
    , m_options(options)
    , m_cluster(scene)
    , m_main(m_cluster)
    , m_backfill(m_cluster)
    , m_glances(m_cluster)
    , m_shakes(m_parameters, options.seed)
    , m_submissions(submissionsOf(m_workload, options.from, options.seed))
    , m_switches(switchesOf(m_workload, options.from))
    , m_nextCycle(options.phases.cycle)
    , m_nextBackfill(options.phases.backfill)
    , m_last(options.phases.lastPass)
    , m_lastFull(options.phases.lastFullPass)
{
    m_outcome.jobs.resize(m_workload.jobs.size());
    m_outcome.from = options.from;
}

/// What really happened until the replay begins; whoever runs then goes on.
void Loop::beginInside()
{
    const auto from = m_options.from;
    const auto isBefore = [&](const Timed& timed) { return timed.at < momentOf(from); };
    const auto first = std::find_if_not(m_submissions.begin(), m_submissions.end(), isBefore);
    m_submitted = static_cast<std::size_t>(first - m_submissions.begin());
    const auto timeline = timelineOf(m_recording, m_cluster.cyclePeriod());
    for (const auto& running : relive(m_cluster, timeline, from)) {
        const auto start = m_workload.jobs[running.job].recorded.start;
        noteStart(m_outcome, running.job, m_cluster.live(running.live), start);
        addEnd(running.job, running.live, momentOf(start));
    }
    for (std::uint32_t i = 0; i < m_workload.jobs.size(); ++i) {
        const auto& job = m_workload.jobs[i];
        if (secondOf(job.submit) < from && job.cancelled >= from)
            m_cancels.push({momentOf(job.cancelled), i});
    }
}

/// Those before it have decayed what was used until then: it itself decays what is used since.
void Loop::cycleBefore()
{
    const auto before = secondOf(m_nextCycle) - m_cluster.cyclePeriod();
    if (before > m_recording.chargedUpTo())
        m_cluster.runCycle(before);
}

Outcome Loop::run()
{
    m_now = std::min(m_options.phases.boot, m_submissions.empty() ? 0 : m_submissions[0].at);
    if (m_options.from != 0)
        beginInside();
    else
        cycleBefore();
    m_changed = m_now;
    m_activity = std::max(m_now, momentOf(m_options.from));
    const auto last = m_options.to == 0 ? never : momentOf(m_options.to);
    for (;;) {
        const auto now = nextMoment();
        const bool isOver = isIdle() && (!m_cluster.hasWaiting() || isIdleForEver(now));
        if (now > last || now == never || isOver)
            break;
        if (m_options.isCancelled != nullptr && m_options.isCancelled->load()) {
            m_outcome.isComplete = false;
            break;
        }
        if (m_options.progress) // a step may take long: of a hundred thousand jobs that wait
            m_options.progress(done());
        submitDue(now);
        endDue(now);
        leaveDue(now);
        switchDue(now);
        cycleDue(now);
        tickDue(now);
        backfillDue(now);
        m_glances.lookAt(now, m_lastChange, m_lastRun);
    }
    m_outcome.to = secondOf(m_now);
    m_outcome.limits = m_cluster.keptLimits();
    return std::move(m_outcome);
}

bool Loop::isIdle() const
{
    return m_submitted == m_submissions.size() && m_ends.empty() && m_leaves.empty();
}

/// Whether nothing is to come that could let those start who wait: a node that comes back, or usage
/// that decays below a limit.
bool Loop::isIdleForEver(Moment now) const
{
    const bool mayDecay = m_cluster.limits().readsUsage() && now <= momentOf(m_workload.to);
    return now > m_activity + idleAtMost && m_switched == m_switches.size() && !mayDecay;
}

/// Half for submissions, half for ends: after a burst the queue is worked off.
double Loop::done() const
{
    const auto part = [](std::size_t some, std::size_t all) {
        return all == 0 ? 1.0 : static_cast<double>(some) / static_cast<double>(all);
    };
    return (part(m_submitted, m_submissions.size()) + part(m_ended, m_outcome.jobs.size())) / 2;
}

Moment Loop::nextMoment() const
{
    auto next = std::min(nextTick(), nextBackfill());
    if (m_submitted < m_submissions.size())
        next = std::min(next, m_submissions[m_submitted].at);
    for (const auto* agenda : {&m_cancels, &m_ends, &m_leaves}) {
        if (!agenda->empty())
            next = std::min(next, agenda->top().at);
    }
    if (m_switched < m_switches.size())
        next = std::min(next, m_switches[m_switched].at);
    if (!isIdle() || m_cluster.hasWaiting())
        next = std::min(next, m_nextCycle);
    return next;
}

Moment Loop::nextTick() const
{
    if (m_parameters.interval < 0)
        return never;
    auto due = momentOf(m_lastFull + m_parameters.interval);
    if (m_requested != never)
        due = std::min(due, std::max(momentOf(m_last + m_parameters.batchDelay), m_requested));
    return nextBeat(m_options.phases.tick, m_parameters.tickPeriod,
                    std::max({due, m_afterTick, m_now}));
}

/// With nothing new it looks again each second.
Moment Loop::nextBackfill() const
{
    if (m_changed == never || m_parameters.backfillInterval < 0)
        return never;
    return nextBeat(m_nextBackfill, 1000, m_changed);
}

void Loop::request(Moment now)
{
    m_requested = std::min(m_requested, now);
    change(now);
}

void Loop::change(Moment now)
{
    m_changed = std::min(m_changed, now);
    m_lastChange = now;
}

void Loop::submitDue(Moment now)
{
    m_now = now;
    if (!isIdle() || (m_cluster.nextBegin() && momentOf(*m_cluster.nextBegin()) > now))
        m_activity = now;
    for (; m_submitted < m_submissions.size() && m_submissions[m_submitted].at <= now;
         ++m_submitted) {
        const auto first = m_submissions[m_submitted].what;
        const auto array = m_workload.jobs[first].array;
        const auto end = array == nothing ? first + 1 : first + m_workload.arrays[array].count;
        m_cluster.submit(first, now);
        for (auto i = first; i < end; ++i) {
            if (m_workload.jobs[i].cancelled != 0)
                m_cancels.push({momentOf(m_workload.jobs[i].cancelled), i});
        }
        request(now);
    }
    for (; !m_cancels.empty() && m_cancels.top().at <= now; m_cancels.pop()) {
        m_cluster.cancel(m_cancels.top().what);
        request(now);
    }
}

void Loop::endDue(Moment now)
{
    for (; !m_ends.empty() && m_ends.top().at <= now; m_ends.pop()) {
        m_cluster.finish(m_ends.top().what, now);
        ++m_ended;
        m_leaves.push({now + m_shakes.completing(), m_ends.top().what});
        m_lastEnd = secondOf(now);
        change(now);
    }
}

void Loop::leaveDue(Moment now)
{
    bool hasLeft = false;
    for (; !m_leaves.empty() && m_leaves.top().at <= now; m_leaves.pop()) {
        m_cluster.leave(m_leaves.top().what);
        hasLeft = true;
    }
    if (!hasLeft)
        return;
    if (m_parameters.hasEpilog && !m_parameters.defers)
        pass(now, true);
    request(now);
}

void Loop::switchDue(Moment now)
{
    for (; m_switched < m_switches.size() && m_switches[m_switched].at <= now; ++m_switched) {
        const auto& due = m_switches[m_switched];
        m_activity = now;
        if (due.kind == Switch::Kind::ReservationTurns) {
            change(now);
            continue;
        }
        apply(due, m_cluster);
        request(now);
    }
}

void Loop::cycleDue(Moment now)
{
    if (m_nextCycle > now)
        return;
    m_cluster.runCycle(secondOf(m_nextCycle));
    m_nextCycle += momentOf(m_cluster.cyclePeriod());
    if (m_cluster.hasWaiting())
        change(now);
}

bool Loop::waitsForCompletion(Moment now) const
{
    return m_parameters.completeWait > 0 && !m_leaves.empty()
        && secondOf(now) - m_lastEnd < m_parameters.completeWait;
}

void Loop::tickDue(Moment now)
{
    if (nextTick() != now)
        return;
    m_afterTick = now + 1;
    const auto second = secondOf(now);
    const bool isFull = second - m_lastFull >= m_parameters.interval;
    const bool isAsked = m_requested <= now && second - m_last >= m_parameters.batchDelay;
    if (!isFull && !isAsked)
        return;
    m_last = second;
    m_lastFull = isFull ? second : m_lastFull;
    m_requested = never;
    pass(now, !isFull);
}

void Loop::pass(Moment now, bool isLimited)
{
    if (!m_cluster.hasWaiting() || waitsForCompletion(now))
        return;
    ++m_outcome.passes;
    note(m_main.run(now, isLimited), now);
}

void Loop::backfillDue(Moment now)
{
    if (nextBackfill() != now)
        return;
    // Seconds are compared: what happened in that of the run is taken for news after it.
    m_changed = secondOf(m_lastChange) == secondOf(now) ? now : never;
    m_nextBackfill = now + momentOf(m_parameters.backfillInterval);
    m_nextBackfill += m_shakes.backfillRun(); // the next sleep begins when the run is over
    if (!m_cluster.hasWaiting() || waitsForCompletion(now))
        return;
    ++m_outcome.passes;
    const bool isSame = m_lastChange < m_lastRun && m_backfill.isBarrenStill(now);
    m_lastRun = now;
    if (isSame)
        m_backfill.repeat(now);
    else
        note(m_backfill.run(now), now);
    if (m_backfill.hasPlanned())
        m_changed = std::min(m_changed, now);
}

void Loop::note(const std::vector<Started>& started, Moment now)
{
    for (const auto& start : started) {
        noteStart(m_outcome, start.job, m_cluster.live(start.live), secondOf(now));
        addEnd(start.job, start.live, now);
        change(now);
    }
}

/// A job that has not ended in the history runs to its limit.
void Loop::addEnd(std::uint32_t job, LiveId live, Moment start)
{
    const auto& entry = m_workload.jobs[job];
    const auto runTime = m_options.runTimes != nullptr ? (*m_options.runTimes)[job] : entry.runTime;
    const Second length = runTime != noLimit
        ? runTime
        : m_cluster.live(live).expectedEnd - m_cluster.live(live).start;
    const auto end = start + std::max<Moment>(momentOf(length) + m_shakes.runOf(job), 0);
    m_outcome.jobs[job].end = secondOf(end);
    m_ends.push({end, live});
}
} // namespace

Outcome replay(const Scene& scene, const ReplayOptions& options)
{
    return Loop(scene, options).run();
}

} // namespace fairlead::replay
