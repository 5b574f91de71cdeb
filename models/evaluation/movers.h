// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/difference.h"

#include <string>
#include <vector>

namespace fairlead::models {

/// An account or a job that wins or loses places.
struct Mover
{
    std::string account; ///< accounts only
    AssocIndex assoc; ///< the account, or the job's association
    std::size_t jobs = 1;
    double gain = 0.0; ///< @unit places, per job  @range (-inf, inf)  @source own
    RowIndex row; ///< jobs only, in the snapshot that names things
    RowMove move; ///< jobs only
    std::int64_t priorityBefore = 0; ///< jobs only: as sprio prints it
    std::int64_t priorityAfter = 0;
};

/// Who wins and who loses: of both lists the largest winners first, the largest loser last.
struct Movers
{
    static constexpr std::size_t mostJobs = 200; ///< winners, and as many losers

    std::vector<Mover> accounts;
    std::vector<Mover> jobs;
};

/// What `difference` found between the two; named in the snapshot of `after`. O(rows + accounts log
/// accounts): for the worker.
Movers moversOf(const Difference& difference, const Evaluation& before, const Evaluation& after);

/// The same against another policy, named in the snapshot of `before`; of the jobs those `farthest`
/// ones (indices of Difference::rows) in their order.
Movers moversOf(const Difference& difference, const Evaluation& before, const Evaluation& after,
                const std::vector<std::size_t>& farthest);

} // namespace fairlead::models
