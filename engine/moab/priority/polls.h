// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <cstdint>
#include <vector>

namespace fairlead::moab {

/// The moments at which a scheduler of a recorded run looks at its queue: first, first + interval
/// and so on, up to and with `last`.
struct Polls
{
    std::int64_t first
        = 0; ///< @unit s since 1970  @range [0, lastMoment]  @source Site::firstQuery
    std::int64_t interval = 1; ///< @unit s  @range [1, inf)  @source RMPOLLINTERVAL
    std::int64_t count = 0; ///< @range [0, inf)

    Polls(std::int64_t from, std::int64_t to, std::int64_t seconds);
    [[nodiscard]] std::int64_t at(std::int64_t poll) const { return first + poll * interval; }
};

/// The last poll of each stretch in which nothing happens: no command is given behind a poll but
/// the last, and between two of them no job is submitted and no block begins or ends. Ascending;
/// the last one is Polls::count - 1. Times: what is recorded, however long the run.
std::vector<std::int64_t> stretchEnds(const Polls& polls, const Snapshot& snapshot);

} // namespace fairlead::moab
