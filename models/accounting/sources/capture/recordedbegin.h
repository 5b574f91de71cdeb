// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/cluster/snapshotbuilder.h"
#include "engine/replay/recording/recording.h"

#include <string>

namespace fairlead::accounting {

/// Takes the usage of a capture that was made when the history began. An issue where the list of
/// jobs, which is the file `history`, begins later.
void addBeginning(const SnapshotRecords& capture, const std::string& history,
                  replay::Recording& recording);

} // namespace fairlead::accounting
