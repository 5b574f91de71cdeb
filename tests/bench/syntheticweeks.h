// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

namespace fairlead::bench {

/// How long a made-up recording is, and of which machine.
struct WeeksSize
{
    std::size_t jobs = 0;
    std::size_t nodes = 0; ///< of 32 CPUs
    double days = 30;
    double load = 0.9; ///< CPU-seconds asked for, of those that there are
    double parallel = 0.6; ///< part of the jobs that have whole nodes, up to a twelfth of all
};

/// The same jobs every time: those that are not parallel are smaller than a node; limits are spread
/// over a factor of 48, of which jobs use any part; more by day than by night. One partition, 20
/// accounts with 5 users each, Fair Tree with fair-share and age.
replay::Scene syntheticWeeks(const WeeksSize& size);

} // namespace fairlead::bench
