// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/countedissue.h"
#include "models/accounting/slurmtext/fields.h"
#include "models/accounting/slurmtext/plannedcpus.h"
#include "models/accounting/slurmtext/textlines.h"

namespace fairlead::accounting {

/// `scontrol -o show job`. Finished jobs are skipped. Returns those that are planned.
std::vector<PlannedJob> readJobs(TextLines lines, const std::string& file, const TimeReader& times,
                                 SnapshotRecords& records, const PlannedCpus& planned = {});

/// Slurm's state names ("PENDING", "RUNNING", ...); nothing for finished jobs.
std::optional<JobState> parseJobState(std::string_view text);
/// Whether it is a state of a job that is over: parseJobState() knows only the others.
bool isFinished(std::string_view state);

/// Arrays whose lines tell their tasks in part.
CountedIssue cutArraysIssue();
/// Of lines without a field that scontrol prints of every job.
CountedIssue incompleteJobsIssue();

} // namespace fairlead::accounting
