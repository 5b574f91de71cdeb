// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/moab/priority/polls.h"

#include "engine/cluster/moabfacts.h"

#include <algorithm>

namespace fairlead::moab {

Polls::Polls(std::int64_t from, std::int64_t to, std::int64_t seconds)
    : first(from)
    , interval(std::max<std::int64_t>(seconds, 1))
    , count(to < from ? 0 : (to - from) / interval + 1)
{
}

std::vector<std::int64_t> stretchEnds(const Polls& polls, const Snapshot& snapshot)
{
    std::vector<std::int64_t> ends;
    const auto add = [&](std::int64_t poll) {
        if (poll >= 0 && poll < polls.count)
            ends.push_back(poll);
    };
    /// What begins at a moment is seen by the first poll that is not before it.
    const auto addBefore = [&](std::int64_t moment) {
        if (moment > polls.first)
            add((moment - polls.first - 1) / polls.interval);
    };
    const auto& facts = factsOf(snapshot);
    for (const auto& event : facts.site.events) {
        if (event.time >= polls.first)
            add((event.time - polls.first) / polls.interval);
    }
    for (const auto& block : facts.blocks) {
        addBefore(block.from);
        addBefore(block.to);
    }
    for (const auto submit : snapshot.jobs.submitTime)
        addBefore(submit);
    add(polls.count - 1);
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    return ends;
}

} // namespace fairlead::moab
