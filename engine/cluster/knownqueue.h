// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <algorithm>

namespace fairlead {

/// Whether the source has a list of jobs that could be read, maybe an empty one. Else nothing is
/// known of who waits, which is not that nobody does.
inline bool isQueueKnown(const Snapshot& snapshot)
{
    if (snapshot.jobs.size() > 0 || snapshot.basis != Basis::Reading)
        return true;
    const bool isAssumed = std::ranges::any_of(snapshot.provenance, [](const Provenance& entry) {
        return isOf(entry, inputs::jobs) && entry.isAssumed && !isMadeUp({entry});
    });
    const bool isLost = std::ranges::any_of(
        snapshot.issues, [](const Issue& issue) { return issue.loss == Loss::Job; });
    return !isAssumed && !isLost;
}

} // namespace fairlead
