// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/config/configreader.h"
#include "models/accounting/sources/capture/folderreader.h"

namespace fairlead::accounting {

/// A slurm.conf does not tell of which Slurm it is; what scontrol printed and the nodes do. Puts
/// that into a configuration that tells no version, and says where it came from; empty: nothing in
/// the folder tells, or the configuration does.
QString takeVersion(const FolderReader& folder, SlurmConfig& config);

} // namespace fairlead::accounting
