// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/limits/accruebook.h"
#include "engine/replay/limits/planthreshold.h"
#include "engine/replay/placement/placement.h"
#include "engine/replay/recording/recording.h"
#include "engine/replay/state/begins.h"
#include "engine/replay/state/bindings.h"
#include "engine/replay/state/candidatequeue.h"
#include "engine/replay/state/demands.h"
#include "engine/replay/state/dependencies.h"
#include "engine/replay/state/joblist.h"
#include "engine/replay/state/jobrows.h"
#include "engine/replay/state/jobsnow.h"
#include "engine/replay/state/occupancy.h"
#include "engine/replay/state/recordindex.h"
#include "engine/replay/state/reservations.h"

#include <functional>
#include <optional>
#include <span>
#include <utility>

namespace fairlead::replay {

/// What slurmctld knows at a moment: who runs where, who waits in which order, limits, usage.
/// Schedulers look and start; what happens is told to it. Reads no clock.
class Cluster
{
public:
    explicit Cluster(const Scene& scene);

    [[nodiscard]] const Recording& recording() const { return *m_scene.recording; }
    [[nodiscard]] const Machine& machine() const { return recording().machine; }
    [[nodiscard]] const Parameters& parameters() const { return recording().parameters; }
    [[nodiscard]] const Workload& workload() const { return recording().workload; }
    /// What the schedulers see of the nodes.
    [[nodiscard]] const Occupancy& occupancy() const { return m_occupancy; }
    /// Partitions, by the bits of a set.
    [[nodiscard]] const NodeSet& closed() const { return m_closed; }
    /// Whether it has asked for nodes that are nobody else's, and select/cons_tres gave them.
    [[nodiscard]] bool hasWholeNodes(LiveId id) const
    {
        const auto& live = m_lives[id];
        if (machine().unit == SelectUnit::Node)
            return false;
        return live.isExclusive || job(id).request.isExclusive
            || machine().partitions[live.partition].isExclusive;
    }
    /// Whether reservations or users may keep nodes from others.
    [[nodiscard]] bool areNodesKept() const
    {
        return m_reservations.areKnown() || m_occupancy.areNodesKept();
    }
    /// Without the nodes that other users have to themselves. Returns whether there may be some.
    bool leaveToUsers(NodeSet& nodes, const Entry& entry) const
    {
        return m_occupancy.leaveToUsers(nodes, job(entry.live), entry.partition);
    }
    [[nodiscard]] const Live& live(LiveId id) const { return m_lives[id]; }
    [[nodiscard]] Live& live(LiveId id) { return m_lives[id]; }
    [[nodiscard]] const Job& job(LiveId id) const { return m_jobs[m_lives[id].job]; }
    /// A job of the workload as it is now.
    [[nodiscard]] const Job& jobNow(std::uint32_t job) const { return m_jobs[job]; }
    [[nodiscard]] bool hasWaiting() const { return m_waiting > 0; }
    /// The next begin time that a job waits for; of jobs that are held for ever there is none.
    [[nodiscard]] std::optional<Second> nextBegin() const { return m_begins.next(); }
    [[nodiscard]] Priorities& priorities() { return m_rows.priorities(); }
    /// Whether the size of a job counts for its priority.
    [[nodiscard]] bool weighsSize() const
    {
        return m_scene.policy.policy.slurm().weight(Factor::JobSize) != 0;
    }
    /// PriorityCalcPeriod.  @unit s
    [[nodiscard]] Second cyclePeriod() const { return m_scene.policy.policy.slurm().calcPeriod; }
    [[nodiscard]] FairShare& fairShare() { return m_rows.priorities().fairShare(); }
    [[nodiscard]] const LimitBook& limits() const { return m_limits; }
    [[nodiscard]] std::vector<NamedLimit> keptLimits() const
    {
        return m_limits.keptLimits(*m_scene.policy.snapshot);
    }

