// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/fields.h"
#include "models/accounting/slurmtext/textlines.h"

namespace fairlead::accounting {

/// `scontrol -o show job`. Finished jobs are skipped.
void readJobs(const std::vector<Line>& lines, const std::string& file, const TimeReader& times,
              SnapshotRecords& records);

/// sprio.txt: what Slurm says itself, compared with and never computed from. Taken from it is only
/// what nothing else tells: site factors, and which priorities an administrator has set: those with
/// no factor at all.
void readSprio(const std::vector<Line>& lines, const std::string& file, SnapshotRecords& records);

/// sprio_norm.txt tells a priority of 1 that was set from one that was computed.
void readNormalizedSprio(const std::vector<Line>& lines, const std::string& file,
                         SnapshotRecords& records);

/// The moment on which the normalised ages of sprio_norm.txt agree; 0 when they do not tell.
std::int64_t momentOfAges(const std::vector<Line>& lines, const SnapshotRecords& records);

/// Slurm's state names ("PENDING", "RUNNING", ...); nothing for finished jobs.
std::optional<JobState> parseJobState(std::string_view text);

} // namespace fairlead::accounting
