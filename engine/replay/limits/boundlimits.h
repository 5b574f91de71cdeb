// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/replay/recording/limits.h"

#include <string>
#include <vector>

namespace fairlead::replay {

/// The limits of one association, with what it inherits.
struct BoundLimits
{
    LimitSet limits;
    LimitKinds kinds = 0; ///< of limits here or above
};

/// [association of the snapshot]
std::vector<BoundLimits> boundLimits(const Limits& limits, const Snapshot& snapshot);

/// The types of GPUs of which there are limits, or weights in what partitions bill: mostGpuTypes at
/// the most.
std::vector<std::string> countedGpuTypes(const Limits& limits, const Snapshot& snapshot);

} // namespace fairlead::replay
