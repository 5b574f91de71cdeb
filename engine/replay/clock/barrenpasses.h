// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/timeline.h"

namespace fairlead::replay {

/// Puts the passes that started nothing, and so are in no record, where they must have been: main
/// passes where a submission, an end or a node asked for one (specification scheduling 1.3), runs
/// of backfill in equal steps between those that started something (4.1), as far as anything
/// happened since the one before.
void addBarrenPasses(Timeline& timeline, const Parameters& parameters);

} // namespace fairlead::replay
