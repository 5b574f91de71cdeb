// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/schedulers/expectedstart.h"
#include "engine/replay/schedulers/mainpass.h"
#include "engine/replay/schedulers/planmap.h"
#include "engine/replay/schedulers/planmemo.h"
#include "engine/replay/schedulers/planwindows.h"
#include "engine/replay/schedulers/prospects.h"
#include "engine/replay/schedulers/runlimits.h"
#include "engine/replay/schedulers/runningplans.h"
#include "engine/replay/schedulers/windowbounds.h"

namespace fairlead::replay {

/// Since then whoever has no room where it would start is tried again there.
inline constexpr SlurmVersion triesAtStart{24, 11};

/// A start that backfill plans for a job that waits.
struct Plan
{
    std::uint32_t job = 0; ///< into Workload::jobs
    std::uint32_t partition = 0; ///< into Machine::partitions
    Second start = 0;
    std::vector<std::uint32_t> nodes;
};

/// Where and when one record starts or is planned in a run of backfill (specification
/// scheduling 4.4): the map of what is planned, and the tries against it.
class BackfillSearch
{
public:
    /// @param limits, prospects  of the run; are told of each plan
    /// @param isDry  nothing changes in the cluster: who starts is planned on its nodes
    BackfillSearch(Cluster& cluster, RunLimits& limits, Prospects& prospects, bool isDry);

    enum class Answer
    {
        Started,
        Limit,
        Skipped, ///< beyond a bf_max_job_ parameter
        Planned,
        NotPlanned
    };
    /// One record of the queue in one partition, as it is tried.
    struct Trial
    {
        const Entry* entry = nullptr;
        const Demand& demand;
        Holders holders;
        std::uint32_t minutes = 0;
        bool isNowOnly = false;
        bool isBlocked = false; ///< by a limit that counts, with assoc_limit_stop: planned only
    };

    /// A run begins: nothing is planned.
    void begin(Moment now);
    /// Starts it, or plans it. What the last run found is taken again while it holds.
    Answer find(const Trial& trial);
    /// Whether a run now would find again all that the last one did.
    [[nodiscard]] bool holds(Moment now) const
    {
        m_cluster.lookAtReservations(now);
        const auto span = planSpanOf(m_cluster.parameters(), secondOf(now));
        return m_memo.holds(m_cluster, secondOf(now), span.begin, span.end);
    }
    /// Whether the last one that was not planned begins behind bf_window.
    [[nodiscard]] bool isBeyondWindow() const { return m_isBeyond; }
    [[nodiscard]] const std::vector<Started>& started() const { return m_started; }
    /// Whether plans() is kept: it costs memory, and only who shows them wants it.
    void keepPlans(bool keeps) { m_keepsPlans = keeps; }
    [[nodiscard]] bool keepsPlans() const { return m_keepsPlans; }
    [[nodiscard]] const std::vector<Plan>& plans() const { return m_plans; }

private:
    /// Where the map lets it be tried.
    struct Place
    {
        Second tried = 0;
        Second later = 0; // when nodes come back; 0: never
        bool hasCpus = false; // the nodes have CPUs enough by then, if it needs no whole ones
        /// When slurmctld plans whom only a limit keeps.
        Second behindLimit(Second now) { return later != 0 ? std::exchange(later, 0) : now + 500; }
    };

    Answer search(const Trial& trial);
    void enter(const NodeSet& nodes, Second begin, Second end);
    Answer planAgain(const PlanMemo::Look& look);
    /// Once for each that is looked for.
    void count()
    {
        if (!std::exchange(m_isTested, true))
            m_limits.count();
    }
    [[nodiscard]] bool findNodes(const Trial& trial, Place& place);
    [[nodiscard]] bool findBySlots(const Trial& trial, const PlanWindows::Question& question,
                                   Place& place);
    void leaveReserved(const Trial& trial, const PlanWindows::Question& question, Place& place);
    void holdWindow(const PlanWindows::Question& question, Second from, std::size_t first,
                    Second behind);
    [[nodiscard]] bool takeNodes(const Trial& trial, const PlanWindows::Question& question,
                                 PlanWindows::Slots slots, WindowBounds::Window window);
    [[nodiscard]] bool haveCpus(const Trial& trial, const WindowBounds::Window& window);
    /// By a limit, wherever it is put: what it would have to wait for is nobody's question.
    [[nodiscard]] bool isKept(const Trial& trial) const
    {
        return !m_cluster.parameters().stopsAtLimits && !m_cluster.reservations().areKnown()
            && trial.demand.excluded == nullptr
            && m_cluster.isKeptAnywhere(*trial.entry, trial.holders);
    }
    void countInVain(const Trial& trial);
    [[nodiscard]] PlanWindows::Question questionOf(const Trial& trial, Second from) const
    {
        return {trial.entry->partition,
                trial.demand.minNodes,
                trial.demand.excluded,
                from,
                std::max(from, secondOf(m_now)) + std::int64_t{60} * trial.minutes,
                m_cluster.parameters().release >= triesAtStart};
    }
    [[nodiscard]] bool hasRequired(const Trial& trial) const
    {
        return trial.demand.required == nullptr || trial.demand.required->isSubsetOf(m_nodes);
    }
    void noteTested(const Trial& trial);
    [[nodiscard]] Second startOf(const Trial& trial, const Place& place);
    std::optional<Answer> startNow(const Trial& trial);
    void planNow(const Trial& trial);
    std::optional<Answer> planAt(const Trial& trial, Place& place, Second start);
    Answer plan(const Trial& trial, Second start, Second begin, Second end);

    Cluster& m_cluster;
    const Occupancy& m_occupancy;
    RunLimits& m_limits;
    Prospects& m_prospects;
    Placement m_placement;
    ExpectedStart m_expected;
    PlanMap m_map;
    PlanWindows m_windows;
    WindowBounds m_bounds;
    std::uint64_t m_boundsChange = 0; // of the cluster, when they were counted
    PlanMemo m_memo;
    std::vector<Started> m_started;
    std::vector<Plan> m_plans;
    NodeSet m_nodes; // that the entry may use
    NodeSet m_chosen;
    NodeSet m_offered;
    Moment m_now = 0;
    Second m_looked = 0; // when the run before looked
    bool m_isTested = false; // the entry: it has been counted
    bool m_isInVain = false; // the entry: nodes were ruled out that slurmctld tests
    bool m_isBeyond = false; // the entry: its start lies behind the window
    bool m_keepsPlans = false;
    bool m_isDry;
};

} // namespace fairlead::replay
