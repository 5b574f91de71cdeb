// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/state/cluster.h"

#include "engine/slurm/usage/charging.h"

#include <cmath>
#include <limits>

namespace fairlead::replay {

Cluster::Cluster(const Scene& scene)
    : m_scene(scene)
    , m_limits(scene.recording->limits, *scene.policy.snapshot, scene.recording->parameters)
    , m_accruing(m_limits)
    , m_bindings(scene, m_limits)
    , m_jobs(workload())
    , m_rows(scene, m_bindings)
    , m_demands(m_bindings, m_limits, workload(), m_jobs)
    , m_dependencies(workload())
    , m_reservations(workload())
    , m_occupancy(recording(), m_bindings, m_jobs)
    , m_closed(machine().partitions.size())
    , m_records(workload(), m_lives)
    , m_givesSingleCpus(machine().givesSingleCpus())
{
}

void Cluster::submit(std::uint32_t position, Moment now)
{
    const auto& job = m_jobs[position];
    m_latest = secondOf(now);
    auto end = position + 1;
    if (job.array != nothing)
        end = workload().arrays[job.array].first + workload().arrays[job.array].count;
    m_dependencies.submitted(workload(), position, end);
    // Slurm splits an array whose tasks wait for those of another one before it looks at it.
    const auto step = job.array != nothing && m_dependencies.isOnTask(job) ? 1 : end - position;
    for (auto first = position; first < end; first += step)
        submitRecord(first, first + step, now);
}

/// A job, or the tasks [first, end) of an array.
void Cluster::submitRecord(std::uint32_t position, std::uint32_t end, Moment now)
{
    const auto& job = m_jobs[position];
    const auto id = m_lives.add(position, job.array);
    auto& live = m_lives[id];
    live.end = end;
    live.isTask = job.array != nothing && m_dependencies.isOnTask(job);
    m_records.waiting(live) = id;
    ++m_waiting;
    live.wait.begin(secondOf(job.submit));
    m_rows.add(live, job);
    m_rows.rate(live, job, secondOf(now));
    live.isExclusive = m_bindings.isTestedAlone(job);
    if (job.dependencies != nothing) {
        const auto unmet = m_dependencies.waitFor(workload().dependencyLists[job.dependencies],
                                                  live.order, job.arrayTask);
        live.unmet = unmet.count;
        live.notBefore = unmet.from;
    }
    if (live.unmet > 0)
        return;
    if (beginOf(id) <= secondOf(now) && job.array == nothing)
        makeEligible(id, secondOf(now));
    else
        waitForBegin(id, secondOf(now), job.begin >= secondOf(job.submit));
}

void Cluster::makeEligible(LiveId id, Second eligible)
{
    auto& live = m_lives[id];
    live.isEligible = true;
    m_hasNews = true;
    live.eligible = eligible;
    live.wait.awaitLook(eligible);
    m_rows.setEligible(live, eligible);
    m_mayAccrue = m_accruing.isKnown();
    if (!m_mayAccrue)
        m_rows.setAccrue(live, eligible);
    joinQueue(id);
}

void Cluster::joinQueue(LiveId id)
{
    auto& live = m_lives[id];
    const auto& partitions = m_bindings.partitionsOf(job(id));
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        auto entry = m_demands.entryOf(live, id, i);
        if (!entry)
            continue;
        entry->tier = machine().partitions[partitions[i]].tier;
        entry->priority = m_rows.priorityOf(entry->row);
        m_queue.insert(*entry);
        ++live.entries;
    }
}

void Cluster::accrue(LiveId id, Second now)
{
    const auto holders = holdersOf(m_lives[id], m_bindings.partitionsOf(job(id)).front());
    auto tasks = m_records.tasksIn(m_lives[id]);
    const auto room = m_accruing.roomFor(holders);
    const auto begin = [&](LiveId record, Second since, std::uint32_t count) {
        m_lives[record].isAccruing = true;
        m_rows.setAccrue(m_lives[record], since);
        m_accruing.add(holders, count);
    };
    if (room == noLimit)
        return begin(id, m_lives[id].eligible, tasks);
    for (auto left = std::min(room, tasks); left > 0; --left, --tasks)
        begin(tasks > 1 ? splitWaiting(id) : id, now, 1);
}

LiveId Cluster::splitWaiting(LiveId id)
{
    const auto task = splitTask(id);
    const auto& rest = m_lives[id];
    auto& live = m_lives[task];
    live.isTask = true;
    live.testedCpus = rest.testedCpus;
    live.isExclusive = rest.isExclusive;
    live.isBlockedByLimit = rest.isBlockedByLimit;
    m_rows.copy(rest, live, job(task));
    m_records.waiting(live) = task;
    ++m_waiting;
    makeEligible(task, rest.eligible);
    live.wait = rest.wait;
    return task;
}

