// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/table.h"
#include "engine/recovery/recovery.h"

namespace fairlead::reports {

/// Moment, RawUsage, NormShares, EffectvUsage, FairShare, LevelFS (empty where the algorithm has no
/// levels): a row a moment, in sshare's words.
Table recoveryTable(const Recovery& recovery);
/// Moment, Behind, Ahead: the priorities of two jobs.
Table overtakingTable(const Overtaking& overtaking);

} // namespace fairlead::reports
