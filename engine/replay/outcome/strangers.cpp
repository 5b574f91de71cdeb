// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/outcome/strangers.h"

#include "engine/replay/state/bindings.h"

namespace fairlead::replay {

Strangers strangersOf(const Workload& workload, const Snapshot& snapshot)
{
    std::vector<bool> isKnown; // [owner]
    for (const auto& owner : workload.owners)
        isKnown.push_back(Bindings::assocOf(owner, snapshot).isValid());
    Strangers strangers;
    for (const auto& job : workload.jobs) {
        if (!isKnown[job.owner] && strangers.jobs++ == 0)
            strangers.first = workload.owners[job.owner];
    }
    return strangers;
}

} // namespace fairlead::replay
