// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

namespace fairlead::replay {

/// Of the jobs those that an idle machine would not start either: no nodes of their partitions are
/// enough, a bound of the partitions keeps them out, or they exceed a limit by themselves.
/// @param jobs  positions in Workload::jobs
std::vector<std::uint32_t> neverStarting(const Scene& scene,
                                         const std::vector<std::uint32_t>& jobs);

} // namespace fairlead::replay
