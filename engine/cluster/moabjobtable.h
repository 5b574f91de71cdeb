// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/moabfacts.h"
#include "engine/cluster/snapshotbuilder.h"

namespace fairlead::moab {

/// Takes the site, and the names that only the policy has into the pool. Part of buildSnapshot(),
/// before the jobs.
void addSite(Snapshot& snapshot, Site site);
/// Appends the details of the job that was added last, if it has any. Part of buildSnapshot().
void addJobDetails(Snapshot& snapshot, const JobRecord& record);
/// The way back; the facts hold the sums, so there are no requirements. Nothing: a job without.
std::optional<JobDetails> detailsOf(const Snapshot& snapshot, JobIndex job);

} // namespace fairlead::moab
