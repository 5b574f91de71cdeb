// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/queuetime.h"

#include "engine/cluster/moabfacts.h"
#include "engine/moab/priority/fairshare.h"
#include "engine/moab/priority/idlelimits.h"
#include "engine/moab/priority/polls.h"
#include "engine/moab/priority/tables.h"

#include <algorithm>

namespace fairlead::moab {

namespace {
/// What stops the time of a job under Maui's policies.
constexpr std::uint32_t stopsQueuePolicy = IdlePolicyBlock | SoftPolicyBlock | HardPolicyBlock;
constexpr std::uint32_t stopsFullPolicy = AnyBlock;

bool stopsClock(const Settings& settings, std::uint32_t blocks)
{
    switch (settings.accrual) {
    case AccrualPolicy::Always:
        return false;
    case AccrualPolicy::QueuePolicy:
        return (blocks & stopsQueuePolicy) != 0;
    case AccrualPolicy::FullPolicy:
        return (blocks & stopsFullPolicy) != 0;
    case AccrualPolicy::Accrue:
    case AccrualPolicy::Reset:
        break;
    }
    return (blocks & ~settings.exceptions) != 0;
}

/// Runs the passes of a scheduler over the clocks of all jobs.
class ClockRunner
{
public:
    ClockRunner(Evaluation& evaluation, Cache& cache)
        : m_evaluation(evaluation)
        , m_limits(evaluation, cache)
        , m_snapshot(evaluation.snapshot())
        , m_settings(*evaluation.inputs.policy.moab())
        , m_clocks(evaluation.moab.clocks)
        , m_now(evaluation.inputs.now)
        , m_firstQuery(firstQueryOf(factsOf(m_snapshot).site))
    {
        for (const auto& list : m_settings.creds) {
            for (const auto& entry : list)
                m_hasCaps = m_hasCaps || isCap(entry.fsTarget) || entry.fsCap.isSet();
        }
    }

    void run()
    {
        start();
        runPasses();
        m_evaluation.moab.hasManual
            = std::any_of(m_clocks.begin(), m_clocks.end(),
                          [](const Clock& clock) { return clock.manual.value != 0; });
    }

private:
    void runPasses()
    {
        const auto& site = factsOf(m_snapshot).site;
        if (site.events.empty() || site.firstQuery == 0 || m_now < site.firstQuery) {
            pass(m_now);
            return;
        }
        const Polls polls(site.firstQuery, m_now, m_settings.pollInterval);
        std::int64_t next = 0;
        for (const auto end : stretchEnds(polls, m_snapshot)) {
            runStretch(polls, next, end);
            applyEvents(polls.at(end), polls.at(end) + polls.interval);
            next = end + 1;
        }
        if (m_last != m_now)
            pass(m_now);
    }

    /// The passes of a stretch in which nothing happens. The last one says it all, but for idle
    /// limits: who is over one shows in each pass, until the same jobs go on waiting.
    void runStretch(const Polls& polls, std::int64_t next, std::int64_t end)
    {
        if (!m_limits.any())
            return passAt(polls, end);
        int calm = 0; // passes in which nobody else was stopped
        for (auto poll = next; poll <= end; ++poll) {
            if (calm >= settled && m_passes < mostPasses) {
                poll = jump(polls, poll, end);
                calm = 0;
                continue;
            }
            if (m_passes >= mostPasses)
                poll = end;
            const auto before = m_clocks;
            passAt(polls, poll);
            calm = hasBlocksOf(before) ? calm + 1 : 0;
        }
    }

    void passAt(const Polls& polls, std::int64_t poll)
    {
        pass(polls.at(poll));
        m_last = polls.at(poll);
        ++m_passes;
    }

    /// Passes from `next` on as if the same jobs went on waiting, as far as that is true of the
    /// last one. With weights that are not negative it is true up to `end`: who goes on only gains,
    /// who is stopped does not. Returns the last poll that was passed, at least `next`.
    std::int64_t jump(const Polls& polls, std::int64_t next, std::int64_t end)
    {
        const auto before = m_clocks;
        const auto last = m_last;
        for (auto to = end;; to = next + (to - next) / 2) {
            if (to > next) {
                advanceAll(polls.at(to - 1));
                m_last = polls.at(to - 1);
            }
            passAt(polls, to);
            if (to == next || hasBlocksOf(before))
                return to;
            m_clocks = before;
            m_last = last;
        }
    }

