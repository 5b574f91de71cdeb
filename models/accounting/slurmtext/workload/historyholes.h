// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"

#include <string>

namespace fairlead::accounting {

/// Adds to the issues of the recording where its list of jobs has a plain hole: nobody was
/// submitted for far longer than is usual, and then the numbers of jobs go on far ahead, while few
/// are left out elsewhere.
/// @param file  for the issues
void reportHoles(replay::Recording& recording, const std::string& file);

/// Likewise where jobs are missing that were submitted after the capture before the history.
/// @param taken  when that was made
/// @param last  the highest number of a job in it; 0: it has none
void reportLateBegin(replay::Recording& recording, replay::Second taken, std::uint32_t last,
                     const std::string& file);

} // namespace fairlead::accounting
