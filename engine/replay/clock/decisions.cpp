// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/decisions.h"

#include "engine/replay/clock/ashappened.h"
#include "engine/replay/clock/barrenpasses.h"
#include "engine/replay/clock/recordedstart.h"
#include "engine/replay/clock/rehearsal.h"
#include "engine/replay/clock/shownplan.h"
#include "engine/replay/clock/timeline.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
constexpr std::int64_t plansOfRuns = 3; // intervals: plans older than these are gone

/// When the nodes of a job are free again.
using Leaving = std::pair<Moment, LiveId>;

/// What a pass starts, against what it really did.
struct Judged
{
    Decision decision;
    std::vector<Rehearsal::Start> starts;
};

std::size_t faultsOf(const Decision& decision)
{
    std::size_t faults = 0;
    for (const auto& start : decision.starts)
        faults += start.isOnSameNodes ? 0 : start.isFound ? 1 : 2;
    return faults;
}

class Checker
{
public:
    explicit Checker(const Scene& scene)
        : m_scene(asHappened(scene))
        , m_timeline(timelineOf(*m_scene.recording, scene.policy.policy.slurm().calcPeriod))
        , m_cluster(m_scene)
        , m_placement(m_cluster.machine())
        , m_rehearsal(m_cluster)
    {
        addBarrenPasses(m_timeline, m_cluster.parameters());
    }

    Decisions run(const std::atomic<bool>* isCancelled, const Progress& progress)
    {
        const auto& happenings = m_timeline.happenings;
        for (std::size_t next = 0; next < happenings.size();) {
            if (isCancelled != nullptr && isCancelled->load()) {
                m_decisions.isComplete = false;
                break;
            }
            if (progress)
                progress(static_cast<double>(next) / static_cast<double>(happenings.size()));
            next = isExact(next) ? runOne(next) : runSecond(next);
        }
        return std::move(m_decisions);
    }

    /// What backfill plans at the recorded moment, or just before. Leaves a state of its own
    /// behind.
    Decision planned(const std::atomic<bool>* isCancelled)
    {
        const auto& happenings = m_timeline.happenings;
        const auto until = momentOf(m_cluster.recording().plannedAt + 1);
        const auto from = until - plansOfRuns * momentOf(m_cluster.parameters().backfillInterval);
        for (std::size_t next = 0; next < happenings.size() && happenings[next].at < until;) {
            if (isCancelled != nullptr && isCancelled->load())
                return {};
            if (happenings[next].at >= from)
                lookAtPlans(happenings[next].at);
            next = isExact(next) ? runOne(next) : runSecond(next);
        }
        lookAtPlans(until - 1);
        return std::move(m_planned);
    }

private:
    void lookAtPlans(Moment now)
    {
        leaveUntil(now);
        const auto& plans = m_rehearsal.plans(now);
        Decision decision{now, StartedBy::Backfill, {}};
        for (const auto& planned : m_cluster.recording().planned) {
            auto& start = decision.starts.emplace_back();
            start.job = planned.job;
            start.isRecorded = true;
            const auto number = workload().numberOf(workload().jobs[planned.job]);
            const auto* found
                = shownPlan(plans, workload(), number, m_cluster.parameters().release);
            if (found == nullptr)
                continue;
            const auto& nodes = workload().nodeSets[planned.nodes];
            start.nodes = found->nodes;
            start.isFound = found->start == planned.start;
            start.isOnSameNodes = start.isFound && nodes.count() == found->nodes.size()
                && std::all_of(found->nodes.begin(), found->nodes.end(),
                               [&](auto node) { return nodes.contains(node); });
        }
        if (m_planned.starts.empty() || faultsOf(decision) <= faultsOf(m_planned))
            m_planned = std::move(decision);
    }

    [[nodiscard]] const Workload& workload() const { return m_cluster.workload(); }

    void apply(const Happening& happening)
    {
        leaveUntil(happening.at);
        switch (happening.kind) {
        case Happening::Kind::Submission:
            m_cluster.submit(happening.what, happening.at);
            break;
        case Happening::Kind::Cancellation:
            m_cluster.cancel(happening.what);
            break;
        case Happening::Kind::End:
            end(happening.what, happening.at);
            break;
        case Happening::Kind::Switch:
            replay::apply(m_timeline.switches[happening.what], m_cluster);
            break;
        case Happening::Kind::Cycle:
            if (happening.cycle > m_cluster.fairShare().lastCycle())
                m_cluster.runCycle(happening.cycle);
            break;
        case Happening::Kind::Pass:
            break;
        case Happening::Kind::BarrenPass:
            passBarren(happening);
            break;
        }
    }

