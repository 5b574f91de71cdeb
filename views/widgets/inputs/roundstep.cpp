// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/widgets/inputs/roundstep.h"

#include <cmath>
#include <initializer_list>

namespace fairlead::views {

double roundStep(double least)
{
    if (!(least > 0.0))
        return 1.0;
    const double decade = std::pow(10.0, std::floor(std::log10(least)));
    for (const double digits : {1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0}) {
        if (digits * decade >= least)
            return digits * decade;
    }
    return 10.0 * decade;
}

double roundStep(double from, double to, int steps)
{
    constexpr double more = 1.001; // than a step: the next one
    double step = roundStep((to - from) / steps);
    while ((std::floor(from / step) + steps) * step < to)
        step = roundStep(step * more);
    return step;
}

} // namespace fairlead::views
