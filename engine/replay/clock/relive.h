// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/timeline.h"
#include "engine/replay/schedulers/mainpass.h"

namespace fairlead::replay {

/// Takes a cluster through what really happened before `from`, so that a replay can begin inside a
/// recording: who waits with which priority, who runs where, what usage ended jobs have left.
/// Returns who runs then.
std::vector<Started> relive(Cluster& cluster, const Timeline& timeline, Second from);

} // namespace fairlead::replay
