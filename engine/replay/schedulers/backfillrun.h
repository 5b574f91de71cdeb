// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/schedulers/expectedstart.h"
#include "engine/replay/schedulers/mainpass.h"
#include "engine/replay/schedulers/planbook.h"
#include "engine/replay/schedulers/planmap.h"
#include "engine/replay/schedulers/planmemo.h"
#include "engine/replay/schedulers/planwindows.h"
#include "engine/replay/schedulers/prospects.h"
#include "engine/replay/schedulers/runlimits.h"
#include "engine/replay/state/waitmarks.h"

namespace fairlead::replay {

/// A start that backfill plans for a job that waits.
struct Plan
{
    std::uint32_t job = 0; ///< into Workload::jobs
    std::uint32_t partition = 0; ///< into Machine::partitions
    Second start = 0;
    std::vector<std::uint32_t> nodes;
};

/// sched/backfill: one run over the queue (specification scheduling 4). Plans live for one run.
class BackfillRun
{
public:
    explicit BackfillRun(Cluster& cluster);

    const std::vector<Started>& run(Moment now);
    /// Whether plans() is kept: it costs memory, and only who shows them wants it.
    void keepPlans(bool keeps) { m_keepsPlans = keeps; }
    [[nodiscard]] const std::vector<Plan>& plans() const { return m_plans; }
    /// Whether the last run planned a start, or would have. slurmctld notes it in the job, which
    /// is a change to look at: the next run follows without any other.
    [[nodiscard]] bool hasPlanned() const { return m_hasPlanned; }
    /// Whether a run now would start nobody, as the last one, if nothing but time has changed
    /// since: there is no room whatever is planned, or all that is planned stays.
    [[nodiscard]] bool isBarrenStill(Moment now);
    /// In place of such a run. What main passes said of those who wait is again as the last one
    /// left it.
    void repeat(Moment now) { m_marks.repeat(m_cluster, secondOf(now)); }

private:
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
    /// Where the map lets it be tried.
    struct Place
    {
        Second tried = 0;
        Second later = 0; // when nodes come back; 0: never
        /// When slurmctld plans whom only a limit keeps.
        Second behindLimit(Second now) { return later != 0 ? std::exchange(later, 0) : now + 500; }
    };

    /// What the map of a run covers: [begin, end).
    struct Span
    {
        Second begin = 0;
        Second end = 0;
    };
    [[nodiscard]] Span spanOf(Moment now) const;
    void begin(Moment now);
    [[nodiscard]] bool isSkipped(const Entry& entry);
    [[nodiscard]] bool isNowOnly(const Entry& entry) const;
    void look(const Entry& entry);
    void settle(const Entry& entry, std::size_t place);
    [[nodiscard]] static WaitMarks::Why whyOf(const Trial& trial, Answer answer);
    void notePlan(const Entry& entry);
    [[nodiscard]] bool mayHavePlan(const Live& live) const;
    void findPlan(std::span<const Entry> queue, std::size_t from);
    Answer tryEntry(Trial& trial);
    Answer search(const Trial& trial);
    Answer planAgain(const PlanMemo::Look& look);
    [[nodiscard]] bool findNodes(const Trial& trial, Place& place);
    void noteTested(const Trial& trial);
    [[nodiscard]] Second startOf(const Trial& trial, const Place& place);
    std::optional<Answer> startNow(const Trial& trial);
    std::optional<Answer> planAt(const Trial& trial, Place& place, Second start);
    Answer plan(const Trial& trial, Second start, Second begin, Second end);

    Cluster& m_cluster;
    Placement m_placement;
    ExpectedStart m_expected;
    PlanMap m_map;
    PlanWindows m_windows;
    PlanMemo m_memo;
    Prospects m_prospects;
    std::vector<Started> m_started;
    std::vector<Plan> m_plans;
    PlanBook m_book;
    RunLimits m_limits;
    NodeSet m_nodes; // that the entry may use
    NodeSet m_chosen;
    NodeSet m_offered;
    Moment m_now = 0;
    std::size_t m_queued = 0; // entries
    WaitMarks m_marks;
    bool m_keepsPlans = false;
    bool m_hasPlanned = false;
    bool m_hasLimited = false; // looks at jobs that plans tell whether a limit keeps them
    LiveId m_plannable = 0; // who was planned last, if no limit is on it
    std::uint64_t m_plannableOrder = 0; // in the job list; 0: nobody
};

} // namespace fairlead::replay
