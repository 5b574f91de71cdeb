// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/finder/target.h"
#include "engine/replay/recording/recording.h"

namespace fairlead::finder {

/// What a wait or slowdown of a target really was, of the jobs that started in the recorded period;
/// of several groups the worst. NaN: there were no such jobs.
double recordedFigure(const Target& target, const replay::Recording& recording);

} // namespace fairlead::finder
