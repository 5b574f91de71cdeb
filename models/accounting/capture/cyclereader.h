// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/accounting/capture/fields.h"

#include <QIODevice>

#include <cstdint>
#include <vector>

namespace fairlead::accounting {

/// The moments at which slurmctld decayed usage, Unix seconds, ascending: from the lines "Decay
/// factor over N seconds" of its log, which DebugFlags=Priority with SlurmctldDebug=verbose writes. The lengths decide, so that
/// a line written in the next second does no harm; `computedAt` is the moment of one of them, or 0.
/// Empty: the log has no such line with a time.
std::vector<std::int64_t> readCycles(QIODevice& log, const TimeReader& times,
                                     std::int64_t computedAt);

} // namespace fairlead::accounting
