// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/backfillrun.h"

namespace fairlead::replay {

namespace {
constexpr SlurmVersion boundsByThrottle{23, 2};
} // namespace

BackfillRun::BackfillRun(Cluster& cluster, Effect effect)
    : m_cluster(cluster)
    , m_prospects(cluster)
    , m_limits(cluster)
    , m_search(cluster, m_limits, m_prospects, effect == Effect::None)
    , m_book(cluster.machine().partitions.size())
    , m_passedOver(cluster, m_prospects, m_marks)
    , m_isDry(effect == Effect::None)
{
}

const std::vector<Started>& BackfillRun::run(Moment now)
{
    begin(now);
    const auto queue = m_isDry ? m_cluster.standingQueue() : m_cluster.queue(now);
    const auto reach = m_limits.reach(queue);
    m_prospects.begin(queue.first(reach), now);
    // What is planned tells who of those behind is passed over.
    m_isTailNear = m_prospects.isAnyNear(queue.subspan(reach));
    const auto end = m_search.keepsPlans() ? queue.size()
        : m_isTailNear                     ? reach
                                           : m_prospects.end();
    auto rest = end; // those that need not be planned
    RunLimits::Counts atRest; // if there are such
    std::size_t i = 0;
    for (; i < end && !m_limits.isOver(started()); ++i) {
        if (i >= rest && queue[i].isTold && !m_limits.countsHolders()) {
            if (queue[i].priority != 0 && !m_cluster.closed().contains(queue[i].partition))
                m_limits.count();
            continue;
        }
        if (isSkipped(queue[i]) || hasLostArray(queue[i]))
            continue;
        if (rest > i && !m_search.keepsPlans() && !m_isTailNear && !m_prospects.areLeft(queue, i)) {
            atRest = m_limits.counts();
            rest = i;
        }
        if (i < rest)
            look(queue[i]);
        else
            settle(queue[i], i);
    }
    if (!m_hasPlanned && !m_isDry) {
        if (rest < end)
            m_limits.setCounts(std::move(atRest));
        findPlan(queue, rest);
    }
    m_passedOver.end(queue.subspan(m_limits.isOver(started()) ? i : std::max(end, reach)),
                     secondOf(now));
    m_queued = m_cluster.candidates();
    return m_search.started();
}

bool BackfillRun::isBarrenStill(Moment now)
{
    if (started() != 0)
        return false;
    (void)m_cluster.queue(now); // who has become eligible joins
    if (m_cluster.candidates() != m_queued)
        return false;
    if (m_passedOver.isAnyone())
        return false; // for how long tells only a run
    const bool isAnyoneNear = m_prospects.isAnyoneNear() || m_isTailNear;
    return (!isAnyoneNear && !m_hasLimited) || m_search.holds(now);
}

/// Whether one of those that nobody looked at would be planned. Who was, and has no limit, is
/// again, or others have its nodes: if all who run now are gone before the window ends.
void BackfillRun::findPlan(std::span<const Entry> queue, std::size_t from)
{
    if (m_plannableOrder != 0 && m_limits.comesToAll(queue) && areGoneInTime())
        m_hasPlanned = m_cluster.isWaiting(m_plannable, m_plannableOrder)
            && !m_cluster.isThrottled(m_cluster.live(m_plannable));
    for (auto i = from; i < queue.size() && !m_hasPlanned && !m_limits.isOver(started()); ++i) {
        if (!queue[i].isLimited && !isSkipped(queue[i]) && !hasLostArray(queue[i]))
            look(queue[i]);
    }
}

bool BackfillRun::areGoneInTime() const
{
    const auto& running = m_cluster.occupancy().running();
    return running.empty()
        || running.back().end <= secondOf(m_now) + m_cluster.parameters().window * 60;
}

void BackfillRun::begin(Moment now)
{
    m_now = now;
    m_book.clear();
    m_marks.clear();
    m_limits.clear();
    m_plannedArray = nothing;
    m_hasPlanned = m_hasLimited = false;
    m_startedArrays.clear();
    if (m_usable != m_cluster.occupancy().usable() || m_closed != m_cluster.closed()) {
        m_usable = m_cluster.occupancy().usable();
        m_closed = m_cluster.closed();
        m_plannableOrder = 0;
    }
    m_passedOver.begin(secondOf(now));
    m_search.begin(now);
    m_cluster.noteBackfill(secondOf(now));
}

bool BackfillRun::isSkipped(const Entry& entry)
{
    return !m_cluster.isConsidered(entry) || entry.priority == 0
        || m_cluster.isThrottled(m_cluster.live(entry.live)) || m_cluster.isReservedForLater(entry)
        || !m_cluster.bindings().isPlanned(m_cluster.job(entry.live), entry.partition);
}

/// Whether a task of its array has started in this run, for another partition: the rest of the
/// array has a record of its own since, which no entry of this run is of.
/// @source backfill.c
bool BackfillRun::hasLostArray(const Entry& entry) const
{
    return std::ranges::find(m_startedArrays, entry.live) != m_startedArrays.end();
}

bool BackfillRun::isNowOnly(const Entry& entry) const
{
    const auto& parameters = m_cluster.parameters();
    const auto& live = m_cluster.live(entry.live);
    return entry.priority < m_cluster.priorityToPlan(entry)
        || secondOf(m_now) - live.eligible < parameters.minAgeToPlan
        || (parameters.onePlanPerJob && m_book.plansOf(live.order) > 0)
        || (parameters.partitionPlans != 0
            && m_book.inPartition(entry.partition) >= parameters.partitionPlans);
}

/// A job, or the tasks of an array one after the other; whether it may be planned is asked once.
void BackfillRun::look(const Entry& entry)
{
    const bool startsOnly = isNowOnly(entry);
    while (!isSkipped(entry) && !m_limits.isFull(started())) {
        const auto most = mostPlansOf(m_cluster.live(entry.live));
        const auto& job = m_cluster.job(entry.live);
        const auto& bindings = m_cluster.bindings();
        Trial trial{&entry, m_cluster.demandOf(entry), bindings.holdersOf(job, entry.partition),
                    bindings.plannedMinutesOf(job, entry.partition), startsOnly};
        const auto array = job.array;
        m_cluster.limits().forgetKept();
        const auto answer = tryEntry(trial);
        say(trial, answer);
        if (m_isDry)
            return;
        if (answer == Answer::Planned)
            notePlan(entry);
        if (array == nothing)
            return;
        if (answer == Answer::Started)
            m_startedArrays.push_back(entry.live);
        if (answer != Answer::Started && (answer != Answer::Planned || plansOfArray(array) >= most))
            return;
    }
}

/// Why it waits, if it does.
void BackfillRun::say(const Trial& trial, Answer answer)
{
    const auto& entry = *trial.entry;
    const auto now = secondOf(m_now);
    if (answer == Answer::Skipped)
        m_passedOver.skip(entry);
    else if (answer == Answer::Started && m_isDry)
        m_passedOver.wouldStart(entry, now);
    else if (answer == Answer::Started)
        m_passedOver.started(m_cluster.live(m_search.started().back().live), now);
    else if (!m_isDry)
        m_marks.say(m_cluster, entry.live, whyOf(trial, answer), now);
    if (answer == Answer::NotPlanned && m_search.isBeyondWindow())
        m_passedOver.note(entry);
}

/// How many tasks of an array are planned before the run leaves it: those that are left,
/// bf_max_job_array_resv, and since 23.02.4 as many as its throttle lets run.
std::uint32_t BackfillRun::mostPlansOf(const Live& live) const
{
    const auto& parameters = m_cluster.parameters();
    const auto most = std::min(parameters.maxArrayPlans, live.end - live.job);
    return parameters.release < boundsByThrottle ? most
                                                 : std::min(most, m_cluster.tasksThatMayRun(live));
}

/// One more is planned: those of the array in this run, in all partitions, since one of another
/// array was.
std::uint32_t BackfillRun::plansOfArray(std::uint32_t array)
{
    m_arrayPlans = array == m_plannedArray ? m_arrayPlans + 1 : 1;
    m_plannedArray = array;
    return m_arrayPlans;
}

void BackfillRun::notePlan(const Entry& entry)
{
    const auto order = m_cluster.live(entry.live).order;
    m_book.note(order, entry.partition);
    m_hasPlanned = true;
    if (entry.isLimited)
        return;
    m_plannable = entry.live;
    m_plannableOrder = order;
}

/// What look() would say of an entry that cannot start. Who has no limit and is in the queue once
/// is told no more until it starts.
void BackfillRun::settle(const Entry& entry, std::size_t place)
{
    const auto now = secondOf(m_now);
    const bool isStopped = entry.isLimited && !m_cluster.allowsCount(entry);
    if (!isStopped && !m_limits.takes(entry))
        return;
    if (!isStopped)
        m_limits.count(); // most are tested; nobody behind could start
    if (m_isDry)
        return;
    const auto why = isStopped ? WaitMarks::Why::Limit : WaitMarks::Why::Others;
    if (!entry.isAlone || entry.isLimited) {
        m_marks.say(m_cluster, entry.live, why, now);
        return;
    }
    WaitMarks::sayOnce(m_cluster, entry.live, why, now);
    m_cluster.setTold(place);
}

WaitMarks::Why BackfillRun::whyOf(const Trial& trial, Answer answer)
{
    if (trial.isBlocked || answer == Answer::Limit)
        return WaitMarks::Why::Limit;
    return answer == Answer::Planned ? WaitMarks::Why::Planned : WaitMarks::Why::Others;
}

BackfillRun::Answer BackfillRun::tryEntry(Trial& trial)
{
    trial.isBlocked = !m_cluster.limits().allowsCount(trial.holders, trial.minutes);
    if (trial.isBlocked && !m_cluster.parameters().stopsAtLimits)
        return Answer::Limit;
    const auto& entry = *trial.entry;
    if (!m_limits.takes(entry))
        return Answer::Skipped;
    m_hasLimited = m_hasLimited || entry.isLimited;
    return m_search.find(trial);
}

} // namespace fairlead::replay
