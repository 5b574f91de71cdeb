// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshot.h"

namespace fairlead::replay {

/// Whether two readings tell a replay the same of a cluster: its tree with shares and priorities,
/// its partitions, QOS and policy. Queue and usage are not among it: a replay takes both from the
/// history.
bool areReplayedAlike(const Snapshot& a, const Snapshot& b);

} // namespace fairlead::replay
