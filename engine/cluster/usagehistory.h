// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/indices.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fairlead {

/// Constant consumption of one association during [start, end).
struct UsageInterval
{
    AssocIndex assoc;
    std::int64_t start = 0;
    std::int64_t end = 0;
    /// @unit billing units (usage per second)  @range [0, inf)  @source TRES billing x UsageFactor
    double rate = 0.0;
    bool operator==(const UsageInterval&) const = default;
};

/// What was consumed in the past, by association. Buckets of one hour share their period, so that
/// each takes 12 bytes and the decay is computed once per period.
class UsageHistory
{
public:
    struct Period
    {
        std::int64_t start = 0; ///< Unix seconds
        std::int64_t end = 0; ///< Unix seconds, not included
        bool operator==(const Period&) const = default;
    };

    UsageHistory() = default;
    /// The parts of one association keep their order.
    UsageHistory(std::span<const UsageInterval> parts, std::size_t assocCount);

    [[nodiscard]] std::size_t size() const { return m_rate.size(); }
    [[nodiscard]] bool isEmpty() const { return m_rate.empty(); }
    [[nodiscard]] const std::vector<Period>& periods() const { return m_periods; }
    /// All parts, association by association.
    [[nodiscard]] std::vector<UsageInterval> parts() const;
    /// Adds rate x seconds of its period for every part to its association.
    void charge(std::span<const double> secondsOfPeriod, std::span<long double> usage) const;
    bool operator==(const UsageHistory&) const = default;

private:
    std::vector<Period> m_periods;
    std::vector<std::uint32_t> m_firstOfAssoc; // [assoc], with one more entry for the end
    std::vector<std::uint32_t> m_period; // [part] into m_periods
    std::vector<double> m_rate; // [part]
};

} // namespace fairlead
