// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead {

/// The cluster at any moment to come, if all goes on as it is: who waits still waits, nobody comes,
/// and everybody's usage goes on at the rate that keeps it. Evaluated at a moment after
/// `today.now`, under whatever policy and shares are tried from now on. What that assumes is in its
/// provenance; the scheduler's own answers, which are of now, are not in it.
std::shared_ptr<const Snapshot> snapshotAhead(const Inputs& today);

/// How far it is worth looking: two half-lives, from a day to 60 days; 30 days where nothing
/// decays.
/// @unit s
std::int64_t worthLookingAhead(const Policy& policy);

/// When all usage will be set to zero until a moment (PriorityUsageResetPeriod), oldest first.
std::vector<std::int64_t> resetsAhead(const Inputs& today, std::int64_t until);

} // namespace fairlead
