// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/queue/priorityaxis.h"

#include <algorithm>

namespace fairlead::models {

// Nice and site alone can be negative, so the bars' extents follow without computing every term.
PriorityAxis priorityAxis(const Evaluation& evaluation)
{
    PriorityAxis axis;
    const auto& snapshot = evaluation.snapshot();
    for (const auto row : evaluation.order) {
        const auto job = snapshot.rows.job[row.at()].at();
        const double taken = static_cast<double>(std::max<std::int64_t>(snapshot.jobs.nice[job], 0))
            + static_cast<double>(std::max<std::int64_t>(-snapshot.jobs.site[job], 0));
        axis.maximum = std::max(axis.maximum, evaluation.priority[row.at()] + taken);
        axis.minimum = std::min(axis.minimum, -taken);
    }
    return axis;
}

} // namespace fairlead::models
