// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"

namespace fairlead::accounting {

/// Names are VARCHAR(255), in SQLite too, which would keep any. Error code DataInvalid, with the
/// beginning of the name.
Result<void> checkNameLengths(const SnapshotRecords& records);

} // namespace fairlead::accounting
