// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"
#include "engine/replay/recording/workload.h"

namespace fairlead::replay {

/// Jobs of users without an association: a replay knows no shares and no usage of theirs.
struct Strangers
{
    std::size_t jobs = 0;
    Owner first; ///< of the first of them
};
Strangers strangersOf(const Workload& workload, const Snapshot& snapshot);

} // namespace fairlead::replay
