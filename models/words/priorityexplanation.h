// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/result.h"
#include "engine/priority/evaluation.h"
#include "engine/replay/recording/limits.h"

#include <QStringList>

namespace fairlead::models {

/// Why a row has the priority that it has, a line each: factors times their weights; or components
/// with their subcomponents, the caps that bite, bounds and what was done by hand.
/// Counts who stands before it in the whole queue. How high a limit is that keeps it waiting is
/// said where `limits` tell, else why they could not be read.
QStringList explainPriority(const Evaluation& evaluation, RowIndex row,
                            const Result<replay::Limits>& limits = replay::Limits());
/// Components with their subcomponents alone, of a scheduler that has caps: at once, also in a long
/// queue.
QStringList explainComponents(const Evaluation& evaluation, RowIndex row);

} // namespace fairlead::models
