// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fairlead::accounting {

/// When the usage of the records was written into a state file, and what assoc_mgr.txt tells of it.
struct SavedUsage
{
    std::int64_t at = 0; ///< 0: it is not that of a state file  @unit s since 1970
    std::vector<std::optional<long double>> managed; ///< by association; empty: not told
};

/// Brings the usage of a state file to the moment of the records: slurmctld saves it every five
/// minutes and computes with every PriorityCalcPeriod. In the cycles since then it has decayed, and
/// what runs was charged: in those that slurmctld's log tells of, or else in regular ones. Of a
/// file of the very second of the records nobody knows whether it was saved before the computation;
/// one that is newer stays as it is.
/// Returns whether that is not what slurmctld says, as when jobs have ended since of which nothing
/// tells: then the two decimals of assoc_mgr.txt stand in the records.
bool advanceSavedUsage(const SavedUsage& saved, SnapshotRecords& records);

} // namespace fairlead::accounting
