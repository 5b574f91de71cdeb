// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

namespace fairlead {

/// From Slurm 23.11 on siblings stand in the order of their lineage, not of their numbers.
bool printsByLineage(const SnapshotRecords& records);
/// Whether the first of two siblings has the lineage that comes first.
bool hasEarlierLineage(const AssocRecord& x, const AssocRecord& y);

} // namespace fairlead
