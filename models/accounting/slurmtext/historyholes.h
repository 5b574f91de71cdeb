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

} // namespace fairlead::accounting
