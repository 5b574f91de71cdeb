// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/priority/queueplace.h"

#include "engine/base/durations.h"
#include "engine/priority/limitreasons.h"
#include "engine/priority/scheduler.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fairlead {

namespace {
/// Goes through the ranked rows, the best first, and counts which jobs stand before.
class Counter
{
public:
    explicit Counter(const Evaluation& evaluation)
        : m_evaluation(evaluation)
        , m_countedAs(evaluation.snapshot().jobs.size())
        , m_isCounted(evaluation.snapshot().rows.size())
        , m_inPartition(evaluation.snapshot().partitions.size() + 1)
    {
    }

    /// Of the row that is next, before it is counted itself. A job does not stand before itself,
    /// though another of its rows may.
    [[nodiscard]] QueuePlace place(RowIndex row) const
    {
        const auto own = m_countedAs[jobOf(row).at()];
        auto all = m_all;
        if (own.isValid())
            takeOut(all, own);
        auto inPartition = m_inPartition[slotOf(row)];
        if (const auto other = countedInPartition(row); other.isValid())
            takeOut(inPartition, other);
        return {row, all, inPartition};
    }

    [[nodiscard]] const Ahead& counted() const { return m_all; }

    void count(RowIndex row)
    {
        auto& first = m_countedAs[jobOf(row).at()];
        if (!first.isValid()) {
            first = row;
            add(m_all, row);
        }
        if (!countedInPartition(row).isValid())
            add(m_inPartition[slotOf(row)], row);
        m_isCounted[row.at()] = true;
    }

private:
    [[nodiscard]] JobIndex jobOf(RowIndex row) const
    {
        return m_evaluation.snapshot().rows.job[row.at()];
    }

    [[nodiscard]] std::size_t slotOf(RowIndex row) const
    {
        const auto partition = m_evaluation.snapshot().rows.partition[row.at()];
        return partition.isValid() ? partition.at() : m_inPartition.size() - 1;
    }

    /// A row of the same job in the same partition (a job may have several QOS) that was counted.
    [[nodiscard]] RowIndex countedInPartition(RowIndex row) const
    {
        const auto& first = m_evaluation.snapshot().rows.firstOfJob;
        const auto end = first[jobOf(row).at() + 1].at();
        for (auto other = first[jobOf(row).at()].at(); other < end; ++other) {
            if (m_isCounted[other] && slotOf(RowIndex(other)) == slotOf(row))
                return RowIndex(other);
        }
        return {};
    }

    /// CPUs x time limit; empty: without a limit.  @unit s
    [[nodiscard]] std::optional<double> cpuSecondsOf(RowIndex row) const
    {
        const auto& snapshot = m_evaluation.snapshot();
        const auto job = jobOf(row);
        const auto slot = slotOf(row);
        auto minutes = snapshot.jobs.timeLimit[job.at()];
        if (minutes == slurm::noTimeLimit)
            minutes = slot < snapshot.partitions.size() ? snapshot.partitions[slot].maxTime
                                                        : slurm::unlimitedTime;
        if (minutes == slurm::unlimitedTime)
            return std::nullopt;
        return 60.0 * minutes * snapshot.jobs.cpus[job.at()] * tasksOf(row);
    }

    /// Of an array that waits all tasks are ahead.
    [[nodiscard]] std::uint32_t tasksOf(RowIndex row) const
    {
        return JobTable::entry(m_evaluation.snapshot().jobs.waitingTasks, jobOf(row), 1U);
    }

    void add(Ahead& ahead, RowIndex row) const
    {
        const auto cpuSeconds = cpuSecondsOf(row);
        ahead.jobs += tasksOf(row);
        ahead.unlimited += cpuSeconds ? 0 : tasksOf(row);
        ahead.cpuSeconds += cpuSeconds.value_or(0.0);
    }

    /// What add() has added; whole numbers, of which nothing is rounded.
    void takeOut(Ahead& ahead, RowIndex row) const
    {
        const auto cpuSeconds = cpuSecondsOf(row);
        ahead.jobs -= tasksOf(row);
        ahead.unlimited -= cpuSeconds ? 0 : tasksOf(row);
        ahead.cpuSeconds -= cpuSeconds.value_or(0.0);
    }

    const Evaluation& m_evaluation;
    std::vector<RowIndex> m_countedAs; // [job] its best row
    std::vector<bool> m_isCounted; // [row]
    Ahead m_all;
    std::vector<Ahead> m_inPartition;
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

std::uint32_t unlimitedJobs(const Evaluation& evaluation)
{
    Counter counter(evaluation);
    for (const auto row : evaluation.order)
        counter.count(row);
    return counter.counted().unlimited;
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

std::string_view obstacleOf(const Snapshot& snapshot, JobIndex job)
{
    const std::string_view reason = snapshot.names[snapshot.jobs.reason[job.at()]];
    const bool waits = snapshot.jobs.state[job.at()] == JobState::Pending;
    return waits && keepsFromRunning(reason) ? reason : std::string_view();
}

std::int64_t waitedOf(const Evaluation& evaluation, JobIndex job)
{
    return schedulerOf(evaluation.inputs.policy).waited(evaluation, job);
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

namespace {
/// Whether it has a rank and its job waits far too long.
bool waitsTooLong(const Evaluation& evaluation, RowIndex row)
{
    if (evaluation.status[row.at()] != RowStatus::Ranked)
        return false;
    const auto& snapshot = evaluation.snapshot();
    const auto job = snapshot.rows.job[row.at()];
    return snapshot.jobs.state[job.at()] == JobState::Pending
        && isStarving(waitedOf(evaluation, job), snapshot.jobs.timeLimit[job.at()]);
}

bool canNeverStart(const Snapshot& snapshot, RowIndex row)
{
    return JobTable::entry(snapshot.jobs.neverStarts, snapshot.rows.job[row.at()]) != 0;
}

/// How many jobs have such a row.
std::size_t jobsWith(const Evaluation& evaluation, bool (*isOne)(const Evaluation&, RowIndex))
{
    const auto& rows = evaluation.snapshot().rows;
    std::size_t count = 0;
    for (std::size_t job = 0; job + 1 < rows.firstOfJob.size(); ++job) {
        bool isCounted = false;
        for (auto row = rows.firstOfJob[job].at(); row < rows.firstOfJob[job + 1].at(); ++row)
            isCounted = isCounted || isOne(evaluation, RowIndex(row));
        count += isCounted ? 1 : 0;
    }
    return count;
}
} // namespace

bool isStarving(const Evaluation& evaluation, RowIndex row)
{
    return waitsTooLong(evaluation, row) && !canNeverStart(evaluation.snapshot(), row);
}

std::size_t starvingJobs(const Evaluation& evaluation)
{
    return jobsWith(evaluation, isStarving);
}

bool isHopeless(const Evaluation& evaluation, RowIndex row)
{
    return waitsTooLong(evaluation, row) && canNeverStart(evaluation.snapshot(), row);
}

bool neverStarts(const Evaluation& evaluation, RowIndex row)
{
    return evaluation.status[row.at()] == RowStatus::Ranked
        && canNeverStart(evaluation.snapshot(), row);
}

std::size_t hopelessJobs(const Evaluation& evaluation)
{
    return jobsWith(evaluation, isHopeless);
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
