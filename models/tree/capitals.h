// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

#include <QString>

namespace fairlead::models {

/// Why the scheduler's own tool would not keep a new name as it is written: sacctmgr writes
/// accounts in small letters, and users too where none there has a capital. Empty: it would.
QString capitalsFault(const Snapshot& snapshot, bool isAccount, const std::string& name);

} // namespace fairlead::models
