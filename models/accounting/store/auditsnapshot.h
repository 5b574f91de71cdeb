// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/store/audit.h"

#include <optional>

namespace fairlead::accounting {

/// Notes what a new snapshot changes: one line about the whole, one for each parameter and each
/// association whose shares or parent are others than in `before`. Without `before` (an empty
/// store) the line about the whole alone. Jobs and usage change with every snapshot and are only
/// counted. `jobs`: how many there are, where the records were read without them.
void noteSnapshot(AuditTrail& trail, const SnapshotRecords* before, const SnapshotRecords& after,
                  std::optional<std::size_t> jobs = {});
/// The line about the whole where what is replaced is damaged: of `cluster`, and no more is known.
void noteUnusable(AuditTrail& trail, const std::string& cluster, const SnapshotRecords& after);
/// The same as noteSnapshot() of a snapshot of which only what is edited was read.
/// @param assocs, jobs  how many there are
void notePart(AuditTrail& trail, const SnapshotRecords& before, const SnapshotRecords& after,
              std::size_t assocs, std::size_t jobs);
/// The lines of parameters and associations alone.
void noteChanges(AuditTrail& trail, const SnapshotRecords& before, const SnapshotRecords& after);

} // namespace fairlead::accounting