    // What happens to jobs. Arguments are positions in Workload::jobs and moments.
    /// A job, or an array with all its tasks (by its first one), was submitted.
    void submit(std::uint32_t job, Moment now);
    /// A waiting job was cancelled.
    void cancel(std::uint32_t job);
    /// The job's script is over: limits, usage and CPUs are released, its nodes become completing.
    void finish(LiveId id, Moment now);
    /// Its nodes have left completing.
    void leave(LiveId id)
    {
        m_occupancy.leave(m_lives[id]);
        m_records.own(m_lives[id].job) = nothing;
        release(id);
    }
    void setNode(std::uint32_t node, bool isUp) { m_occupancy.setNode(node, isUp, m_latest); }
    /// Who waits in a closed partition stays in its place, and nobody looks at it.
    void setPartition(std::uint32_t partition, bool isOpen)
    {
        isOpen ? m_closed.erase(partition) : m_closed.insert(partition);
        m_hasNews = true;
        m_occupancy.noteChange();
    }
    /// The entries [first, end) of Workload::formerValues happen, which concern these records: they
    /// wait or run.
    void changeJobs(std::size_t first, std::size_t end, std::span<const LiveId> records);
    /// How many tasks of an array a waiting record has.
    [[nodiscard]] std::uint32_t tasksIn(LiveId id) const { return m_records.tasksIn(m_lives[id]); }
    /// The next task of an array has a record of its own from now on, and goes on waiting.
    LiveId splitWaiting(LiveId id);
    /// The record that a job is in; nothing: it is gone or not there yet.
    [[nodiscard]] std::optional<LiveId> find(std::uint32_t job) const
    {
        return m_records.find(job);
    }
    /// Of a waiting array this task starts next, whatever the order of its numbers says.
    void swapNext(std::uint32_t job)
    {
        const auto id = find(job);
        if (id && m_lives[*id].state == Live::State::Pending)
            m_lives[*id].job = job;
    }
    /// A running job holds so many CPUs of one of its nodes on another one: a history does not
    /// tell how CPUs lie on several nodes.
    void moveCpus(LiveId id, std::uint32_t from, std::uint32_t to, std::uint32_t cpus)
    {
        m_occupancy.moveCpus(m_lives[id], id, from, to, cpus, m_latest);
    }
    /// A cycle of the decay thread.
    void runCycle(Second now);

