// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <memory>

namespace fairlead::bench {

/// The same queue of Moab every time: pending and running jobs of many users, with all seven
/// components in use. Built once per size and kept.
std::shared_ptr<const Snapshot> moabCluster(std::size_t jobs);

} // namespace fairlead::bench
