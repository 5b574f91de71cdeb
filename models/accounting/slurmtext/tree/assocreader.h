// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/slurmtext/text/textlines.h"

namespace fairlead::accounting {

/// `sacctmgr -P show assoc format=Cluster,Account,User,Partition,ParentName,Share,Priority,ID`.
/// Rows of other clusters than `cluster` are left out; empty: the cluster of the first row. Where
/// no row names its cluster, it is that of the records, or else `cluster`.
void readAssocs(TextLines lines, const std::string& file, const std::string& cluster,
                SnapshotRecords& records);

/// `sacctmgr dump`: accounts and users by Parent lines; ids are not in it. Of another cluster than
/// that of the records nothing is taken; else theirs becomes that of the dump.
void readDump(TextLines lines, const std::string& file, SnapshotRecords& records);

} // namespace fairlead::accounting
