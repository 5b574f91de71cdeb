// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <string_view>

namespace fairlead {

/// Other jobs that stand before a row, each counted once, tasks of arrays one by one, and what they
/// ask for.
struct Ahead
{
    std::uint32_t jobs = 0;
    /// CPUs x time limit. @unit s  @range [0, inf)  @source the queue
    double cpuSeconds = 0.0;
    std::uint32_t unlimited = 0; ///< of them without any time limit: not in cpuSeconds
    bool operator==(const Ahead&) const = default;
};

/// Where a ranked row stands.
struct QueuePlace
{
    RowIndex row;
    Ahead all;
    Ahead inPartition; ///< in the row's own partition
};

/// Of all ranked rows, the best first. Linear in the rows.
std::vector<QueuePlace> queuePlaces(const Evaluation& evaluation);
/// Ranked jobs without any time limit, tasks of arrays one by one: in no cpuSeconds.
std::uint32_t unlimitedJobs(const Evaluation& evaluation);
/// Of one row; nothing stands before a row without a rank. Linear in the rows before it.
QueuePlace queuePlaceOf(const Evaluation& evaluation, RowIndex row);

/// What must change before a waiting job may start, whatever its place, in the scheduler's words;
/// empty: it waits for its turn or for room, or does not wait.
std::string_view obstacleOf(const Snapshot& snapshot, JobIndex job);

/// How long a waiting job has been able to run; 0: it cannot yet. Of Moab and Maui since it was
/// queued.
/// @unit s  @range [0, inf)
std::int64_t waitedOf(const Evaluation& evaluation, JobIndex job);
/// Whether a wait is far too long: more than a day, and more than ten times the job's time limit,
/// where it has one of its own.
/// @param timeLimit  minutes, slurm::noTimeLimit, slurm::unlimitedTime
bool isStarving(std::int64_t waited, std::uint32_t timeLimit);
/// Whether a row has a rank and its job waits far too long, and not because it can never start.
bool isStarving(const Evaluation& evaluation, RowIndex row);
/// How many jobs starve; one in several partitions counts once. Linear in the rows.
std::size_t starvingJobs(const Evaluation& evaluation);
/// Whether a row has a rank and its job waits as long, and asks for more than it may ever have.
bool isHopeless(const Evaluation& evaluation, RowIndex row);
/// Whether it waits, and asks for more than it may ever have, however long it has waited.
bool neverStarts(const Evaluation& evaluation, RowIndex row);
std::size_t hopelessJobs(const Evaluation& evaluation);

/// How many ranked rows have which priority, in ranges of equal width.
struct PriorityHistogram
{
    static constexpr std::size_t bins = 60;

    double lowest = 0.0; ///< @unit priority points  @range [0, 2^32)  @source the ranked rows
    double width = 1.0; ///< of a range @unit priority points  @range [1, 2^32)  @source own
    /// [partition][range]; behind the known partitions stand the rows without one.
    std::vector<std::array<std::uint32_t, bins>> rows;

    [[nodiscard]] std::size_t binOf(double priority) const;
    /// Where a range begins.
    [[nodiscard]] double lowOf(std::size_t bin) const
    {
        return lowest + width * static_cast<double>(bin);
    }
    [[nodiscard]] bool isEmpty() const { return rows.empty(); }
};
PriorityHistogram priorityHistogram(const Evaluation& evaluation);

} // namespace fairlead
