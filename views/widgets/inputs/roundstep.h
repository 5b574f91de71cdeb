// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace fairlead::views {

/// How far the ticks of an axis are apart: the smallest number of at most two digits, 1, 1.5,
/// 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten, that is not below `least`. 1 where that is not
/// above 0.
double roundStep(double least);

/// The step with which `steps` of them reach from at or below `from` to `to` or farther, the first
/// tick being a multiple of it.
double roundStep(double from, double to, int steps);

} // namespace fairlead::views
