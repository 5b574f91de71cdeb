// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/moab/data/site.h"

namespace fairlead::moab {

/// What Moab and Maui keep of a cluster beside the tables of a snapshot.
struct Facts : SchedulerFacts
{
    std::vector<JobFacts> jobs; ///< [job]
    std::vector<NameId> words; ///< see JobFacts::firstWord
    std::vector<Block> blocks; ///< see JobFacts::firstBlock
    Site site;
};

/// The facts of a snapshot; empty ones where it is another scheduler's.
inline const Facts& factsOf(const Snapshot& snapshot)
{
    if (snapshot.facts)
        return static_cast<const Facts&>(*snapshot.facts);
    static const Facts none;
    return none;
}

} // namespace fairlead::moab