    // For schedulers.
    /// The candidates in order; what has become eligible joins first. Entries of jobs that have
    /// started or gone may stay for some calls: their record no longer waits.
    std::span<const Entry> queue(Moment now);
    /// As the last call left it: nobody joins.
    [[nodiscard]] std::span<const Entry> standingQueue() const { return m_queue.entries(); }
    /// Records at which no backfill run looks, as the last one tells (PassedOver).
    [[nodiscard]] std::vector<JobList::Listed>& unseen() { return m_unseen; }
    /// How many entries of the queue wait, after the last call.
    [[nodiscard]] std::size_t candidates() const { return m_queue.entries().size() - m_stale; }
    /// Whether its record waits: not gone, and no other one in its place.
    [[nodiscard]] bool isWaiting(const Entry& entry) const
    {
        return isWaiting(entry.live, entry.order);
    }
    /// Whether schedulers look at it: it waits, and its partition is open.
    [[nodiscard]] bool isConsidered(const Entry& entry) const
    {
        return isWaiting(entry) && !m_closed.contains(entry.partition);
    }
    [[nodiscard]] bool isWaiting(LiveId id, std::uint64_t order) const
    {
        const auto& live = m_lives[id];
        return live.state == Live::State::Pending && live.order == order;
    }
    /// The entry at this place of the queue need not be told any more why it waits.
    void setTold(std::size_t place) { m_queue.at(place).isTold = true; }
    /// Whether somebody joined the queue, or its order changed, since the last call.
    [[nodiscard]] bool takeNews() { return std::exchange(m_hasNews, false); }
    /// What the record asks for now, of an array its next task.
    [[nodiscard]] const Demand& demandOf(const Entry& entry) const
    {
        const auto& live = m_lives[entry.live];
        return m_demands.of(entry, live.job, live.isExclusive);
    }
    /// A partition with OverSubscribe=EXCLUSIVE was searched for it.
    void makeExclusive(LiveId id)
    {
        auto& live = m_lives[id];
        if (std::exchange(live.isExclusive, true))
            return;
        for (const auto row : live.rows)
            m_demands.forget(row);
    }
    /// Whether limits that count jobs and wall time let it start.
    [[nodiscard]] bool allowsCount(const Entry& entry) const
    {
        return m_limits.allowsCount(holdersOf(m_lives[entry.live], entry.partition),
                                    m_bindings.minutesOf(job(entry.live), entry.partition));
    }
    /// With less priority it is not planned and closes no partition.
    [[nodiscard]] std::uint32_t priorityToPlan(const Entry& entry) const
    {
        const auto own
            = replay::priorityToPlan(m_limits, holdersOf(m_lives[entry.live], entry.partition));
        return own != 0 ? own : parameters().minPriorityToPlan;
    }
    /// Whether a limit of CPUs keeps it wherever there is room: it need not be looked for.
    [[nodiscard]] bool isKeptAnywhere(const Entry& entry, const Holders& holders) const
    {
        return entry.isLimited && m_givesSingleCpus
            && !machine().partitions[entry.partition].isExclusive && demandOf(entry).takesItsCpus()
            && m_limits.exceedsCpus(holders, demandOf(entry).cpus);
    }
    /// Whether an array runs as many tasks as it may.
    [[nodiscard]] bool isThrottled(const Live& live) const { return m_records.isThrottled(live); }
    [[nodiscard]] std::uint32_t tasksThatMayRun(const Live& live) const
    {
        return m_records.tasksThatMayRun(live);
    }
    /// What is kept from jobs now: since the last call of lookAtReservations().
    [[nodiscard]] const Reservations& reservations() const { return m_reservations; }
    void lookAtReservations(Moment now) { m_reservations.lookAt(secondOf(now)); }
    /// Whether it waits for its reservation to begin: nobody looks at it.
    [[nodiscard]] bool isReservedForLater(const Entry& entry) const
    {
        return entry.isReserved && !m_reservations.isOpen(job(entry.live).request.reservation);
    }
    /// A backfill run looks now: who does not start then could not, or isPassedOver.
    void noteBackfill(Second now) { m_backfilled = now; }
    [[nodiscard]] Second lastBackfill() const { return m_backfilled; }
    [[nodiscard]] const Bindings& bindings() const { return m_bindings; }
    [[nodiscard]] Holders holdersOf(const Live& live, std::uint32_t partition) const
    {
        return m_bindings.holdersOf(m_jobs[live.job], partition);
    }
    /// Starts the record, of an array its next task; returns the record that runs.
    LiveId start(LiveId id, std::uint32_t partition, std::span<const Share> shares, Moment now,
                 StartedBy by);
    /// While what starts is to be taken back nobody who waits for a start is told of it.
    void setRehearsal(bool isRehearsal) { m_isRehearsal = isRehearsal; }
    /// Undoes a start, the last one first.
    void takeBack(LiveId id);

private:
    void submitRecord(std::uint32_t first, std::uint32_t end, Moment now);
    void release(LiveId id)
    {
        auto& live = m_lives[id];
        if (live.state == Live::State::Pending)
            m_stale += live.entries;
        for (const auto row : live.rows)
            m_demands.forget(row);
        m_rows.remove(live);
        m_lives.remove(id);
        const auto& over = workload().jobs[live.job];
        dependenciesMet(m_dependencies.ended(workload().numberOf(over), over.arrayTask));
    }
    [[nodiscard]] Second beginOf(LiveId id) const
    {
        return std::max(job(id).begin, m_lives[id].notBefore);
    }
    /// Seen in the next queue that is built, as of then unless a moment is known.
    void waitForBegin(LiveId id, Second now, bool isKnown)
    {
        const JobList::Listed record{m_lives[id].order, id};
        if (beginOf(id) > now || isKnown)
            m_begins.waitUntil(beginOf(id), record);
        else
            m_begins.waitForQueue(record);
    }
    void makeEligible(LiveId id, Second eligible);
    void joinQueue(LiveId id);
    void leaveQueue(LiveId id)
    {
        auto& live = m_lives[id];
        m_queue.dropAll(std::exchange(m_stale, 0) + std::exchange(live.entries, 0),
                        [&](const Entry& entry) { return entry.live == id || !isWaiting(entry); });
        m_hasNews = true;
        m_occupancy.noteChange();
    }
    void renewWaiting(LiveId id);
    void renewRunning(LiveId id);
    void dependenciesMet(const std::vector<Dependencies::Met>& met)
    {
        for (const auto& [order, from] : met) {
            const auto id = m_lives.find(order);
            if (!id)
                continue;
            auto& live = m_lives[*id];
            live.notBefore = std::max(live.notBefore, from);
            if (live.state == Live::State::Pending && live.unmet > 0 && --live.unmet == 0)
                waitForBegin(*id, m_latest, false);
        }
    }
    LiveId splitTask(LiveId id);
    /// Who waits grows older as far as limits of that let it: in slurmctld's order, whenever it
    /// builds a queue.  @source acct_policy_handle_accrue_time()
    void accrue(Second now)
    {
        if (!std::exchange(m_mayAccrue, false))
            return;
        for (const auto& [place, entry] : m_lives.byPlace()) {
            const auto& live = m_lives[entry.live];
            if (live.state == Live::State::Pending && live.isEligible && !live.isAccruing
                && !live.rows.empty())
                accrue(entry.live, now);
        }
    }
    void accrue(LiveId id, Second now);
    /// One of the record stops to wait, or waits again.
    void countAccruing(const Live& live, bool isWaiting)
    {
        if (!live.isAccruing)
            return;
        const auto holders = holdersOf(live, 0);
        isWaiting ? m_accruing.add(holders, 1) : m_accruing.remove(holders, 1);
        m_mayAccrue = true;
    }
    void charge(Live& live, Second from, Second to);

    Scene m_scene;
    LimitBook m_limits;
    AccrueBook m_accruing;
    Bindings m_bindings;
    JobsNow m_jobs;
    JobRows m_rows;
    mutable Demands m_demands;
    Dependencies m_dependencies;
    Reservations m_reservations;
    Occupancy m_occupancy;
    NodeSet m_closed; // partitions
    JobList m_lives;
    RecordIndex m_records;
    CandidateQueue m_queue;
    bool m_givesSingleCpus;
    bool m_isRehearsal = false;
    bool m_hasNews = true;
    bool m_mayAccrue = false; // somebody else than did
    std::size_t m_stale = 0; // entries whose record does not wait any more
    Begins m_begins;
    std::size_t m_waiting = 0;
    Second m_latest = 0; // of what has happened
    Second m_backfilled = -1;
    std::vector<JobList::Listed> m_unseen;
};

} // namespace fairlead::replay
