// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <vector>

namespace fairlead {

/// Finds AssocTable::usageBelow and usageAbove of a tree whose usage is summed up: what a source
/// prints with two decimals, cuts to whole numbers or keeps with six decimals may have been any
/// number that is printed so. An account has used at least what its children have, and a printed
/// one no more than it could be printed for. `recordOf` leads from associations to records. Part of
/// buildSnapshot().
void findUsageRounding(const SnapshotRecords& records, const std::vector<std::size_t>& recordOf,
                       AssocTable& table);

} // namespace fairlead
