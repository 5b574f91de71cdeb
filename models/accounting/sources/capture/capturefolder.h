// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// Any folder that is of no other kind, or is not there.
extern const FolderKind captureFolderKind;

/// Reads a folder with the outputs of Slurm's own commands. Problems of single lines are in the
/// records' issues. Error codes: SourceUnreachable (no such folder, a file refused), DataInvalid
/// (a required file is missing or holds nothing usable).
Result<SnapshotRecords> readCaptureFolder(const QString& folder, const SourceOptions& options);

} // namespace fairlead::accounting
