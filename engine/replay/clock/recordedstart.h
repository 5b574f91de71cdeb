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

/// The shares of a start with as many CPUs as sacct says that the job had, where it had one node.
std::vector<Share> withRecordedCpus(const Machine& machine, const Job& task,
                                    std::vector<Share> shares);

} // namespace fairlead::replay