    [[nodiscard]] bool hasBlocksOf(const std::vector<Clock>& clocks) const
    {
        return std::equal(clocks.begin(), clocks.end(), m_clocks.begin(), m_clocks.end(),
                          [](const Clock& a, const Clock& b) { return a.blocks == b.blocks; });
    }
    void start()
    {
        const auto& jobs = m_snapshot.jobs;
        m_clocks.resize(jobs.size());
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            const auto& facts = factsOf(m_snapshot).jobs[i];
            auto& clock = m_clocks[i];
            clock = {};
            clock.queueStart = facts.queueStart != 0 ? facts.queueStart : jobs.submitTime[i];
            clock.holds = facts.holds;
            clock.manual = facts.manual;
        }
        m_evaluation.moab.forcedPartition = {};
    }

    /// One iteration of the scheduler: first who may run, then whose time goes on.
    void pass(std::int64_t time)
    {
        m_evaluation.moab.forcedPartition.clear();
        for (std::size_t i = 0; i < m_clocks.size(); ++i)
            m_clocks[i].blocks = blocksOf(JobIndex(i), time);
        if (m_limits.any())
            m_limits.apply(time);
        advanceAll(time);
    }

    void advanceAll(std::int64_t time)
    {
        for (std::size_t i = 0; i < m_clocks.size(); ++i) {
            if (m_snapshot.jobs.submitTime[i] <= time)
                advance(JobIndex(i), time);
        }
    }

    [[nodiscard]] std::uint32_t blocksOf(JobIndex job, std::int64_t time) const
    {
        const auto& facts = factsOf(m_snapshot).jobs[job.at()];
        auto blocks = m_clocks[job.at()].holds;
        for (auto i = facts.firstBlock; i < facts.endBlock; ++i) {
            const auto& block = factsOf(m_snapshot).blocks[i];
            if (block.from <= time && (block.to == 0 || time < block.to))
                blocks |= block.reason;
        }
        if (m_hasCaps && exceedsUsageCap(m_evaluation.inputs, m_evaluation.moab.tables, job))
            blocks |= HardPolicyBlock << fairshareShift;
        return blocks;
    }

    void advance(JobIndex job, std::int64_t time)
    {
        auto& clock = m_clocks[job.at()];
        if (isActive(m_snapshot, job))
            return;
        if (m_settings.isMaui())
            advanceMaui(clock, time);
        else
            advanceMoab(clock, job, time);
    }

    void advanceMaui(Clock& clock, std::int64_t time) const
    {
        const bool byFairshare = m_settings.accrual == AccrualPolicy::FullPolicy
            && (clock.blocks >> fairshareShift) != 0;
        if (stopsClock(m_settings, clock.blocks & AnyBlock) || byFairshare)
            clock.queueStart = time;
        if (clock.blocks == 0)
            clock.effective = std::max<std::int64_t>(0, time - clock.queueStart);
    }

    void advanceMoab(Clock& clock, JobIndex job, std::int64_t time) const
    {
        const auto& facts = factsOf(m_snapshot).jobs[job.at()];
        if (facts.firstBlock != facts.endBlock) {
            const std::span blocks(factsOf(m_snapshot).blocks);
            clock.effective = accruedSeconds(
                clock.queueStart, time,
                blocks.subspan(facts.firstBlock, facts.endBlock - facts.firstBlock), m_settings);
            return;
        }
        const auto since = m_last != 0 ? m_last : clock.queueStart;
        if (!stopsClock(m_settings, clock.blocks & AnyBlock))
            clock.effective += std::max<std::int64_t>(0, time - since);
        else if (m_settings.accrual == AccrualPolicy::Reset)
            clock.effective = 0;
    }

    /// Commands given in [from, to), as far as the query has come.
    void applyEvents(std::int64_t from, std::int64_t to)
    {
        for (const auto& event : factsOf(m_snapshot).site.events) {
            if (event.time >= from && event.time < to && isPast(event))
                apply(event);
        }
    }

    /// The command that gave the first query; 0: none.
    [[nodiscard]] static int firstQueryOf(const Site& site)
    {
        const auto query = std::ranges::find(site.events, Event::Query, &Event::kind);
        return query == site.events.end() ? 0 : query->step;
    }

