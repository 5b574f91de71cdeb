// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/textlines.h"

#include <set>
#include <string>

namespace fairlead::accounting {

using PartitionNames = std::set<std::string, std::less<>>;

/// `scontrol -o show node`: counts nodes and effective CPUs, whatever their state. Returns the
/// partitions that nodes are in.
PartitionNames readNodes(TextLines lines, const std::string& file, SnapshotRecords& records);

/// The Slurm version of the first node of such a list that tells one; empty: none does.
std::string slurmVersionIn(TextLines lines);

/// Where nodes and partitions contradict each other, one of the lists was cut: an issue.
void checkNodes(const PartitionNames& named, SnapshotRecords& records);

} // namespace fairlead::accounting
