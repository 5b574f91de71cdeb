// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

namespace fairlead::accounting {

/// Accounts below root and users below the accounts of their jobs, for the pages that show who was
/// promised and who used what: shares are the fairshare targets, usage is summed up by the engine.
/// Priorities do not come from this tree. Call it when settings, jobs and windows are there.
void addAccountTree(const moab::Settings& settings, SnapshotRecords& records);

} // namespace fairlead::accounting
