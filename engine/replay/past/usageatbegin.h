// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"
#include "engine/replay/recording/recording.h"

namespace fairlead::replay {

/// Where a recording does not tell what was used when it begins, that follows from what the reading
/// tells of its own moment: decayed backwards, without what the recorded jobs were charged since;
/// and what those had been charged until then. Of a cycle before the recorded time, so that the
/// jobs that wait then are rated once. The recording's provenance says where it came from and what
/// of it is not known. Replays begin with it, and the time line goes on from it.
/// @param today  the baseline of a reading at or after the end of the recorded time
void addUsageAtBegin(Recording& recording, const Inputs& today);

/// A recording that begins with usage, or of which it is not known.
std::shared_ptr<const Recording> withUsageAtBegin(std::shared_ptr<const Recording> recording,
                                                  const Inputs& today);

} // namespace fairlead::replay
