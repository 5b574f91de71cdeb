// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/startnote.h"

namespace fairlead::replay {

void noteStart(Outcome& outcome, std::uint32_t job, Live& live, Second start)
{
    auto& entry = outcome.jobs[job];
    entry.start = start;
    entry.by = live.by;
    entry.partition = live.partition;
    entry.firstNode = static_cast<std::uint32_t>(outcome.nodes.size());
    entry.nodeCount = static_cast<std::uint32_t>(live.shares.size());
    for (const auto& share : live.shares) {
        outcome.nodes.push_back(share.node);
        entry.cpus += share.cpus;
    }
    entry.wait = live.wait.stopAt(start);
    for (const auto& [limit, seconds] : live.wait.limits())
        outcome.limitWaits.push_back({job, limit, seconds});
}

} // namespace fairlead::replay
