// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <QString>

/// Files that a user names beside the source. Problems of their lines become issues, their names
/// provenance. What cannot be read, or holds nothing of the kind, is an error, or the numbers would
/// be those of another cluster. Error codes: SourceUnreachable, DataInvalid.
namespace fairlead::accounting {

/// `scontrol -o show partition`, or a slurm.conf.
Result<void> readGivenPartitions(const QString& file, SnapshotRecords& records);

/// Current usage: assoc_mgr.txt, shares.txt or raw_usage.txt, told apart by what they hold.
Result<void> readGivenUsage(const QString& file, SnapshotRecords& records);

/// That a file holds nothing of what it was named for.
/// @param sentence  with the place of the file's name
Error holdsNone(const QString& file, Sentence sentence);

} // namespace fairlead::accounting
