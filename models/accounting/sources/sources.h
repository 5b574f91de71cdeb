// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/sources/sourceoptions.h"

namespace fairlead::accounting {

/// Reads a source by the name that users type: `demo:limoges`, a capture folder, a folder with a
/// moab.cfg or maui.cfg, a Fairlead store (*.fairlead or `mysql://user@host/database`), or
/// `slurmdbd://user@host/database`, or Slurm's own commands, `slurm:` here and `slurm://user@host`
/// over ssh. Blocks: call it on a worker. Error codes: Usage (no such kind
/// of source), SourceUnreachable, DataInvalid.
Result<SnapshotRecords> readSource(const QString& name, const SourceOptions& options = {});
/// The same, checked and in order.
Result<std::shared_ptr<const Snapshot>> openSource(const QString& name,
                                                   const SourceOptions& options = {});

/// Whether the source is a store, which Fairlead itself writes: a file or a database.
bool isStore(const QString& name);

/// The revision of the store that a snapshot was read from; nothing: it came from no store.
std::optional<std::int64_t> storeRevisionOf(const Snapshot& snapshot);

} // namespace fairlead::accounting
