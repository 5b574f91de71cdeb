// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "models/accounting/sources/registry.h"

namespace fairlead::accounting {

/// A folder that holds a maui.cfg or a moab.cfg, and so is a site with one of them.
extern const FolderKind moabFolderKind;

/// Reads such a folder: the configuration, work.trace, res.trace (here or one level up), fairshare
/// windows in fs-input/ or stats/, and out.txt of a recorded run. maui.cfg selects the dialect
/// Maui. Error codes: SourceUnreachable, DataInvalid.
Result<SnapshotRecords> readMoabFolder(const QString& folder, const SourceOptions& options);

} // namespace fairlead::accounting
