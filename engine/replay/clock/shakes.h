// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/splitmix.h"
#include "engine/replay/recording/recording.h"

namespace fairlead::replay {

/// What no history tells to the millisecond, drawn anew by each seed. Seed 0: the usual values.
class Shakes
{
public:
    Shakes(const Parameters& parameters, std::uint64_t seed);

    /// How long nodes are completing.
    Moment completing();
    /// How long the loop of backfill is busy beside its sleep.
    Moment backfillRun();
    /// Start and end are known to the second each: so much longer the job may have run, or shorter.
    [[nodiscard]] Moment runOf(std::uint32_t job) const;

private:
    /// Between half and one and a half of the usual.
    Moment around(Moment usual);

    std::uint64_t m_seed;
    SplitMix m_random;
    Moment m_completing;
    Moment m_backfillRun;
};

} // namespace fairlead::replay
