// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <cstdint>

namespace fairlead::slurm {

/// Notes in AssocRecord::chargedSince what jobs were charged that ended between
/// SnapshotRecords::computedAt and takenAt, of their associations and those above, and takes it out
/// of the usage where that holds it. Nothing where limits are not enforced, for there such jobs are
/// not charged, or where usage is from a history; and nothing of jobs that ended before slurmctld
/// was started, which counts what its state file held from its start on.
/// @param usageAt  up to when the usage that was read holds them  @unit Unix seconds
/// @param startedAt  slurmctld  @unit Unix seconds; 0: not known
/// @source specification priority 2; log of priority_p_job_end, docs/engine-sources.md
void takeBackCharges(SnapshotRecords& records, std::int64_t usageAt, std::int64_t startedAt);

} // namespace fairlead::slurm
