// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/moab/data/site.h"

#include <QString>

namespace fairlead::accounting {

/// Reads the fairshare windows FS.<epoch> in fs-input/, else in stats/ (specification 2.2). Returns
/// the folder, empty when there is none. Problems go to the issues of the records.
QString readFsFiles(const QString& folder, const moab::Settings& settings,
                    SnapshotRecords& records);

} // namespace fairlead::accounting
