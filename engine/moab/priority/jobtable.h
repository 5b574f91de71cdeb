// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

namespace fairlead::moab {

/// Takes the names into the pool that only the policy has. Part of buildSnapshot().
void addNames(Snapshot& snapshot);
/// Appends the details of the job that was added last. Part of buildSnapshot().
void addJobDetails(Snapshot& snapshot, const JobDetails& details);
/// The way back; the facts hold the sums, so there are no requirements.
JobDetails detailsOf(const Snapshot& snapshot, JobIndex job);

} // namespace fairlead::moab
