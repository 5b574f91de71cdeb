// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/backfillrun.h"

namespace fairlead::replay {

namespace {
constexpr SlurmVersion triesAtStart{24, 11};
constexpr int mostTries = 100000; // of one entry: there are fewer slots

Second roundedDown(Second moment, Second step)
{
    return moment / step * step;
}
} // namespace

BackfillRun::BackfillRun(Cluster& cluster)
    : m_cluster(cluster)
    , m_placement(cluster.machine())
    , m_expected(cluster)
    , m_windows(cluster.machine(), m_map)
    , m_prospects(cluster)
    , m_book(cluster.machine().partitions.size())
    , m_limits(cluster)
    , m_chosen(cluster.machine().nodes.size())
{
}

const std::vector<Started>& BackfillRun::run(Moment now)
{
    begin(now);
    const auto queue = m_cluster.queue(now);
    m_prospects.begin(queue.first(m_limits.reach(queue)), now);
    const auto end = m_keepsPlans ? queue.size() : m_prospects.end();
    auto rest = end; // those that need not be planned
    RunLimits::Counts atRest; // if there are such
    for (std::size_t i = 0; i < end && !m_limits.isOver(m_started.size()); ++i) {
        if (i >= rest && queue[i].isTold && !m_limits.countsHolders()) {
            if (queue[i].priority != 0)
                m_limits.count();
            continue;
        }
        if (isSkipped(queue[i]))
            continue;
        if (rest > i && !m_keepsPlans && !m_prospects.areLeft(queue, i)) {
            atRest = m_limits.counts();
            rest = i;
        }
        if (i < rest)
            look(queue[i]);
        else
            settle(queue[i], i);
    }
    if (!m_hasPlanned) {
        if (rest < end)
            m_limits.setCounts(std::move(atRest));
        findPlan(queue, rest);
    }
    m_queued = queue.size();
    return m_started;
}

bool BackfillRun::isBarrenStill(Moment now)
{
    if (!m_started.empty() || m_cluster.queue(now).size() != m_queued)
        return false;
    const auto span = spanOf(now);
    return (!m_prospects.isAnyoneNear() && !m_hasLimited)
        || m_memo.holds(m_cluster, secondOf(now), span.begin, span.end);
}

/// Whether one of those that nobody looked at would be planned. Who was, and has no limit, is
/// again.
void BackfillRun::findPlan(std::span<const Entry> queue, std::size_t from)
{
    if (m_plannableOrder != 0 && m_limits.comesToAll(queue)) {
        const auto& live = m_cluster.live(m_plannable);
        m_hasPlanned = live.state == Live::State::Pending && live.order == m_plannableOrder;
    }
    for (auto i = from; i < queue.size() && !m_hasPlanned && !m_limits.isOver(m_started.size());
         ++i) {
        if (!queue[i].isLimited && !isSkipped(queue[i]))
            look(queue[i]);
    }
}

void BackfillRun::begin(Moment now)
{
    m_now = now;
    m_started.clear();
    m_plans.clear();
    m_book.clear();
    m_marks.clear();
    m_limits.clear();
    m_hasPlanned = m_hasLimited = false;
    const auto span = spanOf(now);
    m_map.reset(span.begin, span.end, m_cluster.usable());
    m_memo.begin(m_cluster, secondOf(now), span.begin, span.end);
}

BackfillRun::Span BackfillRun::spanOf(Moment now) const
{
    const auto& parameters = m_cluster.parameters();
    const auto second = secondOf(now);
    return {roundedDown(second, parameters.resolution),
            roundedDown(second + parameters.window * 60, parameters.resolution)};
}

bool BackfillRun::isSkipped(const Entry& entry)
{
    const auto& live = m_cluster.live(entry.live);
    return live.state != Live::State::Pending || live.order != entry.order || entry.priority == 0
        || m_cluster.isThrottled(live) || !mayHavePlan(live);
}

bool BackfillRun::isNowOnly(const Entry& entry) const
{
    const auto& parameters = m_cluster.parameters();
    const auto& live = m_cluster.live(entry.live);
    return entry.priority < parameters.minPriorityToPlan
        || secondOf(m_now) - live.eligible < parameters.minAgeToPlan
        || (parameters.onePlanPerJob && m_book.plansOf(live.order) > 0)
        || (parameters.partitionPlans != 0
            && m_book.inPartition(entry.partition) >= parameters.partitionPlans);
}

/// A job, or the tasks of an array one after the other.
void BackfillRun::look(const Entry& entry)
{
    while (!isSkipped(entry) && !m_limits.isFull(m_started.size())) {
        const auto& job = m_cluster.job(entry.live);
        const auto& bindings = m_cluster.bindings();
        Trial trial{&entry, m_cluster.demandOf(entry), bindings.holdersOf(job, entry.partition),
                    bindings.plannedMinutesOf(job, entry.partition), isNowOnly(entry)};
        const bool isArray = job.array != nothing;
        const auto answer = tryEntry(trial);
        if (answer != Answer::Started && answer != Answer::Skipped)
            m_marks.say(m_cluster, entry.live, whyOf(trial, answer), secondOf(m_now));
        if (answer == Answer::Planned)
            notePlan(entry);
        if (!isArray || (answer != Answer::Started && answer != Answer::Planned))
            return;
    }
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

/// An array has no more plans, whatever the partitions, than tasks that are left,
/// bf_max_job_array_resv and its own throttle.
bool BackfillRun::mayHavePlan(const Live& live) const
{
    return live.array == nothing
        || m_book.plansOf(live.order)
        < std::min({m_cluster.parameters().maxArrayPlans, live.end - live.job,
                    m_cluster.workload().arrays[live.array].throttle});
}

/// What look() would say of an entry that cannot start. Who has no limit and is in the queue once
/// is told no more until it starts.
void BackfillRun::settle(const Entry& entry, std::size_t place)
{
    const auto now = secondOf(m_now);
    const bool isStopped = entry.isLimited && !m_cluster.allowsCount(entry);
    if (!isStopped && !m_limits.takes(entry))
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
    auto& live = m_cluster.live(trial.entry->live);
    trial.isBlocked = !m_cluster.limits().allowsCount(trial.holders, trial.minutes);
    if (trial.isBlocked && !m_cluster.parameters().stopsAtLimits)
        return Answer::Limit;
    const auto& entry = *trial.entry;
    if (!m_limits.takes(entry))
        return Answer::Skipped;
    m_hasLimited = m_hasLimited || entry.isLimited;
    const bool isRepeatable
        = !m_keepsPlans && !trial.isNowOnly && !trial.isBlocked && live.array == nothing;
    if (!isRepeatable)
        m_memo.close();
    else if (const auto* look = m_memo.recall(entry.live, live, entry.partition))
        return planAgain(*look);
    m_memo.start();
    const auto answer = search(trial);
    if (answer == Answer::NotPlanned || answer == Answer::Limit)
        m_memo.keep(entry.live, live, entry.partition,
                    answer == Answer::Limit ? PlanMemo::Found::Limit : PlanMemo::Found::Nothing);
    return answer;
}

BackfillRun::Answer BackfillRun::planAgain(const PlanMemo::Look& look)
{
    if (look.found != PlanMemo::Found::Plan)
        return look.found == PlanMemo::Found::Limit ? Answer::Limit : Answer::NotPlanned;
    m_map.plan(look.nodes, look.begin, look.end, m_cluster.parameters().resolution);
    m_prospects.plan(look.nodes, look.begin);
    return Answer::Planned;
}

BackfillRun::Answer BackfillRun::search(const Trial& trial)
{
    const auto now = secondOf(m_now);
    const auto& parameters = m_cluster.parameters();
    Place place{now, 0};
    for (int tries = 0; tries < mostTries; ++tries) {
        if (findNodes(trial, place)) {
            if (auto start = startOf(trial, place); start != 0) {
                if (start <= now) {
                    m_memo.close();
                    if (trial.isBlocked) {
                        start = place.behindLimit(now);
                    } else if (m_chosen.meets(m_cluster.completing())) {
                        start = now + 1;
                        place.later = 0;
                    } else if (const auto answer = startNow(trial)) {
                        return *answer;
                    }
                }
                if (trial.isNowOnly)
                    return Answer::NotPlanned;
                if (start > now + parameters.window * 60) {
                    m_memo.holdsUntil(start - parameters.window * 60 - 1);
                    if (place.later == 0)
                        return Answer::NotPlanned;
                }
                if (const auto answer = planAt(trial, place, start))
                    return *answer;
                continue;
            }
        }
        if (place.later == 0 || trial.isNowOnly)
            return Answer::NotPlanned;
        place.tried = place.later;
    }
    return Answer::NotPlanned;
}

/// The nodes that nobody has planned while the job would run from place.tried on; place.later says
/// when more come back. False: too few.
bool BackfillRun::findNodes(const Trial& trial, Place& place)
{
    const auto now = secondOf(m_now);
    const bool isNow = place.tried <= now;
    const auto end = std::max(place.tried, now) + std::int64_t{60} * trial.minutes;
    const auto found
        = m_windows.find({trial.entry->partition, trial.demand.minNodes, trial.demand.excluded,
                          place.tried, end, m_cluster.parameters().release >= triesAtStart},
                         m_nodes);
    place.later = found.later;
    if (!isNow)
        m_memo.holdsUntil(place.tried - 1);
    else if (found.first + 1 < m_map.size())
        m_memo.holdsUntil(m_map[found.first].end - 1);
    if (isNow && found.behind != 0)
        m_memo.holdsUntil(now + found.behind - end - 1);
    if (!found.isEnough && found.next != 0 && !trial.isNowOnly)
        m_memo.holdsUntil(found.next - 1);
    if (found.first == m_map.size())
        m_nodes &= m_cluster.usable();
    return found.isEnough && m_nodes.hasAtLeast(trial.demand.minNodes)
        && (trial.demand.required == nullptr || trial.demand.required->isSubsetOf(m_nodes));
}

/// When it would start on these nodes; 0: that is not known. Leaves the choice in m_chosen.
Second BackfillRun::startOf(const Trial& trial, const Place& place)
{
    ExpectedStart::Question question{&trial.demand,   &m_nodes,    secondOf(m_now),
                                     trial.isNowOnly, place.tried, place.later};
    const auto start = m_expected.find(question);
    if (start == 0)
        return 0;
    if (m_expected.isMomentary())
        m_memo.close();
    m_expected.putNodes(m_chosen);
    noteTested(trial);
    return std::max(start, place.tried);
}

/// The main scheduler counts them when it finds no room, and so does the size of an exclusive job.
void BackfillRun::noteTested(const Trial& trial)
{
    const auto& entry = *trial.entry;
    if (m_cluster.limits().isFree(trial.holders) && !trial.demand.isExclusive)
        return;
    const auto holding = m_cluster.bindings().holdingOf(m_cluster.job(entry.live), entry.partition,
                                                        m_expected.shares());
    m_cluster.live(entry.live).testedCpus = holding.cpus();
}

/// Chooses again, without nodes that still complete. Nothing: it cannot start after all.
std::optional<BackfillRun::Answer> BackfillRun::startNow(const Trial& trial)
{
    m_offered = m_nodes;
    m_offered -= m_cluster.completing();
    if (!m_placement.choose(trial.demand, m_cluster.free(), m_offered))
        return std::nullopt;
    const auto& entry = *trial.entry;
    auto& live = m_cluster.live(entry.live);
    const auto position = live.job;
    const auto shares = m_placement.shares();
    const auto holding
        = m_cluster.bindings().holdingOf(m_cluster.job(entry.live), entry.partition, shares);
    if (!m_cluster.limits().allowsAmounts(trial.holders, holding, shares))
        return Answer::Limit;
    const auto id
        = m_cluster.start(entry.live, entry.partition, shares, m_now, StartedBy::Backfill);
    m_started.push_back({position, id});
    return Answer::Started;
}

/// Nothing: to be tried again at place.tried.
std::optional<BackfillRun::Answer> BackfillRun::planAt(const Trial& trial, Place& place,
                                                       Second start)
{
    const auto& parameters = m_cluster.parameters();
    const auto step = parameters.resolution;
    const bool isNew = parameters.release >= triesAtStart;
    const auto begin = roundedDown(start, step);
    const auto last = start + std::int64_t{60} * trial.minutes;
    const auto end = roundedDown(isNew ? last + step - 1 : last, step);
    const auto isTaken
        = [&] { return m_map.isTaken(m_chosen, begin, std::max(end, begin + step)); };
    const auto tryAgain = [&] {
        place.tried = start == place.tried ? start + step : start;
        return std::optional<Answer>();
    };
    const bool isBeyond = start > secondOf(m_now) + parameters.window * 60;
    if (isNew && !isBeyond && isTaken())
        return tryAgain();
    if (place.later != 0 && start > place.later) {
        place.tried = place.later;
        return std::nullopt;
    }
    if (isBeyond)
        return Answer::NotPlanned;
    if (!m_limits.hasRoom(m_map.size())) {
        m_memo.close();
        return Answer::NotPlanned;
    }
    if (!isNew && isTaken())
        return tryAgain();
    return plan(trial, start, begin, end);
}

BackfillRun::Answer BackfillRun::plan(const Trial& trial, Second start, Second begin, Second end)
{
    const auto& entry = *trial.entry;
    const auto& job = m_cluster.job(entry.live);
    const auto& limits = m_cluster.limits();
    const auto isAllowed = [&] {
        const auto shares = m_expected.shares();
        return limits.allowsAmounts(
            trial.holders, m_cluster.bindings().holdingOf(job, entry.partition, shares), shares);
    };
    if (!limits.isFree(trial.holders) && !isAllowed())
        return Answer::Limit;
    if (m_cluster.limits().hasNoReserve(trial.holders.qos)) {
        m_memo.close();
        m_cluster.live(entry.live).isBlockedByLimit = false;
        return Answer::NotPlanned;
    }
    m_map.plan(m_chosen, begin, end, m_cluster.parameters().resolution);
    m_prospects.plan(m_chosen, begin);
    m_memo.keep(entry.live, m_cluster.live(entry.live), entry.partition, PlanMemo::Found::Plan);
    m_memo.keepPlan(m_chosen, begin, std::max(end, begin + m_cluster.parameters().resolution));
    if (m_keepsPlans) {
        auto& plan = m_plans.emplace_back(
            Plan{m_cluster.live(entry.live).job, entry.partition, start, {}});
        m_chosen.forEach(
            [&](std::size_t node) { plan.nodes.push_back(static_cast<std::uint32_t>(node)); });
    }
    return Answer::Planned;
}

} // namespace fairlead::replay
