// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/limits/limitbook.h"

#include <cstdint>

namespace fairlead::replay {

/// MinPrioThreshold: with less priority a job is not planned, and closes no partition. That of the
/// QOS that has one first, else of the association; 0: nobody says so.
/// @source acct_policy_get_prio_thresh()
[[nodiscard]] std::uint32_t priorityToPlan(const LimitBook& limits, const Holders& holders);

} // namespace fairlead::replay
