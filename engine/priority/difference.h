// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fairlead {

/// What became of one queue row.
struct RowMove
{
    RowIndex before; ///< invalid: the row exists only afterwards
    RowIndex after; ///< invalid: it exists only before
    std::uint32_t rankBefore = 0; ///< 0: not ranked
    std::uint32_t rankAfter = 0;

    [[nodiscard]] bool isMoved() const { return rankBefore != rankAfter; }
    /// Places won (positive) or lost; 0 when either side is not ranked.
    [[nodiscard]] std::int64_t gain() const
    {
        return rankBefore == 0 || rankAfter == 0
            ? 0
            : static_cast<std::int64_t>(rankBefore) - static_cast<std::int64_t>(rankAfter);
    }
};

/// Places won and lost by the jobs of one account (the job's own account). A job that asks for
/// several partitions counts once, by its best place.
struct AccountMove
{
    std::string account;
    std::size_t jobs = 0; ///< jobs with a ranked row
    std::int64_t gain = 0; ///< sum of the jobs' gains

    /// Places won (positive) or lost per job; 0 without jobs.
    [[nodiscard]] double averageGain() const
    {
        return jobs == 0 ? 0.0 : static_cast<double>(gain) / static_cast<double>(jobs);
    }
};

/// The difference of two evaluations, rows matched by job, partition and QOS
/// (engine/cluster/jobmatch.h).
struct Difference
{
    std::vector<RowMove> rows; ///< ranked rows of `after` in rank order, then those that vanished
    std::size_t ranked = 0; ///< rows ranked afterwards
    std::size_t moved = 0; ///< rows whose rank changed
    std::size_t rankedJobs = 0; ///< jobs with a row ranked afterwards
    std::size_t movedJobs = 0; ///< jobs whose best place changed, or one of whose rows vanished
    std::vector<AccountMove> accounts; ///< by average gain, best first
};
Difference difference(const Evaluation& before, const Evaluation& after);

} // namespace fairlead
