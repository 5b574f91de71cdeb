// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/policy/policy.h"

#include <limits>
#include <vector>

namespace fairlead::slurm {

/// Decay per second: 1 - 0.693/halfLife, or 1 without decay (specification 2.1).
double decayPerSecond(std::uint32_t halfLife);

/// Seconds that a slice of `length` seconds counts for: it is decayed by its whole length.
/// @unit s  @range [0, length]  @source specification 2.4
double slice(double decayPerSecond, std::int64_t length);

/// What decides how slurmctld charges.
struct Charging
{
    Charging(const Settings& policy) // NOLINT(google-explicit-constructor): a part of the policy
        : halfLife(policy.halfLife)
        , period(policy.version < SlurmVersion{2, 1} ? 300 : policy.calcPeriod)
        , enforcesLimits(policy.enforcesLimits)
    {
    }

    std::uint32_t halfLife; ///< s
    std::int64_t period; ///< s; PriorityCalcPeriod is as old as Slurm 2.1
    bool enforcesLimits;
};

/// What one job has left of usage at `now`, charged as slurmctld steps it: cycles at `now` and
/// every PriorityCalcPeriod before it; each decays what is there by its length, then charges the
/// seconds since the last one, themselves decayed by their whole length. The seconds after the
/// last cycle are charged when the job ends, but only with AccountingStorageEnforce=limits
/// (specification 2.2 to 2.4). The state of slurmctld between start and `now` is taken as
/// uninterrupted.
/// @unit usage of the rate x s  @range [0, inf)
double chargedUsage(double rate, std::int64_t start, std::int64_t end, std::int64_t now,
                    const Charging& rules);

/// The UsageFactor of a QOS that counts: a negative one is none, in Slurm 2.0 and 2.1 nor is 0.
double chargedFactor(double usageFactor, const Settings& policy);

/// The last moment at or before `now` at which PriorityUsageResetPeriod set all usage to zero; 0
/// for NONE and NOW. Calendar days are those of a clock `utcOffset` seconds east of UTC
/// (specification 2.6).
std::int64_t lastUsageReset(const std::string& period, std::int64_t now, std::int64_t utcOffset);

/// All of them in [from, to], oldest first.
std::vector<std::int64_t> usageResets(const std::string& period, std::int64_t from, std::int64_t to,
                                      std::int64_t utcOffset);

/// A reset as the cycles see it.
struct ResetCycle
{
    /// The first cycle at or after the boundary: what ended until then is forgotten.
    std::int64_t at = std::numeric_limits<std::int64_t>::min();
    /// The cycle before: that cycle charges running jobs from here on.
    std::int64_t chargesFrom = std::numeric_limits<std::int64_t>::min();
};

} // namespace fairlead::slurm
