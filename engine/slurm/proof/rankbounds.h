// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/agreement.h"

#include <vector>

namespace fairlead::slurm {

/// A level fair-share that is known up to the rounding of usage. 80 bits: ties are exact.
struct LevelRange
{
    long double low = 0.0L;
    long double high = 0.0L;
    [[nodiscard]] bool isPoint() const { return low == high; }
};

/// The fair-share factors that Fair Tree gives to the users when each level fair-share may be any
/// number of its range: a sibling whose range meets another's may come before or after it, one
/// whose range does not is where it is. Sound for any number of such pairs, also with ties, which
/// share the rank of who is tied and comes first (specification 4.1). [assoc]; {0, 0} for accounts.
std::vector<NumberRange> fairTreeBounds(const Evaluation& evaluation,
                                        const std::vector<LevelRange>& levels);

} // namespace fairlead::slurm
