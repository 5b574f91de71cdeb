// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/capture/folderreader.h"

namespace fairlead::accounting {

/// Up to 25.05 scontrol prints any single NO_NORMAL_x as NO_NORMAL_ALL; a slurm.conf tells. Without
/// one all four are assumed. The settings have been read from `scontrol show config`.
void repairNoNormalFlags(FolderReader& folder, SnapshotRecords& records);

} // namespace fairlead::accounting
