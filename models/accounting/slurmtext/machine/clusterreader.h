// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/slurmtext/text/textlines.h"

namespace fairlead::accounting {

/// `scontrol -o show partition`.
void readPartitions(TextLines lines, const std::string& file, SnapshotRecords& records);
/// `sacctmgr -P show qos`.
void readQos(TextLines lines, const std::string& file, SnapshotRecords& records);

/// What is wrong with TRESBillingWeights: unreadable ones count as none, others as Slurm reads
/// them.
void checkBillingWeights(const std::string& weights, std::vector<Message>& problems);

/// Nodes and partitions from the lines of a slurm.conf, for sources that have nothing better.
/// Totals of TRES are the sums over the partition's nodes.
void readNodesFromConfig(const SlurmConfig& config, SnapshotRecords& records);
void readPartitionsFromConfig(const SlurmConfig& config, SnapshotRecords& records);
/// The same without what their nodes have, which need not be looked at.
void readPartitionPriorities(const SlurmConfig& config, SnapshotRecords& records);

} // namespace fairlead::accounting
