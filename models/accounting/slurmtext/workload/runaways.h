// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <string>

namespace fairlead::accounting {

/// How long behind its time limit a job without an end is taken to have ended at it.  @unit s
inline constexpr replay::Second runawayAfter = 86400;
/// Jobs that ended without a word to accounting, nor to a log that was read: replays would have
/// them run for ever.
/// @param takenAt  when the source was read; 0: not known
void endRunaways(replay::Recording& recording, replay::Second takenAt, const std::string& origin);

} // namespace fairlead::accounting
