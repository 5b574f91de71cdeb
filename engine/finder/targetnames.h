// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/finder/target.h"
#include "engine/replay/recording/recording.h"

namespace fairlead::finder {

/// The targets with accounts called as the recording calls them: edits may have renamed some.
std::vector<Target> asRecorded(std::vector<Target> targets, const FormerNames& former);

/// Before anything is replayed. Error code Usage: no job of the recording is of the group that the
/// target names; an account of the cluster that has only accounts below it is told from one that
/// nobody knows.
/// @param snapshot  whose accounts are known
Result<void> checkNames(const Target& target, const replay::Recording& recording,
                        const Snapshot& snapshot);

} // namespace fairlead::finder
