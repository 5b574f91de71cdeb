// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/moab/config/settings.h"
#include "models/accounting/slurmtext/text/textlines.h"

#include <QString>

#include <set>
#include <string>

namespace fairlead::accounting {

using NodeNames = std::set<std::string>;

/// Reads a resource trace: one line a node. The totals go to SnapshotRecords::moab. Returns the
/// nodes.
NodeNames readResourceTrace(const std::vector<Line>& lines, const std::string& file,
                            SnapshotRecords& records);

/// Reads a workload trace (specification 7): one line a job. Bad lines are reported and left out.
/// Of jobs that wait the state says what holds them, unless a simulation submits them all.
/// Returns the nodes that jobs run on or ask for by name.
NodeNames readWorkloadTrace(const std::vector<Line>& lines, const std::string& file,
                            bool isSimulation, SnapshotRecords& records);

/// Marks the jobs that a simulation starts in its first iteration: from the top of the trace, as
/// many as SIMINITIALQUEUEDEPTH says and as fit the machine. They run since `start`.
void startFirstJobs(const moab::Settings& settings, std::int64_t start, SnapshotRecords& records);

} // namespace fairlead::accounting
