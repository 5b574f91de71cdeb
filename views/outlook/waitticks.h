// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

namespace fairlead::views {

/// The smallest round duration that is not below it: 10 s, 1 min, 6 h, 2 d.  @unit s
double roundWait(double least);

/// Ticks of an axis of decades, from 0 to roundWait() of the largest value.  @unit s
std::vector<double> decadeTicks(double largest);

/// Ticks of an even axis, from 0 to the largest value: about five.  @unit s
std::vector<double> evenTicks(double largest);

} // namespace fairlead::views
