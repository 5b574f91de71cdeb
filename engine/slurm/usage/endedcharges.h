// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <cstdint>

namespace fairlead::slurm {

/// Notes in AssocRecord::chargedSince what jobs were charged that ended between
/// SnapshotRecords::computedAt and takenAt, of their associations and those above, and takes it out
/// of the usage where that holds it. Nothing where
/// limits are not enforced, for there such jobs are not charged, or where usage is from a history.
/// @param usageAt  up to when the usage that was read holds them  @unit Unix seconds
/// @source specification priority 2; log of priority_p_job_end, docs/engine-sources.md
void takeBackCharges(SnapshotRecords& records, std::int64_t usageAt);

} // namespace fairlead::slurm
