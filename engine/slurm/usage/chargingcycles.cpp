// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/slurm/usage/chargingcycles.h"

#include <algorithm>
#include <cmath>

namespace fairlead::slurm {

ChargingCycles::ChargingCycles(const Charging& rules, std::span<const std::int64_t> known,
                               std::int64_t now)
    : m_rules(rules)
    , m_known(known.begin(), std::upper_bound(known.begin(), known.end(), now))
    , m_now(now)
    , m_decay(decayPerSecond(rules.halfLife))
{
    if (m_known.empty())
        return;
    // From here on regular to the end.
    const auto last = m_known.back();
    if (const auto next = now - (now - last) / rules.period * rules.period; next > last)
        m_known.push_back(next);
    m_sum.push_back(0.0);
    for (std::size_t i = 1; i < m_known.size(); ++i) {
        const auto length = m_known[i] - m_known[i - 1];
        const auto sinceThen = static_cast<double>(m_known.back() - m_known[i]);
        m_sum.push_back(m_sum.back() + slice(m_decay, length) * std::pow(m_decay, sinceThen));
    }
}

double ChargingCycles::charged(double rate, std::int64_t start, std::int64_t end) const
{
    if (m_known.empty())
        return chargedUsage(rate, start, end, m_now, m_rules);
    const auto first = m_known.front();
    const auto last = m_known.back();
    const auto left
        = [&](std::int64_t since) { return std::pow(m_decay, static_cast<double>(m_now - since)); };
    return rate
        * (chargedUsage(1.0, start, end, first, m_rules) * left(first)
           + chargedInKnown(std::max(start, first), end) * left(last)
           + chargedUsage(1.0, std::max(start, last), end, m_now, m_rules));
}

/// What the cycles after the first known one have charged, as it stands at the last one.
double ChargingCycles::chargedInKnown(std::int64_t start, std::int64_t end) const
{
    const auto newest = m_known.back();
    if (start >= newest || end <= start)
        return 0.0;
    const auto indexOf
        = [&](auto found) { return static_cast<std::size_t>(found - m_known.begin()); };
    const auto left = [&](std::size_t cycle) {
        return std::pow(m_decay, static_cast<double>(newest - m_known[cycle]));
    };
    // The first cycle after the start; the last before the end, which is at or after the start's.
    const auto first = indexOf(std::upper_bound(m_known.begin(), m_known.end(), start));
    const auto last = indexOf(std::lower_bound(m_known.begin(), m_known.end(), end)) - 1;
    double seconds = 0.0;
    if (first <= last)
        seconds
            += slice(m_decay, m_known[first] - start) * left(first) + m_sum[last] - m_sum[first];
    if (end <= newest && m_rules.enforcesLimits) {
        const auto since = first <= last ? m_known[last] : start;
        seconds += slice(m_decay, end - since) * left(last);
    }
    return seconds;
}

std::span<std::int64_t> ChargingCycles::after(std::int64_t moment,
                                              std::span<std::int64_t> room) const
{
    const auto before = [&](std::int64_t cycle) {
        const bool isKnown = !m_known.empty() && cycle > m_known.front() && cycle <= m_known.back();
        return isKnown ? *std::prev(std::lower_bound(m_known.begin(), m_known.end(), cycle))
                       : cycle - m_rules.period;
    };
    std::size_t count = 0;
    for (auto cycle = m_now; cycle > moment; cycle = before(cycle)) {
        if (count == room.size())
            return {};
        room[count++] = cycle;
    }
    const auto cycles = room.first(count);
    std::reverse(cycles.begin(), cycles.end());
    return cycles;
}

ResetCycle ChargingCycles::resetAt(std::int64_t boundary) const
{
    if (boundary == 0)
        return {};
    const auto period = m_rules.period;
    const auto regular = [&](std::int64_t last) {
        const auto at = last - (last - boundary) / period * period;
        return ResetCycle{at, at - period};
    };
    if (m_known.empty() || boundary > m_known.back()) {
        return regular(m_now);
    }
    if (boundary <= m_known.front())
        return regular(m_known.front());
    const auto found = std::lower_bound(m_known.begin(), m_known.end(), boundary);
    return {*found, *std::prev(found)};
}

} // namespace fairlead::slurm