    /// What it has looked at counts later. What it starts did not start then.
    void passBarren(const Happening& happening)
    {
        if (!m_cluster.hasWaiting() || secondOf(happening.at) < workload().from)
            return;
        (void)m_rehearsal.pass(static_cast<StartedBy>(happening.what), happening.at);
    }

    void end(std::uint32_t job, Moment now)
    {
        const auto id = m_cluster.find(job);
        if (!id || m_cluster.live(*id).state != Live::State::Running)
            return;
        m_cluster.finish(*id, chargedUntil(workload().jobs[job], now));
        const auto told = m_timeline.left.find(job);
        const auto at = told != m_timeline.left.end() ? told->second
                                                      : now + m_timeline.completing.value_or(0);
        m_leaving.insert(std::ranges::upper_bound(m_leaving, at, {}, &Leaving::first), {at, *id});
    }

    void leaveUntil(Moment now)
    {
        std::size_t gone = 0;
        for (; gone < m_leaving.size() && m_leaving[gone].first <= now; ++gone)
            m_cluster.leave(m_leaving[gone].second);
        m_leaving.erase(m_leaving.begin(), m_leaving.begin() + static_cast<std::ptrdiff_t>(gone));
    }

    /// Whether the order is known of what the second holds.
    bool isExact(std::size_t next)
    {
        const auto& all = m_timeline.happenings;
        const auto second = secondOf(all[next].at);
        if (m_second == second)
            return m_isExact;
        m_second = second;
        m_isExact = true;
        for (; next < all.size() && secondOf(all[next].at) == second && m_isExact; ++next)
            m_isExact = all[next].kind != Happening::Kind::Pass
                || m_timeline.passes[all[next].what].isExact;
        return m_isExact;
    }

    std::size_t runOne(std::size_t next)
    {
        const auto& happening = m_timeline.happenings[next];
        if (happening.kind == Happening::Kind::Pass) {
            const auto& pass = m_timeline.passes[happening.what];
            accept(pass, judge(pass));
        } else {
            apply(happening);
        }
        return next + 1;
    }

    /// All of one second: passes come last in it, but may really have come before the rest.
    std::size_t runSecond(std::size_t next)
    {
        const auto& all = m_timeline.happenings;
        const auto second = secondOf(all[next].at);
        std::vector<Happening> others;
        std::vector<std::uint32_t> passes;
        for (; next < all.size() && secondOf(all[next].at) == second; ++next) {
            if (all[next].kind == Happening::Kind::Pass)
                passes.push_back(all[next].what);
            else
                others.push_back(all[next]);
        }
        std::size_t applied = 0;
        for (const auto pass : passes)
            applied = checkAmong(m_timeline.passes[pass], others, applied);
        for (; applied < others.size(); ++applied)
            apply(others[applied]);
        return next;
    }

    /// The pass before, between or behind the others of its second, wherever it agrees best.
    /// Returns how many of these are then over.
    std::size_t checkAmong(const RecordedPass& pass, std::vector<Happening>& others,
                           std::size_t applied)
    {
        const auto isNeeded = [&](const Happening& other) {
            return other.kind == Happening::Kind::Submission && startsOf(pass, other.what);
        };
        const auto from = others.begin() + static_cast<std::ptrdiff_t>(applied);
        const auto rest = std::stable_partition(from, others.end(), isNeeded);
        for (auto needed = from; needed != rest; ++needed)
            apply(others[applied++]);
        auto best = judge(pass);
        while (faultsOf(best.decision) > 0 && applied < others.size()) {
            apply(others[applied++]);
            auto again = judge(pass);
            if (faultsOf(again.decision) < faultsOf(best.decision))
                best = std::move(again);
        }
        accept(pass, std::move(best));
        return applied;
    }

    /// What the pass starts as of now. A main pass may have been a full one, which looks deeper:
    /// the record does not tell.
    Judged judge(const RecordedPass& pass)
    {
        leaveUntil(pass.at);
        auto judged = judge(pass, Depth::Limited);
        const bool mayBeFull = pass.by == StartedBy::Main && faultsOf(judged.decision) > 0
            && m_cluster.candidates() > m_cluster.parameters().queueDepth;
        if (!mayBeFull)
            return judged;
        auto full = judge(pass, Depth::Full);
        return faultsOf(full.decision) < faultsOf(judged.decision) ? full : judged;
    }

