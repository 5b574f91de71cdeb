// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/textlines.h"

namespace fairlead::accounting {

/// `scontrol -o show job` of a moment inside the history: where and when backfill planned to start
/// the jobs that waited (StartTime, SchedNodeList). The history comes first: jobs are found in it
/// by their numbers, and those that it does not hold are left out.
/// @param takenAt  the moment, s since 1970; a scheduler may have looked at a job after it
void readPlannedStarts(std::vector<Line> lines, const std::string& file, const TimeReader& times,
                       std::int64_t takenAt, replay::Recording& recording);

} // namespace fairlead::accounting
