// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/decisions.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
void addTo(DecisionCounts& counts, const Decision& pass)
{
    ++counts.passes;
    for (const auto& start : pass.starts) {
        counts.starts += start.isRecorded ? 1 : 0;
        counts.found += start.isFound ? 1 : 0;
        counts.sameNodes += start.isOnSameNodes ? 1 : 0;
        counts.tooMany += start.isRecorded ? 0 : 1;
    }
}
} // namespace

DecisionCounts Decisions::countOf(StartedBy by) const
{
    DecisionCounts counts;
    for (const auto& pass : passes) {
        if (pass.by == by)
            addTo(counts, pass);
    }
    return counts;
}

DecisionCounts Decisions::total() const
{
    DecisionCounts counts;
    counts.isChecked = isComplete;
    for (const auto& pass : passes) {
        if (!isComplete)
            break;
        if (pass.by == StartedBy::Main || pass.by == StartedBy::Backfill)
            addTo(counts, pass);
    }
    return counts;
}

DecisionCounts Decisions::plannedCounts() const
{
    DecisionCounts counts;
    if (!planned.starts.empty())
        addTo(counts, planned);
    return counts;
}

void Decisions::keepPeriod(Second from, Second to)
{
    const auto isOutside = [&](const Decision& decision) {
        const auto at = secondOf(decision.at);
        return (from != 0 && at < from) || (to != 0 && at >= to);
    };
    std::erase_if(passes, isOutside);
    if (isOutside(planned))
        planned = {};
}

} // namespace fairlead::replay
