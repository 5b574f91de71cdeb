// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/state/cluster.h"

namespace fairlead::replay {

/// Jobs are changed by hand: as the entry `first` of Workload::formerValues tells, and those behind
/// it of the same moment.
void changeJobs(Cluster& cluster, std::size_t first);

} // namespace fairlead::replay
