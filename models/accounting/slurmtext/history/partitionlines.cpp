// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/history/partitionlines.h"

#include "engine/base/text.h"
#include "models/accounting/slurmtext/text/loglines.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace fairlead::accounting {

namespace {
constexpr auto forEver = replay::momentOf(replay::notEnded);
constexpr std::int64_t submits = 1; // PARTITION_SUBMIT: the bit that UP and DOWN have
constexpr std::int64_t schedules = 2; // PARTITION_SCHED: the bit that UP and DRAIN have

/// The last start in it before then, or when the workload begins.
replay::Moment lastStartIn(const std::string& partition, const replay::Workload& workload,
                           replay::Moment before)
{
    auto last = workload.from;
    for (const auto& job : workload.jobs) {
        const auto start = job.recorded.start;
        if (start <= last || replay::momentOf(start) >= before)
            continue;
        const auto* name = workload.partitionOf(job);
        last = name != nullptr && *name == partition ? start : last;
    }
    return replay::momentOf(last);
}

/// A job of several partitions that is submitted then is not one of this.
/// @source _valid_job_part()
void leave(const std::string& partition, replay::Moment from, replay::Moment to,
           replay::Workload& workload)
{
    auto& lists = workload.partitionLists;
    for (auto& job : workload.jobs) {
        if (job.submit < from || job.submit >= to || lists[job.partitions].size() < 2)
            continue;
        auto list = lists[job.partitions];
        const auto left = std::ranges::find(list, partition);
        const auto place = static_cast<std::uint32_t>(left - list.begin());
        if (left == list.end() || job.recorded.partition == place)
            continue;
        list.erase(left);
        if (job.recorded.partition != replay::nothing && job.recorded.partition > place)
            --job.recorded.partition;
        const auto found = std::ranges::find(lists, list);
        job.partitions = static_cast<std::uint32_t>(found - lists.begin());
        if (found == lists.end())
            lists.push_back(std::move(list));
    }
}
} // namespace

void PartitionLines::read(replay::Moment at, std::string_view line)
{
    m_last = std::max(m_last, at);
    const auto told = toldIn(line, "update_part: setting state_up to ", " for partition ");
    if (!told)
        return;
    const auto state = text::toInteger(told->between);
    const auto name = text::trimmed(told->behind);
    const auto found = std::ranges::find(m_partitions, name, &replay::PartitionRules::name);
    if (state && found != m_partitions.end())
        m_changes.push_back({static_cast<std::uint32_t>(found - m_partitions.begin()), at,
                             (*state & schedules) != 0, (*state & submits) != 0});
}

void PartitionLines::apply(replay::Second ahead, replay::Recording& recording)
{
    std::ranges::stable_sort(m_changes, [](const Change& one, const Change& other) {
        return one.partition != other.partition ? one.partition < other.partition
                                                : one.at < other.at;
    });
    const auto earlier = replay::momentOf(ahead);
    for (auto& change : m_changes)
        change.at -= earlier;
    for (auto from = m_changes.begin(); from != m_changes.end();) {
        const auto to = std::ranges::find_if(from, m_changes.end(), [&](const Change& change) {
            return change.partition != from->partition;
        });
        close({from, to}, m_last - earlier, recording);
        from = to;
    }
    std::ranges::stable_sort(recording.workload.closures, {}, &replay::Closure::from);
}

/// What all changes of a partition make of it.
void PartitionLines::close(std::span<const Change> changes, replay::Moment last,
                           replay::Recording& recording)
{
    const auto partition = changes.front().partition;
    auto& rules = recording.machine.partitions[partition];
    auto& workload = recording.workload;
    const auto add = [&](replay::Moment from, replay::Moment to) {
        from = std::max(from, replay::momentOf(workload.from));
        if (from < to)
            workload.closures.push_back({partition, from, to});
    };
    std::optional<replay::Moment> closed;
    if (changes.front().isOpen && changes.front().takesJobs)
        closed = lastStartIn(rules.name, workload, changes.front().at);
    for (const auto& change : changes) {
        if (change.isOpen && closed)
            add(*closed, change.at);
        closed = change.isOpen ? std::nullopt : std::optional(closed.value_or(change.at));
    }
    if (closed) {
        const bool isClosedStill
            = !rules.isUp && lastStartIn(rules.name, workload, forEver) <= *closed;
        add(*closed, isClosedStill ? forEver : last);
    }
    rules.isUp = true;
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        const auto next = std::next(change);
        if (!change->takesJobs)
            leave(rules.name, change->at, next == changes.end() ? forEver : next->at, workload);
    }
}

} // namespace fairlead::accounting
