// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/sources/capture/folderreader.h"

namespace fairlead::accounting {

struct TimeReader;

/// The cycles of the priority thread that slurmctld.log, where it is there, tells of.
void readCycleMoments(const TimeReader& times, FolderReader& folder, SnapshotRecords& records);

} // namespace fairlead::accounting
