// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/clock/phases.h"

#include "engine/base/splitmix.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
/// The first cycle after `from`: whole periods away from one that is known.
Second firstCycle(const Recording& recording, Second from, Second period, Second shift)
{
    const auto known = std::ranges::upper_bound(recording.cycles, from);
    if (known != recording.cycles.end())
        return *known;
    if (recording.cycleAt == 0)
        return from + shift + 1;
    const auto past = (recording.cycleAt - from) % period;
    return from + (past <= 0 ? past + period : past);
}
} // namespace

Phases phasesOf(const Recording& recording, Second from, Second period, std::uint64_t seed)
{
    SplitMix random(seed ^ 0x9e3779b97f4a7c15ULL);
    const auto shift = [&](std::int64_t length) {
        const auto below = random.below(static_cast<std::uint64_t>(length));
        return seed == 0 ? 0 : static_cast<Moment>(below);
    };
    const auto& parameters = recording.parameters;
    Phases phases;
    phases.boot = momentOf(from);
    phases.tick = phases.boot + shift(parameters.tickPeriod);
    phases.backfill
        = phases.boot + shift(momentOf(std::max<std::int64_t>(parameters.backfillInterval, 1)));
    phases.lastPass = from - parameters.batchDelay;
    phases.lastFullPass = from - shift(std::max<std::int64_t>(parameters.interval, 1));
    phases.cycle = momentOf(firstCycle(recording, from, period, shift(period)));
    return phases;
}

} // namespace fairlead::replay
