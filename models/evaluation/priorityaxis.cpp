// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/evaluation/priorityaxis.h"

#include "engine/priority/breakdown.h"
#include "engine/priority/traits.h"

#include <algorithm>

namespace fairlead::models {

namespace {
/// Each row in turn: any component of Moab or Maui may be negative.
void widen(PriorityAxis& axis, const Evaluation& evaluation, const std::vector<RowIndex>& rows)
{
    const auto reader = rowReader(evaluation);
    for (const auto row : rows) {
        double left = 0.0;
        double right = 0.0;
        for (const auto points : reader->points(row).points)
            (points < 0.0 ? left : right) += points;
        axis.minimum = std::min(axis.minimum, left);
        axis.maximum = std::max(axis.maximum, right);
    }
}

/// Held jobs, and at a past moment those that run, have bars too.
std::vector<RowIndex> withoutRank(const Evaluation& evaluation)
{
    std::vector<RowIndex> rows;
    for (std::size_t row = 0; row < evaluation.snapshot().rows.size(); ++row) {
        if (evaluation.rank[row] == 0)
            rows.emplace_back(row);
    }
    return rows;
}

// Of Slurm's parts nice and site alone can be negative, so that the extents follow from the sums.
void widenBySums(PriorityAxis& axis, const Evaluation& evaluation)
{
    const auto& snapshot = evaluation.snapshot();
    for (const auto row : evaluation.order) {
        const auto job = snapshot.rows.job[row.at()].at();
        const double taken = static_cast<double>(std::max<std::int64_t>(snapshot.jobs.nice[job], 0))
            + static_cast<double>(std::max<std::int64_t>(-snapshot.jobs.site[job], 0));
        axis.maximum = std::max(axis.maximum, evaluation.priority[row.at()] + taken);
        axis.minimum = std::min(axis.minimum, -taken);
    }
}
} // namespace

PriorityAxis priorityAxis(const Evaluation& evaluation)
{
    PriorityAxis axis;
    widen(axis, evaluation, withoutRank(evaluation));
    if (traitsOf(evaluation.inputs.policy).hasComponents)
        widen(axis, evaluation, evaluation.order);
    else
        widenBySums(axis, evaluation);
    return axis;
}

} // namespace fairlead::models
