// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/cluster/usagehistory.h"

#include <unordered_map>

namespace fairlead {

namespace {
struct PeriodHash
{
    std::size_t operator()(const UsageHistory::Period& period) const
    {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U; // spreads neighbouring hours
        return (static_cast<std::uint64_t>(period.start) * odd
                ^ static_cast<std::uint64_t>(period.end))
            * odd;
    }
};
} // namespace

UsageHistory::UsageHistory(std::span<const UsageInterval> parts, std::size_t assocCount)
    : m_firstOfAssoc(assocCount + 1, 0)
    , m_period(parts.size())
    , m_rate(parts.size())
{
    for (const auto& part : parts)
        ++m_firstOfAssoc[part.assoc.at() + 1];
    for (std::size_t i = 1; i < m_firstOfAssoc.size(); ++i)
        m_firstOfAssoc[i] += m_firstOfAssoc[i - 1];
    auto next = m_firstOfAssoc;
    std::unordered_map<Period, std::uint32_t, PeriodHash> known;
    for (const auto& part : parts) {
        const Period period{part.start, part.end};
        const auto [entry, isNew]
            = known.emplace(period, static_cast<std::uint32_t>(m_periods.size()));
        if (isNew)
            m_periods.push_back(period);
        const auto place = next[part.assoc.at()]++;
        m_period[place] = entry->second;
        m_rate[place] = part.rate;
    }
}

std::vector<UsageInterval> UsageHistory::parts() const
{
    std::vector<UsageInterval> parts;
    parts.reserve(size());
    for (std::size_t assoc = 0; assoc + 1 < m_firstOfAssoc.size(); ++assoc) {
        for (auto i = m_firstOfAssoc[assoc]; i < m_firstOfAssoc[assoc + 1]; ++i) {
            const auto& period = m_periods[m_period[i]];
            parts.push_back({AssocIndex(assoc), period.start, period.end, m_rate[i]});
        }
    }
    return parts;
}

void UsageHistory::charge(std::span<const double> secondsOfPeriod,
                          std::span<long double> usage) const
{
    for (std::size_t assoc = 0; assoc + 1 < m_firstOfAssoc.size(); ++assoc) {
        auto sum = usage[assoc];
        for (auto i = m_firstOfAssoc[assoc]; i < m_firstOfAssoc[assoc + 1]; ++i)
            sum += m_rate[i] * secondsOfPeriod[m_period[i]];
        usage[assoc] = sum;
    }
}

} // namespace fairlead
