// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/limits.h"

#include <functional>

namespace fairlead::accounting {

/// Sets JobRecord::neverStarts of waiting jobs: the scheduler says that they ask for more than one
/// job may have or their partition gives, or names a limit that they exceed by themselves.
/// Where no reason is told, as in a database, the limits alone decide.
/// @param readLimits  asked once, and only if some job waits for a limit, or for what is not told;
///                    may know none
void markHopelessJobs(SnapshotRecords& records, const std::function<replay::Limits()>& readLimits);

} // namespace fairlead::accounting
