// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/clock/replay.h"
#include "engine/replay/state/joblist.h"

namespace fairlead::replay {

/// Puts down when and where a job starts, and where its wait went until then.
void noteStart(Outcome& outcome, std::uint32_t job, Live& live, Second start);

} // namespace fairlead::replay
