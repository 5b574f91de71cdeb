// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/machine/plannedcpus.h"
#include "models/accounting/slurmtext/text/countedissue.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/textlines.h"

namespace fairlead::accounting {

/// `scontrol -o show job`. Finished jobs are skipped. Returns those that are planned.
std::vector<PlannedJob> readJobs(TextLines lines, const std::string& file, const TimeReader& times,
                                 SnapshotRecords& records, const PlannedCpus& planned = {});

/// Arrays whose lines tell their tasks in part.
CountedIssue cutArraysIssue();
/// Of lines without a field that scontrol prints of every job.
CountedIssue incompleteJobsIssue();

} // namespace fairlead::accounting