void Cluster::changeJobs(std::size_t first, std::size_t end, std::span<const LiveId> records)
{
    m_latest = std::max(m_latest, secondOf(workload().formerValues[first].until));
    const auto isWaiting = [&](LiveId id) { return m_lives[id].state == Live::State::Pending; };
    for (const auto id : records) {
        if (isWaiting(id))
            countAccruing(m_lives[id], false);
    }
    for (; first < end; ++first) {
        const auto& change = workload().formerValues[first];
        const auto id = find(change.job); // of who runs slurmctld changes the limit alone
        if (!id || isWaiting(*id) || change.what == FormerValue::What::Limit)
            m_jobs.change(first);
    }
    for (const auto id : records)
        isWaiting(id) ? renewWaiting(id) : renewRunning(id);
}

/// Its place among the others is that of what it asks for now.
void Cluster::renewWaiting(LiveId id)
{
    leaveQueue(id);
    auto& live = m_lives[id];
    live.isAccruing = false;
    for (const auto row : live.rows)
        m_demands.forget(row);
    m_rows.renew(live, job(id));
    m_rows.rate(live, job(id), m_latest);
    if (live.isEligible && beginOf(id) <= m_latest)
        return joinQueue(id);
    live.isEligible = false;
    live.wait.change(WaitFor::Eligibility, m_latest);
    if (live.unmet == 0)
        waitForBegin(id, m_latest, true);
}

/// With another time limit it is expected to end at another moment.
void Cluster::renewRunning(LiveId id)
{
    auto& live = m_lives[id];
    const auto& task = job(id);
    const auto minutes = task.hasLimit() ? task.limit : m_bindings.minutesOf(task, live.partition);
    if (minutes == live.holding.minutes)
        return;
    const auto holders = holdersOf(live, live.partition);
    const auto later = std::int64_t{60} * (std::int64_t{minutes} - live.holding.minutes);
    m_limits.remove(holders, live.holding, live.shares);
    m_occupancy.extend(live, id, minutes, std::max(live.expectedEnd + later, m_latest));
    m_limits.add(holders, live.holding, live.shares);
    if (const auto charged = fairShare().lastCycle(); charged > live.start)
        m_limits.runOn(holders, live.holding, static_cast<std::uint64_t>(charged - live.start));
}

std::span<const Entry> Cluster::queue(Moment now)
{
    const auto second = m_latest = secondOf(now);
    m_stale = m_queue.drop(m_stale, [this](const Entry& entry) { return !isWaiting(entry); });
    const auto join = [&](const JobList::Listed& record, Second eligible) {
        if (isWaiting(record.live, record.order) && !m_lives[record.live].isEligible
            && beginOf(record.live) <= second)
            makeEligible(record.live, eligible);
    };
    m_begins.takeDue(second, join);
    for (const auto& record : m_begins.takeReady()) {
        const bool isPending = m_lives[record.live].state == Live::State::Pending;
        if (isPending && beginOf(record.live) > second)
            waitForBegin(record.live, second, false);
        else
            join(record, second);
    }
    accrue(second);
    return m_queue.entries();
}

LiveId Cluster::start(LiveId id, std::uint32_t partition, std::span<const Share> shares, Moment now,
                      StartedBy by)
{
    const auto number = workload().numberOf(job(id));
    const auto task = splitTask(id);
    auto& live = m_lives[task];
    const auto& started = job(task);
    live.state = Live::State::Running;
    live.partition = partition;
    live.by = by;
    live.start = secondOf(now);
    live.shares.assign(shares.begin(), shares.end());
    live.holding = m_bindings.startedHoldingOf(started, partition, shares, by);
    m_lives[id].testedCpus = live.holding.cpus();
    live.expectedEnd = live.start + std::int64_t{60} * live.holding.minutes;
    live.rate = m_bindings.rateOf(started, partition, live.holding.amounts);
    m_limits.add(m_bindings.holdersOf(started, partition), live.holding, live.shares);
    countAccruing(live, false);
    m_occupancy.start(live, task);
    m_records.own(live.job) = task;
    m_records.countTask(started.array, true);
    m_records.bookThrottle(started.array, secondOf(now));
    m_stale += live.entries;
    if (!m_isRehearsal)
        dependenciesMet(m_dependencies.started(number, started.arrayTask, secondOf(now)));
    return task;
}

/// The record that runs, of a waiting array a new one, unless it is the last task. In slurmctld's
/// list those that are left get a new one, behind all.  @source job_array_split()
LiveId Cluster::splitTask(LiveId id)
{
    const auto first = m_lives[id].job;
    m_records.setGone(first, true);
    const auto next = m_records.nextTask(m_lives[id]);
    if (next == nothing) {
        --m_waiting;
        m_records.waiting(m_lives[id]) = nothing;
        return id;
    }
    const auto task = m_lives.add(first, workload().jobs[first].array);
    m_lives[task].place = std::exchange(m_lives[id].place, m_lives[task].place);
    m_lives[task].eligible = m_lives[id].eligible;
    m_lives[task].wait = m_lives[id].wait;
    m_lives[task].isAccruing = m_lives[id].isAccruing;
    m_lives[id].job = next;
    return task;
}

