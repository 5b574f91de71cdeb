// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <QString>

/// Files that a user names beside the source. Their problems become issues, their names provenance.
namespace fairlead::accounting {

/// `scontrol -o show partition`, or a slurm.conf.
void readGivenPartitions(const QString& file, SnapshotRecords& records);

/// Current usage: assoc_mgr.txt, shares.txt or raw_usage.txt, told apart by what they hold.
void readGivenUsage(const QString& file, SnapshotRecords& records);

} // namespace fairlead::accounting
