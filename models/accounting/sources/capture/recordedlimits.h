// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording/recording.h"
#include "models/accounting/slurmtext/text/textlines.h"
#include "models/accounting/sources/capture/folderreader.h"

#include <functional>
#include <string>
#include <vector>

namespace fairlead::accounting {

/// Adds the limits of QOS and associations that a capture tells, in its text or else in its JSON.
/// @param lines  reads one of its files
/// Returns whether there are any of associations.
bool addRecordedLimits(const FolderReader& folder,
                       const std::function<std::vector<Line>(const char* file)>& lines,
                       const std::string& cluster, replay::Recording& recording);

} // namespace fairlead::accounting
