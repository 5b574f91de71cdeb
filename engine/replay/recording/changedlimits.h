// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/replay/recording/limits.h"
#include "engine/slurm/config/limitchanges.h"

namespace fairlead::replay {

/// The limits of a cluster with those that a scenario changes; who has none yet gets them. The Max
/// limit of an account is also that of whoever below it had the same, unless that is told to be
/// their own, which one that a scenario sets is, too. Without one the account has that of the
/// account above.
/// @param tree  under which they are; a name that it does not know changes nothing
Limits withChanges(Limits limits, const std::vector<LimitChange>& changes, const Snapshot& tree);

} // namespace fairlead::replay
