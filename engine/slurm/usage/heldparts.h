// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <cstdint>

namespace fairlead::slurm {

/// Notes in AssocRecord::heldPart of the cluster's usage the part that slurmctld holds of each with
/// the classic algorithm: what it last computed stays while jobs are charged. Of accounts it is of
/// before the last cycle charged anybody, of a user of the moment in it at which a job of theirs
/// was rated first. Nothing under another algorithm, and where the cycle before is not known.
/// @param startedAt  slurmctld  @unit Unix seconds; 0: not known
/// @source specification priority 2.2
void noteHeldParts(SnapshotRecords& records, std::int64_t startedAt);

} // namespace fairlead::slurm
