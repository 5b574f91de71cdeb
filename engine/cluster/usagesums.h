// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <cstddef>
#include <vector>

namespace fairlead {

/// Fills the usage of accounts in AssocTable::rawUsage, as SnapshotRecords::usageForm asks, and
/// with UsageForm::Rounded AssocTable::printedUsage.
/// @param recordOf [association] its place in SnapshotRecords::assocs
/// @source specification 9.1, 9.9
void sumUsage(const SnapshotRecords& records, const std::vector<std::size_t>& recordOf,
              AssocTable& table);

/// Snapshot::heldParts; empty where no record has one.
std::vector<long double> heldPartsOf(const SnapshotRecords& records,
                                     const std::vector<std::size_t>& recordOf);

/// Fills AssocTable::chargedSince.
void noteCharges(const SnapshotRecords& records, const std::vector<std::size_t>& recordOf,
                 AssocTable& table);

} // namespace fairlead
