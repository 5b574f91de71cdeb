// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/cluster.h"

namespace fairlead::replay {

/// Starts a waiting job where it really ran. Nothing: it is not waiting, or its nodes are not
/// known.
/// @param placement  of the cluster's machine: any, for its memory
std::optional<LiveId> startAsRecorded(Cluster& cluster, Placement& placement, std::uint32_t job,
                                      Moment now);

} // namespace fairlead::replay
