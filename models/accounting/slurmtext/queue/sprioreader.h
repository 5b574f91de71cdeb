// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/textlines.h"

/// What Slurm says itself, compared with and never computed from. Both come after the jobs.
namespace fairlead::accounting {

/// sprio.txt. Taken from it is only what nothing else tells: site factors, and which priorities an
/// administrator has set: those with no factor at all.
void readSprio(TextLines lines, const std::string& file, SnapshotRecords& records);

/// sprio_norm.txt. It tells a priority of 1 that was set from one that was computed.
void readNormalizedSprio(TextLines lines, const std::string& file, SnapshotRecords& records);

} // namespace fairlead::accounting
