// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

namespace fairlead::accounting {

/// What a series keeps of a reading. Usage that is computed from its history alone, as of slurmdbd
/// with each hour of each user, is kept as it is at the reading; of a large history days stay in
/// place of hours from two days before on, weeks from two months before on. What usage counts under
/// the policy of the reading is the same, and under another half-life nearly so.
SnapshotRecords forSeries(const SnapshotRecords& records);

} // namespace fairlead::accounting
