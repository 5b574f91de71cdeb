// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead::models {

/// What is known of decayed usage, which fair-share counts. That nothing is kept, or that the
/// source does not tell, is not that nobody used anything.
enum class UsageKnown
{
    Yes, ///< nothing used may be what is known
    NotRead, ///< not yet
    NotKept, ///< Slurm keeps none: priority/basic
    NotTold ///< the source has none, though jobs of it ran
};
/// Constant time where anybody used something.
UsageKnown usageKnown(const Evaluation& evaluation);

/// Whether the usage of root is all that the machine leaves when it is busy for ever, and not what
/// was used: what its members have not is idle time, nobody's.  @source specification 3.2
bool countsIdleTime(const Snapshot& snapshot);

/// Decayed usage of the whole cluster, without idle time.
/// @unit TRES-weighted billing-seconds  @range [0, inf)  @source specification 2
long double usageOfCluster(const Evaluation& evaluation);

} // namespace fairlead::models
