// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

namespace fairlead::accounting {

/// What a series keeps of a reading. Where usage is computed from a history of more than 20,000
/// parts, as of slurmdbd with each hour of each user, it is kept as it is at the reading, and of
/// the history days in place of hours from two days before on, weeks from two months before on;
/// parts that are longer stay. What usage counts under the policy of the reading is the same, and
/// under another half-life nearly so. Smaller histories are kept whole.
SnapshotRecords forSeries(const SnapshotRecords& records);

} // namespace fairlead::accounting
