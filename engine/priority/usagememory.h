// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/policy/policy.h"

#include <cstdint>

namespace fairlead {

/// How long usage counts under a policy: it fades steadily, or counts in windows.
struct UsageMemory
{
    bool counts = true; ///< false: no usage does
    std::uint64_t halfLife = 0; ///< s; 0: it does not fade
    /// Of usage that fades, the part that must come anew for it to stay as it is.  @unit 1/s
    double renewal = 0.0;
    std::uint64_t windows = 0; ///< 0: it fades steadily
    std::uint64_t interval = 0; ///< s, of a window
    double decay = 1.0; ///< what a window counts of the next newer one; @unit 1  @range [0, 1]
                        ///< @source FSDECAY
    bool isOfEquivalents = false; ///< processor equivalents x s, not processors x s
    /// What was used longer ago counts less, or no more.
    [[nodiscard]] bool fades() const { return halfLife != 0 || windows != 0; }
};
UsageMemory usageMemory(const Policy& policy);

} // namespace fairlead
