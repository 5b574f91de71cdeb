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

/// sprio.txt: what Slurm says itself, compared with and never computed from.
void readPriorityAnswers(const std::vector<Line>& lines, const std::string& file,
                         SnapshotRecords& records);

/// Marks the jobs whose priority an administrator has set, which only sprio tells: every factor
/// is zero, and yet there is a priority. Returns how many.
std::size_t markSetPriorities(const std::vector<Line>& lines, SnapshotRecords& records);

/// The same from sprio_norm.txt, which tells a priority of 1 that was set from one that was computed.
std::size_t markUndividedPriorities(const std::vector<Line>& lines, SnapshotRecords& records);

/// Takes the site factors that only sprio shows. Returns how many.
std::size_t takeSiteFactors(const std::vector<Line>& lines, SnapshotRecords& records);

/// The moment on which the normalised ages of sprio_norm.txt agree; 0 when they do not tell.
std::int64_t momentOfAges(const std::vector<Line>& lines, const SnapshotRecords& records);

/// Slurm's state names ("PENDING", "RUNNING", ...); nothing for finished jobs.
std::optional<JobState> parseJobState(std::string_view text);

} // namespace fairlead::accounting
