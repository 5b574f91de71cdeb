// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <string>

namespace fairlead::accounting {

/// An issue where root has used less than those right under it together: slurmctld adds what
/// somebody uses to each account up to root.
void checkRootUsage(const std::string& file, SnapshotRecords& records);

} // namespace fairlead::accounting
