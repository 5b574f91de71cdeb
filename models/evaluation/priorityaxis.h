// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/priority/evaluation.h"

namespace fairlead::models {

/// One axis for the bars of all rows: the largest extents right and left of zero.
struct PriorityAxis
{
    double minimum = 0.0; ///< priority points, <= 0
    double maximum = 0.0; ///< priority points, >= 0
    bool operator==(const PriorityAxis&) const = default;
};

/// Of all rows, those without a rank too. Linear in them.
PriorityAxis priorityAxis(const Evaluation& evaluation);

} // namespace fairlead::models
