// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/schedulers/backfillsearch.h"

namespace fairlead::replay {

namespace {
constexpr int mostTries = 100000; // of one entry: there are fewer slots
} // namespace

BackfillSearch::BackfillSearch(Cluster& cluster, RunLimits& limits, Prospects& prospects,
                               bool isDry)
    : m_cluster(cluster)
    , m_occupancy(cluster.occupancy())
    , m_limits(limits)
    , m_prospects(prospects)
    , m_placement(cluster.machine())
    , m_expected(cluster)
    , m_windows(cluster.machine(), m_map)
    , m_chosen(cluster.machine().nodes.size())
    , m_isDry(isDry)
{
}

void BackfillSearch::begin(Moment now)
{
    m_now = now;
    m_looked = m_cluster.lastBackfill();
    m_started.clear();
    m_plans.clear();
    const auto span = planSpanOf(m_cluster.parameters(), secondOf(now));
    m_cluster.lookAtReservations(now);
    m_map.reset(span.begin, span.end, m_occupancy.usable());
    m_bounds.clear();
    m_memo.begin(m_cluster, secondOf(now), span.begin, span.end);
    if (planAllRunning(m_cluster, m_limits.mostSlots(), m_map))
        m_memo.close(); // each run has other slots from the beginning
}

BackfillSearch::Answer BackfillSearch::find(const Trial& trial)
{
    const auto& entry = *trial.entry;
    const auto& live = m_cluster.live(entry.live);
    m_isTested = m_isBeyond = false;
    const bool isRepeatable
        = !m_keepsPlans && !trial.isNowOnly && !trial.isBlocked && live.array == nothing;
    if (!isRepeatable)
        m_memo.close();
    else if (const auto* look = m_memo.recall(entry.live, live, entry.partition))
        return planAgain(*look);
    m_memo.start();
    m_isInVain = isKept(trial);
    const auto answer = m_isInVain ? Answer::Limit : search(trial);
    if (m_isInVain && !m_isTested)
        countInVain(trial);
    if (answer == Answer::NotPlanned || answer == Answer::Limit)
        m_memo.keep(entry.live, live, entry.partition,
                    answer == Answer::Limit ? PlanMemo::Found::Limit
                        : m_isBeyond        ? PlanMemo::Found::BeyondWindow
                                            : PlanMemo::Found::Nothing,
                    m_isTested);
    return answer;
}

BackfillSearch::Answer BackfillSearch::planAgain(const PlanMemo::Look& look)
{
    if (look.isTested)
        count();
    m_isBeyond = look.found == PlanMemo::Found::BeyondWindow;
    if (look.found != PlanMemo::Found::Plan)
        return look.found == PlanMemo::Found::Limit ? Answer::Limit : Answer::NotPlanned;
    enter(look.nodes, look.begin, look.end);
    return Answer::Planned;
}

/// A plan that begins behind the map takes nothing from anybody.
void BackfillSearch::enter(const NodeSet& nodes, Second begin, Second end)
{
    m_map.plan(nodes, begin, end, m_cluster.parameters().resolution);
    if (begin < m_map.end(m_map.size() - 1))
        m_prospects.plan(nodes, begin);
}

BackfillSearch::Answer BackfillSearch::search(const Trial& trial)
{
    const auto now = secondOf(m_now);
    const auto& parameters = m_cluster.parameters();
    Place place{now, 0, false};
    for (int tries = 0; tries < mostTries; ++tries) {
        if (findNodes(trial, place)) {
            if (auto start = startOf(trial, place); start != 0) {
                if (start <= now) {
                    m_memo.close();
                    if (m_chosen.meets(m_occupancy.completing())) {
                        start = now + 1;
                        place.later = 0;
                    } else if (trial.isBlocked) {
                        start = place.behindLimit(now);
                    } else if (const auto answer = startNow(trial)) {
                        if (*answer != Answer::Limit || !parameters.stopsAtLimits)
                            return *answer;
                        start = place.behindLimit(now);
                    }
                }
                if (trial.isNowOnly)
                    return Answer::NotPlanned;
                m_isBeyond = start > now + parameters.window * 60;
                if (m_isBeyond) {
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

/// The nodes that nobody has planned while the job would run from place.tried on, or from the first
/// moment after it on at which it may start before other nodes come back; place.later says when
/// these do. False: too few.
bool BackfillSearch::findNodes(const Trial& trial, Place& place)
{
    const auto question = questionOf(trial, place.tried);
    if (!m_windows.isByCounts(question) || m_cluster.areNodesKept())
        return findBySlots(trial, question, place);
    const auto length = question.to - question.from;
    for (auto walk = m_windows.walkFrom(question);; walk.step()) {
        place = {walk.from(), walk.next(), true}; // if it takes nodes
        const auto slots = walk.slots();
        holdWindow(question, walk.from(), slots.first,
                   slots.end < m_map.size() ? m_map.begin(slots.end) : 0);
        if (walk.mayBeEnough()
            && takeNodes(trial, question, slots, {walk.from(), length, walk.next()})
            && hasRequired(trial))
            return true;
        if (walk.next() == 0 || trial.isNowOnly)
            return false;
    }
}

bool BackfillSearch::findBySlots(const Trial& trial, const PlanWindows::Question& question,
                                 Place& place)
{
    const auto found = m_windows.find(question, m_nodes);
    place.later = found.later;
    place.hasCpus = false;
    holdWindow(question, question.from, found.first, found.behind);
    if (!found.isEnough && found.later != 0 && !trial.isNowOnly)
        m_memo.holdsUntil(found.later - 1);
    if (found.first == m_map.size())
        m_nodes &= m_occupancy.usable();
    if (m_cluster.reservations().areKnown())
        leaveReserved(trial, question, place);
    if (m_cluster.leaveToUsers(m_nodes, *trial.entry))
        m_memo.close(); // they change with each start
    return found.isEnough && m_nodes.hasAtLeast(trial.demand.minNodes) && hasRequired(trial);
}

/// Without the nodes that reservations keep; when the next one ends it is tried again.
/// @source find_resv_end()
void BackfillSearch::leaveReserved(const Trial& trial, const PlanWindows::Question& question,
                                   Place& place)
{
    const auto& reservations = m_cluster.reservations();
    const auto reservation = m_cluster.job(trial.entry->live).request.reservation;
    const Reservations::Window window{question.from, question.to};
    const bool isAny = reservations.cut(m_nodes, reservation, window);
    m_memo.holdsUntil(reservations.sameUntil(window));
    const auto end = isAny && reservation == nothing ? reservations.endAfter(question.from) : 0;
    if (end == 0)
        return;
    const auto step = m_cluster.parameters().resolution;
    const auto behind = roundedDown(end + step - 1, step) + 1;
    if (place.later == 0 || behind < place.later)
        place.later = behind;
}

/// Until when the window from a moment on is made of the same slots.
/// @param behind  the beginning of the slot behind it; 0: there is none
void BackfillSearch::holdWindow(const PlanWindows::Question& question, Second from,
                                std::size_t first, Second behind)
{
    const auto now = secondOf(m_now);
    if (from > now) {
        m_memo.holdsUntil(from - 1);
        return;
    }
    if (first + 1 < m_map.size())
        m_memo.holdsUntil(m_map.end(first) - 1);
    if (behind != 0)
        m_memo.holdsUntil(now + behind - question.to - 1);
}

/// The nodes of a window, if they may be enough by the time at which others come back: before they
/// are looked at as nodes that all have left by then, or as CPUs.
bool BackfillSearch::takeNodes(const Trial& trial, const PlanWindows::Question& question,
                               PlanWindows::Slots slots, WindowBounds::Window window)
{
    const auto least = question.least;
    if (window.by == 0 || m_occupancy.free().isOverdrawn())
        return m_windows.cut(question, slots, least, m_nodes) >= least;
    if (std::exchange(m_boundsChange, m_occupancy.change()) != m_occupancy.change())
        m_bounds.clear();
    std::uint64_t whole = 0;
    const auto* empty = m_expected.emptyBy(window.by, trial.demand, whole);
    window.nodes = &m_cluster.machine().partitions[question.partition].nodes;
    window.isWhole = empty != nullptr;
    if (m_bounds.most(window) < (window.isWhole ? whole : trial.demand.cpus)) {
        m_isInVain = true;
        return false;
    }
    if (!window.isWhole)
        return m_windows.cut(question, slots, least, m_nodes) >= least && haveCpus(trial, window);
    const auto left = m_windows.cutAmong(question, slots, whole, *empty, m_nodes);
    m_bounds.note(window, left);
    m_isInVain = m_isInVain || left < whole;
    return left >= whole && m_nodes.hasAtLeast(least);
}

/// Whether the nodes that were taken have CPUs enough by then.
bool BackfillSearch::haveCpus(const Trial& trial, const WindowBounds::Window& window)
{
    const auto cpus = m_expected.cpusBy(window.by, m_nodes, trial.demand.cpus);
    if (cpus >= trial.demand.cpus)
        return true;
    m_bounds.note(window, cpus);
    if (hasRequired(trial))
        count();
    return false;
}

/// slurmctld tests all nodes of a window that are enough, though they are not by then.
void BackfillSearch::countInVain(const Trial& trial)
{
    const auto now = secondOf(m_now);
    const auto question = questionOf(trial, now);
    for (auto walk = m_windows.walkFrom(question);; walk.step()) {
        const auto slots = walk.slots();
        holdWindow(question, walk.from(), slots.first,
                   slots.end < m_map.size() ? m_map.begin(slots.end) : 0);
        if (walk.mayBeEnough()
            && m_windows.cut(question, slots, question.least, m_nodes) >= question.least
            && hasRequired(trial))
            count();
        if (m_isTested || trial.isNowOnly || walk.next() == 0)
            return;
    }
}

/// When it would start on these nodes; 0: that is not known. Leaves the choice in m_chosen.
Second BackfillSearch::startOf(const Trial& trial, const Place& place)
{
    count();
    ExpectedStart::Question question{&trial.demand, &m_nodes,    secondOf(m_now), trial.isNowOnly,
                                     place.tried,   place.later, place.hasCpus};
    const auto start = m_expected.find(question);
    if (start == 0)
        return 0;
    if (m_expected.isMomentary())
        m_memo.close();
    m_expected.putNodes(m_chosen);
    noteTested(trial);
    return std::max(start, place.tried);
}

/// The main scheduler counts them when it finds no room, and so does the size of a job that gets
/// more than it asks for.
void BackfillSearch::noteTested(const Trial& trial)
{
    const auto& entry = *trial.entry;
    if (m_isDry)
        return;
    if (m_cluster.limits().isFree(trial.holders) && !m_prospects.weighsMore(entry))
        return;
    const auto holding = m_cluster.bindings().holdingOf(m_cluster.job(entry.live), entry.partition,
                                                        m_expected.shares());
    m_cluster.live(entry.live).testedCpus = holding.cpus();
}

/// Chooses again, without nodes that still complete. Nothing: it cannot, or the partition refuses.
std::optional<BackfillSearch::Answer> BackfillSearch::startNow(const Trial& trial)
{
    const auto& job = m_cluster.job(trial.entry->live);
    if (!m_cluster.bindings().isAdmitted(job, trial.entry->partition))
        return std::nullopt;
    m_offered = m_nodes;
    m_offered -= m_occupancy.completing();
    if (!m_placement.chooseNow(trial.demand, m_occupancy.free(), m_offered))
        return std::nullopt;
    const auto& entry = *trial.entry;
    auto& live = m_cluster.live(entry.live);
    const auto position = live.job;
    const auto shares = m_placement.shares();
    const auto holding = m_cluster.bindings().holdingOf(job, entry.partition, shares);
    if (!m_cluster.limits().allowsAmounts(trial.holders, holding, shares))
        return Answer::Limit;
    const auto since = std::max(m_occupancy.roomSince(shares), live.eligible);
    if (m_isDry) {
        if (since > m_looked)
            live.wait.blameScheduler(since);
        planNow(trial);
        return Answer::Started;
    }
    const auto id
        = m_cluster.start(entry.live, entry.partition, shares, m_now, StartedBy::Backfill);
    if (since > m_looked) // else others had planned its nodes then
        m_cluster.live(id).wait.blameScheduler(since);
    planRunning(m_cluster, id, m_limits.mostSlots(), m_map);
    m_started.push_back({position, id});
    return Answer::Started;
}

/// Nobody behind gets its nodes.
void BackfillSearch::planNow(const Trial& trial)
{
    m_placement.putNodes(m_chosen);
    const auto now = secondOf(m_now);
    const auto step = m_cluster.parameters().resolution;
    enter(m_chosen, roundedDown(now, step),
          roundedDown(now + std::int64_t{60} * trial.minutes, step));
}

/// Nothing: to be tried again at place.tried.
std::optional<BackfillSearch::Answer> BackfillSearch::planAt(const Trial& trial, Place& place,
                                                             Second start)
{
    const auto& parameters = m_cluster.parameters();
    const auto step = parameters.resolution;
    const bool isNew = parameters.release >= triesAtStart;
    const auto begin = roundedDown(start, step);
    const auto last = start + std::int64_t{60} * trial.minutes;
    const auto end = roundedDown(isNew ? last + step - 1 : last, step);
    // Nobody has planned them in the window that was tried.
    const auto behind = questionOf(trial, place.tried).to + 1;
    const auto isTaken = [&] { return m_map.isTaken(m_chosen, std::max(begin, behind), end); };
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

BackfillSearch::Answer BackfillSearch::plan(const Trial& trial, Second start, Second begin,
                                            Second end)
{
    const auto& entry = *trial.entry;
    const auto& job = m_cluster.job(entry.live);
    const auto& limits = m_cluster.limits();
    const auto isAllowed = [&] {
        const auto shares = m_expected.shares();
        const auto holding = m_cluster.bindings().plannedHoldingOf(job, entry.partition, shares);
        return limits.allowsAmounts(trial.holders, holding, {}); // its own nodes count once more
    };
    if (!m_cluster.parameters().stopsAtLimits && !limits.isFree(trial.holders) && !isAllowed())
        return Answer::Limit;
    if (m_cluster.limits().hasNoReserve(trial.holders.qos)) {
        m_memo.close();
        if (!m_isDry)
            m_cluster.live(entry.live).isBlockedByLimit = false;
        return Answer::NotPlanned;
    }
    enter(m_chosen, begin, end);
    m_memo.keep(entry.live, m_cluster.live(entry.live), entry.partition, PlanMemo::Found::Plan,
                m_isTested);
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
