// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/slurm/usage/usagerates.h"
#include "models/accounting/slurmtext/text/fields.h"
#include "models/accounting/slurmtext/text/textlines.h"

namespace fairlead::accounting {

/// sacct's job list: history for the half-life. `end` of jobs that still run is left open.
void readHistory(TextLines lines, const std::string& file, const TimeReader& times,
                 SnapshotRecords& records);

/// Whether a history for replays has the columns that usage needs; those that it lacks are an
/// issue.
bool tellsUsage(const QString& file, Issues& issues);
/// The same of a history for replays, whose first line names the columns. False: it lacks one that
/// usage needs (AssocID, AllocTRES ...), and nothing is read.
bool readUsageOfJobs(TextLines lines, const std::string& file, const TimeReader& times,
                     SnapshotRecords& records);

} // namespace fairlead::accounting