    /// checkjob shows a job before it looks at it; diagnose counts before it shows.
    [[nodiscard]] bool isPast(const Event& event) const
    {
        const auto step = m_evaluation.inputs.step;
        if (step == 0) // the moment of the first query is that query
            return event.time < m_now || event.step < m_firstQuery;
        return event.step < step || (event.step == step && event.kind == Event::Query);
    }

    void apply(const Event& event)
    {
        if (event.kind == Event::Query) {
            m_evaluation.moab.forcedPartition = event.partition;
            return;
        }
        const auto label = m_snapshot.names.find(event.job);
        const auto& labels = m_snapshot.jobs.label;
        const auto known = std::find(labels.begin(), labels.end(), label);
        if (!label.isValid() || known == labels.end())
            return;
        const auto job = static_cast<std::size_t>(known - labels.begin());
        applyTo(m_clocks[job], JobIndex(job), event);
    }

    void applyTo(Clock& clock, JobIndex job, const Event& event) const
    {
        const auto bits = static_cast<std::uint32_t>(event.value);
        switch (event.kind) {
        case Event::Hold:
            clock.holds |= bits;
            break;
        case Event::Release:
            clock.holds &= ~bits;
            break;
        case Event::SetPriority:
        case Event::SetRelative:
            clock.manual = {event.value, event.kind == Event::SetRelative};
            break;
        case Event::CheckJob:
            check(clock, job, event.time);
            break;
        case Event::Query:
            break;
        }
    }

    /// checkjob looks at the job alone, without idle limits, and so lets its time go on.
    void check(Clock& clock, JobIndex job, std::int64_t time) const
    {
        const auto blocks = blocksOf(job, time);
        if (m_settings.isMaui() && blocks == 0 && !isActive(m_snapshot, job))
            clock.effective = std::max<std::int64_t>(0, time - clock.queueStart);
    }

    static constexpr int settled = 3; // passes after which nobody else is stopped
    static constexpr int mostPasses = 20000; // of one evaluation; then stretches are passed at once
    static constexpr unsigned fairshareShift = 8; // a bit of its own, beyond JOBPRIOEXCEPTIONS

    Evaluation& m_evaluation;
    IdleLimits m_limits;
    const Snapshot& m_snapshot;
    const Settings& m_settings;
    std::vector<Clock>& m_clocks;
    std::int64_t m_now;
    int m_firstQuery; // its command
    std::int64_t m_last = 0;
    int m_passes = 0;
    bool m_hasCaps = false;
};
} // namespace

void runClocks(Evaluation& evaluation, Cache& cache)
{
    ClockRunner(evaluation, cache).run();
}

std::int64_t queueSeconds(const Inputs& inputs, const Clock& clock, JobIndex job)
{
    const auto& snapshot = *inputs.snapshot;
    const auto& settings = *inputs.policy.moab();
    const auto& facts = factsOf(snapshot).jobs[job.at()];
    const bool active = isActive(snapshot, job);
    const auto end = active && facts.startTime != 0 ? facts.startTime : inputs.now;
    const auto submit = snapshot.jobs.submitTime[job.at()];
    std::int64_t seconds = end - clock.queueStart;
    if (facts.eligible >= 0)
        seconds = facts.eligible
            + (active || clock.blocks != 0
                   ? 0
                   : std::max<std::int64_t>(0, inputs.now - snapshot.computedAt));
    else if (!active && (clock.effective > 0 || !settings.isMaui()))
        seconds = clock.effective;
    else if (!settings.usesSystemQueueTime)
        seconds = end - submit;
    return std::max<std::int64_t>(0, seconds);
}

std::int64_t accruedSeconds(std::int64_t submit, std::int64_t now, std::span<const Block> blocks,
                            const Settings& settings)
{
    std::int64_t lost = 0;
    std::int64_t since = submit;
    std::int64_t counted = submit; // blocks before this moment are in `lost` already
    for (const auto& block : blocks) {
        if ((block.reason & ~settings.exceptions) == 0)
            continue;
        const auto from = std::max(block.from, counted);
        const auto to = block.to == 0 ? now : std::min(block.to, now);
        if (to <= from)
            continue;
        lost += to - from;
        counted = to;
        since = to;
    }
    if (settings.accrual == AccrualPolicy::Reset)
        return std::max<std::int64_t>(0, now - since);
    return std::max<std::int64_t>(0, now - submit - lost);
}

} // namespace fairlead::moab
