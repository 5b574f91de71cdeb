// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/textlines.h"

/// What the schedulers' own listings say, as far as it is exact (specification 4).
namespace fairlead::accounting {

/// Output of `mdiag -p` or Maui's `diagnose -p`. The priority of each job is exact and becomes an
/// answer to compare with; the cells are cut to five characters and are computed anew. Call it when
/// the jobs are there. What cannot be read is listed in the issues.
void readPriorityListing(const std::vector<Line>& lines, const std::string& file,
                         SnapshotRecords& records);

/// Output of `mdiag -f` or Maui's `diagnose -f` at records.takenAt: fairshare windows with the two
/// decimals that it prints. Lists where it contradicts the settings.
void readFairshareListing(const std::vector<Line>& lines, const std::string& file,
                          const moab::Settings& settings, SnapshotRecords& records);

} // namespace fairlead::accounting
