// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/sources/sourceoptions.h"

namespace fairlead::accounting {

/// Nodes and partitions from the files that a user names (--nodes, --partitions: what scontrol
/// printed; *.json: as JSON), else from the lines of a slurm.conf. What none tells stays empty.
/// Error codes: SourceUnreachable, DataInvalid (a named file holds nothing of the kind).
Result<void> readGivenMachine(const SourceOptions& options, const SlurmConfig& config,
                              replay::Recording& recording);

/// Where nothing tells of partitions: one of all nodes, in which all jobs are, whatever they call
/// theirs (specification scheduling 11).
void assumePartition(replay::Recording& recording);

/// A listing tells of one moment: where jobs of the history started, a partition was up.
void openUsedPartitions(replay::Recording& recording);

} // namespace fairlead::accounting
