// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/queueplace.h"

#include "engine/base/durations.h"

#include <algorithm>
#include <cmath>

namespace fairlead {

namespace {
/// Goes through the ranked rows, the best first, and counts who stands before.
class Counter
{
public:
    explicit Counter(const Evaluation& evaluation)
        : m_evaluation(evaluation)
        , m_isCounted(evaluation.snapshot().jobs.size())
        , m_inPartition(evaluation.snapshot().partitions.size() + 1)
        , m_lastInPartition(m_inPartition.size())
    {
    }

    /// Of the row that is next, before it is counted itself.
    [[nodiscard]] QueuePlace place(RowIndex row) const
    {
        return {row, m_all, m_inPartition[slotOf(row)]};
    }

    void count(RowIndex row)
    {
        const auto job = m_evaluation.snapshot().rows.job[row.at()];
        if (!m_isCounted[job.at()])
            add(m_all, job, slotOf(row));
        m_isCounted[job.at()] = true;
        // A job with several QOS has several rows in a partition, which follow each other closely.
        const auto slot = slotOf(row);
        if (m_lastInPartition[slot] != job)
            add(m_inPartition[slot], job, slot);
        m_lastInPartition[slot] = job;
    }

private:
    [[nodiscard]] std::size_t slotOf(RowIndex row) const
    {
        const auto partition = m_evaluation.snapshot().rows.partition[row.at()];
        return partition.isValid() ? partition.at() : m_inPartition.size() - 1;
    }

    void add(Ahead& ahead, JobIndex job, std::size_t slot) const
    {
        const auto& snapshot = m_evaluation.snapshot();
        auto minutes = snapshot.jobs.timeLimit[job.at()];
        if (minutes == slurm::noTimeLimit)
            minutes = slot < snapshot.partitions.size() ? snapshot.partitions[slot].maxTime
                                                        : slurm::unlimitedTime;
        ++ahead.jobs;
        if (minutes == slurm::unlimitedTime)
            ++ahead.unlimited;
        else
            ahead.cpuSeconds += 60.0 * minutes * snapshot.jobs.cpus[job.at()];
    }

    const Evaluation& m_evaluation;
    std::vector<bool> m_isCounted; // [job]
    Ahead m_all;
    std::vector<Ahead> m_inPartition;
    std::vector<JobIndex> m_lastInPartition;
};
} // namespace

std::vector<QueuePlace> queuePlaces(const Evaluation& evaluation)
{
    Counter counter(evaluation);
    std::vector<QueuePlace> places;
    places.reserve(evaluation.order.size());
    for (const auto row : evaluation.order) {
        places.push_back(counter.place(row));
        counter.count(row);
    }
    return places;
}

QueuePlace queuePlaceOf(const Evaluation& evaluation, RowIndex row)
{
    if (evaluation.rank[row.at()] == 0)
        return {row, {}, {}};
    Counter counter(evaluation);
    for (const auto before : evaluation.order) {
        if (before == row)
            break;
        counter.count(before);
    }
    return counter.place(row);
}

std::int64_t waitedOf(const Evaluation& evaluation, JobIndex job)
{
    const auto& jobs = evaluation.snapshot().jobs;
    const std::int64_t eligible = jobs.eligibleTime[job.at()];
    if (eligible == 0)
        return 0;
    const auto since = std::max<std::int64_t>(eligible, jobs.submitTime[job.at()]);
    return std::max<std::int64_t>(evaluation.inputs.now - since, 0);
}

bool isStarving(std::int64_t waited, std::uint32_t timeLimit)
{
    using durations::day;
    constexpr std::int64_t tenMinutes = 600; // s: ten times each minute of the limit
    if (timeLimit == slurm::unlimitedTime)
        return false;
    const std::int64_t minutes = timeLimit == slurm::noTimeLimit ? 0 : timeLimit;
    return waited > day && waited > tenMinutes * minutes;
}

std::size_t PriorityHistogram::binOf(double priority) const
{
    const auto bin = std::max(0.0, std::floor((priority - lowest) / width));
    return std::min(static_cast<std::size_t>(bin), bins - 1);
}

PriorityHistogram priorityHistogram(const Evaluation& evaluation)
{
    PriorityHistogram histogram;
    if (evaluation.order.empty())
        return histogram;
    const auto& partition = evaluation.snapshot().rows.partition;
    const auto& priority = evaluation.priority;
    auto lowest = priority[evaluation.order.front().at()];
    auto highest = lowest;
    for (const auto row : evaluation.order) {
        lowest = std::min(lowest, priority[row.at()]);
        highest = std::max(highest, priority[row.at()]);
    }
    histogram.lowest = lowest;
    histogram.width = std::max(
        1.0, std::ceil((static_cast<double>(highest - lowest) + 1.0) / PriorityHistogram::bins));
    const auto known = evaluation.snapshot().partitions.size();
    histogram.rows.resize(known + 1);
    for (const auto row : evaluation.order) {
        const auto own = partition[row.at()];
        ++histogram.rows[own.isValid() ? own.at() : known][histogram.binOf(priority[row.at()])];
    }
    return histogram;
}

} // namespace fairlead
