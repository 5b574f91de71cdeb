// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <QString>

namespace fairlead::accounting {

/// Slurm 23+ answers in JSON. Each fills what its text counterpart fills. Error codes:
/// SourceUnreachable, DataInvalid with the place where the JSON ends to make sense.
Result<void> readAssocJson(const QString& path, const std::string& cluster,
                           SnapshotRecords& records);
Result<void> readShareJson(const QString& path, SnapshotRecords& records); ///< whole numbers
Result<void> readJobJson(const QString& path, SnapshotRecords& records);
Result<void> readPartitionJson(const QString& path, SnapshotRecords& records);
Result<void> readNodeJson(const QString& path, SnapshotRecords& records);
/// Of who answered, else of the nodes as slurmVersionIn() of the text; empty, too, where the file
/// cannot be read.
std::string slurmVersionInJson(const QString& path);
Result<void> readQosJson(const QString& path, SnapshotRecords& records);

} // namespace fairlead::accounting
