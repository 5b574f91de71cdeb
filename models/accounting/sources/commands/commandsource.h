// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/sources/sourceoptions.h"

/// A cluster that is read through Slurm's own commands: `slurm:` here, `slurm://user@host` over
/// ssh.
namespace fairlead::accounting {

bool isCommandSource(const QString& name);

/// Captures into a temporary folder and reads that. What a command did not answer is among the
/// issues. The list of finished jobs is asked for every ten minutes at most, however often the
/// source is read. Blocks. Error codes: Usage (no such host name), SourceUnreachable, DataInvalid.
Result<SnapshotRecords> readCommands(const QString& name, const SourceOptions& options);

} // namespace fairlead::accounting
