// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

namespace fairlead::accounting {

/// Brings the usage of a state file, written at `savedAt`, to the moment of the records: slurmctld
/// saves it every five minutes and computes with every PriorityCalcPeriod. In the cycles since then
/// it has decayed, and what runs was charged: in those that slurmctld's log tells of, or else in
/// regular ones. Does nothing for a file that is not older.
void advanceSavedUsage(std::int64_t savedAt, SnapshotRecords& records);

} // namespace fairlead::accounting