    Judged judge(const RecordedPass& pass, Depth depth)
    {
        auto starts = isAsked(pass) ? m_rehearsal.pass(pass.by, pass.at, depth)
                                    : std::vector<Rehearsal::Start>();
        auto decision = compare(pass, starts);
        return {std::move(decision), std::move(starts)};
    }

    /// Whether the pass starts the job, or a task of the array, that was submitted.
    [[nodiscard]] bool startsOf(const RecordedPass& pass, std::uint32_t submitted) const
    {
        const auto& jobs = workload().jobs;
        const auto array = jobs[submitted].array;
        return std::any_of(pass.jobs.begin(), pass.jobs.end(), [&](std::uint32_t job) {
            return job == submitted || (array != nothing && jobs[job].array == array);
        });
    }

    /// From here on as it really was.
    void accept(const RecordedPass& pass, Judged judged)
    {
        const auto& starts = judged.starts;
        if (isAsked(pass))
            m_decisions.passes.push_back(std::move(judged.decision));
        for (const auto job : pass.jobs) {
            const auto same
                = std::find_if(starts.begin(), starts.end(), [&](const Rehearsal::Start& start) {
                      return start.job == job && isOnRecordedNodes(start);
                  });
            const auto start = momentOf(workload().jobs[job].recorded.start);
            if (same == starts.end()) {
                startAsRecorded(m_cluster, m_placement, job, start);
                continue;
            }
            m_cluster.swapNext(job);
            const auto told
                = withRecordedCpus(m_cluster.machine(), workload().jobs[job], same->shares);
            if (const auto id = m_cluster.find(job))
                m_cluster.start(*id, same->partition, told, start, pass.by);
        }
    }

    /// Before the history is complete nobody knows who else waited.
    [[nodiscard]] bool isAsked(const RecordedPass& pass) const
    {
        return secondOf(pass.at) >= workload().from;
    }

    [[nodiscard]] bool isOnRecordedNodes(const Rehearsal::Start& start) const
    {
        const auto recorded = workload().jobs[start.job].recorded.nodes;
        if (recorded == nothing)
            return false;
        const auto& nodes = workload().nodeSets[recorded];
        return nodes.count() == start.shares.size()
            && std::all_of(start.shares.begin(), start.shares.end(),
                           [&](const Share& share) { return nodes.contains(share.node); });
    }

    [[nodiscard]] Decision compare(const RecordedPass& pass,
                                   const std::vector<Rehearsal::Start>& starts) const
    {
        Decision decision{pass.at, pass.by, {}};
        for (const auto job : pass.jobs)
            decision.starts.push_back({job, true, false, false, {}});
        for (const auto& started : starts) {
            auto found = std::find_if(decision.starts.begin(), decision.starts.end(),
                                      [&](const auto& start) { return start.job == started.job; });
            if (found == decision.starts.end()) {
                decision.starts.push_back({started.job, false, false, false, {}});
                found = std::prev(decision.starts.end());
            }
            found->isFound = found->isRecorded;
            found->isOnSameNodes = found->isRecorded && isOnRecordedNodes(started);
            for (const auto& share : started.shares)
                found->nodes.push_back(share.node);
        }
        return decision;
    }

    Scene m_scene;
    Timeline m_timeline;
    Second m_second = -1; // that was looked at
    bool m_isExact = true;
    Cluster m_cluster;
    Placement m_placement; // of recorded starts
    Rehearsal m_rehearsal;
    Decisions m_decisions;
    Decision m_planned;
    std::vector<Leaving> m_leaving; // in order
};
} // namespace

bool hasRecordedNodes(const Recording& recording)
{
    return std::ranges::any_of(recording.workload.jobs,
                               [](const Job& job) { return job.recorded.nodes != nothing; });
}

Decisions checkDecisions(const Scene& scene, const std::atomic<bool>* isCancelled,
                         const Progress& progress)
{
    if (!hasRecordedNodes(*scene.recording))
        return {};
    auto decisions = Checker(scene).run(isCancelled, progress);
    if (!scene.recording->planned.empty() && decisions.isComplete)
        decisions.planned = Checker(scene).planned(isCancelled);
    if (progress)
        progress(1.0);
    return decisions;
}

} // namespace fairlead::replay
