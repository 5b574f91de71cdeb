// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/snapshotbuilder.h"
#include "models/accounting/capture/fields.h"
#include "models/accounting/capture/textlines.h"

namespace fairlead::accounting {

/// `scontrol -o show job`. Finished jobs are skipped.
void readJobs(const std::vector<Line>& lines, const std::string& file, const TimeReader& times,
              SnapshotRecords& records);

/// sacct's job list: history for the half-life. `end` of jobs that still run is left open.
void readHistory(const std::vector<Line>& lines, const std::string& file, const TimeReader& times,
                 SnapshotRecords& records);

/// With usage computed from the history: what PriorityUsageResetPeriod set to zero before the
/// moment does not count.
void forgetUsageBeforeReset(const TimeReader& times, SnapshotRecords& records);

/// sprio.txt: what Slurm says itself, compared with and never computed from.
void readPriorityAnswers(const std::vector<Line>& lines, const std::string& file,
                         SnapshotRecords& records);

/// The moment on which the normalised ages of sprio_norm.txt agree; 0 when they do not tell.
std::int64_t momentOfAges(const std::vector<Line>& lines, const SnapshotRecords& records);

/// Slurm's state names ("PENDING", "RUNNING", ...); nothing for finished jobs.
std::optional<JobState> parseJobState(std::string_view text);

} // namespace fairlead::accounting
