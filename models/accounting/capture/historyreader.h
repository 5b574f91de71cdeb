// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/snapshotbuilder.h"
#include "models/accounting/capture/fields.h"
#include "models/accounting/capture/textlines.h"

namespace fairlead::accounting {

/// What a job is charged per second: its billable TRES in its partition, times the UsageFactor of
/// its QOS. A NoDecay QOS changes nothing here: only its own usage, which no priority reads.
double usageRate(const TresCounts& tres, std::string_view partition, std::string_view qos,
                 const SnapshotRecords& records);

/// sacct's job list: history for the half-life. `end` of jobs that still run is left open.
void readHistory(const std::vector<Line>& lines, const std::string& file, const TimeReader& times,
                 SnapshotRecords& records);

/// Keeps by which clock PriorityUsageResetPeriod counts its days, and says so.
void noteUsageReset(const TimeReader& times, SnapshotRecords& records);

} // namespace fairlead::accounting
