// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <vector>

namespace fairlead::models {

/// For every association of `tree` the one that it was in `base`, found by Slurm's id, which
/// survives renaming and moving, else by name. Invalid: not there.
std::vector<AssocIndex> baseAssocs(const Snapshot& base, const Snapshot& tree);

} // namespace fairlead::models
