// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/eventlist.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <unordered_map>

namespace fairlead::accounting {

namespace {
using replay::LoggedEvent;

constexpr std::size_t none = static_cast<std::size_t>(-1);
constexpr replay::Second farthest = 60; // s: a line and what accounting has of it
constexpr replay::Second sameSecond = 5; // s: lines of one log among themselves
constexpr replay::Second quarter = 900; // s
constexpr replay::Second farthestZone = 26 * 3600; // s
constexpr replay::Second farthestChange = 2 * 3600; // s: summer time is an hour, in places half one
constexpr std::size_t shortestStretch = 5; // lines that are as far off by no chance
} // namespace

EventList::EventList(const replay::Workload& workload)
    : m_workload(workload)
    , m_start(workload.jobs.size(), none)
    , m_end(workload.jobs.size(), none)
    , m_left(workload.jobs.size(), none)
{
}

replay::Second EventList::zone() const
{
    std::vector<replay::Second> ahead;
    for (const auto& event : m_events) {
        if (const auto told = toldBy(event); told != 0)
            ahead.push_back(replay::secondOf(event.at) - told);
    }
    if (ahead.size() < 2)
        return 0;
    std::ranges::sort(ahead);
    const auto middle = ahead[ahead.size() / 2];
    const auto agree = std::ranges::count_if(
        ahead, [&](auto one) { return std::abs(one - middle) <= sameSecond; });
    const auto quarters = (middle + (middle < 0 ? -quarter : quarter) / 2) / quarter;
    const bool isZone
        = std::abs(middle - quarters * quarter) <= farthest && std::abs(middle) <= farthestZone;
    return isZone && static_cast<std::size_t>(agree) * 2 > ahead.size() ? quarters * quarter : 0;
}

void EventList::shift(replay::Second ahead)
{
    for (auto& event : m_events) {
        event.at -= replay::momentOf(ahead);
        event.cycle -= event.kind == LoggedEvent::Kind::Cycle ? ahead : 0;
    }
}

/// By how many quarters of an hour a line is ahead of the history; nothing: by something else.
std::optional<replay::Second> EventList::quarterOf(const Line& event) const
{
    const auto told = toldBy(event);
    const auto ahead = replay::secondOf(event.at) - told;
    const auto quarters = (ahead + (ahead < 0 ? -quarter : quarter) / 2) / quarter;
    if (told == 0 || std::abs(ahead - quarters * quarter) > sameSecond
        || std::abs(ahead) > farthestChange)
        return std::nullopt;
    return quarters * quarter;
}

/// How far the clock was ahead at each line; nothing: it alone does not tell.
std::vector<std::optional<replay::Second>> EventList::clocks() const
{
    std::vector<std::optional<replay::Second>> clocks(m_events.size());
    std::vector<std::size_t> stretch;
    for (std::size_t i = 0; i <= m_events.size(); ++i) {
        if (i < m_events.size() && toldBy(m_events[i]) == 0)
            continue;
        const auto own = i < m_events.size() ? quarterOf(m_events[i]) : std::nullopt;
        const bool goesOn = own && !stretch.empty() && clocks[stretch.back()] == own;
        if (!goesOn) {
            const bool isShort = stretch.size() < shortestStretch;
            for (const auto line : stretch) {
                if (isShort && *clocks[line] != 0)
                    clocks[line].reset();
            }
            stretch.clear();
        }
        if (own) {
            clocks[i] = own;
            stretch.push_back(i);
        }
    }
    return clocks;
}

std::size_t EventList::takeClockChanges()
{
    const auto told = clocks();
    const auto next = [&](std::size_t i) {
        while (i < told.size() && !told[i])
            ++i;
        return i;
    };
    const auto atBy = [&](std::size_t i, replay::Second clock) {
        return m_events[i].at - replay::momentOf(clock);
    };
    std::size_t moved = 0;
    auto after = next(0);
    auto clock = after < told.size() ? *told[after] : 0;
    for (std::size_t i = 0; i < m_events.size(); ++i) {
        if (i == after + 1)
            after = next(i);
        // Between two stretches the line belongs to the one in whose order it is.
        const bool isBehind = after < told.size() && *told[after] != clock
            && (i == after
                || std::abs(atBy(i, *told[after]) - atBy(after, *told[after]))
                    < std::abs(atBy(i, clock) - atBy(after, *told[after])));
        clock = isBehind ? *told[after] : clock;
        if (clock == 0)
            continue;
        m_events[i].at -= replay::momentOf(clock);
        m_events[i].cycle -= m_events[i].kind == LoggedEvent::Kind::Cycle ? clock : 0;
        ++moved;
    }
    return moved;
}

replay::Second EventList::lastCycle() const
{
    replay::Second last = 0;
    for (const auto& event : m_events)
        last = event.kind == LoggedEvent::Kind::Cycle ? std::max(last, event.cycle) : last;
    return last;
}

EventList::Counts EventList::finish(std::vector<LoggedEvent>& log)
{
    std::ranges::stable_sort(m_events, {}, &LoggedEvent::at);
    giveToRuns();
    for (std::size_t i = 0; i < m_events.size(); ++i)
        consider(i);
    Counts counts;
    counts.isOfHistory = isOfHistory();
    if (!counts.isOfHistory)
        return counts;
    for (std::size_t i = 0; i < m_events.size(); ++i) {
        const auto& event = m_events[i];
        const auto* place = placeOf(event);
        const bool isLeft = place != nullptr && *place != i;
        counts.again += isLeft && *place != none ? 1 : 0;
        counts.elsewhere += isLeft && *place == none ? 1 : 0;
        counts.starts += !isLeft && event.isStart() ? 1 : 0;
        if (!isLeft && (event.kind != LoggedEvent::Kind::Cycle || event.cycle != m_lastCycle)
            && !isOtherSubmission(event))
            log.push_back(event);
        if (event.kind == LoggedEvent::Kind::Cycle)
            m_lastCycle = event.cycle;
    }
    return counts;
}

/// Starts and ends of a job that the history has several runs of are of the nearest one.
void EventList::giveToRuns()
{
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> runs; // by number
    std::unordered_map<std::uint32_t, std::uint32_t> first;
    const auto& jobs = m_workload.jobs;
    for (std::uint32_t i = 0; i < jobs.size(); ++i) {
        if (jobs[i].recorded.start == 0)
            continue;
        const auto [known, isNew] = first.emplace(jobs[i].id, i);
        if (isNew)
            continue;
        auto& all = runs[jobs[i].id];
        if (all.empty())
            all.push_back(known->second);
        all.push_back(i);
    }
    for (auto& event : m_events) {
        const auto found = runs.find(jobs[event.job].id);
        if (found == runs.end() || placeOf(event) == nullptr)
            continue;
        const auto at = replay::secondOf(event.at);
        auto nearest = event;
        for (const auto run : found->second) {
            auto other = event;
            other.job = run;
            const auto told = toldBy(other);
            if (told != 0 && std::abs(at - told) < std::abs(at - toldBy(nearest)))
                nearest = other;
        }
        event = nearest;
    }
}

/// Where the one that counts is kept; null: all count.
std::size_t* EventList::placeOf(const Line& event)
{
    if (event.kind == LoggedEvent::Kind::Ended)
        return &m_end[event.job];
    if (event.kind == LoggedEvent::Kind::Left)
        return &m_left[event.job];
    return event.isStart() ? &m_start[event.job] : nullptr;
}

void EventList::consider(std::size_t i)
{
    auto* place = placeOf(m_events[i]);
    if (place != nullptr && isPossible(m_events[i])
        && (*place == none || distance(i) < distance(*place)))
        *place = i;
}

/// A start may be told long before accounting's, where nodes are powered up for it; an end that
/// accounting was not told of may be any.
bool EventList::isPossible(const Line& event) const
{
    const auto& job = m_workload.jobs[event.job];
    const auto& recorded = job.recorded;
    const auto at = replay::secondOf(event.at);
    if (recorded.start == 0)
        return false;
    if (event.isStart())
        return at >= replay::secondOf(job.submit) - farthest && at <= recorded.start + farthest;
    if (event.kind == LoggedEvent::Kind::Left)
        return recorded.end != 0 && std::abs(at - toldBy(event)) <= farthest;
    return recorded.end == 0 ? at >= recorded.start : std::abs(at - recorded.end) <= farthest;
}

bool EventList::isOtherSubmission(const Line& event) const
{
    return event.kind == LoggedEvent::Kind::Submitted
        && std::abs(replay::secondOf(event.at)
                    - replay::secondOf(m_workload.jobs[event.job].submit))
        > farthest;
}

/// Whether a third of the jobs that it tells of started or ended when the history says: by chance
/// few do, and more than one run of each is rare.
bool EventList::isOfHistory() const
{
    std::set<std::uint32_t> told;
    std::set<std::uint32_t> agreeing;
    for (const auto& event : m_events) {
        const auto second = toldBy(event);
        if (second == 0)
            continue;
        told.insert(event.job);
        if (std::abs(replay::secondOf(event.at) - second) <= farthest)
            agreeing.insert(event.job);
    }
    return agreeing.size() * 3 >= told.size();
}

/// When it was by the history: a start, an end, or so long behind an end; 0: it has nothing.
replay::Second EventList::toldBy(const Line& event) const
{
    const auto& recorded = m_workload.jobs[event.job].recorded;
    if (event.kind == LoggedEvent::Kind::Left)
        return recorded.end == 0 ? 0 : recorded.end + event.took;
    if (event.kind == LoggedEvent::Kind::Ended)
        return recorded.end;
    return event.isStart() ? recorded.start : 0;
}

replay::Second EventList::distance(std::size_t i) const
{
    return std::abs(replay::secondOf(m_events[i].at) - toldBy(m_events[i]));
}

} // namespace fairlead::accounting
