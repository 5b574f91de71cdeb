// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/reports/writers/table.h"
#include "engine/recovery/replayedrecovery.h"

namespace fairlead::reports {

/// Moment, RawUsage, NormShares, EffectvUsage, FairShare, LevelFS (empty where the algorithm has no
/// levels): a row a moment, in sshare's words.
Table recoveryTable(const Recovery& recovery);
/// The same, the means of the replicas, with EffectvLow and EffectvHigh: another one would lie
/// between them nine times of ten.
Table recoveryTable(const ReplayedRecovery& recovery);
/// Moment, Behind, Ahead, BehindJobID, AheadJobID: the priorities of two jobs, and whose they are.
Table overtakingTable(const Overtaking& overtaking, const Snapshot& snapshot);

} // namespace fairlead::reports
