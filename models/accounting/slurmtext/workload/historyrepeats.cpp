// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/accounting/slurmtext/workload/historyrepeats.h"

#include <functional>
#include <limits>

namespace fairlead::accounting {

namespace {
/// Slurm gives such a job back to the queue, where it may keep the moment of its submission.
bool mayWaitAgain(const std::string& state)
{
    return state == "REQUEUED" || state == "PREEMPTED" || state == "NODE_FAIL"
        || state == "BOOT_FAIL" || state == "SPECIAL_EXIT" || state == "REQUEUE_HOLD";
}

std::int64_t endOf(std::int64_t end)
{
    return end == 0 ? std::numeric_limits<std::int64_t>::max() : end;
}
} // namespace

std::size_t HistoryRepeats::KeyHash::operator()(const Key& key) const
{
    const auto job = std::uint64_t{key.id} << 32U | key.task;
    return std::hash<std::uint64_t>()(job * 0x9e3779b97f4a7c15U
                                      ^ static_cast<std::uint64_t>(key.submit));
}

HistoryRepeats::Answer HistoryRepeats::check(const HistoryJob& job, std::uint32_t task,
                                             std::uint32_t place, int number)
{
    const Key key{job.arrayId != 0 ? job.arrayId : job.id, task, job.submit};
    const Known now{place, job.start.value_or(0), job.end.value_or(0),
                    contentHash(job.user, job.account, job.partitions, job.qos, job.nodeList,
                                job.limit, job.cpus, job.nodes, job.allocatedCpus),
                    mayWaitAgain(job.state)};
    const auto [known, isNew] = m_last.emplace(key, now);
    if (isNew)
        return {};
    const auto line = compare(known->second, now, std::to_string(job.id), number);
    const auto before = known->second.place;
    if (line == Line::New)
        known->second = now;
    else if (line == Line::Newer)
        known->second = {before, now.start, now.end, now.content, now.wasRequeued};
    return {line, before};
}

HistoryRepeats::Line HistoryRepeats::compare(const Known& known, const Known& now,
                                             const std::string& name, int number)
{
    if (known.start == now.start && known.end == now.end) {
        if (known.content != now.content) // else some versions list a job twice
            m_repeated.add(name, number);
        return Line::Older;
    }
    if (known.start != 0 && now.start != 0 && known.start != now.start) {
        if (now.start < endOf(known.end) && known.start < endOf(now.end))
            m_overlapping.add(name, number);
        return Line::New;
    }
    const bool hasRun = known.start != now.start; // one of them, and the other waits
    const auto& run = known.start != 0 ? known : now;
    if (hasRun && run.wasRequeued)
        return Line::New;
    m_repeated.add(name, number);
    if (hasRun)
        return now.start != 0 ? Line::Newer : Line::Older;
    return known.end == 0 ? Line::Newer : Line::Older;
}

void HistoryRepeats::report(const std::string& file, Issues& issues) const
{
    m_repeated.report(file, issues);
    m_overlapping.report(file, issues);
}

} // namespace fairlead::accounting
