// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/schedulers/backfillsearch.h"
#include "engine/replay/schedulers/passedover.h"
#include "engine/replay/schedulers/planbook.h"
#include "engine/replay/state/waitmarks.h"

namespace fairlead::replay {

/// sched/backfill: one run over the queue (specification scheduling 4). Plans live for one run.
class BackfillRun
{
public:
    enum class Effect
    {
        Starts,
        None ///< only who would start is marked: nobody starts, and nothing else is said
    };
    explicit BackfillRun(Cluster& cluster, Effect effect = Effect::Starts);

    const std::vector<Started>& run(Moment now);
    /// Whether plans() is kept: it costs memory, and only who shows them wants it.
    void keepPlans(bool keeps) { m_search.keepPlans(keeps); }
    [[nodiscard]] const std::vector<Plan>& plans() const { return m_search.plans(); }
    /// Whether the last run planned a start, or would have. slurmctld notes it in the job, which
    /// is a change to look at: the next run follows without any other.
    [[nodiscard]] bool hasPlanned() const { return m_hasPlanned; }
    /// Whether a run now would start nobody, as the last one, if nothing but time has changed
    /// since: there is no room whatever is planned, or all that is planned stays.
    [[nodiscard]] bool isBarrenStill(Moment now);
    /// In place of such a run. What main passes said of those who wait is again as the last one
    /// left it.
    void repeat(Moment now)
    {
        m_marks.repeat(m_cluster, secondOf(now));
        m_cluster.noteBackfill(secondOf(now));
    }

private:
    using Answer = BackfillSearch::Answer;
    using Trial = BackfillSearch::Trial;

    void begin(Moment now);
    [[nodiscard]] std::size_t started() const { return m_search.started().size(); }
    [[nodiscard]] bool isSkipped(const Entry& entry);
    [[nodiscard]] bool hasLostArray(const Entry& entry) const;
    [[nodiscard]] bool isNowOnly(const Entry& entry) const;
    void look(const Entry& entry);
    void say(const Trial& trial, Answer answer);
    void settle(const Entry& entry, std::size_t place);
    [[nodiscard]] static WaitMarks::Why whyOf(const Trial& trial, Answer answer);
    void notePlan(const Entry& entry);
    [[nodiscard]] std::uint32_t mostPlansOf(const Live& live) const;
    [[nodiscard]] std::uint32_t plansOfArray(std::uint32_t array);
    void findPlan(std::span<const Entry> queue, std::size_t from);
    [[nodiscard]] bool areGoneInTime() const;
    Answer tryEntry(Trial& trial);

    Cluster& m_cluster;
    Prospects m_prospects;
    RunLimits m_limits;
    BackfillSearch m_search;
    PlanBook m_book;
    WaitMarks m_marks;
    PassedOver m_passedOver;
    Moment m_now = 0;
    std::size_t m_queued = 0; // entries
    std::uint32_t m_plannedArray = nothing; // the last one
    std::uint32_t m_arrayPlans = 0; // of it
    std::vector<LiveId> m_startedArrays; // of whose tasks the run has started some
    bool m_hasPlanned = false;
    bool m_isTailNear = false; // somebody behind the depth of the run could start
    bool m_hasLimited = false; // looks at jobs that plans tell whether a limit keeps them
    LiveId m_plannable = 0; // without a limit, planned last since nodes came or went
    std::uint64_t m_plannableOrder = 0; // in the job list; 0: nobody
    NodeSet m_usable; // in this run
    NodeSet m_closed; // partitions
    bool m_isDry;
};

} // namespace fairlead::replay
