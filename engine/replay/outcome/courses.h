// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/replay/outcome/outlook.h"

namespace fairlead::replay {

/// Decides how long a step is, 60 of them at most, and whose shares are kept: needs
/// Outlook::recorded and the period.
void layOutCourses(Outlook& outlook);

/// One run over time, as laid out.
/// @param outcome  null: what really happened
Course courseOf(const Recording& recording, const Outlook& outlook, const Outcome* outcome);

} // namespace fairlead::replay
