// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/slurmtext/text/fields.h"

#include <QIODevice>

#include <cstdint>
#include <vector>

namespace fairlead::accounting {

/// The moments at which slurmctld decayed usage, Unix seconds, ascending: from the lines "Decay
/// factor over N seconds" and "Last ran decay on jobs at N" of its log, which DebugFlags=Priority
/// with SlurmctldDebug=verbose writes. Lengths decide where a line was written in the next second;
/// `computedAt` is the exact moment of one of them, or 0 when it is not known.
std::vector<std::int64_t> readCycles(QIODevice& log, const TimeReader& times,
                                     std::int64_t computedAt);

} // namespace fairlead::accounting
