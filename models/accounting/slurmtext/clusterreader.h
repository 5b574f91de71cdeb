// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/configreader.h"
#include "models/accounting/slurmtext/textlines.h"

namespace fairlead::accounting {

/// `scontrol -o show node`: counts nodes and effective CPUs, whatever their state.
void readNodes(const std::vector<Line>& lines, const std::string& file, SnapshotRecords& records);
/// `scontrol -o show partition`.
void readPartitions(const std::vector<Line>& lines, const std::string& file,
                    SnapshotRecords& records);
/// `sacctmgr -P show qos`.
void readQos(const std::vector<Line>& lines, const std::string& file, SnapshotRecords& records);

/// Nodes and partitions from the lines of a slurm.conf, for sources that have nothing better.
/// Totals of TRES are the sums over the partition's nodes.
void readNodesFromConfig(const SlurmConfig& config, SnapshotRecords& records);
void readPartitionsFromConfig(const SlurmConfig& config, SnapshotRecords& records);

} // namespace fairlead::accounting
