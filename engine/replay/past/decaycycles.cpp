// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/replay/past/decaycycles.h"

#include <algorithm>

namespace fairlead::replay {

namespace {
std::vector<std::int64_t> knownCycles(const Recording& recording, const Snapshot& today)
{
    std::vector<std::int64_t> logged;
    for (const auto& event : recording.log) {
        if (event.kind == LoggedEvent::Kind::Cycle)
            logged.push_back(event.cycle);
    }
    if (!logged.empty())
        return logged;
    return recording.cycles.empty() ? today.cycles : recording.cycles;
}
} // namespace

DecayCycles::DecayCycles(const Recording& recording, const Snapshot& today, Second period)
    : m_known(knownCycles(recording, today))
    , m_some(recording.cycleAt != 0 ? recording.cycleAt : today.computedAt)
    , m_period(std::max<Second>(period, 1))
{
}

Second DecayCycles::until(Second moment) const
{
    const auto after = std::ranges::upper_bound(m_known, moment);
    const auto some = after != m_known.begin() ? *std::prev(after) : m_some;
    auto periods = some <= moment ? (moment - some) / m_period
                                  : -((some - moment + m_period - 1) / m_period);
    // One that came a little late is no two.
    if (periods > 0 && after != m_known.end()
        && *after - (some + periods * m_period) < m_period / 2)
        --periods;
    return some + periods * m_period;
}

} // namespace fairlead::replay
