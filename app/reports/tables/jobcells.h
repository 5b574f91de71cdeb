// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/tables/evaluationtables.h"

namespace fairlead::reports {

/// What the source calls a job: a number, or a name.
Cell jobIdCell(const Snapshot& snapshot, JobIndex job);

/// The rows of jobsTable() in its order: ranked ones, then with `all` the others by job.
std::vector<RowIndex> wantedRows(const Evaluation& evaluation, const JobsOptions& options);

} // namespace fairlead::reports
