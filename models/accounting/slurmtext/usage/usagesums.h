// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

#include <string>

namespace fairlead::accounting {

/// An issue for the first account that has used less than those right under it together: slurmctld
/// adds what somebody uses to each account up to root.
/// @param rounding  most by which the file rounds a number  @unit as raw usage
void checkUsageSums(const std::string& file, long double rounding, SnapshotRecords& records);

} // namespace fairlead::accounting
