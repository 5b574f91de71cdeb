// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

#include <QStringList>

namespace fairlead::models {

/// Why a row has the priority that it has, a line each: factors times their weights; or components
/// with their subcomponents, the caps that bite, bounds and what was done by hand.
QStringList explainPriority(const Evaluation& evaluation, RowIndex row);

} // namespace fairlead::models