void Cluster::takeBack(LiveId id)
{
    auto& live = m_lives[id];
    const auto position = live.job;
    const auto array = job(id).array;
    const bool isAlone = array == nothing || live.isTask;
    m_occupancy.takeBack(live);
    m_limits.remove(m_bindings.holdersOf(job(id), live.partition), live.holding, live.shares);
    countAccruing(live, true);
    live.state = Live::State::Pending;
    m_stale -= std::min<std::size_t>(m_stale, live.entries);
    live.by = StartedBy::Unknown;
    m_records.own(position) = isAlone ? id : nothing;
    m_records.setGone(position, false);
    m_records.countTask(array, false);
    if (isAlone) {
        ++m_waiting;
        return;
    }
    const auto rest = m_records.ofArray(array);
    if (rest == nothing) {
        ++m_waiting;
        m_records.ofArray(array) = id;
        return;
    }
    m_lives[rest].job = position;
    m_lives[rest].place = live.place;
    m_lives.remove(id);
}

void Cluster::cancel(std::uint32_t position)
{
    const auto id = find(position);
    if (!id || m_lives[*id].state != Live::State::Pending)
        return;
    m_records.setGone(position, true);
    auto& live = m_lives[*id];
    countAccruing(live, false);
    if (const auto next = m_records.nextTask(live); next != nothing) {
        live.job = live.job == position ? next : live.job;
        const auto& over = workload().jobs[position];
        dependenciesMet(m_dependencies.ended(workload().numberOf(over), over.arrayTask));
        return;
    }
    live.job = position;
    --m_waiting;
    m_records.waiting(live) = nothing;
    release(*id);
}

void Cluster::finish(LiveId id, Moment now)
{
    auto& live = m_lives[id];
    m_latest = std::max(m_latest, secondOf(now));
    live.state = Live::State::Completing;
    if (m_limits.isEnforced())
        charge(live, std::max(live.start, fairShare().lastCycle()), secondOf(now));
    m_limits.remove(holdersOf(live, live.partition), live.holding, live.shares);
    m_records.countTask(live.array, false);
    m_records.bookThrottle(live.array, secondOf(now));
    m_occupancy.finish(live, secondOf(now));
}

void Cluster::charge(Live& live, Second from, Second to)
{
    if (to <= from)
        return;
    const auto& task = m_jobs[live.job];
    fairShare().charge(m_bindings.assocOf(task), from, to, live.rate);
    const auto holders = holdersOf(live, live.partition);
    m_limits.runOn(holders, live.holding, static_cast<std::uint64_t>(to - from));
    if (m_limits.readsUsage())
        m_limits.charge(holders, live.holding, slurm::slice(fairShare().decay(), to - from),
                        static_cast<double>(to - from));
}

/// Fair Tree charges all, ranks, then rates all. Others go through the job list once, charging and
/// rating in turn.
void Cluster::runCycle(Second now)
{
    const auto last = fairShare().lastCycle();
    if (fairShare().beginCycle(now))
        m_limits.forgetUsage();
    if (m_limits.readsUsage())
        m_limits.decay(std::pow(fairShare().decay(), static_cast<double>(now - last)));
    const auto rateOne = [&](const JobList::Listed& entry) {
        if (m_lives.isListed(entry) && m_lives[entry.live].state == Live::State::Pending)
            m_rows.rate(m_lives[entry.live], job(entry.live), now);
    };
    auto next = m_occupancy.runningInListOrder().begin();
    const auto chargeUpTo = [&](std::uint64_t place) {
        for (; next != m_occupancy.runningInListOrder().end() && next->place <= place; ++next) {
            if (m_limits.isEnforced() || m_limits.readsUsage())
                charge(m_lives[next->live], std::max(next->start, last), now);
            else
                fairShare().charge(next->assoc, std::max(next->start, last), now, next->rate);
        }
    };
    const bool isOnePass = !fairShare().isFairTree();
    for (const auto& [place, entry] : isOnePass ? m_lives.byPlace() : JobList::Places()) {
        chargeUpTo(place);
        rateOne(entry);
    }
    chargeUpTo(std::numeric_limits<std::uint64_t>::max());
    fairShare().endCycle();
    if (!isOnePass)
        std::ranges::for_each(m_lives.inOrder(), rateOne);
    if (m_rows.priorities().isRatedOnce())
        return;
    m_hasNews = true;
    m_queue.dropAll(std::exchange(m_stale, 0),
                    [this](const Entry& entry) { return !isWaiting(entry); });
    m_queue.setPriorities([this](const Entry& entry) { return m_rows.priorityOf(entry.row); });
}

} // namespace fairlead::replay
