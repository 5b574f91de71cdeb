// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/slurm/usage/charging.h"

#include <span>
#include <vector>

namespace fairlead::slurm {

/// The cycles in which slurmctld charged until one moment, which is one of them: those that its log
/// names; before the first and after the last of these, and without any, one every
/// PriorityCalcPeriod. A restart makes a long one (specification 2.2 to 2.4).
class ChargingCycles
{
public:
    /// `known`: Unix seconds, ascending; those after `now` do not count.
    ChargingCycles(const Charging& rules, std::span<const std::int64_t> known, std::int64_t now);

    /// As chargedUsage(), in these cycles.
    /// @unit usage of the rate x s  @range [0, inf)
    [[nodiscard]] double charged(double rate, std::int64_t start, std::int64_t end) const;

    /// Writes the cycles after a moment into `room`, ascending; the last one is at `now`. Returns
    /// the part that was written; empty: there are none, or more than fit. Takes no memory.
    [[nodiscard]] std::span<std::int64_t> after(std::int64_t moment,
                                                std::span<std::int64_t> room) const;

    /// The first cycle at or after a reset at `boundary`, and the one before it; 0: no reset.
    [[nodiscard]] ResetCycle resetAt(std::int64_t boundary) const;

private:
    [[nodiscard]] double chargedInKnown(std::int64_t start, std::int64_t end) const;

    Charging m_rules;
    std::vector<std::int64_t> m_known; // and the one after them from which they are regular
    std::int64_t m_now;
    double m_decay; // per second
    std::vector<double> m_sum; // [cycle] what rate 1 from the first on has left at the last one
};

} // namespace fairlead::slurm
