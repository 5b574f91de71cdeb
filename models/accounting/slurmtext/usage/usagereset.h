// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/fields.h"

namespace fairlead::accounting {

/// By which clock PriorityUsageResetPeriod counts its days: that of the source, unless the
/// scheduler's own moment of the last reset says otherwise, as where the source is in UTC and the
/// cluster is not. Says so where a period is set.
/// @param last  when usage was reset, s since 1970; 0: not known. The state file of a new cluster
///              has the start of slurmctld, which is the beginning of no day
void noteUsageReset(const TimeReader& times, std::int64_t last, SnapshotRecords& records);

} // namespace fairlead::accounting
