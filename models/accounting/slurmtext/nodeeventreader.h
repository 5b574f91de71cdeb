// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/recording.h"
#include "models/accounting/slurmtext/fields.h"
#include "models/accounting/slurmtext/textlines.h"

namespace fairlead::accounting {

/// `events.txt`: sacctmgr -P show event, nodes that were down or drained.
void readNodeEvents(const std::vector<Line>& lines, const std::string& file,
                    const TimeReader& times, replay::Recording& recording);

} // namespace fairlead::accounting
